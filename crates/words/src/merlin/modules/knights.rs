//! Knights of the Round Table in words: the allies and what they do, what is chosen with them, and what happens.

use crate::merlin::choices::{ends, take};
use crate::merlin::missions::{mission as mission_name, mission_asks};
use crate::merlin::spaces::{landing, site as site_name, space_at};
use crate::merlin::things::{
    a_traitor, an_item, blocks, colour as colour_name, from_principality, in_principality, item as item_name,
    power as power_name, vassal as vassal_name,
};
use crate::{Value, Words, begin_large};
use ::merlin::modules::knights::{Ally, Event, Frame, Help, Move, Points, Refusal, SetupStep, Stack};
use ::merlin::{Die, Layout, Mission, Open, SteppedDie, View};
use ::table::Seat;

/// The name of an ally: `Sir Tristram`.
pub fn ally(words: Words, ally: Ally) -> String {
    words.say_with("merlin-knights-ally", &[("ally", ally.id().into())])
}

/// What an ally does, in a few words: `personal dice ±1 or ±2`.
pub fn ally_short(words: Words, layout: &Layout, ally: Ally) -> String {
    // Gawain turns the Arthur die, too, where there is one (KRT-5.3).
    let arthur = if layout.dice.contains(&Die::Arthur) { "yes" } else { "no" };
    words.say_with("merlin-knights-short", &[("ally", ally.id().into()), ("arthur", arthur.into())])
}

/// What an ally does, as a sentence.
pub fn ally_does(words: Words, ally: Ally) -> String {
    words.say_with("merlin-knights-does", &[("ally", ally.id().into())])
}

/// A stack of allies: `stack A`.
pub fn stack(words: Words, stack: Stack) -> String {
    words.say_with("merlin-knights-stack", &[("stack", stack.id().into())])
}

/// Which die a tile changes.
const fn which(die: SteppedDie) -> &'static str {
    match die {
        SteppedDie::Chosen => "chosen",
        SteppedDie::Unused(die, _) => die.id(),
    }
}

pub(super) fn choice(words: Words, own: Move, view: &View<'_>, seat: Seat) -> String {
    let open = view.open;
    match own {
        Move::Ally(one) => {
            let values =
                [("ally", ally(words, one).into()), ("what", ally_short(words, &open.layout, one).into())];
            words.say_with("merlin-knights-choice-ally", &values)
        }
        Move::Movement(die, to) | Move::Special(die, to) => {
            let from = match die {
                SteppedDie::Chosen => open.turn.die().map_or(0, |(_, pips)| pips.get()),
                SteppedDie::Unused(_, pips) => pips.get(),
            };
            let values = [
                ("die", which(die).into()),
                ("from", from.into()),
                ("pips", to.get().into()),
                ("ends", ends(words, view, seat, own.into()).into()),
            ];
            words.say_with("merlin-knights-choice-die", &values)
        }
        Move::Wild(item) => {
            words.say_with("merlin-knights-choice-wild", &[("item", take(words, open, item).into())])
        }
        Move::Portal(colour) => begin_large(&landing(words, &open.layout, open.layout.space_of(colour))),
        Move::Castle => words.say("merlin-knights-choice-castle"),
        Move::Complete(mission, help) | Move::Second(mission, help) => {
            let asks = mission_asks(words, &open.options.components, mission);
            completing(words, begin_large(&asks), help)
        }
        Move::Swap(given, taken) => {
            let name = |mission: Mission| mission_name(words, &open.options.components, mission);
            let values = [("given", begin_large(&name(given)).into()), ("taken", name(taken).into())];
            words.say_with("merlin-knights-choice-swap", &values)
        }
        Move::Influence => {
            let place = match open.top() {
                ::merlin::Frame::Module(::merlin::modules::Frame::Knights(Frame::Influence(colour))) => {
                    in_principality(words, colour)
                }
                _ => String::new(),
            };
            words.say_with("merlin-knights-choice-influence", &[("in", place.into())])
        }
    }
}

/// A mission with another colour, and what else is spent on it.
fn completing(words: Words, asks: String, help: Help) -> String {
    let asks = ("asks", Value::from(asks));
    let [mistletoe, markers] = [("mistletoe", help.mistletoe), ("markers", help.markers)]
        .map(|(key, count)| (key, Value::from(count)));
    match (help.mistletoe, help.markers) {
        (0, 0) => words.say_with("merlin-knights-choice-recoloured", &[asks]),
        (count, 0) => words.say_with("merlin-knights-choice-complete", &[asks, ("count", count.into())]),
        (0, _) => words.say_with("merlin-knights-choice-complete-markers", &[asks, markers]),
        _ => words.say_with("merlin-knights-choice-complete-both", &[asks, mistletoe, markers]),
    }
}

