//! Which games there are.

use crate::{AnyEvent, AnyKnowledge, AnyMove, AnyRefusal, AnyView};
use artus::Artus;
use camelot::Camelot;
use merlin::Merlin;
use std::fmt;
use std::str::FromStr;
use table::{Eye, Game, Knowledge, Unreadable};

/// A game of the house.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameId {
    /// Artus, by Michael Kiesling and Wolfgang Kramer.
    Artus,
    /// The Future of Camelot, by Emanuele Briano.
    Camelot,
    /// Merlin, by Stefan Feld and Michael Rieneck.
    Merlin,
}

/// An operation on a game chosen at run time, written once for all games.
pub trait Visitor {
    /// Its result.
    type Out;

    /// Runs it for one game.
    fn visit<G: Listed>(self) -> Self::Out;
}

impl GameId {
    /// All games.
    pub const ALL: [Self; 3] = [Self::Artus, Self::Camelot, Self::Merlin];

    /// The short name of the game, in records and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Artus => Artus::ID,
            Self::Camelot => Camelot::ID,
            Self::Merlin => Merlin::ID,
        }
    }

    /// The prefix of the ids of its clauses.
    pub const fn rules(self) -> &'static str {
        match self {
            Self::Artus => "ART",
            Self::Camelot => "CAM",
            Self::Merlin => "MER",
        }
    }

    /// Runs a visitor for this game.
    pub fn visit<V: Visitor>(self, visitor: V) -> V::Out {
        match self {
            Self::Artus => visitor.visit::<Artus>(),
            Self::Camelot => visitor.visit::<Camelot>(),
            Self::Merlin => visitor.visit::<Merlin>(),
        }
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for GameId {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let found = Self::ALL.into_iter().find(|game| game.id() == text);
        found.ok_or_else(|| Unreadable::new("game", text))
    }
}

