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

/// Arthur walks on the inner ring, Merlin and the knights on the outer one; only Morgana lets two of them
/// change places.
fn check_figures(open: &Open) -> Check {
    let state = &open.modules.arthur;
    let at = "arthur.figure";
    let name = |space: Option<crate::rondel::Space>| space.map_or("-".to_owned(), |space| space.to_string());
    let ring = state.figure.map(crate::rondel::Space::ring);
    let swapped = ring == Some(Ring::Outer) && open.options.modules().contains(Module::Morgana);
    let placed = ring == Some(Ring::Inner) || swapped;
    demand(placed, "ARU-2.6", at, name(state.figure), "i0–i12")?;
    let apart = ring != Some(open.merlin.ring());
    let other = if ring == Some(Ring::Outer) { "i0–i12" } else { "0–23" };
    demand(apart, "INT-7.5", "board.merlin", open.merlin, other)?;
    for seat in Seat::all(open.players()) {
        let knight = open.castle(seat).knight;
        let outside = knight.is_none_or(|space| space.ring() == Ring::Outer);
        demand(outside, "INT-7.9", &format!("seat.{seat}.knight"), name(knight), "0–23")?;
    }
    let known = state.ring.is_none_or(|seat| seat.index() < open.players());
    let found = state.ring.map_or("-".to_owned(), |seat| seat.to_string());
    demand(known, "ARU-3.7", "arthur.ring", found, format!("1–{}", open.players()))
}

fn check_picts(open: &Open) -> Check {
    let state = &open.modules.arthur;
    for pict in Pict::all() {
        let shown = state.display.iter().filter(|&&place| place == Some(pict)).count();
        let owned = state.owned.iter().filter(|owned| owned.contains(pict)).count();
        let places = shown + owned + usize::from(state.gone.contains(pict));
        let owner = Seat::all(open.players()).find(|&seat| state.owned(seat).contains(pict));
        let at = match owner {
            Some(seat) => format!("arthur.owned.{seat}"),
            None if state.gone.contains(pict) => "arthur.gone".to_owned(),
            None => "arthur.display".to_owned(),
        };
        demand(places <= 1, "ARU-1.10", &at, format!("{places} × {pict}"), format!("1 × {pict}"))?;
    }
    for seat in Seat::all(4).skip(open.players()) {
        let found = state.owned(seat).len();
        demand(found == 0, "ARU-1.12", "arthur.owned", format!("{seat}: {found}"), "-")?;
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
    let expected = match open.due.part() {
        Part::Setup(now) if now == step => format!("< {}", State::DISPLAY),
        Part::Setup(now) if open.layout.is_before(now, step) => "0".to_owned(),
        _ if open.top() == Own::Refill.into() => (State::DISPLAY - 1).to_string(),
        _ => State::DISPLAY.to_string(),
    };
    demand(holds, "ARU-4.3", "arthur.display", shown, expected)?;
    if open.round == 0 {
        let owner = Seat::all(open.players()).find(|&seat| !state.owned(seat).is_empty());
        let owned = owner.map_or(String::new(), |seat| state.owned(seat).len().to_string());
        demand(owner.is_none(), "ARU-1.12", "arthur.owned", owned, "-")?;
        demand(state.gone.is_empty(), "ARU-1.12", "arthur.gone", state.gone.len(), "-")?;
        let ring = state.ring.map_or("-".to_owned(), |seat| seat.to_string());
        demand(state.ring.is_none(), "ARU-1.5", "arthur.ring", ring, "-")?;
    }
    Ok(())
}

/// The flags used in this turn, and the missions of the ring (ARU-3.9, ARU-5.3, ARU-5.7).
fn check_turn(open: &Open) -> Check {
    let turn = &open.turn.modules.arthur;
    if let Some(steps) = turn.steps {
        // Only a die is walked with more or fewer steps than it shows.
        let Some((_, pips)) = open.turn.die() else {
            return demand(false, "ARU-5.3", "arthur.steps", steps, "-");
        };
        let all = pips.get().checked_add_signed(steps);
        let few = all.is_some_and(|all| all <= State::MOST_STEPS);
        let shown = pips.get();
        let expected = format!("-{shown}–{}", State::MOST_STEPS - shown);
        demand(few, "ARU-5.3", "arthur.steps", steps, expected)?;
    }
    let name = |figure: Option<Figure>| figure.map_or("-", Figure::id);
    let used = open.turn.powers.contains(Power::Switch);
    let other = turn.switched.is_none_or(|figure| {
        open.turn.unit.is_some_and(|(unit, _)| open.turn.die().is_some() && unit.figure() != Some(figure))
    });
    let fits = used == turn.switched.is_some() && other;
    let own = open.turn.unit.and_then(|(unit, _)| unit.figure());
    let others = Figure::ALL.into_iter().filter(|&figure| Some(figure) != own).map(Figure::id);
    let expected = if used { others.collect::<Vec<_>>().join(", ") } else { "-".to_owned() };
    demand(fits, "ARU-5.7", "arthur.switched", name(turn.switched), expected)?;
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
        let found = Frame::from(Own::Waits(held));
        if can || turn.gone_on {
            let rings = Ring::ALL.into_iter().flat_map(|ring| open.layout.spaces(ring));
            let spaces = rings.filter(|&space| moves_on(space)).map(|space| space.to_string());
            let waits = format!("arthur waits {} {}", held.figure, spaces.collect::<Vec<_>>().join("|"));
            demand(can, "ARU-2.7", "turn.due", found, format!("{waits} {}", held.executions))?;
        } else {
            demand(false, "ARU-2.7", "arthur.gone_on", false, true)?;
        }
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
        let expected = match open.due.innermost().first() {
            Some(Frame::Window(Window::Between)) => "1",
            Some(Frame::Execution) => "1–2",
            Some(_) | None => "0",
        };
        demand(right, "ARU-2.13", "turn.executions", found, expected)?;
        demand(space.is_some(), "ARU-2.13", "turn.action", "-", "0–23, i0–i12")?;
        let stands = open.turn.figure.and_then(|figure| open.stands(figure));
        let there = stands == space || space.is_some_and(moves_on);
        demand(
            there,
            "ARU-2.13",
            "turn.action",
            space.map_or("-".to_owned(), |space| space.to_string()),
            stands.map_or("-".to_owned(), |space| space.to_string()),
        )?;
        let merlin = open.turn.figure == Some(Figure::Merlin);
        demand(found < 2 || merlin, "ARU-2.12", "turn.executions", found, 1)?;
    }
    staffs += open.turn.executions.saturating_sub(1);
    demand(staffs <= 1, "ARU-2.14", "arthur.staff_spent", turn.staff_spent, !turn.staff_spent)?;
    let after = open.due.is_nested() || open.turn.executions > 0;
    demand(!turn.gone_on || after, "ARU-2.7", "arthur.gone_on", turn.gone_on, false)
}
