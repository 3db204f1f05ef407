//! What happens at the table, told so that a log can explain every point.

mod knowledge;

use crate::colours::Colour;
use crate::fields::Field;
use crate::missions::Mission;
use crate::moves::Fists;
use crate::points::Points;
use crate::tiles::MerlinTiles;
use crate::track::OrderTrack;
use crate::vocab::{
    Area, Bonus, Destination, Figure, Group, Hero, Part, Room, Shield, Side, Source, TableFace,
};
use table::{Clause, Private, Seat};

table::described! {
    /// Something that happened.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
    pub enum Event {
        /// The side of a room was drawn (CAM-17.2).
        SideDrawn {
            /// The room.
            room: Room,
            /// The side it shows.
            side: Side,
        },
        /// It was drawn who chooses a colour first: this player (CAM-17.5).
        ChoosesFirst(Seat),
        /// A player chose a colour (CAM-17.3).
        ColourChosen {
            /// Who.
            seat: Seat,
            /// Which.
            colour: Colour,
        },
        /// A magician took the topmost free field of the order track (CAM-3.8, CAM-17.3).
        OnTrack {
            /// Whose.
            colour: Colour,
            /// The field, counted from 1 at the top.
            place: u8,
        },
        /// The neutral knights were placed (CAM-19.2).
        NeutralKnights {
            /// The neutral colour (CAM-19.1).
            colour: Colour,
            /// How many.
            knights: u8,
        },
        /// A round begins (CAM-9.2).
        Round(u8),
        /// A mission card was revealed (CAM-4.1).
        Revealed(Mission),
        /// A player has chosen and closed the fist (CAM-5.7).
        FistClosed {
            /// Who; that is public.
            seat: Seat,
            /// How many knights are in it; only this player knows.
            knights: Private<Fists>,
        },
        /// A magician moved to a number (CAM-6.2).
        Predicted {
            /// Whose.
            colour: Colour,
            /// The number.
            number: u8,
            /// Whether it stands on the inner place, as the second one there (CAM-6.4).
            inner: bool,
        },
        /// All fists were opened (CAM-6.7).
        FistsOpened {
            /// How many knights each colour in play sent, in the order red, yellow, green, blue, violet.
            sent: [Option<u8>; Colour::COUNT],
            /// The total.
            total: u8,
        },
        /// The magicians returned to the order track (CAM-6.8).
        NewOrder(OrderTrack),
        /// The colour on top took the leftmost Merlin tile (CAM-6.11).
        MerlinTaken {
            /// Who.
            colour: Colour,
            /// Its points; the owner alone knows (CAM-6.12).
            points: Private<u8>,
        },
        /// A mission card was taken (CAM-7.2).
        MissionTaken {
            /// By whom.
            colour: Colour,
            /// Which card.
            mission: Mission,
        },
        /// Surplus knights went to the Hinterland (CAM-7.6).
        Surplus {
            /// Whose.
            colour: Colour,
            /// How many.
            knights: u8,
        },
        /// No card could be afforded: all sent knights went to the Hinterland (CAM-7.17).
        NoMission {
            /// Whose.
            colour: Colour,
            /// How many.
            knights: u8,
        },
        /// Knights were taken back from the Hinterland by a colour that had sent none (CAM-7.18).
        Fetched {
            /// Whose.
            colour: Colour,
            /// How many, possibly none.
            knights: u8,
        },
        /// The knights of a special mission went back behind the screen (CAM-7.15).
        CameBack {
            /// Whose.
            colour: Colour,
            /// How many.
            knights: u8,
        },
        /// There was no legal field for a shield: its knight went back behind the screen (CAM-7.11).
        Returned {
            /// Whose.
            colour: Colour,
            /// The shield.
            shield: Shield,
        },
        /// A figure was placed on a field.
        Placed {
            /// Whose.
            colour: Colour,
            /// What was placed.
            figure: Figure,
            /// Where.
            field: Field,
            /// The room of the field.
            room: Room,
            /// What placed it.
            way: Way,
        },
        /// A tree (CAM-8.7).
        Tree {
            /// Whose.
            colour: Colour,
            /// Whether a knight came back from the Hinterland; without one the grail tile is still drawn.
            knight: bool,
        },
        /// A grail tile was drawn (CAM-8.8).
        GrailDrawn {
            /// By whom.
            colour: Colour,
            /// Which part; its owner alone knows (CAM-8.10).
            part: Private<Part>,
        },
        /// A colour looked at all grail tiles left (CAM-16.14).
        GrailSeen {
            /// Who.
            colour: Colour,
            /// How many of each part there are, in the order of [`Part::ALL`]; private (CAM-16.16).
            left: Private<[u8; 4]>,
        },
        /// A grail tile was chosen (CAM-16.14).
        GrailChosen {
            /// By whom.
            colour: Colour,
            /// Which part; private (CAM-16.16).
            part: Private<Part>,
        },
        /// Fewer grail tiles are left than are due (CAM-8.9).
        GrailShort {
            /// Whose.
            colour: Colour,
            /// How many tiles are missing.
            missing: u8,
        },
        /// Three neighbouring knights of one colour stand in a line (CAM-11.4).
        LineCompleted {
            /// Whose.
            colour: Colour,
            /// Where.
            fields: [Field; 3],
        },
        /// A line bonus was chosen or declined (CAM-11.7).
        BonusChosen {
            /// By whom.
            colour: Colour,
            /// Which.
            bonus: Option<Bonus>,
        },
        /// A colour stands in all heats and took a tournament tile (CAM-11.13).
        TournamentTile {
            /// Who.
            colour: Colour,
        },
        /// The final of the Tournament is open (CAM-11.15).
        FinalOpened,
        /// The winner's field of the Tournament is open (CAM-11.18).
        WinnerOpened,
        /// A group of Intrigue is full (CAM-12.11).
        GroupCompleted {
            /// By whom.
            colour: Colour,
            /// Which.
            group: Group,
        },
        /// A knight was taken from the red room to the Hinterland (CAM-12.16).
        KnightRemoved {
            /// Whose.
            colour: Colour,
            /// Which figure.
            figure: Figure,
            /// From where.
            field: Field,
        },
        /// The knight table was turned (CAM-10.11).
        TableTurned(TableFace),
        /// An extra knight was declined (CAM-8.12).
        ExtraDeclined {
            /// By whom.
            colour: Colour,
            /// Where it could have gone.
            to: Destination,
        },
        /// An extra knight could not be placed (CAM-8.14).
        ExtraLapsed {
            /// Whose.
            colour: Colour,
            /// Where it was to go.
            to: Destination,
        },
        /// A hero was used (CAM-16.4).
        HeroUsed {
            /// By whom.
            colour: Colour,
            /// Which hero.
            hero: Hero,
            /// Side 1 or 2.
            side: u8,
        },
        /// A hero removed a mission card from the display (CAM-16.11, CAM-16.12).
        MissionRemoved {
            /// By whom.
            colour: Colour,
            /// Which card.
            mission: Mission,
        },
        /// The cards left on display went to the box (CAM-9.1).
        RoundOver(u8),
        /// A colour has a place in the red room (CAM-15.3, CAM-15.10).
        Ranked {
            /// Who; nobody is the neutral colour.
            colour: Option<Colour>,
            /// With how many knights.
            knights: u8,
            /// The place, counted from 1.
            place: u8,
            /// The area, in the Rebellion.
            area: Option<Area>,
        },
        /// The magician's bonus was declined (CAM-15.15).
        MagicianDeclined(Colour),
        /// No room had a legal field for the magician (CAM-15.18).
        MagicianLapsed(Colour),
        /// A colour revealed its Merlin tiles (CAM-15.22).
        MerlinRevealed {
            /// Who.
            colour: Colour,
            /// The points of each.
            tiles: MerlinTiles,
        },
        /// A colour revealed its grail tiles (CAM-15.26).
        GrailRevealed {
            /// Who.
            colour: Colour,
            /// How many of each part, in the order of [`Part::ALL`].
            parts: [u8; 4],
        },
        /// A colour won or lost points (CAM-1.9).
        Scored {
            /// Who.
            colour: Colour,
            /// How many; a loss is negative.
            points: i32,
            /// For what.
            reason: Points,
        },
        /// The game is over (CAM-15.29, CAM-18.9).
        Over {
            /// Who won.
            winner: Seat,
            /// The colour that decided it: with two players the lower one of the winner.
            colour: Colour,
        },
    }
}

