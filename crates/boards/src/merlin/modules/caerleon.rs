//! The City of Caerleon: what is asked in the districts, and where it is tapped.

use crate::merlin::Scene;
use crate::merlin::stage::Spot;
use merlin::modules::caerleon::{Frame, Move};

/// What is due, as the reader's task.
pub(super) fn headline(scene: &Scene<'_>, own: Frame) -> String {
    match own {
        Frame::SendHome { .. } => scene.say("boards-merlin-caerleon-send-home"),
        Frame::Take(kind, left) => {
            let values = [("kind", kind.id().into()), ("count", left.into())];
            scene.say_with("boards-merlin-caerleon-take", &values)
        }
        Frame::Fruit(left) => scene.say_with("boards-merlin-caerleon-fruit", &[("count", left.into())]),
        Frame::Give(left) => scene.say_with("boards-merlin-caerleon-give", &[("count", left.into())]),
        Frame::ForItem(_) => scene.say("boards-merlin-caerleon-for-item"),
        Frame::ForCoin(_) => scene.say("boards-merlin-caerleon-for-coin"),
    }
}

/// Nothing of its own has a place on the drawing yet.
pub(super) const fn spot(own: Move) -> Option<Spot> {
    match own {
        Move::Lay(_) | Move::SendHome(_) | Move::GiveCoin | Move::TakeCoin => None,
    }
}
