//! Section 2: coins change dice by one, and are worth points at the end.

use super::{coin_spent, coins, pips, scene, with};
use crate::support::{
    BLUE, GREEN, RED, YELLOW, castle, let_chance, offers, offers_of, open, play, plays, refused, scored,
    space,
};
use merlin::modules::gold::Coined;
use merlin::{Die, Event, Figure, Merlin};

const DICE: [&str; 4] = ["own 1", "own 3", "own 6", "merlin 2"];

/// Red is on turn with these dice and so many coins.
fn red(coins: u8) -> Merlin {
    with([coins, 0, 0, 0], [0; 4]).turn(RED).dice(RED, DICE).build()
}

/// GLD-2.1: a coin raises or lowers an own die by one; without a coin, by more, or for somebody else it does nothing.
#[test]
fn a_coin_changes_a_die_by_one() {
    let mut game = red(2);
    assert_eq!(
        offers_of(&game, RED, "gold coin"),
        ["own 1 2", "own 3 2", "own 3 4", "own 6 5", "merlin 2 1", "merlin 2 3"]
    );
    let events = play(&mut game, RED, "gold coin merlin 2 3");
    assert_eq!(events, [coin_spent(RED, Coined::Unused(Die::Merlin, pips(2)), 2, 3)]);
    assert_eq!(castle(&game, RED).dice.shown(3), Some(pips(3)));
    refused(&game, RED, "gold coin own 3 5", "GLD-2.1");
    refused(&game, RED, "gold coin own 3 3", "GLD-2.1");
    refused(&game, BLUE, "gold coin own 1 2", "MER-4.6");
    let poor = red(0);
    assert_eq!(offers_of(&poor, RED, "gold coin"), [""; 0]);
    refused(&poor, RED, "gold coin own 3 4", "GLD-2.1");
}

/// GLD-2.2, GLD-2.4, example GLD-X1: two coins raise the chosen die from 3 to 5, and the knight moves five spaces.
#[test]
fn several_coins_on_the_chosen_die() {
    let mut game = with([2, 0, 0, 0], [0; 4]).turn(RED).knight(RED, 0).dice(RED, DICE).build();
    play(&mut game, RED, "die own 3");
    let events = plays(&mut game, RED, &["gold coin chosen 4", "gold coin chosen 5"]);
    assert_eq!(events, [coin_spent(RED, Coined::Chosen, 3, 4), coin_spent(RED, Coined::Chosen, 4, 5)]);
    play(&mut game, RED, "walk clockwise");
    assert_eq!(castle(&game, RED).knight, Some(space(5)));
    assert_eq!((coins(&game, RED), open(&game).coin_supply()), (0, 30));
}

/// GLD-2.3, example GLD-X2: a 6 becomes 5 and never 1, a 1 becomes 2 and never 6.
#[test]
fn no_step_between_six_and_one() {
    let mut game = red(2);
    refused(&game, RED, "gold coin own 6 1", "GLD-2.3");
    refused(&game, RED, "gold coin own 1 6", "GLD-2.3");
    play(&mut game, RED, "die own 6");
    assert_eq!(offers_of(&game, RED, "gold coin chosen"), ["5"]);
    refused(&game, RED, "gold coin chosen 1", "GLD-2.3");
    let mut game = red(2);
    play(&mut game, RED, "die own 1");
    assert_eq!(offers_of(&game, RED, "gold coin chosen"), ["2"]);
}

/// GLD-2.4, GLD-2.5: the chosen die until its figure moves, unused dice in any window; used dice never.
#[test]
fn when_dice_can_be_changed() {
    let mut game = with([9, 0, 0, 0], [0; 4]).turn(RED).knight(RED, 5).dice(RED, DICE).build();
    refused(&game, RED, "gold coin chosen 2", "GLD-2.4");
    play(&mut game, RED, "die own 1");
    assert!(offers(&game, RED).contains(&"gold coin merlin 2 3".to_owned()));
    plays(&mut game, RED, &["gold coin own 3 4", "walk clockwise"]);
    refused(&game, RED, "gold coin chosen 2", "GLD-2.4");
    refused(&game, RED, "gold coin own 1 2", "GLD-2.5");
    play(&mut game, RED, "gold coin own 4 5");
    play(&mut game, RED, "perform");
    assert_eq!(
        offers_of(&game, RED, "gold coin"),
        ["own 5 4", "own 5 6", "own 6 5", "merlin 2 1", "merlin 2 3"],
        "in window `after`"
    );
    refused(&game, RED, "gold coin chosen 2", "GLD-2.4");
    plays(&mut game, RED, &["gold coin merlin 2 1", "end"]);
    refused(&game, RED, "gold coin merlin 1 2", "MER-4.6");
}

/// GLD-2.4: in window `between` too, when a staff could follow.
#[test]
fn between_two_executions() {
    let mut game = with([1, 0, 0, 0], [0; 4]).merlin_on(RED, 3).build();
    play(&mut game, RED, "perform");
    assert_eq!(offers_of(&game, RED, "gold coin"), ["own 1 2", "own 2 1", "own 2 3", "own 3 2", "own 3 4"]);
    plays(&mut game, RED, &["gold coin own 1 2", "staff"]);
}

