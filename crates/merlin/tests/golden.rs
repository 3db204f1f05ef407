//! Whole games that stand: one for each set of options, replayed to exactly the same events and scores.
//!
//! Sets of modules have a whole game for each single module and for all that were built when it came; of every other set
//! that tests play there is a line with the sum of its game in `sums.txt`. `golden/<players>.record` is the game, `.events`
//! what happened in it, one event a line, and the final scores. A change in the rules shows here as a difference one can
//! read; `UPDATE_GOLDEN=1` writes the files anew. A new module adds games and lines, and changes none that stays.

#[path = "rules/random.rs"]
mod random;

use merlin::{Components, Merlin, Module, Modules, Options, Variants};
use random::random_game;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;
use std::sync::Once;
use table::{Eye, Game, Playthrough, Record};

fn golden(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

/// The name of the golden game with these options.
fn name(options: &Options) -> String {
    match options.modules() {
        none if none.is_empty() => options.players().to_string(),
        modules => format!("{}-{}", options.players(), modules.to_string().replace(',', "-")),
    }
}

/// The options with a whole golden game: the base game, each module with one number of players, and for four all modules
/// that were built when it came. Their order is that of building, so what was played once stays.
fn whole() -> Vec<Options> {
    let components = Components::printed();
    let base = (2..=4).filter_map(|players| Options::new(players, components));
    let mut all: Vec<Options> = base.collect();
    for (place, &module) in Module::BUILT.iter().enumerate() {
        let until: Modules = Module::BUILT[..=place].iter().copied().collect();
        for (modules, players) in [(Modules::from_iter([module]), 2 + place % 3), (until, 4)] {
            let base = Options::new(players, components).expect("2, 3 or 4 players");
            let options = base.with(modules.complete(), Variants::NONE).expect("built modules");
            if !all.contains(&options) {
                all.push(options);
            }
        }
    }
    all
}

/// One line for every other set: its options, and a sum over the game and all that happened in it.
fn sums() -> String {
    let mut text = String::new();
    let whole = whole();
    for options in Merlin::every_option(Components::printed()) {
        if !whole.contains(&options) {
            let game = random_game(&options, seed(&options));
            let sum = table::fingerprint(&(game.record().to_string() + &told(&game)));
            writeln!(text, "{options} {sum}").expect("a string takes everything");
        }
    }
    text
}

/// A number for the chance of a game that follows from its options alone, whatever else is built.
fn seed(options: &Options) -> u64 {
    options.to_string().bytes().fold(0, |seed: u64, byte| seed.wrapping_mul(31).wrapping_add(byte.into()))
}

/// Every event of a game, one a line, and the final scores with their breakdown.
fn told(game: &Playthrough<Merlin>) -> String {
    let mut text = String::new();
    for event in game.events(Eye::Everything) {
        writeln!(text, "{event:?}").expect("a string takes everything");
    }
    for line in game.state().scores().lines {
        let parts: Vec<String> = line.parts.iter().map(|(part, points)| format!("{part} {points}")).collect();
        writeln!(text, "{:?}: {} = {}", line.seat, parts.join(" + "), line.total())
            .expect("a string takes everything");
    }
    writeln!(text, "winners: {:?}", game.state().scores().winners).expect("a string takes everything");
    text
}

/// Writes the golden games anew, once, when `UPDATE_GOLDEN=1` is set.
fn update_if_told() {
    static UPDATED: Once = Once::new();
    if std::env::var_os("UPDATE_GOLDEN").is_some_and(|told| told == "1") {
        UPDATED.call_once(update);
    }
}

fn update() {
    fs::write(golden("sums.txt"), sums()).expect("the folder can be written");
    for (seed, options) in whole().iter().enumerate() {
        let game = random_game(options, seed as u64);
        let write =
            |ending: &str, text: String| fs::write(golden(&format!("{}.{ending}", name(options))), text);
        write("record", game.record().to_string()).expect("the folder can be written");
        write("events", told(&game)).expect("the folder can be written");
    }
}

#[test]
fn every_golden_game_is_replayed_to_the_same_events_and_scores() {
    update_if_told();
    for options in whole() {
        let name = name(&options);
        let read = |ending: &str| fs::read_to_string(golden(&format!("{name}.{ending}")));
        let (text, events) = (read("record").unwrap(), read("events").unwrap());
        let record =
            Record::<Merlin>::parse(&text, Components::printed()).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(record.header.options, options, "{name}");
        let game = record.replay(None).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(game.is_over(), "{name} is a whole game");
        assert_eq!(game.record().to_string(), text, "{name}");
        // Line by line, so that a difference is shown where it begins.
        let told = told(&game);
        for (number, (now, before)) in told.lines().zip(events.lines()).enumerate() {
            assert_eq!(now, before, "{name}.events, line {}", number + 1);
        }
        assert_eq!(told.lines().count(), events.lines().count(), "{name}.events");
    }
}

#[test]
fn every_other_set_is_played_to_the_same_sum() {
    update_if_told();
    let kept = fs::read_to_string(golden("sums.txt")).unwrap();
    for (now, before) in sums().lines().zip(kept.lines()) {
        assert_eq!(now, before);
    }
    assert_eq!(sums().lines().count(), kept.lines().count());
}

#[test]
fn no_set_of_options_lacks_a_golden_game_and_no_file_is_left_over() {
    update_if_told();
    let names = whole().iter().map(name).collect::<Vec<_>>();
    let endings = ["record", "events"];
    let files = names.iter().flat_map(|name| endings.map(|ending| format!("{name}.{ending}")));
    let expected: BTreeSet<String> = files.chain(["sums.txt".to_owned()]).collect();
    let found: BTreeSet<String> = fs::read_dir(golden(""))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    assert_eq!(found, expected);
}
