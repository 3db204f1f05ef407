//! Checking and copying a store: every kind of damage is found and named, and not a byte is changed.

use crate::support::{config, house_on, play_on, seated};
use server::{Problem, Sqlite, backup, check};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use table::generator;

const FILE: &str = "tafelrunde.sqlite";

/// What lies in a folder, file by file.
fn bytes(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    files.map(|path| (path.clone(), std::fs::read(path).unwrap())).collect()
}

/// Copies files of a store with these ends of their names.
fn copy(from: &Path, to: &Path, ends: &[&str]) {
    for end in ends {
        let name = format!("{FILE}{end}");
        std::fs::copy(from.join(&name), to.join(&name)).unwrap();
    }
}

/// A store with a running and a finished game, as a killed house leaves it: what was written last is in the log alone.
async fn killed() -> (tempfile::TempDir, String, String) {
    let folder = tempfile::tempdir().unwrap();
    let house = house_on(config(), Arc::new(Sqlite::open(&folder.path().join(FILE)).unwrap()));
    let (mut browsers, running) = seated(&house, 2, "advanced").await;
    play_on(&house, &running, &mut browsers, 30, &mut generator(1)).await;
    let (mut browsers, over) = seated(&house, 2, "beginner").await;
    play_on(&house, &over, &mut browsers, usize::MAX, &mut generator(2)).await;
    let left = tempfile::tempdir().unwrap();
    copy(folder.path(), left.path(), &["", "-wal", "-shm"]);
    assert!(std::fs::metadata(left.path().join(format!("{FILE}-wal"))).unwrap().len() > 0);
    (left, running, over)
}

#[tokio::test]
async fn a_check_and_a_backup_change_no_byte_whatever_lies_in_the_folder() {
    let (left, ..) = killed().await;
    let alone = tempfile::tempdir().unwrap();
    backup(&left.path().join(FILE), &alone.path().join(FILE), false).unwrap();
    let without_index = tempfile::tempdir().unwrap();
    copy(left.path(), without_index.path(), &["", "-wal"]);
    let closed = tempfile::tempdir().unwrap();
    copy(alone.path(), closed.path(), &[""]);
    // In WAL mode, and closed: no log is left.
    let connection = rusqlite::Connection::open(closed.path().join(FILE)).unwrap();
    connection.execute_batch("PRAGMA journal_mode = WAL").unwrap();
    drop(connection);
    for (what, folder) in
        [("killed", &left), ("a copy", &alone), ("without index", &without_index), ("closed", &closed)]
    {
        let before = bytes(folder.path());
        let report = check(&folder.path().join(FILE)).unwrap();
        assert!(report.is_sound(), "{what}: {report:?}");
        assert_eq!((report.tables, report.people), (2, 4), "{what}");
        assert!(report.moves > 100, "{what}: {report:?}");
        assert!(bytes(folder.path()) == before, "{what}: a check changes nothing");
        let out = tempfile::tempdir().unwrap();
        let copied = out.path().join("copy.sqlite");
        backup(&folder.path().join(FILE), &copied, false).unwrap();
        assert!(bytes(folder.path()) == before, "{what}: a backup changes nothing");
        assert_eq!(check(&copied).unwrap(), report, "{what}: the copy has everything");
        assert_eq!(bytes(out.path()).len(), 1, "{what}: one file, and nothing beside it");
    }
}

#[tokio::test]
async fn a_check_beside_an_open_house_sees_every_move_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join(FILE);
    let house = house_on(config(), Arc::new(Sqlite::open(&file).unwrap()));
    let (mut browsers, id) = seated(&house, 2, "advanced").await;
    for round in 0..5 {
        play_on(&house, &id, &mut browsers, 5, &mut generator(round)).await;
        let kept = house.store().table(id.clone()).await.unwrap().unwrap().1.len();
        let stored = |folder: &Path| {
            let mut files = bytes(folder);
            files.remove(&folder.join(format!("{FILE}-shm")));
            files
        };
        let before = stored(folder.path());
        let report = check(&file).unwrap();
        assert!(report.is_sound() && report.moves == kept, "{kept}: {report:?}");
        let copied = folder.path().join(format!("copy-{round}"));
        backup(&file, &copied, false).unwrap();
        assert_eq!(check(&copied).unwrap().moves, kept);
        std::fs::remove_file(copied).unwrap();
        assert!(stored(folder.path()) == before, "neither file nor log");
    }
}

