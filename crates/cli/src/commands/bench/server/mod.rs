//! `tafelrunde bench server`: what people at a table feel while many others play, and how many may look on.
//!
//! Each seat is a browser without a screen: it holds the stream of its own page open, as HTML, and sends its moves by
//! the form the page sends. Only what is legal it asks the API for, because it has no eyes. A move is therefore paid
//! for in full: checked, committed to the store, drawn for each of the four seats, pushed to each of them.

mod connection;
mod error;
mod figures;
mod house;
mod idle;
mod players;
mod process;
mod taps;

use crate::args::BenchServer;
use crate::failure::{Failure, Outcome};
use crate::limits;
use error::BenchError;
use figures::Figures;
use games::GameId;
use house::House;
use std::time::Duration;
use words::Words;

/// Seats of a table.
const SEATS: usize = 4;
/// Before anything is counted, connections and memories fill up.
const WARM_UP: Duration = Duration::from_secs(2);
/// How long the load rests whenever it has nothing to do, before it looks for answers again. Woken by every
/// single one of them, as by people who each have a machine of their own, it would take a sixth of the
/// machine from the house.
const REST: Duration = Duration::from_millis(1);
/// What is played at every table.
pub(super) struct Played {
    game: GameId,
    options: String,
}

impl Played {
    /// A game for four, with what was set on the command line.
    fn new(words: Words, args: &BenchServer) -> Outcome<Self> {
        let game = crate::commands::game(words, &args.game)?;
        let own: &[(&str, &str)] = match game {
            GameId::Artus => &[("mode", "advanced")],
            GameId::Camelot => &[("sides", "AAAA"), ("heroes", "off")],
            GameId::Merlin => &[],
        };
        let set: Vec<(&str, &str)> =
            args.set.iter().map(|pair| pair.split_once('=').unwrap_or((pair, ""))).collect();
        if set.iter().any(|(key, _)| *key == "players") {
            return Err(Failure::input(words.say("cli-error-bench-players")));
        }
        let usual = own.iter().filter(|(key, _)| set.iter().all(|(other, _)| other != key));
        let text = game.options_text([("players", "4")].iter().chain(usual).chain(&set).copied());
        let (options, _) = game.read_options(&text).map_err(|fault| Failure::fault(words, &fault))?;
        Ok(Self { game, options })
    }
}

/// Files a process needs besides its connections.
const OTHER_FILES: u64 = 64;

pub(super) fn run(words: Words, args: &BenchServer) -> Outcome {
    let time = super::seconds(words, args.seconds)?;
    if args.tables == 0 {
        return Err(Failure::input(words.say("cli-error-bench-tables")));
    }
    if args.rate.is_some_and(|rate| !(rate > 0.0 && rate.is_finite())) {
        return Err(Failure::input(words.say("cli-error-bench-rate")));
    }
    let played = Played::new(words, args)?;
    // A seat has two connections, one for its stream and one for its moves; the house started here inherits the limit.
    let needed = (args.tables * SEATS * 2).max(args.idle) as u64 + OTHER_FILES;
    let allowed = limits::open_files(needed);
    if allowed < needed {
        let values = [("needed", needed.to_string().into()), ("allowed", allowed.to_string().into())];
        return Err(Failure::machine(words.say_with("cli-error-bench-files", &values)));
    }
    // One thread: what the load costs is taken from the house, which has to live on the same cores.
    let rest = || std::thread::sleep(REST);
    let runtime = tokio::runtime::Builder::new_current_thread().on_thread_park(rest).enable_all().build();
    let runtime = runtime.map_err(|error| Failure::machine(error.to_string()))?;
    let measured = runtime.block_on(tokio::task::LocalSet::new().run_until(measure(args, played, time)));
    let figures = measured.map_err(|error| error.told(words))?;
    figures.tell(words, args.json);
    Ok(())
}

async fn measure(args: &BenchServer, played: Played, time: Duration) -> Result<Figures, BenchError> {
    let folder = args.folder.clone().unwrap_or_else(std::env::temp_dir);
    let (house, store) = match &args.url[..] {
        urls @ [_, ..] => (House::at(urls)?, None),
        [] => (House::open(&folder)?, process::file_system(&folder)),
    };
    let load_before = process::load_average();
    let playing = players::play(&house, &played, args.tables, args.rate, WARM_UP, time).await?;
    let taps = taps::measure(&house, &played).await?;
    let idle = match args.idle {
        0 => None,
        streams => Some(idle::look_on(&house, &played, streams).await?),
    };
    let (tables, rate) = (args.tables, args.rate);
    Ok(Figures { played, store, tables, rate, load_before, playing, taps, idle })
}
