//! The table `[morgana]` of a position: the kitchen board, and what each seat has of it, in their order.

use super::state::{Cauldron, Place, State, Token};
use crate::dice::{Dice, Pips};
use crate::frames::{Part, SetupStep};
use crate::position::Reader;
use crate::sites::Site;
use crate::state::Open;
use crate::vocab::Colour;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Write;
use table::{Fault, Seat};

/// What a position says of the module.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub(crate) struct Table {
    figure: Option<String>,
    horn: Option<i64>,
    dice: Option<Vec<String>>,
    tokens: Option<Vec<String>>,
    #[serde(default)]
    gained: i64,
    #[serde(default)]
    huts: Vec<String>,
    #[serde(default)]
    alone: BTreeMap<String, i64>,
    #[serde(default)]
    seat: Vec<SeatTable>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct SeatTable {
    #[serde(default)]
    apples: i64,
    #[serde(default)]
    pentagram: bool,
    placed: Option<String>,
    #[serde(default)]
    on_plain: BTreeMap<String, i64>,
    #[serde(default)]
    on_plus: BTreeMap<String, i64>,
}

pub(crate) fn write(open: &Open, text: &mut String) -> std::fmt::Result {
    let state = &open.modules.morgana;
    writeln!(text, "\n[morgana]")?;
    if let Some(colour) = state.figure {
        writeln!(text, "figure = \"{colour}\"")?;
    }
    if let Some(seat) = state.horn {
        writeln!(text, "horn = {seat}")?;
    }
    let dice = (0..state.dice.count()).map(|place| {
        let pips = state.dice.shown(place).map_or("-".to_owned(), |pips| pips.to_string());
        let used = if state.dice.is_unused(place) { "" } else { " used" };
        format!("\"{pips}{used}\"")
    });
    writeln!(text, "dice = [{}]", dice.collect::<Vec<_>>().join(", "))?;
    let tokens = state.tokens.iter().flatten().map(|token| format!("\"{token}\""));
    writeln!(text, "tokens = [{}]", tokens.collect::<Vec<_>>().join(", "))?;
    writeln!(text, "gained = {}", open.turn.modules.morgana.gained)?;
    let huts = state.huts.iter().map(|site| format!("\"{site}\""));
    writeln!(text, "huts = [{}]\nalone = {}", huts.collect::<Vec<_>>().join(", "), counts(&state.alone))?;
    for seat in Seat::all(open.players()) {
        writeln!(text, "[[morgana.seat]]\napples = {}", state.apples(seat))?;
        writeln!(text, "pentagram = {}", state.pentagrams.contains(seat))?;
        if let Some((place, pips)) = state.placed(seat) {
            writeln!(text, "placed = \"{place}, {pips}\"")?;
        }
        writeln!(text, "on_plain = {}", counts(&state.on_plain[seat.index()]))?;
        writeln!(text, "on_plus = {}", counts(&state.on_plus[seat.index()]))?;
    }
    Ok(())
}

/// `{ black = 1 }`; colours without any are left out.
fn counts(by_colour: &[u8; 6]) -> String {
    let some = Colour::ALL.into_iter().filter(|colour| by_colour[colour.index()] > 0);
    let parts: Vec<String> = some.map(|colour| format!("{colour} = {}", by_colour[colour.index()])).collect();
    if parts.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", parts.join(", ")) }
}

/// Reads the table. Where it says nothing, the tokens lie as in the components file and the dice show 1, 2, 3 and 4.
pub(crate) fn read(reader: &Reader<'_>, table: Option<&Table>, open: &mut Open) -> Result<(), Fault> {
    let usual = Table::default();
    let table = table.unwrap_or(&usual);
    fill(open);
    let players = open.players();
    if let Some(text) = &table.figure {
        let expected = Colour::ALL.map(Colour::id).join(", ");
        open.modules.morgana.figure =
            Some(reader.parsed("MOR-5.3", &["morgana", "figure"], text, expected)?);
    }
    if let Some(seat) = table.horn {
        open.modules.morgana.horn = Some(reader.seat(&["morgana", "horn"], seat)?);
    }
    open.turn.modules.morgana.gained =
        reader.count("MOR-3.7", &["morgana", "gained"], table.gained, State::APPLES)?;
    if let Some(dice) = &table.dice {
        open.modules.morgana.dice = read_dice(reader, dice)?;
    }
    if let Some(tokens) = &table.tokens {
        let path = ["morgana", "tokens"];
        if tokens.len() > Token::COUNT {
            return Err(reader.fault("MOR-1.6", &path, tokens.len(), format!("≤ {}", Token::COUNT)));
        }
        open.modules.morgana.tokens = [None; Cauldron::COUNT];
        for (index, text) in tokens.iter().enumerate() {
            let path = ["morgana", "tokens", &(index + 1).to_string()];
            let laid = open.modules.morgana.tokens;
            let lies = |token: &Token| laid.iter().flatten().any(|own| own.index() == token.index());
            let left = Token::all().filter(|token| !lies(token)).map(|token| token.to_string());
            let left = left.collect::<Vec<_>>().join(", ");
            let token: Token = reader.parsed("MOR-1.7", &path, text, &left)?;
            if lies(&token) {
                return Err(reader.fault("MOR-1.6", &path, token, left));
            }
            open.modules.morgana.tokens[index] = Some(token);
        }
    }
    for (index, text) in table.huts.iter().enumerate() {
        let path = ["morgana", "huts", &(index + 1).to_string()];
        let site: Site = reader.parsed("MOR-7.10", &path, text, "0,0–3,5")?;
        open.modules.morgana.huts.insert(site);
    }
    open.modules.morgana.alone = read_counts(reader, &["morgana", "alone"], &table.alone)?;
    if table.seat.len() > players {
        let path = ["morgana", "seat", &(players + 1).to_string()];
        return Err(reader.fault("MER-1.1", &path, table.seat.len(), players));
    }
    for (seat, own) in Seat::all(players).zip(&table.seat) {
        read_seat(reader, open, seat, own)?;
    }
    Ok(())
}

