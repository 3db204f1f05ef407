//! The things of the box, by name: colours, items, vassals, powers of flags, and where points come from (section 1).

use crate::modules::Module;
use crate::named::named;
use std::fmt;
use table::bit_set;

named! {
    /// The colour of a principality, and of everything that comes from it (MER-1.2).
    ///
    /// Players have colours too, but those are only names (MER-2.9).
    Colour, "colour of a principality" {
        /// The dragon's.
        Black = "black",
        /// The dove's.
        Grey = "grey",
        /// The three fish's.
        Blue = "blue",
        /// The snake's.
        Purple = "purple",
        /// The fox's.
        Orange = "orange",
        /// The two-headed eagle's.
        Brown = "brown",
    }

    /// The three kinds of items (MER-1.7).
    Kind, "kind of item" {
        /// It has a power (section 13).
        Flag = "flag",
        /// It repels traitors (MER-15.5).
        Shield = "shield",
        /// Construction material: manors are paid with it (MER-11.14).
        Material = "material",
    }

    /// The four vassals of a player (MER-1.16).
    Vassal, "vassal" {
        /// The lady-in-waiting: places an influence marker (MER-7.9).
        Lady = "lady",
        /// Takes a shield (MER-7.7).
        ShieldBearer = "shield_bearer",
        /// Takes a material (MER-7.6).
        Builder = "builder",
        /// Takes a flag (MER-7.8).
        FlagBearer = "flag_bearer",
    }

    /// What a flag can do; each colour of flag carries one power (MER-1.8).
    Power, "power" {
        /// Supplied: black. In a scoring, all traitors of one colour are repelled (MER-13.5).
        RepelTraitors = "repel_traitors",
        /// Supplied: grey. A second mission in one turn, with 2 points more (MER-13.8).
        SecondMission = "second_mission",
        /// Supplied: blue. The knight moves counter-clockwise (MER-13.12).
        Reverse = "reverse",
        /// Supplied: purple. The chosen die shows its opposite side (MER-13.13).
        TurnDie = "turn_die",
        /// Supplied: orange. The action of another knight's space (MER-13.17).
        DifferentAction = "different_action",
        /// Supplied: brown. The knight goes to the opposite space (MER-13.14).
        Mirror = "mirror",
        /// Arthur, supplied: black. The figure moves one space more or less than the die shows (ARU-5.1).
        PlusMinus = "plus_minus",
        /// Arthur, supplied: grey. The die moves another figure (ARU-5.7).
        Switch = "switch",
    }

    /// The terrain of a tile in the environs (MER-1.10).
    Terrain, "terrain" {
        /// Mountain.
        Mountain = "mountain",
        /// Wood.
        Wood = "wood",
        /// Lake.
        Lake = "lake",
    }

    /// The two pieces that change hands by their spaces (MER-9.1, MER-9.4).
    Relic, "relic" {
        /// Three points for whoever keeps all traitors off (MER-15.9).
        Excalibur = "excalibur",
        /// Wins a shared lead in one principality of a scoring (MER-15.21).
        Grail = "grail",
    }

    /// A figure that walks on the rondel (MER-5.2, MER-5.3, ARU-2.4).
    Figure, "figure" {
        /// The player's own knight.
        Knight = "knight",
        /// Merlin, whom everybody moves.
        Merlin = "merlin",
        /// King Arthur on the inner ring, whom everybody moves (ARU-1.4).
        Arthur = "arthur",
    }

    /// A direction on the rondel.
    Direction, "direction" {
        /// As the indices ascend.
        Clockwise = "clockwise",
        /// As the indices descend.
        CounterClockwise = "counter-clockwise",
    }

    /// How a traitor was repelled.
    Means, "means" {
        /// Excalibur's space (MER-9.2, MER-9.8).
        Excalibur = "excalibur",
        /// A flag with the power to repel traitors (MER-13.5).
        Flag = "flag",
        /// A shield of the traitor's colour (MER-15.5).
        Shield = "shield",
        /// The shield-bearer's ability (FAV-7.1).
        Ability = "ability",
    }

    /// Where points come from: the categories of the score's breakdown.
    Category, "category" {
        /// VP spaces (MER-8.1, MER-8.2).
        Spaces = "spaces",
        /// Completed missions (MER-12.2, MER-13.8).
        Missions = "missions",
        /// Traitors not repelled: a loss (MER-15.7).
        Traitors = "traitors",
        /// Excalibur in the scorings (MER-15.9).
        Excalibur = "excalibur",
        /// Territories (MER-15.14).
        Environs = "environs",
        /// Principalities (MER-15.19).
        Influence = "influence",
        /// Vassals in principalities (MER-15.26).
        Vassals = "vassals",
        /// Apples left at the end (MER-16.1).
        Apples = "apples",
        /// Merlin staffs left at the end (MER-16.1).
        Staffs = "staffs",
        /// Items left at the end (MER-16.2).
        Items = "items",
        /// King's Favor: seals and abilities (FAV-3.1, FAV-7.1, FAV-8.2).
        Favor = "favor",
        /// Arthur: the Picts (ARU-7.8).
        Picts = "picts",
        /// Knights of the Round Table (KRT-7.1, KRT-7.5, KRT-8.1, KRT-8.6).
        Allies = "allies",
        /// Gold coins left at the end (GLD-2.8).
        Coins = "coins",
        /// Morgana: the drinking horn (MOR-4.3, MOR-4.6).
        Horn = "horn",
        /// Treasures of the environs (TRE-4.8).
        Treasures = "treasures",
        /// The King's decrees (DEC-3.6, DEC-4.9).
        Decrees = "decrees",
    }
}

