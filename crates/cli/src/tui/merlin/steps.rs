//! How a move is chosen: a vassal, then a principality; a tile, then a material; everything else at once.

use merlin::{Kind, Move, Pile, Site, Vassal};

/// What moves have in common that go together at a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Key {
    Apple,
    Vassal(Vassal),
    Take(Kind),
    Place,
    Tile(Site),
    Only(Move),
}

/// The first of two steps, if a move takes two.
const fn first(offer: Move) -> Option<Key> {
    match offer {
        Move::Apple(_) => Some(Key::Apple),
        Move::Deploy(vassal, _) => Some(Key::Vassal(vassal)),
        Move::Take(item) => Some(Key::Take(item.kind)),
        Move::Place(_) => Some(Key::Place),
        Move::Build(site, _) => Some(Key::Tile(site)),
        Move::Mission(_)
        | Move::Tile(_)
        | Move::Start(_)
        | Move::StartingTile(_)
        | Move::Traitor(_)
        | Move::Roll(_)
        | Move::Complete(_)
        | Move::Second(_)
        | Move::Die(..)
        | Move::TurnDie
        | Move::Walk(_)
        | Move::Reverse
        | Move::Mirror
        | Move::DifferentAction(_)
        | Move::Forfeit
        | Move::Perform
        | Move::Dismiss(_)
        | Move::Return(_)
        | Move::Discard(_)
        | Move::Draw(Pile::Display(_) | Pile::Deck)
        | Move::Staff
        | Move::Repel(_)
        | Move::UseGrail
        | Move::Done
        | Move::End
        | Move::Module(_) => None,
    }
}

/// How many steps it takes to choose a move.
pub(crate) const fn steps(offer: Move) -> usize {
    if first(offer).is_some() { 2 } else { 1 }
}

/// Whether two moves that agreed so far go together at a step.
pub(crate) fn together(one: Move, other: Move, step: usize) -> bool {
    let key = |offer: Move| first(offer).filter(|_| step == 0).unwrap_or(Key::Only(offer));
    key(one) == key(other)
}

/// The cursor begins at what is usually wanted: a mission that is met, a move without paying for it, the action, the end
/// of the turn; not at an apple, a flag, a staff, or doing without.
pub(crate) fn first_choice(offers: &[Move]) -> usize {
    let branches = offers.chunk_by(|&one, &other| together(one, other, 0));
    let usual = |branch: &[Move]| branch.first().is_some_and(|&first| is_usual(first));
    branches.into_iter().position(usual).unwrap_or_default()
}

const fn is_usual(offer: Move) -> bool {
    match offer {
        Move::Apple(_)
        | Move::TurnDie
        | Move::Reverse
        | Move::Mirror
        | Move::DifferentAction(_)
        | Move::Forfeit
        | Move::Staff
        | Move::Second(_)
        | Move::Repel(_)
        | Move::Module(_) => false,
        Move::Mission(_)
        | Move::Tile(_)
        | Move::Start(_)
        | Move::StartingTile(_)
        | Move::Traitor(_)
        | Move::Roll(_)
        | Move::Complete(_)
        | Move::Die(..)
        | Move::Walk(_)
        | Move::Perform
        | Move::Deploy(..)
        | Move::Dismiss(_)
        | Move::Take(_)
        | Move::Place(_)
        | Move::Return(_)
        | Move::Discard(_)
        | Move::Build(..)
        | Move::Draw(_)
        | Move::UseGrail
        | Move::Done
        | Move::End => true,
    }
}
