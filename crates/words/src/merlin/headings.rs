//! What choices are listed under: the kind of decision they are.

use super::modules;
use crate::Words;
use ::merlin::Move;

/// What choices like this one are listed under; nothing for those that stand alone.
pub fn heading(words: Words, choice: Move) -> Option<String> {
    let key = match choice {
        Move::Complete(_) => "merlin-heading-complete",
        Move::Second(_) => "merlin-heading-second",
        Move::Die(..) => "merlin-heading-die",
        Move::Apple(_) => "merlin-heading-apple",
        Move::TurnDie | Move::Reverse | Move::Mirror | Move::DifferentAction(_) | Move::Repel(_) => {
            "merlin-heading-flag"
        }
        Move::Walk(_) => "merlin-heading-walk",
        Move::Deploy(..) => "merlin-heading-deploy",
        Move::Dismiss(_) => "merlin-heading-dismiss",
        Move::Take(_) => "merlin-heading-take",
        Move::Place(_) => "merlin-heading-place",
        Move::Return(_) => "merlin-heading-return",
        Move::Discard(_) => "merlin-heading-discard",
        Move::Build(..) => "merlin-heading-build",
        Move::Draw(_) => "merlin-heading-draw",
        Move::Mission(_)
        | Move::Tile(_)
        | Move::Start(_)
        | Move::StartingTile(_)
        | Move::Traitor(_)
        | Move::Roll(_)
        | Move::Forfeit
        | Move::Perform
        | Move::Staff
        | Move::UseGrail
        | Move::Done
        | Move::End => return None,
        Move::Module(own) => return modules::heading(words, own),
    };
    Some(words.say(key))
}
