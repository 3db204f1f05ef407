//! The things on the board that a move is about.

use merlin::{Move, Pile, Relic, View};
use table::Seat;
use words::merlin::{Sign, Subject};

/// The things a move is about, for whoever shows it before it is made.
pub fn touched(view: &View<'_>, seat: Seat, choice: Move) -> Vec<Subject> {
    let spaces = || view.ends(seat, choice).into_iter().map(Subject::Space);
    match choice {
        Move::Die(die, _) => [Subject::Die(die)].into_iter().chain(spaces()).collect(),
        Move::Walk(_) | Move::Reverse | Move::Mirror | Move::Module(_) => spaces().collect(),
        Move::DifferentAction(space) => vec![Subject::Space(space)],
        Move::Forfeit | Move::Perform => view.open.turn.action.map(Subject::Space).into_iter().collect(),
        Move::Take(item) => vec![Subject::Supply(item)],
        Move::Return(item) => vec![Subject::Item(item)],
        Move::Deploy(vassal, colour) => vec![Subject::Vassal(vassal), Subject::Land(colour)],
        Move::Build(site, _) => vec![Subject::Tile(site)],
        Move::Complete(mission)
        | Move::Second(mission)
        | Move::Discard(mission)
        | Move::Draw(Pile::Display(mission)) => vec![Subject::Mission(mission)],
        Move::Draw(Pile::Deck) => vec![Subject::Sign(Sign::Deck)],
        Move::Place(colour) => vec![Subject::Worth(colour)],
        Move::Apple(_) => vec![Subject::Sign(Sign::Apple)],
        Move::Staff => vec![Subject::Sign(Sign::Staff)],
        Move::Dismiss(_) | Move::Repel(_) => vec![Subject::Sign(Sign::Traitor)],
        Move::UseGrail => vec![Subject::Relic(Relic::Grail)],
        Move::Mission(_)
        | Move::Tile(_)
        | Move::Start(_)
        | Move::StartingTile(_)
        | Move::Traitor(_)
        | Move::Roll(_)
        | Move::TurnDie
        | Move::Done
        | Move::End => Vec::new(),
    }
}
