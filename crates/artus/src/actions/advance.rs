//! Moving a knight, a prince or the king (sections 7 to 10, ART-15.13).

use crate::cards::{Card, Reach};
use crate::chairs::{Chair, ChairSet};
use crate::event::{Event, Points};
use crate::moves::{Action, Move};
use crate::refusal::Refusal;
use crate::state::Open;
use crate::vocab::{Category, Figure, Figures, Metal};
use table::{Journal, Moves, Seat};

/// The distances of the choice card (ART-15.13).
pub(super) const CHOICE: Reach = Reach { min: 1, max: 3, backward: false };

/// The chairs of the silver and bronze figures a card permits (ART-8.3).
pub(super) const fn royals(open: &Open, figures: Figures) -> ChairSet {
    match figures {
        Figures::Only(metal) => open.table.royals(metal),
        Figures::Any => open.table.royals(Metal::Silver).union(open.table.royals(Metal::Bronze)),
    }
}

/// The chairs of everybody the choice card can move (ART-15.13).
pub(super) const fn all_movable(open: &Open, seat: Seat) -> ChairSet {
    open.table.knights(seat).union(royals(open, Figures::Any))
}

pub(super) fn offer(movable: ChairSet, card: Card, reach: Reach, out: &mut Moves<Move>) {
    for from in movable.iter() {
        let advance = |steps| Move::Play(card, Action::Advance { from, steps });
        let (min, max) = (reach.min as i8, reach.max as i8);
        if reach.backward {
            out.extend((-max..1 - min).map(advance));
        }
        out.extend((min..max + 1).map(advance));
    }
}

pub(super) fn refusal(card: Card, reach: Reach, steps: i8) -> Option<Refusal> {
    if reach.allows(steps) {
        None
    } else if steps < 0 && !reach.backward {
        Some(Refusal::NotBackward { card, reach })
    } else {
        Some(Refusal::WrongDistance { card, reach })
    }
}

pub(super) fn carry_out(open: &mut Open, seat: Seat, from: Chair, steps: i8, journal: &mut Journal<Event>) {
    let Some(figure) = open.table.figure(from) else { return };
    // ART-10.1: the value of the chair left, before anything turns.
    let value = open.value(from);
    let king = open.table.king;
    let to = from.step(steps);
    let displaced = open.table.advance(from, to);
    journal.note(|| Event::Moved { figure, from, to });
    if let Some((figure, refuge)) = displaced {
        journal.note(|| Event::Displaced { figure, from: to, to: refuge });
    }
    let category = match figure {
        Figure::Knight(_) => Category::Knights,
        Figure::Prince(_) | Figure::King(_) => Category::Princes,
    };
    open.score_points(seat, category, value, Points::Left { figure, chair: from }, journal);
    open.note_realignment(king, journal);
}
