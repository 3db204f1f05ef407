//! Why a move is not allowed, each with the clause that forbids it.

use crate::cards::{Card, Reach};
use crate::chairs::Chair;
use crate::state::Phase;
use crate::vocab::{Figures, Kind};
use table::{Clause, Reason, Turn};

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Somebody else has to decide.
    NotYourTurn {
        /// Who.
        turn: Turn,
        /// What is due.
        phase: Phase,
    },
    /// Something else has to be decided.
    OtherDecision {
        /// What is due.
        phase: Phase,
    },
    /// Chance cannot bring this now.
    NoSuchChance,
    /// Somebody sits there.
    ChairTaken(Chair),
    /// The card is not in the hand.
    NotInHand(Card),
    /// The card does not allow this action.
    OtherAction(Card),
    /// None of the player's own knights sits there.
    NoOwnKnight(Chair),
    /// Neither a prince nor the king sits there.
    NoRoyal(Chair),
    /// The choice card moves own knights, princes and the king; none of them sits there.
    NothingToMove(Chair),
    /// The figure has the wrong metal for this card.
    WrongMetal {
        /// Where it sits.
        chair: Chair,
        /// What the card permits.
        permitted: Figures,
        /// Whether a ring was to be given, and not a figure moved.
        ring: bool,
    },
    /// The card does not allow this distance.
    WrongDistance {
        /// The card.
        card: Card,
        /// What it allows.
        reach: Reach,
    },
    /// The card does not move backward.
    NotBackward {
        /// The card.
        card: Card,
        /// What it allows.
        reach: Reach,
    },
    /// No prince sits there.
    NoPrince(Chair),
    /// The king gets no ring.
    KingNoRing(Chair),
    /// The condition of the card is met, so the knights must be scored.
    MustScore(Card),
    /// The condition of the card is not met, so the penalty is due.
    MustPay {
        /// The card.
        card: Card,
        /// The clause of its condition.
        condition: Clause,
    },
    /// These knights are not what the card scores.
    WrongKnights {
        /// The card.
        card: Card,
        /// The clause of its condition.
        condition: Clause,
    },
    /// The pile has no card left.
    PileEmpty(Kind),
    /// The pile is not in the game.
    NoSuchPile(Kind),
}

impl Reason for Refusal {
    fn clause(&self) -> Clause {
        Clause(match self {
            Self::GameOver => "ART-16.1",
            Self::NotYourTurn {
                phase: Phase::StartPlayer | Phase::FirstKing | Phase::Deal | Phase::Reveal(_),
                ..
            } => "ART-17.5",
            Self::NotYourTurn { phase: Phase::Place, .. } => "ART-5.1",
            Self::NotYourTurn { phase: Phase::Play | Phase::Draw | Phase::Over, .. } => "ART-6.1",
            Self::OtherDecision { .. } => "ART-17.7",
            Self::NoSuchChance => "ART-17.5",
            Self::ChairTaken(_) => "ART-5.2",
            Self::NotInHand(_) => "ART-6.3",
            Self::OtherAction(Card::Scoring(crate::cards::Scoring::Choice)) => "ART-15.12",
            Self::OtherAction(_) => "ART-6.4",
            Self::NoOwnKnight(_) => "ART-7.1",
            Self::NoRoyal(_) => "ART-8.2",
            Self::NothingToMove(_) => "ART-15.13",
            Self::WrongMetal { ring: false, .. } => "ART-8.3",
            Self::WrongMetal { ring: true, .. } => "ART-11.2",
            Self::WrongDistance { card: Card::Knight(_), .. } => "ART-7.1",
            Self::WrongDistance { card: Card::King(..), .. } => "ART-8.2",
            Self::WrongDistance { card: Card::Scoring(_) | Card::Ring(_), .. } => "ART-15.13",
            Self::NotBackward { card: Card::Knight(_), .. } => "ART-7.2",
            Self::NotBackward { card: Card::King(..), .. } => "ART-8.4",
            Self::NotBackward { card: Card::Scoring(_) | Card::Ring(_), .. } => "ART-15.13",
            Self::NoPrince(_) | Self::KingNoRing(_) => "ART-11.1",
            Self::MustScore(_) => "ART-15.3",
            Self::MustPay { condition, .. } | Self::WrongKnights { condition, .. } => return *condition,
            Self::PileEmpty(_) => "ART-13.2",
            Self::NoSuchPile(_) => "ART-4.11",
        })
    }
}
