//! `tafelrunde position lines`: for testers and programs: one question a line in, one answer a line out, as JSON.
//!
//! A question is `{"position": "…", "moves": ["…"], "seat": 1}`: the position as text, moves to make from there, and if
//! `seat` is given, the answer is what that seat may know. The answer is the situation afterwards, as `position play
//! --json` gives it; what cannot be read is answered with `{"error": "…"}`, and the next line is read.

use super::{Scene, game_of, names};
use crate::commands::fault_json;
use crate::failure::Outcome;
use crate::out;
use games::{Listed, Visitor};
use serde::Deserialize;
use serde_json::{Value, json};
use std::io::BufRead;
use table::{Eye, Seat};
use words::Words;

/// The longest line that is read; what is longer is no question.
const LONGEST: u64 = 4 * 1024 * 1024;

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with position, moves and seat")]
struct Question {
    position: String,
    #[serde(default)]
    moves: Vec<String>,
    seat: Option<usize>,
}

/// Answers line after line until there is none.
pub(super) fn run(words: Words) -> Outcome {
    let mut input = std::io::stdin().lock();
    loop {
        let mut line = Vec::new();
        let read = std::io::Read::take(&mut input, LONGEST).read_until(b'\n', &mut line);
        match read {
            Ok(0) | Err(_) => return Ok(()),
            Ok(_) if line.iter().all(u8::is_ascii_whitespace) => {}
            Ok(read) if read as u64 == LONGEST && line.last() != Some(&b'\n') => {
                // The rest of it is no question of its own.
                if input.skip_until(b'\n').is_err() {
                    return Ok(());
                }
                out::line(json!({ "error": format!("a line of more than {LONGEST} bytes") }));
            }
            Ok(_) => out::line(answer(words, &line)),
        }
    }
}

fn answer(words: Words, line: &[u8]) -> Value {
    match serde_json::from_slice::<Question>(line) {
        Ok(question) => game_of(&question.position).visit(Ask { words, question }),
        Err(error) => json!({ "error": error.to_string() }),
    }
}

struct Ask {
    words: Words,
    question: Question,
}

impl Visitor for Ask {
    type Out = Value;

    fn visit<G: Listed>(self) -> Value {
        let Self { words, question } = self;
        let state = match G::from_position(&question.position, G::printed()) {
            Ok(state) => state,
            Err(fault) => return json!({ "game": G::ID, "valid": false, "fault": fault_json(words, &fault) }),
        };
        let players = state.players();
        let mut scene = Scene { words, names: names(words, players), state };
        let (events, refused) = scene.make_all(&question.moves);
        match question.seat {
            None => scene.played(&events, refused).into(),
            Some(number) if (1..=players).contains(&number) => {
                let view = G::wrap_view(scene.state.view(Eye::Seat(Seat::new(number - 1))));
                json!({ "game": G::ID, "seat": number, "view": server::view_as_json(view), "refused": refused })
            }
            Some(number) => json!({ "error": format!("seat {number}; there are seats 1 to {players}") }),
        }
    }
}
