//! Things that are told apart by a short name alone, and sets of them; how they are declared is shared by all games.

pub(crate) use table::{named, named_set as set_of};
