//! Moves as short lines to choose from, with what they lead to.

use super::cards::{mission as mission_name, shield as shield_name};
use super::fields::{effects, field as field_name};
use super::heroes::{ability, hero as hero_name};
use super::prospects::{notes, points};
use super::things::{
    board as board_name, bonus as bonus_name, colour as colour_name, due_word, part as part_name,
    room as room_name, side as side_name, source as source_name,
};
use crate::{Words, begin_large};
use ::camelot::{
    Bonus, Colour, Due, Field, Fists, HeroUse, Mission, Move, Open, Part, Room, Shield, Side, Task, View,
};
use ::table::Seat;

/// The price of the black knight (CAM-16.17).
const BLACK_KNIGHT: i32 = 2;
/// What Tristan scores (CAM-16.18).
const TRISTAN: i32 = 3;

/// A move as a short line to choose from.
pub fn choice(words: Words, choice: Move, view: &View<'_>, seat: Seat, names: &[String]) -> String {
    let open = view.open;
    match choice {
        Move::Side(room, side) => side_of(words, room, side),
        Move::Eldest(seat) => {
            words.say_with("camelot-choice-eldest", &[("name", words.name(seat, names).into())])
        }
        Move::Card(colour) => {
            words.say_with("camelot-choice-card", &[("colour", colour_name(words, colour).into())])
        }
        Move::Mission(mission) => begin_large(&mission_name(words, mission)),
        Move::Merlin(points) => words.say_with("camelot-choice-merlin", &[("points", points.into())]),
        Move::Grail(part) => {
            words.say_with("camelot-choice-grail", &[("part", part_name(words, part).into())])
        }
        Move::Reveal => words.say("camelot-choice-reveal"),
        Move::Colour(colour) => {
            let hero = hero_name(words, open.hero(colour));
            let values = [("colour", colour_name(words, colour).into()), ("hero", hero.into())];
            words.say_with("camelot-choice-colour", &values)
        }
        Move::Send(fists) => send(words, open, seat, fists),
        Move::Predict(number) => {
            let inner = open.predictions.iter().flatten().any(|&other| other == number);
            let values = [("number", number.into()), ("inner", if inner { "yes" } else { "no" }.into())];
            words.say_with("camelot-choice-predict", &values)
        }
        Move::Take(mission) => take(words, open, mission),
        Move::Fetch(knights) => words.say_with("camelot-choice-fetch", &[("knights", knights.into())]),
        Move::Place(_, field)
        | Move::Extra(_, field)
        | Move::Magician(field)
        | Move::Hero(HeroUse::Place(_, field) | HeroUse::Black(field)) => {
            put(words, view, choice, field, names)
        }
        Move::Return(_) => words.say("camelot-choice-return"),
        Move::Bonus(bonus) => begin_large(&bonus_name(words, bonus)),
        Move::Draw => {
            let tiles = if let Due::Percival(tiles) = open.due() { tiles } else { 1 };
            words.say_with("camelot-choice-draw", &[("tiles", tiles.into())])
        }
        Move::Tile(part) => tile(words, view, part),
        Move::Hero(HeroUse::Choose) => {
            let tiles = if let Due::Percival(tiles) = open.due() { tiles } else { 1 };
            let values = [("hero", acting_hero(words, open).into()), ("tiles", tiles.into())];
            words.say_with("camelot-choice-hero-choose", &values)
        }
        Move::Hero(HeroUse::Remove(mission)) => begin_large(&mission_name(words, mission)),
        Move::Hero(HeroUse::Score) => {
            let values = [("hero", acting_hero(words, open).into()), ("points", TRISTAN.into())];
            words.say_with("camelot-choice-hero-score", &values)
        }
        Move::Decline => words.say_with("camelot-choice-decline", &[("due", due_word(open.due()).into())]),
    }
}

/// What choices like this one are listed under: the shield, where the knight comes from, what the hero does.
pub fn heading(words: Words, choice: Move) -> Option<String> {
    let shield = |shield: Shield| begin_large(&shield_name(words, shield));
    match choice {
        Move::Place(own, _) | Move::Return(own) => Some(shield(own)),
        Move::Extra(source, _) => {
            let from = source_name(words, source);
            Some(words.say_with("camelot-heading-extra", &[("source", from.into())]))
        }
        Move::Hero(HeroUse::Place(own, _)) => {
            Some(words.say_with("camelot-heading-hero-place", &[("shield", shield_name(words, own).into())]))
        }
        Move::Hero(HeroUse::Remove(_)) => Some(words.say("camelot-heading-hero-remove")),
        Move::Hero(HeroUse::Black(_)) => {
            Some(words.say_with("camelot-heading-hero-black", &[("points", BLACK_KNIGHT.into())]))
        }
        Move::Magician(_) => Some(words.say("camelot-heading-magician")),
        Move::Side(..)
        | Move::Eldest(_)
        | Move::Card(_)
        | Move::Mission(_)
        | Move::Merlin(_)
        | Move::Grail(_)
        | Move::Reveal
        | Move::Colour(_)
        | Move::Send(_)
        | Move::Predict(_)
        | Move::Take(_)
        | Move::Fetch(_)
        | Move::Bonus(_)
        | Move::Draw
        | Move::Tile(_)
        | Move::Hero(HeroUse::Choose | HeroUse::Score)
        | Move::Decline => None,
    }
}

