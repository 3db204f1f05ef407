//! The tests every game passes, and beside them what only Camelot has.

mod bounds;
mod laws;
mod perft;
mod positions;
mod records;
mod texts;

use camelot::{Camelot, Colour, Components, Heroes, Move, Options, Side, Sides};
use suite::proptest::prelude::*;
use suite::{Example, GameUnderTest, Handbook};
use table::{Eye, Game};

/// Camelot under test.
struct Tested;

impl GameUnderTest for Tested {
    type Game = Camelot;

    const CRATE: &'static str = env!("CARGO_MANIFEST_DIR");
    const PRINTED: &'static str = Components::PRINTED;
    const BYTES: usize = 768;
    const WATCHED: u64 = 3;
    const MOVES: u64 = 204 * 3 * 100;
    const SLIPS: &'static [&'static str] = &[
        "-32768",
        "255",
        "256",
        "99999999999",
        "red",
        "rt_01 = \"red\"\n",
        "true",
        "hero",
        "grail 9",
        "missions",
        "red_room",
        "*",
        "end",
        "\r\n",
        "é",
    ];
    const WORDS_OF_MOVES: &'static str = "(side|card|mission|send|predict|take|fetch|place|return|extra|bonus|tile|hero|magician)?( (red|any|one_red|two_special_4|foot|hinterland|place|remove|[0-9]{1,3}|rt_01)){0,3}";
    const STRIDE: usize = 5;
    // Four frames are the most that one placement puts on top.
    const SPARE_PLACES: usize = 4;

    /// For every number of players the basic game, and all other sides with heroes; and two expert games with drawn
    /// sides.
    fn golden() -> Vec<(String, Options)> {
        let other = Sides::Chosen([Side::B; 4]);
        let of =
            |players, sides, heroes| Options::new(players, sides, heroes, Components::printed()).unwrap();
        let mut games = Vec::new();
        for players in Options::PLAYERS {
            games.push((format!("{players}-basic"), of(players, Sides::BASIC, Heroes::Off)));
            games.push((format!("{players}-heroes"), of(players, other, Heroes::On)));
        }
        for players in [2, 5] {
            let expert = Heroes::Expert { eldest: None };
            games.push((format!("{players}-expert"), of(players, Sides::Random, expert)));
        }
        games
    }

    fn sample() -> Options {
        let heroes = Heroes::Expert { eldest: None };
        Options::new(5, Sides::Random, heroes, Components::printed()).expect("five players")
    }

    fn any_move() -> BoxedStrategy<Move> {
        texts::any_move().boxed()
    }

    fn check_components(components: &Components) {
        assert_eq!(components.grail.len(), 28);
        assert_eq!(components.tournament.all_heats().len(), 8);
    }

    fn handbook() -> Handbook {
        Handbook {
            folder: "docs/positions/camelot",
            page: "docs/positions-camelot.md",
            sections: &["07", "08", "10", "11", "12", "13", "15", "16", "18"],
            expected: false,
        }
    }

    /// `red 3, blue -2`: these points for these colours, and none for the others.
    fn check_example(example: &Example<'_, Self>) {
        let scores = |game: &Camelot| Colour::ALL.map(|colour| game.view(Eye::Spectator).open.score(colour));
        let mut expected = scores(&example.before);
        for part in example.gives.split(", ") {
            let (colour, points) = part.split_once(' ').expect("a colour and points");
            let colour: Colour = colour.parse().expect("a colour");
            expected[colour.index()] += points.parse::<i32>().expect("points");
        }
        assert_eq!(scores(&example.after), expected, "{}", example.name);
    }
}

suite::suite!(Tested);
