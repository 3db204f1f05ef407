//! Who competes: what a contestant has to do, and what it is shown.

use super::Forfeit;
use games::{AnyMove, AnyView, GameId, RunningGame};
use table::{Eye, Rng, Scores, Seat, Unreadable};

/// Somebody who can sit down at any number of games at the same time.
pub trait Contestant: Send + Sync {
    /// Sits down for one game. The player knows nothing of other games, not even of those of the same set:
    /// these have the same chance.
    fn sit_down(&self, place: &Place<'_>, rng: &mut dyn Rng) -> Result<Box<dyn Player + '_>, Forfeit>;
}

/// Somebody in a seat of one game.
pub trait Player {
    /// Chooses one of several moves. Decisions with one move alone are not asked for.
    fn decide(&mut self, sight: &Sight<'_>, rng: &mut dyn Rng) -> Result<AnyMove, Forfeit>;

    /// Hears how the game ended.
    fn hear_the_end(&mut self, ending: Ending<'_>) {
        let _ = ending;
    }
}

/// Where somebody sits down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place<'a> {
    /// The game.
    pub game: GameId,
    /// Its options, as they are written.
    pub options: &'a str,
    /// How many play.
    pub players: usize,
    /// The seat.
    pub seat: Seat,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending<'a> {
    /// It was played to its end.
    Played(&'a Scores),
    /// This seat forfeited it.
    Forfeited(Seat),
}

/// What the player in a seat sees when it has to decide. There is no way from it to what the seat does not know.
#[derive(Clone, Copy)]
pub struct Sight<'a> {
    running: &'a dyn RunningGame,
    seat: Seat,
}

impl<'a> Sight<'a> {
    pub(crate) const fn new(running: &'a dyn RunningGame, seat: Seat) -> Self {
        Self { running, seat }
    }

    /// The game itself, for bots of the house alone: they hide it from themselves.
    pub(crate) const fn running(&self) -> &'a dyn RunningGame {
        self.running
    }

    /// Whose decision it is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// What this seat may know.
    pub fn view(&self) -> AnyView<'a> {
        self.running.view(Eye::Seat(self.seat))
    }

    /// What is offered, in order.
    pub fn offers(&self) -> Vec<AnyMove> {
        self.running.offers(self.seat)
    }

    /// Reads a move of this game.
    pub fn read_move(&self, text: &str) -> Result<AnyMove, Unreadable> {
        self.running.read_move(text)
    }
}