table::described! {
    /// What places a figure on a field.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
    pub enum Way {
        /// A shield of the mission card (CAM-7.7).
        Shield(Shield),
        /// A shield that a hero leads to another room (CAM-16.7, CAM-16.20).
        Hero(Shield),
        /// The effect of a field or a line bonus (CAM-8.11).
        Extra(Source),
        /// Mordred pays for the black knight (CAM-16.17).
        Mordred,
        /// First place in the red room (CAM-15.15).
        Magician,
    }
}

impl Event {
    /// The clause the event follows from.
    pub const fn clause(&self) -> Clause {
        Clause(match self {
            Self::SideDrawn { .. } => "CAM-17.2",
            Self::ChoosesFirst(_) => "CAM-17.5",
            Self::ColourChosen { .. } => "CAM-17.3",
            Self::OnTrack { .. } => "CAM-3.8",
            Self::NeutralKnights { .. } => "CAM-19.2",
            Self::Round(_) => "CAM-9.2",
            Self::Revealed(_) => "CAM-4.1",
            Self::FistClosed { .. } => "CAM-5.7",
            Self::Predicted { .. } => "CAM-6.2",
            Self::FistsOpened { .. } => "CAM-6.7",
            Self::NewOrder(_) => "CAM-6.8",
            Self::MerlinTaken { .. } => "CAM-6.11",
            Self::MissionTaken { .. } => "CAM-7.2",
            Self::Surplus { .. } => "CAM-7.6",
            Self::NoMission { .. } => "CAM-7.17",
            Self::Fetched { .. } => "CAM-7.18",
            Self::CameBack { .. } => "CAM-7.15",
            Self::Returned { .. } => "CAM-7.11",
            Self::Placed { way, .. } => match way {
                Way::Shield(Shield::Any) => "CAM-7.9",
                Way::Shield(Shield::Violet) => "CAM-14.1",
                Way::Shield(Shield::Red | Shield::Green | Shield::Blue | Shield::Yellow) => "CAM-7.7",
                // Which hero leads a blue shield elsewhere says the event before this one (CAM-16.7, CAM-16.20).
                Way::Hero(Shield::Blue) => "CAM-16.3",
                Way::Hero(_) => "CAM-16.7",
                Way::Extra(_) => "CAM-8.11",
                Way::Mordred => "CAM-16.17",
                Way::Magician => "CAM-15.15",
            },
            Self::Tree { .. } => "CAM-8.7",
            Self::GrailDrawn { .. } => "CAM-8.8",
            Self::GrailSeen { .. } | Self::GrailChosen { .. } => "CAM-16.14",
            Self::GrailShort { .. } => "CAM-8.9",
            Self::LineCompleted { .. } => "CAM-11.4",
            Self::BonusChosen { .. } => "CAM-11.7",
            Self::TournamentTile { .. } => "CAM-11.13",
            Self::FinalOpened => "CAM-11.15",
            Self::WinnerOpened => "CAM-11.18",
            Self::GroupCompleted { .. } => "CAM-12.11",
            Self::KnightRemoved { .. } => "CAM-12.16",
            Self::TableTurned(_) => "CAM-10.11",
            Self::ExtraDeclined { .. } => "CAM-8.12",
            Self::ExtraLapsed { .. } => "CAM-8.14",
            Self::HeroUsed { hero, side, .. } => match (hero, side) {
                (Hero::Mordred, 1) => "CAM-16.12",
                (Hero::Kay | Hero::Percival | Hero::Tristan | Hero::Lancelot, 1) => "CAM-16.7",
                (Hero::Kay, _) => "CAM-16.11",
                (Hero::Percival, _) => "CAM-16.14",
                (Hero::Tristan, _) => "CAM-16.18",
                (Hero::Lancelot, _) => "CAM-16.20",
                (Hero::Mordred, _) => "CAM-16.17",
            },
            Self::MissionRemoved { .. } => "CAM-16.13",
            Self::RoundOver(_) => "CAM-9.1",
            Self::Ranked { area: None, .. } => "CAM-15.3",
            Self::Ranked { area: Some(_), .. } => "CAM-15.10",
            Self::MagicianDeclined(_) => "CAM-15.15",
            Self::MagicianLapsed(_) => "CAM-15.18",
            Self::MerlinRevealed { .. } => "CAM-15.22",
            Self::GrailRevealed { .. } => "CAM-15.26",
            Self::Scored { reason, .. } => return reason.clause(),
            Self::Over { .. } => "CAM-15.29",
        })
    }
}
