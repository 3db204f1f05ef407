//! Why a move is not allowed, each with the clause that forbids it.

use crate::dice::{Die, Pips};
use crate::frames::{Frame, SetupStep, Window};
use crate::missions::Mission;
use crate::modules;
use crate::moves::Move;
use crate::rondel::Space;
use crate::sites::Site;
use crate::vocab::{Colour, Item, Kind, Power, Vassal};
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
        due: Frame,
    },
    /// Something else has to be decided.
    OtherDecision {
        /// What is due.
        due: Frame,
        /// The clause that says when the move is possible, if it has a moment of its own.
        moment: Option<Clause>,
    },
    /// The action of the space offers other choices.
    OtherAction {
        /// Whose action.
        space: Space,
        /// The clause that says what the space lets a player do.
        clause: Clause,
    },
    /// Chance cannot bring this now.
    NoSuchChance,
    /// The card is not in the hand.
    NotInHand {
        /// Which card.
        mission: Mission,
        /// What was to be done with it.
        clause: Clause,
    },
    /// A requirement of the card is not met.
    NotMet(Mission),
    /// A mission was already completed in this turn.
    MissionCompleted,
    /// No mission was completed in this turn yet, so there is no second one.
    NoFirstMission,
    /// Without the flag that is used, the card is not met.
    NotMetWithoutFlag(Mission),
    /// No unused die of this kind shows this.
    NoSuchDie(Die, Pips),
    /// There is no apple on the castle.
    NoApple,
    /// The die shows this already.
    SameValue(Pips),
    /// There is no flag with this power on the castle.
    NoFlag(Power),
    /// A flag with this power was already used in this turn.
    PowerUsed(Power),
    /// The power serves the player's knight, but Merlin is moved in this turn.
    KnightOnly(Power),
    /// The knight walks clockwise; only the power to reverse changes that.
    KnightClockwise,
    /// The power to mirror comes before the one to perform a different action.
    MirrorFirst,
    /// No other player's knight stands there.
    NoKnight(Space),
    /// The moved figure stands there itself.
    OwnSpace(Space),
    /// The action cannot be performed in any way; it lapses.
    Lapses {
        /// Whose action.
        space: Space,
        /// By which clause.
        clause: Clause,
    },
    /// The vassal already stands in this principality.
    VassalThere(Vassal, Colour),
    /// The space lets vassals be deployed in its own principality only.
    OtherPrincipality(Colour),
    /// The player has no influence marker there.
    NoInfluence {
        /// Where.
        colour: Colour,
        /// Which clause asks for one.
        clause: Clause,
    },
    /// A relocated vassal goes to a neighbouring principality.
    NotNeighbouring(Vassal, Colour),
    /// As long as a vassal stands in a principality, none can be relocated from the castle.
    VassalOnCastle(Vassal),
    /// No traitor of this colour is attached to the castle.
    NoTraitor {
        /// Which colour.
        colour: Colour,
        /// Which clause asks for one.
        clause: Clause,
    },
    /// A traitor must be chosen.
    TraitorDue,
    /// The space, or the tower, does not give this kind of item.
    OtherKind {
        /// Which kind.
        kind: Kind,
        /// Which clause says what it gives.
        clause: Clause,
    },
    /// The supply has no such item.
    SupplyEmpty {
        /// Which item.
        item: Item,
        /// Which clause lets items be taken.
        clause: Clause,
    },
    /// There is no such item on the castle.
    NoItem {
        /// Which item.
        item: Item,
        /// Which clause asks for it.
        clause: Clause,
    },
    /// No influence marker is left on the castle.
    NoMarker,
    /// There is no such tile in these environs.
    NoSuchTile(Site),
    /// There is a manor on the tile.
    TileTaken(Site),
    /// This colour is not eligible for the tile.
    NotEligible(Site, Colour),
    /// The card is not in the display.
    NotDisplayed(Mission),
    /// Merlin was not moved in this turn, so no staff helps.
    MerlinDidNotMove,
    /// All staffs are spent.
    NoStaff,
    /// The action was already performed twice.
    StaffSpent,
    /// The action was not performed, so there is nothing to repeat.
    NothingToRepeat,
    /// The second execution is not possible now.
    CannotRepeat(Space),
    /// The second execution cannot be forfeited.
    MustRepeat,
    /// The move belongs to a module that is not in play.
    NotInPlay(modules::Module),
    /// A reason that only a module knows.
    Module(modules::Refusal),
}

