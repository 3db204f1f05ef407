//! Every new tile is somewhere, and only once; neutral staffs are won on their tiles (TRE-1.1, TRE-1.6,
//! TRE-2.1 to TRE-2.5).

use super::SetupStep;
use super::state::{State, Treasure};
use crate::audit::{Check, demand};
use crate::castle::Castle;
use crate::frames::{self, Part};
use crate::sites::Site;
use crate::state::{Merlin, Open};
use crate::vocab::Terrain;

pub(super) fn check(game: &Merlin) -> Check {
    let open = &game.open;
    let state = &open.modules.treasures;
    for treasure in Treasure::all() {
        let places = state.laid.iter().filter(|&&laid| laid == Some(treasure)).count()
            + usize::from(state.is_removed(treasure));
        let (found, at) = (format!("{places} × {treasure}"), "treasures.tiles");
        demand(places <= 1, "TRE-1.1", at, found, format!("1 × {treasure}"))?;
    }
    check_removed(open)?;
    for site in Site::all(4) {
        let tile = open.environs.tile(site);
        let waits = open.due.all().last() == Some(&super::Frame::Which(site).into());
        let wanted = tile.filter(|tile| !tile.tower && !waits).map(|tile| tile.terrain);
        let found = state.at(site).map(|treasure| open.treasure(treasure).terrain);
        let name = |terrain: Option<Terrain>| terrain.map_or("-", Terrain::id);
        demand(
            found == wanted,
            "TRE-2.4",
            "treasures.tiles",
            format!("{site}: {}", name(found)),
            format!("{site}: {}", name(wanted)),
        )?;
    }
    let won = state.staffs_won;
    demand(won <= State::STAFFS, "TRE-1.6", "treasures.staffs_won", won, "≤ 2")?;
    let most = u32::from(Castle::STAFFS) * open.players() as u32 + u32::from(won);
    open.demand_at_most(most, "TRE-4.4", "staffs", &"staff", |castle| castle.staffs)
}

/// With 2 or 3 players one of each terrain is removed, in order, once the step is over (TRE-2.2, TRE-2.3).
fn check_removed(open: &Open) -> Check {
    let state = &open.modules.treasures;
    let step: frames::SetupStep = SetupStep::Removed.into();
    let over = match open.due.part() {
        Part::Setup(now) => open.layout.is_before(step, now),
        Part::Rolling | Part::Turn | Part::Scoring | Part::Over => true,
    };
    let under_way = open.due.part() == Part::Setup(step);
    let mut before = true;
    for terrain in Terrain::ALL {
        let count = state.removed().filter(|&own| open.treasure(own).terrain == terrain).count();
        let found = format!("{count} × {terrain}");
        let most = usize::from(open.players() < 4 && (over || under_way));
        let right = if over { count == most } else { count <= most && (before || count == 0) };
        before &= count > 0;
        demand(right, "TRE-2.2", "treasures.removed", found, format!("{most} × {terrain}"))?;
    }
    Ok(())
}
