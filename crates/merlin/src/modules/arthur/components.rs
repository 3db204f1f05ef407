//! The printed values of the module: two rings, the powers of the new flags and the Picts, read from TOML and checked
//! (ARU-9.1 to ARU-9.9).

use super::SpaceKind as Own;
use super::state::{Bonus, Pict, State, Tile};
use crate::components::{Provenance, Reader, SpaceEntry};
use crate::layout::Spaces;
use crate::list::List;
use crate::modules::gold::Reverse;
use crate::rondel::{Counted, Gained, Ring, Space, SpaceKind};
use crate::vocab::{Colour, Item, Kind, Power, Terrain};
use serde::Deserialize;
use std::ops::RangeInclusive;
use table::{Fault, component_rows, component_tables};

/// How many spaces the inner ring has (ARU-9.5).
const INNER: usize = 13;

/// The values that a components file can change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// The outer ring without gold, clockwise (ARU-9.1 to ARU-9.4).
    pub outer: [SpaceKind; Space::COUNT as usize],
    /// The inner ring, clockwise (ARU-9.5).
    pub inner: [SpaceKind; INNER],
    /// Where Arthur starts (ARU-9.6).
    pub start: Space,
    /// The colours of the new flags with their powers (ARU-9.8).
    pub powers: [(Colour, Power); 2],
    /// What the Picts show (ARU-9.7).
    pub picts: [Tile; Pict::COUNT],
}

component_tables! {
    DiceTable { arthur_dice: i64, per_player: i64, faces: i64, max_equal: i64, turns_per_round: i64 }
    BoardTable { arthur_boards: i64, signet_rings: i64 }
    FlagTable { powers: Vec<FlagEntry>, min_steps: i64, max_steps: i64 }
    OuterTable { size: i64, merlin_start: i64, spaces: Vec<SpaceEntry> }
    InnerTable {
        size: i64, arthur_start: i64, spaces: Vec<SpaceEntry>, merlin_steps_min: i64, merlin_steps_max: i64,
    }
    ScoringTable { highest: i64, lowest: i64, ring_bonus: i64 }
    DisplayTable { size: i64, stacks: i64 }
    PictTable { tiles: Vec<PictEntry> }
}

component_rows! {
    FlagEntry { colour: String, power: String, count: i64 }
    PictEntry { id: String, value: i64, bonus: String, colour: Option<String>, terrain: Option<String> }
}

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    schema: String,
    module: String,
    dice: DiceTable,
    boards: BoardTable,
    flags: FlagTable,
    outer_arthur: OuterTable,
    inner_ring: InnerTable,
    pict_scoring: ScoringTable,
    pict_display: DisplayTable,
    picts: PictTable,
}

/// How many spaces of a kind a ring has.
type Count = (&'static str, &'static str, RangeInclusive<usize>);

const OUTER: [Count; 12] = [
    ("ARU-9.1", "principality", 6..=6),
    ("ARU-9.2", "vp", 5..=5),
    ("ARU-9.2", "influence", 4..=4),
    ("ARU-9.3", "apple", 1..=1),
    ("ARU-9.3", "move_arthur", 1..=1),
    ("ARU-9.3", "activate_vassal", 1..=1),
    ("ARU-9.3", "grail", 0..=0),
    ("ARU-9.3", "excalibur", 0..=0),
    ("ARU-9.4", "relocate", 0..=1),
    ("ARU-9.4", "exchange", 0..=2),
    ("ARU-9.4", "mission", 0..=2),
    ("ARU-9.4", "build", 1..=3),
];

impl Components {
    /// The text of the components that come with the program.
    pub(crate) const PRINTED: &'static str = include_str!("../../../../../components/merlin/arthur.toml");

    /// How often five dice may show one value (ARU-2.2).
    pub(super) const MAX_EQUAL: u8 = 3;

