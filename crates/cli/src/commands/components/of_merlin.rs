//! The printed values of Merlin.

use super::{Origin, tell_origins, told};
use crate::args::ComponentsArgs;
use crate::commands::print_json;
use crate::failure::Outcome;
use crate::out;
use games::GameId;
use merlin::{Colour, Components, Merlin, Mission, Space, StartingTile};
use serde_json::{Map, Value, json};
use table::Game;
use words::{Words, merlin as say};

pub(super) fn run(words: Words, args: &ComponentsArgs) -> Outcome {
    let Some(components) = told::<Merlin>(words, args, Components::PRINTED)? else { return Ok(()) };
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
    out::line(format_args!("{} {}\n", words.game(GameId::Merlin), components.fingerprint()));
    out::line(format_args!("{}:", words.say("cli-components-rondel")));
    for space in Space::all() {
        let kind = components.rondel[space.index()];
        out::line(format_args!("  {:>2}  {}", space.index(), say::space(words, kind)));
    }
    out::line(format_args!("\n{}:", words.say("cli-components-flags")));
    for &colour in &components.ring {
        let power = components.powers[colour.index()];
        out::line(format_args!("  {:<8} {}", say::colour(words, colour), say::power(words, power)));
    }
    out::line(format_args!("\n{}:", words.say("cli-components-missions")));
    for mission in Mission::all() {
        out::line(format_args!("  {mission}  {}", say::mission(words, components, mission)));
    }
    out::line(format_args!("\n{}:", words.say("cli-components-frames")));
    for sides in [&components.frames.top, &components.frames.bottom] {
        let named =
            |side: &Option<Colour>| side.map_or_else(|| "–".to_owned(), |own| say::colour(words, own));
        out::line(format_args!("  {}", sides.iter().map(named).collect::<Vec<_>>().join(" ")));
    }
    tell_origins(words, origins);
    Ok(())
}

/// All values as JSON, named by the ids of the components file.
fn json(components: &Components) -> Map<String, Value> {
    let flags: Map<String, Value> = Colour::ALL
        .into_iter()
        .map(|colour| (colour.id().to_owned(), json!(components.powers[colour.index()])))
        .collect();
    let missions: Map<String, Value> = Mission::all()
        .map(|mission| {
            let card = components.mission(mission);
            let asks: Vec<_> = card.requirements().collect();
            let value = json!({ "points": card.points, "symbol": card.symbol, "requirements": asks });
            (mission.to_string(), value)
        })
        .collect();
    let starts: Map<String, Value> = StartingTile::all()
        .map(|tile| {
            let start = components.starting_tiles[tile.index()];
            let value = json!({
                "knight": start.knight,
                "flag": start.flag,
                "shield": start.shield,
                "material": start.material,
                "influence": start.influence,
            });
            (tile.to_string(), value)
        })
        .collect();
    let frames = json!({ "top": components.frames.top, "bottom": components.frames.bottom });
    let values = [
        ("game", json!(Merlin::ID)),
        ("fingerprint", json!(components.fingerprint())),
        ("ring", json!(components.ring)),
        ("rondel", json!(components.rondel)),
        ("flags", flags.into()),
        ("starting_tiles", starts.into()),
        ("frames", frames),
        ("missions", missions.into()),
    ];
    values.map(|(key, value)| (key.to_owned(), value)).into_iter().collect()
}
