//! Any text given as a position or as components is read or refused, never a panic; a position that is read can be
//! written, read again and played to the end. The text itself says which game it is of.
#![no_main]

use artus::Artus;
use camelot::Camelot;
use libfuzzer_sys::fuzz_target;
use merlin::Merlin;
use table::{Actor, Game, Journal, Moves, Turn, choose, draw, generator};

fn try_text<G: Game>(text: &str) {
    let _ = G::read_components(text);
    let Ok(mut game) = G::from_position(text, G::printed()) else { return };
    assert_eq!(G::from_position(&game.position(), G::printed()).as_ref(), Ok(&game));
    let (mut rng, mut offers) = (generator(text.len() as u64), Moves::new());
    while game.turn() != Turn::Over {
        let (who, choice) = match game.turn() {
            Turn::Seats(seats) => {
                let seat = Actor::Seat(seats.iter().next().expect("somebody has to decide"));
                offers.clear();
                game.moves(seat, &mut offers);
                (seat, choose(&offers, &mut rng))
            }
            Turn::Chance | Turn::Over => (Actor::Chance, draw(&game, &mut offers, &mut rng)),
        };
        game.try_play(who, choice, &mut Journal::silent()).expect("what is offered can be played");
    }
    game.audit().expect("a finished game is a possible one");
}

fuzz_target!(|text: &str| {
    try_text::<Artus>(text);
    try_text::<Camelot>(text);
    try_text::<Merlin>(text);
});
