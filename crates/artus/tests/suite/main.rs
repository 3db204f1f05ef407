//! The tests every game passes, and beside them what only Artus has.

mod laws;
mod perft;
mod positions;
mod records;
mod texts;

use artus::{Artus, Card, Components, Mode, Move, Options};
use suite::proptest::prelude::*;
use suite::{Example, GameUnderTest, Handbook};
use table::{Actor, Game};

/// Artus under test.
struct Tested;

impl GameUnderTest for Tested {
    type Game = Artus;

    const CRATE: &'static str = env!("CARGO_MANIFEST_DIR");
    const PRINTED: &'static str = Components::PRINTED;
    const BYTES: usize = 512;
    const WATCHED: u64 = 200;
    // ART-17.8: the decisions of players alone; those of chance come on top.
    const MOVES: u64 = 200 * (66 + 99 + 128 + 86 + 129 + 168);
    const SLIPS: &'static [&'static str] = &[
        "-2147483648",
        "255",
        "256",
        "99999999999",
        "knight",
        "king silver",
        "true",
        "[[seat]]",
        "*",
        "end",
        "\r\n",
        "é",
    ];
    const WORDS_OF_MOVES: &'static str = "(play|place|draw|card|start|king)?( (knight|king_move|ring|score)(_pm|_any|_all|_silver)?(_[0-9]{1,3}){0,2})?( [-+0-9]{1,5}| best| ring| penalty){0,3}";
    const STRIDE: usize = 4;
    const SPARE_PLACES: usize = 0;

    fn golden() -> Vec<(String, Options)> {
        let name = |options: &Options| format!("{}-{}", options.players(), options.mode);
        let all = Artus::every_option(Components::printed());
        all.into_iter().map(|options| (name(&options), options)).collect()
    }

    fn sample() -> Options {
        Options::new(2, Mode::Advanced, Components::printed()).expect("two players")
    }

    fn any_move() -> BoxedStrategy<Move> {
        texts::any_move().boxed()
    }

    fn check_components(components: &Components) {
        assert_eq!(components.values.iter().map(|&value| i32::from(value)).sum::<i32>(), -74);
        assert_eq!(components.carpet.len(), 6);
    }

    fn read_more(text: &str) {
        for text in [text, text.trim()] {
            if let Ok(card) = text.parse::<Card>() {
                assert_eq!(card.to_string(), text);
            }
        }
    }

    fn handbook() -> Handbook {
        Handbook {
            folder: "docs/positions",
            page: "docs/positions.md",
            sections: &["03", "04", "05", "06", "07", "08", "09", "10", "11", "12", "13", "14", "15", "16"],
            expected: true,
        }
    }

    /// Nobody else's score changes (ART-1.5), and chance has none.
    fn check_example(example: &Example<'_, Self>) {
        let points = |game: &Artus| game.scores().lines.iter().map(|line| line.total()).collect::<Vec<_>>();
        let (mut expected, gives): (_, i32) =
            (points(&example.before), example.gives.parse().expect("a number of points"));
        match example.actor {
            Actor::Seat(seat) => expected[seat.index()] += gives,
            Actor::Chance => assert_eq!(gives, 0, "{}", example.name),
        }
        assert_eq!(points(&example.after), expected, "{}", example.name);
    }
}

suite::suite!(Tested);
