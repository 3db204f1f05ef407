//! What must hold in every situation of every set of modules: room for what is due, nothing touched by modules that are
//! off, and a position that can be written down and read back.

#[path = "rules/random.rs"]
#[allow(dead_code, reason = "shared with other tests")]
mod random;

use merlin::{Components, Merlin};
use random::watched_game;
use table::{Eye, Game};

#[test]
fn every_situation_of_every_set_is_sound() {
    for options in Merlin::every_option(Components::printed()) {
        let (mut deepest, mut number) = (usize::MAX, 0);
        watched_game(&options, 7, |game, _, _| {
            deepest = deepest.min(game.view(Eye::Spectator).open.due.room());
            game.audit().unwrap_or_else(|fault| panic!("{options}: {fault}"));
            number += 1;
            if number % 10 == 0 {
                let text = game.position();
                let read = Merlin::from_position(&text, Components::printed());
                assert_eq!(read.as_ref(), Ok(game), "{text}");
            }
        });
        assert!(deepest >= 2, "{options}: only {deepest} places left for what is due");
    }
}
