//! Morgana in words: her dice and their places, cauldron tokens, poisoned apples, the horn, huts and her influence.

mod refusals;

pub(super) use refusals::refusal;

use crate::merlin::spaces::{site as site_name, space_at};
use crate::merlin::things::{in_principality, into_principality};
use crate::{Value, Words};
use ::merlin::modules::gold::Coined;
use ::merlin::modules::morgana::{Effect, Event, Frame, Move, Place, Points, ScoringStep, SetupStep, Token};
use ::merlin::{Layout, Module, Modules, Open, View};
use ::table::Seat;

/// What a side of a cauldron token does, by its name: `witch’s hut`.
pub fn effect(words: Words, effect: Effect) -> String {
    words.say_with("merlin-morgana-effect", &[("effect", effect.id().into())])
}

/// What a side of a cauldron token does with these modules, as a sentence (section 7, INT-8.9).
pub fn effect_does(words: Words, effect: Effect, modules: Modules) -> String {
    let words = Words { districts: modules.contains(Module::Caerleon), ..words };
    let arthur = if modules.contains(Module::Arthur) { "yes" } else { "no" };
    let castles = if modules.contains(Module::Knights) { "yes" } else { "no" };
    let values = [("effect", effect.id().into()), ("arthur", arthur.into()), ("castles", castles.into())];
    words.say_with("merlin-morgana-effect-does", &values)
}

/// A place of the kitchen board: `cauldron 3`.
pub fn place(words: Words, place: Place) -> String {
    match place {
        Place::Apple => words.say("merlin-morgana-place-apple"),
        Place::Horn => words.say("merlin-morgana-place-horn"),
        Place::Cauldron(cauldron) => {
            words.say_with("merlin-morgana-place-cauldron", &[("number", cauldron.number().into())])
        }
    }
}

/// What the token shows.
fn side(words: Words, open: &Open, token: Token) -> Value {
    effect(words, open.effect_of(token)).into()
}