/// GLD-2.2, GLD-2.6, example GLD-X3: two unused dice are changed in one turn and keep their numbers for later turns.
#[test]
fn changed_dice_stay_changed() {
    let dice = ["own 4", "own 5", "own 6", "merlin 2"];
    let mut game = with([2, 0, 0, 0], [0; 4]).turn(RED).knight(RED, 8).dice(RED, dice).build();
    plays(&mut game, RED, &["die own 4", "gold coin merlin 2 3", "gold coin own 5 4", "walk clockwise"]);
    plays(&mut game, RED, &["forfeit", "end"]);
    for seat in [BLUE, GREEN, YELLOW] {
        let die = offers_of(&game, seat, "die").remove(0);
        plays(&mut game, seat, &[&format!("die {die}"), "walk clockwise", "forfeit", "end"]);
    }
    assert_eq!(offers_of(&game, RED, "die"), ["own 4", "own 6", "merlin 3"]);
}

/// GLD-2.6, GLD-2.7: changed dice may show a number three times; the rolls of the next round are fresh ones.
#[test]
fn the_rule_of_equal_dice_looks_at_fresh_rolls() {
    let same = ["own 4", "own 4", "own 4", "merlin 4"];
    let game = scene().turn(RED).dice(RED, same).build();
    assert_eq!(offers_of(&game, RED, "die"), ["own 4", "merlin 4"]);
    assert_eq!(crate::support::Scene::new(4).turn(RED).dice(RED, same).broken_clause(), "MER-2.18");
    let rolled = ["own 4", "own 4", "own 4", "merlin -"];
    let rolling = scene().turn(RED).due(&["dice"]).dice(RED, rolled);
    assert_eq!(rolling.broken_clause(), "MER-2.18");
}

/// GLD-2.7: not in another player's turn, not in a scoring.
#[test]
fn coins_only_in_the_own_turn() {
    let game = red(2);
    refused(&game, BLUE, "gold coin own 2 3", "MER-4.6");
    let scoring = scene()
        .round(2)
        .turn(RED)
        .due(&["scoring traitors", "repel_traitors 1"])
        .items(RED, &["flag black"])
        .traitors(RED, &["brown"])
        .build();
    assert_eq!(offers(&scoring, RED), ["repel brown", "done"]);
    refused(&scoring, RED, "gold coin own 1 2", "GLD-2.7");
}

/// GLD-2.1, INT-3.2: coins, apples and the purple flag work on what the die shows at that moment.
#[test]
fn coins_mix_with_other_means() {
    let mut game = with([2, 0, 0, 0], [0; 4]).turn(RED).items(RED, &["flag purple"]).dice(RED, DICE).build();
    plays(
        &mut game,
        RED,
        &["die merlin 2", "gold coin chosen 3", "turn_die", "gold coin chosen 5", "apple 1"],
    );
    assert_eq!(open(&game).turn.die(), Some((Die::Merlin, pips(1))));
    play(&mut game, RED, "walk counter-clockwise");
    assert_eq!(open(&game).merlin, space(23));
    assert_eq!(open(&game).turn.figure, Some(Figure::Merlin));
}

/// GLD-2.8, GLD-3.6, example GLD-X4: five coins 6 points, one coin none, eight coins 12; mistletoe none.
#[test]
fn coins_at_the_end() {
    let used = ["own 1 used", "own 2 used", "own 3 used", "merlin 4 used"];
    let mut scene = with([5, 1, 8, 0], [0, 3, 0, 0]).round(6).start(BLUE).turn(RED);
    for seat in [RED, BLUE, GREEN, YELLOW] {
        scene = scene.dice(seat, used).apples(seat, 0).staffs(seat, 0);
    }
    let last = scene.due(&["window after"]).fact("die", "\"own 1\"").fact("figure", "\"knight\"");
    let mut game = last.fact("action", "3").knight(RED, 3).build();
    let mut events = play(&mut game, RED, "end");
    events.extend(let_chance(&mut game));
    let coins: Vec<_> = scored(&events).into_iter().filter(|(.., clause)| *clause == "GLD-2.8").collect();
    assert_eq!(coins, [(RED, 6, "GLD-2.8"), (GREEN, 12, "GLD-2.8")]);
    let end = events.iter().position(|event| *event == Event::FinalPoints).expect("the game is over");
    assert_eq!(scored(&events[end..]).len(), 2, "nothing else is left to count");
}

/// GLD-2.2, GLD-2.3, GLD-2.4: the ways of a turn by hand, with dice 1, 2, 3 and Merlin's 4, one coin and no apple.
///
/// - depth 1: four dice; a coin changes the 1 in one way, every other die in two;
/// - depth 2: after a coin, which makes two dice alike or not, three or four dice; after an own die one move, after
///   Merlin's two, and each time the same seven coins, now on the chosen die as well.
#[test]
fn the_ways_of_a_turn_with_a_coin() {
    let scene = with([1, 0, 0, 0], [0; 4]).turn(RED).apples(RED, 0);
    let game = scene.dice(RED, ["own 1", "own 2", "own 3", "merlin 4"]).build();
    let coins = 1 + 2 + 2 + 2;
    let after_coin = 3 + (3 + 3) + (3 + 4) + (4 + 4);
    let after_die = 3 * (1 + coins) + (2 + coins);
    assert_eq!((table::perft(&game, 1), table::perft(&game, 2)), (4 + coins, after_coin + after_die));
}