pub(super) fn heading(words: Words, own: Move) -> String {
    words.say(match own {
        Move::Ally(_) => "merlin-knights-heading-ally",
        Move::Movement(..) => "merlin-knights-heading-movement",
        Move::Special(..) => "merlin-knights-heading-special",
        Move::Wild(_) => "merlin-knights-heading-wild",
        Move::Portal(_) => "merlin-knights-heading-portal",
        Move::Castle => "merlin-knights-heading-castle",
        Move::Complete(..) => "merlin-knights-heading-complete",
        Move::Second(..) => "merlin-knights-heading-second",
        Move::Swap(..) => "merlin-knights-heading-swap",
        Move::Influence => "merlin-knights-heading-influence",
    })
}

pub(super) fn event(words: Words, layout: &Layout, own: Event, names: &[String]) -> String {
    let name = |seat: Seat| ("name", Value::from(words.name(seat, names)));
    let card = |mission: Mission| Value::from(mission_name(words, &layout.components, mission));
    let say = |key: &str, values: &[(&'static str, Value)]| words.say_with(key, values);
    match own {
        Event::AllyChosen { seat, ally: one } => {
            say("merlin-knights-event-chosen", &[name(seat), ("ally", ally(words, one).into())])
        }
        Event::AllyDealt { seat, ally: one } => {
            say("merlin-knights-event-dealt", &[name(seat), ("ally", ally(words, one).into())])
        }
        Event::MarshalPlaced { seat, colour } => {
            let place = in_principality(words, colour);
            say("merlin-knights-event-marshal", &[name(seat), ("in", place.into())])
        }
        Event::Moved { seat, die, from, to } | Event::Turned { seat, die, from, to } => {
            let tristram = matches!(own, Event::Moved { .. });
            let by = if tristram { Ally::Tristram } else { Ally::Gawain };
            let values = [
                name(seat),
                ("ally", ally(words, by).into()),
                ("die", which(die).into()),
                ("from", from.get().into()),
                ("to", to.get().into()),
            ];
            say("merlin-knights-event-die", &values)
        }
        Event::ActsTwice { seat, vassal, colour } => {
            let values = [
                name(seat),
                ("vassal", begin_large(&vassal_name(words, vassal)).into()),
                ("in", in_principality(words, colour).into()),
            ];
            say("merlin-knights-event-twice", &values)
        }
        Event::Defended { seat, colour } => {
            say("merlin-knights-event-defended", &[name(seat), ("colour", colour_name(words, colour).into())])
        }
        Event::Performed { seat, counted } => {
            say("merlin-knights-event-performed", &[name(seat), ("counted", counted.id().into())])
        }
        Event::WildSpent { seat, item } => {
            let from = from_principality(words, item.colour);
            say("merlin-knights-event-wild", &[name(seat), ("from", from.into())])
        }
        Event::NothingTaken { seat, item } => {
            let values = [name(seat), ("item", item_name(words, item).into()), blocks(layout)];
            say("merlin-knights-event-nothing", &values)
        }
        Event::Portal { seat, to, .. } => {
            say("merlin-knights-event-portal", &[name(seat), ("space", space_at(words, layout, to).into())])
        }
        Event::CastlePlaced { seat, site } => {
            say("merlin-knights-event-castle", &[name(seat), ("site", site_name(words, site).into())])
        }
        Event::ColourChanged { seat, mission, from, to } => {
            let values = [
                name(seat),
                ("mission", card(mission)),
                ("from", colour_name(words, from).into()),
                ("to", colour_name(words, to).into()),
            ];
            say("merlin-knights-event-colour", &values)
        }
        Event::Swapped { seat, given, taken } => {
            say("merlin-knights-event-swapped", &[name(seat), ("given", card(given)), ("taken", card(taken))])
        }
        Event::InfluenceAdded { seat, colour } => {
            let place = in_principality(words, colour);
            say("merlin-knights-event-influence", &[name(seat), ("in", place.into())])
        }
        Event::InfluenceReturned { seat, colour, tiles } => {
            let from = from_principality(words, colour);
            let values = [name(seat), ("from", from.into()), ("count", tiles.into())];
            say("merlin-knights-event-returned", &values)
        }
    }
}

pub(super) fn refusal(words: Words, layout: &Layout, own: Refusal) -> String {
    let about = |one: Ally| ("ally", Value::from(ally(words, one)));
    let asks = |mission: Mission| ("asks", Value::from(mission_asks(words, &layout.components, mission)));
    let say = |key: &str, values: &[(&'static str, Value)]| words.say_with(key, values);
    match own {
        Refusal::OtherStack(one, from) => {
            let from = stack(words, from);
            say("merlin-knights-refusal-other-stack", &[about(one), ("stack", from.into())])
        }
        Refusal::Chosen(one) => say("merlin-knights-refusal-chosen", &[about(one)]),
        Refusal::NotYours(one) => say("merlin-knights-refusal-not-yours", &[about(one)]),
        Refusal::NoTile(one) => say("merlin-knights-refusal-no-tile", &[about(one)]),
        Refusal::OtherDie(one) => say("merlin-knights-refusal-other-die", &[("ally", one.id().into())]),
        Refusal::NoUnusedDie(_, die, pips) => {
            let values = [("die", die.id().into()), ("pips", pips.get().into())];
            say("merlin-knights-refusal-no-unused-die", &values)
        }
        Refusal::TooFar(from, to) => {
            let values = [("from", from.get().into()), ("to", to.get().into())];
            say("merlin-knights-refusal-too-far", &values)
        }
        Refusal::NotElsewhere(item) => {
            say("merlin-knights-refusal-not-elsewhere", &[("item", an_item(words, item).into())])
        }
        Refusal::AfterPortal(power) => {
            say("merlin-knights-refusal-after-portal", &[("power", power_name(words, power).into())])
        }
        Refusal::SamePrincipality(colour) => {
            let from = from_principality(words, colour);
            say("merlin-knights-refusal-same-principality", &[("from", from.into())])
        }
        Refusal::ShowsAlready(ally, pips) => {
            let values = [("ally", ally.id().into()), ("pips", pips.get().into())];
            say("merlin-knights-refusal-shows-already", &values)
        }
        Refusal::MetAnyway(mission) => say("merlin-knights-refusal-met-anyway", &[asks(mission)]),
        Refusal::NoColourHelps(mission) => say("merlin-knights-refusal-no-colour", &[asks(mission)]),
        Refusal::StillUnmet(mission) => say("merlin-knights-refusal-still-unmet", &[asks(mission)]),
        Refusal::TooMuchHelp(mission) => say("merlin-knights-refusal-too-much", &[asks(mission)]),
        Refusal::TooLittleHelp(mission) => say("merlin-knights-refusal-too-little", &[asks(mission)]),
    }
}

pub(super) fn scored(words: Words, seat: Seat, points: i32, own: Points, names: &[String]) -> String {
    let (key, more): (_, (&'static str, Value)) = match own {
        Points::Defence { colour } => {
            ("merlin-knights-scored-defence", ("traitor", a_traitor(words, colour).into()))
        }
        Points::DefenceTiles { tiles } => ("merlin-knights-scored-defence-tiles", ("count", tiles.into())),
        Points::Space { counted } => ("merlin-knights-scored-space", ("counted", counted.id().into())),
        Points::AllyTiles { tiles } => ("merlin-knights-scored-ally-tiles", ("count", tiles.into())),
    };
    let values = [("name", words.name(seat, names).into()), ("points", words.signed(points).into()), more];
    words.say_with(key, &values)
}

pub(super) fn due(words: Words, own: Frame) -> String {
    words.say(match own {
        Frame::SecondAct(..) => "merlin-due-execution",
        Frame::Wild(_) => "merlin-knights-due-wild",
        Frame::Castle(_) => "merlin-knights-due-castle",
        Frame::FirstGift => "merlin-knights-due-first-gift",
        Frame::SecondGift(_) => "merlin-knights-due-second-gift",
        Frame::Influence(_) => "merlin-knights-due-influence",
    })
}

/// What is left undone; nothing where nothing can be.
pub(super) const fn done_key(own: Frame) -> &'static str {
    match own {
        Frame::SecondAct(..) => "merlin-choice-done",
        Frame::Wild(_) => "merlin-knights-choice-no-wild",
        Frame::Castle(_) => "merlin-knights-choice-no-castle",
        Frame::FirstGift | Frame::SecondGift(_) => "merlin-choice-no-gift",
        Frame::Influence(_) => "merlin-knights-choice-no-influence",
    }
}

pub(super) fn setup_step(words: Words, own: SetupStep) -> String {
    words.say(match own {
        SetupStep::Allies => "merlin-knights-due-allies",
    })
}

/// What a player has of the module: `Sir Gareth 2, Sir Kay 1`.
pub(super) fn pieces(words: Words, open: &Open, seat: Seat) -> Option<String> {
    let state = &open.modules.knights;
    let allies = state.allies(seat).map(|one| {
        let name = ally(words, one);
        if one.tiles() == 0 {
            return name;
        }
        let values = [("ally", name.into()), ("count", state.tiles(one).into())];
        words.say_with("merlin-knights-pieces-tiles", &values)
    });
    let allies: Vec<String> = allies.collect();
    (!allies.is_empty())
        .then(|| words.say_with("merlin-knights-pieces", &[("allies", allies.join(", ").into())]))
}
