//! The King's decree with the other modules that are built.

use super::BLUE_STACK;
use crate::support::{RED, Scene, castle, chance, offers_of, open, play, plays, refused};
use merlin::{Colour, Die, Pips};

/// Red has one decree, or two, from the black stack.
fn one_or_two(decrees: usize) -> String {
    let all = ["d01", "d02", "d03", "d04"];
    let (owned, known) = all.split_at(decrees);
    format!(
        "[decree]\nstacks = {{ black = {} }}\nowned = [{owned:?}]\nlooked = {{ black = [1] }}\nknown = {{ black = {known:?} }}\n",
        known.len()
    )
}

/// INT-3.1, INT-3.2: a coin and a decree change the same die, each from what it shows at that moment
/// (GLD-2.1, DEC-4.3).
#[test]
fn a_coin_and_a_decree_on_one_die() {
    let scene = Scene::new(4).modules("gold,decree").turn(RED).tables(&one_or_two(1));
    let mut game = scene.dice(RED, ["own 3", "own 1", "own 6", "merlin 2"]).build();
    plays(&mut game, RED, &["die own 3", "gold coin chosen 4", "decree die chosen 5", "gold coin chosen 6"]);
    assert_eq!(open(&game).turn.die(), Some((Die::Own, Pips::new(6).expect("a side"))));
    assert_eq!(offers_of(&game, RED, "decree"), [""; 0]);
}

/// INT-1.7: with the treasures the environs are laid out as without decrees, and the stacks lie there; a tile
/// that brings items takes none from a stack.
#[test]
fn treasures_and_decrees_leave_each_other_alone() {
    let scene = Scene::new(4).modules("treasures,decree").knight_on(RED, 8);
    let mut game = scene.tables(BLUE_STACK).build();
    plays(&mut game, RED, &["deploy lady blue", "decree look"]);
    chance(&mut game, "decree show all");
    play(&mut game, RED, "decree take d05");
    assert_eq!(castle(&game, RED).items.total(), 1);
    assert_eq!(open(&game).modules.treasures.staffs_left(), 2);
}

/// INT-6.6: a marker placed for two decrees permits a plus marker under it (MKT-4.2), in the middle of a window.
#[test]
fn a_plus_marker_under_influence_by_decrees() {
    let market = "[market]\n[[market.seat]]\nmarkers = [\"plus\"]\n";
    let scene = Scene::new(4).modules("gold,market,decree").turn(RED);
    let mut game = scene.tables(&one_or_two(2)).tables(market).build();
    play(&mut game, RED, "decree influence orange");
    assert_eq!(open(&game).modules.market.plus(RED), 1);
    let offers = crate::support::offers(&game, RED);
    let plus = offers.iter().find(|text| text.starts_with("market")).expect("a plus marker can be laid");
    play(&mut game, RED, plus);
    assert_eq!(open(&game).modules.market.under(RED, Colour::Orange), 1);
    assert!(!offers_of(&game, RED, "die").is_empty(), "the window goes on");
}

/// INT-3.6, DEC-4.6: a day labourer is no die, so no decree changes it; unused dice can be changed all the same.
#[test]
fn no_decree_changes_a_labourer() {
    let market = "[market]\n[[market.seat]]\nmarkers = [\"labourer 3\"]\n";
    let scene = Scene::new(4).modules("gold,market,decree").turn(RED);
    let mut game = scene.tables(&one_or_two(1)).tables(market).build();
    let labourer =
        crate::support::offers(&game, RED).into_iter().find(|text| text.starts_with("market labourer"));
    play(&mut game, RED, &labourer.expect("the labourer can be used"));
    refused(&game, RED, "decree die chosen 4", "DEC-4.6");
    assert!(offers_of(&game, RED, "decree die").iter().all(|text| !text.starts_with("chosen")));
    assert!(!offers_of(&game, RED, "decree die").is_empty());
}
