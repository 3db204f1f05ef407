//! Where the figures can go from here, and how.

use super::stage::{Reach, unit};
use super::{Scene, Way, modules};
use merlin::{Direction, Frame, Move, Power, Window};
use table::Seat;

/// Every space a figure can be brought to before it has moved, the cheapest ways first.
pub(super) fn reaches(scene: &Scene<'_>, seat: Seat) -> Vec<Reach> {
    let open = scene.view.open;
    if seat != open.active || !matches!(open.top(), Frame::Window(Window::Start | Window::Die)) {
        return Vec::new();
    }
    // Whoever might still prefer another knight's action is asked again after the move.
    let undecided = open.flags(seat, Power::DifferentAction) > 0;
    let landings = scene.view.landings().into_iter();
    landings
        .filter_map(|landing| {
            let mut moves = landing.moves.clone();
            if landing.prospect.choices == [Move::Perform] && !undecided {
                moves.push(Move::Perform);
            }
            let way = Way::new(&moves)?;
            let die = way.die().or(unit(scene));
            let in_place = match landing.moves.first() {
                Some(Move::Module(own)) => own.in_place_of_die(),
                _ => None,
            };
            let from = die.map(|(_, pips)| pips).or(in_place)?;
            let (mut pips, mut direction) = (from, Direction::Clockwise);
            let mut further = open.turn.modules.arthur.steps();
            for choice in &landing.moves {
                match *choice {
                    Move::Apple(to) => pips = to,
                    Move::TurnDie => pips = pips.opposite(),
                    Move::Module(own) => {
                        pips = modules::turned(own).unwrap_or(pips);
                        further += modules::further_steps(own);
                    }
                    Move::Walk(walked) => direction = walked,
                    Move::Reverse => direction = Direction::CounterClockwise,
                    _ => {}
                }
            }
            let steps = pips.get().saturating_add_signed(further);
            let (apples, coins, markers) = (landing.apples(), landing.coins(), landing.markers());
            let (decrees, tiles, powers) = (landing.decrees(), landing.tiles(), landing.powers());
            let (space, figure, prospect) = (landing.space, landing.figure, landing.prospect);
            Some(Reach {
                way,
                die,
                from,
                pips,
                steps,
                direction,
                space,
                figure,
                apples,
                coins,
                markers,
                decrees,
                tiles,
                powers,
                prospect,
            })
        })
        .collect()
}
