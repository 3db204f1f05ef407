//! One process at a time writes to a data folder; whoever comes second is told who holds it.

use crate::client::Client;
use crate::house::House;
use crate::player::Player;
use games::GameId;
use std::time::{Duration, Instant};
use table::generator;

#[test]
fn a_second_house_on_the_folder_is_told_who_holds_it() {
    let mut house = House::new();
    house.open();
    let (pid, address) = (house.pid().to_string(), house.address().to_string());
    let since = {
        let text = std::fs::read_to_string(house.path("data/tafelrunde.lock")).unwrap();
        let told: serde_json::Value = serde_json::from_str(&text).unwrap();
        told["since"].as_str().unwrap().to_owned()
    };
    for (language, sentence) in [("en", "in use by a house"), ("de", "benutzt gerade ein Haus")] {
        let second = house.run(&["--lang", language, "serve", "--bind", "127.0.0.1:0"]);
        let said = String::from_utf8(second.stderr).unwrap();
        assert_eq!(second.status.code(), Some(1), "{said}");
        for part in [sentence, "data", &pid, &address, &since] {
            assert!(said.contains(part), "{part:?}: {said}");
        }
    }
    // The first goes on as if nothing had happened.
    let mut player = Player::new(house.address(), GameId::Artus, generator(1));
    player.play_moves(house.address(), 3);
}

#[test]
fn the_lock_file_of_a_killed_house_locks_nothing() {
    let mut house = House::new();
    for _ in 0..3 {
        house.open();
        house.kill();
        assert!(house.path("data/tafelrunde.lock").exists());
    }
    house.open();
}

#[test]
fn a_check_and_a_backup_work_beside_a_house_and_a_restore_does_not() {
    let mut house = House::new();
    house.open();
    let mut player = Player::new(house.address(), GameId::Merlin, generator(2));
    player.play_moves(house.address(), 20);
    let stored = |name: &str| std::fs::read(house.path("data").join(name)).unwrap();
    let before = ["tafelrunde.sqlite", "tafelrunde.sqlite-wal"].map(stored);

    assert!(house.run(&["check"]).status.success());
    assert!(house.run(&["backup", "copy.sqlite"]).status.success());
    let refused = house.run(&["restore", "copy.sqlite"]);
    let said = String::from_utf8(refused.stderr).unwrap();
    assert_eq!(refused.status.code(), Some(1), "{said}");
    assert!(said.contains(&house.pid().to_string()), "{said}");
    assert!(["tafelrunde.sqlite", "tafelrunde.sqlite-wal"].map(stored) == before, "not a byte has changed");
    player.play_moves(house.address(), 3);
}

#[test]
fn an_admin_command_works_beside_a_house_which_notices_soon() {
    let mut house = House::new();
    house.open();
    let account = |name: &str| {
        let mut client = Client::connect(house.address(), "").unwrap();
        let body = serde_json::json!({ "account": name, "password": "tintagel by the sea" });
        let (status, made) = client.post("/accounts", &body).unwrap();
        assert_eq!(status, 201, "{made}");
        made["token"].as_str().unwrap().to_owned()
    };
    let [_, mordred] = ["Merlin", "Mordred"].map(account);
    // Whoever is known is told what is wrong with an empty wish.
    let status = |token: &str| {
        let mut client = Client::connect(house.address(), token).unwrap();
        client.post("/tables", &serde_json::json!({})).unwrap().0
    };
    assert_eq!(status(&mordred), 400, "known, also to the cache");
    let mut player = Player::new(house.address(), GameId::Artus, generator(3));
    player.play_moves(house.address(), 5);

    let link = house.run(&["admin", "reset-link", "Merlin"]);
    let said = String::from_utf8(link.stdout).unwrap();
    assert!(said.contains(&format!("http://{}/reset/", house.address())), "where it listens: {said}");
    let banned = Instant::now();
    assert!(house.run(&["admin", "ban", "Mordred"]).status.success());
    while status(&mordred) != 401 {
        assert!(banned.elapsed() < Duration::from_secs(5), "the house does not notice");
        std::thread::sleep(Duration::from_millis(20));
    }
    player.play_moves(house.address(), 5);
    house.kill();
    assert!(house.run(&["check"]).status.success());
    house.open();
    player.nothing_is_lost(house.address());
}

/// A house of an earlier program must not find its store migrated below it.
#[test]
fn an_admin_command_migrates_nothing_below_a_house() {
    let mut house = House::new();
    house.open();
    let store = || rusqlite::Connection::open(house.path("data/tafelrunde.sqlite")).unwrap();
    store().pragma_update(None, "user_version", 7).unwrap();
    for (language, says) in [("en", "an earlier program"), ("de", "mit einem früheren Programm")] {
        let refused = house.run(&["--lang", language, "admin", "list"]);
        let said = String::from_utf8(refused.stderr).unwrap();
        assert!(refused.status.code() == Some(1) && said.contains(says), "{said}");
    }
    let version: i64 = store().query_row("PRAGMA user_version", [], |row| row.get(0)).unwrap();
    assert_eq!(version, 7);
}

#[cfg(unix)]
#[test]
fn a_house_that_is_told_to_stop_leaves_no_log() {
    let mut house = House::new();
    house.open();
    let mut player = Player::new(house.address(), GameId::Camelot, generator(4));
    player.play_moves(house.address(), 10);
    assert!(house.path("data/tafelrunde.sqlite-wal").exists());
    house.stop();
    assert!(!house.path("data/tafelrunde.sqlite-wal").exists(), "everything is in the file");
    house.open();
    player.nothing_is_lost(house.address());
}
