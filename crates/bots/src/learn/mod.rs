//! Games to learn from: bots play themselves, and what every seat knew goes into a file together with what came of it.
//!
//! The file begins with a line `tafelrunde rows 3 merlin 4 15 0.5 INPUTS PARTS` (game, seats, points per
//! unit, what a lead of one unit counts beside the victory, inputs, parts of judgements). Every row has the same
//! size: a bit for each input, filled up to 64; everybody's points (16 bits each); what everybody has as the
//! judge sees it (32-bit fractions); the parts of judgements in hundredths of a point (16 bits each); the
//! points and the share of the victory to be learnt (32-bit fractions); how many play, and the number of the
//! game (32 bits each); the number of a comparison in the game, counted from 1, what a search found the way
//! here worth and how often it tried it (32 bits each). Rows of one comparison follow each other, one for
//! each offer of a decision: what it leads to at once, or the end of the turn it begins. What is learnt from
//! them is how they differ. All other rows have 0 there. Everything is little-endian, and seats stand in the
//! order of play beginning with the one that looked; those that nobody has are 0.

mod game;

use crate::in_parallel::each_game;
use crate::{Expectation, Judge, Level, Network, inputs};
use std::io::{self, Write};
use table::Seat;

/// Who plays the games to learn from.
#[derive(Clone, Copy, Debug)]
pub enum Teacher {
    /// A bot of the house.
    Level(Level),
    /// What a network likes best, with some curiosity: at first sight, or with so many offers followed to the
    /// end of the turn.
    Network(&'static Network, usize),
}

/// Decisions that a network searches, in trees, instead of taking what it likes best.
#[derive(Clone, Copy, Debug)]
pub struct Searches {
    /// How many of a hundred decisions.
    pub percent: u64,
    /// How many iterations each takes.
    pub iterations: u32,
    /// How many own turns it looks ahead.
    pub ahead: u32,
}

/// How games are played to learn from.
#[derive(Clone, Debug)]
pub struct Plan<O> {
    /// The options games are played with, each equally likely.
    pub options: Vec<O>,
    /// How many games.
    pub games: u64,
    /// All chance follows from it.
    pub seed: u64,
    /// How many games are played at the same time.
    pub threads: usize,
    /// How many of a hundred situations are written down.
    pub percent: u64,
    /// How many of a hundred in which a turn of the seat that sees them has just ended: searches ask about
    /// these. Without a number they are situations like all others.
    pub ends: Option<u64>,
    /// Whether players now and then try what looks worse, so that there is more to learn.
    pub curious: bool,
    /// How much of what is to be learnt is what came of it in the end; the rest is what the network expects
    /// after the next turn, and so on (λ of TD(λ)).
    pub lambda: f32,
    /// How decisions are searched to learn how offers differ.
    pub searches: Option<Searches>,
    /// Who plays: drawn for every seat of every game.
    pub teachers: Vec<Teacher>,
}

/// How many games are played before their rows are written.
const BATCH: usize = 1024;

/// Plays games and writes down what can be learnt from them; the same file whatever the number of threads.
/// Tells the number of rows.
///
/// # Errors
/// If the file cannot be written.
pub fn write_rows<G: Judge>(plan: &Plan<G::Options>, out: &mut impl Write) -> io::Result<u64>
where
    G::Options: Sync,
{
    let first = G::setup(&plan.options[0]);
    let seats = G::SEATS.unwrap_or(first.players());
    let (unit, inputs) = (G::CLEAR_LEAD as u32, inputs(&first, Seat::new(0)));
    let (margin, count, parts) = (G::MARGIN, inputs.count(), inputs.parts().len());
    writeln!(out, "tafelrunde rows 3 {} {seats} {unit} {margin} {count} {parts}", G::ID)?;
    let mut rows = 0;
    for begin in (0..plan.games).step_by(BATCH) {
        let games = begin..plan.games.min(begin + BATCH as u64);
        let one = |number| game::play::<G>(plan, number).rows(seats, plan.lambda, number);
        for (bytes, more) in each_game(games, plan.threads, one) {
            out.write_all(&bytes)?;
            rows += more;
        }
    }
    Ok(rows)
}

/// Situations to which a network gave about the same chance.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Band {
    /// How many situations.
    pub situations: u64,
    /// The chances it gave, added up.
    pub said: f64,
    /// The shares of the victory that came of them, added up.
    pub won: f64,
}

/// Plays games and compares the chances that a network gives with what comes of them, in ten bands of chances.
pub fn calibrate<G: Judge>(plan: &Plan<G::Options>, network: &Network) -> [Band; 10]
where
    G::Options: Sync,
{
    let mut bands = [Band::default(); 10];
    let compare = |number| {
        let lesson = game::play::<G>(plan, number);
        let share = |seat| Expectation::result(&lesson.scores, seat).wins[0];
        let pair = |seen: &game::Seen| (network.evaluate(&seen.inputs).wins[0], share(seen.seat));
        lesson.seen.iter().map(pair).collect::<Vec<_>>()
    };
    for (said, won) in each_game(0..plan.games, plan.threads, compare).into_iter().flatten() {
        let band = &mut bands[((said * 10.0) as usize).min(9)];
        band.situations += 1;
        band.said += f64::from(said);
        band.won += f64::from(won);
    }
    bands
}
