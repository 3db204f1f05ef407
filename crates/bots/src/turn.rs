//! The best a turn can become: a player's small decisions followed to the end of the turn.

use crate::judge::{Outcome, lead};
use crate::playing::{Playing, play};
use crate::{Imagine, Judge, Network, Style};
use table::{Actor, Moves, Rng, Seat, Turn, generator};

/// A way through a turn, as far as it can be planned: to its end, or to where chance or somebody else comes in.
pub(crate) struct Plan<M> {
    pub(crate) moves: Vec<M>,
    /// How far ahead the seat would be.
    lead: f64,
}

/// Looks through the ways a turn can go. Of each decision the few offers are followed that look best right away; chance
/// and the others in between play on as they usually do.
pub(crate) struct TurnSearch<G: Judge> {
    playing: Playing<G>,
    /// How many offers of a decision are followed.
    width: usize,
    /// How many situations may be looked at, all in all; then the first sight decides.
    most: u32,
    looked: u32,
    /// Who judges; without it the judge.
    network: Option<&'static Network>,
    /// What the seat likes whose turn it is.
    style: Style,
}

impl<G: Judge> TurnSearch<G> {
    pub(crate) fn new(width: usize, most: u32) -> Self {
        Self {
            playing: Playing::new(usize::MAX),
            width,
            most,
            looked: 0,
            network: None,
            style: Style::Balanced,
        }
    }

    /// The same, looking at `offers` offers of a decision that is not followed any further.
    pub(crate) fn glancing(self, offers: usize) -> Self {
        Self { playing: Playing::new(offers), ..self }
    }

    /// How many situations were looked at for the last answer, and playing on.
    pub(crate) fn looked(&self) -> u64 {
        u64::from(self.looked) + self.playing.looked()
    }

    /// The same, and a network judges if there is one: then leads are utilities.
    pub(crate) fn asking(self, network: Option<&'static Network>) -> Self {
        Self { network, ..self }
    }

    /// The same for a seat that likes something.
    pub(crate) fn liking(self, style: Style) -> Self {
        Self { style, ..self }
    }

    /// How far the seat can be ahead at the end of the turn it is in.
    pub(crate) fn value(&mut self, game: G, seat: Seat, rng: &mut dyn Rng) -> f64 {
        self.looked = 0;
        self.follow(game, seat, rng)
    }

    /// The ways the turn of a seat can go, the best first; every offer begins at least one of them.
    pub(crate) fn plans(&mut self, game: G, seat: Seat, rng: &mut dyn Rng) -> Vec<Plan<G::Move>> {
        self.looked = 0;
        let mut plans = Vec::new();
        self.plan(&game, seat, &mut Vec::new(), &mut plans, rng);
        plans.sort_by(|a, b| b.lead.total_cmp(&a.lead));
        plans
    }

    fn plan(
        &mut self,
        game: &G,
        seat: Seat,
        line: &mut Vec<G::Move>,
        plans: &mut Vec<Plan<G::Move>>,
        rng: &mut dyn Rng,
    ) {
        let mut offers = Moves::new();
        game.moves(Actor::Seat(seat), &mut offers);
        let first = line.is_empty();
        let ends = !first
            && (game.is_settled(seat)
                || offers.is_empty()
                || self.looked >= self.most
                || game.habit(seat, &offers, rng).is_some());
        if ends {
            let lead = self.follow(game.clone(), seat, rng);
            return plans.push(Plan { moves: line.clone(), lead });
        }
        let mut ways = self.ways(game, seat, &offers);
        if !first {
            ways.truncate(self.width);
        }
        for (_, choice, after) in ways {
            line.push(choice);
            self.plan(&after, seat, line, plans, rng);
            line.pop();
        }
    }

    /// The offers with the situations they lead to, the best at first sight first.
    fn ways(&mut self, game: &G, seat: Seat, offers: &[G::Move]) -> Vec<(f64, G::Move, G)> {
        self.looked += offers.len() as u32;
        let style = self.style;
        let way = |&offer: &G::Move| {
            let mut after = game.clone();
            play(&mut after, seat, offer);
            (style.sees(&after, seat, after.worth(seat)), offer, after)
        };
        let mut ways: Vec<_> = offers.iter().map(way).collect();
        ways.sort_by(|a, b| b.0.total_cmp(&a.0));
        ways
    }

    fn follow(&mut self, mut game: G, seat: Seat, rng: &mut dyn Rng) -> f64 {
        let mut offers = Moves::new();
        loop {
            if game.is_settled(seat) {
                return match self.network {
                    None => self.style.sees(&game, seat, lead(&game, seat)),
                    network => Outcome::asking(network, &game, seat, self.style).utilities[seat.index()],
                };
            }
            offers.clear();
            if game.turn() == Turn::of(seat) {
                game.moves(Actor::Seat(seat), &mut offers);
            }
            match offers[..] {
                [] => self.playing.step(&mut game, rng),
                [only] => play(&mut game, seat, only),
                _ if self.looked >= self.most => self.playing.step(&mut game, rng),
                _ => match game.habit(seat, &offers, rng) {
                    Some(habit) => play(&mut game, seat, habit),
                    None => break,
                },
            }
        }
        let mut ways = self.ways(&game, seat, &offers);
        ways.truncate(self.width);
        ways.into_iter().map(|(_, _, after)| self.follow(after, seat, rng)).fold(f64::NEG_INFINITY, f64::max)
    }
}

