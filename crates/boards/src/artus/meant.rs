//! What a tap on a thing would mean, whether it is offered or not: so that the rules can say why not.

use super::Scene;
use super::stage::Stage;
use artus::{Action, Card, Chair, ChairSet, Move, Phase, Reach};
use words::artus::Subject;

/// The moves a tap on a thing would mean; none where a tap means nothing by itself.
pub fn meant(scene: &Scene<'_>, what: Subject) -> Vec<Move> {
    let open = scene.view.open;
    let chair = match what {
        Subject::Card(card) => return vec![Move::Play(card, Action::All)],
        Subject::Pile(seat, kind) if Some(seat) == scene.me => return vec![Move::Draw(kind)],
        Subject::Chair(chair) | Subject::Figure(chair) => chair,
        Subject::Plate(plate) => open.table.king().unwrap_or_default().step(plate as i8),
        Subject::Pile(..)
        | Subject::Held(..)
        | Subject::Crowns
        | Subject::Carpet
        | Subject::Turn
        | Subject::Rings
        | Subject::Tokens(_)
        | Subject::Lead
        | Subject::Score(_) => return Vec::new(),
    };
    let stage = Stage::of(scene);
    match open.flow.phase {
        Phase::Place => vec![Move::Place(chair)],
        Phase::Play => stage.and_then(|stage| played(&stage, chair)).into_iter().collect(),
        Phase::StartPlayer
        | Phase::FirstKing
        | Phase::Deal
        | Phase::Draw
        | Phase::Reveal(_)
        | Phase::Over => Vec::new(),
    }
}

/// What the picked card would do with a chair: move the picked figure there, or the figure that sits there.
fn played(stage: &Stage<'_>, chair: Chair) -> Option<Move> {
    let card = stage.card?;
    let action = match (card, stage.figure) {
        (Card::Knight(reach) | Card::King(_, reach), Some(from)) => {
            Action::Advance { from, steps: way(from, chair, reach) }
        }
        (Card::Knight(reach) | Card::King(_, reach), None) => {
            Action::Advance { from: chair, steps: reach.min as i8 }
        }
        (Card::Ring(_), _) => Action::Ring(chair),
        (Card::Scoring(_), _) => Action::Score(ChairSet::only(chair)),
    };
    Some(Move::Play(card, action))
}

/// How far it is to a chair: backward where the card leads backward and that is shorter.
fn way(from: Chair, to: Chair, reach: Reach) -> i8 {
    let ahead = to.clockwise_of(from) as i8;
    let whole = Chair::COUNT as i8;
    if reach.backward && ahead > whole / 2 { ahead - whole } else { ahead }
}
