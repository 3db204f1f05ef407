//! The things on the board that a move is about.

use artus::{Action, Move};
use table::Seat;
use words::artus::Subject;

/// The things a move is about, for whoever shows it before it is made.
pub fn touched(seat: Seat, choice: Move) -> Vec<Subject> {
    match choice {
        Move::Place(chair) => vec![Subject::Chair(chair)],
        Move::Draw(kind) => vec![Subject::Pile(seat, kind)],
        Move::Play(card, action) => {
            let mut all = vec![Subject::Card(card)];
            match action {
                Action::Advance { from, steps } => {
                    all.extend([Subject::Figure(from), Subject::Chair(from.step(steps))]);
                }
                Action::Ring(prince) => all.push(Subject::Figure(prince)),
                Action::Score(knights) => all.extend(knights.iter().map(Subject::Figure)),
                Action::All | Action::Best | Action::Penalty => {}
            }
            all
        }
        Move::Start(_) | Move::King(_) | Move::Card(_) => Vec::new(),
    }
}
