//! The review of a game: everybody's chance to win after each move, as the network of the masters sees it,
//! and where it changed most.

use crate::winning_chance::winning_chance;
use games::{AnyEvent, RunningGame};
use std::cmp::Ordering;
use std::ops::Range;
use table::{Actor, Eye, Seat, Turn};

/// How a game went.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// Everybody's chance to win before the first move, after it, and so on; those of all seats add up to 1.
    /// While something is under way that nobody has a say in, they stay what they were.
    pub chances: Vec<[f32; Seat::MOST]>,
    /// Where a chance changed most, the largest change first.
    pub turning_points: Vec<TurningPoint>,
}

/// A turn, or chance within it, that changed somebody's chance to win.
#[derive(Clone, PartialEq, Debug)]
pub struct TurningPoint {
    /// The moves, counted from 0: from a player's first decision to the next decision of somebody else.
    pub moves: Range<usize>,
    /// The one among them that changed it most, and has something to tell.
    pub decisive: usize,
    /// Who did it: the player whose turn it was, or chance.
    pub mover: Actor,
    /// Whose chance changed: the player's own, or by chance the one that changed most.
    pub seat: Seat,
    /// By how much, from −1 to 1, from the first of these moves to the last.
    pub change: f32,
}

/// The maximum number of turning points.
const TURNING_POINTS: usize = 7;
/// What changes a chance by less is none: the networks are calibrated to about as much (`docs/learning.md`).
const SMALLEST: f32 = 0.05;

/// What is known of a moment of a game.
struct Moment {
    chances: [f32; Seat::MOST],
    /// Whether somebody has something to choose, or the game is over. What lies between is under way, and no
    /// network can judge it well.
    is_settled: bool,
    /// Whether the first round has begun.
    has_begun: bool,
    /// Whether there is anything to tell of the last move.
    tells: bool,
}

/// The review of a game as far as it was played; `None` where there is no network.
///
/// Every seat is asked about itself, and knows what it knew then. So a good card counts although nobody else
/// has seen it.
pub fn review(running: &dyn RunningGame) -> Option<Review> {
    let mut moments = Vec::with_capacity(running.moves_made() + 1);
    let mut has_begun = false;
    running.play_again(&mut |now| {
        let last = now.moves_made().checked_sub(1);
        let events = last.map_or(Vec::new(), |last| now.events_since(last, Eye::Everything));
        has_begun |= events.iter().any(AnyEvent::begins_part);
        let tells = events.iter().any(|event| !event.is_announcement());
        let is_settled = match now.turn() {
            Turn::Over => true,
            Turn::Chance => false,
            Turn::Seats(seats) => seats.iter().any(|seat| now.offers(seat).len() > 1),
        };
        moments.push(chances(now).map(|chances| Moment { chances, is_settled, has_begun, tells }));
    });
    let moments: Vec<Moment> = moments.into_iter().collect::<Option<_>>()?;
    let turning_points = turning_points(running, &moments);
    let mut last = moments.first()?.chances;
    let settled = |moment: &Moment| {
        last = if moment.is_settled { moment.chances } else { last };
        last
    };
    Some(Review { chances: moments.iter().map(settled).collect(), turning_points })
}

/// Everybody's chance in a situation.
fn chances(running: &dyn RunningGame) -> Option<[f32; Seat::MOST]> {
    /// Nobody may be without any chance before the end.
    const LEAST: f32 = 1e-4;
    let (players, mut chances) = (running.players(), [0.0; Seat::MOST]);
    if running.turn() == Turn::Over {
        let winners = running.scores().winners;
        winners.iter().for_each(|seat| chances[seat.index()] = 1.0 / winners.len() as f32);
        return Some(chances);
    }
    for seat in Seat::all(players) {
        chances[seat.index()] = winning_chance(running, seat)?.max(LEAST);
    }
    let sum: f32 = chances.iter().sum();
    chances[..players].iter_mut().for_each(|chance| *chance /= sum);
    Some(chances)
}

/// The turns that changed a chance most. What comes before the first round, such as choosing colours, is none.
fn turning_points(running: &dyn RunningGame, moments: &[Moment]) -> Vec<TurningPoint> {
    let settled: Vec<usize> =
        (0..moments.len()).filter(|&made| moments[made].is_settled && moments[made].has_begun).collect();
    let decisions: Vec<(Seat, Range<usize>)> = settled
        .windows(2)
        .filter_map(|pair| match running.mover(pair[0])? {
            Actor::Seat(seat) => Some((seat, pair[0]..pair[1])),
            Actor::Chance => None,
        })
        .collect();
    let turns = decisions.chunk_by(|(one, _), (next, _)| one == next);
    let mut points: Vec<TurningPoint> = turns
        .filter_map(|turn| {
            let ((seat, first), (_, last)) = (turn.first()?, turn.last()?);
            turning_point(running, moments, *seat, first.start..last.end)
        })
        .collect();
    points.sort_by(|one, other| by_size(other.change, one.change));
    points.truncate(TURNING_POINTS);
    points
}