impl Power {
    /// The powers of the base game (MER-1.8).
    pub const BASE: [Self; 6] = [
        Self::RepelTraitors,
        Self::SecondMission,
        Self::Reverse,
        Self::TurnDie,
        Self::DifferentAction,
        Self::Mirror,
    ];
}

impl Category {
    /// The module that brings these points; none for the base game.
    pub const fn module(self) -> Option<Module> {
        match self {
            Self::Spaces
            | Self::Missions
            | Self::Traitors
            | Self::Excalibur
            | Self::Environs
            | Self::Influence
            | Self::Vassals
            | Self::Apples
            | Self::Staffs
            | Self::Items => None,
            Self::Favor => Some(Module::Favor),
            Self::Picts => Some(Module::Arthur),
            Self::Allies => Some(Module::Knights),
            Self::Coins => Some(Module::Gold),
            Self::Horn => Some(Module::Morgana),
            Self::Treasures => Some(Module::Treasures),
            Self::Decrees => Some(Module::Decree),
        }
    }
}

table::described! {
    /// A flag, a shield or a material of one colour (MER-1.7).
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
    pub struct Item {
        /// Which kind.
        pub kind: Kind,
        /// Of which colour.
        pub colour: Colour,
    }
}

impl Item {
    /// An item of this kind and colour.
    pub const fn new(kind: Kind, colour: Colour) -> Self {
        Self { kind, colour }
    }

    /// All 18 kinds and colours, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        Kind::ALL.into_iter().flat_map(|kind| Colour::ALL.map(|colour| Self { kind, colour }))
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind, self.colour)
    }
}

impl Vassal {
    /// What the vassal takes from the principality it is deployed in; the lady places influence instead
    /// (MER-7.6 to MER-7.9).
    pub const fn takes(self) -> Option<Kind> {
        match self {
            Self::Lady => None,
            Self::ShieldBearer => Some(Kind::Shield),
            Self::Builder => Some(Kind::Material),
            Self::FlagBearer => Some(Kind::Flag),
        }
    }
}

table::described! {
    /// What a terrain tile shows (MER-1.10).
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
    pub struct TerrainTile {
        /// Its terrain.
        pub terrain: Terrain,
        /// Whether it has a tower (MER-11.19).
        pub tower: bool,
    }
}

impl TerrainTile {
    /// The six kinds of tiles, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        Terrain::ALL.into_iter().flat_map(|terrain| [false, true].map(|tower| Self { terrain, tower }))
    }

    /// How many such tiles a game with this many players has (MER-1.10, MER-2.7).
    pub const fn count(self, players: usize) -> u8 {
        let all = if self.tower { 3 } else { 5 };
        if players < 4 { all - 1 } else { all }
    }
}

impl fmt::Display for TerrainTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tower = if self.tower { "+tower" } else { "" };
        write!(f, "{}{tower}", self.terrain)
    }
}

impl std::str::FromStr for TerrainTile {
    type Err = table::Unreadable;

    fn from_str(text: &str) -> Result<Self, table::Unreadable> {
        let found = Self::all().find(|tile| tile.to_string() == text);
        found.ok_or_else(|| table::Unreadable::new("terrain tile", text))
    }
}

bit_set! {
    /// A set of colours.
    pub ColourSet(u8) of Colour
}
