//! Arthur with other modules: the clauses of `docs/rules/en/merlin/interactions.md` that join them.

use super::with;
use crate::support::{RED, offers_of, open, owned, play, plays, points, refused};
use merlin::modules::gold::SpaceKind as Gold;
use merlin::{Frame, Ring, Window};

const ON_RING: &str = "due = [\"window moved\"]\ndie = \"arthur 3\"\nfigure = \"arthur\"\naction = \"i10\"";

fn knight_on(space: u8) -> String {
    format!("due = [\"window moved\"]\ndie = \"own 1\"\nfigure = \"knight\"\naction = {space}")
}

/// INT-4.2, INT-4.3, example INT-X4: a mission of the ring may teach an ability.
#[test]
fn the_ring_teaches() {
    let hand = "hand = [\"m20\", \"m44\", \"m54\", \"m55\"]";
    let mut game = with("favor,arthur", ON_RING, hand, "figure = \"i10\"");
    play(&mut game, RED, "arthur ring m44");
    play(&mut game, RED, "favor learn builder 3");
    assert_eq!((points(&game, RED), open(&game).top()), (0, Frame::Window(Window::After)));
}

/// INT-11.1, FAV-8.3: with Arthur manors are a fifth choice of the flag-bearer's ability.
#[test]
fn manors_of_choice() {
    let tables = "[favor]\nlearned = [[\"flag_bearer 3\"], []]";
    let red = "knight = 3\nmanors = [\"0,0\", \"0,1\", \"0,2\", \"0,3\"]";
    let mut game = with("favor,arthur", &knight_on(3), red, tables);
    assert_eq!(offers_of(&game, RED, "favor count").len(), 5);
    play(&mut game, RED, "favor count manor");
    assert_eq!(points(&game, RED), 4 + 1);
}

/// INT-3.5, DEC-4.6: a decree never changes the Arthur die; INT-10.7: an activated vassal takes no decree.
#[test]
fn decrees() {
    let tables = "[decree]\nstacks = { black = 3 }\nowned = [[\"d01\"], []]\nlooked = { black = [1] }\nknown = { black = [\"d05\", \"d13\", \"d20\"] }";
    let game = with("arthur,decree", "due = [\"window die\"]\ndie = \"arthur 3\"", "", tables);
    refused(&game, RED, "decree die chosen 4", "DEC-4.6");
    let red = "knight = 9\nvassals = { builder = \"orange\" }";
    let mut game = with("arthur,decree", &knight_on(9), red, "");
    play(&mut game, RED, "arthur activate builder");
    assert_eq!((owned(&game, RED, "material orange"), open(&game).top()), (1, Frame::Window(Window::After)));
}

/// INT-1.2, GLD-1.3, GLD-4.3, INT-3.1: with gold the reverse of its rondel lies there; a coin changes the Arthur die.
#[test]
fn gold() {
    let game = with("arthur,gold", "due = [\"window die\"]\ndie = \"arthur 3\"", "", "");
    let layout = open(&game).layout;
    assert!(layout.rondel.contains(&Gold::AppleMistletoe.into()) && layout.on(Ring::Inner).len() == 13);
    assert_eq!(offers_of(&game, RED, "gold coin chosen"), ["2", "4"]);
}

/// INT-4.2, MKT-2.3, example INT-X18: after a visit the ring is taken, but no mission completed.
#[test]
fn after_a_visit() {
    let mut game = with("arthur,gold,market", ON_RING, "", "figure = \"i10\"");
    let marker = offers_of(&game, RED, "market visit")[0].clone();
    play(&mut game, RED, &format!("market visit {marker}"));
    assert!(offers_of(&game, RED, "arthur ring").is_empty());
    play(&mut game, RED, "perform");
    assert_eq!(open(&game).modules.arthur.ring(), Some(RED));
}

/// INT-10.2: the stairs bring the knight onto the space, so deploy anywhere applies.
#[test]
fn stairs_and_deploy_anywhere() {
    let turn = "due = [\"window moved\"]\ndie = \"arthur 3\"\nfigure = \"arthur\"\naction = \"i3\"";
    let tables = "figure = \"i3\"\n[favor]\nlearned = [[\"builder 2\"], []]";
    let mut game = with("favor,arthur", turn, "knight = 21", tables);
    plays(&mut game, RED, &["perform", "deploy builder brown"]);
    assert_eq!(owned(&game, RED, "material brown"), 1);
}
