//! `tafelrunde position`: a situation from a file, looked at, checked and played on.

mod lines;

use crate::args::{PositionAction, PositionFile};
use crate::commands::{components, fault_json, options_json, print_json, read, scores_json, turn_json};
use crate::failure::{Failure, Outcome};
use crate::out;
use crate::tui;
use games::{AnyEvent, GameId, Listed, Visitor};
use serde::Deserialize;
use serde_json::{Value, json};
use table::{Actor, Event, Eye, Fault, Journal, Moves, Reason, Seat, Source, Turn};
use words::Words;

pub(crate) fn run(words: Words, action: PositionAction) -> Outcome {
    let (file, task) = match action {
        PositionAction::Check(file) => (file, Task::Check),
        PositionAction::Show { file, seat } => (file, Task::Show(seat)),
        PositionAction::Moves(file) => (file, Task::Moves),
        PositionAction::Play { file, moves } => (file, Task::Play(moves)),
        PositionAction::Lines => return lines::run(words),
    };
    let text = read(words, &file.file)?;
    match game_of(&text) {
        Ok(game) => game.visit(Run { words, text, file, task }),
        Err(fault) => {
            if file.json {
                print_json(&json!({ "game": null, "valid": false, "fault": fault_json(words, &fault) }));
            }
            Err(Failure::in_file(words, &file.file, &fault))
        }
    }
}

/// The game a position is of.
fn game_of(text: &str) -> Result<GameId, Fault> {
    #[derive(Deserialize)]
    struct Head {
        game: Option<String>,
    }
    let (source, all) = (Source::new(text), GameId::ALL.map(GameId::id).join(", "));
    match source.read::<Head>()?.game {
        Some(game) => game.parse().map_err(|_| source.fault(None, &["game"], game, all)),
        None => Err(source.missing(None, &["game"], all)),
    }
}

enum Task {
    Check,
    Show(Option<Seat>),
    Moves,
    Play(Vec<String>),
}

struct Run {
    words: Words,
    text: String,
    file: PositionFile,
    task: Task,
}

impl Visitor for Run {
    type Out = Outcome;

    fn visit<G: Listed>(self) -> Outcome {
        let Self { words, text, file, task } = self;
        let components = components::<G>(words, file.components.as_deref())?;
        let state = match G::from_position(&text, components) {
            Ok(state) => state,
            Err(fault) => {
                if file.json {
                    print_json(&json!({ "game": G::ID, "valid": false, "fault": fault_json(words, &fault) }));
                }
                return Err(Failure::in_file(words, &file.file, &fault));
            }
        };
        let scene = Scene { words, names: names(words, state.players()), state };
        match task {
            Task::Check => scene.check(&file),
            Task::Show(seat) => scene.show(seat, file.json),
            Task::Moves => scene.list_moves(file.json),
            Task::Play(moves) => scene.play(&moves, file.json),
        }
    }
}

/// What the seats of a position are called: by their numbers.
fn names(words: Words, players: usize) -> Vec<String> {
    Seat::all(players)
        .map(|seat| words.say_with("cli-seat", &[("seat", (seat.index() + 1).into())]))
        .collect()
}

/// A valid position.
struct Scene<G: Listed> {
    words: Words,
    names: Vec<String>,
    state: G,
}

impl<G: Listed> Scene<G> {
    fn json(&self) -> serde_json::Map<String, Value> {
        let state = &self.state;
        let value = json!({
            "game": G::ID,
            "valid": true,
            "options": options_json(&state.options()),
            "turn": turn_json(state.turn()),
            "moves": self.moves(),
            "scores": scores_json(&state.scores(), state.turn()),
            "position": state.position(),
        });
        match value {
            Value::Object(map) => map,
            _ => serde_json::Map::new(),
        }
    }

    /// The legal moves as text; where several seats decide, each is preceded by its seat.
    fn moves(&self) -> Vec<String> {
        let turn = self.state.turn();
        let several = matches!(turn, Turn::Seats(seats) if seats.len() > 1);
        let mut all = Vec::new();
        for who in actors(turn) {
            let mut offers = Moves::new();
            self.state.moves(who, &mut offers);
            all.extend(
                offers
                    .iter()
                    .map(|offer| if several { format!("{who}: {offer}") } else { offer.to_string() }),
            );
        }
        all
    }

    fn check(&self, file: &PositionFile) -> Outcome {
        if file.json {
            print_json(&self.json().into());
        } else {
            let args =
                [("file", file.file.display().to_string().into()), ("game", self.words.game(G::GAME).into())];
            out::line(self.words.say_with("cli-position-valid", &args));
        }
        Ok(())
    }