/// What the hero does whom a move uses.
pub(crate) fn explains(words: Words, choice: Move, view: &View<'_>) -> Option<String> {
    let colour = view.open.acting().filter(|_| matches!(choice, Move::Hero(_)))?;
    Some(ability(words, view.open.hero(colour), view.open.pieces(colour).hero))
}

/// The points a move brings the acting colour at once; nothing for moves that never bring any.
pub fn brings(choice: Move, view: &View<'_>) -> Option<i32> {
    // A figure in the red room counts in end scoring only (CAM-10.2, CAM-10.12).
    let scores = |field: Field| view.open.spot(field).is_some_and(|spot| spot.room() != Room::Red);
    match choice {
        Move::Place(_, field)
        | Move::Extra(_, field)
        | Move::Magician(field)
        | Move::Hero(HeroUse::Place(_, field)) => scores(field).then(|| points(view, choice)),
        Move::Take(Mission { task: Task::Special { .. }, .. })
        | Move::Hero(HeroUse::Black(_) | HeroUse::Score)
        | Move::Bonus(Bonus::Points) => Some(points(view, choice)),
        Move::Side(..)
        | Move::Eldest(_)
        | Move::Card(_)
        | Move::Mission(_)
        | Move::Merlin(_)
        | Move::Grail(_)
        | Move::Reveal
        | Move::Colour(_)
        | Move::Send(_)
        | Move::Predict(_)
        | Move::Take(Mission { task: Task::Shields(_), .. })
        | Move::Fetch(_)
        | Move::Return(_)
        | Move::Bonus(Bonus::Red | Bonus::Yellow | Bonus::Tree)
        | Move::Draw
        | Move::Tile(_)
        | Move::Hero(HeroUse::Choose | HeroUse::Remove(_))
        | Move::Decline => None,
    }
}

fn side_of(words: Words, room: Room, side: Side) -> String {
    let values = [
        ("room", room_name(words, room).into()),
        ("side", side_name(words, side).into()),
        ("board", board_name(words, room.board(side)).into()),
    ];
    begin_large(&words.say_with("camelot-choice-side", &values))
}

/// With two players each colour is named (CAM-18.3).
fn send(words: Words, open: &Open, seat: Seat, Fists { first, second }: Fists) -> String {
    let Some(second) = second else {
        return words.say_with("camelot-choice-send", &[("knights", first.into())]);
    };
    let named = |(colour, knights): (Colour, u8)| {
        let values = [("who", colour_name(words, colour).into()), ("knights", knights.into())];
        words.say_with("camelot-sent", &values)
    };
    let colours = open.colours_of(seat).zip([first, second]);
    let list = colours.map(named).collect::<Vec<_>>().join(", ");
    words.say_with("camelot-choice-send-both", &[("fists", list.into())])
}

/// A card, and how many knights it leaves over (CAM-7.6).
fn take(words: Words, open: &Open, mission: Mission) -> String {
    let sent = open.acting().map_or(0, |colour| open.pieces(colour).sent);
    let values = [
        ("mission", begin_large(&mission_name(words, mission)).into()),
        ("surplus", sent.saturating_sub(mission.cost()).into()),
    ];
    words.say_with("camelot-choice-take", &values)
}

/// A field with its room, what is printed on it besides the points, and what else happens there.
fn put(words: Words, view: &View<'_>, choice: Move, field: Field, names: &[String]) -> String {
    let open = view.open;
    let components = &open.options.components;
    let name = field_name(words, components, field);
    let Some(spot) = open.spot(field) else { return begin_large(&name) };
    let printed = effects(words, open.printed(spot));
    let notes = notes(words, view, choice, names);
    let effects: Vec<String> = printed.into_iter().chain(notes).collect();
    let values = [
        ("board", board_name(words, open.board(spot.room()).name).into()),
        ("field", name.into()),
        ("effects", effects.join(", ").into()),
    ];
    let key = if effects.is_empty() { "camelot-choice-place" } else { "camelot-choice-place-effects" };
    words.say_with(key, &values)
}

/// A tile for Percival, with how many of that part the colour has (CAM-16.14).
fn tile(words: Words, view: &View<'_>, part: Part) -> String {
    let own = view.open.acting().and_then(|colour| view.secret(colour));
    let owned = own.map_or(0, |secret| secret.grail.count(part));
    let values = [("part", part_name(words, part).into()), ("owned", owned.into())];
    words.say_with("camelot-choice-tile", &values)
}

/// The hero of the colour whose turn it is.
fn acting_hero(words: Words, open: &Open) -> String {
    open.acting().map(|colour| hero_name(words, open.hero(colour))).unwrap_or_default()
}
