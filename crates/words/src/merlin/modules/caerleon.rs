//! The City of Caerleon in words: its districts, who leaves, what vassals gain there, the trader.

use crate::merlin::things::{below_districts, from_principality, in_principality};
use crate::{Value, Words};
use ::merlin::modules::caerleon::{District, Event, Frame, Move, Refusal, SetupStep};
use ::merlin::{Colour, Event as AnyEvent, Frame as AnyFrame, Module, Open, Vassal, modules};
use ::table::Seat;

/// A district by its name: `Smith`.
pub fn district(words: Words, district: District) -> String {
    words.say_with("merlin-caerleon-district", &[("district", district.id().into())])
}

/// What a district does, as a sentence (CRL-4.1 to CRL-4.9).
pub fn district_does(words: Words, district: District) -> String {
    words.say_with("merlin-caerleon-does", &[("district", district.id().into())])
}

/// What a simple vassal gains in its district, as a part of a sentence; nothing without the module, or for the lady.
pub(in crate::merlin) fn brings(
    words: Words,
    open: &Open,
    (vassal, to): (Vassal, Colour),
    events: &[AnyEvent],
) -> Option<String> {
    if !open.options.modules().contains(Module::Caerleon) {
        return None;
    }
    let district = open.modules.caerleon.district(to)?;
    let amount = district.amount(vassal)?;
    let nothing = |event: &AnyEvent| match event {
        AnyEvent::Module(modules::Event::Caerleon(Event::NothingGained { .. })) => true,
        // INT-8.3: Morgana blocks the district.
        AnyEvent::Module(modules::Event::Morgana(modules::morgana::Event::NothingGained { .. })) => true,
        _ => false,
    };
    // KRT-6.2: beside the marshal it acts twice.
    let twice = |event: &&AnyEvent| {
        matches!(event, AnyEvent::Module(modules::Event::Knights(modules::knights::Event::ActsTwice { .. })))
    };
    let acts = 1 + events.iter().filter(twice).count();
    let acts = acts.saturating_sub(events.iter().filter(|event| nothing(event)).count());
    if acts == 0 {
        return Some(words.say("merlin-choice-brings-nothing"));
    }
    let values = [("district", district.id().into()), ("count", (usize::from(amount) * acts).into())];
    let brings = words.say_with("merlin-caerleon-brings", &values);
    // Who leaves is asked first (CRL-3.6).
    let crowded = open.simple_vassals(to).filter(|&(other, _)| other != vassal).count();
    if crowded < District::SIMPLE_PLACES {
        return Some(brings);
    }
    Some(words.say_with("merlin-caerleon-brings-crowded", &[("brings", brings.into())]))
}

pub(super) fn choice(words: Words, own: Move, open: &Open, names: &[String]) -> String {
    match own {
        Move::Lay(laid) => district(words, laid),
        Move::SendHome(vassal) => {
            let owner = match open.top() {
                AnyFrame::Module(modules::Frame::Caerleon(Frame::SendHome { to, .. })) => {
                    open.vassal_place(vassal, to)
                }
                _ => None,
            };
            let owner = owner.map_or_else(String::new, |seat| words.name(seat, names));
            let values = [("vassal", vassal.id().into()), ("name", owner.into())];
            words.say_with("merlin-caerleon-choice-send-home", &values)
        }
        Move::GiveCoin => words.say("merlin-caerleon-choice-coin"),
        Move::TakeCoin => words.say("merlin-caerleon-choice-coin"),
    }
}

pub(super) fn heading(words: Words, own: Move) -> Option<String> {
    Some(words.say(match own {
        Move::SendHome(_) => "merlin-caerleon-heading-send-home",
        Move::GiveCoin => "merlin-heading-return",
        Move::TakeCoin => "merlin-heading-take",
        Move::Lay(_) => return None,
    }))
}

pub(super) fn event(words: Words, own: Event, names: &[String]) -> String {
    let name = |seat: Seat| ("name", Value::from(words.name(seat, names)));
    match own {
        Event::Laid { colour, district } => {
            let place = in_principality(below_districts(words), colour);
            let values = [("district", district.id().into()), ("in", place.into())];
            words.say_with("merlin-caerleon-event-laid", &values)
        }
        Event::SentHome { seat, owner, vassal, from } => {
            let values = [
                name(seat),
                ("owner", words.name(owner, names).into()),
                ("vassal", vassal.id().into()),
                ("from", from_principality(words, from).into()),
            ];
            let key = if seat == owner {
                "merlin-caerleon-event-sent-own-home"
            } else {
                "merlin-caerleon-event-sent-home"
            };
            words.say_with(key, &values)
        }
        Event::NothingGained { seat, vassal: _, district } => {
            let values = [name(seat), ("district", district.id().into())];
            words.say_with("merlin-caerleon-event-nothing", &values)
        }
        Event::CoinGiven { seat } => words.say_with("merlin-caerleon-event-coin-given", &[name(seat)]),
    }
}

pub(super) fn refusal(words: Words, own: Refusal) -> String {
    match own {
        Refusal::NotInTheWay(vassal, colour) => {
            let place = in_principality(words, colour);
            let values = [("vassal", vassal.id().into()), ("in", place.into())];
            words.say_with("merlin-caerleon-refusal-not-in-the-way", &values)
        }
        Refusal::NoCoin => words.say("merlin-caerleon-refusal-no-coin"),
        Refusal::MintEmpty => words.say("merlin-caerleon-refusal-mint-empty"),
        Refusal::CoinForCoin => words.say("merlin-caerleon-refusal-coin-for-coin"),
        Refusal::NoFruit => words.say("merlin-caerleon-refusal-no-fruit"),
        Refusal::NothingToTake => words.say("merlin-caerleon-refusal-nothing-to-take"),
    }
}

pub(super) fn due(words: Words, own: Frame) -> String {
    let left = |key: &str, count: u8| words.say_with(key, &[("count", count.into())]);
    match own {
        Frame::SendHome { .. } => words.say("merlin-caerleon-due-send-home"),
        Frame::Take(kind, left) => {
            let values = [("kind", kind.id().into()), ("count", left.into())];
            words.say_with("merlin-caerleon-due-take", &values)
        }
        Frame::Fruit(count) => left("merlin-caerleon-due-fruit", count),
        Frame::Give(count) => left("merlin-caerleon-due-give", count),
        Frame::ForItem(_) => words.say("merlin-caerleon-due-for-item"),
        Frame::ForCoin(_) => words.say("merlin-caerleon-due-for-coin"),
    }
}

pub(super) fn setup_step(words: Words, own: SetupStep) -> String {
    match own {
        SetupStep::Districts => words.say("merlin-caerleon-due-districts"),
    }
}