    /// The whole table, or what one seat may know of it.
    fn show(&self, seat: Option<Seat>, json: bool) -> Outcome {
        if let Some(seat) = seat.filter(|seat| seat.index() >= self.state.players()) {
            let args = [("seat", (seat.index() + 1).into()), ("players", self.state.players().into())];
            return Err(Failure::input(self.words.say_with("cli-error-no-such-seat", &args)));
        }
        let view = G::wrap_view(self.state.view(seat.map_or(Eye::Everything, Eye::Seat)));
        if !json {
            out::text(tui::picture(self.words, &view, &self.names));
        } else if let Some(seat) = seat {
            let mut offers = Moves::new();
            self.state.moves(Actor::Seat(seat), &mut offers);
            let moves: Vec<String> = offers.iter().map(G::Move::to_string).collect();
            print_json(
                &json!({ "game": G::ID, "seat": seat, "view": server::view_as_json(view), "moves": moves }),
            );
        } else {
            print_json(&self.json().into());
        }
        Ok(())
    }

    fn list_moves(&self, json: bool) -> Outcome {
        if json {
            print_json(&self.json().into());
            return Ok(());
        }
        let view = G::wrap_view(self.state.view(Eye::Everything));
        for who in actors(self.state.turn()) {
            let mut offers = Moves::new();
            self.state.moves(who, &mut offers);
            let width = offers.iter().map(|offer| offer.to_string().len()).max().unwrap_or_default();
            for &offer in offers.iter() {
                let any = G::wrap_move(offer);
                match who {
                    Actor::Seat(seat) => {
                        let brings = self.words.brings(&any, &view, seat);
                        let points = brings.map(|points| self.words.signed(points)).unwrap_or_default();
                        let text = self.words.choice(&any, &view, seat, &self.names);
                        out::line(format_args!("{:<width$}  {points:>4}  {text}", offer.to_string()));
                    }
                    Actor::Chance => out::line(format_args!("* {offer}")),
                }
            }
        }
        Ok(())
    }

    /// Makes moves until one is refused: what happened, and the refusal.
    fn make_all(&mut self, moves: &[String]) -> (Vec<AnyEvent>, Option<Value>) {
        let mut journal = Journal::new();
        let refused = moves.iter().find_map(|text| self.make(text, &mut journal).err());
        let told = journal.events().iter().map(|event| self.state.wrap_event(event.seen_by(Eye::Everything)));
        (told.collect(), refused)
    }

    /// The situation after some moves, what happened, and what was refused.
    fn played(&self, events: &[AnyEvent], refused: Option<Value>) -> serde_json::Map<String, Value> {
        let told = events.iter().map(|event| {
            json!({ "clause": event.clause(), "text": self.words.event(event, &self.names), "event": event })
        });
        let mut map = self.json();
        map.insert("events".to_owned(), told.collect::<Vec<_>>().into());
        map.insert("refused".to_owned(), refused.unwrap_or(Value::Null));
        map
    }

    fn play(mut self, moves: &[String], json: bool) -> Outcome {
        let (events, refused) = self.make_all(moves);
        if json {
            print_json(&self.played(&events, refused.clone()).into());
        } else {
            for event in &events {
                out::line(format_args!("{}  [{}]", self.words.event(event, &self.names), event.clause()));
            }
            out::text(format_args!("\n{}", self.state.position()));
        }
        match refused {
            None => Ok(()),
            // What cannot be read at all cannot be used; what the rules forbid is an answer.
            Some(refusal) if json && refusal["clause"].is_null() => Err(Failure::input(String::new())),
            Some(_) if json => Err(Failure::no(String::new())),
            Some(refusal) if refusal["clause"].is_null() => {
                Err(Failure::input(refusal["reason"].as_str().unwrap_or_default().to_owned()))
            }
            Some(refusal) => {
                let args = ["move", "clause", "reason"]
                    .map(|key| (key, refusal[key].as_str().unwrap_or("none").into()));
                Err(Failure::no(self.words.say_with("cli-position-refused", &args)))
            }
        }
    }

    /// Makes one move, or says as JSON why it is refused.
    fn make(&mut self, text: &str, journal: &mut Journal<G::Event>) -> Result<(), Value> {
        let unreadable = |problem: table::Unreadable| json!({ "move": text, "clause": null, "reason": self.words.unreadable(&problem) });
        let (who, choice) = match text.split_once(':') {
            Some((who, choice)) => (who.trim().parse().map_err(unreadable)?, choice),
            None => (actors(self.state.turn()).next().unwrap_or(Actor::Chance), text),
        };
        let choice: G::Move = choice.trim().parse().map_err(unreadable)?;
        self.state.try_play(who, choice, journal).map_err(|refusal| {
            let reason = self.words.refusal(&G::wrap_refusal(refusal, Some(&self.state)), &self.names);
            json!({ "move": choice.to_string(), "clause": refusal.clause(), "reason": reason })
        })
    }
}

/// Who can move now.
fn actors(turn: Turn) -> impl Iterator<Item = Actor> {
    let (seats, chance) = match turn {
        Turn::Seats(seats) => (seats, None),
        Turn::Chance => (Default::default(), Some(Actor::Chance)),
        Turn::Over => (Default::default(), None),
    };
    seats.iter().map(Actor::Seat).chain(chance)
}
