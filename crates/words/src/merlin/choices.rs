//! Moves as short lines to choose from, with what they lead to.

use super::missions::{mission as mission_name, mission_asks};
use super::modules;
use super::spaces::{landing, site as site_name, space_at, tile as tile_name};
use super::things::{
    a_traitor, an_item, direction as direction_name, in_principality, item as item_name, power as power_name,
    relic as relic_name, vassal as vassal_name, with_flag,
};
use crate::{Value, Words, begin_large};
use ::merlin::modules::decree;
use ::merlin::{
    Colour, Components, Counted, Event, Frame, Item, Kind, Mission, Module, Move, Open, Pile, Power, Relic,
    Site, Space, SpaceKind, Vassal, View,
};
use ::table::Seat;

/// A move as a short line to choose from.
pub fn choice(words: Words, choice: Move, view: &View<'_>, seat: Seat, names: &[String]) -> String {
    let open = view.open;
    let words = super::at(words, &open.layout);
    let components = &open.options.components;
    let say = |key: &str, values: &[(&'static str, Value)]| words.say_with(key, values);
    let at = |space: Space| ("space", Value::from(landing(words, &open.layout, space)));
    let ends = || ends(words, view, seat, choice);
    let flag = |power: Power| {
        let colour = open.layout.flag(power);
        ("flag", Value::from(begin_large(&with_flag(words, colour))))
    };
    match choice {
        Move::Mission(mission) => begin_large(&mission_name(words, components, mission)),
        Move::Tile(tile) => begin_large(&tile_name(words, tile)),
        Move::Start(seat) => say("merlin-choice-start", &[("name", words.name(seat, names).into())]),
        Move::StartingTile(tile) => {
            say("merlin-choice-starting-tile", &[("number", (tile.index() + 1).into())])
        }
        Move::Traitor(colour) => begin_large(&a_traitor(words, colour)),
        Move::Roll(pips) => say("merlin-choice-roll", &[("pips", pips.get().into())]),
        Move::Complete(mission) | Move::Second(mission) => {
            begin_large(&mission_asks(words, components, mission))
        }
        Move::Discard(mission) | Move::Draw(Pile::Display(mission)) => card(words, components, mission),
        Move::Draw(Pile::Deck) => deck(words, open),
        Move::Die(die, pips) => {
            let values = [("die", die.id().into()), ("pips", pips.get().into()), ("ends", ends().into())];
            say("merlin-choice-die", &values)
        }
        Move::Apple(pips) => {
            say("merlin-choice-apple", &[("pips", pips.get().into()), ("ends", ends().into())])
        }
        Move::TurnDie => {
            let shown = open.turn.unit.map_or(0, |(_, shown)| shown.opposite().get());
            say(
                "merlin-choice-turn-die",
                &[flag(Power::TurnDie), ("pips", shown.into()), ("ends", ends().into())],
            )
        }
        Move::Walk(direction) => match open.moving() {
            Some((figure, steps)) => {
                let values = [
                    ("figure", figure.id().into()),
                    ("pips", steps.into()),
                    ("direction", direction_name(words, direction).into()),
                    ("space", ends().into()),
                ];
                say("merlin-choice-walk", &values)
            }
            None => begin_large(&direction_name(words, direction)),
        },
        Move::Reverse => say("merlin-choice-reverse", &[flag(Power::Reverse), ("space", ends().into())]),
        Move::Mirror => say("merlin-choice-mirror", &[flag(Power::Mirror), ("space", ends().into())]),
        Move::DifferentAction(space) => {
            let there = Seat::all(open.players()).filter(|&other| open.castle(other).knight == Some(space));
            let others = there.filter(|&other| other != seat);
            let list = words.list(others.map(|other| words.name(other, names)));
            let values = [flag(Power::DifferentAction), at(space), ("names", list.into())];
            say("merlin-choice-different-action", &values)
        }
        Move::Forfeit => {
            let lapses = open.turn.action.is_some_and(|space| view.prospect(seat, space).lapses.is_some());
            words.say(if lapses { "merlin-choice-lapses" } else { "merlin-choice-forfeit" })
        }
        Move::Perform => perform(words, open),
        Move::Deploy(vassal, to) => deploy(words, view, seat, vassal, to, names),
        Move::Dismiss(colour) => {
            begin_large(&say("merlin-choice-dismiss", &[("traitor", a_traitor(words, colour).into())]))
        }
        Move::Take(item) => take(words, open, item),
        Move::Return(item) => begin_large(&item_name(words, item)),
        Move::Place(colour) => say("merlin-choice-place", &[("in", in_principality(words, colour).into())]),
        Move::Build(site, colour) => build(words, open, site, colour),
        Move::Staff => {
            let space = open.turn.action.map(|space| space_at(words, &open.layout, space));
            say("merlin-choice-staff", &[("space", space.unwrap_or_default().into())])
        }
        Move::Repel(colour) => {
            let values =
                [("colour", colour.id().into()), ("count", open.castle(seat).traitors_of(colour).into())];
            say("merlin-choice-repel", &values)
        }
        Move::UseGrail => {
            let place = if let Frame::Grail(colour) = open.top() {
                in_principality(words, colour)
            } else {
                relic_name(words, Relic::Grail)
            };
            say("merlin-choice-use-grail", &[("in", place.into())])
        }
        Move::Done if modules::market::may_repel(view, seat) => words.say("merlin-market-choice-no-marker"),
        Move::Done => words.say(done_key(open)),
        Move::End => words.say("merlin-choice-end"),
        Move::Module(own) => modules::choice(words, own, view, seat, names),
    }
}

/// The points a move brings at once; nothing for moves that never bring any.
pub fn brings(choice: Move, view: &View<'_>, seat: Seat) -> Option<i32> {
    let open = view.open;
    match choice {
        Move::Perform => {
            let points = open.turn.action.and_then(|space| view.prospect(seat, space).points);
            points.map(i32::from)
        }
        Move::UseGrail | Move::Done => {
            let Frame::Grail(colour) = open.top() else { return None };
            let worth = open.worth_of_principality(colour);
            let (_, sharers) = open.lead_in_principality(colour);
            Some(i32::from(if choice == Move::UseGrail { worth } else { worth / sharers.max(1) }))
        }
        Move::Mission(_)
        | Move::Tile(_)
        | Move::Start(_)
        | Move::StartingTile(_)
        | Move::Traitor(_)
        | Move::Roll(_)
        | Move::Die(..)
        | Move::Apple(_)
        | Move::TurnDie
        | Move::Walk(_)
        | Move::Reverse
        | Move::Mirror
        | Move::DifferentAction(_)
        | Move::Forfeit
        | Move::Deploy(..)
        | Move::Take(_)
        | Move::Place(_)
        | Move::Return(_)
        | Move::Discard(_)
        | Move::Draw(_)
        | Move::Staff
        | Move::Repel(_)
        | Move::End => None,
        // With King's Favor the reward of a mission is still to be chosen; only modules give points for the others.
        Move::Complete(_) | Move::Second(_) | Move::Build(..) | Move::Dismiss(_) | Move::Module(_) => {
            Some(view.points(seat, choice)).filter(|&points| points != 0)
        }
    }
}

fn card(words: Words, components: &Components, mission: Mission) -> String {
    begin_large(&mission_name(words, components, mission))
}

fn deck(words: Words, open: &Open) -> String {
    let left = open.deck();
    let key = if left > 0 { "merlin-choice-deck" } else { "merlin-choice-deck-shuffled" };
    words.say_with(key, &[("count", if left > 0 { left } else { open.discard.len() }.into())])
}

/// Where a figure could end after a move, one space or several.
pub(super) fn ends(words: Words, view: &View<'_>, seat: Seat, choice: Move) -> String {
    let ends = view.ends(seat, choice).into_iter().map(|end| landing(words, &view.open.layout, end));
    ends.collect::<Vec<_>>().join(" · ")
}

/// An action that leaves nothing to choose (MER-8.1, MER-9.1, MER-9.4).
fn perform(words: Words, open: &Open) -> String {
    let kind = open.turn.action.map(|space| open.layout.kind(space));
    let count = |counted: Counted| words.say_with("merlin-choice-vp", &[("counted", counted.id().into())]);
    match kind {
        Some(SpaceKind::Vp(counted)) => count(counted),
        Some(SpaceKind::Excalibur) => words.say("merlin-choice-excalibur"),
        Some(SpaceKind::Grail) if open.can_take_apple() => words.say("merlin-choice-grail"),
        // INT-8.5: the blocked orchard keeps the apple.
        Some(SpaceKind::Grail) if open.apple_supply() > 0 => words.say("merlin-morgana-choice-grail"),
        Some(SpaceKind::Grail) => words.say("merlin-choice-grail-alone"),
        Some(SpaceKind::Module(own)) => modules::perform(words, own),
        Some(
            SpaceKind::Principality(_)
            | SpaceKind::Influence(_)
            | SpaceKind::Relocate
            | SpaceKind::Exchange
            | SpaceKind::Mission
            | SpaceKind::Build,
        )
        | None => words.say("merlin-choice-perform"),
    }
}

/// Where a vassal goes, what it brings there, and whom it displaces (MER-7.3, MER-7.5, MER-7.10).
fn deploy(words: Words, view: &View<'_>, seat: Seat, vassal: Vassal, to: Colour, names: &[String]) -> String {
    let events = view.preview(seat, Move::Deploy(vassal, to));
    // With decrees it is asked whether the vassal acts; else this second move is refused and tells nothing.
    let moves = [Move::Deploy(vassal, to), decree::Move::Act.into()];
    let asked = view.preview_all(seat, &moves) != events;
    let brings = vassal_brings(words, view.open, (vassal, to), &view.preview_of_act(seat, &moves));
    let brings = if asked { modules::decree::or_decree(words, &brings) } else { brings };
    let displaced = events.iter().find_map(|event| match *event {
        Event::Displaced { seat: other, .. } => Some(other),
        _ => None,
    });
    let mut values = vec![
        ("vassal", Value::from(begin_large(&vassal_name(words, vassal)))),
        ("in", in_principality(words, to).into()),
        ("brings", brings.into()),
    ];
    let Some(other) = displaced else { return words.say_with("merlin-choice-deploy", &values) };
    values.push(("name", words.name(other, names).into()));
    words.say_with("merlin-choice-deploy-displaces", &values)
}

/// What a vassal brings, as these events tell it, beside the marshal twice; in a district as much as it lets the player
/// choose (KRT-6.2, CRL-4.2 to CRL-4.9).
pub(super) fn vassal_brings(words: Words, open: &Open, to: (Vassal, Colour), events: &[Event]) -> String {
    if let Some(brings) = modules::caerleon::brings(words, open, to, events) {
        return brings;
    }
    let took = |event: &Event| match *event {
        Event::Took { item, .. } => Some(item),
        _ => None,
    };
    let placed = events.iter().filter(|event| matches!(event, Event::InfluencePlaced { .. })).count();
    if let Some(item) = events.iter().find_map(took) {
        let count = events.iter().filter_map(took).count();
        let values = [("item", an_item(words, item).into()), ("count", count.into())];
        words.say_with("merlin-choice-brings-item", &values)
    } else if placed > 0 {
        words.say_with("merlin-choice-brings-marker", &[("count", placed.into())])
    } else {
        words.say("merlin-choice-brings-nothing")
    }
}

/// An item; a flag with its power.
pub(super) fn take(words: Words, open: &Open, item: Item) -> String {
    let name = begin_large(&item_name(words, item));
    match item.kind {
        Kind::Flag => {
            let power = open.layout.powers[item.colour.index()];
            let values = [("flag", name.into()), ("power", power_name(words, power).into())];
            words.say_with("merlin-choice-take-flag", &values)
        }
        Kind::Shield | Kind::Material => name,
    }
}

pub(super) fn build(words: Words, open: &Open, site: Site, colour: Colour) -> String {
    let tile = open.environs.tile(site).map(|tile| tile_name(words, tile)).unwrap_or_default();
    let values = [
        ("tile", begin_large(&tile).into()),
        ("site", site_name(words, site).into()),
        ("material", item_name(words, Item::new(Kind::Material, colour)).into()),
    ];
    let built = words.say_with("merlin-choice-build", &values);
    let Some(treasure) = open.modules.treasures.at(site) else { return built };
    let effect = modules::treasures::effect(words, open.treasure(treasure).effect);
    words.say_with("merlin-treasures-choice-build", &[("build", built.into()), ("effect", effect.into())])
}

/// What is left undone.
fn done_key(open: &Open) -> &'static str {
    match open.top() {
        Frame::SecondDiscard => "merlin-choice-no-second-discard",
        Frame::Tower => "merlin-choice-no-gift",
        // Abilities repel traitors there, too (FAV-7.2).
        Frame::RepelTraitors(_) if open.options.modules().contains(Module::Favor) => {
            "merlin-favor-choice-no-more"
        }
        Frame::RepelTraitors(_) => "merlin-choice-no-flag",
        Frame::Grail(_) => "merlin-choice-no-grail",
        Frame::Module(::merlin::modules::Frame::Caerleon(_)) => "merlin-caerleon-choice-done",
        // Beside the board she stands nowhere (MOR-5.3).
        Frame::Module(::merlin::modules::Frame::Morgana(::merlin::modules::morgana::Frame::Walk(_)))
            if open.modules.morgana.blocked().is_none() =>
        {
            "merlin-morgana-choice-no-stand"
        }
        Frame::Setup(_)
        | Frame::Dice
        | Frame::Window(_)
        | Frame::Execution
        | Frame::Repeat
        | Frame::Exchange
        | Frame::TurnEnd
        | Frame::Replace(_)
        | Frame::Card(_)
        | Frame::Scoring(_)
        | Frame::NewTraitors
        | Frame::Over => "merlin-choice-done",
        Frame::Module(own) => modules::done_key(own),
    }
}