    /// Reads and checks the file of the module; also where its values come from.
    pub(crate) fn read(reader: &Reader<'_, File>) -> Result<(Self, Vec<Provenance>), Fault> {
        let file = &reader.file;
        reader.fixed("MER-1.18", &["schema"], file.schema.as_str(), "merlin-components/1")?;
        reader.fixed("MER-1.18", &["module"], file.module.as_str(), "arthur")?;
        check_numbers(reader)?;
        let components = Self {
            outer: outer(reader)?,
            inner: inner(reader)?,
            start: start(reader)?,
            powers: powers(reader)?,
            picts: picts(reader)?,
        };
        let sources = vec![
            file.dice.provenance("arthur.dice"),
            file.boards.provenance("arthur.boards"),
            file.flags.provenance("arthur.flags"),
            file.outer_arthur.provenance("arthur.outer_arthur"),
            file.inner_ring.provenance("arthur.inner_ring"),
            file.pict_scoring.provenance("arthur.pict_scoring"),
            file.pict_display.provenance("arthur.pict_display"),
            file.picts.provenance("arthur.picts"),
        ];
        Ok((components, sources))
    }
}

/// A ring of spaces around this ring of principalities, which another file may have in another order.
pub(super) fn around(ring: [Colour; 6], mut spaces: [SpaceKind; Space::COUNT as usize]) -> Spaces {
    for (place, colour) in ring.into_iter().enumerate() {
        spaces[Space::of_principality(place).index()] = SpaceKind::Principality(colour);
    }
    List::of(SpaceKind::Build, &spaces)
}

/// A space of the reverse of the gold rondel (GLD-1.3).
pub(super) fn of_reverse(space: Reverse) -> SpaceKind {
    match space {
        Reverse::Space(kind) => kind,
        Reverse::VpManor => SpaceKind::Vp(Counted::Manor),
        Reverse::MoveArthur => Own::MoveArthur.into(),
        Reverse::ActivateVassal => Own::ActivateVassal.into(),
        Reverse::Apple => Own::Apple.into(),
    }
}

/// Everything the rules themselves fix.
fn check_numbers(reader: &Reader<'_, File>) -> Result<(), Fault> {
    let File { dice, boards, flags, outer_arthur, inner_ring, pict_scoring, pict_display, .. } = &reader.file;
    let numbers = [
        ("ARU-9.9", ["dice", "arthur_dice"], dice.arthur_dice, 4),
        ("ARU-9.9", ["dice", "per_player"], dice.per_player, 1),
        ("ARU-9.9", ["dice", "faces"], dice.faces, 6),
        ("ARU-2.2", ["dice", "max_equal"], dice.max_equal, i64::from(Components::MAX_EQUAL)),
        ("ARU-2.3", ["dice", "turns_per_round"], dice.turns_per_round, 5),
        ("ARU-1.1", ["boards", "arthur_boards"], boards.arthur_boards, 4),
        ("ARU-1.1", ["boards", "signet_rings"], boards.signet_rings, 1),
        ("ARU-5.3", ["flags", "min_steps"], flags.min_steps, 0),
        ("ARU-5.3", ["flags", "max_steps"], flags.max_steps, i64::from(State::MOST_STEPS)),
        ("ARU-9.1", ["outer_arthur", "size"], outer_arthur.size, i64::from(Space::COUNT)),
        ("ARU-1.3", ["outer_arthur", "merlin_start"], outer_arthur.merlin_start, 0),
        ("ARU-9.5", ["inner_ring", "size"], inner_ring.size, INNER as i64),
        ("ARU-3.17", ["inner_ring", "merlin_steps_min"], inner_ring.merlin_steps_min, 1),
        (
            "ARU-3.17",
            ["inner_ring", "merlin_steps_max"],
            inner_ring.merlin_steps_max,
            i64::from(State::MERLIN_STEPS),
        ),
        ("ARU-7.8", ["pict_scoring", "highest"], pict_scoring.highest, i64::from(State::SCORING)),
        ("ARU-7.8", ["pict_scoring", "lowest"], pict_scoring.lowest, -i64::from(State::SCORING)),
        ("ARU-7.7", ["pict_scoring", "ring_bonus"], pict_scoring.ring_bonus, i64::from(State::RING_BONUS)),
        ("ARU-1.10", ["pict_display", "size"], pict_display.size, State::DISPLAY as i64),
        ("ARU-1.10", ["pict_display", "stacks"], pict_display.stacks, 2),
    ];
    for (clause, path, found, fixed) in numbers {
        reader.fixed(clause, &path, found, fixed)?;
    }
    Ok(())
}

