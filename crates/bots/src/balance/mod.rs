//! Who wins games of equal players: by place in the order of play, by seat, by hero, and with which settings.
//!
//! Everything is counted in whole numbers, so the figures do not depend on the number of threads, and parts
//! that are joined are the whole. `docs/balance.md` has the figures.

mod facts;

use crate::arena::Estimate;
use crate::in_parallel::{Count, count_games};
use crate::randomness::seed_of_game;
use crate::{Bot, Judge, Level, Network, NetworkPlayer, Style, Tally};
use facts::{order_of_play, settings_of};
use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;
use std::str::FromStr;
use table::{
    Actor, Eye, Journal, Knowledge, Moves, Rng, Scores, Seat, Turn, Unreadable, below, draw, generator,
};

pub use facts::{Setting, every_set};

/// Who sits in all seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Equal {
    /// A level of the house.
    Level(Level),
    /// The network of the program at first sight: what an offer leads to at once decides.
    Network,
}

impl fmt::Display for Equal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => level.fmt(f),
            Self::Network => f.write_str("network"),
        }
    }
}

impl FromStr for Equal {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        if text == "network" { Ok(Self::Network) } else { text.parse().map(Self::Level) }
    }
}

/// Games to be played.
#[derive(Clone, Copy, Debug)]
pub struct Games<'a, O> {
    /// The options: each game is played with one of these, drawn by lot.
    pub options: &'a [O],
    /// Who plays.
    pub player: Equal,
    /// All chance follows from it.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
}

/// Whose victories are counted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Who {
    /// The player at this place in the order of play, from 1.
    Place(usize),
    /// The player in this seat, from 1.
    Seat(usize),
    /// The player who has this hero of Camelot.
    Hero(camelot::Hero),
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(number) => write!(f, "place {number}"),
            Self::Seat(number) => write!(f, "seat {number}"),
            Self::Hero(hero) => write!(f, "hero {}", hero.id()),
        }
    }
}

impl FromStr for Who {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let unreadable = || Unreadable::new("who", text);
        let number = |text: &str| text.parse().map_err(|_| unreadable());
        match text.split_once(' ').ok_or_else(unreadable)? {
            ("place", place) => number(place).map(Self::Place),
            ("seat", seat) => number(seat).map(Self::Seat),
            ("hero", hero) => hero.parse().map(Self::Hero),
            _ => Err(unreadable()),
        }
    }
}

/// What was counted of somebody.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Counted {
    /// How many games.
    pub games: u64,
    /// Their victories, each worth [`Tally::VICTORY`] and divided among those who share it.
    pub wins: u64,
    /// The squares of these.
    pub squares: u64,
    /// Their points at the end.
    pub points: i64,
}

impl Counted {
    /// The share of games won; a victory shared by `k` seats counts `1 / k` for each.
    pub fn share(&self) -> Option<Estimate> {
        let victory = Tally::VICTORY as f64;
        Estimate::of_independent(
            self.games,
            self.wins as f64 / victory,
            self.squares as f64 / victory.powi(2),
        )
    }

    /// The mean of the points at the end.
    pub fn mean_points(&self) -> f64 {
        self.points as f64 / self.games.max(1) as f64
    }

    fn add(&mut self, other: Self) {
        self.games += other.games;
        self.wins += other.wins;
        self.squares += other.squares;
        self.points += other.points;
    }
}

/// What came out of the games: of everybody, in all games (`None`) and in those with a setting.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Shares(pub BTreeMap<(Option<Setting>, Who), Counted>);

impl Shares {
    /// Both together.
    #[must_use]
    pub fn join(mut self, other: Self) -> Self {
        other.0.into_iter().for_each(|(key, counted)| self.0.entry(key).or_default().add(counted));
        self
    }

    fn count(
        &mut self,
        scores: &Scores,
        order: &[Seat],
        heroes: &[(camelot::Hero, Seat)],
        settings: &[Setting],
    ) {
        let counted = |seat: Seat| {
            let won = scores.winners.contains(seat);
            let wins = if won { Tally::VICTORY / scores.winners.len() as u64 } else { 0 };
            Counted { games: 1, wins, squares: wins * wins, points: scores.total(seat).into() }
        };
        let mut add = |setting: Option<Setting>, who: Who, seat: Seat| {
            self.0.entry((setting, who)).or_default().add(counted(seat));
        };
        for (place, &seat) in order.iter().enumerate() {
            let place = Who::Place(place + 1);
            add(None, place, seat);
            settings.iter().for_each(|setting| add(Some(setting.clone()), place, seat));
            add(None, Who::Seat(seat.index() + 1), seat);
        }
        heroes.iter().for_each(|&(hero, seat)| add(None, Who::Hero(hero), seat));
    }
}

impl Count for Shares {
    fn and(self, other: Self) -> Self {
        self.join(other)
    }
}

/// How many games a thread takes at a time; few, since some are slow.
const BATCH: u64 = 8;

/// Plays some of the games, by their numbers. `progress` hears now and then how many are done. Where options
/// have no network, `None`: nobody can play by it.
pub fn play_part<G: Judge>(
    games: &Games<'_, G::Options>,
    part: Range<u64>,
    mut progress: impl FnMut(u64),
) -> Option<Shares> {
    let networks: Vec<Option<&'static Network>> =
        games.options.iter().map(|options| G::setup(options).network()).collect();
    if games.player == Equal::Network && networks.iter().any(Option::is_none) {
        return None;
    }
    let worker = || {
        let play = |number: u64, shares: &mut Shares| {
            let mut rng = generator(seed_of_game(games.seed, number));
            let chosen = below(games.options.len() as u64, &mut rng) as usize;
            let decide = |known: &Knowledge<'_, G>, rng: &mut dyn Rng| match (games.player, networks[chosen])
            {
                (Equal::Level(level), _) => level.bot::<G>().choose(known, level.budget(), rng),
                (Equal::Network, Some(network)) => {
                    NetworkPlayer { network, width: 0, candidates: 0, ahead: 0, style: Style::Balanced }
                        .choose(known, 0, rng)
                }
                (Equal::Network, None) => unreachable!("it was looked for above"),
            };
            play_game::<G>(&games.options[chosen], decide, &mut rng, shares);
        };
        (Shares::default(), play)
    };
    Some(count_games(part, (games.threads, BATCH), worker, |done| {
        progress(done);
        true
    }))
}

/// Plays a game to its end and counts it.
fn play_game<G: Judge>(
    options: &G::Options,
    decide: impl Fn(&Knowledge<'_, G>, &mut dyn Rng) -> G::Move,
    rng: &mut impl Rng,
    shares: &mut Shares,
) {
    let (mut game, mut offers, mut order) = (G::setup(options), Moves::new(), None);
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let choice = draw(&game, &mut offers, rng);
                game.play(Actor::Chance, choice, &mut Journal::silent());
            }
            Turn::Seats(seats) => {
                order = order.or_else(|| order_of_play(&G::wrap_view(game.view(Eye::Spectator))));
                for seat in seats.iter() {
                    let choice = decide(&Knowledge::of(seat, &game), rng);
                    game.play(Actor::Seat(seat), choice, &mut Journal::silent());
                }
            }
        }
    }
    assert!(game.overflow().is_none(), "what becomes due finds room");
    let order = order.unwrap_or_else(|| Seat::all(game.players()).collect());
    let (settings, heroes) = settings_of(&G::wrap_view(game.view(Eye::Spectator)));
    shares.count(&game.scores(), &order, &heroes, &settings);
}

#[cfg(test)]
mod tests;
