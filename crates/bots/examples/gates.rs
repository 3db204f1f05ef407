//! The table of `docs/bots.md`: every rung of the ladder has to beat the one below it by so much.
//!
//! ```sh
//! cargo run --release -p bots --example gates              # everything, a thousand games each
//! cargo run --release -p bots --example gates -- artus 100 # one game, a hundred games each
//! cargo run --release -p bots --example gates -- merlin expert:skilled:2 # one meeting of one game
//! cargo run --release -p bots --example gates -- artus advanced          # one way to play it
//! cargo run --release -p bots --example gates -- merlin 400 gold         # with a module
//! cargo run --release -p bots --example gates -- merlin 400 all expert:casual:4 sequential # until it is decided
//! ```
//!
//! It prints a row of Markdown as soon as a meeting is over. The one whose gate it is sits alone, against one
//! or three of the other; rows are the same on every machine, because bots count iterations and not seconds.
//! *Beating* somebody means to end before them: with two players that is the victory, with four it is counted
//! against each of the three.

use bots::arena::{Arena, Bounds, Cheater, Cheating, Contestant, Entrant, OfTheHouse, Sprt, Verdict};
use bots::{Level, Style};
use games::{GameId, Listed, Visitor};
use merlin::{Module, Modules};
use std::process::ExitCode;
use std::thread::available_parallelism;

/// What has to be reached.
#[derive(Clone, Copy)]
enum Gate {
    /// This share of the victories.
    Win(f64),
    /// To end before this share of the opponents.
    Beat(f64),
}

/// Who sits alone.
#[derive(Clone, Copy)]
enum Who {
    /// A bot of the house.
    House(Level),
    /// One that sees everything.
    Cheater(Cheating),
}

impl Who {
    const fn id(self) -> &'static str {
        match self {
            Self::House(level) => level.id(),
            Self::Cheater(level) => level.id(),
        }
    }

    fn entrant(self) -> Entrant {
        let contestant: Box<dyn Contestant> = match self {
            Self::House(level) => Box::new(OfTheHouse { level, style: Style::Balanced, budget: None }),
            Self::Cheater(level) => Box::new(Cheater { level, budget: None }),
        };
        Entrant { name: self.id().to_owned(), contestant }
    }
}

/// Who meets whom, and how often it has to win.
struct Meeting {
    who: Who,
    against: Level,
    players: usize,
    gate: Option<Gate>,
}

const fn meeting(who: Level, against: Level, players: usize, gate: Gate) -> Meeting {
    Meeting { who: Who::House(who), against, players, gate: Some(gate) }
}

impl Meeting {
    /// Its name on the command line.
    fn name(&self) -> String {
        format!("{}:{}:{}", self.who.id(), self.against, self.players)
    }
}

/// How often somebody wins who sees everything.
const fn omniscient(level: Cheating, against: Level, players: usize) -> Meeting {
    Meeting { who: Who::Cheater(level), against, players, gate: None }
}

/// The ladder, rung by rung. With four players a bot as good as the others wins 25 % and beats half of them.
const MEETINGS: [Meeting; 12] = [
    omniscient(Cheating::Expert, Level::Casual, 2),
    omniscient(Cheating::Expert, Level::Casual, 4),
    meeting(Level::Novice, Level::Random, 2, Gate::Beat(0.75)),
    meeting(Level::Novice, Level::Random, 4, Gate::Beat(0.75)),
    meeting(Level::Casual, Level::Random, 2, Gate::Beat(0.95)),
    meeting(Level::Casual, Level::Random, 4, Gate::Beat(0.95)),
    meeting(Level::Casual, Level::Novice, 2, Gate::Beat(0.65)),
    meeting(Level::Casual, Level::Novice, 4, Gate::Beat(0.65)),
    meeting(Level::Skilled, Level::Casual, 2, Gate::Beat(0.60)),
    meeting(Level::Skilled, Level::Casual, 4, Gate::Beat(0.60)),
    meeting(Level::Expert, Level::Skilled, 2, Gate::Beat(0.65)),
    meeting(Level::Expert, Level::Casual, 4, Gate::Win(0.50)),
];

