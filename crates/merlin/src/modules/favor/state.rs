//! The things of the module: twelve abilities, and the seals with which each player has learned up to four
//! (FAV-1.1 to FAV-1.4).

use crate::frames::{Frame, Window};
use crate::named::named;
use crate::state::Open;
use crate::vocab::Vassal;
use std::fmt;
use std::str::FromStr;
use table::{Seat, Unreadable, bit_set};

named! {
    /// A row of the favor board (FAV-1.2).
    Row, "row" {
        /// A point more for missions with the symbol of the column (FAV-3.1).
        PlusOne = "1",
        /// The vassal of the column is deployed anywhere (FAV-4.1).
        Anywhere = "2",
        /// What only the vassal of the column can do, once between two scorings (FAV-5.1).
        Special = "3",
    }
}

impl Row {
    /// The points a card must have at least to teach an ability of this row (FAV-2.3, FAV-2.4).
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// An ability: its place on the favor board, written `builder 2` (FAV-1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ability {
    /// The vassal of its column.
    pub column: Vassal,
    /// Its row.
    pub row: Row,
}

impl Ability {
    /// The columns as the favor board shows them, from left to right (FAV-1.1).
    pub const COLUMNS: [Vassal; 4] =
        [Vassal::Builder, Vassal::ShieldBearer, Vassal::FlagBearer, Vassal::Lady];

    /// The ability of this column and row.
    pub const fn new(column: Vassal, row: Row) -> Self {
        Self { column, row }
    }

    /// The special ability of a vassal (FAV-5.1).
    pub const fn special(column: Vassal) -> Self {
        Self::new(column, Row::Special)
    }

    /// All twelve, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        Vassal::ALL.into_iter().flat_map(|column| Row::ALL.map(|row| Self { column, row }))
    }

    /// The clause that says what it does.
    pub const fn clause(self) -> &'static str {
        match (self.row, self.column) {
            (Row::PlusOne, _) => "FAV-3.1",
            (Row::Anywhere, _) => "FAV-4.1",
            (Row::Special, Vassal::Builder) => "FAV-6.1",
            (Row::Special, Vassal::ShieldBearer) => "FAV-7.1",
            (Row::Special, Vassal::FlagBearer) => "FAV-8.1",
            (Row::Special, Vassal::Lady) => "FAV-9.1",
        }
    }
}

impl fmt::Display for Ability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.column, self.row)
    }
}

impl FromStr for Ability {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let parts = text.split_once(' ').ok_or_else(|| Unreadable::new("ability", text))?;
        Ok(Self { column: parts.0.parse()?, row: parts.1.parse()? })
    }
}

table::text_in_json!(Ability);

bit_set! {
    /// A set of abilities.
    pub Abilities(u16) of Ability, all Vassal::ALL.len() * Row::ALL.len(), len u8,
    index |one| one.column.index() * Row::ALL.len() + one.row.index(),
    nth |place| Ability::new(Vassal::ALL[place / Row::ALL.len()], Row::ALL[place % Row::ALL.len()])
}

/// The favor boards of all players, open to everybody (FAV-1.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct State {
    pub(super) learned: [Abilities; 4],
    /// Those whose seals are turned over (FAV-5.1).
    pub(super) blocked: [Abilities; 4],
}

impl State {
    /// The seals of a player (FAV-1.3).
    pub const SEALS: u8 = 4;

    /// What a player has learned.
    pub const fn learned(&self, seat: Seat) -> Abilities {
        self.learned[seat.index()]
    }

    /// The abilities whose seals are turned over until the end of the next scoring (FAV-5.1, FAV-5.2).
    pub const fn blocked(&self, seat: Seat) -> Abilities {
        self.blocked[seat.index()]
    }

    /// Whether a player has learned an ability.
    pub const fn has(&self, seat: Seat, ability: Ability) -> bool {
        self.learned(seat).contains(ability)
    }

    /// Whether a player has learned an ability that is not blocked.
    pub const fn can_use(&self, seat: Seat, ability: Ability) -> bool {
        self.has(seat, ability) && !self.blocked(seat).contains(ability)
    }

    /// How many seals a player has not placed yet (FAV-2.5).
    pub const fn seals_left(&self, seat: Seat) -> u8 {
        Self::SEALS.saturating_sub(self.learned(seat).len())
    }
}

named! {
    /// An ability that doubles the action of this turn and excludes a staff (FAV-6.4, FAV-9.5).
    Doubled, "doubled action" {
        /// A second manor was built (FAV-6.1).
        Build = "build",
        /// The first of two vassals was deployed; the second is due (FAV-9.2), or could not be deployed after
        /// it (FAV-9.4).
        FirstDeployment = "first_deployment",
        /// Both were deployed (FAV-9.2).
        Deployments = "deployments",
    }
}

/// What has happened in a turn so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Turn {
    pub(super) doubled: Option<Doubled>,
}

impl Turn {
    /// The ability that doubles the action of this turn, if one was used.
    pub const fn doubled(&self) -> Option<Doubled> {
        self.doubled
    }
}

impl Open {
    /// Whether the first of two vassals was deployed and the action is not over: if the second can be
    /// deployed, it has to be (FAV-9.2, FAV-9.4).
    pub fn owes_deployment(&self) -> bool {
        let over = [Frame::Window(Window::After), Frame::TurnEnd];
        self.turn.modules.favor.doubled == Some(Doubled::FirstDeployment)
            && self.due.innermost().first().is_some_and(|bottom| !over.contains(bottom))
    }

    /// Why a player cannot use a special ability, whatever it is for: not learned, or its seal is turned over
    /// (FAV-5.1).
    pub(super) fn refusal_of_ability(&self, seat: Seat, column: Vassal) -> Option<super::Refusal> {
        let (state, ability) = (&self.modules.favor, Ability::special(column));
        if !state.has(seat, ability) {
            Some(super::Refusal::NotLearned(ability))
        } else {
            state.blocked(seat).contains(ability).then_some(super::Refusal::Blocked(ability))
        }
    }
}
