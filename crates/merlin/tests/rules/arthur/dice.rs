//! Sections 2 and 5 in detail: five dice and how they are rolled, and what the new flags do with them.

use super::{arthur_on, chosen};
use crate::support::{RED, castle, chance, lots, offers_of, open, play, plays, refused, space};
use merlin::{Components, Die, Merlin, Module, Modules, Options};
use table::Game;

fn knight(game: &Merlin) -> String {
    castle(game, RED).knight.map_or("-".to_owned(), |space| space.to_string())
}

/// The table is laid up to the first roll.
fn before_rolling() -> Merlin {
    let options = Options::new(2, Components::printed()).expect("two players");
    let options = options.with(Modules::from_iter([Module::Arthur]), merlin::Variants::NONE).expect("built");
    let mut game = Merlin::setup(&options);
    while !lots(&game)[0].0.starts_with("roll") {
        let first = lots(&game)[0].0.clone();
        chance(&mut game, &first);
    }
    game
}

/// How likely the five dice of the first player are to show this, in this order.
fn likelihood(dice: [u8; 5]) -> f64 {
    let mut game = before_rolling();
    let mut likelihood = 1.0;
    for pips in dice {
        let all: u32 = lots(&game).iter().map(|(_, weight)| weight).sum();
        let wanted = format!("roll {pips}");
        let Some((_, weight)) = lots(&game).into_iter().find(|(text, _)| *text == wanted) else { return 0.0 };
        likelihood *= f64::from(weight) / f64::from(all);
        chance(&mut game, &wanted);
    }
    likelihood
}

/// ARU-2.1, ARU-2.2, example ARU-X14: uniform over 7620 results; three of a kind and a full house stand, four
/// are re-rolled.
#[test]
fn a_roll_of_five() {
    for stands in [[1, 2, 3, 4, 5], [4, 4, 4, 2, 2], [6, 1, 6, 1, 6], [3, 3, 1, 2, 3]] {
        assert!((likelihood(stands) * 7620.0 - 1.0).abs() < 1e-9, "{stands:?}: {}", likelihood(stands));
    }
    for again in [[4, 4, 4, 4, 2], [5, 5, 5, 5, 5], [2, 4, 4, 4, 4]] {
        assert!(likelihood(again).abs() < f64::EPSILON, "{again:?}");
    }
}

/// ARU-2.3: any of the five dice for any turn, the Arthur die too.
#[test]
fn any_die_first() {
    let game = super::scene("", "dice = [\"own 1\", \"own 2\", \"own 2\", \"merlin 4\", \"arthur 5\"]", "");
    assert_eq!(offers_of(&game, RED, "die"), ["own 1", "own 2", "merlin 4", "arthur 5"]);
}

/// ARU-2.8: a purple flag turns the Arthur die.
#[test]
fn the_arthur_die_is_turned() {
    let mut game = chosen("arthur 2", "flags = { purple = 1 }", "");
    plays(&mut game, RED, &["turn_die", "walk clockwise"]);
    assert_eq!(open(&game).modules.arthur.figure().map(|space| space.to_string()).as_deref(), Some("i5"));
}

/// ARU-2.12: a staff never repeats an action because Arthur or the knight reached it, nor a flag after Arthur's move.
#[test]
fn no_staff_for_arthur() {
    let mut game = arthur_on(1, "", "");
    play(&mut game, RED, "take shield black");
    refused(&game, RED, "staff", "MER-6.15");
    let mut game = arthur_on(3, "knight = 21", "");
    plays(&mut game, RED, &["perform", "deploy builder black"]);
    refused(&game, RED, "staff", "MER-6.15");
    let mut game = arthur_on(1, "flags = { orange = 1 }", "");
    let other = offers_of(&game, RED, "different_action")[0].clone();
    play(&mut game, RED, &format!("different_action {other}"));
    let deploy = offers_of(&game, RED, "deploy")[0].clone();
    play(&mut game, RED, &format!("deploy {deploy}"));
    refused(&game, RED, "staff", "MER-6.15");
}

