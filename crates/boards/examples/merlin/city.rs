//! Scenes in the city of Caerleon.

use super::{Situation, TABLE, after, filled, read};

/// The first player exchanges at the trader.
pub(super) const TRADES: [&str; 4] =
    ["deploy shield_bearer black", "caerleon send_home builder", "decree act", "return flag grey"];

/// The same in the city of Caerleon, with decrees: the first player has come to a district, and makes these moves.
pub(super) fn city(space: u8, moves: &[&str]) -> Situation {
    let modules = "players = 4\nmodules = \"gold,caerleon,decree\"";
    let text = TABLE
        .replace("players = 4", modules)
        .replace("shield_bearer = \"grey\"", "shield_bearer = \"orange\"");
    let due = format!("due = [\"window moved\"]\ndie = \"own 2\"\nfigure = \"knight\"\naction = {space}");
    after(read(&filled(&text, &due, space, 21, 1)), moves)
}
