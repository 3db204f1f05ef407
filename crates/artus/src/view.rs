//! What one eye may know of a game.

use crate::actions;
use crate::event::Event;
use crate::moves::Move;
use crate::state::{Artus, Open, Secret};
use table::{Eye, Journal, Seat};

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

    /// What would happen if this card were played, as far as it can be known beforehand: everything but draws.
    /// For any other move nothing is foretold.
    pub fn preview(&self, seat: Seat, choice: Move) -> Vec<Event> {
        let mut journal = Journal::new();
        if let Move::Play(card, action) = choice
            && seat.index() < self.open.players()
            && actions::refusal(self.open, seat, card, action).is_none()
        {
            actions::carry_out(&mut self.open.clone(), seat, card, action, &mut journal);
        }
        journal.events().to_vec()
    }
}

impl Artus {
    pub(crate) fn seen_by(&self, eye: Eye) -> View<'_> {
        let mut secrets = [None; 4];
        for seat in Seat::all(self.open.players()).filter(|&seat| eye.sees(seat)) {
            secrets[seat.index()] = Some(&self.secret[seat.index()]);
        }
        View { open: &self.open, secrets }
    }
}