/// The outer ring (ARU-9.1 to ARU-9.4).
fn outer(reader: &Reader<'_, File>) -> Result<[SpaceKind; Space::COUNT as usize], Fault> {
    let entries = &reader.file.outer_arthur.spaces;
    let at = ["outer_arthur", "spaces"];
    reader.fixed("ARU-9.1", &at, entries.len(), usize::from(Space::COUNT))?;
    let mut spaces = [SpaceKind::Build; Space::COUNT as usize];
    for (index, (space, entry)) in spaces.iter_mut().zip(entries).enumerate() {
        let number = (index + 1).to_string();
        let path = ["outer_arthur", "spaces", &number];
        reader.fixed("ARU-9.1", &[path[0], path[1], path[2], "index"], entry.index, index as i64)?;
        *space = match (entry.kind.as_str(), &entry.of, &entry.principality) {
            ("apple", None, None) => Own::Apple.into(),
            ("move_arthur", None, None) => Own::MoveArthur.into(),
            ("activate_vassal", None, None) => Own::ActivateVassal.into(),
            (id, ..) => reader.space_kind(["ARU-9.1", "ARU-9.2"], &path, entry)?.ok_or_else(|| {
                let known: Vec<&str> = OUTER.iter().map(|(_, id, _)| *id).collect();
                reader.fault("ARU-9.4", &[path[0], path[1], path[2], "kind"], id, known.join(", "))
            })?,
        };
    }
    for (clause, id, range) in OUTER {
        let found = entries.iter().filter(|entry| entry.kind == id).count();
        let expected = format!("{}–{} × {id}", range.start(), range.end());
        reader.demand(range.contains(&found), clause, &at, format!("{found} × {id}"), expected)?;
    }
    for (place, colour) in Colour::ALL.into_iter().enumerate() {
        let index = Space::of_principality(place).index();
        let right = spaces[index] == SpaceKind::Principality(colour);
        let path = ["outer_arthur", "spaces", &(index + 1).to_string()];
        reader.demand(right, "ARU-9.1", &path, &entries[index].kind, format!("principality {colour}"))?;
    }
    let counted = Counted::ALL.map(|counted| (SpaceKind::Vp(counted), counted.id()));
    let gained = Gained::ALL.map(|gained| (SpaceKind::Influence(gained), gained.id()));
    for (wanted, of) in counted.into_iter().chain(gained) {
        let found = spaces.iter().filter(|&&space| space == wanted).count();
        let what = format!("{found} × {} {of}", wanted.id());
        reader.demand(found == 1, "ARU-9.2", &at, what, 1)?;
    }
    Ok(spaces)
}

/// The inner ring (ARU-9.5).
fn inner(reader: &Reader<'_, File>) -> Result<[SpaceKind; INNER], Fault> {
    let entries = &reader.file.inner_ring.spaces;
    let at = ["inner_ring", "spaces"];
    reader.fixed("ARU-9.5", &at, entries.len(), INNER)?;
    let kinds: [(&str, Option<&str>, SpaceKind, usize); 11] = [
        ("resource", Some("shield"), Own::Shield.into(), 1),
        ("resource", Some("flag"), Own::Flag.into(), 1),
        ("resource", Some("material"), Own::Material.into(), 1),
        ("resource", Some("influence"), Own::Influence.into(), 1),
        ("grail", None, SpaceKind::Grail, 1),
        ("excalibur", None, SpaceKind::Excalibur, 1),
        ("signet_ring", None, Own::SignetRing.into(), 1),
        ("stairs", None, Own::Stairs.into(), 1),
        ("merlin", None, Own::Merlin.into(), 1),
        ("replace_manor", None, Own::ReplaceManor.into(), 1),
        ("picts", None, Own::Picts.into(), 3),
    ];
    let mut spaces = [SpaceKind::Grail; INNER];
    for (index, (space, entry)) in spaces.iter_mut().zip(entries).enumerate() {
        let path =
            |field: &'static str| ["inner_ring", "spaces", &(index + 1).to_string(), field].map(String::from);
        let fault = |field: &'static str, found: &str, expected: &str| {
            reader.fault("ARU-9.5", &path(field).each_ref().map(String::as_str), found, expected)
        };
        if entry.index != index as i64 {
            return Err(fault("index", &entry.index.to_string(), &index.to_string()));
        }
        let known = kinds.iter().find(|(id, of, ..)| {
            *id == entry.kind && *of == entry.of.as_deref() && entry.principality.is_none()
        });
        let Some((_, _, kind, _)) = known else {
            let expected =
                "resource (of), grail, excalibur, signet_ring, stairs, merlin, replace_manor, picts";
            return Err(fault("kind", &entry.kind, expected));
        };
        *space = *kind;
    }
    for (id, of, kind, wanted) in kinds {
        let found = spaces.iter().filter(|&&space| space == kind).count();
        let what = format!("{found} × {id} {}", of.unwrap_or_default());
        reader.demand(found == wanted, "ARU-9.5", &at, what.trim_end(), wanted)?;
    }
    Ok(spaces)
}

