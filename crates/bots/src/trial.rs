//! Comparing turns by trying them: what `skilled` and `expert` have in common.
//!
//! The turns that promise most are all tried in the same imagined games, with the same luck; after each part
//! of the tries the worse half is given up (sequential halving). So what differs between two turns is the
//! turn, and the best are tried most.

use crate::judge::{Outcome, squash};
use crate::playing::play;
use crate::turn::{Care, TurnSearch, turn_values};
use crate::{Imagine, Judge, Network, Style};
use table::{Actor, Moves, Rng, Seat, generator};

/// A turn that is tried, and what came of it.
pub(crate) struct Trial<M> {
    /// The moves of the turn, as far as it could be planned.
    pub(crate) moves: Vec<M>,
    /// What it was worth at first sight, as a utility.
    sight: f64,
    utilities: f64,
    leads: f64,
    tries: u32,
}

/// What the first sight of a turn counts for, in tries.
const SIGHT: f64 = 6.0;

impl<M: Copy> Trial<M> {
    fn count(&mut self, outcome: &Outcome, seat: Seat) {
        self.utilities += outcome.utilities[seat.index()];
        self.leads += outcome.leads[seat.index()];
        self.tries += 1;
    }

    /// What it is worth, after all that was tried.
    pub(crate) fn worth(&self) -> f64 {
        (self.utilities + SIGHT * self.sight) / (f64::from(self.tries) + SIGHT)
    }

    /// How far ahead the seat was afterwards on average, in points.
    pub(crate) fn lead(&self) -> f64 {
        self.leads / f64::from(self.tries.max(1))
    }

    /// How often it was tried.
    pub(crate) const fn tries(&self) -> u32 {
        self.tries
    }

    /// The move it begins with.
    pub(crate) fn choice(&self) -> M {
        self.moves[0]
    }
}

/// The offers that promise most, the best first, each with the best turn it begins, as a network or else the
/// judge sees it and as a seat of this style likes it; and how many situations were looked at to find them.
pub(crate) fn trials<G: Judge>(
    known: &dyn Imagine<G>,
    most: usize,
    care: Care,
    (network, style): (Option<&'static Network>, Style),
    rng: &mut dyn Rng,
) -> (Vec<Trial<G::Move>>, u64) {
    let offers = known.offers();
    let (values, looked) = turn_values(known, &offers, care, (network, style), rng);
    let mut search = TurnSearch::new(4, 400).glancing(care.glance).asking(network).liking(style);
    let plans = search.plans(known.imagine(rng), known.seat(), rng);
    let mut offers: Vec<(f64, G::Move)> = values.into_iter().zip(offers.iter().copied()).collect();
    offers.sort_by(|a, b| b.0.total_cmp(&a.0));
    let trial = |(value, offer): (f64, G::Move)| {
        let best = plans.iter().find(|plan| plan.moves.first() == Some(&offer));
        let moves = best.map_or_else(|| vec![offer], |plan| plan.moves.clone());
        let sight = if network.is_some() { value } else { squash(value / G::CLEAR_LEAD) };
        Trial { moves, sight, utilities: 0.0, leads: 0.0, tries: 0 }
    };
    (offers.into_iter().take(most).map(trial).collect(), looked + search.looked())
}

/// How long turns are tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Limit {
    /// The maximum number of tries, of all turns together.
    pub(crate) tries: u32,
    /// The maximum number of situations that are looked at; each turn is tried at least once.
    pub(crate) looks: u64,
}

impl Limit {
    /// A limit on tries alone.
    pub(crate) const fn tries(tries: u32) -> Self {
        Self { tries, looks: u64::MAX }
    }
}

/// Tries turns as often as the limit says, or a little less, and sorts them, the best first. An attempt also
/// tells how many situations it has looked at.
pub(crate) fn halve<G: Judge>(
    trials: &mut [Trial<G::Move>],
    known: &dyn Imagine<G>,
    limit: Limit,
    rng: &mut dyn Rng,
    mut attempt: impl FnMut(G, &Trial<G::Move>, &mut dyn Rng) -> (Outcome, u64),
) {
    let mut left = trials.len();
    let Limit { tries: mut unspent, looks: mut unseen } = limit;
    while left > 1 {
        // The remaining rounds of halving, including this one. What one does not use is left to the next.
        let parts = (left - 1).ilog2() + 1;
        let rounds = (unspent / parts / left as u32).max(1);
        unspent = unspent.saturating_sub(rounds * left as u32);
        let (share, mut looked) = (unseen / u64::from(parts), 0);
        for _ in 0..rounds {
            let (world, luck) = (known.imagine(rng), rng.next_u64());
            for trial in &mut trials[..left] {
                let (outcome, looks) = attempt(world.clone(), trial, &mut generator(luck));
                trial.count(&outcome, known.seat());
                looked += looks;
            }
            if looked >= share {
                break;
            }
        }
        unseen = unseen.saturating_sub(looked);
        trials[..left].sort_by(|a, b| b.worth().total_cmp(&a.worth()));
        left = left.div_ceil(2);
    }
}

