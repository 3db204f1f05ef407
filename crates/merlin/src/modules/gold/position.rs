//! The table `[gold]` of a position: what each seat has, in their order.

use super::state::State;
use crate::position::Reader;
use crate::state::Open;
use serde::Deserialize;
use std::fmt::Write;
use table::Fault;

/// What a position says of the module.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub(crate) struct Table {
    coins: Option<Vec<i64>>,
    mistletoe: Option<Vec<i64>>,
}

pub(crate) fn write(open: &Open, text: &mut String) -> std::fmt::Result {
    let (state, players) = (&open.modules.gold, open.players());
    let (coins, mistletoe) = (&state.coins[..players], &state.mistletoe[..players]);
    writeln!(text, "\n[gold]\ncoins = {coins:?}\nmistletoe = {mistletoe:?}")
}

/// Reads the table; what it leaves out is as it was at the start (GLD-1.6).
pub(crate) fn read(reader: &Reader<'_>, table: Option<&Table>, open: &mut Open) -> Result<(), Fault> {
    let usual = Table::default();
    let table = table.unwrap_or(&usual);
    let players = open.players();
    let owned = |name: &'static str, counts: &[i64], most: u8| -> Result<[u8; 4], Fault> {
        if counts.len() != players {
            let found = format!("{counts:?}");
            return Err(reader.fault("GLD-1.6", &["gold", name], found, vec!["…"; players].join(", ")));
        }
        let mut all = [0; 4];
        for (index, (owned, &count)) in all.iter_mut().zip(counts).enumerate() {
            *owned = reader.count("GLD-1.1", &["gold", name, &(index + 1).to_string()], count, most)?;
        }
        Ok(all)
    };
    if let Some(coins) = &table.coins {
        open.modules.gold.coins = owned("coins", coins, State::COINS)?;
    }
    if let Some(mistletoe) = &table.mistletoe {
        open.modules.gold.mistletoe = owned("mistletoe", mistletoe, State::MISTLETOE)?;
    }
    Ok(())
}
