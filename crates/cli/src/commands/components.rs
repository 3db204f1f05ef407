//! `tafelrunde components`: the printed values, and where each comes from.

use crate::args::ComponentsArgs;
use crate::commands::{game, print_json, read};
use crate::failure::Outcome;
use crate::out;
use artus::{Artus, Chair, Components, Deck, Plate};
use games::GameId;
use serde_json::json;
use table::Game;
use words::Words;

pub(crate) fn run(words: Words, args: &ComponentsArgs) -> Outcome {
    match game(words, &args.game)? {
        GameId::Artus => of_artus(words, args),
    }
}

fn of_artus(words: Words, args: &ComponentsArgs) -> Outcome {
    let components = super::components::<Artus>(words, args.components.as_deref())?;
    if args.toml {
        let text = match &args.components {
            Some(path) => read(words, path)?,
            None => Components::PRINTED.to_owned(),
        };
        out::text(format_args!("{text}"));
        return Ok(());
    }
    let sources = components.sources.iter();
    if args.json {
        let cards: Vec<String> = components.deck.cards(Deck::whole()).map(|card| card.to_string()).collect();
        print_json(&json!({
            "game": Artus::ID,
            "fingerprint": components.fingerprint(),
            "turntable": components.values,
            "carpet": components.carpet,
            "crown_chairs": { "large": components.large_crown, "small": components.small_crowns },
            "deck": cards,
            "sources": sources.map(|from| json!({ "what": from.what, "source": from.source, "note": from.note(words.lang()) })).collect::<Vec<_>>(),
        }));
        return Ok(());
    }
    out::line(format_args!("{} {}\n", words.game(GameId::Artus), components.fingerprint()));
    let plates = Chair::all().map(|chair| match components.plates[usize::from(chair.number())] {
        Plate::Crown => "♔".to_owned(),
        Plate::Yellow | Plate::Red | Plate::Green => {
            words.signed(components.values[usize::from(chair.number())].into())
        }
    });
    let chairs =
        |set: artus::ChairSet| set.iter().map(|chair| chair.to_string()).collect::<Vec<_>>().join(" ");
    let rows = [
        ("cli-components-turntable", plates.collect::<Vec<_>>().join(" ")),
        ("cli-components-carpet", chairs(components.carpet)),
        (
            "cli-components-crowns",
            format!("{} / {}", components.large_crown, chairs(components.small_crowns)),
        ),
    ];
    for (key, value) in rows {
        out::line(format_args!("{}: {value}", words.say(key)));
    }
    out::line(format_args!("\n{}:", words.say("cli-components-deck")));
    for (card, copies) in components.deck.different(Deck::whole()) {
        out::line(format_args!("  {copies} × {:<24} {}", card.to_string(), words::artus::card(words, card)));
    }
    out::line(format_args!("\n{}:", words.say("cli-components-sources")));
    for from in sources {
        let source = words.say(&format!("cli-source-{}", from.source));
        let source =
            if words.has(&format!("cli-source-{}", from.source)) { source } else { from.source.clone() };
        out::line(format_args!(
            "  {:<24} {source}\n{:27}{}",
            from.what,
            "",
            from.note(words.lang()).trim().replace('\n', &format!("\n{:27}", ""))
        ));
    }
    Ok(())
}