/// How thoroughly offers are followed through the rest of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Care {
    /// The number of imagined games.
    pub(crate) worlds: u32,
    /// How many offers are looked at in a decision that is not followed any further.
    pub(crate) glance: usize,
    /// About how many situations may be looked at. If the games would take more, fewer are imagined, but at least one.
    pub(crate) looks: u64,
}

impl Care {
    /// `worlds` imagined games, without a limit on situations.
    pub(crate) const fn of(worlds: u32) -> Self {
        Self { worlds, glance: usize::MAX, looks: u64::MAX }
    }
}

/// How far ahead the seat can be at the end of its turn with each of the offers, on average over some
/// imagined games; and how many situations were looked at for that.
pub(crate) fn turn_values<G: Judge>(
    known: &dyn Imagine<G>,
    offers: &[G::Move],
    Care { worlds, glance, looks }: Care,
    (network, style): (Option<&'static Network>, Style),
    rng: &mut dyn Rng,
) -> (Vec<f64>, u64) {
    /// The maximum number of situations that are looked at for one offer.
    const MOST: u64 = 200;
    let most = MOST.min(looks / offers.len().max(1) as u64) as u32;
    let mut search = TurnSearch::new(3, most).glancing(glance).asking(network).liking(style);
    let (mut values, mut looked) = (vec![0.0; offers.len()], 0);
    for imagined in 1..=worlds {
        let (world, luck) = (known.imagine(rng), rng.next_u64());
        for (value, &offer) in values.iter_mut().zip(offers) {
            let mut after = world.clone();
            play(&mut after, known.seat(), offer);
            *value += search.value(after, known.seat(), &mut generator(luck)) / f64::from(worlds);
            looked += u64::from(search.looked);
        }
        // One more would look at as many situations as each of those before did.
        let all = looked + search.playing.looked();
        if imagined < worlds && all + all / u64::from(imagined) > looks {
            values.iter_mut().for_each(|value| *value *= f64::from(worlds) / f64::from(imagined));
            break;
        }
    }
    (values, looked + search.playing.looked())
}

#[cfg(test)]
mod tests {
    use super::*;
    use camelot::Camelot;
    use std::cell::Cell;
    use table::{Game, Knowledge};

    /// Counts the games it imagines.
    struct Counting<'a> {
        known: Knowledge<'a, Camelot>,
        imagined: Cell<u32>,
    }

    impl Imagine<Camelot> for Counting<'_> {
        fn seat(&self) -> Seat {
            self.known.seat()
        }

        fn view(&self) -> <Camelot as Game>::View<'_> {
            self.known.view()
        }

        fn offers(&self) -> Moves<<Camelot as Game>::Move> {
            self.known.offers()
        }

        fn imagine(&self, rng: &mut dyn Rng) -> Camelot {
            self.imagined.set(self.imagined.get() + 1);
            self.known.imagine(rng)
        }
    }

    #[test]
    fn fewer_games_are_imagined_where_they_would_take_too_many_looks() {
        let options = Camelot::read_options("players=2", Camelot::printed()).unwrap();
        let (mut game, mut rng, mut playing) = (Camelot::setup(&options), generator(4), Playing::new(1));
        let seat = loop {
            let mut offers = Moves::new();
            if let Turn::Seats(seats) = game.turn() {
                let seat = seats.iter().next().unwrap();
                game.moves(Actor::Seat(seat), &mut offers);
                if offers.len() > 3 {
                    break seat;
                }
            }
            playing.step(&mut game, &mut rng);
        };
        let asked = |care: Care| {
            let known = Counting { known: Knowledge::of(seat, &game), imagined: Cell::new(0) };
            let offers = known.offers();
            let (values, looked) =
                turn_values(&known, &offers, care, (None, Style::Balanced), &mut generator(5));
            assert_eq!(values.len(), offers.len());
            (known.imagined.get(), looked)
        };
        let (all, looked) = asked(Care::of(6));
        assert_eq!(all, 6);
        assert_eq!(asked(Care { looks: 2 * looked, ..Care::of(6) }), (6, looked));
        assert_eq!(asked(Care { looks: 1, ..Care::of(6) }).0, 1);
        let (some, fewer) = asked(Care { looks: looked / 2, ..Care::of(6) });
        assert!((2..6).contains(&some) && fewer <= looked / 2 + looked / 6, "{some} games, {fewer} looks");
    }
}
