//! Scenes with King's Favor.

use super::{Situation, table as scene};
use merlin::{Components, Merlin};
use table::{Actor, Game, Journal, Seat};

/// What the first player has learned with King's Favor.
pub(super) const ABILITIES: &str = "\"builder 1\", \"builder 3\", \"flag_bearer 3\", \"lady 3\"";

/// The same with King's Favor; the first player has learned four abilities, or two.
pub(super) fn favored(due: &str, space: u8, learned: &str, used: &str) -> Situation {
    let by_knight = format!("{due}\ndie = \"own 2\"\nfigure = \"knight\"\naction = {space}");
    let due = if due.contains("window start") { due.to_owned() } else { by_knight };
    let text = scene(&due, space, 21, 0).game.position();
    let text = text.replacen("players = 4", "players = 4\nmodules = \"favor\"", 1);
    let others = "[\"lady 1\", \"builder 3\"], [], [\"flag_bearer 2\", \"flag_bearer 3\", \"lady 3\"]";
    let text = format!(
        "{text}\n[favor]\nlearned = [[{learned}], {others}]\nblocked = [[{used}], [], [], [\"lady 3\"]]\n"
    );
    let game =
        Merlin::from_position(&text, Components::printed()).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    Situation { game, events: Vec::new() }
}

/// The first player has completed a mission and chooses between points and ability.
pub(super) fn rewarded() -> Situation {
    let mut situation = favored("due = [\"window start\"]", 6, "\"builder 1\", \"lady 3\"", "\"lady 3\"");
    let text = situation.game.position().replacen("\"m28\"", "\"m48\"", 1);
    let mut game = Merlin::from_position(&text, Components::printed()).expect("another card in the hand");
    let mut journal = Journal::new();
    for text in ["complete m52", "complete m48", "complete m20"] {
        let choice = text.parse().expect("a move");
        if game.try_play(Actor::Seat(Seat::new(0)), choice, &mut journal).is_ok() {
            break;
        }
    }
    situation.game = game;
    situation.events = journal.events().to_vec();
    situation
}
