//! Section 5: Sir Gawain.

use super::{because, own, tiles, with};
use crate::support::{RED, offers_of, open, play, plays, refused};
use merlin::modules::knights::{Ally, Event as Knights, Refusal as Reason};
use merlin::{Die, Direction, Pips, Space, SteppedDie};

fn pips(number: u8) -> Pips {
    Pips::new(number).expect("1 to 6")
}

/// KRT-5.1, KRT-5.2, example KRT-X4: the chosen Merlin die shows any number, and Merlin moves so far either way.
#[test]
fn the_merlin_die_is_turned() {
    let scene =
        with(["gawain", "kay"]).turn(RED).dice(RED, ["own 1", "own 2", "own 3", "merlin 2"]).merlin(8);
    let mut game = scene.build();
    play(&mut game, RED, "die merlin 2");
    let changes = offers_of(&game, RED, "knights special");
    assert_eq!(changes, ["chosen 1", "chosen 3", "chosen 4", "chosen 5", "chosen 6"]);
    refused(&game, RED, "knights special chosen 2", "KRT-5.1");
    let events = play(&mut game, RED, "knights special chosen 6");
    let (die, from, to) = (SteppedDie::Chosen, pips(2), pips(6));
    assert_eq!(events, [own(Knights::Turned { seat: RED, die, from, to })]);
    let ends = Direction::ALL.map(|direction| open(&game).ends(direction).map(Space::index));
    assert_eq!(ends, [Some(14), Some(2)]);
    assert_eq!(tiles(&game, "gawain"), 2);
}

/// KRT-5.2: an unused Merlin die in any window; not the chosen one once Merlin has moved.
#[test]
fn an_unused_die_in_any_window() {
    let mut game = with(["gawain", "kay"]).turn(RED).build();
    plays(&mut game, RED, &["die own 1", "walk clockwise", "knights special merlin 4 6"]);
    plays(&mut game, RED, &["forfeit", "knights special merlin 6 1"]);
    let refusal = refused(&game, RED, "knights special merlin 4 1", "KRT-5.2");
    assert_eq!(refusal, because(Reason::NoUnusedDie(Ally::Gawain, Die::Merlin, pips(4))));
    let mut game = with(["gawain", "kay"]).turn(RED).build();
    plays(&mut game, RED, &["die merlin 4", "walk clockwise"]);
    refused(&game, RED, "knights special chosen 2", "KRT-5.2");
}

/// KRT-5.3, INT-1.4: without Arthur only the Merlin die; never a knight die.
#[test]
fn no_knight_die() {
    let mut game = with(["gawain", "kay"]).turn(RED).build();
    refused(&game, RED, "knights special own 1 5", "KRT-5.1");
    assert!(offers_of(&game, RED, "knights special").iter().all(|text| text.starts_with("merlin 4 ")));
    play(&mut game, RED, "die own 1");
    let refusal = refused(&game, RED, "knights special chosen 5", "KRT-5.1");
    assert_eq!(refusal, because(Reason::OtherDie(Ally::Gawain)));
}
