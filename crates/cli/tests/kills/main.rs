//! A house that is killed again and again while people play loses no move it has confirmed or shown.
//!
//! The real program runs as a process of its own and gets no chance to say goodbye: `SIGKILL`, at a random moment of
//! play or while it opens. Then it opens again on the same folder, and everybody goes on playing.

mod client;
mod house;
mod player;

use house::House;
use player::Player;
use std::thread;
use std::time::Duration;
use table::{below, generator};

/// How often the house is killed.
const KILLS: u32 = 100;
/// How many tables are played at.
const TABLES: u64 = 4;
/// The longest time between two kills.
const LONGEST_MS: u64 = 250;

#[test]
fn a_hundred_kills_lose_no_confirmed_move() {
    let mut house = House::new();
    house.open();
    let mut players: Vec<Player> =
        (0..TABLES).map(|number| Player::new(house.address(), generator(number))).collect();
    let mut rng = generator(2024);
    for kill in 0..KILLS {
        let patience = Duration::from_millis(below(LONGEST_MS, &mut rng));
        if kill % 10 == 9 {
            // Also while it opens: what it brings back may be cut off at any point.
            house.kill();
            house.begin_to_open();
            thread::sleep(patience / 4);
        } else {
            let address = house.address();
            thread::scope(|scope| {
                for player in &mut players {
                    scope.spawn(move || player.play_until_the_house_is_gone(address));
                }
                thread::sleep(patience);
                house.kill();
            });
        }
        house.kill();
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
    eprintln!("{KILLS} kills, {games} games, {confirmed} confirmed moves, all of them kept");
    assert!(confirmed > 10 * usize::try_from(KILLS).unwrap(), "the kills came while people played");
}
