//! `tafelrunde bench server`: what people at a table feel while many others play, and how many may look on.
//!
//! Each seat is a browser without a screen: it holds the stream of its own page open, as HTML, and sends its moves by
//! the form the page sends. Only what is legal it asks the API for, because it has no eyes. A move is therefore paid
//! for in full: checked, committed to the store, drawn for each of the four seats, pushed to each of them.

mod connection;
mod figures;
mod house;
mod idle;
mod players;
mod process;
mod taps;
mod trouble;

use crate::args::BenchServer;
use crate::failure::{Failure, Outcome};
use crate::limits;
use figures::Figures;
use games::GameId;
use house::House;
use std::time::Duration;
use trouble::Trouble;
use words::Words;

/// Seats of a table.
const SEATS: usize = 4;
/// Before anything is counted, connections and memories fill up.
const WARM_UP: Duration = Duration::from_secs(2);
/// How long the load rests whenever it has nothing to do, before it looks for answers again. Woken by every single one of
/// them, as by people who each have a machine of their own, it would take a sixth of the machine from the house.
const REST: Duration = Duration::from_millis(1);
/// How a game is opened by four people.
const fn options(game: GameId) -> &'static str {
    match game {
        GameId::Artus => "players=4 mode=advanced",
        GameId::Camelot => "players=4 sides=AAAA heroes=off",
        GameId::Merlin => "players=4",
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
    let game = crate::commands::game(words, &args.game)?;
    // A seat has two connections, one for its stream and one for its moves; the own house inherits the limit.
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
    let measured = runtime.block_on(tokio::task::LocalSet::new().run_until(measure(args, game, time)));
    let figures = measured.map_err(|trouble| trouble.told(words))?;
    figures.tell(words, args.json);
    Ok(())
}

async fn measure(args: &BenchServer, game: GameId, time: Duration) -> Result<Figures, Trouble> {
    let folder = args.folder.clone().unwrap_or_else(std::env::temp_dir);
    let (house, store) = match &args.url {
        Some(url) => (House::at(url)?, None),
        None => (House::open(&folder)?, process::file_system(&folder)),
    };
    let load_before = process::load_average();
    let playing = players::play(&house, game, args.tables, args.rate, WARM_UP, time).await?;
    let taps = taps::measure(&house, game).await?;
    let idle = match args.idle {
        0 => None,
        streams => Some(idle::look_on(&house, game, streams).await?),
    };
    let (tables, rate) = (args.tables, args.rate);
    Ok(Figures { game, store, tables, rate, load_before, playing, taps, idle })
}
