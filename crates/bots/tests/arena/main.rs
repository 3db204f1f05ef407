//! The arena: sets with the same chance, matches that come again, figures that are right.

mod chance;
mod matches;
mod players;