/// What has to hold of a master besides, against one and against three experts; and what one reaches that
/// sees everything.
const fn of_masters(two: f64, four: f64) -> [Meeting; 4] {
    [
        omniscient(Cheating::Master, Level::Expert, 2),
        omniscient(Cheating::Master, Level::Expert, 4),
        meeting(Level::Master, Level::Expert, 2, Gate::Win(two)),
        meeting(Level::Master, Level::Expert, 4, Gate::Win(four)),
    ]
}
const MASTERS_OF_ARTUS: [Meeting; 4] = of_masters(0.95, 0.60);
const MASTERS_OF_CAMELOT: [Meeting; 4] = of_masters(0.75, 0.45);
const MASTERS_OF_MERLIN: [Meeting; 4] = of_masters(0.85, 0.60);

/// What has to hold with each set of modules besides: bots that could not play a module would not reach it.
const MEETINGS_WITH_MODULES: [Meeting; 2] = [
    meeting(Level::Expert, Level::Casual, 2, Gate::Beat(0.60)),
    meeting(Level::Expert, Level::Casual, 4, Gate::Win(0.45)),
];

/// How much more than its gate a sequential test takes for clear.
const CLEARLY: f64 = 0.15;

/// What is chosen besides the players; everything else as usual.
type Variant = Vec<(&'static str, String)>;

/// One meeting at one game.
struct Row<'a> {
    meeting: &'a Meeting,
    variant: &'a Variant,
    games: u64,
    /// Whether it ends as soon as a sequential test knows whether the share of victories is that of the gate,
    /// or clearly more.
    sequential: bool,
}

/// The ways a game is played that are different games to a bot: with modules, each of them and all together.
fn variants(game: GameId) -> Vec<Variant> {
    match game {
        GameId::Artus => vec![vec![("mode", "beginner".to_owned())], vec![("mode", "advanced".to_owned())]],
        GameId::Camelot => vec![Vec::new()],
        GameId::Merlin => {
            let single = Module::BUILT.iter().map(|&module| Modules::from_iter([module]).complete());
            let all = Module::BUILT.iter().copied().collect();
            let with = |modules: Modules| vec![("modules", modules.to_string())];
            [Vec::new()].into_iter().chain(single.chain([all]).map(with)).collect()
        }
    }
}

/// Who meets whom when a game is played so.
fn meetings(game: GameId, variant: &Variant) -> impl Iterator<Item = &'static Meeting> {
    let with_modules = variant.iter().any(|(key, _)| *key == "modules");
    let usual: &[Meeting] = if with_modules { &MEETINGS_WITH_MODULES } else { &MEETINGS };
    let taught: &[Meeting] = match game {
        GameId::Artus => &MASTERS_OF_ARTUS,
        GameId::Camelot => &MASTERS_OF_CAMELOT,
        GameId::Merlin => &MASTERS_OF_MERLIN,
    };
    usual.iter().chain(taught)
}

/// The share of a gate, or clearly more.
fn clearly_more(gate: Gate) -> Bounds {
    let (Gate::Win(share) | Gate::Beat(share)) = gate;
    Bounds::new(share, (share + CLEARLY).min(0.99)).expect("two shares that ascend")
}

