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
use serde_json::{Map, Value, json};
use std::io::BufRead;
use table::{Eye, Fault, KeyFault, Kind, Seat};
use words::Words;

/// The longest line that is read; what is longer is no question.
const LONGEST: u64 = 4 * 1024 * 1024;

/// The keys of a question.
const KEYS: [&str; 3] = ["position", "moves", "seat"];

struct Question {
    position: String,
    moves: Vec<String>,
    seat: Option<usize>,
}

impl Question {
    /// Reads an object key by key, so that what is wrong can be told in any language.
    fn read(mut object: Map<String, Value>) -> Result<Self, Fault> {
        let (position, moves, seat) =
            (object.remove("position"), object.remove("moves"), object.remove("seat"));
        if let Some(other) = object.keys().next() {
            let known = KEYS.map(str::to_owned).to_vec();
            return Err(wrong(other, KeyFault::Unknown(known)));
        }
        let position = match position {
            Some(Value::String(text)) => text,
            Some(other) => {
                return Err(wrong("position", KeyFault::Kind(other.to_string(), Some(Kind::Text))));
            }
            None => return Err(wrong("position", KeyFault::Missing)),
        };
        let moves = match moves {
            Some(Value::Array(all)) => all,
            Some(Value::Null) | None => Vec::new(),
            Some(other) => return Err(wrong("moves", KeyFault::Kind(other.to_string(), Some(Kind::List)))),
        };
        let moves = moves.into_iter().enumerate().map(|(index, one)| match one {
            Value::String(text) => Ok(text),
            other => {
                let at = format!("moves.{}", index + 1);
                Err(wrong(&at, KeyFault::Kind(other.to_string(), Some(Kind::Text))))
            }
        });
        let seat = seat.filter(|seat| !seat.is_null()).map(|seat| {
            let number = seat.as_u64().and_then(|number| usize::try_from(number).ok());
            number.ok_or_else(|| wrong("seat", KeyFault::Kind(seat.to_string(), Some(Kind::Whole(0, None)))))
        });
        Ok(Self { position, moves: moves.collect::<Result<_, _>>()?, seat: seat.transpose()? })
    }
}

fn wrong(at: &str, problem: KeyFault) -> Fault {
    Fault::Key { line: None, at: at.to_owned(), problem }
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
                let error = words.say_with("cli-lines-too-long", &[("bytes", (LONGEST as usize).into())]);
                out::line(json!({ "error": error }));
            }
            Ok(_) => out::line(answer(words, &line)),
        }
    }
}

fn answer(words: Words, line: &[u8]) -> Value {
    let Ok(object) = serde_json::from_slice::<Map<String, Value>>(line) else {
        return json!({ "error": words.say("cli-lines-no-question") });
    };
    match Question::read(object) {
        Ok(question) => match game_of(&question.position) {
            Ok(game) => game.visit(Ask { words, question }),
            Err(fault) => json!({ "game": null, "valid": false, "fault": fault_json(words, &fault) }),
        },
        Err(fault) => json!({ "error": words.fault(&fault) }),
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
            Some(number) => {
                let args = [("seat", number.into()), ("players", players.into())];
                json!({ "error": words.say_with("cli-error-no-such-seat", &args) })
            }
        }
    }
}
