//! The table of `docs/bots.md`: every rung of the ladder has to beat the one below it by so much.
//!
//! ```sh
//! cargo run --release -p bots --example gates              # everything, a thousand games each
//! cargo run --release -p bots --example gates -- artus 100 # one game, a hundred games each
//! cargo run --release -p bots --example gates -- merlin expert:skilled:2 # one meeting of one game
//! ```
//!
//! It prints a row of Markdown as soon as a meeting is over. The one whose gate it is sits alone, against one or three of the
//! other; rows are the same on every machine, because bots count iterations and not seconds.

use bots::Level;
use bots::arena::{Arena, Cheater, Contestant, Entrant, OfTheHouse};
use games::{GameId, Listed, Visitor};
use std::process::ExitCode;
use std::thread::available_parallelism;

/// Who meets whom, and how often it has to win.
struct Meeting {
    /// Nobody is the cheater.
    who: Option<Level>,
    against: Level,
    players: usize,
    gate: Option<f64>,
}

const fn meeting(who: Level, against: Level, players: usize, gate: Option<f64>) -> Meeting {
    Meeting { who: Some(who), against, players, gate }
}

impl Meeting {
    /// Its name on the command line.
    fn name(&self) -> String {
        format!("{}:{}:{}", self.who.map_or(Cheater::ID, Level::id), self.against, self.players)
    }
}

/// How often somebody wins who sees everything: the rest is luck.
const fn ceiling(players: usize) -> Meeting {
    Meeting { who: None, against: Level::Casual, players, gate: None }
}

/// The ladder, rung by rung. With four players a bot as good as the others wins 25 %.
const MEETINGS: [Meeting; 13] = [
    ceiling(2),
    ceiling(4),
    meeting(Level::Novice, Level::Random, 2, Some(0.75)),
    meeting(Level::Novice, Level::Random, 4, None),
    meeting(Level::Casual, Level::Random, 2, Some(0.95)),
    meeting(Level::Casual, Level::Random, 4, None),
    meeting(Level::Casual, Level::Novice, 2, Some(0.65)),
    meeting(Level::Casual, Level::Novice, 4, None),
    meeting(Level::Skilled, Level::Casual, 2, Some(0.60)),
    meeting(Level::Skilled, Level::Casual, 4, None),
    meeting(Level::Expert, Level::Skilled, 2, Some(0.65)),
    meeting(Level::Expert, Level::Skilled, 4, None),
    meeting(Level::Expert, Level::Casual, 4, Some(0.50)),
];

/// One meeting at one game.
struct Row<'a> {
    meeting: &'a Meeting,
    games: u64,
}

impl Visitor for Row<'_> {
    type Out = String;

    fn visit<G: Listed>(self) -> String {
        let Meeting { who, against, players, gate } = *self.meeting;
        let text = G::GAME.options_text([("players", players.to_string().as_str())]);
        let options = G::read_options(&text, G::printed()).expect("every game has two and four players");
        let entrant = |who: Option<Level>| Entrant {
            name: who.map_or(Cheater::ID, Level::id).to_owned(),
            contestant: match who {
                Some(level) => Box::new(OfTheHouse { level, budget: None }) as Box<dyn Contestant>,
                None => Box::new(Cheater { budget: None }),
            },
        };
        let entrants = [entrant(who), entrant(Some(against))];
        let arena = Arena::<G> {
            options: &options,
            entrants: &entrants,
            mirror: false,
            sets: self.games.div_ceil(players as u64),
            seed: 1,
            threads: available_parallelism().map_or(1, usize::from),
            sprt: None,
        };
        let standing = arena.play(|_| {}).standing(0).expect("it has played");
        let percent = |share: f64| format!("{:.1} %", 100.0 * share);
        let interval = |(low, high): (f64, f64)| format!("{}–{}", percent(low), percent(high));
        let verdict = gate.map_or_else(String::new, |gate| {
            let met = if standing.win_share.mean >= gate { "yes" } else { "no" };
            format!("≥ {}: {met}", percent(gate))
        });
        let opponents = players - 1;
        format!(
            "| {} | {} against {opponents} × {against} | {} | {} | {} | {verdict} |",
            G::GAME,
            entrants[0].name,
            standing.games,
            percent(standing.win_share.mean),
            standing.win_share.ci95.map(interval).unwrap_or_default(),
        )
    }
}

fn main() -> ExitCode {
    let (mut wanted, mut count, mut only) = (GameId::ALL.to_vec(), 1_000, Vec::new());
    for argument in std::env::args().skip(1) {
        match (argument.parse::<GameId>(), argument.parse::<u64>()) {
            (Ok(game), _) => wanted = vec![game],
            (Err(_), Ok(games)) if games > 0 => count = games,
            _ if MEETINGS.iter().any(|meeting| meeting.name() == argument) => only.push(argument),
            (Err(_), Ok(_) | Err(_)) => {
                let games = GameId::ALL.map(GameId::id).join(", ");
                let meetings = MEETINGS.map(|meeting| meeting.name()).join(", ");
                eprintln!(
                    "“{argument}” is neither a game ({games}) nor a number of games nor a meeting ({meetings})."
                );
                return ExitCode::from(2);
            }
        }
    }
    println!("| game | meeting | games | victories | 95 % interval | gate |\n|---|---|---|---|---|---|");
    for game in wanted {
        let asked = |meeting: &&Meeting| only.is_empty() || only.contains(&meeting.name());
        for meeting in MEETINGS.iter().filter(asked) {
            println!("{}", game.visit(Row { meeting, games: count }));
        }
    }
    ExitCode::SUCCESS
}
