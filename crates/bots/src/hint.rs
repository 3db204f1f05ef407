//! What a master would do in somebody's place.

use crate::judge::{lead, lead_among};
use crate::master::Master;
use crate::outlook::{Outlook, outlooks};
use crate::{Imagine, Judge, Style};
use games::{AnyKnowledge, AnyMove, RunningGame};
use table::{Rng, Seat};

/// A move a master would think of.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hint {
    /// What to do.
    pub choice: AnyMove,
    /// How much further ahead of the others the seat is expected to be at the end, in points. What the others
    /// will do is part of it, so it may be less than nothing even for the best move.
    pub gain: f64,
    /// What else it leads to; `None` where there is no network, or the end is solved.
    pub outlook: Option<Outlook>,
}

/// The maximum number of hints.
const HINTS: usize = 3;
/// The number of imagined games over which the present lead is averaged, since it depends on hidden things, too.
const IMAGINED: u32 = 50;

/// The moves a master would think of in this seat, the best first; none if it is not its turn, or nothing is
/// to be chosen.
///
/// The master gets what the seat knows and nothing else. `budget` counts its iterations; at a table it has that of
/// [`Level::Master`](crate::Level::Master).
pub fn hints(running: &dyn RunningGame, seat: Seat, budget: u32, rng: &mut dyn Rng) -> Vec<Hint> {
    match running.knowledge(seat) {
        AnyKnowledge::Artus(known) => hints_in(&known, budget, rng),
        AnyKnowledge::Camelot(known) => hints_in(&known, budget, rng),
        AnyKnowledge::Merlin(known) => hints_in(&known, budget, rng),
    }
}

/// The same for somebody who knows which game it is.
pub fn hints_in<G: Judge>(known: &dyn Imagine<G>, budget: u32, rng: &mut dyn Rng) -> Vec<Hint> {
    if known.offers().len() < 2 {
        return Vec::new();
    }
    let (seat, world) = (known.seat(), known.imagine(rng));
    let hint = |choice, gain, outlook| Hint { choice: G::wrap_move(choice), gain, outlook };
    let mut hints: Vec<Hint> = if let Some(solved) = world.exact(seat) {
        // The end is known: what will be points is compared with what is points, and nothing is judged.
        let now = lead_in_points(&world, seat);
        solved.into_iter().take(HINTS).map(|(choice, lead)| hint(choice, lead - now, None)).collect()
    } else {
        // A network says how a game will end, so what it expects is compared with what is points; the judge
        // only with itself. In trees the mean of the others counts beside the best of them.
        let ahead = |game: &G| match (world.network(), G::MASTER_TREE_TURNS_AHEAD) {
            (None, _) => lead(game, seat),
            (Some(_), None) => lead_in_points(game, seat),
            (Some(_), Some(_)) => {
                let (scores, players) = (game.scores(), game.players());
                let points: Vec<f64> = Seat::all(players).map(|seat| f64::from(scores.total(seat))).collect();
                lead_among(&points, seat)
            }
        };
        let now = (0..IMAGINED).map(|_| ahead(&known.imagine(rng))).sum::<f64>() / f64::from(IMAGINED);
        let mut prospects = Master { style: Style::Balanced }.prospects(known, budget, rng);
        prospects.truncate(HINTS);
        let choices: Vec<G::Move> = prospects.iter().map(|found| found.choice).collect();
        let outlooks = outlooks(known, &choices, budget, rng);
        let outlook = |place: usize| outlooks.as_ref().map(|found| found[place]);
        let found = prospects.iter().enumerate();
        found.map(|(place, found)| hint(found.choice, found.lead - now, outlook(place))).collect()
    };
    // A master judges by more than the lead, above all by victory; a reader sees only the figures.
    hints.sort_by(|one, other| other.gain.total_cmp(&one.gain));
    hints
}

/// How many points a seat has more than the best of the others.
fn lead_in_points<G: Judge>(game: &G, seat: Seat) -> f64 {
    let scores = game.scores();
    let others = Seat::all(game.players()).filter(|&other| other != seat);
    let best = others.map(|other| scores.total(other)).max().unwrap_or_default();
    f64::from(scores.total(seat) - best)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::playing::play;
    use artus::{Artus, Components, Mode, Options};
    use table::{Actor, Game, Journal, Knowledge, Moves, Turn, choose, draw, generator};

    /// Plays a random game and looks at every decision with something to choose.
    fn watch<G: Judge>(options: &G::Options, seed: u64, mut look: impl FnMut(&G, Seat)) {
        let (mut game, mut offers, mut rng) = (G::setup(options), Moves::new(), generator(seed));
        loop {
            let (who, choice) = match game.turn() {
                Turn::Over => return,
                Turn::Chance => (Actor::Chance, draw(&game, &mut offers, &mut rng)),
                Turn::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    offers.clear();
                    game.moves(Actor::Seat(seat), &mut offers);
                    if offers.len() > 1 {
                        look(&game, seat);
                    }
                    (Actor::Seat(seat), choose(&offers, &mut rng))
                }
            };
            game.play(who, choice, &mut Journal::silent());
        }
    }

    /// The lead in points with which a game ends for a seat if both play as well as they can.
    fn played_out(mut game: Artus, seat: Seat) -> f64 {
        while let Turn::Seats(seats) = game.turn() {
            let active = seats.iter().next().unwrap();
            let best = game.exact(active).expect("a solved end stays solved")[0].0;
            play(&mut game, active, best);
        }
        lead_in_points(&game, seat)
    }

    #[test]
    fn where_the_end_is_solved_a_gain_is_what_the_lead_in_points_will_grow_by() {
        let mut solved = 0;
        for mode in Mode::ALL {
            let options = Options::new(2, mode, Components::printed()).unwrap();
            for seed in 0..3 {
                watch::<Artus>(&options, seed, |game, seat| {
                    if game.exact(seat).is_none() {
                        return;
                    }
                    let now = lead_in_points(game, seat);
                    for hint in hints_in(&Knowledge::of(seat, game), 1, &mut generator(seed)) {
                        let games::AnyMove::Artus(choice) = hint.choice else { panic!("{hint:?}") };
                        let mut after = *game;
                        play(&mut after, seat, choice);
                        assert_eq!(hint.gain, played_out(after, seat) - now, "{choice} in {game:?}");
                        solved += 1;
                    }
                });
            }
        }
        assert!(solved > 30, "{solved}");
    }

    #[test]
    fn the_figures_of_hints_descend() {
        let mut looked_at = 0;
        for options in &Artus::every_option(Artus::printed()) {
            let mut decisions = 0;
            watch::<Artus>(options, 1, |game, seat| {
                decisions += 1;
                if decisions % 7 == 0 {
                    let hints = hints_in(&Knowledge::of(seat, game), 40, &mut generator(decisions));
                    assert!(hints.is_sorted_by(|one, next| one.gain >= next.gain), "{hints:?}");
                    looked_at += hints.len();
                }
            });
        }
        assert!(looked_at > 60, "{looked_at}");
    }
}
