//! The table `[decree]` of a position: how many tiles lie where, whose the others are, who has looked at
//! which stack and what is known to lie there.

use super::moves::Frame;
use super::state::{Decree, Decrees, State};
use super::taking::others_know;
use crate::position::{Reader, examples};
use crate::state::Merlin;
use crate::vocab::Colour;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Write;
use table::{Fault, Seat, SeatSet};

/// What a position says of the module.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub(crate) struct Table {
    stacks: Option<BTreeMap<String, i64>>,
    #[serde(default)]
    owned: Vec<Vec<String>>,
    #[serde(default)]
    gone: Vec<String>,
    #[serde(default)]
    looked: BTreeMap<String, Vec<i64>>,
    #[serde(default)]
    known: BTreeMap<String, Vec<String>>,
}

/// `["d01", "d07"]`
fn quoted(decrees: Decrees) -> String {
    let names: Vec<String> = decrees.iter().map(|decree| format!("\"{decree}\"")).collect();
    format!("[{}]", names.join(", "))
}

/// `{ black = 4, blue = 2 }`
fn braced(parts: impl Iterator<Item = String>) -> String {
    let parts: Vec<String> = parts.collect();
    if parts.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", parts.join(", ")) }
}

pub(crate) fn write(game: &Merlin, text: &mut String) -> std::fmt::Result {
    let (open, state) = (&game.open, &game.open.modules.decree);
    writeln!(text, "\n[decree]")?;
    let stacks = Colour::ALL.into_iter().map(|colour| format!("{colour} = {}", state.stack(colour)));
    writeln!(text, "stacks = {}", braced(stacks))?;
    let owned: Vec<String> = Seat::all(open.players()).map(|seat| quoted(state.owned(seat))).collect();
    writeln!(text, "owned = [{}]\ngone = {}", owned.join(", "), quoted(state.gone))?;
    let seats = |colour: Colour| {
        let seats: Vec<String> = state.looked(colour).iter().map(|seat| seat.to_string()).collect();
        (!seats.is_empty()).then(|| format!("{colour} = [{}]", seats.join(", ")))
    };
    writeln!(text, "looked = {}", braced(Colour::ALL.into_iter().filter_map(seats)))?;
    let known = |colour: Colour| {
        let each = game.secret.iter().map(|secret| secret.modules.decree.known(colour));
        let known = each.fold(Decrees::EMPTY, Decrees::union);
        (!known.is_empty()).then(|| format!("{colour} = {}", quoted(known)))
    };
    writeln!(text, "known = {}", braced(Colour::ALL.into_iter().filter_map(known)))
}

/// Reads the table; what it leaves out is as it was at the start (DEC-2.1).
pub(crate) fn read(reader: &Reader<'_>, table: Option<&Table>, game: &mut Merlin) -> Result<(), Fault> {
    let usual = Table::default();
    let table = table.unwrap_or(&usual);
    let players = game.open.players();
    let colour = |field: &'static str, name: &str| -> Result<Colour, Fault> {
        let all = Colour::ALL.map(Colour::id).join(", ");
        reader.parsed("DEC-2.1", &["decree", field, name], name, all)
    };
    for (name, &count) in table.stacks.iter().flatten() {
        let count = reader.count("DEC-2.1", &["decree", "stacks", name], count, State::STACK)?;
        game.open.modules.decree.stacks[colour("stacks", name)?.index()] = count;
    }
    if table.owned.len() > players {
        let expected = examples::lists(players);
        return Err(reader.fault("MER-1.1", &["decree", "owned"], table.owned.len(), expected));
    }
    for (seat, names) in Seat::all(players).zip(&table.owned) {
        let path = ["decree", "owned", &seat.to_string()];
        game.open.modules.decree.owned[seat.index()] = decrees(reader, &path, names)?;
    }
    game.open.modules.decree.gone = decrees(reader, &["decree", "gone"], &table.gone)?;
    for (name, numbers) in &table.looked {
        let seats = numbers.iter().enumerate().map(|(index, &number)| {
            reader.seat(&["decree", "looked", name, &(index + 1).to_string()], number)
        });
        let seats = seats.collect::<Result<SeatSet, Fault>>()?;
        game.open.modules.decree.looked[colour("looked", name)?.index()] = seats;
    }
    for (name, names) in &table.known {
        let colour = colour("known", name)?;
        let known = decrees(reader, &["decree", "known", name], names)?;
        // While a stack is shown to somebody, only others know it, or as much of it as was shown.
        let looking = game.open.top() == Frame::Look(colour).into();
        let left_out = (looking && others_know(&game.open, colour)).then_some(game.open.active);
        let looked = game.open.modules.decree.looked(colour);
        if looked.is_empty() {
            let expected = format!("looked = {{ {name} = [1] }}");
            return Err(reader.fault("DEC-5.2", &["decree", "known", name], names.join(", "), expected));
        }
        for seat in looked.iter().filter(|&seat| Some(seat) != left_out) {
            game.secret[seat.index()].modules.decree.known[colour.index()] = known;
        }
    }
    Ok(())
}

/// A list of tiles, none of them twice.
fn decrees(reader: &Reader<'_>, path: &[&str], names: &[String]) -> Result<Decrees, Fault> {
    let mut all = Decrees::EMPTY;
    for (index, name) in names.iter().enumerate() {
        let number = (index + 1).to_string();
        let path: Vec<&str> = path.iter().copied().chain([number.as_str()]).collect();
        let decree: Decree = reader.parsed("DEC-1.1", &path, name, "d01–d24")?;
        if all.contains(decree) {
            return Err(reader.twice("DEC-1.1", &path, decree));
        }
        all.insert(decree);
    }
    Ok(all)
}
