//! Refusals as sentences: what forbids a move, and what would be allowed.

use super::dues::due as due_name;
use super::missions::mission_asks;
use super::modules;
use super::moments::{lapse_key, moment_key};
use super::spaces::{site as site_name, space_at, space_does};
use super::things::{
    an_item, colour as colour_name, in_principality, into_principality, item as item_name, kinds,
    power as power_name, power_does, with_flag,
};
use crate::{Value, Words, begin_large};
use ::merlin::{Colour, Frame, Item, Kind, Layout, Mission, Power, Refusal, Site, Space, Vassal};
use ::table::{Clause, Turn};

/// A refusal as a sentence, told with the layout of its game.
pub fn refusal(words: Words, layout: &Layout, refusal: &Refusal, names: &[String]) -> String {
    let words = super::at(words, layout);
    let say = |key: &str, values: &[(&'static str, Value)]| words.say_with(key, values);
    let due = |due: Frame| ("due", Value::from(due_name(words, due)));
    let at = |space: Space| ("space", Value::from(space_at(words, layout, space)));
    let asks = |mission: Mission| ("asks", Value::from(mission_asks(words, &layout.components, mission)));
    let place = |colour: Colour| ("in", Value::from(in_principality(words, colour)));
    let tint = |colour: Colour| ("colour", Value::from(colour_name(words, colour)));
    let banner = |power: Power| Item::new(Kind::Flag, flag_of(layout, power));
    let flag = |power: Power| ("flag", Value::from(item_name(words, banner(power))));
    let a_flag = |power: Power| ("flag", Value::from(an_item(words, banner(power))));
    let with = |power: Power| ("with", Value::from(with_flag(words, banner(power).colour)));
    let named = |power: Power| ("power", Value::from(power_name(words, power)));
    let servant = |vassal: Vassal| ("vassal", Value::from(vassal.id()));
    let spot = |site: Site| ("site", Value::from(site_name(words, site)));
    match *refusal {
        Refusal::GameOver => words.say("merlin-refusal-game-over"),
        Refusal::NoRoom => words.say("merlin-refusal-no-room"),
        Refusal::NotYourTurn { turn, due: what } => other_turn(words, turn, due(what), names),
        Refusal::OtherDecision { due: what, moment: None } => {
            say("merlin-refusal-other-decision", &[due(what)])
        }
        Refusal::OtherDecision { due: what, moment: Some(clause) } => {
            let moment = words.say(moment_key(clause));
            say("merlin-refusal-other-moment", &[("moment", moment.into()), due(what)])
        }
        Refusal::OtherAction { space, clause: _ } => {
            let does = space_does(words, layout.kind(space));
            say("merlin-refusal-other-action", &[at(space), ("does", does.into())])
        }
        Refusal::NoSuchChance => words.say("merlin-refusal-no-such-chance"),
        Refusal::NotInHand { mission, clause: _ } => say("merlin-refusal-not-in-hand", &[asks(mission)]),
        Refusal::NotMet(mission) => say("merlin-refusal-not-met", &[asks(mission)]),
        // ARU-1.9: with Arthur no flag gives a second mission.
        Refusal::MissionCompleted if layout.flag_of(Power::SecondMission).is_none() => {
            words.say("merlin-arthur-refusal-mission-completed")
        }
        Refusal::MissionCompleted => say("merlin-refusal-mission-completed", &[a_flag(Power::SecondMission)]),
        Refusal::NoFirstMission => say("merlin-refusal-no-first-mission", &[with(Power::SecondMission)]),
        Refusal::NotMetWithoutFlag(mission) => {
            say("merlin-refusal-not-met-without-flag", &[asks(mission), flag(Power::SecondMission)])
        }
        Refusal::NoSuchDie(die, pips) => {
            say("merlin-refusal-no-such-die", &[("die", die.id().into()), ("pips", pips.get().into())])
        }
        Refusal::NoApple => words.say("merlin-refusal-no-apple"),
        Refusal::SameValue(pips) => say("merlin-refusal-same-value", &[("pips", pips.get().into())]),
        Refusal::NoFlag(power) => {
            let does = power_does(words, power);
            say("merlin-refusal-no-flag", &[flag(power), ("does", does.into())])
        }
        Refusal::PowerUsed(power) => say("merlin-refusal-power-used", &[flag(power), named(power)]),
        Refusal::KnightOnly(power) => say("merlin-refusal-knight-only", &[flag(power), named(power)]),
        Refusal::KnightClockwise => say("merlin-refusal-knight-clockwise", &[with(Power::Reverse)]),
        Refusal::MirrorFirst => {
            let other = flag(Power::DifferentAction).1;
            say("merlin-refusal-mirror-first", &[flag(Power::Mirror), ("other", other)])
        }
        Refusal::NoKnight(space) => say("merlin-refusal-no-knight", &[at(space)]),
        Refusal::OwnSpace(space) => say("merlin-refusal-own-space", &[at(space)]),
        Refusal::Lapses { space, clause } => {
            let why = words.say(lapse_key(clause));
            say("merlin-refusal-lapses", &[at(space), ("why", why.into())])
        }
        Refusal::VassalThere(vassal, colour) => {
            say("merlin-refusal-vassal-there", &[servant(vassal), place(colour)])
        }
        Refusal::OtherPrincipality(colour) => {
            let to = into_principality(words, colour);
            say("merlin-refusal-other-principality", &[("into", to.into())])
        }
        Refusal::NoInfluence { colour, clause: _ } => {
            begin_large(&say("merlin-refusal-no-influence", &[place(colour)]))
        }
        Refusal::NotNeighbouring(vassal, colour) => {
            let to = into_principality(words, colour);
            say("merlin-refusal-not-neighbouring", &[servant(vassal), ("into", to.into())])
        }
        Refusal::VassalOnCastle(vassal) => say("merlin-refusal-vassal-on-castle", &[servant(vassal)]),
        Refusal::NoTraitor { colour, clause: _ } => say("merlin-refusal-no-traitor", &[tint(colour)]),
        Refusal::TraitorDue => words.say("merlin-refusal-traitor-due"),
        Refusal::OtherKind { kind, clause } => other_kind(words, kind, clause),
        Refusal::SupplyEmpty { item, clause: _ } => {
            say("merlin-refusal-supply-empty", &[("item", item_name(words, item).into())])
        }
        Refusal::NoItem { item, clause } => {
            let key = match clause.0 {
                "MER-11.14" => "merlin-refusal-no-material",
                "MOR-4.1" => "merlin-morgana-refusal-no-payment",
                _ => "merlin-refusal-no-item",
            };
            say(key, &[("item", item_name(words, item).into())])
        }
        Refusal::NoMarker => words.say("merlin-refusal-no-marker"),
        Refusal::NoSuchTile(site) => say("merlin-refusal-no-such-tile", &[spot(site)]),
        Refusal::TileTaken(site) => say("merlin-refusal-tile-taken", &[spot(site)]),
        Refusal::NotEligible(site, colour) => {
            let material = an_item(words, Item::new(Kind::Material, colour));
            say("merlin-refusal-not-eligible", &[spot(site), ("material", material.into())])
        }
        Refusal::NotDisplayed(mission) => say("merlin-refusal-not-displayed", &[asks(mission)]),
        Refusal::MerlinDidNotMove => words.say("merlin-refusal-merlin-did-not-move"),
        Refusal::NoStaff => words.say("merlin-refusal-no-staff"),
        Refusal::StaffSpent => words.say("merlin-refusal-staff-spent"),
        Refusal::NothingToRepeat => words.say("merlin-refusal-nothing-to-repeat"),
        Refusal::CannotRepeat(space) => say("merlin-refusal-cannot-repeat", &[at(space)]),
        Refusal::MustRepeat => words.say("merlin-refusal-must-repeat"),
        Refusal::NotInPlay(module) => {
            let name = super::about::module(words, module);
            say("merlin-refusal-not-in-play", &[("module", name.into())])
        }
        Refusal::Module(own) => modules::refusal(words, layout, own, names),
    }
}

/// The colour of the flags with a power (MER-1.8).
fn flag_of(layout: &Layout, power: Power) -> Colour {
    // A power that no flag has here is refused by the name of the colour it has in the base game.
    let usual = || Colour::ALL.into_iter().find(|colour| layout.components.powers[colour.index()] == power);
    layout.flag_of(power).or_else(usual).unwrap_or(Colour::Black)
}

fn other_turn(words: Words, turn: Turn, due: (&'static str, Value), names: &[String]) -> String {
    match turn {
        Turn::Seats(seats) => {
            let list = words.list(seats.iter().map(|seat| words.name(seat, names)));
            let values = [("names", list.into()), ("count", seats.len().into()), due];
            words.say_with("merlin-refusal-not-your-turn", &values)
        }
        Turn::Chance => words.say_with("merlin-refusal-chance-first", &[due]),
        Turn::Over => words.say("merlin-refusal-game-over"),
    }
}

/// A tower gives no material (MER-11.20), the horn is paid with materials (MOR-4.1); an influence space gives one kind
/// alone (MER-8.4).
fn other_kind(words: Words, kind: Kind, clause: Clause) -> String {
    let key = match clause.0 {
        "MER-11.20" => "merlin-refusal-tower-kind",
        "MOR-4.1" => "merlin-morgana-refusal-other-payment",
        "KRT-9.2" => "merlin-knights-refusal-other-kind",
        _ => "merlin-refusal-other-kind",
    };
    begin_large(&words.say_with(key, &[("kinds", kinds(words, kind).into())]))
}
