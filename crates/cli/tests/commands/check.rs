//! `tafelrunde check`: what it finds in the store of a house, and that it leaves everything as it is.

use crate::support::Home;
use games::{GameId, Pins};
use server::{Sqlite, Store, StoredSeat, StoredTable};

/// A table of two, with the rules it was begun with.
fn table(id: &str, rules: u32) -> StoredTable {
    StoredTable {
        id: id.to_owned(),
        game: "artus".to_owned(),
        options: "players=2 mode=beginner".to_owned(),
        owner: 1,
        address_hash: None,
        listed: false,
        clock: None,
        secret: [7; 32],
        opened: 0,
        begun: false,
        over: false,
        closed: false,
        winner: None,
        given: 0,
        instant: false,
        hints: true,
        pins: Pins { rules, ..GameId::Artus.pins() },
        proof: None,
        seats: vec![StoredSeat::default(); 2],
    }
}

/// Keeps tables in the store of a house, and closes it again.
fn keep(home: &Home, tables: Vec<StoredTable>) {
    let folder = home.path("house");
    std::fs::create_dir_all(&folder).unwrap();
    let store = Sqlite::open(&folder.join("tafelrunde.sqlite")).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(async {
        store.add_person("Anna".to_owned(), [1; 32]).await.unwrap();
        for table in tables {
            store.add_table(None, table, Vec::new()).await.unwrap();
        }
    });
}

#[test]
fn where_there_is_no_store_there_is_nothing_to_check() {
    let home = Home::new();
    home.refused(&["check"], &["nothing to check", "--data"]);
    home.refused(&["check", "copy.sqlite"], &["copy.sqlite"]);
}

#[test]
fn a_sound_store_is_sound() {
    let home = Home::new();
    keep(&home, vec![table("well", GameId::Artus.rules_version())]);
    let run = home.run(&["check"]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert_eq!(
        run.out,
        "One person, one table, 0 moves.\nEverything can be read, and every game can be replayed.\n"
    );
}

#[test]
fn a_table_that_cannot_be_opened_is_named_with_its_reason() {
    let home = Home::new();
    let known = GameId::Artus.rules_version();
    keep(&home, vec![table("well", known), table("strange", known + 1)]);
    for (language, reason) in [
        ("en", "Table strange cannot be opened: It was begun with version 2 of the rules"),
        ("de", "Tisch strange lässt sich nicht öffnen: Er wurde mit Fassung 2 der Regeln begonnen"),
    ] {
        let run = home.run(&["--lang", language, "check", "--data", "house"]);
        assert_eq!(run.code, 1, "{}", run.err);
        assert!(run.out.contains(reason), "{}", run.out);
        let further = ["One further table cannot be opened", "Ein weiterer Tisch lässt sich nicht öffnen"];
        assert!(further.iter().any(|further| run.out.contains(further)), "{}", run.out);
        assert!(!run.out.contains("07, 07") && !run.out.contains("0707"), "no secret: {}", run.out);
    }
}

#[test]
fn a_file_that_is_no_store_is_said_to_be_none() {
    let home = Home::new();
    home.write("copy.sqlite", &"nonsense ".repeat(1_000));
    let run = home.run(&["check", "copy.sqlite"]);
    assert_eq!((run.code, run.out.as_str()), (1, ""));
    assert!(run.err.contains("copy.sqlite cannot be checked"), "{}", run.err);
}
