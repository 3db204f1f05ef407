//! What modules have in the middle of the table, and what a player alone knows of them, in lines.

use super::super::spaces::{site, space};
use super::super::things::{colour as colour_name, in_principality};
use super::{arthur, caerleon, decree, market, morgana, treasures};
use crate::Words;
use ::merlin::modules::decree::Decrees;
use ::merlin::modules::knights::Ally;
use ::merlin::modules::market::{Labourer, Marker};
use ::merlin::modules::morgana::Cauldron;
use ::merlin::{Colour, Module, Open, Secret, Site, SpaceKind};
use ::table::Seat;

/// What lies in the middle of the table.
pub(crate) fn on_board(words: Words, open: &Open, names: &[String]) -> Vec<String> {
    let of = |module: Module| match module {
        // Their pieces lie before the players.
        Module::Favor => Vec::new(),
        Module::Arthur => {
            let picts = open.modules.arthur.display().iter().flatten();
            let picts: Vec<String> = picts.map(|&pict| arthur::pict(words, &open.layout, pict)).collect();
            let mut lines = line(words, "sheet-arthur", picts.join("; "));
            if open.modules.arthur.ring().is_none() {
                lines.push(words.say("sheet-arthur-ring"));
            }
            lines
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
            let mut lines = line(words, "sheet-market", words.counted(each));
            let labourers = open.labourer_pips().iter().zip(market.labourers());
            let used = labourers.filter(|&(_, &place)| place == Labourer::Used);
            let used: Vec<String> = used.map(|(pips, _)| pips.to_string()).collect();
            lines.extend(line(words, "sheet-market-used", used.join(", ")));
            lines
        }
        Module::Caerleon => {
            let district = |colour: Colour| {
                let name = caerleon::district(words, open.modules.caerleon.district(colour)?);
                Some(format!("{} {}", colour_name(words, colour), name))
            };
            let all: Vec<String> = open.layout.ring.into_iter().filter_map(district).collect();
            line(words, "sheet-caerleon", all.join(", "))
        }
        Module::Morgana => kitchen(words, open, names),
        Module::Treasures => {
            let tile = |at: Site| {
                let treasure = open.modules.treasures.at(at)?;
                let effect = treasures::effect(words, open.treasure(treasure).effect);
                Some(format!("{} ({effect})", site(words, at)))
            };
            let all: Vec<String> = Site::all(open.layout.rows).filter_map(tile).collect();
            let mut lines = line(words, "sheet-treasures", all.join("; "));
            let staffs = open.modules.treasures.staffs_left();
            lines.push(words.say_with("sheet-treasures-staffs", &[("count", staffs.into())]));
            lines
        }
        Module::Decree => stacks(words, open, names),
    };
    open.options.modules().iter().flat_map(of).collect()
}

/// What a player has on the board beside manors and influence markers, and what lies open in front of the player.
pub(crate) fn of_seat(words: Words, open: &Open, seat: Seat) -> Vec<String> {
    let (castle, state) = (open.castle(seat), &open.modules);
    let in_lands = |key: &str, count: &dyn Fn(Colour) -> u8| {
        let each = open.layout.ring.map(|colour| (usize::from(count(colour)), colour_name(words, colour)));
        line(words, key, words.counted(each))
    };
    let on_sites = |key: &str, there: &dyn Fn(Site) -> bool| {
        let sites: Vec<String> =
            castle.manors.iter().filter(|&at| there(at)).map(|at| site(words, at)).collect();
        line(words, key, sites.join("; "))
    };
    let of = |module: Module| match module {
        Module::Knights => {
            let knights = &state.knights;
            let own = |ally: Ally| knights.has(seat, ally);
            let mut lines = Vec::new();
            if own(Ally::Gareth) {
                lines.extend(in_lands("sheet-knights-defence", &|colour| {
                    u8::from(knights.defence().contains(colour))
                }));
            }
            if own(Ally::Geraint) {
                let kinds: Vec<String> =
                    knights.performed().iter().map(|kind| space(words, SpaceKind::Vp(kind))).collect();
                lines.extend(line(words, "sheet-knights-performed", kinds.join(", ")));
            }
            if own(Ally::Kay) {
                lines.extend(in_lands("sheet-knights-influence", &|colour| knights.influence(colour)));
            }
            lines.extend(on_sites("sheet-knights-castles", &|at| knights.castles().contains(at)));
            lines
        }
        Module::Market => in_lands("sheet-market-under", &|colour| state.market.under(seat, colour)),
        Module::Morgana => {
            let on_plus = |colour| state.morgana.carried_on_plus(seat, colour);
            let on_plain = |colour| state.morgana.carried(seat, colour) - on_plus(colour);
            let mut lines = in_lands("sheet-morgana-carried", &on_plain);
            lines.extend(in_lands("sheet-morgana-carried-on-plus", &on_plus));
            lines.extend(on_sites("sheet-morgana-huts", &|at| state.morgana.huts().contains(at)));
            lines
        }
        Module::Decree => line(words, "sheet-decree-owned", decrees(words, open, state.decree.owned(seat))),
        // Nothing more of theirs lies anywhere.
        Module::Favor | Module::Arthur | Module::Gold | Module::Caerleon | Module::Treasures => Vec::new(),
    };
    open.options.modules().iter().flat_map(of).collect()
}

