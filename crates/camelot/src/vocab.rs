//! The things of the box: colours, rooms, shields, tiles, heroes (section 2).

use table::named;

named! {
    /// A room: the four of the castle by their colours (CAM-1.5), and the secret room (CAM-1.6).
    Room, "room" {
        /// Round Table or Rebellion.
        Red = "red",
        /// Training Ground or Tournament.
        Green = "green",
        /// Ballroom or Intrigue.
        Blue = "blue",
        /// Chapel or Library.
        Yellow = "yellow",
        /// The secret room, violet; five players only.
        Secret = "secret",
    }
}

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

named! {
    /// One of the two sides of a room (CAM-17.1).
    Side, "side" {
        /// The side for the first game.
        A = "A",
        /// The other side.
        B = "B",
    }
}

named! {
    /// One printed side of a room board.
    BoardName, "room side" {
        /// Red, side A.
        RoundTable = "round_table",
        /// Red, side B.
        Rebellion = "rebellion",
        /// Green, side A.
        TrainingGround = "training_ground",
        /// Green, side B.
        Tournament = "tournament",
        /// Blue, side A.
        Ballroom = "ballroom",
        /// Blue, side B.
        Intrigue = "intrigue",
        /// Yellow, side A.
        Chapel = "chapel",
        /// Yellow, side B.
        Library = "library",
        /// Violet; it has no second side in the game.
        SecretRoom = "secret_room",
    }
}

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

named! {
    /// A shield of a mission card (CAM-2.5).
    Shield, "shield" {
        /// Into the red room.
        Red = "red",
        /// Into the green room.
        Green = "green",
        /// Into the blue room.
        Blue = "blue",
        /// Into the yellow room.
        Yellow = "yellow",
        /// Four-coloured: into any room of the castle (CAM-7.9).
        Any = "any",
        /// Into the secret room (CAM-14.1).
        Violet = "violet",
    }
}

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

named! {
    /// Where an extra knight may go (CAM-8.11, CAM-8.15).
    Destination, "destination" {
        /// Into the red room.
        Red = "red",
        /// Into the green room.
        Green = "green",
        /// Into the blue room.
        Blue = "blue",
        /// Into the yellow room.
        Yellow = "yellow",
        /// Into any of the four rooms of the castle.
        Any = "any",
    }
}

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

named! {
    /// Where an extra knight comes from (CAM-8.11).
    Source, "source of a knight" {
        /// The Hinterland.
        Hinterland = "hinterland",
        /// Behind the screen.
        Screen = "screen",
    }
}

named! {
    /// A part of the grail (CAM-2.2).
    Part, "grail part" {
        /// The foot.
        Foot = "foot",
        /// The stem.
        Stem = "stem",
        /// The left half of the bowl.
        BowlLeft = "bowl_left",
        /// The right half of the bowl.
        BowlRight = "bowl_right",
    }
}

named! {
    /// A bonus of the Training Ground for three knights in a line (CAM-11.7).
    Bonus, "line bonus" {
        /// An extra knight into the red room.
        Red = "red",
        /// An extra knight into the yellow room.
        Yellow = "yellow",
        /// A tree.
        Tree = "tree",
        /// Points.
        Points = "points",
    }
}

named! {
    /// A stack of mission cards, told by its backs (CAM-2.3).
    Deck, "deck" {
        /// One knight on the back.
        One = "one",
        /// Two knights.
        Two = "two",
        /// Three knights.
        Three = "three",
        /// A key; five players only (CAM-3.5).
        Key = "key",
    }
}

named! {
    /// A hero (section 16).
    Hero, "hero" {
        /// Kay.
        Kay = "kay",
        /// Percival; Parzival in German.
        Percival = "parzival",
        /// Tristan.
        Tristan = "tristan",
        /// Lancelot.
        Lancelot = "lancelot",
        /// Mordred, with the black knight.
        Mordred = "mordred",
    }
}

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

named! {
    /// How a hero lies (CAM-16.2, CAM-16.4).
    HeroSide, "side of a hero" {
        /// Side 1 is up.
        One = "one",
        /// Side 2 is up.
        Two = "two",
        /// In the box: not used, or both sides used.
        Gone = "gone",
    }
}

named! {
    /// A face of the knight table of the Rebellion (CAM-10.11).
    TableFace, "face of the knight table" {
        /// Green: the rebels prevail.
        Green = "green",
        /// Gold: the loyalists prevail.
        Gold = "gold",
    }
}

named! {
    /// An area of the Rebellion (CAM-10.3).
    Area, "area" {
        /// The loyalists, above.
        Loyalist = "loyalist",
        /// The rebels, below.
        Rebel = "rebel",
    }
}

named! {
    /// What can stand on a field for a colour.
    Figure, "figure" {
        /// A knight.
        Knight = "knight",
        /// The black knight, placed by Mordred (CAM-16.17).
        BlackKnight = "black_knight",
        /// The magician, placed in end scoring (CAM-15.15).
        Magician = "magician",
    }
}

named! {
    /// A group of Intrigue (CAM-12.9).
    Group, "group" {
        /// The top group.
        Top = "t",
        /// The left group.
        Left = "l",
        /// The right group.
        Right = "r",
        /// The lower left group.
        LowerLeft = "a",
        /// The lower right group.
        LowerRight = "b",
    }
}
