//! Players that ask a network: what they see first, whole turns, and turns played on.

use crate::expert::{Likely, Prospect, best};
use crate::inputs::inputs;
use crate::network::{Base, Expectation, Network};
use crate::playing::play;
use crate::{Bot, Imagine, Judge, Style};
use table::{Actor, Journal, Moves, Rng, Seat, Turn, draw, generator};

/// Asks a network.
#[derive(Clone, Copy, Debug)]
pub struct NetworkPlayer {
    /// Whom it asks.
    pub network: &'static Network,
    /// How many offers are followed to the end of the turn; 0: what an offer leads to at once decides.
    pub width: usize,
    /// How many of the best turns are then played on.
    pub candidates: usize,
    /// To the end of how many own turns, the one it is in included.
    pub ahead: u32,
    /// What it likes.
    pub style: Style,
}

/// An offer, and what it leads to.
struct Way<G, M> {
    value: Value,
    choice: M,
    after: G,
}

/// What a situation is worth to a seat.
#[derive(Clone, Copy, Default)]
struct Value {
    worth: f32,
    /// Points at the end more than the best of the others.
    lead: f32,
}

impl<G: Judge> Bot<G> for NetworkPlayer {
    fn choose(&mut self, known: &dyn Imagine<G>, budget: u32, rng: &mut dyn Rng) -> G::Move {
        best(known, || self.prospects(known, budget, rng))
    }
}

impl NetworkPlayer {
    /// The offers it has thought about, the best first.
    pub(crate) fn prospects<G: Judge>(
        &self,
        known: &dyn Imagine<G>,
        budget: u32,
        rng: &mut dyn Rng,
    ) -> Vec<Prospect<G::Move>> {
        let known = &Likely(known);
        let (seat, world) = (known.seat(), known.imagine(rng));
        if self.width > 0
            && let Some(exact) = world.exact(seat)
        {
            return exact.into_iter().map(|(choice, lead)| Prospect { choice, lead }).collect();
        }
        let ways = self.turns(&world, seat);
        if self.candidates < 2 || budget == 0 {
            let prospect =
                |way: Way<G, G::Move>| Prospect { choice: way.choice, lead: f64::from(way.value.lead) };
            return ways.into_iter().map(prospect).collect();
        }
        self.play_on(known, ways, budget, rng)
    }

    /// What a seat may expect in a game.
    fn value<G: Judge>(&self, game: &G, seat: Seat) -> Value {
        let expectation = if game.turn() == Turn::Over {
            Expectation::result(&game.scores(), seat)
        } else {
            self.network.evaluate(&inputs(game, seat))
        };
        self.likes(&expectation, game, seat)
    }

    /// What a seat may expect in a game that differs little from that of `base`: its result, if it is over.
    fn expectation_from<G: Judge>(&self, base: &Base, game: &G, seat: Seat) -> Expectation {
        if game.turn() == Turn::Over {
            Expectation::result(&game.scores(), seat)
        } else {
            self.network.evaluate_from(base, &inputs(game, seat))
        }
    }

    /// What is expected of a situation, as a seat of this style likes it.
    fn likes<G: Judge>(&self, expectation: &Expectation, game: &G, seat: Seat) -> Value {
        /// What a clear lead is worth, in victories.
        const LEAD: f64 = 0.12;
        let worth = expectation.worth::<G>();
        let fancied = self.style.fancied(game, seat);
        let worth = fancied.map_or(worth, |points| worth + (LEAD * points / G::CLEAR_LEAD) as f32);
        Value { worth, lead: expectation.lead() }
    }

    /// The offers of a seat with what they lead to, the best at first sight first.
    fn ways<G: Judge>(&self, game: &G, seat: Seat) -> Vec<Way<G, G::Move>> {
        let mut offers = Moves::new();
        game.moves(Actor::Seat(seat), &mut offers);
        let base = self.network.base(&inputs(game, seat));
        let way = |&choice: &G::Move| {
            let mut after = game.clone();
            play(&mut after, seat, choice);
            let expectation = self.expectation_from(&base, &after, seat);
            Way { value: self.likes(&expectation, &after, seat), choice, after }
        };
        let mut ways: Vec<_> = offers.iter().map(way).collect();
        ways.sort_by(|one, other| other.value.worth.total_cmp(&one.value.worth));
        ways
    }

    /// What is best at first sight.
    pub(crate) fn first_sight<G: Judge>(&self, game: &G, seat: Seat, offers: &mut Moves<G::Move>) -> G::Move {
        self.first_sight_with(game, seat, offers, |worth| worth)
    }

    /// What is best at first sight, after a change to what each offer is worth.
    pub(crate) fn first_sight_with<G: Judge>(
        &self,
        game: &G,
        seat: Seat,
        offers: &mut Moves<G::Move>,
        mut change: impl FnMut(f32) -> f32,
    ) -> G::Move {
        offers.clear();
        game.moves(Actor::Seat(seat), offers);
        if let [only] = offers[..] {
            return only;
        }
        let base = self.network.base(&inputs(game, seat));
        let mut best = (f32::NEG_INFINITY, offers[0]);
        for &offer in offers.iter() {
            let mut after = game.clone();
            play(&mut after, seat, offer);
            let expectation = self.expectation_from(&base, &after, seat);
            let worth = change(self.likes(&expectation, &after, seat).worth);
            if worth > best.0 {
                best = (worth, offer);
            }
        }
        best.1
    }

