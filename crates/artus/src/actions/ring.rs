//! Giving a prince a ring, and the coronation by a third one (section 11, ART-15.14).

use crate::cards::Card;
use crate::chairs::Chair;
use crate::event::{Event, Points};
use crate::moves::{Action, Move};
use crate::refusal::Refusal;
use crate::state::Open;
use crate::vocab::{Category, Figure, Figures};
use table::{Journal, Moves, Seat};

pub(super) fn offer(open: &Open, card: Card, figures: Figures, out: &mut Moves<Move>) {
    let mut princes = super::advance::royals(open, figures);
    princes.remove(open.table.king); // ART-11.1
    for prince in princes.iter() {
        out.push(Move::Play(card, Action::Ring(prince)));
    }
}

pub(super) fn refusal(open: &Open, figures: Figures, chair: Chair) -> Option<Refusal> {
    match open.table.figure(chair) {
        Some(Figure::King(_)) => Some(Refusal::KingNoRing(chair)),
        Some(Figure::Knight(_)) | None => Some(Refusal::NoPrince(chair)),
        Some(Figure::Prince(metal)) if !figures.permit(metal) => {
            Some(Refusal::WrongMetal { chair, permitted: figures, ring: true })
        }
        Some(Figure::Prince(_)) => None,
    }
}

pub(super) fn carry_out(open: &mut Open, seat: Seat, prince: Chair, journal: &mut Journal<Event>) {
    let Some(metal) = open.table.metal(prince) else { return };
    // ART-11.8: points under the old alignment, then the coronation, then the realignment.
    let value = open.value(prince);
    let rings = open.table.rings(prince) + 1;
    let king = open.table.king;
    journal.note(|| Event::Ringed { metal, chair: prince, rings });
    open.score_points(seat, Category::Rings, value, Points::Ring { chair: prince }, journal);
    if let Some(former) = open.table.give_ring(prince) {
        journal.note(|| Event::Crowned { metal, chair: prince, former });
    }
    open.note_realignment(king, journal);
}
