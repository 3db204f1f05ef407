//! Percival changes the colour of a requirement, Bedivere swaps cards of a larger hand (sections 12 and 13).

use super::moves::{Event, Help, Move};
use super::refusal::Refusal;
use super::refusal_of_tile;
use super::state::Ally;
use crate::free_actions::NearMissions;
use crate::missions::Mission;
use crate::moves::Move as AnyMove;
use crate::refusal::Refusal as AnyRefusal;
use crate::state::{Merlin, Open};
use crate::vocab::Power;
use table::{Clause, Journal, Moves};

type Log = Journal<crate::event::Event>;

/// The mistletoe and the apple-mistletoe markers of the player on turn.
fn owned(open: &Open) -> Help {
    let mistletoe = open.modules.gold.mistletoe(open.active);
    Help { mistletoe, markers: open.modules.market.fruits(open.active) }
}

/// The missions that another colour of a requirement helps to complete, each with every mixture of mistletoe
/// and markers for the requirements that are still not met (KRT-12.1, INT-4.4).
pub(super) fn offer(open: &Open, near: &NearMissions<'_>, out: &mut Moves<AnyMove>) {
    let Some(castle) = near.castle else { return };
    if !open.modules.knights.can_spend(open.active, Ally::Percival) {
        return;
    }
    let owned = owned(open);
    for (mission, unmet) in near.lacking(1 + owned.mistletoe + owned.markers) {
        let card = open.options.components.mission(mission);
        if card.colour_change(castle, unmet).is_none() {
            continue;
        }
        let rest = unmet - 1;
        for markers in (0..=rest.min(owned.markers)).rev() {
            let help = Help { mistletoe: rest - markers, markers };
            let own = if near.second { Move::Second(mission, help) } else { Move::Complete(mission, help) };
            if help.mistletoe <= owned.mistletoe {
                out.push(own.into());
            }
        }
    }
}

pub(super) fn refusal_to_complete(
    game: &Merlin,
    mission: Mission,
    second: bool,
    help: Help,
) -> Option<AnyRefusal> {
    let open = &game.open;
    if let Some(refusal) = refusal_of_tile(open, Ally::Percival) {
        return Some(refusal.into());
    }
    let unmet = match game.requirements_unmet(mission, second) {
        Ok(unmet) => unmet,
        Err(refusal) => return Some(refusal),
    };
    if unmet == 0 {
        return Some(Refusal::MetAnyway(mission).into());
    }
    let card = open.options.components.mission(mission);
    if card.colour_change(&game.castle_for_mission(second), unmet).is_none() {
        return Some(Refusal::NoColourHelps(mission).into());
    }
    let owned = owned(open);
    let helped = help.mistletoe + help.markers + 1;
    if helped < unmet {
        Some(Refusal::StillUnmet(mission).into())
    } else if helped > unmet {
        Some(Refusal::TooMuchHelp(mission).into())
    } else {
        let few = help.mistletoe > owned.mistletoe || help.markers > owned.markers;
        few.then(|| Refusal::TooLittleHelp(mission).into())
    }
}

/// The tile leaves the game, and so does what helps; the card is completed in every respect (KRT-12.4, INT-4.5).
pub(super) fn complete(game: &mut Merlin, mission: Mission, second: bool, help: Help, journal: &mut Log) {
    let seat = game.open.active;
    let unmet = help.mistletoe + help.markers + 1;
    let card = game.open.options.components.mission(mission);
    let change = card.colour_change(&game.castle_for_mission(second), unmet);
    game.open.modules.knights.spent[Ally::Percival.index()] += 1;
    if let Some((from, to)) = change {
        journal.note(|| Event::ColourChanged { seat, mission, from, to }.into());
    }
    if help.markers > 0 {
        game.open.spend_fruits(seat, mission, help.markers, journal);
    }
    if help.mistletoe > 0 {
        game.open.spend_mistletoe(seat, mission, help.mistletoe, journal);
    }
    if second {
        game.open.use_flag(seat, Power::SecondMission, journal);
    }
    game.complete(mission, second, journal);
}

/// Every card of the hand for every open one (KRT-13.3).
pub(super) fn offer_swaps(game: &Merlin, out: &mut Moves<AnyMove>) {
    let open = &game.open;
    if open.modules.knights.can_spend(open.active, Ally::Bedivere) {
        for given in game.secret[open.active.index()].hand.iter() {
            out.extend(open.displayed().iter().map(|taken| Move::Swap(given, taken).into()));
        }
    }
}

pub(super) fn refusal_to_swap(game: &Merlin, given: Mission, taken: Mission) -> Option<AnyRefusal> {
    let open = &game.open;
    if let Some(refusal) = refusal_of_tile(open, Ally::Bedivere) {
        return Some(refusal.into());
    }
    if !game.secret[open.active.index()].hand.contains(given) {
        return Some(AnyRefusal::NotInHand { mission: given, clause: Clause("KRT-13.3") });
    }
    (!open.displayed().contains(taken)).then_some(AnyRefusal::NotDisplayed(taken))
}

/// The card of the hand lies open where the other one was; nothing is drawn (KRT-13.3).
pub(super) fn swap(game: &mut Merlin, given: Mission, taken: Mission, journal: &mut Log) {
    let seat = game.open.active;
    game.open.modules.knights.spent[Ally::Bedivere.index()] += 1;
    game.swap_mission(seat, given, taken);
    journal.note(|| Event::Swapped { seat, given, taken }.into());
}