pub(super) fn choice(words: Words, own: Move, view: &View<'_>, seat: Seat, names: &[String]) -> String {
    let say = |key: &str, values: &[(&'static str, Value)]| words.say_with(key, values);
    let name = |other: Seat| ("name", Value::from(words.name(other, names)));
    match own {
        Move::Lay(token) => say("merlin-morgana-choice-lay", &[("effect", side(words, view.open, token))]),
        Move::Roll(pips) | Move::Die(pips) => {
            say("merlin-morgana-choice-die", &[("pips", pips.get().into())])
        }
        Move::Place(Place::Horn) => {
            let cost = view.open.morgana_die().map_or(0, |pips| 7 - pips.get());
            say("merlin-morgana-choice-horn", &[("count", cost.into())])
        }
        Move::Place(Place::Cauldron(cauldron)) => {
            let shown = view.open.effect_at(cauldron).map(|own| effect(words, own)).unwrap_or_default();
            let values = [("number", cauldron.number().into()), ("effect", shown.into())];
            say("merlin-morgana-choice-cauldron", &values)
        }
        Move::Place(Place::Apple) => words.say("merlin-morgana-choice-apple"),
        Move::Coin => words.say("merlin-morgana-choice-coin"),
        Move::Poison(die) => {
            let (kind, pips) = match die {
                Coined::Chosen => ("chosen", view.open.turn.unit.map_or(0, |(_, pips)| pips.get())),
                Coined::Unused(die, pips) => (die.id(), pips.get()),
            };
            say("merlin-morgana-choice-poison", &[("die", kind.into()), ("pips", pips.into())])
        }
        Move::With(other, die, pips) => {
            let values = [name(other), ("die", die.id().into()), ("pips", pips.get().into())];
            say("merlin-morgana-choice-with", &values)
        }
        Move::Stand(colour) => {
            say("merlin-morgana-choice-stand", &[("into", into_principality(words, colour).into())])
        }
        Move::Turn(pips) => say("merlin-morgana-choice-turn", &[("pips", pips.get().into())]),
        Move::Bewitch(other, die, pips) => {
            let values = [
                name(other),
                ("own", if other == seat { "yes" } else { "no" }.into()),
                ("die", die.id().into()),
                ("pips", pips.get().into()),
            ];
            say("merlin-morgana-choice-bewitch", &values)
        }
        Move::Swap(other) => say("merlin-morgana-choice-swap", &[name(other)]),
        Move::SwapMerlin => words.say("merlin-morgana-choice-swap-merlin"),
        Move::Pay => match view.open.blocked_district() {
            None => words.say("merlin-morgana-choice-pay"),
            Some(own) => say("merlin-morgana-choice-pay-district", &[("district", own.id().into())]),
        },
        Move::Hut(site) => say("merlin-morgana-choice-hut", &[("site", site_name(words, site).into())]),
        Move::Dark(colour, plus) => {
            let place = into_principality(words, colour);
            let key = if plus { "merlin-morgana-choice-dark-plus" } else { "merlin-morgana-choice-dark" };
            say(key, &[("into", place.into())])
        }
        Move::TakeBack(colour, plus) => {
            let key =
                if plus { "merlin-morgana-choice-take-back-plus" } else { "merlin-morgana-choice-take-back" };
            say(key, &[("in", in_principality(words, colour).into())])
        }
    }
}

pub(super) fn heading(words: Words, own: Move) -> Option<String> {
    let key = match own {
        Move::Die(_) => "merlin-morgana-heading-die",
        Move::Place(_) => "merlin-morgana-heading-place",
        Move::Poison(_) => "merlin-morgana-heading-poison",
        Move::With(..) => "merlin-morgana-heading-with",
        Move::Stand(_) => "merlin-morgana-heading-stand",
        Move::Bewitch(..) => "merlin-morgana-heading-bewitch",
        Move::Turn(_) => "merlin-morgana-heading-turn",
        Move::Swap(_) | Move::SwapMerlin => "merlin-morgana-heading-swap",
        Move::Hut(_) => "merlin-morgana-heading-hut",
        Move::Dark(..) => "merlin-morgana-heading-dark",
        Move::TakeBack(..) => "merlin-treasures-heading-take-back",
        Move::Lay(_) | Move::Roll(_) | Move::Coin | Move::Pay => return None,
    };
    Some(words.say(key))
}

pub(super) fn event(words: Words, layout: &Layout, own: Event, names: &[String]) -> String {
    let name = |seat: Seat| ("name", Value::from(words.name(seat, names)));
    let other = |seat: Seat| ("other", Value::from(words.name(seat, names)));
    let say = |key: &str, values: &[(&'static str, Value)]| words.say_with(key, values);
    let shown = |own: Effect| ("effect", Value::from(effect(words, own)));
    match own {
        Event::TokenLaid { cauldron, effect, .. } => {
            say("merlin-morgana-event-token-laid", &[("number", cauldron.number().into()), shown(effect)])
        }
        Event::Rolled { dice } => {
            let dice: Vec<String> =
                (0..dice.count()).filter_map(|at| Some(dice.shown(at)?.to_string())).collect();
            say("merlin-morgana-event-rolled", &[("dice", dice.join(", ").into())])
        }
        Event::DieTaken { seat, pips } => {
            say("merlin-morgana-event-die-taken", &[name(seat), ("pips", pips.get().into())])
        }
        Event::Placed { seat, place, pips } => {
            let (key, number) = match place {
                Place::Apple => ("merlin-morgana-event-placed-apple", 0),
                Place::Horn => ("merlin-morgana-event-placed-horn", 0),
                Place::Cauldron(cauldron) => ("merlin-morgana-event-placed-cauldron", cauldron.number()),
            };
            say(key, &[name(seat), ("pips", pips.get().into()), ("number", number.into())])
        }
        Event::AppleTaken { seat } => say("merlin-morgana-event-apple-taken", &[name(seat)]),
        Event::NoAppleLeft { seat } => say("merlin-morgana-event-no-apple", &[name(seat)]),
        Event::Exchanged { seat, die, from, other: whose, kind, to } => {
            let die = match die {
                Coined::Chosen => "chosen",
                Coined::Unused(die, _) => die.id(),
            };
            let values = [
                name(seat),
                other(whose),
                ("die", die.into()),
                ("their", kind.id().into()),
                ("from", from.get().into()),
                ("to", to.get().into()),
            ];
            say("merlin-morgana-event-exchanged", &values)
        }
        Event::CoinsPaid { seat, coins } => {
            say("merlin-morgana-event-coins-paid", &[name(seat), ("count", coins.into())])
        }
        Event::HornTaken { seat, from: Some(owner) } => {
            say("merlin-morgana-event-horn-from", &[name(seat), other(owner)])
        }
        Event::HornTaken { seat, from: None } => say("merlin-morgana-event-horn-taken", &[name(seat)]),
        Event::HornKept { seat } => say("merlin-morgana-event-horn-kept", &[name(seat)]),
        Event::Moved { seat, to, .. } => {
            let place = into_principality(words, to);
            say("merlin-morgana-event-moved", &[name(seat), ("into", place.into())])
        }
        Event::NotMoved { seat } => say("merlin-morgana-event-not-moved", &[name(seat)]),
        Event::Bewitched { seat, other: whose, die, from, to } => {
            let values = [
                name(seat),
                other(whose),
                ("own", if whose == seat { "yes" } else { "no" }.into()),
                ("die", die.id().into()),
                ("from", from.get().into()),
                ("to", to.get().into()),
            ];
            say("merlin-morgana-event-bewitched", &values)
        }
        Event::Swapped { seat, other: whose, to, .. } => {
            let space = space_at(words, layout, to);
            say("merlin-morgana-event-swapped", &[name(seat), other(whose), ("space", space.into())])
        }
        Event::MerlinSwapped { seat, merlin, arthur } => {
            let stands = |space| Value::from(space_at(words, layout, space));
            let values = [name(seat), ("merlin", stands(merlin)), ("arthur", stands(arthur))];
            say("merlin-morgana-event-merlin-swapped", &values)
        }
        Event::MintCoinsTaken { seat, coins } => {
            say("merlin-morgana-event-mint", &[name(seat), ("count", coins.into())])
        }
        Event::NothingGained { seat, district, .. } => {
            say("merlin-morgana-event-nothing-gained", &[name(seat), ("district", district.id().into())])
        }
        Event::CoinsTaken { seat, coins } => {
            say("merlin-morgana-event-coins-taken", &[name(seat), ("count", coins.into())])
        }
        Event::HutPlaced { seat, site } => {
            say("merlin-morgana-event-hut", &[name(seat), ("site", site_name(words, site).into())])
        }
        Event::MarkerOnTop { seat, colour } => {
            let place = in_principality(words, colour);
            say("merlin-morgana-event-marker-on-top", &[name(seat), ("in", place.into())])
        }
        Event::MarkerAlone { seat, colour } => {
            let place = into_principality(words, colour);
            say("merlin-morgana-event-marker-alone", &[name(seat), ("into", place.into())])
        }
        Event::NoEffect { seat, effect } => {
            say("merlin-morgana-event-no-effect", &[name(seat), shown(effect)])
        }
        Event::Forgone { seat, effect } => say("merlin-morgana-event-forgone", &[name(seat), shown(effect)]),
        Event::TokenTurned { cauldron, effect } => {
            say("merlin-morgana-event-token-turned", &[("number", cauldron.number().into()), shown(effect)])
        }
        Event::ManorsReturned { seat, manors } => {
            say("merlin-morgana-event-manors-returned", &[name(seat), ("count", manors.into())])
        }
        Event::TerritoriesCleared { seat, manors } => {
            say("merlin-morgana-event-territories-cleared", &[name(seat), ("count", manors.into())])
        }
        Event::HutLost { site } => {
            say("merlin-morgana-event-hut-lost", &[("site", site_name(words, site).into())])
        }
        Event::HutsReturned { huts } => say("merlin-morgana-event-huts-returned", &[("count", huts.into())]),
        Event::Rival { colour, markers } => {
            let place = in_principality(words, colour);
            say("merlin-morgana-event-rival", &[("in", place.into()), ("count", markers.into())])
        }
        Event::CarriersReturned { seat, colour, markers } => {
            let place = in_principality(words, colour);
            let values = [name(seat), ("in", place.into()), ("count", markers.into())];
            say("merlin-morgana-event-carriers-returned", &values)
        }
        Event::MarkersReturned { colour, markers } => {
            let place = in_principality(words, colour);
            say("merlin-morgana-event-markers-returned", &[("in", place.into()), ("count", markers.into())])
        }
    }
}

pub(super) fn scored(words: Words, seat: Seat, points: i32, own: Points, names: &[String]) -> String {
    let key = match own {
        Points::HornWon => "merlin-morgana-scored-horn-won",
        Points::HornOwned { .. } => "merlin-morgana-scored-horn-owned",
        Points::Huts { .. } => "merlin-morgana-scored-huts",
    };
    let (count, site) = match own {
        Points::HornWon => (0, String::new()),
        Points::HornOwned { round } => (round, String::new()),
        Points::Huts { first, huts } => (huts, site_name(words, first)),
    };
    let values = [
        ("name", words.name(seat, names).into()),
        ("points", words.signed(points).into()),
        ("count", count.into()),
        ("site", site.into()),
    ];
    words.say_with(key, &values)
}

pub(super) fn due(words: Words, own: Frame) -> String {
    let (key, count) = match own {
        Frame::Roll => ("merlin-morgana-due-roll", 0),
        Frame::Horn(left) => ("merlin-morgana-due-horn", left),
        Frame::Exchange(_) => ("merlin-morgana-due-exchange", 0),
        Frame::Walk(_) => ("merlin-morgana-due-walk", 0),
        Frame::Token(_) => ("merlin-morgana-due-token", 0),
        Frame::Flip(_) => ("merlin-morgana-due-flip", 0),
        Frame::Bewitch(..) => ("merlin-morgana-due-bewitch", 0),
        Frame::Give(left) => ("merlin-morgana-due-give", left),
        Frame::Take(left) => ("merlin-morgana-due-take", left),
        Frame::Dark => ("merlin-morgana-due-dark", 0),
    };
    words.say_with(key, &[("count", count.into())])
}

/// What is left undone.
pub(super) const fn done_key(own: Frame) -> &'static str {
    match own {
        Frame::Walk(_) => "merlin-morgana-choice-no-walk",
        Frame::Token(_) => "merlin-morgana-choice-no-token",
        Frame::Roll
        | Frame::Horn(_)
        | Frame::Exchange(_)
        | Frame::Flip(_)
        | Frame::Bewitch(..)
        | Frame::Give(_)
        | Frame::Take(_)
        | Frame::Dark => "merlin-choice-done",
    }
}

pub(super) fn setup_step(words: Words, own: SetupStep) -> String {
    words.say(match own {
        SetupStep::Tokens => "merlin-morgana-due-tokens",
        SetupStep::Dice => "merlin-morgana-due-roll",
    })
}

pub(super) fn scoring_step(words: Words, own: ScoringStep) -> String {
    words.say(match own {
        ScoringStep::Huts => "merlin-morgana-step-huts",
    })
}

pub(super) fn step_begins(words: Words, own: ScoringStep) -> String {
    words.say(match own {
        ScoringStep::Huts => "merlin-morgana-event-huts",
    })
}

/// What a player has of the module: poisoned apples, the horn.
pub(super) fn pieces(words: Words, open: &Open, seat: Seat) -> String {
    let state = &open.modules.morgana;
    let horn = if state.horn() == Some(seat) { "yes" } else { "no" };
    words.say_with("merlin-morgana-pieces", &[("count", state.apples(seat).into()), ("horn", horn.into())])
}
