//! What a tap on a thing would mean, whether it is offered or not: so that the rules can say why not.

use super::Scene;
use merlin::{Move, Pile};
use words::merlin::Subject;

/// The moves a tap on a thing would mean; none where a tap means nothing by itself.
pub fn meant(scene: &Scene<'_>, what: Subject) -> Vec<Move> {
    let open = scene.view.open;
    match what {
        Subject::Supply(item) => vec![Move::Take(item)],
        Subject::Item(item) => vec![Move::Return(item)],
        Subject::Mission(mission) if open.display.contains(&Some(mission)) => {
            vec![Move::Draw(Pile::Display(mission))]
        }
        Subject::Mission(mission) => vec![Move::Complete(mission)],
        Subject::Tile(site) => open.eligible(site).iter().map(|colour| Move::Build(site, colour)).collect(),
        Subject::Worth(colour) => vec![Move::Place(colour)],
        Subject::Sign(_)
        | Subject::Space(_)
        | Subject::Land(_)
        | Subject::Kind(_)
        | Subject::Vassal(_)
        | Subject::Territory(_)
        | Subject::Knight(_)
        | Subject::Figure(_)
        | Subject::Die(_)
        | Subject::Relic(_)
        | Subject::Score(_)
        | Subject::Ability(_)
        | Subject::Pict(_)
        | Subject::Ally(_)
        | Subject::Marker(_)
        | Subject::District(_)
        | Subject::Decree(_)
        | Subject::Kitchen(_)
        | Subject::Treasure(_) => Vec::new(),
    }
}
