//! Taking a move back: free until something was revealed or somebody else has acted upon it.

use super::{GRACE, Request, Session, Stage};
use crate::tui::app::Services;
use crate::tui::log::{Note, NoteKind};
use table::{NoUndo, Seat};

impl Session {
    /// Takes back the last decision of the person at the keyboard, or says why not.
    pub(super) fn undo(&mut self, services: &mut Services) -> Request {
        let undone = match self.undoer() {
            Some(seat) => self.table.game.undo(seat).map(|()| seat),
            None if matches!(self.stage, Stage::Over) => Err(NoUndo::Revealed),
            None => Err(NoUndo::OthersMoved),
        };
        match undone {
            Ok(seat) => {
                if self.persons().len() > 1 {
                    self.holder = Some(seat);
                }
                self.before_last = usize::MAX;
                self.settle(services, GRACE);
                let happened = self.events.len();
                self.notes.retain(|note| note.after <= happened);
                let name = self.names[seat.index()].clone();
                self.notes.push(Note { after: happened, kind: NoteKind::Undone(name) });
                self.save(services);
                Request::Nothing
            }
            Err(why) => Request::Tell(services.words.no_undo(why)),
        }
    }

    /// Whose last decision `u` would take back.
    fn undoer(&self) -> Option<Seat> {
        let persons = self.persons();
        match (&self.stage, self.holder, persons.as_slice()) {
            (Stage::Over, _, _) => {
                persons.iter().copied().find(|&seat| self.table.game.undo_to(seat).is_ok())
            }
            (_, Some(holder), _) => Some(holder),
            (_, None, [only]) => Some(*only),
            (_, None, _) => None,
        }
    }

    /// Whether something can be taken back now.
    pub(crate) fn can_undo(&self) -> bool {
        self.undoer().is_some_and(|seat| self.table.game.undo_to(seat).is_ok())
    }
}
