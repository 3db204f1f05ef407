//! What the thing chosen by a move does, as far as the move itself does not say it.

use super::spaces::space_does;
use super::things::{power_does, relic_does};
use crate::Words;
use ::merlin::{Kind, Move, Relic, Space, View};
use ::table::Seat;

/// What the space, the flag or the relic of a move does.
pub(crate) fn explains(words: Words, choice: Move, view: &View<'_>, seat: Seat) -> Option<String> {
    let open = view.open;
    let words = super::at(words, &open.layout);
    let does = |space: Space| space_does(words, open.layout.kind(space));
    match choice {
        // Merlin may go two ways; what either space does is too much for here.
        Move::Die(..) | Move::Walk(_) | Move::Reverse | Move::Mirror | Move::Module(_) => {
            match view.ends(seat, choice)[..] {
                [only] => Some(does(only)),
                _ => None,
            }
        }
        Move::DifferentAction(space) => Some(does(space)),
        Move::Forfeit => open.turn.action.map(does),
        Move::Take(item) if item.kind == Kind::Flag => {
            Some(power_does(words, open.layout.powers[item.colour.index()]))
        }
        Move::UseGrail => Some(relic_does(words, Relic::Grail)),
        Move::Dismiss(_) => Some(relic_does(words, Relic::Excalibur)),
        Move::Mission(_)
        | Move::Tile(_)
        | Move::Start(_)
        | Move::StartingTile(_)
        | Move::Traitor(_)
        | Move::Roll(_)
        | Move::Complete(_)
        | Move::Second(_)
        | Move::Apple(_)
        | Move::TurnDie
        | Move::Perform
        | Move::Deploy(..)
        | Move::Take(_)
        | Move::Place(_)
        | Move::Return(_)
        | Move::Discard(_)
        | Move::Build(..)
        | Move::Draw(_)
        | Move::Staff
        | Move::Repel(_)
        | Move::Done
        | Move::End => None,
    }
}
