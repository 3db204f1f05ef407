//! Refusals as sentences: what forbids the move, and what would be allowed.

use super::cards::mission as mission_name;
use super::fields::place as place_name;
use super::heroes::{ability, hero as hero_name};
use super::things::{colour as colour_name, due_word, part as part_name};
use crate::{Value, Words};
use ::camelot::{Closed, Components, Due, Field, Hero, HeroSide, Mission, Refusal, Room, Shield};
use ::table::Turn;

/// A refusal as a sentence.
pub fn refusal(words: Words, refusal: &Refusal, names: &[String]) -> String {
    let due = |due: Due| ("due", Value::from(due_word(due)));
    let card = |mission: Mission| ("mission", Value::from(mission_name(words, mission)));
    let shield = |shield: Shield| ("shield", Value::from(shield.id()));
    let place = |field: Field| ("place", Value::from(place_name(words, Components::printed(), field)));
    let named = |hero: Hero| ("hero", Value::from(hero_name(words, hero)));
    let say = |key: &str, values: &[(&'static str, Value)]| words.say_with(key, values);
    match *refusal {
        Refusal::NoRoom => words.say("camelot-refusal-no-room"),
        Refusal::GameOver | Refusal::NotYourTurn { turn: Turn::Over, .. } => {
            words.say("camelot-refusal-game-over")
        }
        Refusal::NotYourTurn { turn: Turn::Seats(seats), due: what } => {
            let who = words.list(seats.iter().map(|seat| words.name(seat, names)));
            say("camelot-refusal-not-your-turn", &[("who", who.into()), due(what)])
        }
        Refusal::NotYourTurn { turn: Turn::Chance, due: what } => {
            say("camelot-refusal-chance-first", &[due(what)])
        }
        Refusal::AlreadyChosen => words.say("camelot-refusal-already-chosen"),
        Refusal::OtherDecision { due: what } => say("camelot-refusal-other-decision", &[due(what)]),
        Refusal::NoSuchChance => words.say("camelot-refusal-no-such-chance"),
        Refusal::ColourTaken(colour) => {
            say("camelot-refusal-colour-taken", &[("colour", colour_name(words, colour).into())])
        }
        Refusal::FistsNeeded { colours } => {
            say("camelot-refusal-fists-needed", &[("colours", colours.into())])
        }
        Refusal::TooManySent { colour, most } => {
            let values = [("colour", colour_name(words, colour).into()), ("most", most.into())];
            say("camelot-refusal-too-many-sent", &values)
        }
        Refusal::NoSuchNumber(number) => {
            let values = [("number", number.into()), ("highest", Components::HIGHEST_NUMBER.into())];
            say("camelot-refusal-no-such-number", &values)
        }
        Refusal::NumberFull(number) => say("camelot-refusal-number-full", &[("number", number.into())]),
        Refusal::NotOnDisplay(mission) => say("camelot-refusal-not-on-display", &[card(mission)]),
        Refusal::TooCostly { mission, sent } => {
            let values = [card(mission), ("cost", mission.cost().into()), ("sent", sent.into())];
            say("camelot-refusal-too-costly", &values)
        }
        Refusal::TooManyFetched { most } => say("camelot-refusal-too-many-fetched", &[("most", most.into())]),
        Refusal::NoSuchShield(own) => say("camelot-refusal-no-such-shield", &[shield(own)]),
        Refusal::OtherRoom { shield: own, field } => {
            say("camelot-refusal-other-room", &[shield(own), place(field)])
        }
        Refusal::NoSuchField(field) => {
            say("camelot-refusal-no-such-field", &[("id", field.to_string().into())])
        }
        Refusal::FieldTaken(field) => say("camelot-refusal-field-taken", &[place(field)]),
        Refusal::Closed { field, why } => say(closed_key(why), &[place(field)]),
        Refusal::MustPlace(own) => say("camelot-refusal-must-place", &[shield(own)]),
        Refusal::NoKnight(source) => say("camelot-refusal-no-knight", &[("source", source.id().into())]),
        Refusal::OtherDestination { to, field } => {
            say("camelot-refusal-other-destination", &[("to", to.id().into()), place(field)])
        }
        Refusal::NoHero | Refusal::OtherAbility { side: HeroSide::Gone, .. } => {
            words.say("camelot-refusal-no-hero")
        }
        Refusal::OtherAbility { hero, side } => {
            let does = ability(words, hero, side);
            say("camelot-refusal-other-ability", &[named(hero), ("does", does.into())])
        }
        Refusal::HeroUsed(hero) => say("camelot-refusal-hero-used", &[named(hero)]),
        Refusal::NotThisShield { hero, side, shield: own } => not_this_shield(words, hero, side, own),
        Refusal::NotIntoRoom { hero, side, room } => not_into_room(words, hero, side, room),
        Refusal::NotOneShield(mission) => say("camelot-refusal-not-one-shield", &[card(mission)]),
        Refusal::NoSuchTile(part) => {
            say("camelot-refusal-no-such-tile", &[("part", part_name(words, part).into())])
        }
        Refusal::NoMagicianThere(room) => say("camelot-refusal-no-magician", &[("room", room.id().into())]),
    }
}

/// Side 2 leads a blue shield elsewhere (CAM-16.20), side 1 one of another colour than the hero's (CAM-16.8).
fn not_this_shield(words: Words, hero: Hero, side: HeroSide, shield: Shield) -> String {
    let key = match side {
        HeroSide::One | HeroSide::Gone => "camelot-refusal-not-this-shield",
        HeroSide::Two => "camelot-refusal-blue-shield-only",
    };
    let values = [("hero", hero_name(words, hero).into()), ("shield", shield.id().into())];
    words.say_with(key, &values)
}

/// Into which room a hero leads: side 1 into his own, side 2 of Lancelot into the others, Mordred's black knight into
/// any of the castle (CAM-16.7, CAM-16.17, CAM-16.20).
fn not_into_room(words: Words, hero: Hero, side: HeroSide, room: Room) -> String {
    let leads = match (hero, side) {
        (Hero::Lancelot, HeroSide::Two) => "others",
        (Hero::Mordred, _) => "castle",
        (Hero::Kay | Hero::Percival | Hero::Tristan | Hero::Lancelot, _) => {
            hero.room().map_or("castle", Room::id)
        }
    };
    let values =
        [("hero", hero_name(words, hero).into()), ("leads", leads.into()), ("room", room.id().into())];
    words.say_with("camelot-refusal-not-into-room", &values)
}

/// The sentence for each way in which a free field is closed to a colour.
const fn closed_key(why: Closed) -> &'static str {
    match why {
        Closed::EntryFirst => "camelot-closed-entry-first",
        Closed::NoEntryLeft => "camelot-closed-no-entry-left",
        Closed::OwnEntry => "camelot-closed-own-entry",
        Closed::NextInChain => "camelot-closed-next-in-chain",
        Closed::LowestRow => "camelot-closed-lowest-row",
        Closed::HeatsFirst => "camelot-closed-heats-first",
        Closed::NotInHeat => "camelot-closed-not-in-heat",
        Closed::FinalsFirst => "camelot-closed-finals-first",
        Closed::NotInFinal => "camelot-closed-not-in-final",
        Closed::NextInRow => "camelot-closed-next-in-row",
        Closed::TooFewHearts => "camelot-closed-too-few-hearts",
        Closed::InGroup => "camelot-closed-in-group",
        Closed::ChapelStart => "camelot-closed-chapel-start",
        Closed::ChapelPath => "camelot-closed-chapel-path",
        Closed::ChapelOnce => "camelot-closed-chapel-once",
        Closed::LibraryStart => "camelot-closed-library-start",
        Closed::LibraryArrow => "camelot-closed-library-arrow",
        Closed::LibraryOnce => "camelot-closed-library-once",
        Closed::Topmost => "camelot-closed-topmost",
    }
}
