//! The things of the box: colours, rooms, shields, tiles, heroes (section 2).

use std::fmt;
use std::str::FromStr;
use table::Unreadable;

/// Gives an enum without data its list, its identifiers, and reading and writing by them.
macro_rules! ids {
    ($type:ident, $what:literal, [$($variant:ident = $id:literal),+ $(,)?]) => {
        impl $type {
            /// All of them, ascending.
            pub const ALL: [Self; [$($id),+].len()] = [$(Self::$variant),+];

            /// Its identifier.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id),+ }
            }

            /// Its place in an array.
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        impl FromStr for $type {
            type Err = Unreadable;

            fn from_str(text: &str) -> Result<Self, Unreadable> {
                let found = Self::ALL.into_iter().find(|one| one.id() == text);
                found.ok_or_else(|| Unreadable::new($what, text))
            }
        }

        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }
    };
}
pub(crate) use ids;

/// A room: the four of the castle by their colours (CAM-1.5), and the secret room (CAM-1.6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Room {
    /// Round Table or Rebellion.
    Red,
    /// Training Ground or Tournament.
    Green,
    /// Ballroom or Intrigue.
    Blue,
    /// Chapel or Library.
    Yellow,
    /// The secret room, violet; five players only.
    Secret,
}

ids!(Room, "room", [Red = "red", Green = "green", Blue = "blue", Yellow = "yellow", Secret = "secret"]);

impl Room {
    /// How many rooms there are, the secret room included.
    pub const COUNT: usize = Self::ALL.len();
    /// The four rooms of the castle (CAM-1.5).
    pub const CASTLE: [Self; 4] = [Self::Red, Self::Green, Self::Blue, Self::Yellow];

    /// The board that lies there with this side up (CAM-1.5).
    pub const fn board(self, side: Side) -> BoardName {
        match (self, side) {
            (Self::Red, Side::A) => BoardName::RoundTable,
            (Self::Red, Side::B) => BoardName::Rebellion,
            (Self::Green, Side::A) => BoardName::TrainingGround,
            (Self::Green, Side::B) => BoardName::Tournament,
            (Self::Blue, Side::A) => BoardName::Ballroom,
            (Self::Blue, Side::B) => BoardName::Intrigue,
            (Self::Yellow, Side::A) => BoardName::Chapel,
            (Self::Yellow, Side::B) => BoardName::Library,
            (Self::Secret, Side::A | Side::B) => BoardName::SecretRoom,
        }
    }
}

/// One of the two sides of a room (CAM-17.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// The side for the first game.
    A,
    /// The other side.
    B,
}

ids!(Side, "side", [A = "A", B = "B"]);

/// One printed side of a room board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum BoardName {
    /// Red, side A.
    RoundTable,
    /// Red, side B.
    Rebellion,
    /// Green, side A.
    TrainingGround,
    /// Green, side B.
    Tournament,
    /// Blue, side A.
    Ballroom,
    /// Blue, side B.
    Intrigue,
    /// Yellow, side A.
    Chapel,
    /// Yellow, side B.
    Library,
    /// Violet; it has no second side in the game.
    SecretRoom,
}

ids!(
    BoardName,
    "room side",
    [
        RoundTable = "round_table",
        Rebellion = "rebellion",
        TrainingGround = "training_ground",
        Tournament = "tournament",
        Ballroom = "ballroom",
        Intrigue = "intrigue",
        Chapel = "chapel",
        Library = "library",
        SecretRoom = "secret_room",
    ]
);

impl BoardName {
    /// The room it belongs to.
    pub const fn room(self) -> Room {
        match self {
            Self::RoundTable | Self::Rebellion => Room::Red,
            Self::TrainingGround | Self::Tournament => Room::Green,
            Self::Ballroom | Self::Intrigue => Room::Blue,
            Self::Chapel | Self::Library => Room::Yellow,
            Self::SecretRoom => Room::Secret,
        }
    }
}

/// A shield of a mission card (CAM-2.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Shield {
    /// Into the red room.
    Red,
    /// Into the green room.
    Green,
    /// Into the blue room.
    Blue,
    /// Into the yellow room.
    Yellow,
    /// Four-coloured: into any room of the castle (CAM-7.9).
    Any,
    /// Into the secret room (CAM-14.1).
    Violet,
}

ids!(
    Shield,
    "shield",
    [Red = "red", Green = "green", Blue = "blue", Yellow = "yellow", Any = "any", Violet = "violet"]
);

impl Shield {
    /// The one room it leads to; the four-coloured shield has none.
    pub const fn room(self) -> Option<Room> {
        match self {
            Self::Red => Some(Room::Red),
            Self::Green => Some(Room::Green),
            Self::Blue => Some(Room::Blue),
            Self::Yellow => Some(Room::Yellow),
            Self::Violet => Some(Room::Secret),
            Self::Any => None,
        }
    }
}