fn read_seat(reader: &Reader<'_>, open: &mut Open, seat: Seat, own: &SeatTable) -> Result<(), Fault> {
    let (number, state) = (seat.to_string(), &mut open.modules.morgana);
    let path = ["morgana", "seat", &number, "apples"];
    state.apples[seat.index()] = reader.count("MOR-1.1", &path, own.apples, State::APPLES)?;
    if own.pentagram {
        state.pentagrams.insert(seat);
    }
    if let Some(text) = &own.placed {
        let path = ["morgana", "seat", &number, "placed"];
        let (place, pips) = text.split_once(", ").unwrap_or((text, ""));
        let read = || Some((place.parse::<Place>().ok()?, pips.parse::<Pips>().ok()?));
        let expected = "apple, 1–6; horn, 1–6; cauldron 1–5, 1–6";
        state.placed[seat.index()] =
            Some(read().ok_or_else(|| reader.fault("MOR-2.5", &path, text, expected))?);
    }
    let path = ["morgana", "seat", &number, "on_plain"];
    state.on_plain[seat.index()] = read_counts(reader, &path, &own.on_plain)?;
    let path = ["morgana", "seat", &number, "on_plus"];
    state.on_plus[seat.index()] = read_counts(reader, &path, &own.on_plus)?;
    Ok(())
}

/// What is there if a position does not say otherwise: in the setup nothing, between rounds no dice.
fn fill(open: &mut Open) {
    let tokens: SetupStep = super::SetupStep::Tokens.into();
    let dice: SetupStep = super::SetupStep::Dice.into();
    let past = |step: SetupStep| match open.due.part() {
        Part::Setup(now) => open.layout.is_before(step, now),
        Part::Rolling | Part::Turn | Part::Scoring | Part::Over => true,
    };
    let rolls = open.due.all().contains(&super::Frame::Roll.into());
    let shown = past(dice) && !rolls && open.due.part() != Part::Over;
    let laid = past(tokens);
    if laid {
        let front = Token::all().filter(|token| token.side() == 0);
        open.modules.morgana.tokens.iter_mut().zip(front).for_each(|(place, token)| *place = Some(token));
    }
    if shown {
        let dice = &mut open.modules.morgana.dice;
        Pips::all().take(State::DICE).enumerate().for_each(|(place, pips)| dice.show(place, pips));
    }
}

fn read_dice(reader: &Reader<'_>, texts: &[String]) -> Result<Dice, Fault> {
    if texts.len() != State::DICE {
        return Err(reader.fault("MOR-1.1", &["morgana", "dice"], texts.len(), State::DICE));
    }
    let mut dice = Dice::to_be_rolled(State::DICE);
    for (place, text) in texts.iter().enumerate() {
        let path = ["morgana", "dice", &(place + 1).to_string()];
        let pips = text.strip_suffix(" used").unwrap_or(text);
        if pips != "-" {
            dice.show(place, reader.parsed("MOR-1.4", &path, pips, "1–6, -")?);
        }
        if pips != text {
            dice.use_up(place);
        }
    }
    Ok(dice)
}

fn read_counts(reader: &Reader<'_>, path: &[&str], counts: &BTreeMap<String, i64>) -> Result<[u8; 6], Fault> {
    let mut all = [0; 6];
    for (name, &count) in counts {
        let path: Vec<&str> = path.iter().copied().chain([name.as_str()]).collect();
        let colour: Colour =
            reader.parsed("MOR-7.11", &path, name, Colour::ALL.map(Colour::id).join(", "))?;
        all[colour.index()] = reader.count("MOR-1.1", &path, count, State::MARKERS)?;
    }
    Ok(all)
}
