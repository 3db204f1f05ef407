//! The printed values of the module: movement numbers and the sides of the tokens, read from TOML and checked
//! (MOR-10.1, MOR-10.2).

use super::kitchen::HORN_SUM;
use super::state::{Cauldron, Effect, State, Token};
use super::witch_gold as gold;
use crate::components::{Note, Provenance, Reader};
use serde::Deserialize;
use table::Fault;

/// The values that a components file can change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// The movement numbers of the cauldrons (MOR-1.3).
    pub movement: [u8; Cauldron::COUNT],
    /// The two sides of each token (MOR-1.7).
    pub tokens: [[Effect; 2]; Token::COUNT],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Dice {
    count: i64,
    faces: i64,
    max_equal: i64,
    wild: i64,
    source: String,
    note: Note,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Supplies {
    pentagrams: i64,
    poisoned_apples: i64,
    witch_huts: i64,
    morgana_influence: i64,
    drinking_horns: i64,
    morgana_figures: i64,
    source: String,
    note: Note,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Horn {
    sum: i64,
    points: i64,
    poisoned_apples: i64,
    source: String,
    note: Note,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CauldronEntry {
    die: i64,
    movement: i64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Cauldrons {
    list: Vec<CauldronEntry>,
    source: String,
    note: Note,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TokenEntry {
    id: String,
    sides: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tokens {
    tokens: Vec<TokenEntry>,
    source: String,
    note: Note,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WitchGold {
    resources_given: i64,
    coins_taken: i64,
    coins_paid: i64,
    resources_taken: i64,
    source: String,
    note: Note,
}

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    schema: String,
    module: String,
    dice: Dice,
    supplies: Supplies,
    horn: Horn,
    cauldrons: Cauldrons,
    cauldron_tokens: Tokens,
    witch_gold: WitchGold,
}

impl Components {
    /// The text of the components that come with the program.
    pub(crate) const PRINTED: &'static str = include_str!("../../../../../components/merlin/morgana.toml");

    /// Reads and checks the file of the module; also where its values come from.
    pub(crate) fn read(reader: &Reader<'_, File>) -> Result<(Self, Vec<Provenance>), Fault> {
        let File { schema, module, dice, supplies, horn, witch_gold, .. } = &reader.file;
        reader.fixed("MER-1.18", &["schema"], schema.as_str(), "merlin-components/1")?;
        reader.fixed("MER-1.18", &["module"], module.as_str(), "morgana")?;
        for (table, field, found, fixed, clause) in [
            ("dice", "count", dice.count, State::DICE as i64, "MOR-10.1"),
            ("dice", "faces", dice.faces, 6, "MOR-10.1"),
            ("dice", "max_equal", dice.max_equal, i64::from(State::MAX_EQUAL), "MOR-1.4"),
            ("dice", "wild", dice.wild, 6, "MOR-2.6"),
            ("supplies", "pentagrams", supplies.pentagrams, State::DICE as i64, "MOR-10.1"),
            ("supplies", "poisoned_apples", supplies.poisoned_apples, i64::from(State::APPLES), "MOR-10.1"),
            ("supplies", "witch_huts", supplies.witch_huts, i64::from(State::HUTS), "MOR-10.1"),
            ("supplies", "morgana_influence", supplies.morgana_influence, State::MARKERS.into(), "MOR-10.1"),
            ("supplies", "drinking_horns", supplies.drinking_horns, 1, "MOR-10.1"),
            ("supplies", "morgana_figures", supplies.morgana_figures, 1, "MOR-1.1"),
            ("horn", "sum", horn.sum, i64::from(HORN_SUM), "MOR-4.1"),
            ("horn", "points", horn.points, 1, "MOR-4.3"),
            ("horn", "poisoned_apples", horn.poisoned_apples, 1, "MOR-4.3"),
            ("witch_gold", "resources_given", witch_gold.resources_given, gold::GIVEN.into(), "MOR-7.4"),
            ("witch_gold", "coins_taken", witch_gold.coins_taken, gold::COINS_TAKEN.into(), "MOR-7.4"),
            ("witch_gold", "coins_paid", witch_gold.coins_paid, gold::COINS_PAID.into(), "MOR-7.6"),
            ("witch_gold", "resources_taken", witch_gold.resources_taken, gold::TAKEN.into(), "MOR-7.6"),
        ] {
            reader.fixed(clause, &[table, field], found, fixed)?;
        }
        let components = Self { movement: movement(reader)?, tokens: tokens(reader)? };
        let File { cauldrons, cauldron_tokens, .. } = &reader.file;
        let source = |what: &str, source: &str, note: &Note| Provenance {
            what: format!("morgana.{what}"),
            source: source.to_owned(),
            notes: note.by_language(),
        };
        let sources = vec![
            source("dice", &dice.source, &dice.note),
            source("supplies", &supplies.source, &supplies.note),
            source("horn", &horn.source, &horn.note),
            source("cauldrons", &cauldrons.source, &cauldrons.note),
            source("cauldron_tokens", &cauldron_tokens.source, &cauldron_tokens.note),
            source("witch_gold", &witch_gold.source, &witch_gold.note),
        ];
        Ok((components, sources))
    }
}

/// Five cauldrons for the numbers 1 to 5, each with a movement number (MOR-10.1).
fn movement(reader: &Reader<'_, File>) -> Result<[u8; Cauldron::COUNT], Fault> {
    let list = &reader.file.cauldrons.list;
    reader.fixed("MOR-10.1", &["cauldrons", "list"], list.len(), Cauldron::COUNT)?;
    let mut movement = [1; Cauldron::COUNT];
    for (index, (number, entry)) in movement.iter_mut().zip(list).enumerate() {
        let place = (index + 1).to_string();
        reader.fixed("MOR-10.1", &["cauldrons", "list", &place, "die"], entry.die, index as i64 + 1)?;
        let path = ["cauldrons", "list", &place, "movement"];
        let found = u8::try_from(entry.movement).ok().filter(|number| (1..=5).contains(number));
        *number = found.ok_or_else(|| reader.fault("MOR-10.1", &path, entry.movement, "1–5"))?;
    }
    Ok(movement)
}

/// Five tokens with two different sides, and each effect on one of them at least (MOR-10.2).
fn tokens(reader: &Reader<'_, File>) -> Result<[[Effect; 2]; Token::COUNT], Fault> {
    let list = &reader.file.cauldron_tokens.tokens;
    let path = ["cauldron_tokens", "tokens"];
    reader.fixed("MOR-10.2", &path, list.len(), Token::COUNT)?;
    let mut tokens = [[Effect::Bewitch; 2]; Token::COUNT];
    for (index, (token, entry)) in tokens.iter_mut().zip(list).enumerate() {
        let place = (index + 1).to_string();
        let at = ["cauldron_tokens", "tokens", &place, "sides"];
        let id = ["cauldron_tokens", "tokens", &place, "id"];
        reader.fixed("MOR-10.2", &id, entry.id.clone(), format!("c{place}"))?;
        reader.fixed("MOR-10.2", &at, entry.sides.len(), 2)?;
        for (side, text) in token.iter_mut().zip(&entry.sides) {
            *side = reader.named("MOR-10.2", &at, text, &Effect::ALL)?;
        }
        reader.demand(token[0] != token[1], "MOR-10.2", &at, format!("2 × {}", token[0]), 1)?;
    }
    for effect in Effect::ALL {
        let there = tokens.iter().flatten().any(|&side| side == effect);
        reader.demand(there, "MOR-10.2", &path, format!("0 × {effect}"), "≥ 1")?;
    }
    Ok(tokens)
}
