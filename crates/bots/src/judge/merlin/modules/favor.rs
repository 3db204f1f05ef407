//! What abilities are worth: what they will still bring until the end, and what they add to the action of a space.

use merlin::modules::favor::{Ability, Frame, Row};
use merlin::{Castle, Counted, Kind, Module, Open, SpaceKind, Vassal, modules};
use table::Seat;

/// What one use of a special ability brings beyond the action it is used with.
const fn of_one_use(column: Vassal) -> f64 {
    match column {
        // A manor more, and what its tile gives.
        Vassal::Builder => 2.6,
        // A point, and no loss for a traitor.
        Vassal::ShieldBearer => 3.4,
        Vassal::FlagBearer => 2.4,
        // A vassal more than the space would deploy, and one in place of an item.
        Vassal::Lady => 2.6,
    }
}

/// How often a special ability can still be used: once until each scoring to come, this time only if it is not blocked
/// (FAV-5.1 to FAV-5.3). Farther uses are less sure, and towards a scoring there is less time for one.
fn uses_left(open: &Open, seat: Seat, ability: Ability, turns: f64) -> f64 {
    let later = f64::from((Open::ROUNDS - open.round) / 2);
    let blocked = open.modules.favor.blocked(seat).contains(ability);
    let turns_now = turns - later * 2.0 * open.layout.dice.len() as f64;
    let soon = match ability.column {
        // Traitors are repelled in the scoring as well (FAV-7.2).
        Vassal::ShieldBearer => 1.0,
        Vassal::Builder | Vassal::FlagBearer | Vassal::Lady => (turns_now / 5.0).clamp(0.0, 0.85),
    };
    0.7 * later + if blocked { 0.0 } else { soon }
}

/// What an ability will bring until the end.
fn ability_worth(open: &Open, seat: Seat, ability: Ability, turns: f64) -> f64 {
    match ability.row {
        // About every third turn completes a mission, and every fourth card has the symbol.
        Row::PlusOne => 0.085 * turns,
        Row::Anywhere => 0.1 * turns,
        Row::Special => uses_left(open, seat, ability, turns) * of_one_use(ability.column),
    }
}

/// What a player has learned, and what is about to be chosen.
pub(super) fn worth(open: &Open, seat: Seat, turns: f64) -> f64 {
    if !open.options.modules().contains(Module::Favor) {
        return 0.0;
    }
    let learned = open.modules.favor.learned(seat).iter();
    let learned: f64 = learned.map(|ability| ability_worth(open, seat, ability, turns)).sum();
    learned + if seat == open.active { about_to_come(open, seat, turns) } else { 0.0 }
}

/// The reward of a completed mission, or the second of two vassals, while it is not there yet.
fn about_to_come(open: &Open, seat: Seat, turns: f64) -> f64 {
    if let merlin::Frame::Module(modules::Frame::Favor(Frame::Reward(mission))) = open.top() {
        let card = open.options.components.mission(mission);
        let taught = Row::ALL.into_iter().filter(|row| row.number() <= card.points);
        let abilities = taught.map(|row| Ability::new(card.symbol, row));
        let new = abilities.filter(|&ability| !open.modules.favor.has(seat, ability));
        new.map(|ability| ability_worth(open, seat, ability, turns)).fold(card.points.into(), f64::max)
    } else if open.owes_deployment() {
        2.0
    } else {
        0.0
    }
}

/// What the action of a space brings with an ability, if one can be used there.
pub(super) fn space_worth(open: &Open, seat: Seat, castle: &Castle, kind: SpaceKind) -> f64 {
    let favor = &open.modules.favor;
    let can_use = |column: Vassal| favor.can_use(seat, Ability::special(column));
    match kind {
        SpaceKind::Principality(_) => {
            let anywhere =
                Vassal::ALL.into_iter().any(|own| favor.has(seat, Ability::new(own, Row::Anywhere)));
            if anywhere { 2.6 } else { 0.0 }
        }
        SpaceKind::Vp(_) if can_use(Vassal::FlagBearer) => {
            let most = Counted::ALL.into_iter().map(|counted| castle.counted(counted)).max();
            // The seal is worth something, too.
            f64::from(most.unwrap_or_default()) + 1.0 - 0.8
        }
        SpaceKind::Influence(_) if can_use(Vassal::Lady) && !castle.influenced().is_empty() => 3.4,
        SpaceKind::Build if can_use(Vassal::Builder) => {
            let both = castle.manors_left().min(castle.items.of_kind(Kind::Material)) >= 2;
            if both { 5.0 } else { 0.0 }
        }
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
