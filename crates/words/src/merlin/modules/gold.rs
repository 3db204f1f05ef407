//! Gold coins and mistletoe in words: dice changed by a coin, missions with mistletoe, the new spaces.

use crate::merlin::choices::ends;
use crate::merlin::missions::{mission as mission_name, mission_asks};
use crate::{Value, Words, begin_large};
use ::merlin::modules::gold::{Coined, Event, Fruit, Move, Points, Refusal, SpaceKind};
use ::merlin::{Layout, Mission, Open, View};
use ::table::Seat;

pub(super) fn choice(words: Words, own: Move, view: &View<'_>, seat: Seat) -> String {
    match own {
        Move::Coin(Coined::Chosen, to) => {
            let ends = ends(words, view, seat, own.into());
            words.say_with("merlin-gold-choice-chosen", &[("pips", to.get().into()), ("ends", ends.into())])
        }
        Move::Coin(Coined::Unused(die, from), to) => {
            let values = [("die", die.id().into()), ("from", from.get().into()), ("pips", to.get().into())];
            words.say_with("merlin-gold-choice-unused", &values)
        }
        Move::Complete(mission, mistletoe) | Move::Second(mission, mistletoe) => {
            let asks = mission_asks(words, &view.open.options.components, mission);
            let values = [("asks", begin_large(&asks).into()), ("count", mistletoe.into())];
            words.say_with("merlin-gold-choice-complete", &values)
        }
        Move::Take(fruit) => words.say_with("merlin-gold-choice-take", &[("fruit", fruit.id().into())]),
    }
}

pub(super) fn heading(words: Words, own: Move) -> String {
    words.say(match own {
        Move::Coin(..) => "merlin-gold-heading-coin",
        Move::Complete(..) => "merlin-gold-heading-complete",
        Move::Second(..) => "merlin-gold-heading-second",
        Move::Take(_) => "merlin-gold-heading-take",
    })
}

pub(super) fn event(words: Words, layout: &Layout, own: Event, names: &[String]) -> String {
    let name = |seat: Seat| ("name", Value::from(words.name(seat, names)));
    match own {
        Event::CoinSpent { seat, die, from, to } => {
            let kind = match die {
                Coined::Chosen => "chosen",
                Coined::Unused(die, _) => die.id(),
            };
            let values =
                [name(seat), ("die", kind.into()), ("from", from.get().into()), ("to", to.get().into())];
            words.say_with("merlin-gold-event-coin-spent", &values)
        }
        Event::MistletoeSpent { seat, mission, mistletoe } => {
            let card = mission_name(words, &layout.components, mission);
            let values = [name(seat), ("count", mistletoe.into()), ("mission", card.into())];
            words.say_with("merlin-gold-event-mistletoe-spent", &values)
        }
        Event::CoinTaken { seat } => words.say_with("merlin-gold-event-coin-taken", &[name(seat)]),
        Event::MistletoeTaken { seat } => words.say_with("merlin-gold-event-mistletoe-taken", &[name(seat)]),
    }
}

pub(super) fn refusal(words: Words, layout: &Layout, own: Refusal) -> String {
    let asks = |mission: Mission| ("asks", Value::from(mission_asks(words, &layout.components, mission)));
    match own {
        Refusal::NoCoin => words.say("merlin-gold-refusal-no-coin"),
        Refusal::NotByOne(from, to) => {
            let values = [("from", from.get().into()), ("to", to.get().into())];
            words.say_with("merlin-gold-refusal-not-by-one", &values)
        }
        Refusal::NoStep(from, to) => {
            let values = [("from", from.get().into()), ("to", to.get().into())];
            words.say_with("merlin-gold-refusal-no-step", &values)
        }
        Refusal::NoUnusedDie(die, pips) => {
            let values = [("die", die.id().into()), ("pips", pips.get().into())];
            words.say_with("merlin-gold-refusal-no-unused-die", &values)
        }
        Refusal::NotEnoughMistletoe(mission) => {
            words.say_with("merlin-gold-refusal-not-enough-mistletoe", &[asks(mission)])
        }
        Refusal::TooLittleMistletoe(mission) => {
            words.say_with("merlin-gold-refusal-too-little-mistletoe", &[asks(mission)])
        }
        Refusal::NothingToIgnore(mission) => {
            words.say_with("merlin-gold-refusal-nothing-to-ignore", &[asks(mission)])
        }
        Refusal::SupplyEmpty(fruit) => words.say(match fruit {
            Fruit::Apple => "merlin-gold-refusal-no-apple",
            Fruit::Mistletoe => "merlin-gold-refusal-no-mistletoe",
        }),
    }
}

pub(super) fn scored(words: Words, seat: Seat, points: i32, own: Points, names: &[String]) -> String {
    match own {
        Points::Coins { coins } => {
            let values = [
                ("name", words.name(seat, names).into()),
                ("points", words.signed(points).into()),
                ("count", coins.into()),
            ];
            words.say_with("merlin-gold-scored-coins", &values)
        }
    }
}

pub(super) fn space(words: Words, own: SpaceKind) -> String {
    words.say(match own {
        SpaceKind::AppleMistletoe => "merlin-gold-space-apple-mistletoe",
        SpaceKind::GoldCoin => "merlin-gold-space-coin",
    })
}

pub(super) fn space_does(words: Words, own: SpaceKind) -> String {
    words.say(match own {
        SpaceKind::AppleMistletoe => "merlin-gold-does-apple-mistletoe",
        SpaceKind::GoldCoin => "merlin-gold-does-coin",
    })
}

/// The action of a space, if it leaves nothing to choose.
pub(super) fn perform(words: Words, own: SpaceKind) -> String {
    words.say(match own {
        SpaceKind::AppleMistletoe => "merlin-choice-perform",
        SpaceKind::GoldCoin => "merlin-gold-choice-coin",
    })
}

/// What a player has of the module: `gold coins 3, mistletoe 1`.
pub(super) fn pieces(words: Words, open: &Open, seat: Seat) -> String {
    let gold = &open.modules.gold;
    let values = [("coins", gold.coins(seat).into()), ("mistletoe", gold.mistletoe(seat).into())];
    words.say_with("merlin-gold-pieces", &values)
}
