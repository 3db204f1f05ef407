//! Numbers that change when a rule does: the ways to make so many moves from a known situation, chance included.

use artus::{Artus, Components, Mode, Options};
use suite::perft::{file, position, ways};
use table::{Game, perft};

/// The text of a position in the folder `positions`.
fn text(name: &str) -> String {
    file(env!("CARGO_MANIFEST_DIR"), "tests/positions", name)
}

/// From the setup chance alone moves at these depths, so every number can be told by hand:
///
/// - depth 1: each player may start (ART-4.2); depth 2: two metals (ART-4.5);
/// - then the first seat's knight cards, 8 × 7 in the beginner game and 8 × 7 × 6 in the advanced one;
/// - then its king cards: 7 different ones at first, since two ring cards are equal; after one of the six single
///   cards 6 different ones are left, after a ring card 7, so two king cards come in 6 × 6 + 7 = 43 ways;
/// - depth 7 of the beginner game is the second seat's first knight card, again one of 8.
#[test]
fn the_ways_from_the_setup() {
    #[rustfmt::skip]
    let table = [
        // players, mode         1  2   3    4     5      6       7
        (2, Mode::Beginner, [2, 4, 32, 224, 1_568,  9_632,  77_056]),
        (3, Mode::Beginner, [3, 6, 48, 336, 2_352, 14_448, 115_584]),
        (4, Mode::Beginner, [4, 8, 64, 448, 3_136, 19_264, 154_112]),
        (2, Mode::Advanced, [2, 4, 32, 224, 1_344,  9_408,  57_792]),
        (3, Mode::Advanced, [3, 6, 48, 336, 2_016, 14_112,  86_688]),
        (4, Mode::Advanced, [4, 8, 64, 448, 2_688, 18_816, 115_584]),
    ];
    for (players, mode, expected) in table {
        let options = Options::new(players, mode, Components::printed()).unwrap();
        assert_eq!(ways(&Artus::setup(&options)), expected, "{options}");
        let start = players as u64 * 2 * 8 * 7;
        let by_hand = match mode {
            Mode::Beginner => [start * 7, start * 43, start * 43 * 8],
            Mode::Advanced => [start * 6, start * 6 * 7, start * 6 * 43],
        };
        assert_eq!(expected[4..], by_hand);
    }
}

#[test]
fn the_ways_from_known_positions() {
    #[rustfmt::skip]
    let table = [
        // position                 1      2       3        4
        ("p.toml",               [99, 6_996, 20_988,  48_972]),
        ("last_placements.toml", [12,   132,  1_320, 129_360]),
        ("last_cards.toml",      [20,    40,     40,      40]),
    ];
    for (name, expected) in table {
        assert_eq!(ways(&position::<Artus>(&text(name))), expected, "{name}");
    }
}

/// The example position P by hand (ART-17.11), with four knights:
///
/// ± knight card 4 × 10, knight card 6–8 4 × 3, silver move card 2 × 7, bronze ring card 2, carpet card 3 pairs, choice
/// card 3 × 8 + 3 + 1.
#[test]
fn the_options_of_the_example_position() {
    assert_eq!(perft(&position::<Artus>(&text("p.toml")), 1), 40 + 12 + 14 + 2 + 3 + 28);
    // The carpet card replaced by the one that scores all knights: no first card changes the options of another (the
    // king stays silver whoever is crowned), so two cards are played in (sum)² − (sum of squares) ways; then one of
    // three piles is chosen.
    let game = position::<Artus>(&text("p.toml").replace("score_carpet", "score_all"));
    let options = [40_u64, 12, 14, 2, 1, 28];
    let sum: u64 = options.iter().sum();
    let two_cards = sum * sum - options.iter().map(|count| count * count).sum::<u64>();
    assert_eq!(ways(&game), [sum, two_cards, two_cards * 3]);
    assert_eq!((sum, two_cards), (97, 6_680));
}

/// Placements by hand (ART-5.2): 28 − 4 − 12 = 12 free chairs, then 11, then 10; then the start player has
/// the hand that is filled in: 1–4 with 20 options, ±1–5 with 50, silver and bronze 1–7 with 14 each.
#[test]
fn the_options_of_the_last_placements() {
    let expected = [12, 12 * 11, 12 * 11 * 10, 12 * 11 * 10 * (20 + 50 + 14 + 14)];
    assert_eq!(ways(&position::<Artus>(&text("last_placements.toml"))), expected);
}

/// The last cards by hand: five knights by four distances, then two bronze princes; then the game is over, which counts
/// as one way.
#[test]
fn the_options_of_the_last_cards() {
    assert_eq!(ways(&position::<Artus>(&text("last_cards.toml"))), [5 * 4, 5 * 4 * 2, 40, 40, 40]);
}
