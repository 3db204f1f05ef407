//! What must hold in every situation of a game with every set of options: no component lost or duplicated, room on the
//! stack, and a position that can be written and read back.

use crate::{GameUnderTest, watched_game};
use table::Game;

/// Every decision of a random game with every set of options; positions at every fifth.
///
/// # Panics
/// If something does not hold.
pub fn every_situation_of_every_set_is_sound<S: GameUnderTest>() {
    let mut least = usize::MAX;
    for options in S::Game::every_option(S::Game::printed()) {
        let mut number = 0;
        watched_game::<S::Game>(&options, 7, |game, _, _| {
            game.audit().unwrap_or_else(|fault| panic!("{options}: {fault}"));
            let fill = game.fill();
            least = least.min(fill.most - fill.used);
            if number % 5 == 0 {
                let text = game.position();
                let read = S::Game::from_position(&text, S::Game::printed());
                assert_eq!(read.as_ref(), Ok(game), "{text}");
            }
            number += 1;
        });
        assert!(number > 0, "{options}: nobody decided anything");
    }
    assert!(least >= S::SPARE_PLACES, "only {least} places left for what is due, not {}", S::SPARE_PLACES);
}
