//! Events as the sentences of the log.

use super::missions::mission as mission_name;
use super::modules;
use super::points::scored;
use super::spaces::{site as site_name, space_at, terrain as terrain_name, tile as tile_name};
use super::things::{
    a_traitor, an_item, direction as direction_name, from_principality, in_principality, into_principality,
    power as power_name, principality, the_vassal,
};
use crate::{Value, Words, begin_large};
use ::merlin::{
    Category, Colour, Dice, Die, Event, Figure, Item, Layout, Mission, Relic, Ring, ScoringStep, Site,
    SiteSet, Space, Terrain, Vassal,
};
use ::table::{Private, Seat, SeatSet};

/// An event as one sentence, told with the layout of its game.
pub fn event(words: Words, layout: &Layout, event: &Event, names: &[String]) -> String {
    let words = super::at(words, layout);
    let name = |seat: Seat| ("name", Value::from(words.name(seat, names)));
    let say = |key: &str, values: &[(&'static str, Value)]| words.say_with(key, values);
    let card = |mission: Mission| ("mission", Value::from(mission_name(words, &layout.components, mission)));
    let at = |space: Space| ("space", Value::from(space_at(words, layout, space)));
    let one = |item: Item| ("item", Value::from(an_item(words, item)));
    let place = |colour: Colour| ("in", Value::from(in_principality(words, colour)));
    let from = |colour: Colour| ("from", Value::from(from_principality(words, colour)));
    let traitor = |colour: Colour| ("traitor", Value::from(a_traitor(words, colour)));
    let tell = |mission: Private<Mission>, seat: Seat, keys: [&str; 2]| {
        let [known, hidden] = keys;
        mission.fact().map_or_else(|| say(hidden, &[name(seat)]), |own| say(known, &[name(seat), card(own)]))
    };
    match *event {
        Event::Displayed { mission } => say("merlin-event-displayed", &[card(mission)]),
        Event::TileLaid { site, tile } => {
            let values = [("site", site_name(words, site).into()), ("tile", tile_name(words, tile).into())];
            say("merlin-event-tile-laid", &values)
        }
        Event::Starts(seat) => say("merlin-event-starts", &[name(seat)]),
        Event::StartingTile { seat, tile } => {
            say("merlin-event-starting-tile", &[name(seat), ("number", (tile.index() + 1).into())])
        }
        Event::KnightPlaced { seat, space } => say("merlin-event-knight-placed", &[name(seat), at(space)]),
        Event::TraitorAttached { seat, colour } => {
            say("merlin-event-traitor-attached", &[name(seat), traitor(colour)])
        }
        Event::Dealt { seat, mission } => {
            tell(mission, seat, ["merlin-event-dealt", "merlin-event-dealt-hidden"])
        }
        Event::Rolled { seat, dice } => rolled(words, layout, name(seat), dice),
        Event::Round { round, start } => say("merlin-event-round", &[("round", round.into()), name(start)]),
        Event::Turn(seat) => say("merlin-event-turn", &[name(seat)]),
        Event::Completed { seat, mission, second: false } => {
            say("merlin-event-completed", &[name(seat), card(mission)])
        }
        Event::Completed { seat, mission, second: true } => {
            say("merlin-event-completed-second", &[name(seat), card(mission)])
        }
        Event::DieChosen { seat, die, pips } => {
            let values = [name(seat), ("die", die.id().into()), ("pips", pips.get().into())];
            say("merlin-event-die-chosen", &values)
        }
        Event::AppleSpent { seat, from, to } => {
            let values = [name(seat), ("from", from.get().into()), ("to", to.get().into())];
            say("merlin-event-apple-spent", &values)
        }
        Event::FlagUsed { seat, colour, power } => {
            let flag = Item::new(::merlin::Kind::Flag, colour);
            say(
                "merlin-event-flag-used",
                &[name(seat), one(flag), ("power", power_name(words, power).into())],
            )
        }
        Event::DieTurned { seat, from, to } => {
            let values = [name(seat), ("from", from.get().into()), ("to", to.get().into())];
            say("merlin-event-die-turned", &values)
        }
        Event::Moved { seat, figure, from, to, direction } => {
            let key = match figure {
                Figure::Knight => "merlin-event-knight-moved",
                Figure::Merlin => "merlin-event-merlin-moved",
                Figure::Arthur => "merlin-event-arthur-moved",
            };
            let direction = direction_name(words, direction);
            let inner = if from.ring() == Ring::Inner { "yes" } else { "no" };
            let (inner, from) = (("inner", inner.into()), ("from", from.index().into()));
            say(key, &[name(seat), inner, from, at(to), ("direction", direction.into())])
        }
        Event::Mirrored { seat, from, to } => {
            say("merlin-event-mirrored", &[name(seat), ("from", from.index().into()), at(to)])
        }
        Event::DifferentAction { seat, space } => {
            say("merlin-event-different-action", &[name(seat), at(space)])
        }
        Event::Performs { seat, space, again: false } => {
            say("merlin-event-performs", &[name(seat), at(space)])
        }
        Event::Performs { seat, space, again: true } => {
            say("merlin-event-performs-again", &[name(seat), at(space)])
        }
        Event::Forfeited { seat, space } => say("merlin-event-forfeited", &[name(seat), at(space)]),
        Event::Lapsed { seat, space } => say("merlin-event-lapsed", &[name(seat), at(space)]),
        Event::StaffSpent { seat } => say("merlin-event-staff-spent", &[name(seat)]),
        Event::Deployed { seat, vassal, from, to } if from.is_none_or(|left| left == to) => {
            let values = [name(seat), ("vassal", the_vassal(words, vassal).into()), place(to)];
            say("merlin-event-deployed", &values)
        }
        Event::Deployed { seat, vassal, from: left, to } => {
            let left = left.unwrap_or(to);
            let (vassal, into) = (the_vassal(words, vassal), into_principality(words, to));
            let values = [name(seat), ("vassal", vassal.into()), from(left), ("into", into.into())];
            say("merlin-event-deployed-from", &values)
        }
        Event::Displaced { seat, vassal, from: left } => {
            say("merlin-event-displaced", &[name(seat), ("vassal", vassal.id().into()), from(left)])
        }
        Event::BroughtNothing { seat, vassal, colour } => {
            nothing(words, layout, name(seat), (vassal, colour))
        }
        Event::Took { seat, item } => say("merlin-event-took", &[name(seat), one(item)]),
        Event::Returned { seat, item } => say("merlin-event-returned", &[name(seat), one(item)]),
        Event::InfluencePlaced { seat, colour } => {
            say("merlin-event-influence-placed", &[name(seat), place(colour)])
        }
        Event::RelicTaken { seat, relic, from: None } => {
            say("merlin-event-relic-taken", &[name(seat), ("relic", relic.id().into())])
        }
        Event::RelicTaken { seat, relic, from: Some(other) } => {
            taken_from(words, name(seat), relic, words.name(other, names))
        }
        Event::RelicKept { seat, relic } => {
            say("merlin-event-relic-kept", &[name(seat), ("relic", relic.id().into())])
        }
        Event::AppleTaken { seat } => say("merlin-event-apple-taken", &[name(seat)]),
        Event::TraitorRepelled { seat, colour, means } => {
            let means = super::things::means(words, means);
            say("merlin-event-traitor-repelled", &[name(seat), traitor(colour), ("means", means.into())])
        }
        Event::Discarded { seat, mission } => say("merlin-event-discarded", &[name(seat), card(mission)]),
        Event::Built { seat, site, tile } => {
            let (tile, site) = (tile_name(words, tile), site_name(words, site));
            say("merlin-event-built", &[name(seat), ("tile", tile.into()), ("site", site.into())])
        }
        Event::TookMission { seat, mission } => {
            say("merlin-event-took-mission", &[name(seat), card(mission)])
        }
        Event::Drew { seat, mission } => {
            tell(mission, seat, ["merlin-event-drew", "merlin-event-drew-hidden"])
        }
        Event::MissionsShuffled { cards } => {
            say("merlin-event-missions-shuffled", &[("count", cards.into())])
        }
        Event::TraitorsShuffled { tiles } => {
            say("merlin-event-traitors-shuffled", &[("count", tiles.into())])
        }
        Event::Scoring { round } => say("merlin-event-scoring", &[("round", round.into())]),
        Event::Step(ScoringStep::Module(own)) => modules::step_begins(words, layout, own),
        Event::Step(step) => say("merlin-event-step", &[("step", step.to_string().into())]),
        Event::Unrepelled { seat, colour, traitors } => {
            let values = [name(seat), ("colour", colour.id().into()), ("count", traitors.into())];
            say("merlin-event-unrepelled", &values)
        }
        Event::Territory { terrain, sites, manors, leaders } => {
            let counted = counted(words, manors, leaders, names);
            territory(words, layout, (terrain, sites), counted)
        }
        Event::Principality { colour, markers, leaders } => {
            let worth: u8 = markers.iter().sum();
            let land = ("principality", Value::from(begin_large(&principality(words, colour))));
            // Morgana's own markers are no strength of a player, but part of the worth; the points tell it.
            let adds_up = !layout.categories.contains(&Category::Horn);
            let key = match (leaders.is_empty(), adds_up) {
                (true, _) => "merlin-event-principality-nobody",
                (false, true) => "merlin-event-principality",
                (false, false) => "merlin-event-principality-compared",
            };
            let [counts, leaders, ahead] = counted(words, markers, leaders, names);
            say(key, &[land, ("worth", worth.into()), counts, leaders, ahead])
        }
        Event::GrailUsed { seat, colour } => say("merlin-event-grail-used", &[name(seat), place(colour)]),
        Event::InfluenceReturned { seat, colour, markers } => {
            say("merlin-event-influence-returned", &[name(seat), from(colour), ("count", markers.into())])
        }
        Event::GrailReturned { seat } => say("merlin-event-grail-returned", &[name(seat)]),
        Event::Scored { seat, points, reason } => scored(words, layout, (seat, points, reason), names),
        Event::FinalPoints => say("merlin-event-final-points", &[]),
        Event::Over { winners } => {
            let list = words.list(winners.iter().map(|seat| words.name(seat, names)));
            say("merlin-event-over", &[("names", list.into()), ("count", winners.len().into())])
        }
        Event::Module(own) => modules::event(words, layout, own, names),
    }
}

/// Own dice first, then the Merlin die, as the layout has them (MER-1.16).
fn rolled(words: Words, layout: &Layout, name: (&'static str, Value), dice: Dice) -> String {
    let shown = |wanted: Die| {
        let places = (0..dice.count()).filter(move |&place| layout.dice[place] == wanted);
        words.list(places.filter_map(|place| dice.shown(place)).map(|pips| pips.to_string()))
    };
    let mut values = vec![name, ("own", shown(Die::Own).into()), ("merlin", shown(Die::Merlin).into())];
    if !layout.dice.contains(&Die::Arthur) {
        return words.say_with("merlin-event-rolled", &values);
    }
    values.push(("arthur", shown(Die::Arthur).into()));
    words.say_with("merlin-event-rolled-arthur", &values)
}

/// The lady finds no marker, the others an empty supply (MER-7.10).
fn nothing(
    words: Words,
    layout: &Layout,
    name: (&'static str, Value),
    (vassal, colour): (Vassal, Colour),
) -> String {
    match vassal.takes() {
        None => words.say_with("merlin-event-no-marker", &[name]),
        Some(kind) => {
            let item = super::things::item(words, Item::new(kind, colour));
            let values =
                [name, ("vassal", vassal.id().into()), ("item", item.into()), super::things::blocks(layout)];
            words.say_with("merlin-event-brought-nothing", &values)
        }
    }
}

fn taken_from(words: Words, name: (&'static str, Value), relic: Relic, other: String) -> String {
    let values = [name, ("relic", relic.id().into()), ("other", other.into())];
    words.say_with("merlin-event-relic-taken-from", &values)
}

/// Who has how many pieces somewhere, and who leads: what a sentence about a place that is scored needs.
fn counted(words: Words, pieces: [u8; 4], leaders: SeatSet, names: &[String]) -> [(&'static str, Value); 3] {
    let present = Seat::all(4).zip(pieces).filter(|&(_, count)| count > 0);
    let each = present.map(|(seat, count)| format!("{} {count}", words.name(seat, names)));
    let ahead = words.list(leaders.iter().map(|seat| words.name(seat, names)));
    [
        ("counts", each.collect::<Vec<_>>().join(", ").into()),
        ("leaders", ahead.into()),
        ("ahead", leaders.len().into()),
    ]
}

/// A territory is told by its first tile.
fn territory(
    words: Words,
    layout: &Layout,
    (terrain, sites): (Terrain, SiteSet),
    counted: [(&'static str, Value); 3],
) -> String {
    let first = sites.iter().next().map(|site: Site| site_name(words, site)).unwrap_or_default();
    let [counts, leaders, ahead] = counted;
    let terrain = begin_large(&terrain_name(words, terrain));
    let values = [
        ("terrain", terrain.into()),
        ("tiles", sites.len().into()),
        ("strength", if layout.counts_strength() { "yes" } else { "no" }.into()),
        ("site", first.into()),
        counts,
        leaders,
        ahead,
    ];
    words.say_with("merlin-event-territory", &values)
}
