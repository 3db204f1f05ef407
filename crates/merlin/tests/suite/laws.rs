//! The laws of the house, over every set of options.

use crate::Tested;
use merlin::{Components, Merlin, Options};
use suite::laws;
use table::Game;

/// Plays random games and checks every law on the way.
fn obey(players: usize) {
    let options = Options::new(players, Components::printed()).unwrap();
    let seen = laws::obey::<Tested>(&options, 100, 1);
    // Every turn has a die, a move, an action or none, and an end.
    assert!(seen.shortest >= 4 * 24 * players as u32, "{seen:?}");
    assert!(seen.refused > 30_000, "{seen:?}");
}

#[test]
fn for_two() {
    obey(2);
}

#[test]
fn for_three() {
    obey(3);
}

#[test]
fn for_four() {
    obey(4);
}

/// The sets of modules: none, each, every pair, all.
fn obey_with_modules(players: usize) {
    for options in
        Options::sample(Components::printed()).iter().filter(|options| options.players() == players)
    {
        let seen = laws::obey::<Tested>(options, 3, 1);
        assert!(seen.refused > 500, "{options}: {seen:?}");
    }
}

#[test]
fn for_two_with_modules() {
    obey_with_modules(2);
}

#[test]
fn for_three_with_modules() {
    obey_with_modules(3);
}

#[test]
fn for_four_with_modules() {
    obey_with_modules(4);
}

#[test]
fn no_set_of_options_is_left_out() {
    let (all, sample) = (Merlin::every_option(Components::printed()), Options::sample(Components::printed()));
    assert_eq!(all.len(), 3 + sample.len(), "the base game has a test for each number of players");
    assert_eq!(all[3..], sample);
}
