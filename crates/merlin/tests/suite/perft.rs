//! Numbers that change when a rule does: the ways to make so many moves from a known situation, chance included.

use merlin::{Components, Frame, Merlin, Module, Modules, Options, Variants, Window};
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;
use suite::perft::{self, file, ways};
use suite::random_game;
use table::{Eye, Game, Playthrough, Record};

/// A position in the folder `positions`.
fn position(name: &str) -> Merlin {
    perft::position(&file(env!("CARGO_MANIFEST_DIR"), "tests/positions", name))
}

/// From the setup chance alone moves at these depths: three of 55 missions one after the other (MER-2.5), then tiles of
/// six kinds (MER-2.8).
#[test]
fn the_ways_from_the_setup() {
    let missions = 55 * 54 * 53;
    for players in 2..=4 {
        let options = Options::new(players, Components::printed()).unwrap();
        assert_eq!(ways(&Merlin::setup(&options)), [55, 55 * 54, missions, missions * 6], "{options}");
    }
}

/// From the middle of the golden games, one for each set of options.
#[test]
fn the_ways_from_the_golden_games() {
    #[rustfmt::skip]
    let table = [
        // players, ways to make 1 to 8 moves
        (2, [3, 4, 11, 26, 88, 2402, 8058, 259008]),
        (3, [2, 3, 11, 15, 21, 21, 32, 32]),
        (4, [2, 3, 15, 24, 55, 73, 586, 943]),
    ];
    for (players, expected) in table {
        let text = file(env!("CARGO_MANIFEST_DIR"), "tests/golden", &format!("{players}.record"));
        let record = Record::<Merlin>::parse(&text, Components::printed()).expect("a record");
        let whole = record.replay(None).expect("a whole game");
        assert_eq!(ways(&middle(&whole)), expected, "{players} players");
    }
}

/// The first turn of the second half of a game.
fn middle(whole: &Playthrough<Merlin>) -> Merlin {
    turn_from(whole, whole.moves().len() / 2)
}

/// The first turn that begins after so many moves.
fn turn_from(whole: &Playthrough<Merlin>, first: usize) -> Merlin {
    let is_start = |moves: &usize| {
        whole.until(*moves).state().view(Eye::Spectator).open.top() == Frame::Window(Window::Start)
    };
    let begins = (first..).find(is_start).expect("turns follow");
    *whole.until(begins).state()
}

/// The sets of one module, of each pair, and of all, with what they need.
fn sets() -> Vec<Modules> {
    let built = Module::BUILT;
    let all = Modules::from_iter(built.iter().copied());
    let few = (0..built.len()).flat_map(|first| (first..built.len()).map(move |second| [first, second]));
    let few = few.map(|pair| Modules::from_iter(pair.map(|place| built[place])).complete());
    let mut sets: Vec<Modules> = Vec::new();
    for set in few.chain([all]) {
        if !sets.contains(&set) {
            sets.push(set);
        }
    }
    sets
}

/// The ways to make 1, 2, 3 … moves, up to the depth with so many, and ten at most.
fn ways_until(game: &Merlin, most: u64) -> Vec<u64> {
    let mut numbers = vec![table::perft(game, 1)];
    while numbers.len() < 10 && numbers.last().is_some_and(|&last| last < most) {
        numbers.push(table::perft(game, numbers.len() as u32 + 1));
    }
    numbers
}

/// From the first turn and the middle of a random game with each module, each pair of modules and all of
/// them, for two, three and four players. `UPDATE_GOLDEN=1` writes the file anew; a new module adds lines,
/// and changes none that has it not.
#[test]
fn the_ways_with_modules() {
    let mut now = String::new();
    for set in sets() {
        for players in Options::PLAYERS {
            let base = Options::new(players, Components::printed()).expect("2, 3 or 4 players");
            let options = base.with(set, Variants::NONE).expect("built modules");
            let whole = random_game(&options, 5);
            for (name, game) in [("first turn", turn_from(&whole, 0)), ("middle", middle(&whole))] {
                let numbers: Vec<String> = ways_until(&game, 2_000).iter().map(u64::to_string).collect();
                writeln!(now, "{options}, {name}: {}", numbers.join(" ")).expect("a string takes everything");
            }
        }
    }
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/perft/modules.txt");
    if std::env::var_os("UPDATE_GOLDEN").is_some_and(|told| told == "1") {
        fs::write(&file, &now).expect("the folder can be written");
    }
    let kept = fs::read_to_string(&file).expect("tests/perft/modules.txt");
    let mut lines: Vec<&str> = kept.lines().collect();
    for line in now.lines() {
        let place = lines.iter().position(|kept| *kept == line);
        lines.remove(place.unwrap_or_else(|| {
            panic!("not in {}, which UPDATE_GOLDEN=1 writes anew: {line}", file.display())
        }));
    }
    assert!(lines.is_empty(), "nobody counts {lines:?}");
}

/// A first turn by hand: dice 1, 2, 3 and Merlin's 4, one apple, the knight on grey, influence in orange.
///
/// - depth 1: four dice;
/// - depth 2: an own die goes on with five apples or one move, Merlin's die with five apples or two moves;
/// - depth 3: after an apple the moves; spaces 5, 6 and 7 offer a flag, nothing (no item), points; Merlin on
///   grey or brown offers four vassals; every one of them may be forfeited.
#[test]
fn the_ways_of_a_turn() {
    let own = [5 + 2, 5 + 1, 5 + 2];
    let merlin = 5 * 2 + 5 + 5;
    let expected = [4, 3 * 6 + 7, own.iter().sum::<u64>() + merlin];
    assert_eq!(ways(&position("turn.toml")), expected);
}

/// Building by hand (MER-11.13): with three rows grey fits eleven tiles and orange ten; six of these choices
/// are on tiles with a tower, which offer six flags, six shields, six principalities for a marker, or
/// nothing. Forfeiting is one more.
#[test]
fn the_ways_of_building() {
    let (offers, towers, gifts) = (11 + 10, 6, 6 + 6 + 6 + 1);
    assert_eq!(ways(&position("building.toml")), [offers + 1, 1 + (offers - towers) + towers * gifts]);
}

/// Traitors by hand (MER-13.5, MER-13.7): two flags for three colours, or fewer; then chance draws new traitors.
#[test]
fn the_ways_of_repelling() {
    let drawn = 6;
    let expected = [3 + 1, 3 * (2 + 1) + drawn, 3 * (2 * drawn + drawn) + drawn * drawn];
    assert_eq!(ways(&position("traitors.toml")), expected);
}
