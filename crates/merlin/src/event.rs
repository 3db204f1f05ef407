//! What happens at the table, told so that a log can explain every point and every piece that changes place.

use crate::dice::{Dice, Die, Pips};
use crate::frames::ScoringStep;
use crate::missions::Mission;
use crate::modules;
use crate::moves::StartingTile;
use crate::points::Points;
use crate::rondel::Space;
use crate::sites::{Site, SiteSet};
use crate::vocab::{Colour, Direction, Figure, Item, Means, Power, Relic, Terrain, TerrainTile, Vassal};
use table::{Clause, Eye, Private, Seat, SeatSet};

table::described! {
    /// Something that happened.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
    #[expect(missing_docs, reason = "the fields say what they are; `seat` is always whoever does or suffers it")]
    pub enum Event {
        /// A mission was turned up in the display (MER-2.5, MER-12.15).
        Displayed { mission: Mission },
        /// A terrain tile was laid out (MER-2.8).
        TileLaid { site: Site, tile: TerrainTile },
        /// The start player was drawn: this seat starts (MER-2.12).
        Starts(Seat),
        /// A player was dealt a starting tile; what it gives follows (MER-2.13).
        StartingTile { seat: Seat, tile: StartingTile },
        /// The starting tile has put the knight on this space (MER-2.14).
        KnightPlaced { seat: Seat, space: Space },
        /// A traitor was attached to the castle (MER-2.16, MER-15.11).
        TraitorAttached { seat: Seat, colour: Colour },
        /// A mission was dealt to the hand (MER-2.17).
        Dealt { seat: Seat, mission: Private<Mission> },
        /// A player's dice were rolled (MER-2.18).
        Rolled { seat: Seat, dice: Dice },
        /// A round begins with this player (MER-3.2, MER-14.4, MER-14.5).
        Round { round: u8, start: Seat },
        /// A turn begins (MER-3.2).
        Turn(Seat),

        /// A mission was completed; its points follow (MER-12.2, MER-13.8).
        Completed { seat: Seat, mission: Mission, second: bool },
        /// A die was chosen (MER-5.1).
        DieChosen { seat: Seat, die: Die, pips: Pips },
        /// An apple was spent to turn the chosen die (MER-5.6).
        AppleSpent { seat: Seat, from: Pips, to: Pips },
        /// A flag was used: it is back in the supply (MER-13.1). What it does follows.
        FlagUsed { seat: Seat, colour: Colour, power: Power },
        /// The chosen die was turned to its opposite side (MER-13.13).
        DieTurned { seat: Seat, from: Pips, to: Pips },
        /// A figure moved by the chosen die (MER-5.2, MER-5.3, MER-13.12).
        Moved { seat: Seat, figure: Figure, from: Space, to: Space, direction: Direction },
        /// The knight went to the opposite space (MER-13.14).
        Mirrored { seat: Seat, from: Space, to: Space },
        /// The action of another knight's space replaces that of the player's own space (MER-13.17).
        DifferentAction { seat: Seat, space: Space },
        /// The action of a space begins; `again` is the second time, with a staff (MER-6.1, MER-6.13).
        Performs { seat: Seat, space: Space, again: bool },
        /// A player did without the action (MER-6.2).
        Forfeited { seat: Seat, space: Space },
        /// The action could not be performed in any way (MER-6.3).
        Lapsed { seat: Seat, space: Space },
        /// A staff was spent to perform the action again (MER-6.8).
        StaffSpent { seat: Seat },

        /// A vassal was deployed, from the castle or out of another principality (MER-7.1, MER-9.9).
        Deployed { seat: Seat, vassal: Vassal, from: Option<Colour>, to: Colour },
        /// A vassal had to return to its castle (MER-7.3).
        Displaced { seat: Seat, vassal: Vassal, from: Colour },
        /// The supply is empty, or no marker is left on the castle: the vassal brings nothing (MER-7.10).
        BroughtNothing { seat: Seat, vassal: Vassal, colour: Colour },
        /// An item was taken from its supply (MER-6.6).
        Took { seat: Seat, item: Item },
        /// An item was returned to its supply (MER-6.7).
        Returned { seat: Seat, item: Item },
        /// An influence marker went from the castle to a principality (MER-2.14, MER-7.9, MER-11.19).
        InfluencePlaced { seat: Seat, colour: Colour },
        /// A relic was taken, from the board or from another player (MER-9.1, MER-9.4).
        RelicTaken { seat: Seat, relic: Relic, from: Option<Seat> },
        /// A player who already had the relic keeps it (MER-9.3, MER-9.6).
        RelicKept { seat: Seat, relic: Relic },
        /// An apple was taken from the supply (MER-9.5).
        AppleTaken { seat: Seat },
        /// A traitor was repelled (MER-9.8, MER-13.5, MER-15.5).
        TraitorRepelled { seat: Seat, colour: Colour, means: Means },
        /// A mission was put on the discard pile on the mission space (MER-10.5).
        Discarded { seat: Seat, mission: Mission },
        /// A manor was built (MER-11.14).
        Built { seat: Seat, site: Site, tile: TerrainTile },
        /// A mission was taken from the display (MER-12.14).
        TookMission { seat: Seat, mission: Mission },
        /// A mission was drawn from the deck (MER-12.14, MER-12.16).
        Drew { seat: Seat, mission: Private<Mission> },
        /// The mission discard pile was shuffled and is the deck now (MER-12.17).
        MissionsShuffled { cards: u8 },
        /// The traitor discard pile was shuffled and is the supply now (MER-15.13).
        TraitorsShuffled { tiles: u8 },

        /// A scoring begins, after this round (MER-14.1).
        Scoring { round: u8 },
        /// A step of the scoring begins (MER-15.1).
        Step(ScoringStep),
        /// A number of traitors of this colour were not repelled; what all of them cost follows (MER-15.7).
        Unrepelled { seat: Seat, colour: Colour, traitors: u8 },
        /// A territory is scored: who has how many manors there, and who leads (MER-15.14, MER-15.15).
        Territory { terrain: Terrain, sites: SiteSet, manors: [u8; 4], leaders: SeatSet },
        /// A principality is scored: who has how many markers there, and who leads (MER-15.18 to MER-15.20).
        Principality { colour: Colour, markers: [u8; 4], leaders: SeatSet },
        /// The owner of the Grail uses it in this principality (MER-15.21).
        GrailUsed { seat: Seat, colour: Colour },
        /// A player took back all but one of their markers (MER-15.24).
        InfluenceReturned { seat: Seat, colour: Colour, markers: u8 },
        /// The used Grail returned to its owner (MER-15.25).
        GrailReturned { seat: Seat },
        /// A player won or lost points.
        Scored { seat: Seat, points: i32, reason: Points },
        /// The last scoring is over: apples, staffs and items are counted (MER-16.1, MER-16.2).
        FinalPoints,
        /// The game is over (MER-16.5).
        Over { winners: SeatSet },
        /// Something that only a module knows.
        #[serde(untagged)]
        Module(modules::Event),
    }
}

