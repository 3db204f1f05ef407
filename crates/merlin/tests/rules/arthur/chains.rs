//! The longest chains of actions: they are written down and read again, and there is room left (ARU-2.13, ARU-2.14).

use super::{allies, with_die};
use crate::support::{RED, Scene, chance, open, play, plays};
use merlin::{Components, Merlin};
use table::Game;

/// From *move Arthur* to Merlin and back, by a Pict and a staff once more, to a lady who acts twice beside
/// the marshal: what is due then lies so deep.
fn deepest(scene: &Scene, to_principality: &str, lady: &str) -> Merlin {
    let mut game = scene.build();
    let first = ["walk clockwise", "arthur step clockwise", "arthur merlin counter-clockwise 2"];
    plays(&mut game, RED, &first);
    plays(&mut game, RED, &["arthur step clockwise", "arthur take p01"]);
    chance(&mut game, "arthur pict p06");
    plays(&mut game, RED, &["staff", "arthur step counter-clockwise", to_principality]);
    play(&mut game, RED, lady);
    game
}

fn is_read_again(game: &Merlin) {
    let text = game.position();
    let again = Merlin::from_position(&text, Components::printed());
    assert_eq!(&again.unwrap_or_else(|fault| panic!("{fault}\n{text}")), game);
}

/// ARU-2.13, ARU-2.14, KRT-6.2, KRT-14.1: eleven things are due, one on the other.
#[test]
fn a_chain_with_allies() {
    let table = allies(["lancelot", "kay"], "marshal = \"black\"");
    let scene = with_die("arthur,knights", "own 1").merlin(3).knight(RED, 0).tables(&table);
    let scene = scene.tables("[arthur]\nfigure = \"i7\"\n");
    let mut game = deepest(&scene, "arthur merlin counter-clockwise 1", "deploy lady black");
    assert_eq!(open(&game).due.len(), 11, "{:?}", open(&game).due);
    is_read_again(&game);
    // The chain ends by itself.
    plays(&mut game, RED, &["knights influence", "knights influence"]);
    assert_eq!(open(&game).modules.knights.influence(merlin::Colour::Black), 2);
    is_read_again(&game);
}

/// ARU-2.13, ARU-2.14, KRT-6.2, MKT-4.2: with a plus marker they are twelve, and two places are left (MER-4.1).
#[test]
fn a_chain_with_a_plus_marker() {
    let table = allies(["lancelot", "kay"], "marshal = \"purple\"");
    let scene = with_die("arthur,knights,gold,market", "own 1").merlin(16).knight(RED, 13).tables(&table);
    let scene = scene.tables("[arthur]\nfigure = \"i7\"\n[[market.seat]]\nmarkers = [\"plus\"]\n");
    let mut game = deepest(&scene, "arthur merlin counter-clockwise 2", "deploy lady purple");
    assert_eq!(open(&game).due.len(), 12, "{:?}", open(&game).due);
    assert!(open(&game).due.free_places() >= 2);
    is_read_again(&game);
    plays(&mut game, RED, &["market plus", "knights influence"]);
    is_read_again(&game);
}