/// Where an extra knight may go (CAM-8.11, CAM-8.15).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Destination {
    /// Into the red room.
    Red,
    /// Into the green room.
    Green,
    /// Into the blue room.
    Blue,
    /// Into the yellow room.
    Yellow,
    /// Into any of the four rooms of the castle.
    Any,
}

ids!(
    Destination,
    "destination",
    [Red = "red", Green = "green", Blue = "blue", Yellow = "yellow", Any = "any"]
);

impl Destination {
    /// Whether it includes this room; the secret room never (CAM-1.6).
    pub const fn includes(self, room: Room) -> bool {
        match (self, room) {
            (_, Room::Secret) => false,
            (Self::Any, Room::Red | Room::Green | Room::Blue | Room::Yellow) => true,
            (Self::Red, room) => matches!(room, Room::Red),
            (Self::Green, room) => matches!(room, Room::Green),
            (Self::Blue, room) => matches!(room, Room::Blue),
            (Self::Yellow, room) => matches!(room, Room::Yellow),
        }
    }
}

/// Where an extra knight comes from (CAM-8.11).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// The Hinterland.
    Hinterland,
    /// Behind the screen.
    Screen,
}

ids!(Source, "source of a knight", [Hinterland = "hinterland", Screen = "screen"]);

/// A part of the grail (CAM-2.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    /// The foot.
    Foot,
    /// The stem.
    Stem,
    /// The left half of the bowl.
    BowlLeft,
    /// The right half of the bowl.
    BowlRight,
}

ids!(Part, "grail part", [Foot = "foot", Stem = "stem", BowlLeft = "bowl_left", BowlRight = "bowl_right"]);

/// A bonus of the Training Ground for three knights in a line (CAM-11.7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Bonus {
    /// An extra knight into the red room.
    Red,
    /// An extra knight into the yellow room.
    Yellow,
    /// A tree.
    Tree,
    /// Points.
    Points,
}

ids!(Bonus, "line bonus", [Red = "red", Yellow = "yellow", Tree = "tree", Points = "points"]);

/// A stack of mission cards, told by its backs (CAM-2.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Deck {
    /// One knight on the back.
    One,
    /// Two knights.
    Two,
    /// Three knights.
    Three,
    /// A key; five players only (CAM-3.5).
    Key,
}

ids!(Deck, "deck", [One = "one", Two = "two", Three = "three", Key = "key"]);

/// A hero (section 16).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Hero {
    /// Kay.
    Kay,
    /// Percival; Parzival in German.
    Percival,
    /// Tristan.
    Tristan,
    /// Lancelot.
    Lancelot,
    /// Mordred, with the black knight.
    Mordred,
}

ids!(
    Hero,
    "hero",
    [Kay = "kay", Percival = "parzival", Tristan = "tristan", Lancelot = "lancelot", Mordred = "mordred"]
);

impl Hero {
    /// The room into which side 1 may lead a shield instead (CAM-16.7); Mordred has another ability.
    pub const fn room(self) -> Option<Room> {
        match self {
            Self::Kay => Some(Room::Red),
            Self::Percival => Some(Room::Yellow),
            Self::Tristan => Some(Room::Green),
            Self::Lancelot => Some(Room::Blue),
            Self::Mordred => None,
        }
    }
}

/// How a hero lies (CAM-16.2, CAM-16.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum HeroSide {
    /// Side 1 is up.
    One,
    /// Side 2 is up.
    Two,
    /// In the box: not used, or both sides used.
    Gone,
}

ids!(HeroSide, "side of a hero", [One = "one", Two = "two", Gone = "gone"]);

/// A face of the knight table of the Rebellion (CAM-10.11).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum TableFace {
    /// Green: the rebels prevail.
    Green,
    /// Gold: the loyalists prevail.
    Gold,
}

ids!(TableFace, "face of the knight table", [Green = "green", Gold = "gold"]);

/// An area of the Rebellion (CAM-10.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Area {
    /// The loyalists, above.
    Loyalist,
    /// The rebels, below.
    Rebel,
}

ids!(Area, "area", [Loyalist = "loyalist", Rebel = "rebel"]);

/// What can stand on a field for a colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Figure {
    /// A knight.
    Knight,
    /// The black knight, placed by Mordred (CAM-16.17).
    BlackKnight,
    /// The magician, placed in end scoring (CAM-15.15).
    Magician,
}

ids!(Figure, "figure", [Knight = "knight", BlackKnight = "black_knight", Magician = "magician"]);

/// A group of Intrigue (CAM-12.9).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Group {
    /// The top group.
    Top,
    /// The left group.
    Left,
    /// The right group.
    Right,
    /// The lower left group.
    LowerLeft,
    /// The lower right group.
    LowerRight,
}

ids!(Group, "group", [Top = "t", Left = "l", Right = "r", LowerLeft = "a", LowerRight = "b"]);
