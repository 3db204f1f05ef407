//! Why a move is not allowed, each with the clause that forbids it.

use crate::colours::Colour;
use crate::due::Due;
use crate::fields::Field;
use crate::missions::Mission;
use crate::rooms::Closed;
use crate::vocab::{Destination, Hero, HeroSide, Part, Room, Shield, Source};
use table::{Clause, Reason, Turn};

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// More would become due than the program can keep: a fault of the program, so the move is not made.
    NoRoom,
    /// Somebody else has to decide.
    NotYourTurn {
        /// Who.
        turn: Turn,
        /// What is due.
        due: Due,
    },
    /// The fist is closed and stays so.
    AlreadyChosen,
    /// Something else has to be decided.
    OtherDecision {
        /// What is due.
        due: Due,
    },
    /// Chance cannot bring this now.
    NoSuchChance,
    /// Somebody has this colour already.
    ColourTaken(Colour),
    /// A number for each own colour is needed: one, or two with two players.
    FistsNeeded {
        /// How many.
        colours: u8,
    },
    /// No colour sends so many knights.
    TooManySent {
        /// The colour.
        colour: Colour,
        /// The most it may send.
        most: u8,
    },
    /// The throne room has no such number.
    NoSuchNumber(u8),
    /// Two magicians stand on the number.
    NumberFull(u8),
    /// The card is not on display.
    NotOnDisplay(Mission),
    /// The card takes more knights than were sent.
    TooCostly {
        /// The card.
        mission: Mission,
        /// How many knights were sent.
        sent: u8,
    },
    /// This number of knights cannot be taken back.
    TooManyFetched {
        /// The most that can.
        most: u8,
    },
    /// The mission has no such shield left.
    NoSuchShield(Shield),
    /// The shield leads to another room.
    OtherRoom {
        /// The shield.
        shield: Shield,
        /// The field.
        field: Field,
    },
    /// No field of the boards in use has this id.
    NoSuchField(Field),
    /// Somebody stands there.
    FieldTaken(Field),
    /// The room is closed to the colour there.
    Closed {
        /// The field.
        field: Field,
        /// Why.
        why: Closed,
    },
    /// There is a legal field for the shield, so its knight has to be placed.
    MustPlace(Shield),
    /// No knight can be taken from there.
    NoKnight(Source),
    /// The extra knight goes elsewhere.
    OtherDestination {
        /// Where it may go.
        to: Destination,
        /// The field.
        field: Field,
    },
    /// The game is played without heroes, or the hero is in the box.
    NoHero,
    /// The hero has another ability on this side.
    OtherAbility {
        /// The hero.
        hero: Hero,
        /// How he lies.
        side: HeroSide,
    },
    /// A hero is used once a turn.
    HeroUsed(Hero),
    /// The hero does not lead this shield elsewhere.
    NotThisShield {
        /// The hero.
        hero: Hero,
        /// How he lies.
        side: HeroSide,
        /// The shield.
        shield: Shield,
    },
    /// The hero does not lead into this room.
    NotIntoRoom {
        /// The hero.
        hero: Hero,
        /// How he lies.
        side: HeroSide,
        /// The room.
        room: Room,
    },
    /// Mordred removes cards with one shield only.
    NotOneShield(Mission),
    /// No tile with this part lies on the stacks.
    NoSuchTile(Part),
    /// The magician cannot be placed in the red room, nor in the secret room.
    NoMagicianThere(Room),
}

impl Reason for Refusal {
    fn clause(&self) -> Clause {
        Clause(match self {
            Self::GameOver => "CAM-9.3",
            Self::NoRoom => "CAM-8.16",
            Self::NotYourTurn { due, .. } => due.order_clause(),
            Self::AlreadyChosen => "CAM-5.8",
            Self::OtherDecision { due } => due.clause(),
            Self::NoSuchChance => "CAM-22.7",
            Self::ColourTaken(_) => "CAM-17.3",
            Self::FistsNeeded { colours: 2 } => "CAM-18.3",
            Self::FistsNeeded { .. } => "CAM-5.1",
            Self::TooManySent { most: 0, .. } => "CAM-5.4",
            Self::TooManySent { .. } => "CAM-5.2",
            Self::NoSuchNumber(_) => "CAM-6.3",
            Self::NumberFull(_) => "CAM-6.4",
            Self::NotOnDisplay(_) => "CAM-7.5",
            Self::TooCostly { .. } => "CAM-7.2",
            Self::TooManyFetched { .. } => "CAM-7.18",
            Self::NoSuchShield(_) | Self::OtherRoom { .. } | Self::NoSuchField(_) => "CAM-7.7",
            Self::FieldTaken(_) => "CAM-8.1",
            Self::Closed { why, .. } => return why.clause(),
            Self::MustPlace(_) => "CAM-7.10",
            Self::NoKnight(_) => "CAM-8.13",
            Self::OtherDestination { to: Destination::Any, .. } => "CAM-8.15",
            Self::OtherDestination { .. } => "CAM-8.11",
            Self::NoHero => "CAM-16.3",
            Self::OtherAbility { .. } => "CAM-16.4",
            Self::HeroUsed(_) => "CAM-16.5",
            Self::NotThisShield { side: HeroSide::Two, .. } => "CAM-16.20",
            Self::NotThisShield { .. } => "CAM-16.8",
            Self::NotIntoRoom { hero: Hero::Mordred, .. } => "CAM-16.17",
            Self::NotIntoRoom { side: HeroSide::Two, .. } => "CAM-16.20",
            Self::NotIntoRoom { .. } => "CAM-16.7",
            Self::NotOneShield(_) => "CAM-16.12",
            Self::NoSuchTile(_) => "CAM-16.14",
            Self::NoMagicianThere(_) => "CAM-15.15",
        })
    }
}

impl Due {
    /// The clause that says what is to be decided.
    pub const fn clause(self) -> &'static str {
        match self {
            Self::Side(_) => "CAM-17.2",
            Self::Eldest => "CAM-17.5",
            Self::Colour => "CAM-21.12",
            Self::Card => "CAM-3.8",
            Self::Mission(_) => "CAM-4.1",
            Self::Send => "CAM-21.1",
            Self::Predict => "CAM-21.2",
            Self::Reveal => "CAM-6.7",
            Self::Merlin => "CAM-6.11",
            Self::Take => "CAM-21.3",
            Self::Fetch => "CAM-21.4",
            Self::Shield => "CAM-21.7",
            Self::Grail(_) => "CAM-8.8",
            Self::Percival(_) | Self::Tile(_) => "CAM-16.14",
            Self::Bonus(_) => "CAM-21.9",
            Self::Extra(_) => "CAM-21.8",
            Self::Hero => "CAM-21.10",
            Self::Magician => "CAM-21.11",
            Self::Over => "CAM-9.3",
        }
    }

    /// The clause that says whose decision it is.
    pub const fn order_clause(self) -> &'static str {
        match self {
            Self::Side(_)
            | Self::Eldest
            | Self::Card
            | Self::Mission(_)
            | Self::Reveal
            | Self::Merlin
            | Self::Grail(_) => "CAM-22.7",
            Self::Colour => "CAM-17.3",
            Self::Send => "CAM-5.1",
            Self::Predict => "CAM-6.1",
            Self::Take
            | Self::Fetch
            | Self::Shield
            | Self::Percival(_)
            | Self::Tile(_)
            | Self::Bonus(_)
            | Self::Extra(_)
            | Self::Hero => "CAM-7.1",
            Self::Magician => "CAM-15.15",
            Self::Over => "CAM-9.3",
        }
    }
}