/// The stacks of decrees, who has looked at them, and the decrees out of the game (DEC-5.1, DEC-5.3).
fn stacks(words: Words, open: &Open, names: &[String]) -> Vec<String> {
    let state = &open.modules.decree;
    let stack = |colour: Colour| format!("{} {}", colour_name(words, colour), state.stack(colour));
    let looked = |colour: Colour| {
        let seats = people(words, open, names, |seat| state.looked(colour).contains(seat));
        (!seats.is_empty()).then(|| format!("{} ({seats})", colour_name(words, colour)))
    };
    let looked: Vec<String> = open.layout.ring.into_iter().filter_map(looked).collect();
    let mut lines = line(words, "sheet-decree", open.layout.ring.map(stack).join(", "));
    lines.extend(line(words, "sheet-decree-looked", looked.join(", ")));
    lines.extend(line(words, "sheet-decree-gone", decrees(words, open, state.gone())));
    lines
}

/// Decrees by what they show.
fn decrees(words: Words, open: &Open, all: Decrees) -> String {
    let all: Vec<String> = all.iter().map(|own| decree::tile(words, &open.layout, own)).collect();
    all.join(", ")
}

/// The players of whom something is true.
fn people(words: Words, open: &Open, names: &[String], is: impl Fn(Seat) -> bool) -> String {
    let all = Seat::all(open.players()).filter(|&seat| is(seat));
    all.map(|seat| words.name(seat, names)).collect::<Vec<_>>().join(", ")
}

/// What a player alone knows.
pub(crate) fn hidden(words: Words, open: &Open, secret: &Secret) -> Vec<String> {
    let known = |colour: Colour| {
        let known = decrees(words, open, secret.modules.decree.known(colour));
        let values = [("colour", colour_name(words, colour).into()), ("list", known.as_str().into())];
        (!known.is_empty()).then(|| words.say_with("sheet-decree-known", &values))
    };
    open.layout.ring.into_iter().filter_map(known).collect()
}

/// Morgana's kitchen board (MOR-1.1).
fn kitchen(words: Words, open: &Open, names: &[String]) -> Vec<String> {
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
    let placed = Seat::all(open.players()).filter_map(|seat| {
        let (place, pips) = state.placed(seat)?;
        let values = [
            ("name", words.name(seat, names).into()),
            ("pips", pips.get().into()),
            ("place", morgana::place(words, place).into()),
        ];
        Some(words.say_with("sheet-morgana-placed-die", &values))
    });
    lines.extend(line(words, "sheet-morgana-placed", placed.collect::<Vec<_>>().join(", ")));
    let pentagrams = people(words, open, names, |seat| state.pentagrams().contains(seat));
    lines.extend(line(words, "sheet-morgana-pentagrams", pentagrams));
    let alone = open.layout.ring.map(|colour| (state.alone(colour).into(), colour_name(words, colour)));
    lines.extend(line(words, "sheet-morgana-alone", words.counted(alone)));
    lines.push(words.say_with("sheet-morgana-left", &values));
    lines
}

fn line(words: Words, key: &str, list: String) -> Vec<String> {
    words.line_of(key, list).into_iter().collect()
}
