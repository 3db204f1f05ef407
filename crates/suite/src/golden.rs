//! Golden games, replayed to exactly the same events and scores.
//!
//! `tests/golden/<name>.record` is the game, `.events` its events, one on each line, and the final scores; `sums.txt`
//! has a line for each game of which only a hash is stored. A change in the rules shows here as a readable difference;
//! `UPDATE_GOLDEN=1` rewrites the files.

use crate::{GameUnderTest, random_game};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;
use std::sync::Once;
use table::{Eye, Game, Playthrough, Record, fingerprint};

const ENDINGS: [&str; 2] = ["record", "events"];

fn file<S: GameUnderTest>(name: &str) -> PathBuf {
    PathBuf::from(S::CRATE).join("tests/golden").join(name)
}

/// All events of a game, one on each line, and the final scores with their breakdown.
fn told<G: Game>(game: &Playthrough<G>) -> String {
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

/// One line for each game of which only a hash is stored: its options, and a hash over its record and events.
fn sums<S: GameUnderTest>() -> String {
    let mut text = String::new();
    for (seed, options) in S::summed() {
        let game = random_game::<S::Game>(&options, seed);
        let sum = fingerprint(&(game.record().to_string() + &told(&game)));
        writeln!(text, "{options} {sum}").expect("a string takes everything");
    }
    text
}

/// Rewrites the golden games, once, if `UPDATE_GOLDEN=1` is set.
fn update_if_told<S: GameUnderTest>() {
    // There is one subject in each test program, so once for all its tests.
    static UPDATED: Once = Once::new();
    if std::env::var_os("UPDATE_GOLDEN").is_some_and(|told| told == "1") {
        UPDATED.call_once(update::<S>);
    }
}

fn update<S: GameUnderTest>() {
    let write = |name: String, text: String| {
        fs::write(file::<S>(&name), text).expect("the folder can be written");
    };
    if !S::summed().is_empty() {
        write("sums.txt".to_owned(), sums::<S>());
    }
    for (seed, (name, options)) in S::golden().into_iter().enumerate() {
        let game = random_game::<S::Game>(&options, seed as u64);
        write(format!("{name}.record"), game.record().to_string());
        write(format!("{name}.events"), told(&game));
    }
}

/// The record is read and replayed to the same text, events and scores.
///
/// # Panics
/// If it is not.
pub fn every_golden_game_is_replayed_to_the_same_events_and_scores<S: GameUnderTest>() {
    update_if_told::<S>();
    let games = S::golden();
    assert!(!games.is_empty(), "a game has golden games");
    for (name, options) in games {
        let [text, events] = ENDINGS.map(|ending| {
            let file = file::<S>(&format!("{name}.{ending}"));
            fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
        });
        let record = Record::<S::Game>::parse(&text, S::Game::printed())
            .unwrap_or_else(|error| panic!("{name}: {error}"));
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

/// The games of which only a hash is stored are played to that hash.
///
/// # Panics
/// If one is not, or none is kept although there are some.
pub fn every_other_set_is_played_to_the_same_sum<S: GameUnderTest>() {
    update_if_told::<S>();
    let (now, file) = (sums::<S>(), file::<S>("sums.txt"));
    if now.is_empty() {
        assert!(!file.exists(), "{} belongs to no game", file.display());
        return;
    }
    let kept = fs::read_to_string(file).expect("the sums lie beside the golden games");
    for (now, before) in now.lines().zip(kept.lines()) {
        assert_eq!(now, before);
    }
    assert_eq!(now.lines().count(), kept.lines().count());
}

/// Every golden game has its files, and there are no others.
///
/// # Panics
/// If one is missing or left over.
pub fn no_golden_game_is_missing_and_no_file_is_left_over<S: GameUnderTest>() {
    update_if_told::<S>();
    let names = S::golden().into_iter().map(|(name, _)| name);
    let files = names.flat_map(|name| ENDINGS.map(|ending| format!("{name}.{ending}")));
    let mut expected: BTreeSet<String> = files.collect();
    if !S::summed().is_empty() {
        expected.insert("sums.txt".to_owned());
    }
    let folder = fs::read_dir(file::<S>("")).expect("golden games lie in tests/golden");
    let found: BTreeSet<String> =
        folder.map(|entry| entry.expect("a file").file_name().into_string().expect("a plain name")).collect();
    assert_eq!(found, expected);
}
