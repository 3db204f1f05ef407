//! The laws of the house, over every set of options.

use merlin::{Components, Merlin, Options};
use table::{Game, laws};

/// Plays random games and checks every law on the way; no game is longer than the known bound.
fn obey(players: usize) {
    let options = Options::new(players, Components::printed()).unwrap();
    let seen = laws::obey::<Merlin>(&options, 300, 1);
    let most = Merlin::most_decisions(&options);
    assert_eq!(seen.games, 300);
    // Every turn has a die, a move, an action or none, and an end.
    assert!(seen.shortest >= 4 * 24 * players as u32, "{seen:?}");
    assert!(seen.longest <= most, "{seen:?}, at most {most}");
    assert!(seen.widest <= 192, "the offers fit inline: {seen:?}");
    assert!(seen.refused > 100_000, "{seen:?}");
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

#[test]
fn no_set_of_options_is_left_out() {
    assert_eq!(Merlin::every_option(Components::printed()).len(), 3, "each of them has a test above");
}