    /// What is best by what the rest of the turn makes of it, after a change to what each offer is worth.
    pub(crate) fn best_turn_with<G: Judge>(
        &self,
        game: &G,
        seat: Seat,
        mut change: impl FnMut(f32) -> f32,
    ) -> G::Move {
        let mut ways = self.turns(game, seat);
        ways.iter_mut().for_each(|way| way.value.worth = change(way.value.worth));
        ways.sort_by(|one, other| other.value.worth.total_cmp(&one.value.worth));
        ways[0].choice
    }

    /// The offers, the best first, by what the best decisions of the rest of the turn make of them.
    fn turns<G: Judge>(&self, game: &G, seat: Seat) -> Vec<Way<G, G::Move>> {
        let mut ways = self.ways(game, seat);
        if self.width == 0 {
            return ways;
        }
        ways.truncate(self.width);
        let mut offers = Moves::new();
        for way in &mut ways {
            let mut end = way.after.clone();
            let mut went_on = false;
            while end.turn() == Turn::of(seat) {
                let choice = self.first_sight(&end, seat, &mut offers);
                play(&mut end, seat, choice);
                went_on = true;
            }
            if went_on {
                way.value = self.value(&end, seat);
            }
        }
        ways.sort_by(|one, other| other.value.worth.total_cmp(&one.value.worth));
        ways
    }

    /// A few turns, the best first, each played on over the others' turns and its own next one in imagined
    /// games; after each part of the tries the worse half is given up.
    fn play_on<G: Judge>(
        &self,
        known: &dyn Imagine<G>,
        ways: Vec<Way<G, G::Move>>,
        budget: u32,
        rng: &mut dyn Rng,
    ) -> Vec<Prospect<G::Move>> {
        /// What the first sight counts for, in tries.
        const SIGHT: f32 = 4.0;
        struct Tried<M> {
            choice: M,
            sight: Value,
            sum: Value,
            tries: f32,
        }
        let tried = |way: &Way<G, G::Move>| Tried {
            choice: way.choice,
            sight: way.value,
            sum: Value::default(),
            tries: 0.0,
        };
        let mut tried: Vec<_> = ways.iter().take(self.candidates).map(tried).collect();
        let worth = |one: &Tried<G::Move>| (one.sum.worth + SIGHT * one.sight.worth) / (one.tries + SIGHT);
        let (seat, mut unspent, mut left) = (known.seat(), budget, tried.len());
        while left > 1 {
            let parts = (left - 1).ilog2() + 1;
            let rounds = (unspent / parts / left as u32).max(1);
            unspent = unspent.saturating_sub(rounds * left as u32);
            for _ in 0..rounds {
                let (world, luck) = (known.imagine(rng), rng.next_u64());
                for one in &mut tried[..left] {
                    let mut game = world.clone();
                    play(&mut game, seat, one.choice);
                    let value = self.look_ahead(game, seat, &mut generator(luck));
                    one.sum.worth += value.worth;
                    one.sum.lead += value.lead;
                    one.tries += 1.0;
                }
            }
            tried[..left].sort_by(|one, other| worth(other).total_cmp(&worth(one)));
            left = left.div_ceil(2);
        }
        let lead = |one: &Tried<G::Move>| (one.sum.lead + SIGHT * one.sight.lead) / (one.tries + SIGHT);
        tried.iter().map(|one| Prospect { choice: one.choice, lead: f64::from(lead(one)) }).collect()
    }

    /// What the seat may expect at the end of the last turn that is looked ahead.
    fn look_ahead<G: Judge>(&self, game: G, seat: Seat, rng: &mut dyn Rng) -> Value {
        self.value(&self.play_ahead(game, seat, rng), seat)
    }

    /// Plays on by first sight to the end of the last turn that is looked ahead.
    pub(crate) fn play_ahead<G: Judge>(&self, mut game: G, seat: Seat, rng: &mut dyn Rng) -> G {
        let mut offers = Moves::new();
        let (mut left, mut was_on_turn) = (self.ahead, true);
        loop {
            let turn = game.turn();
            was_on_turn |= turn.includes(Actor::Seat(seat));
            if was_on_turn && game.is_settled(seat) {
                (left, was_on_turn) = (left.saturating_sub(1), false);
            }
            match turn {
                Turn::Over => return game,
                _ if left == 0 => return game,
                Turn::Chance => {
                    let choice = draw(&game, &mut offers, rng);
                    game.play(Actor::Chance, choice, &mut Journal::silent());
                }
                Turn::Seats(seats) => {
                    for who in seats.iter() {
                        let choice = self.goes_on(&game, who, who != seat, &mut offers, rng);
                        play(&mut game, who, choice);
                    }
                }
            }
        }
    }

    /// What somebody does in a game that is played on: what is best at first sight; others as people usually
    /// do where that tells nothing.
    fn goes_on<G: Judge>(
        &self,
        game: &G,
        who: Seat,
        is_other: bool,
        offers: &mut Moves<G::Move>,
        rng: &mut dyn Rng,
    ) -> G::Move {
        if is_other {
            offers.clear();
            game.moves(Actor::Seat(who), offers);
            if let Some(habit) = game.habit(who, offers, rng) {
                return habit;
            }
        }
        let style = if is_other { Style::Balanced } else { self.style };
        Self { style, ..*self }.first_sight(game, who, offers)
    }
}
