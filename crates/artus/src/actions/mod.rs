//! What a card can be used for: offers, refusals and effects of each action side by side.

mod advance;
mod ring;
mod scoring;

use crate::cards::{Card, Scoring};
use crate::event::Event;
use crate::moves::{Action, Move};
use crate::refusal::Refusal;
use crate::state::Open;
use crate::vocab::Figures;
use table::{Journal, Moves, Seat};

/// Offers every use of a card, ascending (ART-17.11).
pub(crate) fn offer(open: &Open, seat: Seat, card: Card, out: &mut Moves<Move>) {
    match card {
        Card::Knight(reach) => advance::offer(open.table.knights(seat), card, reach, out),
        Card::King(figures, reach) => advance::offer(advance::royals(open, figures), card, reach, out),
        Card::Ring(figures) => ring::offer(open, card, figures, out),
        Card::Scoring(Scoring::Choice) => {
            // ART-15.12: a move, a ring, or the best knight.
            advance::offer(advance::all_movable(open, seat), card, advance::CHOICE, out);
            ring::offer(open, card, Figures::Any, out);
            out.push(Move::Play(card, Action::Best));
        }
        Card::Scoring(scoring) => scoring::offer(open, seat, card, scoring, out),
    }
}

/// Why a card in the hand cannot be used so.
pub(crate) fn refusal(open: &Open, seat: Seat, card: Card, action: Action) -> Option<Refusal> {
    match (card, action) {
        (Card::Knight(reach), Action::Advance { from, steps }) => {
            let sits = open.table.knights(seat).contains(from);
            if sits { advance::refusal(card, reach, steps) } else { Some(Refusal::NoOwnKnight(from)) }
        }
        (Card::King(figures, reach), Action::Advance { from, steps }) => match open.table.metal(from) {
            None => Some(Refusal::NoRoyal(from)),
            Some(metal) if !figures.permit(metal) => {
                Some(Refusal::WrongMetal { chair: from, permitted: figures, ring: false })
            }
            Some(_) => advance::refusal(card, reach, steps),
        },
        (Card::Scoring(Scoring::Choice), Action::Advance { from, steps }) => {
            let movable = advance::all_movable(open, seat).contains(from);
            if movable {
                advance::refusal(card, advance::CHOICE, steps)
            } else {
                Some(Refusal::NothingToMove(from))
            }
        }
        (Card::Ring(figures), Action::Ring(prince)) => ring::refusal(open, figures, prince),
        (Card::Scoring(Scoring::Choice), Action::Ring(prince)) => ring::refusal(open, Figures::Any, prince),
        (Card::Scoring(Scoring::Choice), Action::Best) => None,
        (Card::Scoring(scoring), action) => scoring::refusal(open, seat, card, scoring, action),
        (Card::Knight(_) | Card::King(..) | Card::Ring(_), _) => Some(Refusal::OtherAction(card)),
    }
}

/// Carries a card out.
pub(crate) fn carry_out(
    open: &mut Open,
    seat: Seat,
    card: Card,
    action: Action,
    journal: &mut Journal<Event>,
) {
    match action {
        Action::Advance { from, steps } => advance::carry_out(open, seat, from, steps, journal),
        Action::Ring(prince) => ring::carry_out(open, seat, prince, journal),
        Action::All | Action::Score(_) | Action::Best | Action::Penalty => {
            scoring::carry_out(open, seat, card, action, journal);
        }
    }
}
