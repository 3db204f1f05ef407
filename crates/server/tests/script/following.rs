//! The scripts by which a page follows the others, in the order in which the house joins them.

pub(crate) const SCRIPTS: [&str; 7] = [
    include_str!("../../src/assets/layer.js"),
    include_str!("../../src/assets/motion.js"),
    include_str!("../../src/assets/marks.js"),
    include_str!("../../src/assets/sounds.js"),
    include_str!("../../src/assets/preferences.js"),
    include_str!("../../src/assets/follow.js"),
    include_str!("../../src/assets/since.js"),
];