#[tokio::test]
async fn every_kind_of_damage_is_found_and_named() {
    let (left, running, over) = killed().await;
    let at = |id: &String| Some(id.clone());
    let cases = [
        (format!("DELETE FROM move WHERE game = '{running}' AND number = 7"), "gap", at(&running)),
        (format!("UPDATE move SET line = '1 fly' WHERE game = '{over}' AND number = 5"), "move", at(&over)),
        (format!("UPDATE game SET over = 1 WHERE id = '{running}'"), "end", at(&running)),
        (format!("UPDATE game SET over = 0 WHERE id = '{over}'"), "over", at(&over)),
        (format!("UPDATE game SET options = 'players=9' WHERE id = '{over}'"), "options", at(&over)),
        (format!("UPDATE game SET game = 'chess' WHERE id = '{over}'"), "no-game", at(&over)),
        (
            format!("UPDATE seat SET person = NULL WHERE game = '{over}' AND number = 1"),
            "free-seats",
            at(&over),
        ),
        (format!("DELETE FROM seat WHERE game = '{over}' AND number = 1"), "seats", at(&over)),
        (format!("UPDATE seat SET bot = 'genius' WHERE game = '{over}' AND number = 1"), "bot", at(&over)),
        (format!("UPDATE game SET given = 10000 WHERE id = '{over}'"), "given", at(&over)),
        (format!("UPDATE game SET begun = 0 WHERE id = '{running}'"), "not-begun", at(&running)),
        (format!("UPDATE game SET secret = x'00' WHERE id = '{over}'"), "unreadable", at(&over)),
        ("DELETE FROM person WHERE id = 1".to_owned(), "references", None),
        ("UPDATE token SET sum = x'00' WHERE person = 1".to_owned(), "tokens", None),
        ("PRAGMA user_version = 9999".to_owned(), "newer", None),
        ("DROP TABLE move".to_owned(), "no-store", None),
    ];
    for (damage, code, table) in cases {
        let folder = tempfile::tempdir().unwrap();
        copy(left.path(), folder.path(), &["", "-wal"]);
        let file = folder.path().join(FILE);
        let connection = rusqlite::Connection::open(&file).unwrap();
        connection.execute_batch(&format!("PRAGMA foreign_keys = OFF; {damage}")).unwrap();
        drop(connection);
        let report = check(&file).unwrap();
        let found: Vec<_> =
            report.findings.iter().map(|found| (found.problem.code(), &found.table)).collect();
        assert!(found.contains(&(code, &table)), "{damage}: {report:?}");
        for finding in &report.findings {
            if let Problem::References { count, .. } = finding.problem {
                assert!(count > 0, "{damage}: rows are counted up: {report:?}");
            }
        }
        let others = found.iter().filter(|(_, other)| other.is_some() && **other != table).count();
        assert!(others == 0, "{damage}: no other table is blamed: {report:?}");
    }
}

#[tokio::test]
async fn a_damaged_file_is_found_and_is_not_restored() {
    let (left, ..) = killed().await;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("copy.sqlite");
    backup(&left.path().join(FILE), &file, false).unwrap();
    let whole = std::fs::read(&file).unwrap();
    for (what, damage) in [
        ("cut off", whole[..whole.len() / 2].to_vec()),
        ("a page of nothing", [&whole[..4096], &[0; 4096], &whole[8192..]].concat()),
        ("empty", Vec::new()),
    ] {
        std::fs::write(&file, damage).unwrap();
        let report = check(&file).unwrap();
        assert!(matches!(report.findings[0].problem.code(), "damaged" | "no-store"), "{what}: {report:?}");
        let data = folder.path().join("data");
        assert!(server::restore(&file, &data, true).is_err(), "{what}");
        assert!(!data.exists(), "{what}: nothing was begun");
    }
    std::fs::write(&file, "a text that is no database, long enough to be read as one".repeat(20)).unwrap();
    assert!(check(&file).is_err() && server::restore(&file, &folder.path().join("data"), true).is_err());
    assert!(check(&folder.path().join("nothing here")).is_err());
}

#[tokio::test]
async fn a_backup_replaces_a_file_only_when_told_and_leaves_nothing_half_done() {
    let (left, ..) = killed().await;
    let (store, folder) = (left.path().join(FILE), tempfile::tempdir().unwrap());
    let to = folder.path().join("copy.sqlite");
    std::fs::write(&to, "something of mine").unwrap();
    assert!(matches!(backup(&store, &to, false), Err(server::NotCopied::Exists(path)) if path == to));
    assert_eq!(std::fs::read_to_string(&to).unwrap(), "something of mine");
    let nowhere = folder.path().join("no/such/folder");
    assert!(matches!(backup(&store, &nowhere, true), Err(server::NotCopied::File(..))));
    let no_store = folder.path().join("text");
    std::fs::write(&no_store, "x".repeat(5000)).unwrap();
    assert!(backup(&no_store, &to, true).is_err());
    assert_eq!(std::fs::read_to_string(&to).unwrap(), "something of mine", "a failure replaces nothing");
    backup(&store, &to, true).unwrap();
    assert!(check(&to).unwrap().is_sound());
    assert_eq!(bytes(folder.path()).len(), 2, "nothing unfinished is left");
}
