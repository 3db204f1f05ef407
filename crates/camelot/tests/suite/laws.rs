//! The laws of the house, over every set of options.

use crate::Tested;
use camelot::{Camelot, Colour, Components, Heroes, Options, Sides};
use suite::laws;
use table::laws::Seen;
use table::{Game, Seat};

/// Plays random games with every combination of sides, and with drawn ones, and checks every law on the way.
fn obey(players: usize, heroes: Heroes, games: u32) {
    let mut seen = Seen::default();
    for (seed, sides) in Sides::combinations().chain([Sides::Random]).enumerate() {
        let options = Options::new(players, sides, heroes, Components::printed()).unwrap();
        let one = laws::obey::<Tested>(&options, games, seed as u64);
        // Each player sends, each colour predicts and has a turn in each of seven rounds.
        assert!(one.shortest > 7 * (players + options.colours_in_play()) as u32, "{options}: {one:?}");
        seen.decisions += one.decisions;
        seen.refused += one.refused;
    }
    assert!(seen.refused > seen.decisions, "{seen:?}");
}

#[test]
fn two_players() {
    obey(2, Heroes::Off, 2);
}

#[test]
fn three_players() {
    obey(3, Heroes::Off, 2);
}

#[test]
fn four_players() {
    obey(4, Heroes::Off, 2);
}

#[test]
fn five_players() {
    obey(5, Heroes::Off, 2);
}

#[test]
fn two_players_with_heroes() {
    obey(2, Heroes::On, 2);
}

#[test]
fn three_players_with_heroes() {
    obey(3, Heroes::On, 2);
}

#[test]
fn four_players_with_heroes() {
    obey(4, Heroes::On, 2);
}

#[test]
fn five_players_with_heroes() {
    obey(5, Heroes::On, 2);
}

#[test]
fn experts() {
    for players in Options::PLAYERS {
        obey(players, Heroes::Expert { eldest: None }, 1);
        obey(players, Heroes::Expert { eldest: Some(Seat::new(1)) }, 1);
    }
}

/// Mordred at a table of fewer than five: any colours can be agreed (CAM-3.6).
#[test]
fn other_colours() {
    for players in [2, 3, 4] {
        let options = Options::new(players, Sides::Random, Heroes::On, Components::printed()).unwrap();
        let used = options.colours_in_play();
        let owner = |colour: &Colour| {
            let number = (colour.index() + used).checked_sub(Colour::COUNT)?;
            Some(Seat::new(number % players))
        };
        let options = options.with_colours(Colour::ALL.map(|colour| owner(&colour))).unwrap();
        let seen = laws::obey::<Tested>(&options, 20, 7);
        assert_eq!(seen.games, laws::games(20));
    }
}

#[test]
fn no_set_of_options_is_left_out() {
    let all = Camelot::every_option(Components::printed());
    assert_eq!(all.len(), 4 * 17 * 3, "players × sides × heroes; each has a test above");
}
