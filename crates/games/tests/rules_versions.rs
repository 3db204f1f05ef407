//! Rules cannot change without their version: the golden games of each game are listed with the version they
//! were played with. A change by which one of them is played otherwise fails here, until the version is
//! raised.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use games::GameId;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use table::fingerprint;

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The golden games as they are now: the version, then the name of each with the sum of its moves and events.
fn listed(game: GameId) -> String {
    let folder = here(&format!("../{game}/tests/golden"));
    let mut names: Vec<PathBuf> =
        std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    names.retain(|path| path.extension().is_some_and(|end| end == "record"));
    names.sort();
    let mut text = format!("version {}\n", game.rules_version());
    for record in names {
        let [moves, events] = [record.clone(), record.with_extension("events")]
            .map(|file| std::fs::read_to_string(file).unwrap());
        // The head names the components, which are pinned by themselves, and the last line is a sum over it.
        let (_, moves) = moves.split_once("\n\n").unwrap();
        let (moves, _) = moves.rsplit_once("end ").unwrap();
        let name = record.file_stem().unwrap().to_str().unwrap();
        writeln!(text, "{name} {}", fingerprint(&format!("{moves}{events}"))).unwrap();
    }
    text
}

#[test]
fn a_golden_game_is_played_as_it_was_when_its_version_of_the_rules_was_numbered() {
    for game in GameId::ALL {
        let file = here(&format!("tests/rules_versions/{game}.txt"));
        let (now, then) = (listed(game), std::fs::read_to_string(&file).unwrap_or_default());
        let missing: Vec<&str> =
            then.lines().filter(|line| !now.lines().any(|other| other == *line)).collect();
        assert!(
            missing.is_empty() && !then.is_empty(),
            "{game} is played otherwise than before: {missing:?}. Tables in the stores of houses were begun with the old \
             rules; so raise GameId::rules_version for this game, and write into {}:\n{now}",
            file.display()
        );
        assert_eq!(then, now, "{game}: a new golden game belongs into {}", file.display());
    }
}
