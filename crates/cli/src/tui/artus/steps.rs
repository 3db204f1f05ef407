//! How a move is chosen: a card, then a figure or knights, then a chair; a chair when placing; a pile when drawing.

use super::super::pick;
use artus::{Action, Chair, Move, View};
use ratatui::crossterm::event::KeyCode;
use std::f64::consts::TAU;

/// How many steps it takes to choose a move.
pub(crate) const fn steps(offer: Move) -> usize {
    match offer {
        Move::Play(_, Action::Advance { .. }) => 3,
        Move::Play(_, Action::Ring(_) | Action::Score(_) | Action::Best) => 2,
        Move::Play(_, Action::All | Action::Penalty) => 1,
        Move::Start(_) | Move::King(_) | Move::Card(_) | Move::Place(_) | Move::Draw(_) => 1,
    }
}

/// Whether two moves that agreed so far go together at a step: by card, then by figure, then not at all.
pub(crate) fn together(one: Move, other: Move, step: usize) -> bool {
    match (step, one, other) {
        (0, Move::Play(one, _), Move::Play(other, _)) => one == other,
        (
            1,
            Move::Play(_, Action::Advance { from: one, .. }),
            Move::Play(_, Action::Advance { from: other, .. }),
        ) => one == other,
        _ => one == other,
    }
}

/// Chairs to place a knight on are called by their numbers.
pub(crate) const fn number(offer: Move) -> Option<u8> {
    match offer {
        Move::Place(chair) => Some(chair.number()),
        Move::Start(_) | Move::King(_) | Move::Card(_) | Move::Play(..) | Move::Draw(_) => None,
    }
}

/// A distance forward is chosen by its digit, one backward by a letter; everything else is counted.
pub(crate) fn key_of(offer: Move, step: usize, place: usize) -> Option<char> {
    match (step, offer) {
        (2, Move::Play(_, Action::Advance { steps, .. })) => {
            let distance = usize::from(steps.unsigned_abs());
            if steps > 0 {
                (distance <= 9).then(|| pick::key_of(distance - 1)).flatten()
            } else {
                pick::key_of(9 + distance)
            }
        }
        _ => pick::key_of(place),
    }
}

/// Arrow keys lead around the ring when a knight is placed: to the next chair in the direction of the arrow.
pub(crate) fn around(firsts: &[Move], place: usize, key: KeyCode) -> Option<usize> {
    let Move::Place(chair) = *firsts.get(place)? else { return None };
    let angle = TAU * f64::from(chair.number()) / f64::from(Chair::COUNT);
    // Clockwise is to the right at the top, downward at the right, to the left at the bottom.
    let clockwise = match key {
        KeyCode::Right => angle.cos() > -1e-9,
        KeyCode::Left => angle.cos() < -1e-9,
        KeyCode::Down => angle.sin() > -1e-9,
        KeyCode::Up => angle.sin() < -1e-9,
        _ => return None,
    };
    let length = firsts.len();
    Some(if clockwise { (place + 1) % length } else { (place + length - 1) % length })
}

/// Placing begins at the chair of the highest value, everything else at the first.
pub(crate) fn first_choice(view: &View<'_>, offers: impl Iterator<Item = Move>) -> usize {
    let value = |offer: Move| match offer {
        Move::Place(chair) => view.open.value(chair),
        Move::Start(_) | Move::King(_) | Move::Card(_) | Move::Play(..) | Move::Draw(_) => 0,
    };
    let mut best = (0, i32::MIN);
    for (place, offer) in offers.enumerate() {
        if value(offer) > best.1 {
            best = (place, value(offer));
        }
    }
    best.0
}

/// Whether a move plays a card of the hand.
pub(crate) const fn is_of_hand(offer: Move) -> bool {
    matches!(offer, Move::Play(..))
}
