//! What a move leads to: how likely it makes the victory, and where the points of the next turns come from.

use crate::expert::Likely;
use crate::horizon::Horizon;
use crate::inputs::inputs;
use crate::master::Master;
use crate::network::{Expectation, Network};
use crate::network_player::NetworkPlayer;
use crate::playing::{Playing, play};
use crate::{Imagine, Judge, Style};
use std::collections::BTreeMap;
use table::{Rng, Seat, Turn, generator};

/// What a move leads to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outlook {
    /// The chance to win, from 0 to 1.
    pub chance: f64,
    /// Where the points that follow in the next own turns come from, the largest first: the category of the
    /// game's scores, and how many points it brings or costs.
    pub sources: [Option<(&'static str, f64)>; SOURCES],
}

/// The maximum number of sources.
const SOURCES: usize = 2;
/// Sources that bring or cost less are left out.
const WORTH_TELLING: f64 = 0.75;
/// The maximum number of imagined games in which each move is continued, the same for all moves; one for each
/// [`ITERATIONS`] of the budget.
const IMAGINED: u32 = 24;
const ITERATIONS: u32 = 50;
/// How many offers of a decision are looked at where games are played on by the judge.
const LOOKS: usize = 6;

/// What some moves of the deciding seat lead to; `None` without a network.
pub(crate) fn outlooks<G: Judge>(
    known: &dyn Imagine<G>,
    choices: &[G::Move],
    budget: u32,
    rng: &mut dyn Rng,
) -> Option<Vec<Outlook>> {
    let imagined = (budget / ITERATIONS).clamp(1, IMAGINED);
    let (known, seat) = (&Likely(known), known.seat());
    let mut chances = vec![0.0; choices.len()];
    let mut sources = vec![BTreeMap::<&'static str, i32>::new(); choices.len()];
    for _ in 0..imagined {
        let (world, luck) = (known.imagine(rng), rng.next_u64());
        let network = world.network()?;
        for (number, &choice) in choices.iter().enumerate() {
            let mut game = world.clone();
            play(&mut game, seat, choice);
            // What the move brings at once is told beside it.
            let before = game.scores();
            let end = play_on(game, seat, network, &mut generator(luck));
            let scores = end.scores();
            let expected = match end.turn() {
                Turn::Over => Expectation::result(&scores, seat),
                Turn::Chance | Turn::Seats(_) => network.evaluate(&inputs(&end, seat)),
            };
            chances[number] += f64::from(expected.wins[0]);
            let (from, to) = (&before.lines[seat.index()], &scores.lines[seat.index()]);
            for (&(category, earlier), &(_, later)) in from.parts.iter().zip(&to.parts) {
                *sources[number].entry(category).or_default() += later - earlier;
            }
        }
    }
    let mean = |sum: f64| sum / f64::from(imagined);
    let outlook = |(chance, sources): (f64, BTreeMap<&'static str, i32>)| {
        let means = sources.into_iter().map(|(category, sum)| (category, mean(f64::from(sum))));
        let mut notable: Vec<_> = means.filter(|(_, points)| points.abs() >= WORTH_TELLING).collect();
        notable.sort_by(|(_, one), (_, other)| other.abs().total_cmp(&one.abs()));
        Outlook { chance: mean(chance), sources: std::array::from_fn(|place| notable.get(place).copied()) }
    };
    Some(chances.into_iter().zip(sources).map(outlook).collect())
}

/// Plays on to the end of as many turns of the seat as a master looks ahead, in the way a master plays on.
fn play_on<G: Judge>(mut game: G, seat: Seat, network: &'static Network, rng: &mut dyn Rng) -> G {
    if let Some(turns) = G::MASTER_TREE_TURNS_AHEAD {
        let (mut horizon, mut playing) = (Horizon::after(turns), Playing::new(LOOKS));
        while !horizon.is_reached(&game, seat) {
            playing.step(&mut game, rng);
        }
        return game;
    }
    let player =
        NetworkPlayer { network, width: 0, candidates: 0, ahead: Master::AHEAD, style: Style::Balanced };
    player.play_ahead(game, seat, rng)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::artus::Artus;
    use ::camelot::Camelot;
    use ::merlin::Merlin;
    use table::{Actor, Game, Knowledge, Moves};

    /// A few offers of the deciding seat after some moves, and what they lead to.
    fn outlooks_in<G: Judge>(options: &str, moves: u32) -> Vec<(G::Move, Outlook)> {
        let options = G::read_options(options, G::printed()).unwrap();
        let (mut game, mut rng, mut playing) = (G::setup(&options), generator(5), Playing::new(1));
        (0..moves).for_each(|_| playing.step(&mut game, &mut rng));
        let (seat, offers) = loop {
            if let Turn::Seats(seats) = game.turn() {
                let (seat, mut offers) = (seats.iter().next().unwrap(), Moves::new());
                game.moves(Actor::Seat(seat), &mut offers);
                if offers.len() > 1 {
                    break (seat, offers);
                }
            }
            playing.step(&mut game, &mut rng);
        };
        let (known, few) = (Knowledge::of(seat, &game), &offers[..offers.len().min(3)]);
        let found = outlooks(&known, few, 400, &mut rng).expect("there is a network");
        let categories: Vec<&str> = game.scores().lines[0].parts.iter().map(|&(id, _)| id).collect();
        for outlook in &found {
            assert!((0.0..=1.0).contains(&outlook.chance), "{outlook:?}");
            let notable: Vec<_> = outlook.sources.into_iter().flatten().collect();
            assert!(notable.is_sorted_by(|one, next| one.1.abs() >= next.1.abs()), "{notable:?}");
            assert!(notable.iter().all(|(category, _)| categories.contains(category)), "{notable:?}");
        }
        offers.iter().copied().zip(found).collect()
    }

    /// How many offers of a few moments are told with where their points come from.
    fn count_of_sources<G: Judge>(options: &str, moments: [u32; 3]) -> usize {
        let outlooks = moments.map(|moves| outlooks_in::<G>(options, moves));
        outlooks.iter().flatten().filter(|(_, outlook)| outlook.sources[0].is_some()).count()
    }

    #[test]
    fn moves_of_every_game_have_a_chance_and_sources_of_their_points() {
        assert!(count_of_sources::<Artus>("players=2 mode=advanced", [30, 60, 90]) > 0);
        assert!(count_of_sources::<Camelot>("players=3", [40, 60, 100]) > 0);
        assert!(count_of_sources::<Merlin>("players=2 modules=all", [100, 200, 300]) > 0);
    }

    #[test]
    fn equal_moves_in_the_same_games_lead_to_the_same() {
        let options = Artus::read_options("players=2 mode=beginner", Artus::printed()).unwrap();
        let (mut game, mut rng, mut playing) = (Artus::setup(&options), generator(5), Playing::new(1));
        (0..40).for_each(|_| playing.step(&mut game, &mut rng));
        while !matches!(game.turn(), Turn::Seats(_)) {
            playing.step(&mut game, &mut rng);
        }
        let Turn::Seats(seats) = game.turn() else { unreachable!("looked for above") };
        let (seat, mut offers) = (seats.iter().next().unwrap(), Moves::new());
        game.moves(Actor::Seat(seat), &mut offers);
        let twice = [offers[0], offers[0]];
        let found = outlooks(&Knowledge::of(seat, &game), &twice, 400, &mut rng).unwrap();
        assert_eq!(found[0], found[1]);
    }
}
