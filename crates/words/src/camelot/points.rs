//! Points in the log, and what they are for.

use super::cards::mission as mission_name;
use super::fields::place as place_name;
use super::things::parts;
use crate::{Value, Words};
use ::camelot::{Components, Points};

/// Points won or lost, as one sentence.
pub(super) fn scored(words: Words, who: (&'static str, Value), points: i32, reason: Points) -> String {
    let mut values = vec![who, ("points", words.signed(points).into())];
    match reason {
        Points::Field { field, .. } => {
            values.push(("place", place_name(words, Components::printed(), field).into()));
            words.say_with("camelot-scored-field", &values)
        }
        Points::LineBonus => words.say_with("camelot-scored-line-bonus", &values),
        Points::TournamentTile => words.say_with("camelot-scored-tournament-tile", &values),
        Points::Absent(group) => {
            values.push(("group", group.id().into()));
            words.say_with("camelot-scored-absent", &values)
        }
        Points::Special(mission) => {
            values.push(("mission", mission_name(words, mission).into()));
            words.say_with("camelot-scored-special", &values)
        }
        Points::Tristan => words.say_with("camelot-scored-tristan", &values),
        Points::BlackKnight => words.say_with("camelot-scored-black-knight", &values),
        Points::RoundTable { place } => {
            values.push(("place", place.into()));
            words.say_with("camelot-scored-round-table", &values)
        }
        Points::Rebellion { area, won, place } => {
            values.push(("area", area.id().into()));
            values.push(("won", if won { "yes" } else { "no" }.into()));
            values.push(("place", place.into()));
            words.say_with("camelot-scored-rebellion", &values)
        }
        Points::NotAtTable => words.say_with("camelot-scored-not-at-table", &values),
        Points::Merlin { tiles } => {
            values.push(("tiles", tiles.into()));
            words.say_with("camelot-scored-merlin", &values)
        }
        Points::Screen { knights } => {
            values.push(("knights", knights.into()));
            words.say_with("camelot-scored-screen", &values)
        }
        Points::Grail { parts: owned } => {
            values.push(("parts", parts(words, owned).into()));
            let none = owned.iter().all(|&count| count == 0);
            let key = if none { "camelot-scored-no-grail" } else { "camelot-scored-grail" };
            words.say_with(key, &values)
        }
        Points::NotInSecretRoom => words.say_with("camelot-scored-not-in-secret-room", &values),
    }
}
