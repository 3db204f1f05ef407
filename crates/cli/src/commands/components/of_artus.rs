//! The printed values of Artus.

use super::{Origin, tell_origins, told};
use crate::args::ComponentsArgs;
use crate::commands::print_json;
use crate::failure::Outcome;
use crate::out;
use artus::{Artus, Chair, Components, Deck, Plate};
use games::GameId;
use serde_json::{Value, json};
use table::Game;
use words::Words;

pub(super) fn run(words: Words, args: &ComponentsArgs) -> Outcome {
    let Some(components) = told::<Artus>(words, args, Components::PRINTED)? else { return Ok(()) };
    let origins = components.sources.iter().map(|from| Origin {
        what: &from.what,
        source: &from.source,
        note: from.note(words.lang()),
    });
    if args.json {
        let cards: Vec<String> = components.deck.cards(Deck::whole()).map(|card| card.to_string()).collect();
        print_json(&json!({
            "game": Artus::ID,
            "fingerprint": components.fingerprint(),
            "turntable": components.values,
            "carpet": components.carpet,
            "crown_chairs": { "large": components.large_crown, "small": components.small_crowns },
            "deck": cards,
            "sources": origins.map(|from| from.json()).collect::<Vec<Value>>(),
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
    tell_origins(words, origins);
    Ok(())
}
