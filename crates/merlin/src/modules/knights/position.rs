//! The table `[knights]` of a position: who has which allies, which tiles are spent, and where the others lie.

use super::moves::SetupStep;
use super::state::{Ally, Stack};
use crate::frames::Part;
use crate::position::{Reader, examples};
use crate::rondel::Counted;
use crate::sites::Site;
use crate::state::Open;
use crate::vocab::Colour;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::{Display, Write};
use table::{Fault, Seat};

/// What a position says of the module.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub(crate) struct Table {
    #[serde(default)]
    allies: Vec<Vec<String>>,
    #[serde(default)]
    spent: BTreeMap<String, i64>,
    marshal: Option<String>,
    #[serde(default)]
    defence: Vec<String>,
    #[serde(default)]
    performed: Vec<String>,
    #[serde(default)]
    castles: Vec<String>,
    #[serde(default)]
    influence: BTreeMap<String, i64>,
    #[serde(default)]
    portal: bool,
}

/// `["black", "grey"]`
fn quoted(all: impl Iterator<Item = impl Display>) -> String {
    let names: Vec<String> = all.map(|one| format!("\"{one}\"")).collect();
    format!("[{}]", names.join(", "))
}

/// `{ black = 1 }`, without what there is none of.
fn braced(counts: impl Iterator<Item = (&'static str, u8)>) -> String {
    let parts = counts.filter(|&(_, count)| count > 0).map(|(name, count)| format!("{name} = {count}"));
    let parts: Vec<String> = parts.collect();
    if parts.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", parts.join(", ")) }
}

pub(crate) fn write(open: &Open, text: &mut String) -> std::fmt::Result {
    let state = &open.modules.knights;
    let allies: Vec<String> = Seat::all(open.players()).map(|seat| quoted(state.allies(seat))).collect();
    writeln!(text, "\n[knights]\nallies = [{}]", allies.join(", "))?;
    let spent = Ally::ALL.into_iter().map(|ally| (ally.id(), state.spent[ally.index()]));
    writeln!(text, "spent = {}", braced(spent))?;
    if let Some(colour) = state.marshal {
        writeln!(text, "marshal = \"{colour}\"")?;
    }
    writeln!(text, "defence = {}", quoted(state.defence.iter()))?;
    writeln!(text, "performed = {}", quoted(state.performed.iter()))?;
    writeln!(text, "castles = {}", quoted(state.castles.iter()))?;
    let influence = Colour::ALL.into_iter().map(|colour| (colour.id(), state.influence(colour)));
    writeln!(text, "influence = {}", braced(influence))?;
    if open.turn.modules.knights.portal {
        writeln!(text, "portal = true")?;
    }
    Ok(())
}

/// Reads the table; whoever has no ally of a stack after the draft gets the first one left in it.
pub(crate) fn read(reader: &Reader<'_>, table: Option<&Table>, open: &mut Open) -> Result<(), Fault> {
    let usual = Table::default();
    let table = table.unwrap_or(&usual);
    read_allies(reader, table, open)?;
    for (name, &count) in &table.spent {
        let path = ["knights", "spent", name];
        let ally: Ally = reader.parsed("KRT-1.3", &path, name, Ally::ALL.map(Ally::id).join(", "))?;
        let state = &mut open.modules.knights;
        state.spent[ally.index()] = reader.count("KRT-1.3", &path, count, ally.tiles())?;
    }
    let colours = Colour::ALL.map(Colour::id).join(", ");
    if let Some(name) = &table.marshal {
        open.modules.knights.marshal =
            Some(reader.parsed("KRT-6.1", &["knights", "marshal"], name, &colours)?);
    }
    for (index, name) in table.defence.iter().enumerate() {
        let path = ["knights", "defence", &(index + 1).to_string()];
        let colour = reader.parsed("KRT-7.1", &path, name, &colours)?;
        open.modules.knights.defence.insert(colour);
    }
    for (index, name) in table.performed.iter().enumerate() {
        let path = ["knights", "performed", &(index + 1).to_string()];
        let counted = reader.parsed("KRT-8.2", &path, name, Counted::ALL.map(Counted::id).join(", "))?;
        open.modules.knights.performed.insert(counted);
    }
    for (index, name) in table.castles.iter().enumerate() {
        let path = ["knights", "castles", &(index + 1).to_string()];
        let site: Site = reader.parsed("KRT-11.1", &path, name, "0,0–3,5")?;
        open.modules.knights.castles.insert(site);
    }
    for (name, &count) in &table.influence {
        let path = ["knights", "influence", name];
        let colour: Colour = reader.parsed("KRT-14.1", &path, name, &colours)?;
        open.modules.knights.influence[colour.index()] =
            reader.count("KRT-14.2", &path, count, Ally::Kay.tiles())?;
    }
    open.turn.modules.knights.portal = table.portal;
    Ok(())
}

fn read_allies(reader: &Reader<'_>, table: &Table, open: &mut Open) -> Result<(), Fault> {
    let players = open.players();
    if table.allies.len() > players {
        let expected = examples::lists(players);
        return Err(reader.fault("MER-1.1", &["knights", "allies"], table.allies.len(), expected));
    }
    for (seat, names) in Seat::all(players).zip(&table.allies) {
        for (index, name) in names.iter().enumerate() {
            let path = ["knights", "allies", &seat.to_string(), &(index + 1).to_string()];
            let ally: Ally = reader.parsed("KRT-1.2", &path, name, Ally::ALL.map(Ally::id).join(", "))?;
            let owner = &mut open.modules.knights.owners[ally.index()];
            if owner.replace(seat).is_some() {
                return Err(reader.twice("KRT-1.6", &path, ally));
            }
        }
    }
    let after = match open.due.part() {
        Part::Setup(now) => open.layout.is_before(SetupStep::Allies.into(), now),
        Part::Rolling | Part::Turn | Part::Scoring | Part::Over => true,
    };
    if !after {
        return Ok(());
    }
    for (seat, stack) in Seat::all(players).flat_map(|seat| Stack::ALL.map(|stack| (seat, stack))) {
        let has = open.modules.knights.allies(seat).any(|ally| open.stack_of(ally) == stack);
        let first = open.allies_left(stack).next();
        if let Some(ally) = first.filter(|_| !has) {
            open.modules.knights.owners[ally.index()] = Some(seat);
        }
    }
    // The marshal stands where the starting tiles put the knight, in the order of the file.
    if let Some(seat) = open.modules.knights.owner(Ally::Lancelot) {
        let start = open.options.components.starting_tiles[seat.index()];
        open.modules.knights.marshal = Some(start.knight);
    }
    Ok(())
}
