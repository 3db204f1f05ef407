//! Scoring knights, and the penalty where a card's condition is not met (section 15).

use crate::cards::{Card, Scoring};
use crate::chairs::ChairSet;
use crate::event::{Event, Points};
use crate::moves::{Action, Move};
use crate::refusal::Refusal;
use crate::state::Open;
use crate::vocab::{Category, Plate};
use table::{Clause, Journal, Moves, Seat};

/// What a scoring card with a condition scores: one knight from each of these groups of chairs.
///
/// The groups of [`Groups::OfEach`] have no chair in common.
enum Groups {
    /// One knight out of each set.
    OfEach([ChairSet; 3]),
    /// A number of knights out of one set.
    OutOf(ChairSet, usize),
}

impl Groups {
    fn met(&self) -> bool {
        match self {
            Self::OfEach(sets) => sets.iter().all(|set| !set.is_empty()),
            Self::OutOf(set, count) => set.len() >= *count,
        }
    }

    fn allow(&self, knights: ChairSet) -> bool {
        match self {
            Self::OfEach(sets) => {
                knights.len() == sets.len() && sets.iter().all(|set| set.intersection(knights).len() == 1)
            }
            Self::OutOf(set, count) => knights.len() == *count && knights.is_subset(*set),
        }
    }

    /// Calls `found` for every selection, in no particular order (ART-15.4).
    fn selections(&self, mut found: impl FnMut(ChairSet)) {
        match *self {
            Self::OfEach([first, second, third]) => {
                for a in first.iter() {
                    for b in second.iter() {
                        third.iter().for_each(|c| found([a, b, c].into_iter().collect()));
                    }
                }
            }
            Self::OutOf(set, count) => choose(set, count, ChairSet::EMPTY, &mut found),
        }
    }
}

/// Calls `found` for every way to add `count` chairs of `set` to `chosen`.
fn choose(mut set: ChairSet, count: usize, chosen: ChairSet, found: &mut impl FnMut(ChairSet)) {
    if count == 0 {
        return found(chosen);
    }
    for chair in set.iter() {
        set.remove(chair);
        let mut more = chosen;
        more.insert(chair);
        choose(set, count - 1, more, found);
    }
}

/// The clause, the penalty and the qualifying knights of a card with a condition.
fn condition(open: &Open, seat: Seat, scoring: Scoring) -> Option<(Clause, i32, Groups)> {
    let own = open.table.knights(seat);
    let on = |plate: Plate| -> ChairSet { own.iter().filter(|&chair| open.plate(chair) == plate).collect() };
    match scoring {
        Scoring::All | Scoring::AllInverted | Scoring::Choice => None,
        Scoring::GreenYellowRed => {
            let groups = Groups::OfEach([Plate::Green, Plate::Yellow, Plate::Red].map(on));
            Some((Clause("ART-15.7"), -15, groups))
        }
        Scoring::Carpet => {
            let carpet = own.intersection(open.options.components.carpet);
            Some((Clause("ART-15.9"), -25, Groups::OutOf(carpet, 2)))
        }
        Scoring::ThreeRed => Some((Clause("ART-15.11"), -50, Groups::OutOf(on(Plate::Red), 3))),
    }
}

pub(super) fn offer(open: &Open, seat: Seat, card: Card, scoring: Scoring, out: &mut Moves<Move>) {
    match condition(open, seat, scoring) {
        None => out.push(Move::Play(card, Action::All)),
        Some((_, _, groups)) if groups.met() => {
            let start = out.len();
            groups.selections(|knights| out.push(Move::Play(card, Action::Score(knights))));
            out.sort_from(start);
        }
        Some(_) => out.push(Move::Play(card, Action::Penalty)),
    }
}

pub(super) fn refusal(
    open: &Open,
    seat: Seat,
    card: Card,
    scoring: Scoring,
    action: Action,
) -> Option<Refusal> {
    let Some((clause, _, groups)) = condition(open, seat, scoring) else {
        let whole = action == Action::All && scoring != Scoring::Choice;
        return (!whole).then_some(Refusal::OtherAction(card));
    };
    match (action, groups.met()) {
        (Action::Score(knights), true) if groups.allow(knights) => None,
        (Action::Score(_), true) => Some(Refusal::WrongKnights { card, condition: clause }),
        (Action::Score(_), false) => Some(Refusal::MustPay { card, condition: clause }),
        (Action::Penalty, true) => Some(Refusal::MustScore(card)),
        (Action::Penalty, false) => None,
        (Action::Advance { .. } | Action::Ring(_) | Action::All | Action::Best, _) => {
            Some(Refusal::OtherAction(card))
        }
    }
}

pub(super) fn carry_out(
    open: &mut Open,
    seat: Seat,
    card: Card,
    action: Action,
    journal: &mut Journal<Event>,
) {
    let Card::Scoring(scoring) = card else { return };
    let own = open.table.knights(seat);
    let sum = |knights: ChairSet| knights.iter().map(|chair| open.value(chair)).sum::<i32>();
    let (points, knights, clause) = match (scoring, action) {
        (Scoring::All, _) => (sum(own), own, Clause("ART-15.5")),
        (Scoring::AllInverted, _) => (-sum(own), own, Clause("ART-15.6")),
        (Scoring::Choice, _) => {
            // ART-15.15: the best knight, never a worse one.
            let best = own.iter().max_by_key(|&chair| open.value(chair));
            let best = best.map(ChairSet::only).unwrap_or_default();
            (sum(best), best, Clause("ART-15.15"))
        }
        (Scoring::GreenYellowRed | Scoring::Carpet | Scoring::ThreeRed, action) => {
            let Some((clause, penalty, _)) = condition(open, seat, scoring) else { return };
            match action {
                Action::Score(knights) => (sum(knights), knights, clause),
                Action::Penalty | Action::All | Action::Best | Action::Advance { .. } | Action::Ring(_) => {
                    let reason = Points::Penalty { clause };
                    return open.score_points(seat, Category::Penalties, penalty, reason, journal);
                }
            }
        }
    };
    open.score_points(seat, Category::Scorings, points, Points::Knights { knights, clause }, journal);
}