impl Event {
    /// Whether the game goes on with something that no longer belongs to the move before it: the end of a
    /// round, a further part of a scoring, the next turn.
    pub(crate) const fn goes_on(&self) -> bool {
        matches!(
            self,
            Self::Scoring { .. }
                | Self::Step(_)
                | Self::Unrepelled { .. }
                | Self::Territory { .. }
                | Self::Principality { .. }
                | Self::FinalPoints
                | Self::Round { .. }
                | Self::Turn(_)
                | Self::Scored { reason: Points::Module(modules::Points::Morgana(_)), .. }
                | Self::Module(modules::Event::Arthur(modules::arthur::Event::PictResults { .. }))
        )
    }

    /// The clause the event follows from.
    pub fn clause(&self) -> Clause {
        Clause(match self {
            Self::Displayed { .. } => "MER-12.15",
            Self::TileLaid { .. } => "MER-2.8",
            Self::Starts(_) => "MER-2.12",
            Self::StartingTile { .. } => "MER-2.13",
            Self::KnightPlaced { .. } => "MER-2.14",
            Self::TraitorAttached { .. } => "MER-15.11",
            Self::Dealt { .. } => "MER-2.17",
            Self::Rolled { .. } => "MER-2.18",
            Self::Round { .. } => "MER-14.4",
            Self::Turn(_) => "MER-3.2",
            Self::Completed { second: false, .. } => "MER-12.2",
            Self::Completed { second: true, .. } => "MER-13.8",
            Self::DieChosen { .. } => "MER-5.1",
            Self::AppleSpent { .. } => "MER-5.6",
            Self::FlagUsed { .. } => "MER-13.1",
            Self::DieTurned { .. } => "MER-13.13",
            Self::Moved { figure: Figure::Merlin, .. } => "MER-5.3",
            Self::Moved { figure: Figure::Arthur, .. } => "ARU-2.4",
            Self::Moved { direction: Direction::Clockwise, .. } => "MER-5.2",
            Self::Moved { direction: Direction::CounterClockwise, .. } => "MER-13.12",
            Self::Mirrored { .. } => "MER-13.14",
            Self::DifferentAction { .. } => "MER-13.17",
            Self::Performs { again: false, .. } => "MER-6.1",
            Self::Performs { again: true, .. } => "MER-6.13",
            Self::Forfeited { .. } => "MER-6.2",
            Self::Lapsed { .. } => "MER-6.3",
            Self::StaffSpent { .. } => "MER-6.8",
            Self::Deployed { .. } => "MER-7.1",
            Self::Displaced { .. } => "MER-7.3",
            Self::BroughtNothing { .. } => "MER-7.10",
            Self::Took { .. } => "MER-6.6",
            Self::Returned { .. } => "MER-6.7",
            Self::InfluencePlaced { .. } => "MER-7.9",
            Self::RelicTaken { relic: Relic::Excalibur, .. } => "MER-9.1",
            Self::RelicTaken { relic: Relic::Grail, .. } => "MER-9.4",
            Self::RelicKept { relic: Relic::Excalibur, .. } => "MER-9.3",
            Self::RelicKept { relic: Relic::Grail, .. } => "MER-9.6",
            Self::AppleTaken { .. } => "MER-9.5",
            Self::TraitorRepelled { means: Means::Excalibur, .. } => "MER-9.2",
            Self::TraitorRepelled { means: Means::Flag, .. } => "MER-13.5",
            Self::TraitorRepelled { means: Means::Shield, .. } => "MER-15.5",
            Self::TraitorRepelled { means: Means::Ability, .. } => "FAV-7.1",
            Self::Discarded { .. } => "MER-10.5",
            Self::Built { .. } => "MER-11.14",
            Self::TookMission { .. } => "MER-12.14",
            Self::Drew { .. } => "MER-12.16",
            Self::MissionsShuffled { .. } => "MER-12.17",
            Self::TraitorsShuffled { .. } => "MER-15.13",
            Self::Scoring { .. } => "MER-14.1",
            Self::Step(_) => "MER-15.1",
            Self::Unrepelled { .. } => "MER-15.7",
            Self::Territory { .. } => "MER-15.14",
            Self::Principality { .. } => "MER-15.18",
            Self::GrailUsed { .. } => "MER-15.21",
            Self::InfluenceReturned { .. } => "MER-15.24",
            Self::GrailReturned { .. } => "MER-15.25",
            Self::Scored { reason, .. } => return reason.clause(),
            Self::FinalPoints => "MER-16.1",
            Self::Over { .. } => "MER-16.5",
            Self::Module(own) => return own.clause(),
        })
    }
}

