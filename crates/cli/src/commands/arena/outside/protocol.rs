//! The messages of the protocol, and what is wrong with an answer.

use crate::commands::scores_json;
use bots::arena::{Ending, Forfeit, Place, Sight};
use games::AnyMove;
use serde_json::{Value, json};
use std::time::Duration;
use table::{Rng, Turn, below};

/// The version of the protocol.
const PROTOCOL: u64 = 1;
/// So much of a bad answer is shown.
const SHOWN: usize = 120;

/// The first message: where the program sits, and a number for its own generator, so that a match can be repeated.
/// That number is drawn from the player's own stream, which says nothing about chance.
pub(super) fn hello(place: &Place<'_>, patience: Duration, rng: &mut dyn Rng) -> Value {
    json!({ "hello": {
        "protocol": PROTOCOL,
        "game": place.game.id(),
        "options": place.options,
        "players": place.players,
        "seat": place.seat,
        "time_limit_ms": u64::try_from(patience.as_millis()).unwrap_or(u64::MAX),
        // Small enough for every language's numbers.
        "random": below(1 << 53, rng),
    } })
}

/// A decision: what the seat sees, and what it may do.
pub(super) fn question(number: u64, sight: &Sight<'_>) -> Value {
    let moves: Vec<String> = sight.offers().iter().map(AnyMove::to_string).collect();
    json!({ "ask": number, "view": server::view_as_json(sight.view()), "moves": moves })
}

/// The last message.
pub(super) fn end(ending: Ending<'_>) -> Value {
    match ending {
        Ending::Played(scores) => json!({ "end": scores_json(scores, Turn::Over) }),
        Ending::Forfeited(seat) => json!({ "end": { "forfeited_by": seat } }),
    }
}

/// Checks the answer to the first message.
pub(super) fn read_hello(line: &[u8]) -> Result<(), Forfeit> {
    let answer = read(line)?;
    match answer.get("protocol") {
        Some(found) if found.as_u64() == Some(PROTOCOL) => Ok(()),
        Some(found) => Err(Forfeit::OtherProtocol(shown(&found.to_string()))),
        None => Err(Forfeit::NotAnAnswer(shown(&answer.to_string()))),
    }
}

/// The move of an answer, if it is one of those offered.
pub(super) fn read_answer(line: &[u8], sight: &Sight<'_>) -> Result<AnyMove, Forfeit> {
    let answer = read(line)?;
    let Some(text) = answer.get("move").and_then(Value::as_str) else {
        return Err(Forfeit::NotAnAnswer(shown(&answer.to_string())));
    };
    let choice = sight.read_move(text).map_err(|_| Forfeit::UnreadableMove(shown(text)))?;
    sight.offers().contains(&choice).then_some(choice).ok_or_else(|| Forfeit::NotOffered(shown(text)))
}

fn read(line: &[u8]) -> Result<Value, Forfeit> {
    serde_json::from_slice(line).map_err(|_| Forfeit::NotJson(shown(&String::from_utf8_lossy(line))))
}

/// The beginning of a text, on one line and without signs that a terminal would obey, nor those that turn a line around
/// or show nothing.
fn shown(text: &str) -> String {
    let plain = |sign: char| if sign.is_control() { ' ' } else { sign };
    let seen = |sign: &char| sign.is_control() || !server::is_unseen(*sign);
    let mut signs = text.trim_end().chars().filter(seen).map(plain);
    let mut shown: String = signs.by_ref().take(SHOWN).collect();
    if signs.next().is_some() {
        shown.push('…');
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_version_one_is_a_hello() {
        assert_eq!(read_hello(b"{\"protocol\": 1, \"name\": \"x\"}\n"), Ok(()));
        assert_eq!(read_hello(b"{\"protocol\": 2}"), Err(Forfeit::OtherProtocol("2".to_owned())));
        assert_eq!(read_hello(b"[1]"), Err(Forfeit::NotAnAnswer("[1]".to_owned())));
        assert_eq!(read_hello(b"hello\x1b[2J\n"), Err(Forfeit::NotJson("hello [2J".to_owned())));
        assert_eq!(read_hello(b"\xff\n"), Err(Forfeit::NotJson("\u{fffd}".to_owned())));
    }

    #[test]
    fn much_of_a_bad_answer_is_not_shown() {
        let Err(Forfeit::NotJson(text)) = read_hello(&[b'x'; 1_000]) else { panic!() };
        assert_eq!(text.chars().count(), SHOWN + 1);
    }

    #[test]
    fn a_bad_answer_cannot_turn_the_line_around() {
        let turned = "a\u{202e}b\u{2066}c\u{2069}\u{200f}d\u{61c}\u{200b}\u{feff}é";
        assert_eq!(read_hello(turned.as_bytes()), Err(Forfeit::NotJson("abcdé".to_owned())));
        let answer = format!("{{\"protocol\": \"{turned}\"}}");
        assert_eq!(read_hello(answer.as_bytes()), Err(Forfeit::OtherProtocol("\"abcdé\"".to_owned())));
    }
}
