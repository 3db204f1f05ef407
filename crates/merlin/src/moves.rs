//! Every decision of the game as a value, and its text.
//!
//! | text | decision |
//! |---|---|
//! | `* mission m07`, `* tile wood+tower`, `* start 2`, `* starting_tile s1`, `* traitor black`, `* roll 4` | chance |
//! | `complete m07` | complete a mission, in any window |
//! | `second m09` | complete a second one with the power of a flag (supplied: grey) |
//! | `die own 3`, `die merlin 5` | choose a die |
//! | `apple 6`, `turn_die` | change the chosen die with an apple, with a flag (purple) |
//! | `walk clockwise`, `reverse` | move the figure; the knight counter-clockwise with a flag (blue) |
//! | `mirror`, `different_action 10` | with a flag: the opposite space (brown), another knight's action (orange) |
//! | `forfeit` | do without the action, or see it lapse |
//! | `perform` | perform an action that leaves nothing to choose |
//! | `deploy builder black` | deploy a vassal in a principality |
//! | `dismiss brown` | take Excalibur and repel this traitor |
//! | `take flag black`, `place grey` | take an item from a supply, place an influence marker |
//! | `return material blue` | return an item to exchange it |
//! | `discard m04` | discard a mission |
//! | `build 0,3 grey` | build a manor there and pay this material |
//! | `draw m12`, `draw deck` | take a mission from the display or the deck |
//! | `staff` | repeat the action with a Merlin staff |
//! | `repel black` | in a scoring: repel all traitors of a colour with a flag (black) |
//! | `use_grail` | in a scoring: gain the full worth of the principality |
//! | `done` | no more of what may be done now |
//! | `end` | end the turn |
//!
//! Moves of modules begin with the id of their module.

use crate::dice::{Die, Pips};
use crate::missions::Mission;
use crate::modules;
use crate::rondel::Space;
use crate::sites::Site;
use crate::vocab::{Colour, Direction, Item, TerrainTile, Vassal};
use std::fmt;
use std::str::FromStr;
use table::{Seat, Unreadable, bit_set};

/// One of the four starting tiles, named by its place in the components file: `s1` to `s4` (MER-1.13).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct StartingTile(u8);

impl StartingTile {
    /// How many there are (MER-1.13).
    pub const COUNT: usize = 4;

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its place in the components file, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for StartingTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "s{}", self.0 + 1)
    }
}

impl FromStr for StartingTile {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let found = Self::all().find(|tile| tile.to_string() == text);
        found.ok_or_else(|| Unreadable::new("starting tile", text))
    }
}

table::text_in_json!(StartingTile);

bit_set! {
    /// A set of starting tiles, in the order of the components file.
    pub(crate) StartingTileSet(u8) of StartingTile, all StartingTile::COUNT, len usize, index |tile| tile.0,
    nth |place| StartingTile(place as u8)
}

/// From where a mission is taken (MER-12.14).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pile {
    /// This open card of the display; everybody sees it.
    Display(Mission),
    /// The top card of the deck; its owner alone sees it.
    Deck,
}

