//! Arthur and Merlin stand on different rings, every Pict is somewhere, and what happened in a turn fits what is due
//! (ARU-1.10, ARU-2.6, ARU-2.13, ARU-4.3, section 5).

use super::moves::{Frame as Own, SetupStep};
use super::state::{Pict, State};
use crate::audit::{Check, demand};
use crate::frames::{self, Frame, Part, Window};
use crate::modules::{self, Module};
use crate::rondel::{Ring, SpaceKind};
use crate::state::Open;
use crate::vocab::{Figure, Power};
use table::Seat;

pub(super) fn check(open: &Open) -> Check {
    check_figures(open)?;
    check_picts(open)?;
    check_turn(open)?;
    check_held(open)
}

/// Arthur walks on the inner ring, Merlin and the knights on the outer one; only Morgana lets two of them change places.
fn check_figures(open: &Open) -> Check {
    let state = &open.modules.arthur;
    let at = "arthur.figure";
    let name = |space: Option<crate::rondel::Space>| space.map_or("-".to_owned(), |space| space.to_string());
    let ring = state.figure.map(crate::rondel::Space::ring);
    let swapped = ring == Some(Ring::Outer) && open.options.modules().contains(Module::Morgana);
    let placed = ring == Some(Ring::Inner) || swapped;
    demand(placed, "ARU-2.6", at, name(state.figure), "i0–i12")?;
    let apart = ring != Some(open.merlin.ring());
    demand(apart, "INT-7.5", "board.merlin", open.merlin, "0–23")?;
    for seat in Seat::all(open.players()) {
        let knight = open.castle(seat).knight;
        let outside = knight.is_none_or(|space| space.ring() == Ring::Outer);
        demand(outside, "INT-7.9", &format!("seat.{seat}.knight"), name(knight), "0–23")?;
    }
    let known = state.ring.is_none_or(|seat| seat.index() < open.players());
    demand(known, "ARU-3.7", "arthur.ring", "…", open.players())
}

fn check_picts(open: &Open) -> Check {
    let state = &open.modules.arthur;
    for pict in Pict::all() {
        let shown = state.display.iter().filter(|&&place| place == Some(pict)).count();
        let owned = state.owned.iter().filter(|owned| owned.contains(pict)).count();
        let places = shown + owned + usize::from(state.gone.contains(pict));
        demand(places <= 1, "ARU-1.10", "arthur.owned", format!("{places} × {pict}"), "≤ 1")?;
    }
    for seat in Seat::all(4).skip(open.players()) {
        demand(state.owned(seat).is_empty(), "ARU-1.12", "arthur.owned", "…", "[]")?;
    }
    let gaps = state.display.iter().filter(|place| place.is_none()).count();
    let step: frames::SetupStep = SetupStep::Picts.into();
    let (shown, holds) = (
        State::DISPLAY - gaps,
        match open.due.part() {
            Part::Setup(now) if now == step => gaps > 0,
            Part::Setup(now) if open.layout.is_before(now, step) => gaps == State::DISPLAY,
            _ if open.top() == Own::Refill.into() => gaps == 1,
            _ => gaps == 0 || state.stacks().is_empty(),
        },
    );
    demand(holds, "ARU-4.3", "arthur.display", shown, State::DISPLAY)?;
    let begun = open.round > 0 || state.owned.iter().all(|owned| owned.is_empty()) && state.gone.is_empty();
    demand(begun && (open.round > 0 || state.ring.is_none()), "ARU-1.5", "arthur.ring", "…", "-")
}

/// The flags used in this turn, and the missions of the ring (ARU-3.9, ARU-5.3, ARU-5.7).
fn check_turn(open: &Open) -> Check {
    let turn = &open.turn.modules.arthur;
    if let Some(steps) = turn.steps {
        let pips = open.turn.die().map(|(_, pips)| pips.get());
        let all = pips.and_then(|pips| pips.checked_add_signed(steps));
        let few = all.is_some_and(|all| all <= State::MOST_STEPS);
        demand(few, "ARU-5.3", "arthur.steps", steps, "0–7")?;
    }
    let name = |figure: Option<Figure>| figure.map_or("-", Figure::id);
    let used = open.turn.powers.contains(Power::Switch);
    let other = turn.switched.is_none_or(|figure| {
        open.turn.unit.is_some_and(|(unit, _)| open.turn.die().is_some() && unit.figure() != Some(figure))
    });
    let fits = used == turn.switched.is_some() && other;
    demand(fits, "ARU-5.7", "arthur.switched", name(turn.switched), "-")?;
    let (ring, all) = (turn.ring_missions, open.turn.missions);
    demand(ring <= all, "ARU-3.9", "arthur.ring_missions", ring, format!("≤ {all}"))
}

/// The actions that wait for others (ARU-2.13), and one staff at most for all of them (ARU-2.14).
fn check_held(open: &Open) -> Check {
    let turn = &open.turn.modules.arthur;
    let moves_on = |space: crate::rondel::Space| match open.layout.kind(space) {
        SpaceKind::Module(modules::SpaceKind::Arthur(kind)) => kind.moves_on(),
        _ => false,
    };
    let mut staffs = u8::from(turn.staff_spent);
    for held in open.due.held() {
        let known = held.space.index() < open.layout.on(held.space.ring()).len();
        let can = known && moves_on(held.space) && turn.gone_on;
        demand(can, "ARU-2.7", "turn.due", held.space, "stairs, merlin, move_arthur")?;
        let merlin = held.figure == Figure::Merlin;
        demand(held.executions == 1 || merlin, "ARU-2.12", "turn.due", held.executions, 1)?;
        staffs += held.executions - 1;
    }
    if open.due.is_nested() {
        let (found, space) = (open.turn.executions, open.turn.action);
        let right = match open.due.innermost().first() {
            Some(Frame::Module(_)) => found == 0,
            Some(Frame::Window(Window::Between)) => found == 1,
            Some(Frame::Execution) => (1..=2).contains(&found),
            Some(_) | None => false,
        };
        demand(right && space.is_some(), "ARU-2.13", "turn.executions", found, "0–2")?;
        let stands = open.turn.figure.and_then(|figure| open.stands(figure));
        let there = stands == space || space.is_some_and(moves_on);
        demand(
            there,
            "ARU-2.13",
            "turn.action",
            "…",
            stands.map_or("-".to_owned(), |space| space.to_string()),
        )?;
        let merlin = open.turn.figure == Some(Figure::Merlin);
        demand(found < 2 || merlin, "ARU-2.12", "turn.executions", found, 1)?;
    }
    staffs += open.turn.executions.saturating_sub(1);
    demand(staffs <= 1, "ARU-2.14", "arthur.staff_spent", staffs, "≤ 1")?;
    let after = open.due.is_nested() || open.turn.executions > 0;
    demand(!turn.gone_on || after, "ARU-2.7", "arthur.gone_on", turn.gone_on, false)
}
