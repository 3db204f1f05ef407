//! What one eye may know of a game.

use crate::colours::Colour;
use crate::due::Phase;
use crate::event::Event;
use crate::moves::Move;
use crate::state::{Camelot, Open, Secret};
use table::{Eye, Journal, Seat, Turn};

/// The game as one eye sees it: what is open, and the secrets that eye may know. There is no way from a view back to
/// the state, so nothing hidden can slip out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View<'a> {
    /// What everybody sees.
    pub open: &'a Open,
    secrets: [Option<&'a Secret>; Colour::COUNT],
}

impl View<'_> {
    /// What lies behind a colour's screen and in its fist, if this eye may know it.
    pub const fn secret(&self, colour: Colour) -> Option<&Secret> {
        self.secrets[colour as usize]
    }

    /// What would happen if the player on turn decided so, as far as it can be known beforehand: up to the
    /// next decision or draw within the turn. Of closed fists, predictions and chosen tiles nothing is
    /// predicted, nor of a move that is not allowed.
    pub fn preview(&self, seat: Seat, choice: Move) -> Vec<Event> {
        let mut journal = Journal::new();
        let due = self.open.due();
        if self.open.turn_of(due) == Turn::of(seat) && self.open.why_not(seat, due, choice).is_none() {
            let mut open = *self.open;
            open.carry_out(choice, &mut journal);
            open.settle(&mut journal);
        }
        journal.events().to_vec()
    }
}

impl Camelot {
    /// A player sees behind their own screens (CAM-18.8); after the game everybody sees everything (CAM-22.6).
    pub(crate) fn seen_by(&self, eye: Eye) -> View<'_> {
        let mut secrets = [None; Colour::COUNT];
        for colour in self.open.colours() {
            let mine = self.open.owner(colour).is_some_and(|owner| eye.sees(owner));
            if mine || self.open.flow.phase == Phase::Over {
                secrets[colour.index()] = Some(&self.secret[colour.index()]);
            }
        }
        View { open: &self.open, secrets }
    }
}