/// Where Arthur starts (ARU-9.6).
fn start(reader: &Reader<'_, File>) -> Result<Space, Fault> {
    let found = reader.file.inner_ring.arthur_start;
    let index = u8::try_from(found).ok().filter(|&index| usize::from(index) < INNER);
    let space = index.and_then(|index| Space::on(Ring::Inner, index));
    space.ok_or_else(|| reader.fault("ARU-9.6", &["inner_ring", "arthur_start"], found, "0–12"))
}

/// Six flags of each kind, one of them black and the other grey (ARU-9.8).
fn powers(reader: &Reader<'_, File>) -> Result<[(Colour, Power); 2], Fault> {
    let entries = &reader.file.flags.powers;
    let at = ["flags", "powers"];
    reader.fixed("ARU-9.8", &at, entries.len(), 2)?;
    let mut powers = [(Colour::Black, Power::PlusMinus); 2];
    for (place, (own, entry)) in powers.iter_mut().zip(entries).enumerate() {
        let number = (place + 1).to_string();
        let path = |field: &'static str| ["flags", "powers", &number, field];
        reader.fixed("ARU-9.8", &path("count"), entry.count, i64::from(crate::state::Open::ITEMS))?;
        let colour = reader.named("ARU-9.8", &path("colour"), &entry.colour, &Colour::ALL)?;
        let power = reader.named("ARU-9.8", &path("power"), &entry.power, &Power::ALL)?;
        *own = (colour, power);
    }
    let mut colours = powers.map(|(colour, _)| colour);
    let mut kinds = powers.map(|(_, power)| power);
    colours.sort_unstable();
    kinds.sort_unstable();
    let found = format!("{} {}, {} {}", colours[0], colours[1], kinds[0], kinds[1]);
    let holds = colours == [Colour::Black, Colour::Grey] && kinds == [Power::PlusMinus, Power::Switch];
    reader.demand(holds, "ARU-9.8", &at, found, "black grey, plus_minus switch")?;
    Ok(powers)
}

/// What the Picts show (ARU-9.7).
fn picts(reader: &Reader<'_, File>) -> Result<[Tile; Pict::COUNT], Fault> {
    let entries = &reader.file.picts.tiles;
    reader.fixed("ARU-9.7", &["picts", "tiles"], entries.len(), Pict::COUNT)?;
    let mut tiles = [Tile { value: 1, bonus: Bonus::Apple }; Pict::COUNT];
    for (pict, entry) in Pict::all().zip(entries) {
        let number = (pict.index() + 1).to_string();
        let path = |field: &'static str| ["picts", "tiles", &number, field];
        reader.fixed("ARU-9.7", &path("id"), entry.id.as_str(), &pict.to_string())?;
        // Few enough that all of them together can still be counted.
        let value = u8::try_from(entry.value).ok().filter(|value| (1..=8).contains(value));
        let value = value.ok_or_else(|| reader.fault("ARU-9.7", &path("value"), entry.value, "1–8"))?;
        let colour = |text: &str| reader.named("ARU-9.7", &path("colour"), text, &Colour::ALL);
        let bonus = match (entry.bonus.as_str(), entry.colour.as_deref(), entry.terrain.as_deref()) {
            ("apple", None, None) => Bonus::Apple,
            ("influence", Some(text), None) => Bonus::Influence(colour(text)?),
            ("manor", None, Some(text)) => {
                Bonus::Manor(reader.named("ARU-9.7", &path("terrain"), text, &Terrain::ALL)?)
            }
            (kind, Some(text), None) if kind.parse::<Kind>().is_ok() => Bonus::Item(Item::new(
                reader.named("ARU-9.7", &path("bonus"), kind, &Kind::ALL)?,
                colour(text)?,
            )),
            (other, ..) => {
                let expected = "shield, flag, material, influence (colour), manor (terrain), apple";
                return Err(reader.fault("ARU-9.7", &path("bonus"), other, expected));
            }
        };
        tiles[pict.index()] = Tile { value, bonus };
    }
    Ok(tiles)
}
