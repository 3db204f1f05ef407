//! The things on the boards that a move is about.

use super::stage::{field_of, mission_of};
use camelot::Move;
use words::camelot::{Sign, Subject};

/// The things a move is about, for whoever shows it before it is made.
pub fn touched(choice: Move) -> Vec<Subject> {
    let place = field_of(choice).map(Subject::Field).or_else(|| mission_of(choice).map(Subject::Mission));
    match (place, choice) {
        (Some(place), _) => vec![place],
        (None, Move::Predict(number)) => vec![Subject::Number(number)],
        (None, Move::Fetch(_)) => vec![Subject::Sign(Sign::Hinterland)],
        (None, _) => Vec::new(),
    }
}
