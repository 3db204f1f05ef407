//! A store of an earlier program: the present one takes it over, with every table, every person and everything said.

use crate::support::{Browser, any_move, config, house_on, live};
use serde_json::Value;
use server::{House, Sqlite, check};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use table::{Turn, generator};

const FIXTURE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/unnumbered-store");

fn expected() -> Value {
    let text = std::fs::read_to_string(Path::new(FIXTURE).join("expected.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

/// A copy of the store, to be changed.
fn copy(folder: &Path) -> PathBuf {
    let file = folder.join("tafelrunde.sqlite");
    std::fs::copy(Path::new(FIXTURE).join("tafelrunde.sqlite"), &file).unwrap();
    file
}

fn house_of(file: &Path) -> House {
    house_on(config(), Arc::new(Sqlite::open(file).unwrap()))
}

/// Every row of every table of a store, as text.
fn contents(file: &Path) -> BTreeMap<String, Vec<String>> {
    let connection = rusqlite::Connection::open(file).unwrap();
    let names = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
    let mut query = connection.prepare(names).unwrap();
    let names: Vec<String> =
        query.query_map([], |row| row.get(0)).unwrap().collect::<Result<_, _>>().unwrap();
    let mut all = BTreeMap::new();
    for name in names {
        let mut query = connection.prepare(&format!("SELECT * FROM {name}")).unwrap();
        let columns = query.column_count();
        let row = |row: &rusqlite::Row<'_>| {
            let value =
                |number| row.get::<_, rusqlite::types::Value>(number).map(|value| format!("{value:?}"));
            (0..columns).map(value).collect::<Result<Vec<_>, _>>().map(|values| values.join(" "))
        };
        let rows = query.query_map([], row).unwrap().collect::<Result<Vec<_>, _>>().unwrap();
        all.insert(name, rows);
    }
    all
}

#[tokio::test]
async fn every_table_of_an_earlier_store_replays_and_can_be_played_on() {
    let (folder, expected) = (tempfile::tempdir().unwrap(), expected());
    let file = copy(folder.path());
    let house = house_of(&file);
    let mut running = 0;
    for (name, table) in expected["tables"].as_object().unwrap() {
        let live = live(&house, table["id"].as_str().unwrap()).await;
        let snapshot = live.snapshot();
        assert_eq!(live.game.id(), table["game"], "{name}");
        assert_eq!(Some(snapshot.running.moves_made() as u64), table["moves"].as_u64(), "{name}");
        assert_eq!(Some(snapshot.running.turn() == Turn::Over), table["over"].as_bool(), "{name}");
        if !snapshot.begun || snapshot.running.turn() == Turn::Over {
            continue;
        }
        running += 1;
        let (seat, choice) = any_move(&*snapshot.running, &mut generator(3)).unwrap();
        live.play(house.store(), None, seat, &choice, None).await.unwrap();
        assert!(live.snapshot().running.moves_made() > snapshot.running.moves_made(), "{name} goes on");
    }
    assert_eq!(running, 4, "of all three games");
    assert_eq!(house.reopen_running().await.unwrap(), running);
    drop(house);
    let report = check(&file).unwrap();
    assert!(report.is_sound(), "{report:?}");
}

#[tokio::test]
async fn every_person_of_an_earlier_store_is_recognised() {
    let (folder, expected) = (tempfile::tempdir().unwrap(), expected());
    let house = house_of(&copy(folder.path()));
    for (who, token) in expected["tokens"].as_object().unwrap() {
        let name = who.split('\'').next().unwrap();
        if who.ends_with("link") {
            let reply = Browser::new(&house).get(&format!("/me/{}", token.as_str().unwrap())).await;
            assert_eq!(reply.status, 200, "{who}");
            assert!(reply.text().contains(name), "{who}");
        } else {
            let mut browser = Browser::new(&house).with_cookie("tafelrunde", token.as_str().unwrap());
            let page = browser.get("/me").await;
            assert!(page.text().contains(&format!("value=\"{name}\"")), "{who}: {}", page.text());
        }
    }
    for (name, password) in expected["accounts"].as_object().unwrap() {
        let mut browser = Browser::new(&house);
        let fields = [("account", name.as_str()), ("password", password.as_str().unwrap())];
        assert_eq!(browser.post("/sign-in", &fields).await.status, 303, "{name} signs in");
    }
    let duel = expected["tables"]["duel"]["id"].as_str().unwrap();
    let talk = async |who: &str| {
        let token = expected["tokens"][who].as_str().unwrap();
        let mut browser = Browser::new(&house).with_cookie("tafelrunde", token);
        browser.page(&format!("/t/{duel}")).await.text_of("talk").unwrap()
    };
    let (anna, ben) = (talk("Anna").await, talk("Ben").await);
    assert!(anna.contains("Good luck!") && !anna.contains("You too."), "Anna has muted Ben: {anna}");
    assert!(ben.contains("Good luck!") && ben.contains("You too."), "{ben}");
}

#[tokio::test]
async fn a_second_start_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let file = copy(folder.path());
    let before = contents(&file);
    let start = || {
        drop(Sqlite::open(&file).unwrap());
        contents(&file)
    };
    let first = start();
    for (table, rows) in &before {
        assert_eq!(first[table].len(), rows.len(), "no row of {table} is lost or made");
    }
    assert_eq!(start(), first);
}

/// Checking an earlier store migrates a copy, never the store.
#[test]
fn an_earlier_store_is_sound_and_checking_it_changes_no_byte() {
    let folder = tempfile::tempdir().unwrap();
    let file = copy(folder.path());
    let report = check(&file).unwrap();
    assert!(report.is_sound(), "{report:?}");
    assert_eq!((report.schema, report.people, report.tables, report.moves), (0, 4, 9, 1091));
    let original = std::fs::read(Path::new(FIXTURE).join("tafelrunde.sqlite")).unwrap();
    assert!(std::fs::read(&file).unwrap() == original);
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "nothing was put beside it");
}
