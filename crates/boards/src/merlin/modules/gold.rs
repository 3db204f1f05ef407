//! Gold coins and mistletoe: the new spaces, the counters of a castle, and where coins and mistletoe are tapped.

use super::Counter;
use crate::merlin::stage::{Spot, Stage};
use crate::merlin::symbols::icon;
use crate::merlin::{Handle, Scene, Tap};
use maud::{Markup, html};
use merlin::modules::gold::{Coined, Fruit, Move, SpaceKind};
use merlin::{Mission, Module, Pips};
use table::Seat;

/// A coin is tapped at the die it changes, mistletoe on the card it helps.
pub(super) const fn spot(own: Move) -> Option<Spot> {
    match own {
        Move::Coin(Coined::Unused(die, from), to) => Some(Spot::Turned(die, from, to)),
        Move::Complete(mission, _) | Move::Second(mission, _) => Some(Spot::Hand(mission)),
        Move::Coin(Coined::Chosen, _) | Move::Take(Fruit::Apple | Fruit::Mistletoe) => None,
    }
}

pub(super) const fn handle(own: Move) -> Option<Handle> {
    match own {
        Move::Coin(..) => Some(Handle::Coin),
        Move::Complete(..) | Move::Second(..) | Move::Take(_) => None,
    }
}

pub(super) const fn turned(own: Move) -> Option<Pips> {
    match own {
        Move::Coin(Coined::Chosen, to) => Some(to),
        Move::Coin(Coined::Unused(..), _) | Move::Complete(..) | Move::Second(..) | Move::Take(_) => None,
    }
}

pub(super) const fn completes(own: Move) -> Option<(Mission, u8)> {
    match own {
        Move::Complete(mission, mistletoe) | Move::Second(mission, mistletoe) => Some((mission, mistletoe)),
        Move::Coin(..) | Move::Take(_) => None,
    }
}

/// One coin for all dice that could be changed.
pub(super) fn button(stage: &Stage<'_>) -> Markup {
    let taken = stage.handle == Some(Handle::Coin);
    html! {
        button type="button" class=(if taken { "option chosen" } else { "option" }) data-pick=(Tap::Handle(Handle::Coin))
            aria-pressed=(taken) aria-description=(stage.scene.say("boards-merlin-coin-hint")) {
            (icon("coin", 0.0, 0.0, 32.0).glyph()) (stage.scene.say("boards-merlin-coin"))
        }
    }
}

pub(super) fn counters(scene: &Scene<'_>, seat: Seat) -> Vec<Counter> {
    let open = scene.view.open;
    if !open.options.modules().contains(Module::Gold) {
        return Vec::new();
    }
    let counter = |symbol, key: &str, count: u8, supply: u8| Counter {
        symbol,
        count,
        label: scene.say_with(key, &[("count", count.into()), ("supply", supply.into())]),
    };
    let gold = &open.modules.gold;
    vec![
        counter("mistletoe", "boards-merlin-mistletoe", gold.mistletoe(seat), open.mistletoe_supply()),
        counter("coin", "boards-merlin-coins", gold.coins(seat), open.coin_supply()),
    ]
}

pub(super) const fn ground(own: SpaceKind) -> &'static str {
    match own {
        SpaceKind::AppleMistletoe => "var(--m-fruit)",
        SpaceKind::GoldCoin => "var(--m-coins)",
    }
}

pub(super) fn picture(own: SpaceKind) -> Markup {
    match own {
        SpaceKind::AppleMistletoe => html! {
            (icon("apple", -24.0, -23.0, 28.0).line(2.1)) (icon("mistletoe", -3.0, -4.0, 28.0).line(2.1))
            path d="M8-19-8 19" stroke="var(--m-line)" stroke-width="1.800" stroke-linecap="round" {}
        },
        SpaceKind::GoldCoin => html! { (icon("coin", -19.0, -19.0, 38.0).line(2.1)) },
    }
}
