//! What a situation is worth, in points: one file for each game.
//!
//! A judge looks at a game that somebody imagined. It may look at everything there, because what was hidden from the
//! imagining seat is made up; bots average over several such games.

mod artus;
mod camelot;
pub(crate) mod merlin;

use crate::inputs::{around, inputs};
use crate::{Network, Readable, Style};
use table::{Eye, Rng, Seat, Turn};

/// A game whose situations can be judged.
pub trait Judge: Readable {
    /// A lead at the end of a game that is won clearly: about the usual distance between equal players.
    const CLEAR_LEAD: f64;

    /// How many of its turns a skilled player looks ahead, the one it is in included.
    const SKILLED_TURNS_AHEAD: u32;

    /// How many of its turns an expert looks ahead.
    const EXPERT_TURNS_AHEAD: u32;

    /// How many of its turns a master looks ahead in trees, as an expert does, with the network in place of
    /// the judge; where it is `None` it plays the best turns on by what the network sees first.
    const MASTER_TREE_TURNS_AHEAD: Option<u32> = None;

    /// What an error of weaker players counts for here: less where a turn has many small decisions, each with
    /// an error of its own.
    const ERROR_SCALE: f64 = 1.0;

    /// What a clear lead counts beside the victory, where a network says how likely both are.
    const MARGIN: f32 = 0.1;

    /// What a seat can expect to have at the end, as far as this view tells: its points, and the worth of
    /// what is not points yet.
    fn worth_seen(view: &Self::View<'_>, seat: Seat) -> f64;

    /// The same, and what it is made of: parts that need not add up, always equally many.
    fn worth_in_parts(view: &Self::View<'_>, seat: Seat, _part: &mut dyn FnMut(f64)) -> f64 {
        Self::worth_seen(view, seat)
    }

    /// The points somebody of this style sees in a situation besides those it is worth, by where points come
    /// from. It is small, since a style must not make a player weak.
    fn fancied(view: &Self::View<'_>, seat: Seat, style: Style) -> f64;

    /// Whether an offer undoes or repeats what the seat has paid for before, in sight of everybody: nobody
    /// takes it, however wrong they judge.
    fn is_waste(_view: &Self::View<'_>, _seat: Seat, _offer: Self::Move) -> bool {
        false
    }

    /// What a seat can expect to have at the end, as far as it knows itself.
    fn worth(&self, seat: Seat) -> f64 {
        Self::worth_seen(&self.view(Eye::Seat(seat)), seat)
    }

    /// How many iterations a master makes here for a budget: as many as it has time for, which are fewer
    /// where each of them takes longer.
    fn iterations(&self, budget: u32) -> u32;

    /// How many situations an expert looks at here for a budget: as many as it has time for.
    fn looks(&self, budget: u32) -> u64;

    /// How many of its turns an expert looks ahead with the network in place of the judge; `None` where it
    /// asks the judge. It does so where so few tries fit into its time that the judge would not tell good
    /// turns from bad ones.
    fn expert_network_turns_ahead(&self) -> Option<u32> {
        None
    }

    /// Whether nothing is under way that would make it wrong to judge now from the point of view of a seat: usually,
    /// that its turn is over.
    fn is_settled(&self, seat: Seat) -> bool {
        match self.turn() {
            Turn::Seats(seats) => !seats.contains(seat),
            Turn::Chance => false,
            Turn::Over => true,
        }
    }

    /// What a player usually does where looking one move ahead tells nothing; `None` where it does.
    fn habit(&self, _seat: Seat, _offers: &[Self::Move], _rng: &mut dyn Rng) -> Option<Self::Move> {
        None
    }

    /// Whether the others would have decided as they have in this game that the seat imagined, in what it
    /// cannot see: the likelier they would, the more often it is so.
    fn is_likely(&self, _seat: Seat, _rng: &mut dyn Rng) -> bool {
        true
    }

    /// The moves of a seat, the best first, with the lead in points each brings by the end of the game, where
    /// that can be computed: nothing is hidden any more and little is left to play.
    fn exact(&self, _seat: Seat) -> Option<Vec<(Self::Move, f64)>> {
        None
    }
}

/// What the end of a game, or the situation in which somebody stops thinking, brings each seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Outcome {
    /// From −1 to 1. The lead counts with less and less per point, so that a bot takes the safer of two ways
    /// to win; at the end of a game the victory itself counts as much.
    pub(crate) utilities: [f64; Seat::MOST],
    /// How far ahead it is, in points.
    pub(crate) leads: [f64; Seat::MOST],
}

impl Outcome {
    /// Nobody is ahead.
    pub(crate) const NOTHING: Self = Self { utilities: [0.0; Seat::MOST], leads: [0.0; Seat::MOST] };

    /// Adds another one to it.
    pub(crate) fn add(&mut self, other: &Self) {
        self.utilities.iter_mut().zip(other.utilities).for_each(|(sum, one)| *sum += one);
        self.leads.iter_mut().zip(other.leads).for_each(|(sum, one)| *sum += one);
    }

    /// The mean, given how many values were added.
    pub(crate) fn shared_by(mut self, count: u32) -> Self {
        let share = 1.0 / f64::from(count.max(1));
        self.utilities.iter_mut().chain(&mut self.leads).for_each(|sum| *sum *= share);
        self
    }

