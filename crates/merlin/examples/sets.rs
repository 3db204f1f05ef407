//! Plays every set of modules that can be chosen, for two, three and four players, under all laws of the house:
//! `cargo run --release -p merlin --example sets -- 10` plays ten games of each, on all cores.
//!
//! Half of the games have the variants of their modules. A broken law ends the run with the record that breaks it.

use merlin::{Components, Merlin, Module, Modules, Options, Variant, Variants};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::{available_parallelism, scope};
use table::Game;
use table::laws::{Seen, obey};

/// Every set that can be chosen, without variants and with all it may have.
fn every_set() -> Result<Vec<[Options; 2]>, String> {
    let mut sets = Vec::new();
    for bits in 0..1_u32 << Module::ALL.len() {
        let modules: Modules = Module::ALL.into_iter().filter(|own| bits & (1 << own.index()) != 0).collect();
        let variants =
            Variant::ALL.into_iter().filter(|variant| modules.contains(variant.module())).collect();
        for players in Options::PLAYERS {
            let base = Options::new(players, Components::printed()).ok_or("two to four players")?;
            // What lacks something it needs is no set.
            let with = |variants| base.with(modules, variants);
            if let (Ok(usual), Ok(varied)) = (with(Variants::NONE), with(variants)) {
                sets.push([usual, varied]);
            }
        }
    }
    Ok(sets)
}

/// What all games so far have shown.
#[derive(Default)]
struct Total {
    games: u64,
    decisions: u64,
    refused: u64,
    /// The least room left for what is due.
    room: Option<usize>,
    /// The largest share of the decisions a game can have at most.
    longest: f64,
}

impl Total {
    fn add(&mut self, options: &Options, seen: &Seen) {
        self.games += u64::from(seen.games);
        self.decisions += seen.decisions;
        self.refused += seen.refused;
        let room = seen.fullest.most - seen.fullest.used;
        self.room = Some(self.room.map_or(room, |least| least.min(room)));
        self.longest = self.longest.max(f64::from(seen.longest) / f64::from(Merlin::most_decisions(options)));
    }
}

fn main() -> Result<(), String> {
    let games: u32 =
        std::env::args().nth(1).map_or(Ok(2), |text| text.parse()).map_err(|_| "a number of games")?;
    let sets = every_set()?;
    let (next, total) = (AtomicUsize::new(0), Mutex::new(Total::default()));
    scope(|threads| {
        for _ in 0..available_parallelism().map_or(1, usize::from) {
            threads.spawn(|| {
                while let place = next.fetch_add(1, Ordering::Relaxed)
                    && let Some(set) = sets.get(place)
                {
                    for (options, games) in set.iter().zip([games.div_ceil(2), games / 2]) {
                        let seen = obey::<Merlin>(options, games, 1);
                        if games > 0 {
                            total.lock().expect("no thread panics with it").add(options, &seen);
                        }
                    }
                    if place.is_multiple_of(100) {
                        eprintln!("{place} of {} sets", sets.len());
                    }
                }
            });
        }
    });
    let Total { games, decisions, refused, room, longest } =
        total.into_inner().expect("no thread panics with it");
    println!(
        "{} sets, {games} games, {decisions} decisions, {refused} moves refused, {} places left at least for what is due, \
         {:.0} % of the decisions a game can have at most: no law is broken",
        sets.len(),
        room.unwrap_or_default(),
        longest * 100.0
    );
    Ok(())
}
