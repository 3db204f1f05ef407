//! The printed values of The Future of Camelot.

use super::{Origin, tell_origins, told};
use crate::args::ComponentsArgs;
use crate::commands::print_json;
use crate::failure::Outcome;
use crate::out;
use camelot::{BoardName, Camelot, Components, Deck, Part, PrintedField};
use games::GameId;
use serde_json::{Map, Value, json};
use table::Game;
use words::{Words, camelot as say};

pub(super) fn run(words: Words, args: &ComponentsArgs) -> Outcome {
    let Some(components) = told::<Camelot>(words, args, Components::PRINTED)? else { return Ok(()) };
    let origins = components.sources.iter().map(|from| Origin {
        what: &from.what,
        source: &from.source,
        note: from.note(words.lang()),
    });
    if args.json {
        let mut all = json(components);
        all.insert("sources".to_owned(), origins.map(|from| from.json()).collect::<Vec<Value>>().into());
        print_json(&all.into());
        return Ok(());
    }
    out::line(format_args!("{} {}\n", words.game(GameId::Camelot), components.fingerprint()));
    let merlin = components.merlin.iter().map(|points| points.to_string()).collect::<Vec<_>>().join(" ");
    let rows =
        [("cli-components-merlin", merlin), ("cli-components-grail", say::parts(words, components.grail.0))];
    for (key, value) in rows {
        out::line(format_args!("{}: {value}", words.say(key)));
    }
    out::line(format_args!("\n{}:", words.say("cli-components-heroes")));
    for &colour in &components.colours {
        let hero = say::hero(words, components.heroes[colour.index()]);
        out::line(format_args!("  {:<10} {hero}", say::colour(words, colour)));
    }
    out::line(format_args!("\n{}:", words.say("cli-components-deck")));
    for deck in Deck::ALL {
        for (mission, copies) in components.missions.different(components.missions.of(deck)) {
            let name = say::mission(words, mission);
            out::line(format_args!("  {copies} × {:<24} {name}", mission.to_string()));
        }
    }
    for name in BoardName::ALL {
        out::line(format_args!("\n{}:", say::board(words, name)));
        for field in &components.board(name).fields {
            let called = say::field(words, components, field.id);
            out::line(
                format_args!("  {:<8} {called:<26} {}", field.id.to_string(), brings(words, field))
                    .to_string()
                    .trim_end(),
            );
        }
    }
    tell_origins(words, origins);
    Ok(())
}

/// What is printed on a field, in words.
fn brings(words: Words, field: &PrintedField) -> String {
    let points = (field.points > 0)
        .then(|| words.say_with("camelot-effect-points", &[("points", field.points.into())]));
    points.into_iter().chain(say::effects(words, field)).collect::<Vec<_>>().join(", ")
}

fn json(components: &Components) -> Map<String, Value> {
    let field = |field: &PrintedField| {
        json!({
            "id": field.id,
            "points": field.points,
            "grail": field.grail,
            "tree": field.tree,
            "extra_knight": field.extra,
            "hearts": field.hearts,
        })
    };
    let board = |name: BoardName| {
        let fields = components.board(name).fields.iter().map(field).collect::<Vec<Value>>();
        (name.id().to_owned(), Value::from(fields))
    };
    let deck = |deck: Deck| {
        let cards = components.missions.cards(components.missions.of(deck)).map(|card| json!(card));
        (deck.id().to_owned(), Value::from(cards.collect::<Vec<Value>>()))
    };
    let hero = |&colour: &camelot::Colour| (colour.id().to_owned(), json!(components.heroes[colour.index()]));
    let part = |part: Part| (part.id().to_owned(), json!(components.grail.count(part)));
    let values = [
        ("game", json!(Camelot::ID)),
        ("fingerprint", json!(components.fingerprint())),
        ("heroes", components.colours.iter().map(hero).collect::<Map<_, _>>().into()),
        ("merlin", json!(components.merlin)),
        ("grail", Part::ALL.map(part).into_iter().collect::<Map<_, _>>().into()),
        ("missions", Deck::ALL.map(deck).into_iter().collect::<Map<_, _>>().into()),
        ("rooms", BoardName::ALL.map(board).into_iter().collect::<Map<_, _>>().into()),
    ];
    values.map(|(key, value)| (key.to_owned(), value)).into_iter().collect()
}
