//! The laws of the house, over every set of options.

use crate::Tested;
use artus::{Artus, Components, Mode, Options};
use suite::laws;
use table::{Fill, Game};

/// Plays random games and checks every law on the way; each game has exactly the decisions of ART-17.8.
fn obey(players: usize, mode: Mode, decisions: u32) {
    let options = Options::new(players, mode, Components::printed()).unwrap();
    let seen = laws::obey::<Tested>(&options, 400, 1);
    assert_eq!((seen.shortest, seen.longest), (decisions, decisions), "ART-17.8 with {options}");
    assert_eq!(Artus::most_decisions(&options), decisions, "ART-17.8 with {options}");
    assert!(seen.refused > 20_000, "{seen:?}");
    assert_eq!(seen.fullest, Fill::default(), "every card is one decision (ART-6.3), so nothing waits");
}

#[test]
fn beginner_for_two() {
    obey(2, Mode::Beginner, 66);
}

#[test]
fn beginner_for_three() {
    obey(3, Mode::Beginner, 99);
}

#[test]
fn beginner_for_four() {
    obey(4, Mode::Beginner, 128);
}

#[test]
fn advanced_for_two() {
    obey(2, Mode::Advanced, 86);
}

#[test]
fn advanced_for_three() {
    obey(3, Mode::Advanced, 129);
}

#[test]
fn advanced_for_four() {
    obey(4, Mode::Advanced, 168);
}

#[test]
fn no_set_of_options_is_left_out() {
    let all = Artus::every_option(Components::printed());
    assert_eq!(all.len(), 6, "each of them has a test above");
}