/// A game of the list: converts its own types to those of any game.
pub trait Listed:
    Game<Move: Send + Sync, Event: Send + Sync, Options: Send + Sync, Refusal: Send> + Send + Sync + 'static
{
    /// Its entry in the list.
    const GAME: GameId;

    /// A move of this game as a move of any game.
    fn wrap_move(own: Self::Move) -> AnyMove;
    /// A move of any game, if it is one of this game.
    fn own_move(any: AnyMove) -> Option<Self::Move>;
    /// Whether this move, as the only one offered, is made without asking.
    fn is_formality(own: Self::Move) -> bool;
    /// An event of this game as an event of any game.
    fn wrap_event(&self, own: Self::Event) -> AnyEvent;
    /// A refusal of this game as a refusal of any game; `state` is the situation it was made in, if that is known.
    fn wrap_refusal(own: Self::Refusal, state: Option<&Self>) -> AnyRefusal;
    /// A view of this game as a view of any game.
    fn wrap_view(own: Self::View<'_>) -> AnyView<'_>;
    /// What a seat knows of this game as what a seat knows of any game.
    fn wrap_knowledge(own: Knowledge<'_, Self>) -> AnyKnowledge<'_>;
}

impl Listed for Artus {
    const GAME: GameId = GameId::Artus;

    fn wrap_move(own: Self::Move) -> AnyMove {
        AnyMove::Artus(own)
    }

    fn own_move(any: AnyMove) -> Option<Self::Move> {
        match any {
            AnyMove::Artus(own) => Some(own),
            AnyMove::Camelot(_) | AnyMove::Merlin(_) => None,
        }
    }

    /// ART-17.9: a draw from the only pile left.
    fn is_formality(own: Self::Move) -> bool {
        matches!(own, artus::Move::Draw(_))
    }

    fn wrap_event(&self, own: Self::Event) -> AnyEvent {
        AnyEvent::Artus(own)
    }

    fn wrap_refusal(own: Self::Refusal, _: Option<&Self>) -> AnyRefusal {
        AnyRefusal::Artus(own)
    }

    fn wrap_view(own: Self::View<'_>) -> AnyView<'_> {
        AnyView::Artus(own)
    }

    fn wrap_knowledge(own: Knowledge<'_, Self>) -> AnyKnowledge<'_> {
        AnyKnowledge::Artus(own)
    }
}

impl Listed for Camelot {
    const GAME: GameId = GameId::Camelot;

    fn wrap_move(own: Self::Move) -> AnyMove {
        AnyMove::Camelot(own)
    }

    fn own_move(any: AnyMove) -> Option<Self::Move> {
        match any {
            AnyMove::Camelot(own) => Some(own),
            AnyMove::Artus(_) | AnyMove::Merlin(_) => None,
        }
    }

    /// Section 21: an only option is carried out without asking. A grail tile is not: taken at once it would show
    /// everybody that all tiles left are of one part, which only Percival's player may know (CAM-16.16).
    fn is_formality(own: Self::Move) -> bool {
        !matches!(own, camelot::Move::Tile(_))
    }

    fn wrap_event(&self, own: Self::Event) -> AnyEvent {
        AnyEvent::Camelot(own, self.view(Eye::Spectator).open.owners())
    }

    fn wrap_refusal(own: Self::Refusal, _: Option<&Self>) -> AnyRefusal {
        AnyRefusal::Camelot(own)
    }

    fn wrap_view(own: Self::View<'_>) -> AnyView<'_> {
        AnyView::Camelot(own)
    }

    fn wrap_knowledge(own: Knowledge<'_, Self>) -> AnyKnowledge<'_> {
        AnyKnowledge::Camelot(own)
    }
}

impl Listed for Merlin {
    const GAME: GameId = GameId::Merlin;

    fn wrap_move(own: Self::Move) -> AnyMove {
        AnyMove::Merlin(own)
    }

    fn own_move(any: AnyMove) -> Option<Self::Move> {
        match any {
            AnyMove::Merlin(own) => Some(own),
            AnyMove::Artus(_) | AnyMove::Camelot(_) => None,
        }
    }

    /// What is left without a choice inside an action or a scoring. Moves that close a window are never a formality:
    /// making them without asking would show that the player has no mission to complete (MER-17.2).
    fn is_formality(own: Self::Move) -> bool {
        match own {
            merlin::Move::Perform
            | merlin::Move::Deploy(..)
            | merlin::Move::Dismiss(_)
            | merlin::Move::Take(_)
            | merlin::Move::Return(_)
            | merlin::Move::Build(..)
            | merlin::Move::Draw(_) => true,
            merlin::Move::Mission(_)
            | merlin::Move::Tile(_)
            | merlin::Move::Start(_)
            | merlin::Move::StartingTile(_)
            | merlin::Move::Traitor(_)
            | merlin::Move::Roll(_)
            | merlin::Move::Complete(_)
            | merlin::Move::Second(_)
            | merlin::Move::Die(..)
            | merlin::Move::Apple(_)
            | merlin::Move::TurnDie
            | merlin::Move::Walk(_)
            | merlin::Move::Reverse
            | merlin::Move::Mirror
            | merlin::Move::DifferentAction(_)
            | merlin::Move::Forfeit
            | merlin::Move::Place(_)
            | merlin::Move::Discard(_)
            | merlin::Move::Staff
            | merlin::Move::Repel(_)
            | merlin::Move::UseGrail
            | merlin::Move::Done
            | merlin::Move::End => false,
            merlin::Move::Module(own) => own.is_formality(),
        }
    }

    fn wrap_event(&self, own: Self::Event) -> AnyEvent {
        AnyEvent::Merlin(own, self.options().layout())
    }

    fn wrap_refusal(own: Self::Refusal, state: Option<&Self>) -> AnyRefusal {
        let usual = || merlin::Layout::of(4, merlin::Modules::NONE, merlin::Components::printed());
        AnyRefusal::Merlin(own, state.map_or_else(usual, |state| state.options().layout()))
    }

    fn wrap_view(own: Self::View<'_>) -> AnyView<'_> {
        AnyView::Merlin(own)
    }

    fn wrap_knowledge(own: Knowledge<'_, Self>) -> AnyKnowledge<'_> {
        AnyKnowledge::Merlin(own)
    }
}