    /// The same, as a network sees it from a seat if there is one, otherwise as the judge does; what that
    /// seat likes counts in its own utility alone.
    pub(crate) fn asking<G: Judge>(network: Option<&Network>, game: &G, me: Seat, style: Style) -> Self {
        let likes = |seat: Seat, lead: f64| if seat == me { style.sees(game, seat, lead) } else { lead };
        let Some(network) = network.filter(|_| game.turn() != Turn::Over) else {
            return Self::judged(game, likes);
        };
        let (players, expected) = (game.players(), network.evaluate(&inputs(game, me)));
        let mut points = [0.0; Seat::MOST];
        for (place, seat) in around(players, me).enumerate() {
            points[seat.index()] = f64::from(expected.points[place]);
        }
        let mut outcome = Self::NOTHING;
        for (place, seat) in around(players, me).enumerate() {
            let lead = lead_among(&points[..players], seat);
            outcome.leads[seat.index()] = lead;
            outcome.utilities[seat.index()] =
                (squash(likes(seat, lead) / G::CLEAR_LEAD) + 2.0 * f64::from(expected.wins[place]) - 1.0)
                    / 2.0;
        }
        outcome
    }

    /// As the judge sees it, after a change to what each seat's lead counts.
    fn judged<G: Judge>(game: &G, likes: impl Fn(Seat, f64) -> f64) -> Self {
        let players = game.players();
        let winners = if game.turn() == Turn::Over { Some(game.scores().winners) } else { None };
        let mut worth = [0.0; Seat::MOST];
        Seat::all(players).for_each(|seat| worth[seat.index()] = game.worth(seat));
        let mut outcome = Self::NOTHING;
        for seat in Seat::all(players) {
            let lead = lead_among(&worth[..players], seat);
            let margin = squash(likes(seat, lead) / G::CLEAR_LEAD);
            outcome.leads[seat.index()] = lead;
            outcome.utilities[seat.index()] = match winners {
                None => margin,
                Some(winners) if winners.contains(seat) => (margin + 2.0 / winners.len() as f64 - 1.0) / 2.0,
                Some(_) => (margin - 1.0) / 2.0,
            };
        }
        outcome
    }
}

/// A lead, in clear leads, as a number from −1 to 1.
pub(crate) fn squash(leads: f64) -> f64 {
    leads / (1.0 + leads.abs())
}

/// How far a seat is ahead of the others.
pub(crate) fn lead<G: Judge>(game: &G, seat: Seat) -> f64 {
    let mut worth = [0.0; Seat::MOST];
    let players = game.players();
    Seat::all(players).for_each(|seat| worth[seat.index()] = game.worth(seat));
    lead_among(&worth[..players], seat)
}

/// The lead over the best of the others and over their mean, half and half. The mean alone would not care who wins, the
/// best alone would not care about anybody else.
pub(crate) fn lead_among(worth: &[f64], seat: Seat) -> f64 {
    let (mut best, mut sum) = (f64::NEG_INFINITY, 0.0);
    for (other, &worth) in worth.iter().enumerate() {
        if other != seat.index() {
            best = best.max(worth);
            sum += worth;
        }
    }
    worth[seat.index()] - (best + sum / (worth.len() - 1) as f64) / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Level;
    use crate::playing::Playing;
    use ::merlin::Merlin;
    use table::{Game, generator};

    /// A host may let hints think for ever; and what anybody has at a table is enough to think.
    #[test]
    fn no_budget_is_too_large_for_a_master_or_an_expert() {
        fn check<G: Judge>() {
            for options in G::every_option(G::printed()) {
                let (game, budget) = (G::setup(&options), Level::Expert.budget());
                assert!(game.iterations(u32::MAX) >= game.iterations(budget), "{} {options}", G::ID);
                assert!(game.looks(u32::MAX) >= game.looks(budget), "{} {options}", G::ID);
                assert!(game.looks(budget) >= 10_000, "{} {options}", G::ID);
            }
        }
        check::<::artus::Artus>();
        check::<::camelot::Camelot>();
        check::<Merlin>();
    }

    /// All weights are 0: what it says of points is what the judge says, and everybody is as likely to win.
    #[test]
    fn a_network_that_has_learnt_nothing_sees_the_leads_of_the_judge() {
        let options = Merlin::read_options("players=3", Merlin::printed()).unwrap();
        let (mut game, mut rng, mut playing) = (Merlin::setup(&options), generator(3), Playing::new(2));
        (0..80).for_each(|_| playing.step(&mut game, &mut rng));
        let seen = inputs(&game, Seat::new(0));
        let (count, parts) = (seen.count(), seen.parts().len());
        let mut bytes = format!("tafelrunde network 2 merlin 4 15 {count} {parts}\n").into_bytes();
        let weights = (count + 7 + parts) * 256 + 257 * 32 + 8 * (33 + 6 + parts);
        bytes.resize(bytes.len() + 2 * weights, 0);
        let network = Network::read(&bytes).unwrap();
        let mut leads = Vec::new();
        for me in Seat::all(3) {
            let (view, outcome) =
                (game.view(Eye::Seat(me)), Outcome::asking(Some(&network), &game, me, Style::Balanced));
            let worth: Vec<f64> = Seat::all(3).map(|seat| Merlin::worth_seen(&view, seat)).collect();
            for seat in Seat::all(3) {
                let lead = lead_among(&worth, seat);
                assert!(
                    (outcome.leads[seat.index()] - lead).abs() < 0.03,
                    "{me:?} {seat:?} {outcome:?} {worth:?}"
                );
                let utility = (squash(lead / Merlin::CLEAR_LEAD) + 2.0 / 3.0 - 1.0) / 2.0;
                assert!((outcome.utilities[seat.index()] - utility).abs() < 0.01, "{outcome:?} {worth:?}");
                leads.push(lead.abs());
            }
        }
        assert!(leads.iter().any(|&lead| lead > 1.0), "nobody is ahead: {leads:?}");
        let judged = Outcome::judged(&game, |_, lead| lead);
        assert_eq!(Outcome::asking(None, &game, Seat::new(0), Style::Balanced), judged);
    }
}
