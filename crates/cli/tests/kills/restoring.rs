//! A backup put back after a crash: every move of the backup is there and none of those made after it.

use crate::house::House;
use crate::player::Player;
use games::GameId;
use std::fs;
use table::generator;

const STORE: &str = "data/tafelrunde.sqlite";

#[test]
fn a_restore_after_a_crash_brings_the_backup_back_and_nothing_else() {
    let mut house = House::new();
    house.open();
    let new = |game, seed| Player::new(house.address(), game, generator(seed));
    let mut players = [new(GameId::Artus, 1), new(GameId::Camelot, 2), new(GameId::Merlin, 3)];
    for player in &mut players {
        player.play_moves(house.address(), 15);
    }
    let backed_up: Vec<u64> = players.iter().map(|player| player.moves_made(house.address())).collect();
    assert!(house.run(&["backup", "copy.sqlite"]).status.success());
    for player in &mut players {
        player.play_moves(house.address(), 15);
    }
    house.kill();
    let log = fs::read(house.path(&format!("{STORE}-wal"))).unwrap();
    let (file, copy) = (fs::read(house.path(STORE)).unwrap(), fs::read(house.path("copy.sqlite")).unwrap());
    assert!(!log.is_empty(), "the moves made last are in the log alone");

    let restored = house.run(&["restore", "copy.sqlite"]);
    let said = String::from_utf8(restored.stdout).unwrap();
    assert!(restored.status.success(), "{said} {:?}", String::from_utf8(restored.stderr));
    assert!(!house.path(&format!("{STORE}-wal")).exists(), "no log lies beside the copy");
    let kept = fs::read_dir(house.path("data")).unwrap().map(|entry| entry.unwrap().path());
    let kept = kept.filter(|path| path.is_dir()).collect::<Vec<_>>();
    assert_eq!(kept.len(), 1, "{kept:?}");
    assert!(said.contains(&*kept[0].file_name().unwrap().to_string_lossy()), "{said}");
    assert!(fs::read(kept[0].join("tafelrunde.sqlite")).unwrap() == file, "what was there is kept");
    assert!(fs::read(kept[0].join("tafelrunde.sqlite-wal")).unwrap() == log, "with its log");
    assert!(fs::read(house.path("copy.sqlite")).unwrap() == copy, "the copy is still there");

    assert!(house.run(&["check"]).status.success());
    house.open();
    for (player, moves) in players.iter_mut().zip(backed_up) {
        assert_eq!(player.moves_made(house.address()), moves);
        let (table, confirmed) = player.confirmed().unwrap();
        assert!(confirmed as u64 > moves, "table {table} had gone on");
    }
}

#[test]
fn what_is_no_sound_copy_is_refused_and_nothing_changes() {
    let mut house = House::new();
    house.open();
    Player::new(house.address(), GameId::Artus, generator(4)).play_moves(house.address(), 5);
    assert!(house.run(&["backup", "copy.sqlite"]).status.success());
    house.kill();
    let before = fs::read(house.path(STORE)).unwrap();
    let connection = rusqlite::Connection::open(house.path("copy.sqlite")).unwrap();
    connection.execute_batch("DELETE FROM move WHERE number = 2").unwrap();
    drop(connection);
    let refused = house.run(&["restore", "copy.sqlite"]);
    let said = String::from_utf8(refused.stderr).unwrap();
    assert_eq!(refused.status.code(), Some(1), "{said}");
    assert!(said.contains("Move 3 is missing"), "{said}");
    assert!(fs::read(house.path(STORE)).unwrap() == before);
    let checked = house.run(&["check", "copy.sqlite", "--json"]);
    assert_eq!(checked.status.code(), Some(1));
    let told: serde_json::Value = serde_json::from_slice(&checked.stdout).unwrap();
    assert_eq!((&told["sound"], &told["findings"][0]["problem"]), (&false.into(), &"gap".into()), "{told}");
    assert!(house.run(&["check"]).status.success(), "the house itself is sound");

    // As its advice says: with --force it is taken, and the house opens all other tables.
    assert!(said.contains("--force"), "{said}");
    assert!(house.run(&["restore", "copy.sqlite", "--force"]).status.success());
    house.open();
}

#[test]
fn a_restore_goes_into_an_empty_folder_and_a_missing_file_is_named() {
    let mut house = House::new();
    house.open();
    let mut player = Player::new(house.address(), GameId::Artus, generator(5));
    player.play_moves(house.address(), 5);
    assert!(house.run(&["backup", "copy.sqlite"]).status.success());
    // As its advice says: without --force it refuses, with --force it replaces.
    let refused = house.run(&["backup", "copy.sqlite"]);
    let said = String::from_utf8(refused.stderr).unwrap();
    assert!(refused.status.code() == Some(2) && said.contains("--force"), "{said}");
    assert!(house.run(&["backup", "copy.sqlite", "--force"]).status.success());
    house.kill();
    fs::remove_dir_all(house.path("data")).unwrap();
    let missing = house.run(&["restore", "nothing.sqlite"]);
    let said = String::from_utf8(missing.stderr).unwrap();
    assert!(missing.status.code() == Some(2) && said.contains("nothing.sqlite"), "{said}");
    assert!(house.run(&["restore", "copy.sqlite"]).status.success());
    house.open();
    player.nothing_is_lost(house.address());
}

#[test]
fn an_interrupted_restore_is_named_by_every_command_and_completed_by_the_house() {
    let mut house = House::new();
    house.open();
    let mut player = Player::new(house.address(), GameId::Artus, generator(6));
    player.play_moves(house.address(), 5);
    assert!(house.run(&["backup", "copy.sqlite"]).status.success());
    house.kill();
    // As if the process had been killed after what was there was moved aside.
    let decided = house.path("data/restore-20260102-030405.sqlite");
    fs::copy(house.path("copy.sqlite"), &decided).unwrap();
    let aside = house.path("data/replaced-20260102-030405");
    for interrupted_late in [false, true] {
        if interrupted_late {
            fs::create_dir(&aside).unwrap();
            for end in ["", "-wal", "-shm"] {
                let name = format!("tafelrunde.sqlite{end}");
                fs::rename(house.path("data").join(&name), aside.join(&name)).unwrap();
            }
        }
        for (language, says) in [("en", "either completes it"), ("de", "schließt sie ab")] {
            for command in [&["check"][..], &["backup", "second.sqlite"], &["admin", "list"]] {
                let refused = house.run(&[&["--lang", language], command].concat());
                let said = [refused.stdout, refused.stderr].concat();
                let said = String::from_utf8(said).unwrap();
                assert_eq!(refused.status.code(), Some(1), "{command:?}: {said}");
                assert!(said.contains(says), "{command:?}: {said}");
            }
        }
        assert!(!house.path("second.sqlite").exists());
    }
    house.open();
    player.nothing_is_lost(house.address());
    assert!(house.run(&["check"]).status.success());
    assert!(house.run(&["admin", "list"]).status.success());
}
