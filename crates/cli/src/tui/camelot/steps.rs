//! How a move is chosen: a shield, then a room, then a field; one fist, then the other; everything else at once.

use super::super::pick;
use camelot::{BoardName, Components, Field, Fists, HeroUse, Move, Shield, Source, View};

/// What moves have in common that go together at a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Key {
    Shield(Shield),
    HeroShield(Shield),
    Source(Source),
    Remove,
    Black(Option<BoardName>),
    Board(Option<BoardName>),
    FirstFist(u8),
    Only(Move),
}

/// The board of a field, where the components of the program know it; fields of another file go together.
fn board_of(field: Field) -> Option<BoardName> {
    let components = Components::printed();
    BoardName::ALL.into_iter().find(|&name| components.board(name).place(field).is_some())
}

/// The steps to a move.
fn path(offer: Move) -> Vec<Key> {
    let only = Key::Only(offer);
    match offer {
        Move::Place(shield @ Shield::Any, field) => {
            vec![Key::Shield(shield), Key::Board(board_of(field)), only]
        }
        Move::Place(
            shield @ (Shield::Red | Shield::Green | Shield::Blue | Shield::Yellow | Shield::Violet),
            _,
        ) => vec![Key::Shield(shield), only],
        Move::Extra(source, _) => vec![Key::Source(source), only],
        Move::Hero(HeroUse::Place(shield, _)) => vec![Key::HeroShield(shield), only],
        Move::Hero(HeroUse::Remove(_)) => vec![Key::Remove, only],
        Move::Hero(HeroUse::Black(field)) => vec![Key::Black(board_of(field)), only],
        Move::Magician(field) => vec![Key::Board(board_of(field)), only],
        Move::Send(Fists { first, second: Some(_) }) => vec![Key::FirstFist(first), only],
        Move::Send(Fists { second: None, .. })
        | Move::Side(..)
        | Move::Eldest(_)
        | Move::Card(_)
        | Move::Mission(_)
        | Move::Merlin(_)
        | Move::Grail(_)
        | Move::Reveal
        | Move::Colour(_)
        | Move::Predict(_)
        | Move::Take(_)
        | Move::Fetch(_)
        | Move::Return(_)
        | Move::Bonus(_)
        | Move::Draw
        | Move::Tile(_)
        | Move::Hero(HeroUse::Choose | HeroUse::Score)
        | Move::Decline => vec![only],
    }
}

/// How many steps it takes to choose a move.
pub(crate) fn steps(offer: Move) -> usize {
    path(offer).len()
}

/// Whether two moves that agreed so far go together at a step.
pub(crate) fn together(one: Move, other: Move, step: usize) -> bool {
    path(one).get(step).or(Some(&Key::Only(one))) == path(other).get(step).or(Some(&Key::Only(other)))
}

/// Numbers of the throne room are typed.
pub(crate) const fn number(offer: Move) -> Option<u8> {
    if let Move::Predict(number) = offer { Some(number) } else { None }
}

/// How many knights are sent is chosen by that digit; everything else is counted.
pub(crate) fn key_of(offer: Move, step: usize, place: usize) -> Option<char> {
    let digit = |knights: u8| char::from_digit(knights.into(), 10);
    match (offer, step) {
        (Move::Send(Fists { second: Some(second), .. }), 1) => digit(second),
        (Move::Send(Fists { first, .. }), _) | (Move::Fetch(first), _) => digit(first),
        (_, _) => pick::key_of(place),
    }
}

/// Predicting begins at two knights for each colour, a usual guess; everything else at the first.
pub(crate) fn first_choice(view: &View<'_>, offers: impl Iterator<Item = Move>) -> usize {
    let guess = 2 * view.open.colours().count() as u8;
    let predicted = |offer: Move| number(offer).is_some_and(|number| number >= guess);
    offers.enumerate().find(|&(_, offer)| predicted(offer)).map_or(0, |(place, _)| place)
}

/// Where a move places something.
pub(crate) const fn field(offer: Move) -> Option<Field> {
    match offer {
        Move::Place(_, field)
        | Move::Extra(_, field)
        | Move::Magician(field)
        | Move::Hero(HeroUse::Place(_, field) | HeroUse::Black(field)) => Some(field),
        Move::Side(..)
        | Move::Eldest(_)
        | Move::Card(_)
        | Move::Mission(_)
        | Move::Merlin(_)
        | Move::Grail(_)
        | Move::Reveal
        | Move::Colour(_)
        | Move::Send(_)
        | Move::Predict(_)
        | Move::Take(_)
        | Move::Fetch(_)
        | Move::Return(_)
        | Move::Bonus(_)
        | Move::Draw
        | Move::Tile(_)
        | Move::Hero(HeroUse::Choose | HeroUse::Remove(_) | HeroUse::Score)
        | Move::Decline => None,
    }
}