/// Makes a turn as planned, as far as it is offered, and tells how many of its moves that were.
pub(crate) fn follow<G: Judge>(
    game: &mut G,
    seat: Seat,
    plan: &[G::Move],
    offers: &mut Moves<G::Move>,
) -> usize {
    for (made, &choice) in plan.iter().enumerate() {
        offers.clear();
        game.moves(Actor::Seat(seat), offers);
        if !offers.contains(&choice) {
            return made;
        }
        play(game, seat, choice);
    }
    plan.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use artus::{Artus, Components, Mode, Options};
    use table::{Game, Journal, Knowledge, Turn, draw};

    /// The first decision of a game of two.
    fn a_decision() -> (Artus, Seat) {
        let options = Options::new(2, Mode::Beginner, Components::printed()).unwrap();
        let (mut game, mut rng) = (Artus::setup(&options), generator(1));
        loop {
            match game.turn() {
                Turn::Seats(seats) => return (game, seats.iter().next().unwrap()),
                Turn::Chance | Turn::Over => {
                    let choice = draw(&game, &mut Moves::new(), &mut rng);
                    game.play(Actor::Chance, choice, &mut Journal::silent());
                }
            }
        }
    }

    #[test]
    fn the_best_turn_is_tried_most_and_comes_first() {
        let (game, seat) = a_decision();
        let known = Knowledge::of(seat, &game);
        let mut rng = generator(2);
        let (mut trials, _) = trials::<Artus>(&known, 8, Care::of(1), (None, Style::Balanced), &mut rng);
        assert_eq!(trials.len(), 8);
        let favourite = trials[5].choice();
        let mut tries = 0;
        halve::<Artus>(&mut trials, &known, Limit::tries(400), &mut rng, |_, trial, _| {
            tries += 1;
            let mut outcome = Outcome::NOTHING;
            outcome.utilities[seat.index()] = if trial.choice() == favourite { 0.9 } else { -0.9 };
            outcome.leads[seat.index()] = 7.0;
            (outcome, 1)
        });
        assert!((380..=400).contains(&tries), "{tries}");
        assert_eq!(trials[0].choice(), favourite);
        assert_eq!(trials.iter().map(|trial| trial.tries).max(), Some(trials[0].tries));
        assert!(trials.iter().all(|trial| trial.tries > 0 && trial.lead() == 7.0));
    }

    #[test]
    fn whoever_has_looked_at_enough_tries_less() {
        let (game, seat) = a_decision();
        let known = Knowledge::of(seat, &game);
        let mut rng = generator(2);
        let (mut trials, _) = trials::<Artus>(&known, 8, Care::of(1), (None, Style::Balanced), &mut rng);
        let mut tries = 0;
        halve::<Artus>(&mut trials, &known, Limit { tries: 400, looks: 600 }, &mut rng, |_, _, _| {
            tries += 1;
            (Outcome::NOTHING, 10)
        });
        // All of a round are tried, so a part may go beyond its share.
        assert!((50..=70).contains(&tries), "{tries}");
        assert!(trials.iter().all(|trial| trial.tries > 0));
    }

    #[test]
    fn all_turns_meet_the_same_games_and_the_same_luck() {
        let (game, seat) = a_decision();
        let known = Knowledge::of(seat, &game);
        let mut rng = generator(2);
        let (mut trials, _) = trials::<Artus>(&known, 4, Care::of(1), (None, Style::Balanced), &mut rng);
        let mut met: Vec<(String, u64)> = Vec::new();
        halve::<Artus>(&mut trials, &known, Limit::tries(12), &mut rng, |game, _, rng| {
            met.push((game.position(), rng.next_u64()));
            (Outcome::NOTHING, 1)
        });
        assert!(met.len() >= 6);
        assert!(met[..4].iter().all(|other| *other == met[0]), "the first round has four tries in one game");
        assert_ne!(met[0].1, met[4].1);
    }
}
