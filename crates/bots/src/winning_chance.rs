//! How likely a seat is to win as the network of the masters sees it, and when a bot gives up.

use crate::Judge;
use crate::inputs::inputs;
use games::{AnyKnowledge, RunningGame};
use table::{Knowledge, Seat, Turn, generator};

/// A bot that is less likely to win resigns. How often it would still have won: `docs/bots.md`.
const HOPELESS: f32 = 0.015;

/// What a seat thinks of its own chance while a game goes on, from 0 to 1, by what it knows; `None` where
/// there is no network.
pub(crate) fn winning_chance(running: &dyn RunningGame, seat: Seat) -> Option<f32> {
    match running.knowledge(seat) {
        AnyKnowledge::Artus(known) => chance(&known),
        AnyKnowledge::Camelot(known) => chance(&known),
        AnyKnowledge::Merlin(known) => chance(&known),
    }
}

/// Any game a seat imagines looks the same to it, and so to the network.
fn chance<G: Judge>(known: &Knowledge<'_, G>) -> Option<f32> {
    let game = known.imagine(&mut generator(0));
    Some(game.network()?.evaluate(&inputs(&game, known.seat())).wins[0])
}

/// Whether a bot in this seat would resign: it sees no chance to win any more. Asked while somebody has
/// something to choose, since no network can judge what is under way.
pub fn resigns(running: &dyn RunningGame, seat: Seat) -> bool {
    let is_choosing = match running.turn() {
        Turn::Seats(seats) => seats.iter().any(|seat| running.offers(seat).len() > 1),
        Turn::Chance | Turn::Over => false,
    };
    is_choosing && winning_chance(running, seat).is_some_and(|chance| chance < HOPELESS)
}
