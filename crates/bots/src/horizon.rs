//! Where thinking ahead stops, and what has come of it by then.

use crate::judge::Outcome;
use crate::{Judge, Network, Style};
use table::{Actor, Seat, Turn};

/// Watches a game that is played on, and judges it at the end of each turn of a seat until it has seen enough.
///
/// What is near is surer, what is far tells more: all these judgements count alike.
pub(crate) struct Horizon {
    turns: u32,
    /// Whether the seat has been on turn since the last judgement.
    was_on_turn: bool,
    sum: Outcome,
    judgements: u32,
    /// The network that evaluates situations; `None` for the hand-written evaluation ([`Judge`]).
    network: Option<&'static Network>,
    /// What the seat likes.
    style: Style,
}

impl Horizon {
    /// The end of a number of turns of a seat, including the current one.
    pub(crate) const fn after(turns: u32) -> Self {
        Self {
            turns,
            was_on_turn: true,
            sum: Outcome::NOTHING,
            judgements: 0,
            network: None,
            style: Style::Balanced,
        }
    }

    /// The same, and a network judges if there is one.
    pub(crate) const fn asking(self, network: Option<&'static Network>) -> Self {
        Self { network, ..self }
    }

    /// The same, and the seat likes something.
    pub(crate) const fn liking(self, style: Style) -> Self {
        Self { style, ..self }
    }

    /// Whether enough is seen; to be asked after every move, and no more once it was.
    pub(crate) fn is_reached<G: Judge>(&mut self, game: &G, seat: Seat) -> bool {
        let turn = game.turn();
        let over = turn == Turn::Over;
        self.was_on_turn |= turn.includes(Actor::Seat(seat));
        // What chance brings the others in their turns ends no turn of this seat.
        if over || self.was_on_turn && game.is_settled(seat) {
            self.turns = if over { 0 } else { self.turns.saturating_sub(1) };
            self.sum.add(&Outcome::asking(self.network, game, seat, self.style));
            self.judgements += 1;
            self.was_on_turn = false;
        }
        self.turns == 0
    }

    /// What was seen, on average.
    pub(crate) fn outcome(&self) -> Outcome {
        self.sum.shared_by(self.judgements)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::playing::Playing;
    use table::generator;

    /// How often a seat begins to decide until `turns` of its turns are seen, and how many judgements that makes.
    fn seen<G: Judge>(options: &str, turns: u32) -> (u32, u32) {
        let options = G::read_options(options, G::printed()).unwrap();
        let (mut game, mut rng, mut playing) = (G::setup(&options), generator(7), Playing::<G>::new(1));
        let seat = Seat::new(0);
        // Into the middle of the game, to a decision of this seat.
        for _ in 0..60 {
            playing.step(&mut game, &mut rng);
        }
        while !game.turn().includes(Actor::Seat(seat)) {
            playing.step(&mut game, &mut rng);
        }
        let (mut horizon, mut began, mut on_turn) = (Horizon::after(turns), 0, false);
        while !horizon.is_reached(&game, seat) {
            // Chance moves in the middle of turns too.
            if let Turn::Seats(seats) = game.turn() {
                began += u32::from(seats.contains(seat) && !on_turn);
                on_turn = seats.contains(seat);
            }
            playing.step(&mut game, &mut rng);
        }
        (began, horizon.judgements)
    }

    #[test]
    fn the_turns_of_others_are_not_counted_however_often_chance_moves_in_them() {
        for players in 2..=4 {
            for turns in 1..=4 {
                let options = format!("players={players} mode=advanced");
                assert_eq!(seen::<artus::Artus>(&options, turns), (turns, turns), "artus {options}");
            }
        }
    }
}
