//! The laws of the house, with the bounds that hold for every game.

use crate::{OptionsOf, Subject};
use table::laws::Seen;
use table::{Game, laws};

/// Plays random games with these options and checks every law on the way: see [`table::laws::obey`]. No game is longer
/// than its known bound, no list of offers needs the heap, and what is due finds room.
///
/// # Panics
/// If a law is broken.
pub fn obey<S: Subject>(options: &OptionsOf<S>, games: u32, seed: u64) -> Seen {
    let seen = laws::obey::<S::Game>(options, games, seed);
    assert_eq!(seen.games, games, "{options}");
    let most = S::Game::most_decisions(options);
    assert!(seen.longest <= most, "{options}: {seen:?}, at most {most}");
    assert!(seen.widest <= 192, "{options}: the offers fit inline: {seen:?}");
    let room = seen.fullest.most - seen.fullest.used;
    assert!(room >= S::ROOM, "{options}: only {room} places left for what is due, not {}", S::ROOM);
    seen
}
