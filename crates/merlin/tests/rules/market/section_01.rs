//! Section 1: what there is, and how it is set up.

use super::{board, scene, table, with};
use crate::support::{RED, Scene, open};
use merlin::modules::market::State;
use merlin::{Components, Merlin, Options, Variants};
use table::{Eye, Game, Seat};

fn options(modules: &str) -> Result<Options, table::Fault> {
    let base = Options::new(3, Components::printed()).expect("three players");
    base.with(modules.parse().expect("modules"), Variants::NONE)
}

/// MKT-1.1, INT-1.1: it needs gold.
#[test]
fn it_needs_gold() {
    assert!(options("gold,market").is_ok());
    let fault = options("market").expect_err("without gold");
    assert_eq!(fault.clause().map(|clause| clause.0), Some("INT-1.1"));
}

/// MKT-1.1, MKT-1.2, MKT-1.3, MKT-1.4: all 28 markers lie on the board at the start, one of each colour, one
/// of each number of pips.
#[test]
fn the_board_at_the_start() {
    let game = Merlin::setup(&options("gold,market").expect("a set"));
    let shown = board(&game);
    for kind in ["shield", "material"] {
        for colour in ["black", "grey", "blue", "purple", "orange", "brown"] {
            assert!(shown.contains(&format!("{kind} {colour}")), "{kind} {colour}");
        }
    }
    for pips in 1..=6 {
        assert!(shown.contains(&format!("labourer {pips}")));
    }
    let market = &open(&game).modules.market;
    assert_eq!((market.plus_left(), market.fruits_left()), (6, 4));
    assert_eq!(12 + State::LABOURERS as u8 + market.plus_left() + market.fruits_left(), 28);
    let before = Scene::new(4).modules("gold,market").due(&["setup display"]).fact("round", "0");
    assert_eq!(before.tables(&table("", &[&["plus"]])).broken_clause(), "MKT-1.4");
}

/// MKT-1.4: whoever watches sees everything.
#[test]
fn everything_is_public() {
    let game = with("", &[&["shield purple", "plus", "labourer 5"]]).build();
    let market = &game.view(Eye::Spectator).open.modules.market;
    assert_eq!((market.items(RED).count(), market.plus(RED)), (1, 1));
    assert_eq!(open(&game).hired(RED).map(|pips| pips.get()).collect::<Vec<_>>(), [5]);
}

/// MKT-1.1, MKT-4.3, MKT-5.8, MKT-5.9, MKT-2.3: positions that cannot be are refused, and its own text is read back.
#[test]
fn positions_of_the_module() {
    assert_eq!(with("", &[&["plus"; 7]]).broken_clause(), "MKT-1.1");
    assert_eq!(with("", &[&["apple_mistletoe"; 5]]).broken_clause(), "MKT-1.1");
    assert_eq!(with("", &[&["shield black"], &["shield black"]]).broken_clause(), "MKT-1.1");
    assert_eq!(with("", &[&["labourer 2", "labourer 2"]]).broken_clause(), "MKT-1.1");
    assert_eq!(with("", &[&["dragon"]]).broken_clause(), "MKT-1.1");
    let under = "[market]\n[[market.seat]]\nunder = { blue = 1 }\n";
    assert_eq!(scene().tables(under).broken_clause(), "MKT-4.3");
    assert_eq!(with("declined = [2]", &[]).broken_clause(), "MKT-5.8");
    assert_eq!(with("used = [7]", &[]).broken_clause(), "MKT-1.3");
    let closed = with("visited = true", &[]).fact("missions", "1");
    assert_eq!(closed.broken_clause(), "MKT-2.3");
    let all = "visited = true\nused = [3]";
    let markers: [&[&str]; 2] =
        [&["shield purple", "material grey", "plus"], &["apple_mistletoe", "labourer 4"]];
    let game = with(all, &markers).build();
    let again = Merlin::from_position(&game.position(), Components::printed()).expect("its own text");
    assert_eq!(again, game);
    let gold = Scene::new(4).modules("gold").tables(&table("", &[]));
    assert_eq!(gold.broken_clause(), "INT-1.1");
    assert_eq!(open(&game).modules.market.fruits(Seat::new(1)), 1);
}
