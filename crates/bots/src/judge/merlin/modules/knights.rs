//! What allies are worth: the tiles that are left, what was collected, and what they add to the action of a space.

use merlin::modules::knights::{Ally, Frame};
use merlin::{Castle, Module, Open, SpaceKind, modules};
use table::Seat;

/// How many turns a player has in a game without modules.
const TURNS: f64 = 24.0;
/// What an item is worth that comes for sure.
const ITEM: f64 = 1.2;

/// What a tile of an ally will bring, if there is time to use it.
const fn tile_worth(ally: Ally) -> f64 {
    match ally {
        Ally::Tristram => 0.75,
        Ally::Gawain => 0.9,
        Ally::Galahad => 0.55,
        Ally::Bors => 1.0,
        Ally::Gaheris => 2.0,
        Ally::Percival => 0.7,
        Ally::Bedivere => 0.45,
        Ally::Kay => 1.0,
        // These collect tiles, or have none.
        Ally::Lamorak | Ally::Lancelot | Ally::Gareth | Ally::Geraint => 0.0,
    }
}

/// What an ally will still bring.
fn ally_worth(open: &Open, ally: Ally, turns: f64) -> f64 {
    let (state, printed) = (&open.modules.knights, &open.options.components.modules.knights);
    let time = (turns / TURNS).min(1.0);
    let tiles = state.tiles(ally);
    match ally {
        Ally::Lamorak => 3.5 * time,
        Ally::Lancelot => 5.5 * time,
        Ally::Gareth => f64::from(printed.defence_points[usize::from(tiles)]) + 5.0 * time,
        Ally::Geraint => f64::from(printed.ally_points[usize::from(tiles)]) + 6.0 * time,
        Ally::Bedivere => 1.5 * time + spendable(ally, tiles, turns),
        Ally::Tristram
        | Ally::Gawain
        | Ally::Galahad
        | Ally::Bors
        | Ally::Gaheris
        | Ally::Percival
        | Ally::Kay => spendable(ally, tiles, turns),
    }
}

/// Tiles that can be spent: about one in two turns; what is left at the end is worth nothing (KRT-2.6).
fn spendable(ally: Ally, tiles: u8, turns: f64) -> f64 {
    f64::from(tiles).min(turns / 2.0) * tile_worth(ally)
}

/// What a player has of the module, and what is about to come.
pub(super) fn worth(open: &Open, seat: Seat, turns: f64) -> f64 {
    if !open.options.modules().contains(Module::Knights) {
        return 0.0;
    }
    let allies: f64 = open.modules.knights.allies(seat).map(|ally| ally_worth(open, ally, turns)).sum();
    allies + if seat == open.active { about_to_come(open) } else { 0.0 }
}

/// What is due by an ally and not there yet.
fn about_to_come(open: &Open) -> f64 {
    let worth = |frame: &merlin::Frame| match frame {
        merlin::Frame::Module(modules::Frame::Knights(own)) => match own {
            Frame::SecondAct(..) | Frame::Wild(_) | Frame::SecondGift(_) => ITEM,
            Frame::FirstGift => 2.0 * ITEM,
            Frame::Castle(_) | Frame::Influence(_) => 0.0,
        },
        _ => 0.0,
    };
    open.due.all().iter().map(worth).sum()
}

/// What an ally adds to the action of a space.
pub(super) fn further(open: &Open, seat: Seat, castle: &Castle, kind: SpaceKind) -> f64 {
    let state = &open.modules.knights;
    match kind {
        SpaceKind::Principality(colour) => {
            let again = state.has(seat, Ally::Lamorak) && castle.vassals_in(colour) == 4;
            let twice = state.has(seat, Ally::Lancelot) && state.marshal() == Some(colour);
            ITEM * f64::from(u8::from(again) + u8::from(twice))
        }
        SpaceKind::Vp(counted) if state.has(seat, Ally::Geraint) => {
            if state.performed().contains(counted) {
                1.0
            } else {
                2.8
            }
        }
        SpaceKind::Influence(gained) if gained.kind().is_some() => {
            let serves = state.can_spend(seat, Ally::Galahad) && !castle.influenced().is_empty();
            if serves { 0.3 } else { 0.0 }
        }
        SpaceKind::Build if state.can_spend(seat, Ally::Gaheris) => 0.5,
        SpaceKind::Vp(_)
        | SpaceKind::Influence(_)
        | SpaceKind::Build
        | SpaceKind::Excalibur
        | SpaceKind::Grail
        | SpaceKind::Relocate
        | SpaceKind::Exchange
        | SpaceKind::Mission
        | SpaceKind::Module(_) => 0.0,
    }
}
