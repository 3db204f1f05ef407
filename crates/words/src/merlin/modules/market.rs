//! The Market in words: its markers, visits, labourers, and what is paid with a marker.

use crate::merlin::choices::{build, ends};
use crate::merlin::missions::{mission as mission_name, mission_asks};
use crate::merlin::things::{from_principality, in_principality, item as item_name};
use crate::{Value, Words, begin_large};
use ::merlin::modules::market::{Event, Frame, Marker, Move, Refusal};
use ::merlin::{Colour, Item, Layout, Mission, Open, View};
use ::table::Seat;

/// A marker by its name: `purple shield marker`.
pub fn marker(words: Words, marker: Marker) -> String {
    match marker {
        Marker::Item(kind, colour) => {
            let values = [("kind", Value::from(kind.id())), ("colour", colour.id().into())];
            words.say_with("merlin-market-marker", &values)
        }
        Marker::Plus => words.say("merlin-market-plus"),
        Marker::AppleMistletoe => words.say("merlin-market-apple-mistletoe"),
        Marker::Labourer(pips) => words.say_with("merlin-market-labourer", &[("pips", pips.get().into())]),
    }
}

/// The marker that stands for an item.
fn marker_of(words: Words, item: Item) -> String {
    let values = [("kind", Value::from(item.kind.id())), ("colour", item.colour.id().into())];
    words.say_with("merlin-market-marker", &values)
}

pub(super) fn choice(words: Words, own: Move, view: &View<'_>, seat: Seat) -> String {
    match own {
        Move::Visit(bought) => begin_large(&marker(words, bought)),
        Move::Labourer(pips) => {
            let ends = ends(words, view, seat, own.into());
            let values = [("pips", pips.get().into()), ("ends", ends.into())];
            words.say_with("merlin-market-choice-labourer", &values)
        }
        Move::Decline => words.say("merlin-market-choice-decline"),
        Move::Apple(pips) => {
            let ends = ends(words, view, seat, own.into());
            words.say_with("merlin-choice-apple", &[("pips", pips.get().into()), ("ends", ends.into())])
        }
        Move::Complete(mission, mistletoe, markers) | Move::Second(mission, mistletoe, markers) => {
            let asks = mission_asks(words, &view.open.options.components, mission);
            let values = [
                ("asks", begin_large(&asks).into()),
                ("markers", markers.into()),
                ("mistletoe", mistletoe.into()),
            ];
            let key = if mistletoe > 0 {
                "merlin-market-choice-complete-both"
            } else {
                "merlin-market-choice-complete"
            };
            words.say_with(key, &values)
        }
        Move::Plus => {
            let place = match view.open.top() {
                ::merlin::Frame::Module(::merlin::modules::Frame::Market(Frame::Plus(_, colour))) => {
                    in_principality(words, colour)
                }
                _ => String::new(),
            };
            words.say_with("merlin-market-choice-plus", &[("in", place.into())])
        }
        Move::Repel(colour) => {
            words.say_with("merlin-market-choice-repel", &[("colour", colour.id().into())])
        }
        Move::Return(item) => begin_large(&marker_of(words, item)),
        Move::Build(site, colour) => {
            let built = build(words, view.open, site, colour);
            words.say_with("merlin-market-choice-build", &[("build", built.into())])
        }
        Move::TakeBack(colour) => {
            let from = from_principality(words, colour);
            words.say_with("merlin-market-choice-take-back", &[("from", from.into())])
        }
    }
}

/// Whether the player may repel a traitor with a marker instead of a shield (MKT-3.5).
pub(crate) fn may_repel(view: &View<'_>, seat: Seat) -> bool {
    let asked = matches!(view.open.top(), ::merlin::Frame::RepelTraitors(_));
    asked && Colour::ALL.into_iter().any(|colour| !view.preview(seat, Move::Repel(colour).into()).is_empty())
}

pub(super) fn heading(words: Words, own: Move) -> Option<String> {
    let key = match own {
        Move::Visit(_) => "merlin-market-heading-visit",
        Move::Labourer(_) => "merlin-market-heading-labourer",
        Move::Apple(_) => "merlin-market-heading-apple",
        Move::Complete(..) => "merlin-market-heading-complete",
        Move::Second(..) => "merlin-market-heading-second",
        Move::Repel(_) => "merlin-market-heading-repel",
        Move::Return(_) => "merlin-market-heading-return",
        Move::Build(..) => "merlin-market-heading-build",
        Move::Decline | Move::Plus | Move::TakeBack(_) => return None,
    };
    Some(words.say(key))
}