/// A decision of a player or of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Chance: this mission comes from the deck, to the display or into a hand.
    Mission(Mission),
    /// Chance: this is the next terrain tile (MER-2.8).
    Tile(TerrainTile),
    /// Chance: this seat starts (MER-2.12).
    Start(Seat),
    /// Chance: the next player receives this starting tile (MER-2.13).
    StartingTile(StartingTile),
    /// Chance: a traitor of this colour is attached next (MER-2.16, MER-15.11).
    Traitor(Colour),
    /// Chance: the next die shows this (MER-2.18).
    Roll(Pips),
    /// Complete a mission (MER-12.1).
    Complete(Mission),
    /// Complete a second mission with the power of a flag (MER-13.8).
    Second(Mission),
    /// Choose an unused die that shows this (MER-5.1).
    Die(Die, Pips),
    /// Spend an apple to turn the chosen die to this value (MER-5.6).
    Apple(Pips),
    /// Turn the chosen die to its opposite side with a flag (MER-13.13).
    TurnDie,
    /// Move the figure: the knight clockwise, Merlin either way (MER-5.2, MER-5.3).
    Walk(Direction),
    /// Move the knight counter-clockwise with a flag (MER-13.12).
    Reverse,
    /// Put the knight on the opposite space with a flag (MER-13.14).
    Mirror,
    /// Perform the action of another knight's space with a flag (MER-13.17).
    DifferentAction(Space),
    /// Do without the action; or it lapses (MER-6.2, MER-6.3).
    Forfeit,
    /// Perform the action, which leaves nothing to choose (MER-8.1, MER-9.1, MER-9.4).
    Perform,
    /// Deploy a vassal in a principality (MER-7.1, MER-8.6, MER-9.9).
    Deploy(Vassal, Colour),
    /// Take Excalibur, and repel a traitor of this colour (MER-9.2).
    Dismiss(Colour),
    /// Take an item from its supply (MER-8.4, MER-10.2, MER-11.19).
    Take(Item),
    /// Move an influence marker from the castle to a principality (MER-11.19).
    Place(Colour),
    /// Return an item to its supply, to take another one for it (MER-10.1).
    Return(Item),
    /// Put a mission on the discard pile (MER-10.5).
    Discard(Mission),
    /// Build a manor and pay a material of this colour (MER-11.14).
    Build(Site, Colour),
    /// Take a mission (MER-10.6, MER-12.14).
    Draw(Pile),
    /// Spend a Merlin staff to perform the action again (MER-6.8).
    Staff,
    /// Repel all traitors of this colour with a flag (MER-13.5).
    Repel(Colour),
    /// Use the Grail (MER-15.21).
    UseGrail,
    /// No second discard, no gift of the tower, no flag against traitors, no use of the Grail.
    Done,
    /// End the turn (MER-4.8).
    End,
    /// A move that only a module knows.
    Module(modules::Move),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Mission(mission) => write!(f, "mission {mission}"),
            Self::Tile(tile) => write!(f, "tile {tile}"),
            Self::Start(seat) => write!(f, "start {seat}"),
            Self::StartingTile(tile) => write!(f, "starting_tile {tile}"),
            Self::Traitor(colour) => write!(f, "traitor {colour}"),
            Self::Roll(pips) => write!(f, "roll {pips}"),
            Self::Complete(mission) => write!(f, "complete {mission}"),
            Self::Second(mission) => write!(f, "second {mission}"),
            Self::Die(die, pips) => write!(f, "die {die} {pips}"),
            Self::Apple(pips) => write!(f, "apple {pips}"),
            Self::TurnDie => f.write_str("turn_die"),
            Self::Walk(direction) => write!(f, "walk {direction}"),
            Self::Reverse => f.write_str("reverse"),
            Self::Mirror => f.write_str("mirror"),
            Self::DifferentAction(space) => write!(f, "different_action {space}"),
            Self::Forfeit => f.write_str("forfeit"),
            Self::Perform => f.write_str("perform"),
            Self::Deploy(vassal, colour) => write!(f, "deploy {vassal} {colour}"),
            Self::Dismiss(colour) => write!(f, "dismiss {colour}"),
            Self::Take(item) => write!(f, "take {item}"),
            Self::Place(colour) => write!(f, "place {colour}"),
            Self::Return(item) => write!(f, "return {item}"),
            Self::Discard(mission) => write!(f, "discard {mission}"),
            Self::Build(site, colour) => write!(f, "build {site} {colour}"),
            Self::Draw(Pile::Display(mission)) => write!(f, "draw {mission}"),
            Self::Draw(Pile::Deck) => f.write_str("draw deck"),
            Self::Staff => f.write_str("staff"),
            Self::Repel(colour) => write!(f, "repel {colour}"),
            Self::UseGrail => f.write_str("use_grail"),
            Self::Done => f.write_str("done"),
            Self::End => f.write_str("end"),
            Self::Module(own) => own.fmt(f),
        }
    }
}

impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let item = |kind: &str, colour: &str| Ok(Item::new(kind.parse()?, colour.parse()?));
        let parts: Vec<&str> = text.split_ascii_whitespace().collect();
        match parts[..] {
            ["mission", mission] => mission.parse().map(Self::Mission),
            ["tile", tile] => tile.parse().map(Self::Tile),
            ["start", seat] => seat.parse().map(Self::Start),
            ["starting_tile", tile] => tile.parse().map(Self::StartingTile),
            ["traitor", colour] => colour.parse().map(Self::Traitor),
            ["roll", pips] => pips.parse().map(Self::Roll),
            ["complete", mission] => mission.parse().map(Self::Complete),
            ["second", mission] => mission.parse().map(Self::Second),
            ["die", die, pips] => Ok(Self::Die(die.parse()?, pips.parse()?)),
            ["apple", pips] => pips.parse().map(Self::Apple),
            ["turn_die"] => Ok(Self::TurnDie),
            ["walk", direction] => direction.parse().map(Self::Walk),
            ["reverse"] => Ok(Self::Reverse),
            ["mirror"] => Ok(Self::Mirror),
            ["different_action", space] => space.parse().map(Self::DifferentAction),
            ["forfeit"] => Ok(Self::Forfeit),
            ["perform"] => Ok(Self::Perform),
            ["deploy", vassal, colour] => Ok(Self::Deploy(vassal.parse()?, colour.parse()?)),
            ["dismiss", colour] => colour.parse().map(Self::Dismiss),
            ["take", kind, colour] => item(kind, colour).map(Self::Take),
            ["place", colour] => colour.parse().map(Self::Place),
            ["return", kind, colour] => item(kind, colour).map(Self::Return),
            ["discard", mission] => mission.parse().map(Self::Discard),
            ["build", site, colour] => Ok(Self::Build(site.parse()?, colour.parse()?)),
            ["draw", "deck"] => Ok(Self::Draw(Pile::Deck)),
            ["draw", mission] => mission.parse().map(|mission| Self::Draw(Pile::Display(mission))),
            ["staff"] => Ok(Self::Staff),
            ["repel", colour] => colour.parse().map(Self::Repel),
            ["use_grail"] => Ok(Self::UseGrail),
            ["done"] => Ok(Self::Done),
            ["end"] => Ok(Self::End),
            _ => parts.join(" ").parse().map(Self::Module).map_err(|_| Unreadable::new("move", text)),
        }
    }
}
