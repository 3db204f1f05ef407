//! Any move of Merlin, and the texts only Merlin has.

use merlin::{
    Colour, Die, Direction, Frame, Item, Kind, Mission, Move, Pile, Pips, ScoringStep, SetupStep, Site,
    Space, StartingTile, TerrainTile, Vassal, Window,
};
use suite::proptest::prelude::*;
use table::Seat;

fn one_of<T: Clone + std::fmt::Debug + 'static>(
    all: impl IntoIterator<Item = T>,
) -> impl Strategy<Value = T> {
    prop::sample::select(all.into_iter().collect::<Vec<_>>())
}

fn colour() -> impl Strategy<Value = Colour> {
    one_of(Colour::ALL)
}

fn item() -> impl Strategy<Value = Item> {
    (one_of(Kind::ALL), colour()).prop_map(|(kind, colour)| Item { kind, colour })
}

fn mission() -> impl Strategy<Value = Mission> {
    one_of(Mission::all())
}

fn pips() -> impl Strategy<Value = Pips> {
    one_of(Pips::all())
}

/// Any move, allowed or not.
pub(crate) fn any_move() -> impl Strategy<Value = Move> {
    let chance = prop_oneof![
        mission().prop_map(Move::Mission),
        one_of(TerrainTile::all()).prop_map(Move::Tile),
        (0..Seat::MOST).prop_map(|seat| Move::Start(Seat::new(seat))),
        one_of(StartingTile::all()).prop_map(Move::StartingTile),
        colour().prop_map(Move::Traitor),
        pips().prop_map(Move::Roll),
    ];
    let windows = prop_oneof![
        mission().prop_map(Move::Complete),
        mission().prop_map(Move::Second),
        (one_of(Die::ALL), pips()).prop_map(|(die, pips)| Move::Die(die, pips)),
        pips().prop_map(Move::Apple),
        one_of(Direction::ALL).prop_map(Move::Walk),
        one_of(Space::all()).prop_map(Move::DifferentAction),
        one_of([
            Move::TurnDie,
            Move::Reverse,
            Move::Mirror,
            Move::Forfeit,
            Move::Perform,
            Move::Staff,
            Move::End
        ]),
    ];
    let actions = prop_oneof![
        (one_of(Vassal::ALL), colour()).prop_map(|(vassal, colour)| Move::Deploy(vassal, colour)),
        colour().prop_map(Move::Dismiss),
        item().prop_map(Move::Take),
        colour().prop_map(Move::Place),
        item().prop_map(Move::Return),
        mission().prop_map(Move::Discard),
        (one_of(Site::all(4)), colour()).prop_map(|(site, colour)| Move::Build(site, colour)),
        mission().prop_map(|mission| Move::Draw(Pile::Display(mission))),
        colour().prop_map(Move::Repel),
        one_of([Move::Draw(Pile::Deck), Move::UseGrail, Move::Done]),
    ];
    prop_oneof![chance, windows, actions]
}

/// Every frame has a text that reads back.
#[test]
fn every_frame_has_a_text() {
    let frames = SetupStep::BASE
        .map(Frame::Setup)
        .into_iter()
        .chain(Window::ALL.map(Frame::Window))
        .chain(ScoringStep::BASE.map(Frame::Scoring))
        .chain(Colour::ALL.map(Frame::Grail))
        .chain([0, 1, 2, 3].map(|seat| Frame::RepelTraitors(Seat::new(seat))))
        .chain(merlin::Destination::ALL.map(Frame::Card))
        .chain([1, 2].map(Frame::Replace))
        .chain([
            Frame::Dice,
            Frame::Execution,
            Frame::Repeat,
            Frame::Exchange,
            Frame::SecondDiscard,
            Frame::Tower,
        ])
        .chain([Frame::TurnEnd, Frame::NewTraitors, Frame::Over]);
    for frame in frames {
        assert_eq!(frame.to_string().parse(), Ok(frame));
    }
}
