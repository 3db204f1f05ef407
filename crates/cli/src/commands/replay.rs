//! `tafelrunde replay`: a record told again, up to any move.

use crate::args::Replay;
use crate::commands::{components, game_of, options_json, print_json, read, scores_json, turn_json};
use crate::failure::{Failure, Outcome};
use crate::out;
use crate::tui;
use games::{Listed, Visitor};
use serde_json::json;
use table::{Eye, Record, Seat};
use words::Words;

pub(crate) fn run(words: Words, args: Replay) -> Outcome {
    let text = read(words, &args.record)?;
    game_of(&text).visit(Run { words, args, text })
}

struct Run {
    words: Words,
    args: Replay,
    text: String,
}

impl Visitor for Run {
    type Out = Outcome;

    fn visit<G: Listed>(self) -> Outcome {
        let Self { words, args, text } = self;
        let components = components::<G>(words, args.components.as_deref())?;
        let fail = |error| Failure::record::<G>(words, &args.record, &error);
        let record = Record::<G>::parse(&text, components).map_err(fail)?;
        if let Some(to) = args.to.filter(|&to| to > record.moves.len()) {
            let numbers = [("to", to.into()), ("moves", record.moves.len().into())];
            return Err(Failure::input(words.say_with("cli-replay-too-far", &numbers)));
        }
        let playthrough = record.replay(args.to).map_err(fail)?;
        let (state, names) = (playthrough.state(), &playthrough.header().seats);
        if args.position {
            out::text(state.position());
            return Ok(());
        }
        let events = playthrough.events(Eye::Everything).into_iter().map(|own| state.wrap_event(own));
        if args.json {
            let told = events.map(|event| {
                json!({ "clause": event.clause(), "text": words.event(&event, names), "event": event })
            });
            print_json(&json!({
                "game": G::ID,
                "options": options_json(&state.options()),
                "seats": names,
                "moves": playthrough.moves().iter().map(|(who, choice)| format!("{who} {choice}")).collect::<Vec<_>>(),
                "events": told.collect::<Vec<_>>(),
                "turn": turn_json(state.turn()),
                "scores": scores_json(&state.scores(), state.turn()),
                "position": state.position(),
            }));
            return Ok(());
        }
        for event in events {
            out::line(format_args!("{}  [{}]", words.event(&event, names), event.clause()));
        }
        out::line("");
        out::text(tui::picture(words, &G::wrap_view(state.view(Eye::Everything)), names));
        for seat in Seat::all(state.players()) {
            let points = words.signed(state.scores().total(seat));
            out::line(words.say_with(
                "cli-score",
                &[("name", words.name(seat, names).into()), ("points", points.into())],
            ));
        }
        Ok(())
    }
}
