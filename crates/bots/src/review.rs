//! The review of a game: everybody's chance to win after each move, as the network of the masters sees it, and where it changed most.

use crate::Judge;
use crate::inputs::inputs;
use games::{AnyKnowledge, RunningGame};
use std::cmp::Ordering;
use std::ops::Range;
use table::{Actor, Knowledge, Seat, Turn, generator};

/// How a game went.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// Everybody's chance to win before the first move, after it, and so on; those of all seats add up to 1.
    pub chances: Vec<[f32; Seat::MOST]>,
    /// Where a chance changed most, the largest change first.
    pub turning_points: Vec<TurningPoint>,
}

/// Moves that changed somebody's chance to win.
#[derive(Clone, PartialEq, Debug)]
pub struct TurningPoint {
    /// The moves, counted from 0: all that one player, or chance, made in a row.
    pub moves: Range<usize>,
    /// Who made them.
    pub mover: Actor,
    /// Whose chance changed: the player's own, or by chance the one that changed most.
    pub seat: Seat,
    /// By how much, from −1 to 1.
    pub change: f32,
}

/// At most so many turning points are told.
const TURNING_POINTS: usize = 7;
/// What changes a chance by less is none: the networks are calibrated to about as much (`docs/learning.md`).
const SMALLEST: f32 = 0.05;

/// The review of a game as far as it was played; `None` where there is no network.
///
/// Every seat is asked about itself, and knows what it knew then. So a good card counts although nobody else has seen it.
pub fn review(running: &dyn RunningGame) -> Option<Review> {
    let mut moments = Vec::with_capacity(running.moves_made() + 1);
    running.play_again(&mut |moment| moments.push(chances(moment)));
    let chances: Vec<_> = moments.into_iter().collect::<Option<_>>()?;
    let turning_points = turning_points(running, &chances);
    Some(Review { chances, turning_points })
}

/// Everybody's chance in a situation.
fn chances(running: &dyn RunningGame) -> Option<[f32; Seat::MOST]> {
    let (players, mut chances) = (running.players(), [0.0; Seat::MOST]);
    if running.turn() == Turn::Over {
        let winners = running.scores().winners;
        winners.iter().for_each(|seat| chances[seat.index()] = 1.0 / winners.len() as f32);
        return Some(chances);
    }
    for seat in Seat::all(players) {
        chances[seat.index()] = match running.knowledge(seat) {
            AnyKnowledge::Artus(known) => own_chance(&known),
            AnyKnowledge::Camelot(known) => own_chance(&known),
            AnyKnowledge::Merlin(known) => own_chance(&known),
        }?;
    }
    let sum: f32 = chances.iter().sum();
    chances[..players].iter_mut().for_each(|chance| *chance /= sum);
    Some(chances)
}

/// What a seat thinks of its own chance. Any game it imagines looks the same to it, and so to the network.
fn own_chance<G: Judge>(known: &Knowledge<'_, G>) -> Option<f32> {
    /// Nobody may be without any chance before the end.
    const LEAST: f32 = 1e-4;
    let game = known.imagine(&mut generator(0));
    Some(game.network()?.expect(&inputs(&game, known.seat())).wins[0].max(LEAST))
}

fn turning_points(running: &dyn RunningGame, chances: &[[f32; Seat::MOST]]) -> Vec<TurningPoint> {
    let mut points = Vec::new();
    let mut begin = 0;
    while let Some(mover) = running.mover(begin) {
        let mut end = begin + 1;
        while running.mover(end) == Some(mover) {
            end += 1;
        }
        let change = |seat: Seat| chances[end][seat.index()] - chances[begin][seat.index()];
        let seat = match mover {
            Actor::Seat(seat) => seat,
            Actor::Chance => Seat::all(running.players())
                .max_by(|&one, &other| by_size(change(one), change(other)))
                .expect("somebody plays"),
        };
        if change(seat).abs() >= SMALLEST {
            points.push(TurningPoint { moves: begin..end, mover, seat, change: change(seat) });
        }
        begin = end;
    }
    points.sort_by(|one, other| by_size(other.change, one.change));
    points.truncate(TURNING_POINTS);
    points
}

fn by_size(one: f32, other: f32) -> Ordering {
    one.abs().total_cmp(&other.abs())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Level, Style, decide};
    use games::start;

    /// A whole game that bots played.
    fn game<G: Judge>(options: &str, level: Level, seed: u64) -> Box<dyn RunningGame> {
        let options = G::read_options(options, G::printed()).unwrap();
        let (mut running, mut rng) = (start::<G>(options, Vec::new()), generator(seed));
        loop {
            running.let_chance_move(&mut rng);
            let Turn::Seats(seats) = running.turn() else { return running };
            let seat = seats.iter().next().unwrap();
            let choice = decide((level, Style::Balanced), &*running, seat, &mut rng).unwrap();
            running.play(seat, choice).unwrap();
        }
    }

    fn every_game() -> Vec<Box<dyn RunningGame>> {
        vec![
            game::<artus::Artus>("players=4 mode=advanced", Level::Novice, 1),
            game::<camelot::Camelot>("players=3", Level::Random, 2),
            game::<camelot::Camelot>("players=2 sides=BBBB heroes=expert", Level::Random, 3),
            game::<merlin::Merlin>("players=2", Level::Random, 4),
            game::<merlin::Merlin>("players=4 modules=all", Level::Random, 5),
        ]
    }

    #[test]
    fn chances_add_up_to_one_and_end_with_the_victory() {
        for running in every_game() {
            let review = review(&*running).expect("there is a network for the printed components");
            assert_eq!(review.chances.len(), running.moves_made() + 1);
            for chances in &review.chances {
                assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{chances:?}");
                let (sitting, nobody) = chances.split_at(running.players());
                assert!(sitting.iter().all(|chance| (0.0..=1.0).contains(chance)), "{chances:?}");
                assert!(nobody.iter().all(|&chance| chance == 0.0), "{chances:?}");
            }
            let (last, winners) = (review.chances.last().unwrap(), running.scores().winners);
            for seat in Seat::all(running.players()) {
                assert_eq!(last[seat.index()] > 0.0, winners.contains(seat), "{last:?}");
            }
        }
    }

    #[test]
    fn turning_points_are_the_largest_changes_of_whoever_moved() {
        let mut causes = [0, 0];
        for running in every_game() {
            let review = review(&*running).unwrap();
            let points = &review.turning_points;
            assert!((1..=TURNING_POINTS).contains(&points.len()), "{points:?}");
            assert!(points.is_sorted_by(|one, next| one.change.abs() >= next.change.abs()), "{points:?}");
            for point in points {
                let (begin, end) = (point.moves.start, point.moves.end);
                assert!(point.moves.clone().all(|number| running.mover(number) == Some(point.mover)));
                assert_ne!(running.mover(end), Some(point.mover), "it ends with the turn");
                let at = |made: usize| review.chances[made][point.seat.index()];
                assert_eq!(point.change, at(end) - at(begin));
                match point.mover {
                    Actor::Seat(seat) => assert_eq!(seat, point.seat),
                    Actor::Chance => causes[0] += 1,
                }
                causes[1] += 1;
            }
        }
        let [luck, all] = causes;
        assert!(0 < luck && luck < all, "{luck} of {all} turning points are luck");
    }

    #[test]
    fn a_game_that_ended_early_is_reviewed_as_far_as_it_was_played() {
        let running = game::<artus::Artus>("players=2 mode=beginner", Level::Novice, 7);
        let (whole, part) = (review(&*running).unwrap(), review(&*running.until(40)).unwrap());
        assert_eq!(part.chances, whole.chances[..=40]);
    }
}