impl table::Event for Event {
    fn seen_by(&self, eye: Eye) -> Self {
        match *self {
            Self::Dealt { seat, mission } => Self::Dealt { seat, mission: mission.seen_by(eye) },
            Self::Drew { seat, mission } => Self::Drew { seat, mission: mission.seen_by(eye) },
            Self::Module(own) => Self::Module(own.seen_by(eye)),
            public @ (Self::Displayed { .. }
            | Self::TileLaid { .. }
            | Self::Starts(_)
            | Self::StartingTile { .. }
            | Self::KnightPlaced { .. }
            | Self::TraitorAttached { .. }
            | Self::Rolled { .. }
            | Self::Round { .. }
            | Self::Turn(_)
            | Self::Completed { .. }
            | Self::DieChosen { .. }
            | Self::AppleSpent { .. }
            | Self::FlagUsed { .. }
            | Self::DieTurned { .. }
            | Self::Moved { .. }
            | Self::Mirrored { .. }
            | Self::DifferentAction { .. }
            | Self::Performs { .. }
            | Self::Forfeited { .. }
            | Self::Lapsed { .. }
            | Self::StaffSpent { .. }
            | Self::Deployed { .. }
            | Self::Displaced { .. }
            | Self::BroughtNothing { .. }
            | Self::Took { .. }
            | Self::Returned { .. }
            | Self::InfluencePlaced { .. }
            | Self::RelicTaken { .. }
            | Self::RelicKept { .. }
            | Self::AppleTaken { .. }
            | Self::TraitorRepelled { .. }
            | Self::Discarded { .. }
            | Self::Built { .. }
            | Self::TookMission { .. }
            | Self::MissionsShuffled { .. }
            | Self::TraitorsShuffled { .. }
            | Self::Scoring { .. }
            | Self::Step(_)
            | Self::Unrepelled { .. }
            | Self::Territory { .. }
            | Self::Principality { .. }
            | Self::GrailUsed { .. }
            | Self::InfluenceReturned { .. }
            | Self::GrailReturned { .. }
            | Self::Scored { .. }
            | Self::FinalPoints
            | Self::Over { .. }) => public,
        }
    }
}
