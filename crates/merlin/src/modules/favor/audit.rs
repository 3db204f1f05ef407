//! Seals lie on abilities, turned over only where they can be, and a doubled action fits its turn (FAV-1.3, FAV-5.1,
//! FAV-5.2, FAV-6.1, FAV-9.1).

use super::abilities;
use super::state::{Ability, Doubled, Row, State};
use crate::audit::{Check, demand};
use crate::frames::{Frame, Part, Window};
use crate::rondel::SpaceKind;
use crate::state::Open;
use crate::vocab::Vassal;
use table::Seat;

pub(super) fn check(open: &Open) -> Check {
    let state = &open.modules.favor;
    let begun = !matches!(open.due.part(), Part::Setup(_)) && open.round > 0;
    // FAV-5.2: at the end of a scoring all seals are turned back.
    let scored = match open.due.part() {
        Part::Rolling => open.round.is_multiple_of(2),
        Part::Over => true,
        Part::Setup(_) | Part::Turn | Part::Scoring => false,
    };
    for seat in Seat::all(4) {
        let (learned, blocked) = (state.learned(seat), state.blocked(seat));
        let (placed, at) = (learned.len(), format!("favor.learned.{seat}"));
        let most = if begun && seat.index() < open.players() { State::SEALS } else { 0 };
        demand(placed <= most, "FAV-1.3", &at, placed, format!("≤ {most}"))?;
        let at = format!("favor.blocked.{seat}");
        for ability in blocked.iter() {
            let special = ability.row == Row::Special && learned.contains(ability);
            demand(special, "FAV-5.1", &at, ability, "-")?;
            demand(!scored, "FAV-5.2", &at, ability, "-")?;
        }
    }
    check_doubled(open)
}

/// What doubles the action of the turn: on its kind of space, performed once, with its seal turned over.
fn check_doubled(open: &Open) -> Check {
    let turn = &open.turn;
    let Some(doubled) = turn.modules.favor.doubled else { return Ok(()) };
    let kind = turn.action.map(|space| open.layout.kind(space));
    let (column, fits) = match doubled {
        Doubled::Build => (Vassal::Builder, kind == Some(SpaceKind::Build)),
        Doubled::FirstDeployment | Doubled::Deployments => {
            (Vassal::Lady, matches!(kind, Some(SpaceKind::Influence(_))))
        }
    };
    let used = open.modules.favor.blocked(open.active).contains(Ability::special(column));
    let when = match (doubled, open.due.innermost().first()) {
        (Doubled::FirstDeployment, Some(Frame::Window(Window::Between))) => abilities::second_is_due(open),
        // FAV-9.4: after a second deployment that was impossible the action is over.
        (Doubled::FirstDeployment, bottom) => {
            matches!(bottom, Some(Frame::Execution | Frame::Window(Window::After) | Frame::TurnEnd))
        }
        (Doubled::Build | Doubled::Deployments, bottom) => bottom != Some(&Frame::Window(Window::Between)),
    };
    let holds = fits && used && when && turn.executions == 1;
    demand(holds, if column == Vassal::Lady { "FAV-9.1" } else { "FAV-6.1" }, "favor.doubled", doubled, "-")
}
