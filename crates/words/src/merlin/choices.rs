//! Moves as short lines to choose from, with what they lead to.

use super::missions::{mission as mission_name, mission_asks};
use super::spaces::{landing, site as site_name, space_at, tile as tile_name};
use super::things::{
    a_traitor, an_item, direction as direction_name, in_principality, item as item_name, power as power_name,
    relic as relic_name, vassal as vassal_name, with_flag,
};
use crate::{Value, Words, begin_large};
use ::merlin::{
    Colour, Components, Counted, Die, Direction, Figure, Frame, Item, Kind, Mission, Move, Open, Pile, Pips,
    Power, Relic, Site, Space, SpaceKind, Vassal, View,
};
use ::table::Seat;

/// A move as a short line to choose from.
pub fn choice(words: Words, choice: Move, view: &View<'_>, seat: Seat, names: &[String]) -> String {
    let open = view.open;
    let components = &open.options.components;
    let say = |key: &str, values: &[(&'static str, Value)]| words.say_with(key, values);
    let at = |space: Space| ("space", Value::from(landing(words, components, space)));
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
        Move::Die(die, pips) => die_to(words, open, die, pips),
        Move::Apple(pips) => {
            let ends = turned(words, open, pips);
            say("merlin-choice-apple", &[("pips", pips.get().into()), ("ends", ends.into())])
        }
        Move::TurnDie => {
            let pips = open.turn.die.map(|(_, shown)| shown.opposite());
            let ends = pips.map(|pips| turned(words, open, pips)).unwrap_or_default();
            let shown = pips.map_or(0, Pips::get);
            say(
                "merlin-choice-turn-die",
                &[flag(Power::TurnDie), ("pips", shown.into()), ("ends", ends.into())],
            )
        }
        Move::Walk(direction) => match open.turn.die {
            Some((Die::Own, pips)) => walk(words, open, Figure::Knight, pips, direction),
            Some((Die::Merlin, pips)) => walk(words, open, Figure::Merlin, pips, direction),
            None => begin_large(&direction_name(words, direction)),
        },
        Move::Reverse => {
            let to = walked(open, Figure::Knight, Direction::CounterClockwise);
            let to = to.map(|to| landing(words, components, to)).unwrap_or_default();
            say("merlin-choice-reverse", &[flag(Power::Reverse), ("space", to.into())])
        }
        Move::Mirror => {
            let to = open.castle(seat).knight.map(Space::opposite);
            let to = to.map(|to| landing(words, components, to)).unwrap_or_default();
            say("merlin-choice-mirror", &[flag(Power::Mirror), ("space", to.into())])
        }
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
        Move::Deploy(vassal, to) => deploy(words, open, seat, vassal, to, names),
        Move::Dismiss(colour) => {
            begin_large(&say("merlin-choice-dismiss", &[("traitor", a_traitor(words, colour).into())]))
        }
        Move::Take(item) => take(words, open, item),
        Move::Return(item) => begin_large(&item_name(words, item)),
        Move::Place(colour) => say("merlin-choice-place", &[("in", in_principality(words, colour).into())]),
        Move::Build(site, colour) => build(words, open, site, colour),
        Move::Staff => {
            let space = open.turn.action.map(|space| space_at(words, components, space));
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
        Move::Done => words.say(done_key(open.top())),
        Move::End => words.say("merlin-choice-end"),
    }
}

/// The points a move brings at once; nothing for moves that never bring any.
pub fn brings(choice: Move, view: &View<'_>, seat: Seat) -> Option<i32> {
    let open = view.open;
    match choice {
        Move::Complete(_) | Move::Second(_) => Some(view.points(seat, choice)),
        Move::Perform => {
            let points = open.turn.action.and_then(|space| view.prospect(seat, space).points);
            points.map(i32::from)
        }
        Move::UseGrail | Move::Done => {
            let Frame::Grail(colour) = open.top() else { return None };
            let (worth, sharers) = lead(open, colour);
            Some(if choice == Move::UseGrail { worth } else { worth / sharers })
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
        | Move::Dismiss(_)
        | Move::Take(_)
        | Move::Place(_)
        | Move::Return(_)
        | Move::Discard(_)
        | Move::Build(..)
        | Move::Draw(_)
        | Move::Staff
        | Move::Repel(_)
        | Move::End => None,
    }
}

/// What a principality is worth, and how many share the lead (MER-15.18, MER-15.20).
fn lead(open: &Open, colour: Colour) -> (i32, i32) {
    let markers: Vec<i32> = open.castles().iter().map(|castle| castle.influence(colour).into()).collect();
    let most = markers.iter().max().copied().unwrap_or_default();
    let sharers = markers.iter().filter(|&&own| own == most).count();
    (markers.iter().sum(), i32::try_from(sharers).unwrap_or(1).max(1))
}

fn card(words: Words, components: &Components, mission: Mission) -> String {
    begin_large(&mission_name(words, components, mission))
}

fn deck(words: Words, open: &Open) -> String {
    let left = open.deck();
    let key = if left > 0 { "merlin-choice-deck" } else { "merlin-choice-deck-shuffled" };
    words.say_with(key, &[("count", if left > 0 { left } else { open.discard.len() }.into())])
}

/// Where the figure would stand after walking with what the chosen die shows.
fn walked(open: &Open, figure: Figure, direction: Direction) -> Option<Space> {
    let (_, pips) = open.turn.die?;
    open.stands(figure).map(|from| from.step(pips, direction))
}

/// Where a die can lead: the knight to one space, Merlin to two (MER-5.2, MER-5.3).
fn ends(words: Words, open: &Open, die: Die, pips: Pips) -> Vec<String> {
    let (figure, directions): (Figure, &[Direction]) = match die {
        Die::Own => (Figure::Knight, &[Direction::Clockwise]),
        Die::Merlin => (Figure::Merlin, &Direction::ALL),
    };
    let Some(from) = open.stands(figure) else { return Vec::new() };
    let ends = directions.iter().map(|&direction| from.step(pips, direction));
    ends.map(|end| landing(words, &open.options.components, end)).collect()
}

fn die_to(words: Words, open: &Open, die: Die, pips: Pips) -> String {
    let ends = ends(words, open, die, pips);
    let values = [("die", die.id().into()), ("pips", pips.get().into()), ("ends", ends.join(" · ").into())];
    words.say_with("merlin-choice-die", &values)
}

/// Where the chosen die leads, turned to another value.
fn turned(words: Words, open: &Open, pips: Pips) -> String {
    let die = open.turn.die.map_or(Die::Own, |(die, _)| die);
    ends(words, open, die, pips).join(" · ")
}

fn walk(words: Words, open: &Open, figure: Figure, pips: Pips, direction: Direction) -> String {
    let end = open.stands(figure).map(|from| from.step(pips, direction));
    let end = end.map(|end| landing(words, &open.options.components, end)).unwrap_or_default();
    let values = [
        ("figure", figure.id().into()),
        ("pips", pips.get().into()),
        ("direction", direction_name(words, direction).into()),
        ("space", end.into()),
    ];
    words.say_with("merlin-choice-walk", &values)
}

/// An action that leaves nothing to choose (MER-8.1, MER-9.1, MER-9.4).
fn perform(words: Words, open: &Open) -> String {
    let kind = open.turn.action.map(|space| open.layout.kind(space));
    let count = |counted: Counted| words.say_with("merlin-choice-vp", &[("counted", counted.id().into())]);
    match kind {
        Some(SpaceKind::Vp(counted)) => count(counted),
        Some(SpaceKind::Excalibur) => words.say("merlin-choice-excalibur"),
        Some(SpaceKind::Grail) if open.apple_supply() > 0 => words.say("merlin-choice-grail"),
        Some(SpaceKind::Grail) => words.say("merlin-choice-grail-alone"),
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
fn deploy(words: Words, open: &Open, seat: Seat, vassal: Vassal, to: Colour, names: &[String]) -> String {
    let castle = open.castle(seat);
    let brings = match vassal.takes().map(|kind| Item::new(kind, to)) {
        Some(item) if open.supply(item) > 0 => {
            words.say_with("merlin-choice-brings-item", &[("item", an_item(words, item).into())])
        }
        None if castle.influence_on_castle() > 0 => words.say("merlin-choice-brings-marker"),
        Some(_) | None => words.say("merlin-choice-brings-nothing"),
    };
    let displaced = open.vassal_place(vassal, to).filter(|&other| other != seat);
    let mut values = vec![
        ("vassal", Value::from(begin_large(&vassal_name(words, vassal)))),
        ("in", in_principality(words, to).into()),
        ("brings", brings.into()),
    ];
    let Some(other) = displaced else { return words.say_with("merlin-choice-deploy", &values) };
    values.push(("name", words.name(other, names).into()));
    words.say_with("merlin-choice-deploy-displaces", &values)
}

/// An item; a flag with its power.
fn take(words: Words, open: &Open, item: Item) -> String {
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

fn build(words: Words, open: &Open, site: Site, colour: Colour) -> String {
    let tile = open.environs.tile(site).map(|tile| tile_name(words, tile)).unwrap_or_default();
    let values = [
        ("tile", begin_large(&tile).into()),
        ("site", site_name(words, site).into()),
        ("material", item_name(words, Item::new(Kind::Material, colour)).into()),
    ];
    words.say_with("merlin-choice-build", &values)
}

/// What is left undone.
const fn done_key(due: Frame) -> &'static str {
    match due {
        Frame::SecondDiscard => "merlin-choice-no-second-discard",
        Frame::Tower => "merlin-choice-no-gift",
        Frame::RepelTraitors(_) => "merlin-choice-no-flag",
        Frame::Grail(_) => "merlin-choice-no-grail",
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
    }
}
