//! One process at a time writes to a data folder; whoever comes second is told who holds it.

use crate::house::House;
use crate::player::Player;
use games::GameId;
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
