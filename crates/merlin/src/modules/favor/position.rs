//! The table `[favor]` of a position: what each seat has learned, which seals are turned over, and what doubles the
//! action of the turn.

use super::state::{Abilities, Ability, Doubled};
use crate::position::{Reader, examples};
use crate::state::Open;
use crate::vocab::Vassal;
use serde::Deserialize;
use std::fmt::Write;
use table::Fault;

/// What a position says of the module.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub(crate) struct Table {
    learned: Option<Vec<Vec<String>>>,
    blocked: Option<Vec<Vec<String>>>,
    doubled: Option<String>,
}

pub(crate) fn write(open: &Open, text: &mut String) -> std::fmt::Result {
    let (state, players) = (&open.modules.favor, open.players());
    let names = |all: &[Abilities; 4]| -> Vec<Vec<String>> {
        all[..players].iter().map(|own| own.iter().map(|ability| ability.to_string()).collect()).collect()
    };
    writeln!(text, "\n[favor]\nlearned = {:?}", names(&state.learned))?;
    writeln!(text, "blocked = {:?}", names(&state.blocked))?;
    if let Some(doubled) = open.turn.modules.favor.doubled {
        writeln!(text, "doubled = \"{doubled}\"")?;
    }
    Ok(())
}

/// `builder 1–3, …`
fn all_abilities() -> String {
    Vassal::ALL.map(|vassal| format!("{vassal} 1–3")).join(", ")
}

/// Reads the table; without it nobody has learned anything (FAV-1.3).
pub(crate) fn read(reader: &Reader<'_>, table: Option<&Table>, open: &mut Open) -> Result<(), Fault> {
    let Some(table) = table else { return Ok(()) };
    let players = open.players();
    let abilities = |field: &'static str, seats: &[Vec<String>]| -> Result<[Abilities; 4], Fault> {
        if seats.len() != players {
            return Err(reader.fault("FAV-1.1", &["favor", field], seats.len(), examples::lists(players)));
        }
        let mut all = [Abilities::default(); 4];
        for (index, (own, names)) in all.iter_mut().zip(seats).enumerate() {
            for (place, name) in names.iter().enumerate() {
                let path = ["favor", field, &(index + 1).to_string(), &(place + 1).to_string()];
                let ability: Ability = reader.parsed("FAV-1.1", &path, name, all_abilities())?;
                if own.contains(ability) {
                    return Err(reader.twice("FAV-2.3", &path, ability));
                }
                own.insert(ability);
            }
        }
        Ok(all)
    };
    if let Some(learned) = &table.learned {
        open.modules.favor.learned = abilities("learned", learned)?;
    }
    if let Some(blocked) = &table.blocked {
        open.modules.favor.blocked = abilities("blocked", blocked)?;
    }
    if let Some(doubled) = &table.doubled {
        let expected = Doubled::ALL.map(Doubled::id).join(", ");
        open.turn.modules.favor.doubled =
            Some(reader.parsed("FAV-6.1", &["favor", "doubled"], doubled, expected)?);
    }
    Ok(())
}
