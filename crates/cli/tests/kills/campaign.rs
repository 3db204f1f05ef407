//! A house that is killed again and again while people play loses no move it has confirmed or shown.
//!
//! It gets no chance to say goodbye: `SIGKILL`, at a random moment of play, while it opens, or while it is
//! copied. Then it opens again on the same folder, and everybody goes on playing.
//! `cargo xtask campaign kills --count 1000` does it longer.

use crate::house::House;
use crate::player::Player;
use games::GameId;
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeMap;
use std::thread;
use std::time::Duration;
use table::{below, generator};

/// How often the house is killed, unless the environment says otherwise.
const KILLS: u32 = 100;
/// Which games are played, each at a table of its own.
const GAMES: [GameId; 4] = [GameId::Artus, GameId::Camelot, GameId::Merlin, GameId::Artus];
/// The longest time between two kills.
const LONGEST_MS: u64 = 250;

/// A number from the environment.
fn number(name: &str, otherwise: u64) -> u64 {
    let given = std::env::var(name).ok();
    given.map_or(otherwise, |text| text.parse().unwrap_or_else(|_| panic!("{name}={text} is no number")))
}

/// Plays until the house is killed after a while; with a backup running at the same time, if there is a name for it.
fn play_and_kill(house: &mut House, players: &mut [Player], rng: &mut ChaCha8Rng, copy: Option<&str>) {
    let patience = Duration::from_millis(below(LONGEST_MS, rng));
    let (address, backup_first) = (house.address(), below(2, rng) == 0);
    let head_start = Duration::from_millis(below(60, rng));
    thread::scope(|scope| {
        for player in players {
            scope.spawn(move || player.play_until_the_house_is_gone(address));
        }
        thread::sleep(patience);
        let mut backup = copy.map(|name| house.command(&["backup", name]).spawn().unwrap());
        if let Some(backup) = &mut backup {
            thread::sleep(head_start);
            if backup_first {
                backup.kill().unwrap();
            }
        }
        house.kill();
        if let Some(mut backup) = backup {
            backup.wait().unwrap();
        }
    });
}

/// What lies in the data folder.
fn bytes(house: &House) -> BTreeMap<std::path::PathBuf, Vec<u8>> {
    let files = std::fs::read_dir(house.path("data")).unwrap().map(|entry| entry.unwrap().path());
    files.map(|path| (path.clone(), std::fs::read(path).unwrap())).collect()
}

#[test]
fn kills_lose_no_confirmed_move() {
    let kills = u32::try_from(number("TAFELRUNDE_KILLS", KILLS.into())).unwrap();
    let seed = number("TAFELRUNDE_SEED", 2024);
    let mut house = House::new();
    house.open();
    let new = |(number, game)| Player::new(house.address(), game, generator(seed + number));
    let mut players: Vec<Player> = (1..).zip(GAMES).map(new).collect();
    let (mut rng, mut copies, mut openings) = (generator(seed), 0, 0);
    for kill in 0..kills {
        match kill % 10 {
            9 => {
                // Also while it opens: what it brings back may be cut off at any point.
                house.kill();
                house.begin_to_open();
                thread::sleep(Duration::from_millis(below(LONGEST_MS / 4, &mut rng)));
                house.kill();
                openings += 1;
            }
            4 => {
                let copy = format!("copy-{kill}.sqlite");
                play_and_kill(&mut house, &mut players, &mut rng, Some(&copy));
                // There is a whole copy, or none.
                if house.path(&copy).exists() {
                    let checked = house.run(&["check", &copy]);
                    assert!(checked.status.success(), "{checked:?}");
                    std::fs::remove_file(house.path(&copy)).unwrap();
                    copies += 1;
                }
            }
            _ => play_and_kill(&mut house, &mut players, &mut rng, None),
        }
        if kill % 20 == 7 {
            let before = bytes(&house);
            let checked = house.run(&["check"]);
            assert!(checked.status.success(), "{checked:?}");
            assert!(bytes(&house) == before, "a check changes nothing of what a killed house leaves");
        }
        house.open();
        for player in &mut players {
            player.nothing_is_lost(house.address());
        }
    }
    let (mut confirmed, mut games) = (0, 0);
    for player in &mut players {
        player.play_to_the_end(house.address());
        confirmed += player.confirmed_moves;
        games += player.finished_games;
    }
    eprintln!(
        "{kills} kills ({openings} while it opened, {} beside a backup, {copies} of them whole), \
         {games} finished games, {confirmed} confirmed moves, all of them kept",
        (kills + 5) / 10
    );
    assert!(confirmed > 10 * usize::try_from(kills).unwrap(), "the kills came while people played");
}
