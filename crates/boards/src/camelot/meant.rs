//! What a tap on a thing would mean, whether it is offered or not: so that the rules can say why not.

use super::Scene;
use camelot::{Field, Move, Shield, Source};
use words::camelot::Subject;

/// The moves a tap on a thing would mean; none where a tap means nothing by itself.
pub fn meant(scene: &Scene<'_>, what: Subject) -> Vec<Move> {
    match what {
        Subject::Field(field) => placed(scene, field),
        Subject::Mission(mission) => vec![Move::Take(mission)],
        Subject::Number(number) => vec![Move::Predict(number)],
        Subject::Sign(_)
        | Subject::Room(_)
        | Subject::Magician(_)
        | Subject::Shield(_)
        | Subject::Hero(_)
        | Subject::Score(_) => Vec::new(),
    }
}

/// What would place a figure on a field: a shield that is due, an extra knight, the magician.
fn placed(scene: &Scene<'_>, field: Field) -> Vec<Move> {
    let offered = |is: fn(&Move) -> bool| scene.offers.iter().any(is);
    if offered(|offer| matches!(offer, Move::Magician(_))) {
        return vec![Move::Magician(field)];
    }
    if offered(|offer| matches!(offer, Move::Extra(..))) {
        return vec![Move::Extra(scene.pick.source.unwrap_or(Source::Screen), field)];
    }
    let due: Vec<Shield> = scene.view.open.turn.shields.kinds().collect();
    let picked = scene.pick.shield.filter(|shield| due.contains(shield));
    match picked {
        Some(shield) => vec![Move::Place(shield, field)],
        None if due.is_empty() => vec![Move::Place(Shield::Any, field)],
        None => due.into_iter().map(|shield| Move::Place(shield, field)).collect(),
    }
}
