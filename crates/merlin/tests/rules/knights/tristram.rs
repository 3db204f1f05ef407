//! Section 3: Sir Tristram.

use super::{because, own, tiles, with};
use crate::support::{BLUE, RED, castle, offers_of, open, play, plays, refused};
use merlin::modules::knights::{Ally, Event as Knights, Refusal as Reason};
use merlin::{Die, Pips, SteppedDie};

fn pips(number: u8) -> Pips {
    Pips::new(number).expect("1 to 6")
}

/// KRT-3.1, KRT-3.2, example KRT-X2: by one or two, within 1 and 6.
#[test]
fn a_die_is_raised_or_lowered() {
    let scene = with(["tristram", "kay"]).turn(RED).dice(RED, ["own 5", "own 1", "own 2", "merlin 4"]);
    let mut game = scene.build();
    play(&mut game, RED, "die own 5");
    let changes = offers_of(&game, RED, "knights movement");
    assert_eq!(
        changes,
        ["chosen 3", "chosen 4", "chosen 6", "own 1 2", "own 1 3", "own 2 1", "own 2 3", "own 2 4"]
    );
    let refusal = refused(&game, RED, "knights movement chosen 2", "KRT-3.1");
    assert_eq!(refusal, because(Reason::TooFar(pips(5), pips(2))));
    refused(&game, RED, "knights movement chosen 1", "KRT-3.2");
    refused(&game, RED, "knights movement chosen 5", "KRT-3.1");
    let events = play(&mut game, RED, "knights movement chosen 3");
    let (die, from, to) = (SteppedDie::Chosen, pips(5), pips(3));
    assert_eq!(events, [own(Knights::Moved { seat: RED, die, from, to })]);
    assert_eq!(open(&game).turn.die(), Some((Die::Own, to)));
    assert_eq!(tiles(&game, "tristram"), 5);
}

/// KRT-2.5, example KRT-X2: two tiles bring a 2 up to 6.
#[test]
fn two_tiles_for_one_die() {
    let mut game = with(["tristram", "kay"]).turn(RED).build();
    plays(&mut game, RED, &["knights movement own 2 4", "knights movement own 4 6"]);
    assert!(offers_of(&game, RED, "die").contains(&"own 6".to_owned()));
}

/// KRT-3.3: the chosen die before its figure moves, unused ones in any window; a used one has no effect any more.
#[test]
fn which_dice_and_when() {
    let mut game = with(["tristram", "kay"]).turn(RED).build();
    assert!(offers_of(&game, RED, "knights movement").iter().all(|text| text.starts_with("own ")));
    plays(&mut game, RED, &["die own 1", "knights movement chosen 2", "walk clockwise"]);
    refused(&game, RED, "knights movement chosen 3", "KRT-3.3");
    let refusal = refused(&game, RED, "knights movement own 1 2", "KRT-3.3");
    assert_eq!(refusal, because(Reason::NoUnusedDie(Ally::Tristram, Die::Own, pips(1))));
    play(&mut game, RED, "knights movement own 2 1");
    let dice = castle(&game, RED).dice;
    assert_eq!((dice.shown(1), dice.is_unused(1)), (Some(pips(1)), true));
    plays(&mut game, RED, &["forfeit", "knights movement own 3 5"]);
    assert_eq!(tiles(&game, "tristram"), 3);
}

/// KRT-3.4: the Merlin die is none of the knight dice.
#[test]
fn not_the_merlin_die() {
    let mut game = with(["tristram", "kay"]).turn(RED).build();
    refused(&game, RED, "knights movement merlin 4 5", "KRT-3.4");
    play(&mut game, RED, "die merlin 4");
    let refusal = refused(&game, RED, "knights movement chosen 5", "KRT-3.4");
    assert_eq!(refusal, because(Reason::OtherDie(Ally::Tristram)));
    assert!(offers_of(&game, RED, "knights movement").iter().all(|text| !text.starts_with("chosen")));
    assert!(castle(&game, BLUE).dice.any_unused());
}