/// ARU-5.3, example ARU-X10: two flags make 7 of 5 and 0 of 2; with one up and one down the number is as before.
#[test]
fn two_flags() {
    let red = "knight = 8\nflags = { black = 2 }";
    let mut game = chosen("own 5", red, "");
    plays(&mut game, RED, &["arthur more", "arthur more", "walk clockwise"]);
    assert_eq!(knight(&game), "15");
    let mut game = chosen("own 2", red, "");
    plays(&mut game, RED, &["arthur less", "arthur less"]);
    refused(&game, RED, "arthur less", "MER-13.1");
    play(&mut game, RED, "walk clockwise");
    assert_eq!(knight(&game), "8");
    let mut game = chosen("own 1", "knight = 8\nflags = { black = 3 }", "");
    play(&mut game, RED, "arthur less");
    refused(&game, RED, "arthur less", "ARU-5.3");
    play(&mut game, RED, "arthur more");
    assert_eq!(open(&game).moving().map(|(_, steps)| steps), Some(1));
}

/// ARU-5.2, ARU-5.5: Arthur stays on his start space by 0 spaces and performs it; a Merlin die of 6 makes 7.
#[test]
fn none_and_seven() {
    let mut game = chosen("arthur 1", "flags = { black = 1 }", "");
    play(&mut game, RED, "arthur less");
    refused(&game, RED, "walk counter-clockwise", "ARU-5.2");
    play(&mut game, RED, "walk clockwise");
    assert_eq!(offers_of(&game, RED, "arthur take").len(), 4);
    let mut game = chosen("merlin 6", "flags = { black = 1 }", "");
    plays(&mut game, RED, &["arthur more", "walk counter-clockwise"]);
    assert_eq!(open(&game).merlin, space(17));
}

/// ARU-5.6: a knight that stays by 0 spaces may be mirrored.
#[test]
fn staying_permits_the_mirror() {
    let mut game = chosen("own 1", "knight = 8\nflags = { black = 1, brown = 1 }", "");
    plays(&mut game, RED, &["arthur less", "walk clockwise", "mirror"]);
    assert_eq!(knight(&game), "20");
}

/// ARU-5.8: a Merlin die moves the knight clockwise only, against it with a blue flag; Arthur goes either way
/// by a knight die.
#[test]
fn each_figure_by_its_own_rules() {
    let mut game = chosen("merlin 2", "knight = 8\nflags = { grey = 1, blue = 1 }", "");
    play(&mut game, RED, "arthur switch knight");
    refused(&game, RED, "walk counter-clockwise", "MER-5.2");
    play(&mut game, RED, "reverse");
    assert_eq!(knight(&game), "6");
    let mut game = chosen("own 2", "knight = 8\nflags = { grey = 1, blue = 1 }", "");
    play(&mut game, RED, "arthur switch arthur");
    refused(&game, RED, "reverse", "ARU-2.9");
    play(&mut game, RED, "walk counter-clockwise");
    assert_eq!(open(&game).modules.arthur.figure().map(|space| space.to_string()).as_deref(), Some("i11"));
}

/// ARU-5.10, INT-2.8: the die stays what it is: a knight die that moved Merlin is a used knight die, the
/// Merlin die is not used.
#[test]
fn the_die_is_used_for_its_own_kind() {
    let mut game = chosen("own 2", "flags = { grey = 1 }", "");
    let unused = |game: &Merlin, die: Die| {
        let dice = castle(game, RED).dice;
        dice.unused().filter(|&(place, _)| open(game).layout.dice[place] == die).count()
    };
    plays(&mut game, RED, &["arthur switch merlin", "walk clockwise", "forfeit"]);
    assert_eq!((unused(&game, Die::Own), unused(&game, Die::Merlin), unused(&game, Die::Arthur)), (2, 1, 1));
}

/// ARU-5.11: the flags are back in their principalities before the figure moves.
#[test]
fn flags_return_at_once() {
    let mut game = chosen("own 2", "flags = { black = 1, grey = 1 }", "");
    plays(&mut game, RED, &["arthur more", "arthur switch merlin"]);
    assert_eq!(
        (crate::support::supply(&game, "flag black"), crate::support::supply(&game, "flag grey")),
        (6, 6)
    );
}
