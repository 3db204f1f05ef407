//! Numbers that change when a rule does: the ways to make so many moves from a known situation, chance included.

use camelot::{Camelot, Components, Heroes, Options, Sides};
use suite::perft::{file, position, ways};
use table::{Game, perft};

fn options(players: usize, sides: Sides, heroes: Heroes) -> Options {
    Options::new(players, sides, heroes, Components::printed()).unwrap()
}

/// An example of the handbook.
fn example(name: &str) -> Camelot {
    position(&file(env!("CARGO_MANIFEST_DIR"), "../../docs/positions/camelot", name))
}

/// From the setup chance alone moves, so every number can be told by hand: the magician cards in all orders, then the
/// first cards of deck one, which has five different ones, the last of them once.
#[test]
fn the_ways_from_the_setup() {
    let basic = |players| ways(&Camelot::setup(&options(players, Sides::BASIC, Heroes::Off)));
    assert_eq!(basic(3), [3, 6, 6, 6 * 5, 6 * (4 * 5 + 4)]);
    assert_eq!(basic(4), [4, 12, 24, 24, 24 * 5]);
    assert_eq!(basic(5), [5, 20, 60, 120, 120]);
    assert_eq!(basic(2), [4, 12, 24, 24, 24 * 5]);
    // Four A/B tiles first.
    let random = Camelot::setup(&options(4, Sides::Random, Heroes::Off));
    assert_eq!(ways(&random), [2, 4, 8, 16, 16 * 4]);
    // Experts: the eldest is drawn, then the colours are chosen: 5 × 4 × 3.
    let expert = Camelot::setup(&options(3, Sides::BASIC, Heroes::Expert { eldest: None }));
    assert_eq!(ways(&expert), [3, 3 * 5, 3 * 20, 3 * 60, 3 * 60 * 5]);
}

/// Sending and predicting by hand: 4 numbers for each of three players; then 16 numbers for the first two predictions,
/// and 16 for the third unless the first two agree: 240 × 16 + 16 × 15.
#[test]
fn sending_and_predicting() {
    let text = "game = \"camelot\"\noptions = \"players=3\"\n[turn]\nphase = \"sending\"\n";
    assert_eq!(ways(&position::<Camelot>(text)), [4, 16, 64]);
    let predictions = text.replace("sending", "predictions");
    let all = 240 * 16 + 16 * 15;
    // Then the fists are opened, and the Merlin tile is one of three kinds.
    assert_eq!(ways(&position::<Camelot>(&predictions)), [16, 16 * 16, all, all, 3 * all]);
    // With two players both fists at once.
    assert_eq!(perft(&position::<Camelot>(&text.replace("players=3", "players=2")), 2), 16 * 16);
}

/// The examples of the handbook; their first numbers by hand.
#[test]
fn the_ways_from_the_examples() {
    // Three knights afford all six cards.
    assert_eq!(perft(&example("07-special-mission.toml"), 1), 6);
    // Two sources, four fields of the third row, or nothing.
    assert_eq!(perft(&example("08-chain.toml"), 1), 2 * 4 + 1);
    assert_eq!(perft(&example("10-rebellion.toml"), 1), 1);
    // Row 3 has two fields left; tr_33 brings two bonuses of five kinds, tr_34 none.
    assert_eq!(perft(&example("11-two-lines.toml"), 1), 2);
    assert_eq!(perft(&example("13-chapel.toml"), 1), 1);
    // Four fields of row 3, one of the row, four start fields, or nothing.
    assert_eq!(perft(&example("15-magician.toml"), 1), 4 + 1 + 4 + 1);
    #[rustfmt::skip]
    let table = [
        // example                 1   2    3    4
        ("07-special-mission", [ 6, 74, 293, 859]),
        ("08-chain",           [ 9, 31, 169, 561]),
        ("11-two-lines",       [ 2,  8,  60, 317]),
        ("12-top-group",       [11, 22,  33,  33]),
        ("15-magician",        [10, 17,  72, 192]),
        ("16-black-knight",    [15, 30,  45,  60]),
        ("18-two-players",     [12, 36, 132, 468]),
    ];
    for (name, expected) in table {
        assert_eq!(ways(&example(&format!("{name}.toml"))), expected, "{name}");
    }
}
