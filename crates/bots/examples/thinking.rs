//! How long a bot thinks, an expert unless another level is named: the time of its decisions over games of
//! every kind, on one core.
//!
//! ```sh
//! cargo run --release -p bots --example thinking
//! cargo run --release -p bots --example thinking casual
//! cargo run --release -p bots --example thinking expert merlin "players=2 modules=gold" # one game with these options
//! ```
//!
//! It sits in the first seat, the others are quick. Only decisions with something to choose count. Where the
//! system tells how long a thread was on a processor (Linux) that is what counts, so that others who work on
//! the machine do not make a bot slow.

use bots::{Judge, JudgedVisitor, Level, visit_judged};
use games::GameId;
use std::time::{Duration, Instant};
use table::{Actor, Journal, Knowledge, Moves, Seat, Turn, draw, generator};

/// How many sets of options of each game are played, evenly spread over all.
const SETS: usize = 8;

/// Who is measured, and with which options; without them with a few sets of every game.
struct Thinking<'a>(Level, Option<&'a str>);

impl JudgedVisitor for Thinking<'_> {
    type Out = ();

    fn visit<G: Judge>(self) {
        let chosen = match self.1 {
            Some(text) => vec![G::read_options(text, G::printed()).expect("options of this game")],
            None => {
                let all = G::every_option(G::printed());
                (0..SETS).map(|number| all[number * (all.len() - 1) / (SETS - 1)].clone()).collect()
            }
        };
        for (number, options) in chosen.iter().enumerate() {
            let mut times = game::<G>(self.0, options, number as u64);
            times.sort();
            let at = |share: usize| times[(times.len() - 1) * share / 100].0.as_secs_f64() * 1e3;
            let (decisions, median, most, longest) = (times.len(), at(50), at(99), at(100));
            let offers = times.last().map_or(0, |slowest| slowest.1);
            println!(
                "| {} | {options} | {decisions} | {median:.2} | {most:.2} | {longest:.2} | {offers} |",
                G::ID
            );
        }
    }
}

/// When something began.
struct Begin {
    clock: Instant,
    on_processor: Option<Duration>,
}

impl Begin {
    fn now() -> Self {
        Self { clock: Instant::now(), on_processor: on_processor() }
    }

    /// How long ago that was.
    fn elapsed(&self) -> Duration {
        let on_processor = self.on_processor.zip(on_processor());
        on_processor.map_or_else(|| self.clock.elapsed(), |(begin, end)| end.saturating_sub(begin))
    }
}

/// How long this thread was on a processor so far, if the system tells.
fn on_processor() -> Option<Duration> {
    // Linux counts up to the last time it looked at the thread.
    std::thread::yield_now();
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    told.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}

/// The times a bot of this level in the first seat needs in one game, each with the number of offers.
fn game<G: Judge>(measured: Level, options: &G::Options, seed: u64) -> Vec<(Duration, usize)> {
    let (mut game, mut rng, mut times) = (G::setup(options), generator(seed), Vec::new());
    loop {
        let (who, choice) = match game.turn() {
            Turn::Over => return times,
            Turn::Chance => (Actor::Chance, draw(&game, &mut Moves::new(), &mut rng)),
            Turn::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody has to decide");
                let level = if seat == Seat::new(0) { measured } else { Level::QUICK };
                let known = Knowledge::of(seat, &game);
                let is_measured = seat == Seat::new(0) && known.offers().len() > 1;
                let begin = is_measured.then(Begin::now);
                let choice = level.bot::<G>().choose(&known, level.budget(), &mut rng);
                times.extend(begin.map(|begin| (begin.elapsed(), known.offers().len())));
                (Actor::Seat(seat), choice)
            }
        };
        game.play(who, choice, &mut Journal::silent());
    }
}

fn main() {
    let mut named = std::env::args().skip(1);
    let level = named.next().map_or(Level::Expert, |level| level.parse().expect("a level"));
    let only: Option<GameId> = named.next().map(|game| game.parse().expect("a game"));
    let options = named.next();
    println!(
        "| game | options | decisions | median ms | 99 % ms | longest ms | offers there |\n|---|---|---:|---:|---:|---:|---:|"
    );
    for game in GameId::ALL.into_iter().filter(|game| only.is_none_or(|only| only == *game)) {
        visit_judged(game, Thinking(level, options.as_deref()));
    }
}
