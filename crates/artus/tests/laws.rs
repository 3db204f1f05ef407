//! The laws of the house, over every set of options.

use artus::{Artus, Components, Mode};
use table::{Game, laws};

#[test]
fn artus_obeys_the_laws_with_every_set_of_options() {
    let options = Artus::every_option(Components::printed());
    assert_eq!(options.len(), 6);
    for (seed, options) in options.iter().enumerate() {
        let seen = laws::obey::<Artus>(options, 2_000, seed as u64);
        let expected = match (options.mode, options.players()) {
            (Mode::Beginner, 2) => 66,
            (Mode::Beginner, 3) => 99,
            (Mode::Beginner, _) => 128,
            (Mode::Advanced, 2) => 86,
            (Mode::Advanced, 3) => 129,
            (Mode::Advanced, _) => 168,
        };
        assert_eq!((seen.shortest, seen.longest), (expected, expected), "ART-17.8 with {options}");
        assert_eq!(Artus::most_decisions(options), expected, "ART-17.8 with {options}");
        assert!(seen.refused > 100_000, "{seen:?}");
        eprintln!("{options}: {seen:?}");
    }
}
