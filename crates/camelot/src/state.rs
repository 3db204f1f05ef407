//! The whole situation, split into what everybody sees and what one colour's player alone knows (section 22).

use crate::colours::{Category, Colour, ColourSet};
use crate::due::Phase;
use crate::fields::{Places, Spot};
use crate::frames::Stack;
use crate::missions::{Mission, MissionSet, Shields};
use crate::options::Options;
use crate::tiles::{GrailTiles, MerlinTiles};
use crate::track::OrderTrack;
use crate::vocab::{HeroSide, Room, Side};
use table::{Seat, SeatSet};

/// A game of The Future of Camelot at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Camelot {
    pub(crate) open: Open,
    pub(crate) secret: [Secret; Colour::COUNT],
}

/// What everybody sees (CAM-22.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Open {
    /// How the game was set up.
    pub options: Options,
    /// Where in the game we are.
    pub flow: Flow,
    /// What waits within the turn.
    pub(crate) due: Stack,
    /// The turn so far; empty outside of phase 4.
    pub turn: TurnSoFar,
    /// The sides of the castle rooms, as far as they are known.
    pub(crate) sides: [Option<Side>; 4],
    /// Whose each colour is; nobody's if it is not in play.
    pub(crate) owners: [Option<Seat>; Colour::COUNT],
    /// The order track, as it stood after the last predictions (CAM-6.14).
    pub order: OrderTrack,
    /// What each colour predicted in this round. While the fists are closed its magician stands there.
    pub predictions: [Option<u8>; Colour::COUNT],
    /// How many knights were sent in this round, once the fists are open (CAM-6.7).
    pub total: Option<u8>,
    /// Each colour's pieces.
    pub(crate) pieces: [Pieces; Colour::COUNT],
    /// The neutral knights in each room (section 19).
    pub(crate) neutral: [Places; Room::COUNT],
    /// For each field of the red room: the rank of the knight there among those of its colour, from 1 in the order they
    /// were placed; 0 if none stands there. It tells which one was placed last (CAM-10.5, CAM-12.17).
    pub(crate) red_ranks: [u8; Places::MOST],
    /// Where the black knight is.
    pub black: BlackKnight,
    /// Where a magician was placed in end scoring, and whose (CAM-15.15).
    pub(crate) magician: Option<(Colour, Spot)>,
    /// Who holds a tournament tile (CAM-11.13).
    pub tournament_tiles: ColourSet,
    /// The mission cards of this round, in the order in which they were revealed.
    pub(crate) display: [Option<Slot>; Self::DISPLAY],
    /// The mission cards still in the decks; which ones is known, their order is not (CAM-22.3).
    pub(crate) decks: MissionSet,
    /// Who took each Merlin tile of the row, from the left (CAM-6.11).
    pub merlin: [Option<Colour>; MerlinTiles::COUNT],
    /// How each colour came out in the red room, once that is fixed (CAM-15.7).
    pub standings: [Standing; Colour::COUNT],
    /// The points of each colour by category.
    pub(crate) points: [[i16; Category::COUNT]; Colour::COUNT],
}

/// The public pieces of one colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pieces {
    /// Knights on the fields of each room, black knight and magician included.
    pub(crate) rooms: [Places; Room::COUNT],
    /// Knights behind the screen and in the fist together: how they split is secret until the fists are opened
    /// (CAM-22.4).
    pub screen: u8,
    /// Knights in front of the screen (CAM-6.7).
    pub sent: u8,
    /// Knights in the Hinterland.
    pub hinterland: u8,
    /// How many grail tiles it has (CAM-22.5).
    pub grail: u8,
    /// Its entry into the Rebellion, 1 to 4, once it has one (CAM-10.4).
    pub entry: Option<u8>,
    /// Its hero.
    pub hero: HeroSide,
}

/// What one colour's player alone knows (CAM-22.2); with two players the player knows it of both colours (CAM-18.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Secret {
    /// Knights in the fist, once it is closed and until the fists are opened.
    pub fist: u8,
    /// The faces of the grail tiles.
    pub grail: GrailTiles,
    /// The points of the Merlin tiles.
    pub merlin: MerlinTiles,
    /// What Percival saw, if he looked (CAM-16.16).
    pub seen: Option<Seen>,
}

/// What a player knows who has looked at all grail tiles left (CAM-16.14).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seen {
    /// The tiles that the other players' colours had then, all together.
    pub others: GrailTiles,
    /// How many tiles each colour had then.
    pub held: [u8; Colour::COUNT],
}

/// Where in the game we are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Flow {
    /// The phase.
    pub phase: Phase,
    /// The round, 1 to 7.
    pub round: u8,
    /// Whose prediction, turn or draw it is: the field of the order track, counted from 0 at the top.
    pub place: u8,
    /// Who chooses a colour first (CAM-17.5).
    pub eldest: Option<Seat>,
    /// Who has closed the fist in this round; everybody sees that (CAM-5.7).
    pub chosen: SeatSet,
}

/// What a colour has done in its turn of phase 4.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct TurnSoFar {
    /// The mission card it took.
    pub mission: Option<Mission>,
    /// Its shields that are still to be carried out.
    pub shields: Shields,
    /// How many knights it has placed in each room in this turn (CAM-16.18).
    pub placed: [u8; Room::COUNT],
    /// Whether it took a mission or a knight from the Hinterland (CAM-16.6).
    pub earned: bool,
    /// Whether it has used its hero in this turn (CAM-16.5).
    pub hero_used: bool,
}

/// A mission card of this round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Slot {
    /// The card.
    pub mission: Mission,
    /// What became of it.
    pub fate: Fate,
}

/// What became of a mission card that was revealed in this round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fate {
    /// It lies on display.
    Offered,
    /// A colour took it (CAM-7.5).
    Taken(Colour),
    /// A hero removed it (CAM-16.13).
    Removed(Colour),
}

/// Where the black knight is (CAM-16.21 to CAM-16.23).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BlackKnight {
    /// In the box.
    Boxed,
    /// With the colour that has Mordred, out of play (CAM-16.22).
    Waiting,
    /// On a field.
    Placed(Spot),
    /// Intrigue sent it to the Hinterland: it is one of the colour's knights (CAM-16.23).
    AmongKnights,
}

/// How a colour came out in the red room.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Standing {
    /// Not ranked: before end scoring, or without a knight in the Rebellion (CAM-15.13).
    None,
    /// Without a knight at the Round Table (CAM-15.6).
    Absent,
    /// A place at the Round Table, from 1 (CAM-15.3).
    AtTable(u8),
    /// A place in the winning area of the Rebellion, from 1 (CAM-15.10).
    Winners(u8),
    /// A place in the losing area of the Rebellion, from 1 (CAM-15.10).
    Losers(u8),
}

impl Open {
    /// The most mission cards on display (CAM-4.1).
    pub const DISPLAY: usize = 7;
}