impl Visitor for Row<'_> {
    type Out = String;

    fn visit<G: Listed>(self) -> String {
        let Meeting { who, against, players, gate } = *self.meeting;
        let number = players.to_string();
        let chosen = self.variant.iter().map(|(key, value)| (*key, value.as_str()));
        let chosen = chosen.chain([("players", number.as_str())]);
        let text = G::GAME.options_text(chosen);
        let options = G::read_options(&text, G::printed()).expect("every game has two and four players");
        let entrants = [who, Who::House(against)].map(Who::entrant);
        let arena = Arena::<G> {
            options: &options,
            entrants: &entrants,
            mirror: false,
            sets: self.games.div_ceil(players as u64),
            seed: 1,
            threads: available_parallelism().map_or(1, usize::from),
            sprt: self.sequential.then_some(gate).flatten().map(clearly_more),
        };
        let played = arena.play(|_| {});
        let standing = played.standing(0).expect("it has played");
        let opponents = players - 1;
        let beaten = |rank: f64| (players as f64 - rank) / opponents as f64;
        let percent = |share: f64| format!("{:.1} %", 100.0 * share);
        let interval = |(low, high): (f64, f64)| format!("{}–{}", percent(low), percent(high));
        let verdict = gate.map_or_else(String::new, |gate| {
            let (verb, wanted, reached) = match gate {
                Gate::Win(wanted) => ("win", wanted, standing.win_share.mean),
                Gate::Beat(wanted) => ("beat", wanted, beaten(standing.rank.mean)),
            };
            let answer = match played.sprt.as_ref().map(Sprt::verdict) {
                Some(Verdict::Accepted) => "yes, clearly",
                Some(Verdict::Rejected) => "not clearly",
                Some(Verdict::Undecided) => "undecided",
                None if reached >= wanted => "yes",
                None => "no",
            };
            format!("{verb} ≥ {}: {answer}", percent(wanted))
        });
        let variant: String = self.variant.iter().map(|(_, value)| format!(" {value}")).collect();
        format!(
            "| {}{variant} | {} against {opponents} × {against} | {} | {} | {} | {} | {verdict} |",
            G::GAME,
            entrants[0].name,
            standing.games,
            percent(standing.win_share.mean),
            standing.win_share.ci95.map(interval).unwrap_or_default(),
            percent(beaten(standing.rank.mean)),
        )
    }
}

fn main() -> ExitCode {
    let (mut wanted, mut count, mut only, mut way) = (GameId::ALL.to_vec(), 1_000, Vec::new(), None);
    let mut sequential = false;
    let is_way = |name: &str, variant: &Variant| variant.iter().any(|(_, value)| value == name);
    let every_meeting = || MEETINGS.iter().chain(&MEETINGS_WITH_MODULES).chain(&MASTERS_OF_ARTUS);
    for argument in std::env::args().skip(1) {
        match (argument.parse::<GameId>(), argument.parse::<u64>()) {
            (Ok(game), _) => wanted = vec![game],
            (Err(_), Ok(games)) if games > 0 => count = games,
            _ if argument == "sequential" => sequential = true,
            _ if every_meeting().any(|meeting| meeting.name() == argument) => only.push(argument),
            _ if wanted
                .iter()
                .flat_map(|game| variants(*game))
                .any(|variant| is_way(&argument, &variant)) =>
            {
                way = Some(argument);
            }
            (Err(_), Ok(_) | Err(_)) => {
                let games = GameId::ALL.map(GameId::id).join(", ");
                let meetings = every_meeting().map(Meeting::name).collect::<Vec<_>>().join(", ");
                eprintln!(
                    "“{argument}” is neither a game ({games}) nor a number of games nor a meeting ({meetings})."
                );
                return ExitCode::from(2);
            }
        }
    }
    println!(
        "| game | meeting | games | victories | 95 % interval | beaten | gate |\n|---|---|---|---|---|---|---|"
    );
    for game in wanted {
        let asked = |meeting: &&Meeting| only.is_empty() || only.contains(&meeting.name());
        for variant in
            variants(game).into_iter().filter(|variant| way.as_ref().is_none_or(|way| is_way(way, variant)))
        {
            for meeting in meetings(game, &variant).filter(asked) {
                println!("{}", game.visit(Row { meeting, variant: &variant, games: count, sequential }));
            }
        }
    }
    ExitCode::SUCCESS
}