/// What a turn changed: the chance of whose turn it was, or, if chance did more than they did, the one that
/// changed most.
fn turning_point(
    running: &dyn RunningGame,
    moments: &[Moment],
    player: Seat,
    moves: Range<usize>,
) -> Option<TurningPoint> {
    let between = |from: usize, to: usize, seat: Seat| {
        moments[to].chances[seat.index()] - moments[from].chances[seat.index()]
    };
    let step = |number: usize, seat: Seat| between(number, number + 1, seat);
    let is_chance = |&number: &usize| running.mover(number) == Some(Actor::Chance);
    let change = |seat: Seat| between(moves.start, moves.end, seat);
    let is_luck = |seat: Seat| {
        let luck: f32 = moves.clone().filter(is_chance).map(|number| step(number, seat)).sum();
        let played = change(seat) - luck;
        luck.abs() > played.abs()
    };
    let luckiest = Seat::all(running.players())
        .filter(|&seat| is_luck(seat))
        .max_by(|&one, &other| by_size(change(one), change(other)));
    let own = (!is_luck(player)).then_some(player);
    let (mover, seat) = match (own, luckiest) {
        (Some(own), Some(lucky)) if change(lucky).abs() > change(own).abs() => (Actor::Chance, lucky),
        (Some(own), _) => (Actor::Seat(own), own),
        (None, Some(lucky)) => (Actor::Chance, lucky),
        (None, None) => return None,
    };
    let change = change(seat);
    let grew = |number: &usize| step(*number, seat) * change.signum();
    let decisive = moves
        .clone()
        .filter(|number| is_chance(number) == (mover == Actor::Chance) && moments[number + 1].tells)
        .max_by(|one, other| grew(one).total_cmp(&grew(other)))?;
    (change.abs() >= SMALLEST).then_some(TurningPoint { moves, decisive, mover, seat, change })
}

fn by_size(one: f32, other: f32) -> Ordering {
    one.abs().total_cmp(&other.abs())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Judge, Level, Style, decide};
    use games::start;
    use table::generator;

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
    fn turning_points_are_the_turns_that_changed_a_chance_most() {
        let mut causes = [0, 0];
        for running in every_game() {
            let review = review(&*running).unwrap();
            let points = &review.turning_points;
            assert!((1..=TURNING_POINTS).contains(&points.len()), "{points:?}");
            assert!(points.is_sorted_by(|one, next| one.change.abs() >= next.change.abs()), "{points:?}");
            for point in points {
                let Range { start, end } = point.moves;
                let Some(Actor::Seat(player)) = running.mover(start) else { panic!("{point:?}") };
                assert!(running.until(start).offers(player).len() > 1, "it begins with a choice: {point:?}");
                let at = |made: usize| review.chances[made][point.seat.index()];
                assert_eq!(point.change, at(end) - at(start));
                assert!(point.moves.contains(&point.decisive), "{point:?}");
                assert!(
                    !running
                        .until(point.decisive + 1)
                        .events_since(point.decisive, Eye::Everything)
                        .is_empty()
                );
                match point.mover {
                    Actor::Seat(seat) => assert_eq!((seat, player), (point.seat, point.seat)),
                    Actor::Chance => {
                        assert_eq!(running.mover(point.decisive), Some(Actor::Chance));
                        causes[0] += 1;
                    }
                }
                causes[1] += 1;
            }
        }
        let [luck, all] = causes;
        assert!(0 < luck && luck < all, "{luck} of {all} turning points are luck");
    }

    #[test]
    fn choosing_colours_and_heroes_is_no_turning_point() {
        let running = game::<camelot::Camelot>("players=5 heroes=expert", Level::Random, 6);
        let begins = |number: &usize| {
            let events = running.until(number + 1).events_since(*number, Eye::Everything);
            events.iter().any(AnyEvent::begins_part)
        };
        let first_round = (0..running.moves_made()).find(begins).unwrap();
        let points = review(&*running).unwrap().turning_points;
        assert!(points.iter().all(|point| point.moves.start > first_round), "{first_round}: {points:?}");
    }

    #[test]
    fn a_game_that_ended_early_is_reviewed_as_far_as_it_was_played() {
        let running = game::<artus::Artus>("players=2 mode=beginner", Level::Novice, 7);
        let (whole, part) = (review(&*running).unwrap(), review(&*running.until(40)).unwrap());
        assert_eq!(part.chances, whole.chances[..=40]);
    }
}
