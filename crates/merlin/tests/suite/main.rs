//! The tests every game passes, and beside them what only Merlin has.

mod bounds;
mod laws;
mod options;
mod perft;
mod position_faults;
mod positions;
mod records;
mod texts;
mod undo;

use merlin::{Colour, Components, Event, Frame, Merlin, Module, Modules, Move, Options, Variants};
use suite::proptest::prelude::*;
use suite::{Example, GameUnderTest, Handbook};
use table::{Actor, Game};

/// Merlin under test.
struct Tested;

impl GameUnderTest for Tested {
    type Game = Merlin;

    const CRATE: &'static str = env!("CARGO_MANIFEST_DIR");
    const PRINTED: &'static str = Components::PRINTED;
    const BYTES: usize = 2048;
    const WATCHED: u64 = 200;
    // Every turn has a die, a move, an action or none, and an end; chance comes on top.
    const MOVES: u64 = 200 * 24 * 4 * (2 + 3 + 4);
    const SLIPS: &'static [&'static str] = &[
        "-2147483648",
        "255",
        "256",
        "99999999999",
        "black",
        "window moved",
        "true",
        "[[seat]]",
        "*",
        "end",
        "\r\n",
        "é",
        "m01",
        "replace 2",
        "execution",
        "grail blue",
        "over",
        "used",
        "merlin",
    ];
    const WORDS_OF_MOVES: &'static str = "(die|apple|walk|deploy|take|build|draw|discard|complete|mission|roll)?( (own|merlin|builder|flag|m[0-9]{1,3}|deck|[0-9]{1,2},[0-9]))?( (black|[0-9]{1,3}|clockwise)){0,2}";
    const STRIDE: usize = 7;
    const SPARE_PLACES: usize = 2;

    /// The base game, each module with one number of players, and for four all modules that were built when it came.
    /// Their order is that of building, so what was played once stays: a new module adds games and changes none.
    fn golden() -> Vec<(String, Options)> {
        let components = Components::printed();
        let mut all: Vec<Options> = (2..=4).filter_map(|players| Options::new(players, components)).collect();
        for (place, &module) in Module::BUILT.iter().enumerate() {
            let until: Modules = Module::BUILT[..=place].iter().copied().collect();
            for (modules, players) in [(Modules::from_iter([module]), 2 + place % 3), (until, 4)] {
                let base = Options::new(players, components).expect("2, 3 or 4 players");
                let options = base.with(modules.complete(), Variants::NONE).expect("built modules");
                if !all.contains(&options) {
                    all.push(options);
                }
            }
        }
        let name = |options: &Options| match options.modules() {
            none if none.is_empty() => options.players().to_string(),
            modules => format!("{}-{}", options.players(), modules.to_string().replace(',', "-")),
        };
        all.into_iter().map(|options| (name(&options), options)).collect()
    }

    /// All other sets that tests play. The seed follows from the options alone, whatever else is built.
    fn summed() -> Vec<(u64, Options)> {
        let whole: Vec<Options> = Self::golden().into_iter().map(|(_, options)| options).collect();
        let seed = |options: &Options| {
            let letters = options.to_string();
            letters.bytes().fold(0, |seed: u64, byte| seed.wrapping_mul(31).wrapping_add(byte.into()))
        };
        let all = Merlin::every_option(Components::printed());
        all.into_iter()
            .filter(|options| !whole.contains(options))
            .map(|options| (seed(&options), options))
            .collect()
    }

    fn sample() -> Options {
        Options::new(2, Components::printed()).expect("two players")
    }

    fn any_move() -> BoxedStrategy<Move> {
        texts::any_move().boxed()
    }

    fn check_components(components: &Components) {
        assert_eq!(components.ring[0], Colour::Black);
        assert_eq!(components.rondel.iter().filter(|kind| kind.id() == "build").count(), 3);
    }

    fn read_more(text: &str) {
        let _frame = text.parse::<Frame>();
    }

    fn handbook() -> Handbook {
        Handbook {
            folder: "docs/positions/merlin",
            page: "docs/positions/merlin.md",
            sections: &[
                "02", "05", "06", "07", "08", "09", "10", "11", "12", "13", "15", "16", "21", "22", "23",
                "24", "25", "26", "27", "28", "29",
            ],
            expected: true,
        }
    }

    /// A number of points for the player who has moved.
    fn check_example(example: &Example<'_, Self>) {
        let points = |event: &Event| match *event {
            Event::Scored { seat, points, .. } if Actor::Seat(seat) == example.actor => points,
            _ => 0,
        };
        let gives: i32 = example.gives.parse().expect("a number of points");
        assert_eq!(example.events.iter().map(points).sum::<i32>(), gives, "{}", example.name);
    }
}

suite::suite!(Tested);
