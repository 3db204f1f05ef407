//! Whole games that stand: one for each set of options, replayed to exactly the same events and scores.
//!
//! Sets of modules have a whole game for each single module and for all of them together; of every other set that tests
//! play there is a line with the sum of its game in `sums.txt`. `golden/<players>.record` is the game, `.events` what happened in it, one event a line, and the final
//! scores. A change in the rules shows here as a difference one can read; `UPDATE_GOLDEN=1` writes the files anew.

#[path = "rules/random.rs"]
mod random;

use merlin::{Components, Merlin, Module, Modules, Options};
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

/// The options with a whole golden game: the base game, each module with one number of players, all of them for four.
fn whole() -> Vec<Options> {
    let all = Merlin::every_option(Components::printed());
    let built: Modules = Module::BUILT.iter().copied().collect();
    let is_whole = |options: &Options| {
        let single =
            Module::BUILT.iter().position(|&own| options.modules() == Modules::from_iter([own]).complete());
        options.modules().is_empty()
            || options.modules() == built && options.players() == 4
            || single.is_some_and(|place| options.players() == 2 + place % 3)
            // The first module had a game for four when it was the only one; what was played once stays.
            || single == Some(0) && options.players() == 4
    };
    all.into_iter().filter(is_whole).collect()
}

/// One line for every other set: its options, and a sum over the game and all that happened in it.
fn sums() -> String {
    let mut text = String::new();
    let whole = whole();
    for (seed, options) in Merlin::every_option(Components::printed()).iter().enumerate() {
        if !whole.contains(options) {
            let game = random_game(options, seed as u64);
            let sum = table::fingerprint(&(game.record().to_string() + &told(&game)));
            writeln!(text, "{options} {sum}").expect("a string takes everything");
        }
    }
    text
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
