//! What a match says about each bot, and about each meeting of two.
//!
//! A bot is judged by the games in which it sits alone against others: `1 / players` of the victories would
//! be fair. With two players that is every game.

use super::estimate::Cluster;
use super::{Estimate, Match, Pairing, Played, Ranking, Rating, SeatResult, rate};

/// The figures of one bot over some games.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// How many games it sat alone in.
    pub games: usize,
    /// Its share of the victories.
    pub win_share: Estimate,
    /// Its mean rank.
    pub rank: Estimate,
    /// Its mean margin of points to the best opponent, over games that were played to their end.
    pub margin: Option<Estimate>,
    /// Every margin, in the order of the games.
    pub margins: Vec<f64>,
    /// How many of these games it forfeited.
    pub forfeits: usize,
}

impl Standing {
    /// The figures over these games, set by set; none if there are none.
    fn of(sets: &[Vec<Seen<'_>>]) -> Option<Self> {
        let clusters = |value: fn(&SeatResult) -> Option<f64>| -> Vec<Cluster> {
            sets.iter().map(|set| set.iter().filter_map(|seen| value(seen.result)).collect()).collect()
        };
        let seen = || sets.iter().flatten();
        Some(Self {
            games: seen().count(),
            win_share: Estimate::of_shares(&clusters(|seat| Some(seat.win)))?,
            rank: Estimate::clustered(&clusters(|seat| Some(seat.rank)))?,
            margin: Estimate::clustered(&clusters(|seat| seat.margin)),
            margins: seen().filter_map(|seen| seen.result.margin).collect(),
            forfeits: seen().filter(|seen| seen.forfeited).count(),
        })
    }
}

/// A game as seen from the seat of one bot.
struct Seen<'a> {
    result: &'a SeatResult,
    forfeited: bool,
}

/// The seat in which a bot sits alone.
fn alone(game: &Played, bot: usize) -> Option<Seen<'_>> {
    let mut seats = (0..game.bots.len()).filter(|&seat| game.bots[seat] == bot);
    let (seat, None) = (seats.next()?, seats.next()) else { return None };
    let forfeited = game.forfeit.as_ref().is_some_and(|(loser, _)| loser.index() == seat);
    Some(Seen { result: &game.seats[seat], forfeited })
}

/// The mean share of victories of a bot in a set.
pub(crate) fn share_of_set(set: &[Played], bot: usize) -> f64 {
    let wins: Vec<f64> = set.iter().filter_map(|game| alone(game, bot)).map(|seen| seen.result.win).collect();
    wins.iter().sum::<f64>() / wins.len().max(1) as f64
}

impl Match {
    /// The figures of a bot over all its games; none before the first.
    pub fn standing(&self, bot: usize) -> Option<Standing> {
        self.standing_in(bot, |_| true)
    }

    /// The figures of the bot that sits alone in a pairing.
    pub fn meeting(&self, pairing: Pairing) -> Option<Standing> {
        self.standing_in(pairing.alone, |game| game.bots.contains(&pairing.others))
    }

    fn standing_in(&self, bot: usize, wanted: impl Fn(&Played) -> bool) -> Option<Standing> {
        let sets = self
            .sets
            .iter()
            .map(|set| set.iter().filter(|game| wanted(game)).filter_map(|game| alone(game, bot)).collect());
        Standing::of(&sets.collect::<Vec<_>>())
    }

    /// Every meeting in which this match had one bot alone, mirrors included.
    pub fn meetings(&self) -> Vec<Pairing> {
        let all = (0..self.names.len())
            .flat_map(|alone| (0..self.names.len()).map(move |others| Pairing { alone, others }));
        all.filter(|pair| pair.alone != pair.others).collect()
    }

    /// The rating of each bot.
    pub fn ratings(&self) -> Vec<Rating> {
        let race = |game: &Played| {
            Ranking(game.bots.iter().zip(&game.seats).map(|(&bot, seat)| (bot, seat.rank)).collect())
        };
        let sets: Vec<Vec<Ranking>> = self.sets.iter().map(|set| set.iter().map(race).collect()).collect();
        rate(self.names.len(), &sets)
    }

    /// How many games were played.
    pub fn games(&self) -> usize {
        self.sets.iter().map(Vec::len).sum()
    }
}