impl Reason for Refusal {
    fn clause(&self) -> Clause {
        Clause(match self {
            Self::GameOver => "MER-16.4",
            Self::NoRoom => "MER-4.1",
            Self::NotYourTurn { due, .. } => return clause_of_turn(*due),
            Self::OtherDecision { moment: Some(clause), .. } => return *clause,
            Self::OtherDecision { due, moment: None } => return clause_of_decision(*due),
            Self::NoSuchChance => "MER-17.4",
            Self::NotMet(_) => "MER-12.2",
            Self::MissionCompleted => "MER-12.1",
            Self::NoFirstMission => "MER-13.8",
            Self::NotMetWithoutFlag(_) => "MER-13.11",
            Self::NoSuchDie(..) => "MER-5.1",
            Self::NoApple | Self::SameValue(_) => "MER-5.6",
            Self::NoFlag(_) => "MER-13.1",
            Self::PowerUsed(Power::SecondMission) => "MER-13.10",
            Self::PowerUsed(Power::Switch) => "ARU-5.12",
            Self::PowerUsed(_) => "MER-13.16",
            Self::KnightOnly(Power::Mirror) => "MER-13.15",
            Self::KnightOnly(_) => "MER-13.12",
            Self::KnightClockwise => "MER-5.2",
            Self::MirrorFirst => "MER-13.21",
            Self::NoKnight(_) => "MER-13.17",
            Self::OwnSpace(_) => "MER-13.19",
            Self::OtherAction { clause, .. }
            | Self::Lapses { clause, .. }
            | Self::NoInfluence { clause, .. }
            | Self::NoTraitor { clause, .. }
            | Self::OtherKind { clause, .. }
            | Self::SupplyEmpty { clause, .. }
            | Self::NoItem { clause, .. }
            | Self::NotInHand { clause, .. } => return *clause,
            Self::VassalThere(..) | Self::OtherPrincipality(_) => "MER-7.1",
            Self::NotNeighbouring(..) => "MER-9.9",
            Self::VassalOnCastle(_) => "MER-9.12",
            Self::TraitorDue => "MER-9.2",
            Self::NoMarker => "MER-11.20",
            Self::NoSuchTile(_) => "MER-11.1",
            Self::TileTaken(_) => "MER-11.16",
            Self::NotEligible(..) => "MER-11.14",
            Self::NotDisplayed(_) => "MER-12.14",
            Self::MerlinDidNotMove => "MER-6.15",
            Self::NoStaff => "MER-6.8",
            Self::StaffSpent => "MER-6.10",
            Self::NothingToRepeat => "MER-6.11",
            Self::CannotRepeat(_) | Self::MustRepeat => "MER-6.12",
            Self::NotInPlay(_) => "INT-1.4",
            Self::Module(own) => return own.clause(),
        })
    }
}

impl Refusal {
    /// Something else is due than this move.
    pub(crate) fn other_decision(due: Frame, choice: Move) -> Self {
        Self::OtherDecision { due, moment: clause_of_moment(due, choice) }
    }
}

/// When a move is possible that has a moment of its own.
fn clause_of_moment(due: Frame, choice: Move) -> Option<Clause> {
    Some(Clause(match choice {
        Move::Complete(_) | Move::Second(_) => match due {
            Frame::Scoring(_) | Frame::RepelTraitors(_) | Frame::Grail(_) => "MER-12.4",
            _ => "MER-4.5",
        },
        Move::Die(..) if matches!(due, Frame::Window(_)) => "MER-4.7",
        Move::Apple(_) => "MER-5.7",
        Move::TurnDie => "MER-13.13",
        Move::Reverse => "MER-13.12",
        Move::Mirror => "MER-13.14",
        Move::DifferentAction(_) => "MER-13.17",
        Move::Staff => "MER-6.9",
        Move::Repel(_) => "MER-13.5",
        Move::UseGrail => "MER-15.21",
        Move::Mission(_)
        | Move::Tile(_)
        | Move::Start(_)
        | Move::StartingTile(_)
        | Move::Traitor(_)
        | Move::Roll(_) => "MER-17.4",
        Move::Die(..)
        | Move::Walk(_)
        | Move::Forfeit
        | Move::Perform
        | Move::Deploy(..)
        | Move::Dismiss(_)
        | Move::Take(_)
        | Move::Place(_)
        | Move::Return(_)
        | Move::Discard(_)
        | Move::Build(..)
        | Move::Draw(_)
        | Move::Done
        | Move::End => return None,
        Move::Module(own) => return Some(own.moment()),
    }))
}

/// Who has to decide when this is due.
fn clause_of_turn(due: Frame) -> Clause {
    Clause(match due {
        Frame::Setup(SetupStep::Module(own)) => return own.clause(),
        Frame::Setup(_) | Frame::Dice | Frame::Card(_) | Frame::NewTraitors => "MER-17.4",
        Frame::Scoring(_) | Frame::RepelTraitors(_) => "MER-15.2",
        Frame::Grail(_) => "MER-15.21",
        Frame::Window(_)
        | Frame::Execution
        | Frame::Repeat
        | Frame::Exchange
        | Frame::SecondDiscard
        | Frame::Tower
        | Frame::TurnEnd
        | Frame::Replace(_) => "MER-4.6",
        Frame::Over => "MER-16.4",
        Frame::Module(own) => return own.clause(),
    })
}

/// What has to be decided, and nothing else.
fn clause_of_decision(due: Frame) -> Clause {
    Clause(match due {
        Frame::Setup(SetupStep::Module(own)) => return own.clause(),
        Frame::Setup(_) | Frame::Dice | Frame::Card(_) | Frame::NewTraitors => "MER-17.4",
        Frame::Window(Window::Start) => "MER-5.1",
        Frame::Window(Window::Die) => "MER-5.10",
        Frame::Window(Window::Moved) => "MER-6.1",
        Frame::Window(Window::Between | Window::After) => "MER-4.1",
        Frame::Execution | Frame::Repeat => "MER-4.5",
        Frame::Exchange => "MER-10.2",
        Frame::SecondDiscard => "MER-10.5",
        Frame::Tower => "MER-11.19",
        Frame::TurnEnd | Frame::Replace(_) => "MER-12.20",
        Frame::Scoring(_) => "MER-15.1",
        Frame::RepelTraitors(_) => "MER-15.4",
        Frame::Grail(_) => "MER-15.21",
        Frame::Over => "MER-16.4",
        Frame::Module(own) => return own.clause(),
    })
}
