//! A situation as text, to set the table and to report a bug; `docs/positions.md` explains the format.

mod colours;
mod fill;
mod read;
mod write;

use crate::fields::Spot;
use crate::frames::Frame;
use crate::state::{Open, Standing};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    game: Option<String>,
    options: Option<String>,
    #[serde(default)]
    turn: TurnTable,
    #[serde(default)]
    table: TableTable,
    #[serde(default)]
    fields: BTreeMap<String, String>,
    #[serde(default)]
    colour: BTreeMap<String, ColourTable>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct TurnTable {
    phase: Option<String>,
    round: Option<i64>,
    place: Option<i64>,
    eldest: Option<i64>,
    #[serde(default)]
    chosen: Vec<i64>,
    stack: Option<Vec<String>>,
    mission: Option<String>,
    shields: Option<Vec<String>>,
    #[serde(default)]
    placed: BTreeMap<String, i64>,
    earned: Option<bool>,
    #[serde(default)]
    hero_used: bool,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct TableTable {
    sides: Option<String>,
    order: Option<Vec<String>>,
    total: Option<i64>,
    merlin: Option<Vec<String>>,
    #[serde(default)]
    tournament_tiles: Vec<String>,
    display: Option<Vec<String>>,
    gone: Option<Vec<String>>,
    black_knight: Option<String>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct ColourTable {
    seat: Option<i64>,
    screen: Option<i64>,
    #[serde(default)]
    fist: i64,
    sent: Option<i64>,
    hinterland: Option<i64>,
    #[serde(default)]
    grail: Vec<String>,
    merlin: Option<Vec<i64>>,
    prediction: Option<i64>,
    entry: Option<i64>,
    hero: Option<String>,
    standing: Option<String>,
    seen: Option<SeenTable>,
    #[serde(default)]
    points: BTreeMap<String, i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SeenTable {
    others: [i64; 4],
    held: [i64; 5],
}

/// A frame as text: `shields`, `grail 2`, `extra any`, `events tr_33`.
pub(crate) fn frame_text(open: &Open, frame: Frame) -> String {
    match frame {
        Frame::Shields => "shields".to_owned(),
        Frame::Hero => "hero".to_owned(),
        Frame::Magician => "magician".to_owned(),
        Frame::Tree => "tree".to_owned(),
        Frame::Events(spot) => format!("events {}", open.field(spot)),
        Frame::Bonus(left) => format!("bonus {left}"),
        Frame::Extra(to) => format!("extra {to}"),
        Frame::Percival(due) => format!("percival {due}"),
        Frame::Grail(due) => format!("grail {due}"),
        Frame::Look(due) => format!("look {due}"),
        Frame::Tile(due) => format!("tile {due}"),
    }
}

fn read_frame(open: &Open, text: &str) -> Option<Frame> {
    let number = |text: &str| text.parse::<u8>().ok();
    Some(match text.split_ascii_whitespace().collect::<Vec<_>>()[..] {
        ["shields"] => Frame::Shields,
        ["hero"] => Frame::Hero,
        ["magician"] => Frame::Magician,
        ["tree"] => Frame::Tree,
        ["events", field] => Frame::Events(open.spot(field.parse().ok()?)?),
        ["bonus", left] => Frame::Bonus(number(left)?),
        ["extra", to] => Frame::Extra(to.parse().ok()?),
        ["percival", due] => Frame::Percival(number(due)?),
        ["grail", due] => Frame::Grail(number(due)?),
        ["look", due] => Frame::Look(number(due)?),
        ["tile", due] => Frame::Tile(number(due)?),
        _ => return None,
    })
}

/// A standing as text: `table 2`, `winners 1`, `losers 2`, `absent`.
pub(crate) fn standing_text(standing: Standing) -> Option<String> {
    match standing {
        Standing::None => None,
        Standing::Absent => Some("absent".to_owned()),
        Standing::AtTable(place) => Some(format!("table {place}")),
        Standing::Winners(place) => Some(format!("winners {place}")),
        Standing::Losers(place) => Some(format!("losers {place}")),
    }
}

fn read_standing(text: &str) -> Option<Standing> {
    let place = |text: &str| text.parse::<u8>().ok().filter(|place| (1..=6).contains(place));
    match text.split_ascii_whitespace().collect::<Vec<_>>()[..] {
        ["absent"] => Some(Standing::Absent),
        ["table", number] => place(number).map(Standing::AtTable),
        ["winners", number] => place(number).map(Standing::Winners),
        ["losers", number] => place(number).map(Standing::Losers),
        _ => None,
    }
}

/// Who stands on a field, with the number in the red room that tells who came when: `red`, `red 2`, `violet black`,
/// `violet black 1`, `red magician`.
struct Standee {
    colour: crate::Colour,
    figure: crate::Figure,
    rank: Option<u8>,
}

fn read_standee(text: &str) -> Option<Standee> {
    use crate::Figure;
    let words: Vec<&str> = text.split_ascii_whitespace().collect();
    let (colour, rest) = words.split_first()?;
    let (figure, rest) = match rest {
        ["black", rest @ ..] => (Figure::BlackKnight, rest),
        ["magician", rest @ ..] => (Figure::Magician, rest),
        rest => (Figure::Knight, rest),
    };
    let rank = match rest {
        [] => None,
        [rank] => Some(rank.parse().ok().filter(|rank| (1..=16).contains(rank))?),
        _ => return None,
    };
    Some(Standee { colour: colour.parse().ok()?, figure, rank })
}

fn standee_text(open: &Open, spot: Spot) -> Option<String> {
    use crate::{Figure, Occupant, Room};
    let Occupant::Of(colour, figure) = open.occupant(spot)? else { return None };
    let mut text = colour.to_string();
    match figure {
        Figure::Knight => {}
        Figure::BlackKnight => text += " black",
        Figure::Magician => text += " magician",
    }
    if spot.room() == Room::Red {
        text += &format!(" {}", open.red_ranks[spot.place()]);
    }
    Some(text)
}
