//! Allies are where the draft has brought them, and no tile lies where it cannot (KRT-1.3, KRT-1.7, KRT-2.3, KRT-10.1).

use super::moves::SetupStep;
use super::state::{Ally, Stack};
use crate::audit::{Check, demand};
use crate::dice::Die;
use crate::frames::{Frame, Part};
use crate::modules::{self, Module};
use crate::rondel::{Counted, SpaceKind};
use crate::state::Open;
use crate::vocab::{Colour, Figure, Power};
use table::Seat;

pub(super) fn check(open: &Open) -> Check {
    check_draft(open)?;
    check_tiles(open)?;
    check_portal(open)?;
    for (place, &frame) in open.due.all().iter().enumerate() {
        if let Frame::Module(modules::Frame::Knights(own)) = frame {
            let holds = own.can_wait_on(&open.due.all()[..place], open);
            demand(holds, "MER-4.1", &format!("turn.due.{}", place + 1), frame, "-")?;
        }
    }
    Ok(())
}

/// Nobody has an ally before the draft, everybody an ally of each stack after it, and in it whoever has chosen
/// (KRT-1.4, KRT-1.7).
fn check_draft(open: &Open) -> Check {
    let state = &open.modules.knights;
    let step = SetupStep::Allies.into();
    let chosen = match open.due.part() {
        Part::Setup(now) if now == step => state.owners.iter().flatten().count(),
        Part::Setup(now) if open.layout.is_before(now, step) => 0,
        Part::Setup(_) | Part::Rolling | Part::Turn | Part::Scoring | Part::Over => 2 * open.players(),
    };
    for seat in Seat::all(4) {
        let distance = (seat.index() + open.players() - open.start.index()) % open.players();
        for stack in Stack::ALL {
            let from_it = |ally: &Ally| open.stack_of(*ally) == stack;
            let count = state.allies(seat).filter(from_it).count();
            // The place in the order of KRT-1.7 at which this seat chooses from this stack.
            let place = match stack {
                Stack::A => 2 * distance,
                Stack::B => 2 * (open.players() - 1 - distance) + 1,
            };
            let due = usize::from(seat.index() < open.players() && place < chosen);
            let found = format!("{count} × {stack}");
            let expected = format!("{due} × {stack}");
            demand(count == due, "KRT-1.7", &format!("knights.allies.{seat}"), found, expected)?;
        }
    }
    let over = chosen == 2 * open.players();
    let marshal = over && state.owner(Ally::Lancelot).is_some();
    let found = state.marshal.map_or("-", Colour::id);
    let expected = if marshal { Colour::ALL.map(Colour::id).join(", ") } else { "-".to_owned() };
    demand(state.marshal.is_some() == marshal, "KRT-6.1", "knights.marshal", found, expected)
}

/// Tiles belong to allies that somebody has, and none is used before the first round (KRT-1.3, KRT-1.10, KRT-2.3).
fn check_tiles(open: &Open) -> Check {
    let state = &open.modules.knights;
    let begun = !matches!(open.due.part(), Part::Setup(_)) && open.round > 0;
    let in_use = |ally: Ally| begun && state.owner(ally).is_some();
    for ally in Ally::ALL {
        let most = match ally {
            // Their tiles never leave the game.
            Ally::Gareth | Ally::Geraint | Ally::Gaheris | Ally::Kay => 0,
            _ if in_use(ally) => ally.tiles(),
            _ => 0,
        };
        let spent = state.spent[ally.index()];
        demand(spent <= most, "KRT-2.3", &format!("knights.spent.{ally}"), spent, format!("≤ {most}"))?;
    }
    let defence = state.defence.len();
    demand(defence == 0 || in_use(Ally::Gareth), "KRT-7.1", "knights.defence", defence, "-")?;
    let performed = state.performed.len();
    demand(performed == 0 || in_use(Ally::Geraint), "KRT-8.2", "knights.performed", performed, "-")?;
    // Manors are counted by a space of Arthur's rondel alone (KRT-8.7).
    let manor = state.performed.contains(Counted::Manor) && !open.options.modules().contains(Module::Arthur);
    demand(!manor, "KRT-8.2", "knights.performed", Counted::Manor, "shield, flag, material, influence")?;
    let most = if in_use(Ally::Gaheris) { Ally::Gaheris.tiles() } else { 0 };
    let castles = state.castles.len();
    demand(castles <= most, "KRT-11.1", "knights.castles", castles, format!("≤ {most}"))?;
    if let Some(seat) = state.owner(Ally::Gaheris) {
        let bare = state.castles.without(open.castle(seat).manors).iter().next();
        let found = bare.map_or(String::new(), |site| site.to_string());
        let manors = open.castle(seat).manors.iter().map(|site| site.to_string());
        let manors = manors.collect::<Vec<_>>().join(", ");
        let expected = if manors.is_empty() { "-".to_owned() } else { manors };
        demand(bare.is_none(), "KRT-11.6", "knights.castles", found, expected)?;
    }
    let most = if in_use(Ally::Kay) { Ally::Kay.tiles() } else { 0 };
    let influence: u8 = state.influence.iter().fold(0, |all, &tiles| all.saturating_add(tiles));
    demand(influence <= most, "KRT-14.2", "knights.influence", influence, format!("≤ {most}"))
}

/// A portal was used in a turn with a knight die, and leads to a principality space (KRT-10.1, KRT-10.4, KRT-10.5).
fn check_portal(open: &Open) -> Check {
    let turn = &open.turn;
    if !turn.modules.knights.portal {
        return Ok(());
    }
    let kind = turn.action.map(|space| open.layout.kind(space));
    let used = open.modules.knights.spent[Ally::Bors.index()] > 0;
    let powers = [Power::Reverse, Power::Mirror, Power::DifferentAction];
    let holds = open.modules.knights.has(open.active, Ally::Bors)
        && used
        && turn.die().is_some_and(|(die, _)| die == Die::Own)
        && turn.figure == Some(Figure::Knight)
        && matches!(kind, Some(SpaceKind::Principality(_)))
        && powers.iter().all(|&power| !turn.powers.contains(power));
    demand(holds, "KRT-10.1", "knights.portal", true, false)
}