pub(super) fn event(words: Words, layout: &Layout, own: Event, names: &[String]) -> String {
    let name = |seat: Seat| ("name", Value::from(words.name(seat, names)));
    let say = |key: &str, values: &[(&'static str, Value)]| words.say_with(key, values);
    match own {
        Event::Visited { seat, marker: bought } => {
            say("merlin-market-event-visited", &[name(seat), ("marker", marker(words, bought).into())])
        }
        Event::MarkerReturned { seat, marker: given } => {
            say("merlin-market-event-returned", &[name(seat), ("marker", marker(words, given).into())])
        }
        Event::PlusPlaced { seat, colour } => {
            let place = in_principality(words, colour);
            say("merlin-market-event-plus-placed", &[name(seat), ("in", place.into())])
        }
        Event::PlusReturned { seat, colour, markers } => {
            let place = from_principality(words, colour);
            let values = [name(seat), ("from", place.into()), ("count", markers.into())];
            say("merlin-market-event-plus-returned", &values)
        }
        Event::LabourerUsed { seat, pips } => {
            say("merlin-market-event-labourer-used", &[name(seat), ("pips", pips.get().into())])
        }
        Event::Declined { seat } => say("merlin-market-event-declined", &[name(seat)]),
        Event::LabourersReturned { labourers } => {
            say("merlin-market-event-labourers-returned", &[("count", labourers.into())])
        }
        Event::AppleSpent { seat, from, to } => {
            let values = [name(seat), ("from", from.get().into()), ("to", to.get().into())];
            say("merlin-market-event-apple-spent", &values)
        }
        Event::MistletoeSpent { seat, mission, markers } => {
            let card = mission_name(words, &layout.components, mission);
            let values = [name(seat), ("count", markers.into()), ("mission", card.into())];
            say("merlin-market-event-mistletoe-spent", &values)
        }
    }
}

pub(super) fn refusal(words: Words, layout: &Layout, own: Refusal) -> String {
    let say = |key: &str, values: &[(&'static str, Value)]| words.say_with(key, values);
    let asks = |mission: Mission| ("asks", Value::from(mission_asks(words, &layout.components, mission)));
    match own {
        Refusal::AlreadyVisited => words.say("merlin-market-refusal-already-visited"),
        Refusal::AfterMission => words.say("merlin-market-refusal-after-mission"),
        Refusal::AfterVisit => words.say("merlin-market-refusal-after-visit"),
        Refusal::NoCoin => words.say("merlin-market-refusal-no-coin"),
        Refusal::NotOnBoard(wanted) => {
            say("merlin-market-refusal-not-on-board", &[("marker", marker(words, wanted).into())])
        }
        Refusal::NoMarker(item) => {
            say("merlin-market-refusal-no-marker", &[("marker", marker_of(words, item).into())])
        }
        Refusal::OnlyMarker(item) => {
            say("merlin-market-refusal-only-marker", &[("item", item_name(words, item).into())])
        }
        Refusal::AllNeeded(colour) => {
            say("merlin-market-refusal-all-needed", &[("colour", colour.id().into())])
        }
        Refusal::NoOtherMarker(colour) => {
            let place = in_principality(words, colour);
            say("merlin-market-refusal-no-other-marker", &[("in", place.into())])
        }
        Refusal::NoLabourer(pips) => say("merlin-market-refusal-no-labourer", &[("pips", pips.get().into())]),
        Refusal::NoDie => words.say("merlin-market-refusal-no-die"),
        Refusal::OwnWayOnly => words.say("merlin-market-refusal-own-way-only"),
        Refusal::NotPoisoned => words.say("merlin-market-refusal-not-poisoned"),
        Refusal::CannotDecline => words.say("merlin-market-refusal-cannot-decline"),
        Refusal::TurnBegun => words.say("merlin-market-refusal-turn-begun"),
        Refusal::TooFewFruits => words.say("merlin-market-refusal-too-few-fruits"),
        Refusal::NotSoMany(mission) => say("merlin-market-refusal-not-so-many", &[asks(mission)]),
    }
}

pub(super) fn due(words: Words, own: Frame) -> String {
    match own {
        Frame::Plus(..) => words.say("merlin-market-due-plus"),
    }
}

/// What a player has bought, if anything: the names of the markers.
pub(super) fn pieces(words: Words, open: &Open, seat: Seat) -> Option<String> {
    let market = &open.modules.market;
    let items = market.items(seat).map(|(kind, colour)| Marker::Item(kind, colour));
    let hired = open.hired(seat).map(Marker::Labourer);
    let mut names: Vec<String> = items.chain(hired).map(|own| marker(words, own)).collect();
    for (count, own) in [(market.plus(seat), Marker::Plus), (market.fruits(seat), Marker::AppleMistletoe)] {
        if count > 0 {
            names.push(format!("{count} × {}", marker(words, own)));
        }
    }
    (!names.is_empty())
        .then(|| words.say_with("merlin-market-pieces", &[("markers", names.join(", ").into())]))
}
