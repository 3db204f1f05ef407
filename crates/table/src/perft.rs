//! Perft: counts the move tree, a number that changes when a rule does.

use crate::{Actor, Game, Journal, Moves, Turn};

/// The number of ways to make `depth` moves one after the other from here, moves of chance included; a game
/// that ends earlier counts as one way.
///
/// Where several seats choose at once the lowest goes first, since the order in which they confirm makes no
/// difference.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    let who = match game.turn() {
        Turn::Seats(seats) => seats.iter().next().map(Actor::Seat),
        Turn::Chance => Some(Actor::Chance),
        Turn::Over => None,
    };
    let Some(who) = who.filter(|_| depth > 0) else { return 1 };
    let mut offers = Moves::new();
    game.moves(who, &mut offers);
    if depth == 1 {
        return offers.len() as u64;
    }
    let after = |&offer| {
        let mut next = game.clone();
        next.play(who, offer, &mut Journal::silent());
        perft(&next, depth - 1)
    };
    offers.iter().map(after).sum()
}
