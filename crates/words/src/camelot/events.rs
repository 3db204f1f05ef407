//! Events as the sentences of the log.

use super::cards::{mission as mission_name, mission_short};
use super::fields::{field as field_name, find, in_grid};
use super::heroes::hero as hero_name;
use super::points::scored;
use super::things::{
    board as board_name, colour as colour_name, part as part_name, parts, player as player_name,
};
use crate::{Value, Words};
use ::camelot::{
    BoardName, Colour, Components, Event, Field, Fists, MerlinTiles, Mission, Owners, Part, Room, Way,
};
use ::table::{Private, Seat};

/// An event as one sentence. Who acts is called by the name of the player.
pub fn event(words: Words, event: &Event, owners: &Owners, names: &[String]) -> String {
    let name = |seat: Seat| ("name", Value::from(words.name(seat, names)));
    let shade = |colour: Colour| ("colour", Value::from(colour_name(words, colour)));
    let player = |colour: Colour| player_name(words, colour, owners, names);
    let of = |colour: Colour| ("who", Value::from(player(colour)));
    let say = |key: &str, values: &[(&'static str, Value)]| words.say_with(key, values);
    let counted =
        |key: &str, colour: Colour, knights: u8| say(key, &[of(colour), ("knights", knights.into())]);
    let card = |mission: Mission| ("mission", Value::from(mission_name(words, mission)));
    match *event {
        Event::SideDrawn { room, side } => {
            let board = board_name(words, room.board(side));
            let values = [("room", room.id().into()), ("side", side.id().into()), ("board", board.into())];
            say("camelot-event-side", &values)
        }
        Event::ChoosesFirst(seat) => say("camelot-event-chooses-first", &[name(seat)]),
        Event::ColourChosen { seat, colour } => {
            say("camelot-event-colour-chosen", &[name(seat), shade(colour)])
        }
        Event::OnTrack { colour, place } => {
            say("camelot-event-on-track", &[of(colour), ("place", place.into())])
        }
        Event::NeutralKnights { colour, knights } => {
            say("camelot-event-neutral", &[shade(colour), ("knights", knights.into())])
        }
        Event::Round(round) => say("camelot-event-round", &[("round", round.into())]),
        Event::Revealed(mission) => revealed(words, &[mission]),
        Event::FistClosed { seat, knights } => fist(words, name(seat), knights, owners.has_several(seat)),
        Event::Predicted { colour, number, inner } => {
            let inner = if inner { "yes" } else { "no" };
            say("camelot-event-predicted", &[of(colour), ("number", number.into()), ("inner", inner.into())])
        }
        Event::FistsOpened { sent, total } => {
            let colours = Colour::ALL.into_iter().zip(sent);
            let sent = colours.filter_map(|(colour, sent)| Some((colour, sent?)));
            let list = words.list(
                sent.map(|(colour, sent)| say("camelot-sent", &[of(colour), ("knights", sent.into())])),
            );
            say("camelot-event-fists-opened", &[("fists", list.into()), ("total", total.into())])
        }
        Event::NewOrder(order) => {
            let list = words.list(order.iter().map(player));
            say("camelot-event-new-order", &[("order", list.into())])
        }
        Event::MerlinTaken { colour, points } => match points.fact() {
            Some(points) => say("camelot-event-merlin", &[of(colour), ("points", points.into())]),
            None => say("camelot-event-merlin-hidden", &[of(colour)]),
        },
        Event::MissionTaken { colour, mission } => say("camelot-event-taken", &[of(colour), card(mission)]),
        Event::Surplus { colour, knights } => counted("camelot-event-surplus", colour, knights),
        Event::NoMission { colour, knights } => counted("camelot-event-no-mission", colour, knights),
        Event::Fetched { colour, knights } => counted("camelot-event-fetched", colour, knights),
        Event::CameBack { colour, knights } => counted("camelot-event-came-back", colour, knights),
        Event::Returned { colour, shield } => {
            say("camelot-event-returned", &[of(colour), ("shield", shield.id().into())])
        }
        Event::Placed { colour, figure: _, field, room, way } => placed(words, of(colour), field, room, way),
        Event::Tree { colour, knight: true } => say("camelot-event-tree", &[of(colour)]),
        Event::Tree { colour, knight: false } => say("camelot-event-tree-alone", &[of(colour)]),
        Event::GrailDrawn { colour, part } => {
            tile(words, of(colour), part, ["camelot-event-grail", "camelot-event-grail-hidden"])
        }
        Event::GrailSeen { colour, left } => match left.fact() {
            Some(left) => {
                say("camelot-event-grail-seen", &[of(colour), ("parts", parts(words, left).into())])
            }
            None => say("camelot-event-grail-seen-hidden", &[of(colour)]),
        },
        Event::GrailChosen { colour, part } => {
            tile(words, of(colour), part, ["camelot-event-chosen", "camelot-event-chosen-hidden"])
        }
        Event::GrailShort { colour, missing } => {
            say("camelot-event-grail-short", &[of(colour), ("missing", missing.into())])
        }
        Event::LineCompleted { colour, fields } => line(words, of(colour), fields),
        Event::BonusChosen { colour, bonus } => {
            let bonus = bonus.map_or("none", |bonus| bonus.id());
            say("camelot-event-bonus", &[of(colour), ("bonus", bonus.into())])
        }
        Event::TournamentTile { colour } => say("camelot-event-tournament-tile", &[of(colour)]),
        Event::FinalOpened => say("camelot-event-final-opened", &[]),
        Event::WinnerOpened => say("camelot-event-winner-opened", &[]),
        Event::GroupCompleted { colour, group } => {
            say("camelot-event-group", &[of(colour), ("group", group.id().into())])
        }
        Event::KnightRemoved { colour, figure, field } => {
            let field = field_name(words, Components::printed(), field);
            let values = [of(colour), ("piece", figure.id().into()), ("field", field.into())];
            say("camelot-event-removed", &values)
        }
        Event::TableTurned(face) => say("camelot-event-table-turned", &[("face", face.id().into())]),
        Event::ExtraDeclined { colour, to } => {
            say("camelot-event-extra-declined", &[of(colour), ("to", to.id().into())])
        }
        Event::ExtraLapsed { colour, to } => {
            say("camelot-event-extra-lapsed", &[of(colour), ("to", to.id().into())])
        }
        Event::HeroUsed { colour, hero, side } => {
            let hero = hero_name(words, hero);
            say("camelot-event-hero", &[of(colour), ("hero", hero.into()), ("side", side.into())])
        }
        Event::MissionRemoved { colour, mission } => {
            say("camelot-event-mission-removed", &[of(colour), card(mission)])
        }
        Event::RoundOver(round) => say("camelot-event-round-over", &[("round", round.into())]),
        Event::Ranked { colour, knights, place, area } => {
            let who = colour.map(player);
            let values = [
                ("who", who.unwrap_or_else(|| words.say("camelot-neutral-colour")).into()),
                ("knights", knights.into()),
                ("place", place.into()),
                ("area", area.map_or("table", |area| area.id()).into()),
            ];
            say("camelot-event-ranked", &values)
        }
        Event::MagicianDeclined(colour) => say("camelot-event-magician-declined", &[of(colour)]),
        Event::MagicianLapsed(colour) => say("camelot-event-magician-lapsed", &[of(colour)]),
        Event::MerlinRevealed { colour, tiles } => merlin(words, of(colour), tiles),
        Event::GrailRevealed { colour, parts: [0, 0, 0, 0] } => say("camelot-event-no-grail", &[of(colour)]),
        Event::GrailRevealed { colour, parts: owned } => {
            say("camelot-event-grail-revealed", &[of(colour), ("parts", parts(words, owned).into())])
        }
        Event::Scored { colour, points, reason } => scored(words, of(colour), points, reason),
        Event::Over { winner, colour } => say("camelot-event-over", &[name(winner), shade(colour)]),
    }
}

/// Mission cards that are revealed one after the other, as one sentence (CAM-4.1).
pub fn revealed(words: Words, missions: &[Mission]) -> String {
    if let [mission] = missions {
        return words
            .say_with("camelot-event-revealed", &[("mission", mission_name(words, *mission).into())]);
    }
    let all: Vec<String> = missions.iter().map(|&mission| mission_short(words, mission)).collect();
    words.say_with("camelot-event-revealed-all", &[("missions", all.join("; ").into())])
}

/// Grail tiles that a colour draws one after the other, unseen, as one sentence (CAM-8.10).
pub fn drawn(words: Words, colour: Colour, tiles: usize, owners: &Owners, names: &[String]) -> String {
    let who = player_name(words, colour, owners, names);
    words.say_with("camelot-event-grails-hidden", &[("who", who.into()), ("tiles", tiles.into())])
}

/// That a player has chosen, and for who may know it, how many knights (CAM-5.7).
fn fist(words: Words, name: (&'static str, Value), knights: Private<Fists>, both: bool) -> String {
    match knights.fact() {
        None if both => words.say_with("camelot-event-fists-hidden", &[name]),
        None => words.say_with("camelot-event-fist-hidden", &[name]),
        Some(Fists { first, second: None }) => {
            words.say_with("camelot-event-fist", &[name, ("knights", first.into())])
        }
        Some(Fists { first, second: Some(second) }) => {
            let values = [name, ("first", first.into()), ("second", second.into())];
            words.say_with("camelot-event-fists", &values)
        }
    }
}

/// A grail tile, with its part for who may know it (CAM-8.10).
fn tile(words: Words, who: (&'static str, Value), part: Private<Part>, keys: [&str; 2]) -> String {
    let [known, hidden] = keys;
    match part.fact() {
        Some(part) => words.say_with(known, &[who, ("part", part_name(words, part).into())]),
        None => words.say_with(hidden, &[who]),
    }
}

fn placed(words: Words, who: (&'static str, Value), field: Field, room: Room, way: Way) -> String {
    let components = Components::printed();
    // A field of a replaced components file may be unknown here; its room is not.
    let into = find(components, field).map_or(room.id(), |(board, _)| board.id());
    let into = words.say_with("camelot-into", &[("board", into.into())]);
    let mut values = vec![who, ("into", into.into()), ("field", field_name(words, components, field).into())];
    match way {
        Way::Shield(_) => words.say_with("camelot-event-placed", &values),
        Way::Hero(shield) => {
            values.push(("shield", shield.id().into()));
            words.say_with("camelot-event-placed-hero", &values)
        }
        Way::Extra(source) => {
            values.push(("source", source.id().into()));
            words.say_with("camelot-event-placed-extra", &values)
        }
        Way::Mordred => words.say_with("camelot-event-placed-black", &values),
        Way::Magician => words.say_with("camelot-event-placed-magician", &values),
    }
}

/// Three knights in a row, in a column or on a diagonal (CAM-11.3).
fn line(words: Words, who: (&'static str, Value), fields: [Field; 3]) -> String {
    let components = Components::printed();
    let at = fields.map(|field| match find(components, field) {
        Some((BoardName::TrainingGround, place)) => Some(in_grid(components, place)),
        Some(_) | None => None,
    });
    let (line, number) = match at {
        [Some((one, _)), Some((two, _)), Some((three, _))] if one == two && two == three => ("row", one),
        [Some((_, one)), Some((_, two)), Some((_, three))] if one == two && two == three => ("column", one),
        [Some(_), Some(_), Some(_)] => ("diagonal", 0),
        [_, _, _] => ("unknown", 0),
    };
    words.say_with("camelot-event-line", &[who, ("line", line.into()), ("number", number.into())])
}

fn merlin(words: Words, who: (&'static str, Value), tiles: MerlinTiles) -> String {
    let list = words.list(tiles.iter().map(|points| points.to_string()));
    let values = [who, ("count", tiles.len().into()), ("list", list.into())];
    words.say_with("camelot-event-merlin-revealed", &values)
}
