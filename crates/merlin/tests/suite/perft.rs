//! Numbers that change when a rule does: the ways to make so many moves from a known situation, chance included.

use merlin::{Components, Frame, Merlin, Options, Window};
use suite::perft::{self, file, ways};
use table::{Eye, Game, Record};

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
        // The first turn of the second half.
        let whole = record.replay(None).expect("a whole game");
        let is_start = |moves: &usize| {
            whole.until(*moves).state().view(Eye::Spectator).open.top() == Frame::Window(Window::Start)
        };
        let middle = (whole.moves().len() / 2..).find(is_start).expect("turns follow");
        assert_eq!(ways(whole.until(middle).state()), expected, "{players} players, after {middle} moves");
    }
}

/// A first turn by hand: dice 1, 2, 3 and Merlin's 4, one apple, the knight on grey, influence in orange.
///
/// - depth 1: four dice;
/// - depth 2: an own die goes on with five apples or one move, Merlin's die with five apples or two moves;
/// - depth 3: after an apple the moves; spaces 5, 6 and 7 offer a flag, nothing (no item), points; Merlin on grey or brown
///   offers four vassals; every one of them may be forfeited.
#[test]
fn the_ways_of_a_turn() {
    let own = [5 + 2, 5 + 1, 5 + 2];
    let merlin = 5 * 2 + 5 + 5;
    let expected = [4, 3 * 6 + 7, own.iter().sum::<u64>() + merlin];
    assert_eq!(ways(&position("turn.toml")), expected);
}

/// Building by hand (MER-11.13): with three rows grey fits eleven tiles and orange ten; six of these choices are on tiles
/// with a tower, which offer six flags, six shields, six principalities for a marker, or nothing. Forfeiting is one more.
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
