//! The printed values of the module: the two sides of its rondel, read from TOML and checked (GLD-5.1 to GLD-5.3).

use super::SpaceKind as Own;
use super::state::State;
use crate::components::{Note, Provenance, Reader, SpaceEntry};
use crate::layout::Spaces;
use crate::list::List;
use crate::rondel::{Counted, Gained, Space, SpaceKind};
use crate::vocab::Colour;
use serde::Deserialize;
use std::ops::RangeInclusive;
use table::Fault;

/// A space of the reverse of the rondel: one of this module or the base game, or one that Arthur brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reverse {
    /// A space that is known without Arthur.
    Space(SpaceKind),
    /// Points for manors.
    VpManor,
    /// Move Arthur.
    MoveArthur,
    /// A vassal acts again.
    ActivateVassal,
    /// An apple.
    Apple,
}

/// The values that a components file can change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// The rondel without Arthur (GLD-5.2).
    pub front: [SpaceKind; Space::COUNT as usize],
    /// The rondel with Arthur (GLD-5.3).
    pub reverse: [Reverse; Space::COUNT as usize],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Supplies {
    coins: i64,
    mistletoe: i64,
    starting_coins: i64,
    starting_mistletoe: i64,
    source: String,
    note: Note,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Coin {
    die_step: i64,
    die_min: i64,
    die_max: i64,
    end_group: i64,
    end_points: i64,
    source: String,
    note: Note,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Side {
    size: i64,
    merlin_start: i64,
    spaces: Vec<SpaceEntry>,
    source: String,
    note: Note,
}

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    schema: String,
    module: String,
    supplies: Supplies,
    coin: Coin,
    outer_gold: Side,
    outer_gold_arthur: Side,
}

/// How many spaces of a kind a side has.
type Count = (&'static str, RangeInclusive<usize>);

const FRONT: [Count; 11] = [
    ("principality", 6..=6),
    ("vp", 4..=4),
    ("influence", 4..=4),
    ("grail", 1..=1),
    ("excalibur", 1..=1),
    ("apple_mistletoe", 2..=2),
    ("gold_coin", 2..=2),
    ("relocate", 0..=1),
    ("exchange", 0..=2),
    ("mission", 0..=2),
    ("build", 1..=3),
];

const REVERSE: [Count; 14] = [
    ("principality", 6..=6),
    ("vp", 5..=5),
    ("influence", 4..=4),
    ("move_arthur", 1..=1),
    ("activate_vassal", 1..=1),
    ("apple_mistletoe", 2..=2),
    ("gold_coin", 2..=2),
    ("grail", 0..=0),
    ("excalibur", 0..=0),
    ("apple", 0..=1),
    ("relocate", 0..=1),
    ("exchange", 0..=2),
    ("mission", 0..=2),
    ("build", 1..=3),
];

impl Components {
    /// The text of the components that come with the program.
    pub(crate) const PRINTED: &'static str = include_str!("../../../../../components/merlin/gold.toml");

    /// Reads and checks the file of the module; also where its values come from.
    pub(crate) fn read(reader: &Reader<'_, File>) -> Result<(Self, Vec<Provenance>), Fault> {
        let File { schema, module, supplies, coin, outer_gold, outer_gold_arthur } = &reader.file;
        reader.fixed("MER-1.18", &["schema"], schema.as_str(), "merlin-components/1")?;
        reader.fixed("MER-1.18", &["module"], module.as_str(), "gold")?;
        let supply = |field, found: i64, fixed: u8| {
            reader.fixed("GLD-5.1", &["supplies", field], found, i64::from(fixed))
        };
        supply("coins", supplies.coins, State::COINS)?;
        supply("mistletoe", supplies.mistletoe, State::MISTLETOE)?;
        supply("starting_coins", supplies.starting_coins, State::STARTING_COINS)?;
        supply("starting_mistletoe", supplies.starting_mistletoe, State::STARTING_MISTLETOE)?;
        reader.fixed("GLD-2.1", &["coin", "die_step"], coin.die_step, 1)?;
        reader.fixed("GLD-2.3", &["coin", "die_min"], coin.die_min, 1)?;
        reader.fixed("GLD-2.3", &["coin", "die_max"], coin.die_max, 6)?;
        reader.fixed("GLD-5.1", &["coin", "end_group"], coin.end_group, i64::from(State::GROUP))?;
        reader.fixed("GLD-5.1", &["coin", "end_points"], coin.end_points, i64::from(State::GROUP_POINTS))?;
        let front = side(reader, "GLD-5.2", "outer_gold", outer_gold, &FRONT)?;
        let reverse = side(reader, "GLD-5.3", "outer_gold_arthur", outer_gold_arthur, &REVERSE)?;
        let manors = reverse.iter().filter(|&&space| space == Reverse::VpManor).count();
        let at = ["outer_gold_arthur", "spaces"];
        reader.demand(manors == 1, "GLD-5.3", &at, format!("{manors} × vp manor"), 1)?;
        // GLD-5.2: the front has none of Arthur's spaces, and a build space always does in their place.
        let front = front.map(|space| match space {
            Reverse::Space(kind) => kind,
            Reverse::VpManor | Reverse::MoveArthur | Reverse::ActivateVassal | Reverse::Apple => {
                SpaceKind::Build
            }
        });
        let source = |what: &str, source: &str, note: &Note| Provenance {
            what: what.to_owned(),
            source: source.to_owned(),
            notes: note.by_language(),
        };
        let sources = vec![
            source("gold.supplies", &supplies.source, &supplies.note),
            source("gold.coin", &coin.source, &coin.note),
            source("gold.outer_gold", &outer_gold.source, &outer_gold.note),
            source("gold.outer_gold_arthur", &outer_gold_arthur.source, &outer_gold_arthur.note),
        ];
        Ok((Self { front, reverse }, sources))
    }

    /// The front of the rondel around this ring of principalities, which another file may have in another order.
    pub(super) fn front_around(&self, ring: [Colour; 6]) -> Spaces {
        let mut spaces = self.front;
        for (place, colour) in ring.into_iter().enumerate() {
            spaces[Space::of_principality(place).index()] = SpaceKind::Principality(colour);
        }
        List::of(SpaceKind::Build, &spaces)
    }
}

/// One side of the rondel, with its spaces counted.
fn side(
    reader: &Reader<'_, File>,
    clause: &'static str,
    name: &'static str,
    side: &Side,
    counts: &[Count],
) -> Result<[Reverse; Space::COUNT as usize], Fault> {
    reader.fixed(clause, &[name, "size"], side.size, i64::from(Space::COUNT))?;
    reader.fixed("GLD-1.3", &[name, "merlin_start"], side.merlin_start, 0)?;
    reader.fixed(clause, &[name, "spaces"], side.spaces.len(), usize::from(Space::COUNT))?;
    let mut spaces = [Reverse::Space(SpaceKind::Build); Space::COUNT as usize];
    for (index, (space, entry)) in spaces.iter_mut().zip(&side.spaces).enumerate() {
        let number = (index + 1).to_string();
        reader.fixed(clause, &[name, "spaces", &number, "index"], entry.index, index as i64)?;
        *space = kind(reader, clause, [name, "spaces", &number], entry)?;
    }
    for (id, range) in counts {
        let found = side.spaces.iter().filter(|entry| entry.kind == *id).count();
        let expected = if range.start() == range.end() {
            format!("{} × {id}", range.start())
        } else {
            format!("{}–{} × {id}", range.start(), range.end())
        };
        let holds = range.contains(&found);
        reader.demand(holds, clause, &[name, "spaces"], format!("{found} × {id}"), expected)?;
    }
    let known: Vec<&str> = counts.iter().map(|(id, _)| *id).collect();
    for (index, entry) in side.spaces.iter().enumerate() {
        let path = [name, "spaces", &(index + 1).to_string(), "kind"];
        reader.demand(known.contains(&entry.kind.as_str()), clause, &path, &entry.kind, known.join(", "))?;
    }
    for (place, colour) in Colour::ALL.into_iter().enumerate() {
        let index = Space::of_principality(place).index();
        let right = spaces[index] == Reverse::Space(SpaceKind::Principality(colour));
        let path = [name, "spaces", &(index + 1).to_string()];
        reader.demand(right, clause, &path, &side.spaces[index].kind, format!("principality {colour}"))?;
    }
    let each = Counted::BASE.map(SpaceKind::Vp).into_iter().chain(Gained::ALL.map(SpaceKind::Influence));
    for (place, wanted) in each.enumerate() {
        let found = spaces.iter().filter(|&&space| space == Reverse::Space(wanted)).count();
        let of = Counted::BASE.map(Counted::id).into_iter().chain(Gained::ALL.map(Gained::id)).nth(place);
        let what = format!("{} {}", wanted.id(), of.unwrap_or_default());
        reader.demand(found == 1, clause, &[name, "spaces"], format!("{found} × {what}"), 1)?;
    }
    Ok(spaces)
}

/// What one space lets a player do.
fn kind(
    reader: &Reader<'_, File>,
    clause: &'static str,
    path: [&str; 3],
    entry: &SpaceEntry,
) -> Result<Reverse, Fault> {
    let alone = entry.principality.is_none();
    Ok(match (entry.kind.as_str(), entry.of.as_deref()) {
        ("vp", Some("manor")) if alone => Reverse::VpManor,
        ("move_arthur", None) if alone => Reverse::MoveArthur,
        ("activate_vassal", None) if alone => Reverse::ActivateVassal,
        ("apple", None) if alone => Reverse::Apple,
        ("apple_mistletoe", None) if alone => Reverse::Space(Own::AppleMistletoe.into()),
        ("gold_coin", None) if alone => Reverse::Space(Own::GoldCoin.into()),
        (id, _) => match reader.space_kind([clause; 2], &path, entry)? {
            Some(kind) => Reverse::Space(kind),
            None => {
                let expected = "principality (principality), vp (of), influence (of), excalibur, grail, relocate, \
                                exchange, mission, build, apple_mistletoe, gold_coin, apple, move_arthur, \
                                activate_vassal";
                let path: Vec<&str> = path.into_iter().chain(["kind"]).collect();
                return Err(reader.fault(clause, &path, id, expected));
            }
        },
    })
}
