//! What one eye may know of a game.

use crate::missions::MissionSet;
use crate::state::{Merlin, Open, Secret};
use table::{Eye, Seat};

/// The game as one eye sees it: what is open, and the secrets that eye may know. There is no way from a view back
/// to the state, so a hidden card cannot slip out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View<'a> {
    /// What everybody sees.
    pub open: &'a Open,
    secrets: [Option<&'a Secret>; 4],
}

impl View<'_> {
    /// What a seat keeps to itself, if this eye may know it.
    pub fn secret(&self, seat: Seat) -> Option<&Secret> {
        self.secrets.get(seat.index()).copied().flatten()
    }

    /// The missions in a hand as far as this eye may know them: all of them, or those that everybody saw being taken
    /// from the display (MER-17.2).
    pub fn hand(&self, seat: Seat) -> MissionSet {
        self.secret(seat).map_or(self.open.castle(seat).seen, Secret::hand)
    }
}

impl Merlin {
    pub(crate) fn seen_by(&self, eye: Eye) -> View<'_> {
        let mut secrets = [None; 4];
        for seat in Seat::all(self.open.players()).filter(|&seat| eye.sees(seat)) {
            secrets[seat.index()] = Some(&self.secret[seat.index()]);
        }
        View { open: &self.open, secrets }
    }
}
