//! The laws every game obeys, with the bounds that hold for all games.

use crate::{GameUnderTest, OptionsOf};
use table::laws::Seen;
use table::{Game, laws};

/// How many games to play if `daily` is enough for every day: `TAFELRUNDE_LAWS=10` asks for ten times as many.
///
/// # Panics
/// If the variable is not a number.
pub fn games(daily: u32) -> u32 {
    match std::env::var("TAFELRUNDE_LAWS") {
        Ok(times) => {
            daily * times.parse::<u32>().expect("TAFELRUNDE_LAWS is how many times as many games are played")
        }
        Err(_) => daily,
    }
}

/// Plays random games with these options, [`games`] of them, and checks every law on the way: see
/// [`table::laws::obey`]. No game is longer than its known bound, no list of offers needs the heap, and the stack never
/// fills up.
///
/// # Panics
/// If a law is broken.
pub fn obey<S: GameUnderTest>(options: &OptionsOf<S>, daily: u32, seed: u64) -> Seen {
    let games = games(daily);
    let seen = laws::obey::<S::Game>(options, games, seed);
    assert_eq!(seen.games, games, "{options}");
    let most = S::Game::most_decisions(options);
    assert!(seen.longest <= most, "{options}: {seen:?}, at most {most}");
    assert!(seen.widest <= 192, "{options}: the offers fit inline: {seen:?}");
    let spare = seen.fullest.most - seen.fullest.used;
    assert!(
        spare >= S::SPARE_PLACES,
        "{options}: only {spare} places left for what is due, not {}",
        S::SPARE_PLACES
    );
    seen
}
