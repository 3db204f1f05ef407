//! What modules have in the middle of the table, and what a player alone knows of them, in lines.

use super::super::spaces::site;
use super::super::things::{colour as colour_name, in_principality};
use super::{arthur, caerleon, decree, market, morgana, treasures};
use crate::Words;
use ::merlin::modules::market::Marker;
use ::merlin::modules::morgana::Cauldron;
use ::merlin::{Colour, Module, Open, Secret, Site};

/// What lies in the middle of the table.
pub(crate) fn on_board(words: Words, open: &Open) -> Vec<String> {
    let of = |module: Module| match module {
        // Their pieces lie before the players.
        Module::Favor => Vec::new(),
        Module::Arthur => {
            let picts = open.modules.arthur.display().iter().flatten();
            let picts: Vec<String> = picts.map(|&pict| arthur::pict(words, &open.layout, pict)).collect();
            line(words, "sheet-arthur", picts.join("; "))
        }
        Module::Knights => {
            let marshal = open.modules.knights.marshal().map(|colour| in_principality(words, colour));
            line(words, "sheet-knights", marshal.unwrap_or_default())
        }
        Module::Gold => {
            let values =
                [("coins", open.coin_supply().into()), ("mistletoe", open.mistletoe_supply().into())];
            vec![words.say_with("sheet-gold", &values)]
        }
        Module::Market => {
            let market = &open.modules.market;
            let count = |marker: Marker| match marker {
                Marker::Plus => market.plus_left().into(),
                Marker::AppleMistletoe => market.fruits_left().into(),
                Marker::Item(..) | Marker::Labourer(_) => 1,
            };
            let each = open.market_board().map(|marker| (count(marker), market::marker(words, marker)));
            line(words, "sheet-market", words.counted(each))
        }
        Module::Caerleon => {
            let district = |colour: Colour| {
                let name = caerleon::district(words, open.modules.caerleon.district(colour)?);
                Some(format!("{} {}", colour_name(words, colour), name))
            };
            let all: Vec<String> = open.layout.ring.into_iter().filter_map(district).collect();
            line(words, "sheet-caerleon", all.join(", "))
        }
        Module::Morgana => kitchen(words, open),
        Module::Treasures => {
            let tile = |at: Site| {
                let treasure = open.modules.treasures.at(at)?;
                let effect = treasures::effect(words, open.treasure(treasure).effect);
                Some(format!("{} ({effect})", site(words, at)))
            };
            let all: Vec<String> = Site::all(open.layout.rows).filter_map(tile).collect();
            line(words, "sheet-treasures", all.join("; "))
        }
        Module::Decree => {
            let stack = |colour: Colour| {
                format!("{} {}", colour_name(words, colour), open.modules.decree.stack(colour))
            };
            line(words, "sheet-decree", open.layout.ring.map(stack).join(", "))
        }
    };
    open.options.modules().iter().flat_map(of).collect()
}

/// What a player alone knows.
pub(crate) fn hidden(words: Words, open: &Open, secret: &Secret) -> Vec<String> {
    let known = |colour: Colour| {
        let decrees = secret.modules.decree.known(colour).iter();
        let decrees: Vec<String> = decrees.map(|own| decree::tile(words, &open.layout, own)).collect();
        let values = [("colour", colour_name(words, colour).into()), ("list", decrees.join(", ").into())];
        (!decrees.is_empty()).then(|| words.say_with("sheet-decree-known", &values))
    };
    open.layout.ring.into_iter().filter_map(known).collect()
}

/// Morgana's kitchen board (MOR-1.1).
fn kitchen(words: Words, open: &Open) -> Vec<String> {
    let state = &open.modules.morgana;
    let blocked = state.blocked().map(|colour| in_principality(words, colour)).unwrap_or_default();
    let dice: Vec<String> = state.dice().unused().map(|(_, pips)| pips.to_string()).collect();
    let cauldron = |cauldron: Cauldron| {
        let effect = morgana::effect(words, open.effect_at(cauldron)?);
        let values = [("number", cauldron.number().into()), ("effect", effect.into())];
        Some(words.say_with("merlin-morgana-choice-cauldron", &values))
    };
    let cauldrons: Vec<String> = Cauldron::all().filter_map(cauldron).collect();
    let values = [
        ("apples", state.apples_left().into()),
        ("huts", state.huts_left().into()),
        ("markers", state.markers_left().into()),
    ];
    let mut lines = line(words, "sheet-morgana-stands", blocked);
    lines.extend(line(words, "sheet-morgana-dice", dice.join(", ")));
    lines.extend(line(words, "sheet-morgana-cauldrons", cauldrons.join(", ")));
    lines.push(words.say_with("sheet-morgana-left", &values));
    lines
}

fn line(words: Words, key: &str, list: String) -> Vec<String> {
    words.line_of(key, list).into_iter().collect()
}
