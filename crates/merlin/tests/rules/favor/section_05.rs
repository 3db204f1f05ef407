//! Section 5: the special abilities in general.

use super::{ability, because, last_turn, learned, own, score, turned, used, with, with_used};
use crate::support::{BLUE, RED, let_chance, offers, offers_of, on_turn, open, play, plays, points, refused};
use merlin::modules::favor::{Event as Favor, Refusal as Reason, ScoringStep};
use merlin::{Event, Frame, Window};

/// FAV-5.1: once; then the seal is turned over, and the ability is blocked.
#[test]
fn once_until_the_seal_is_turned_back() {
    let mut game = with(&["shield_bearer 3"]).turn(RED).traitors(RED, &["brown", "grey"]).build();
    let events = play(&mut game, RED, "favor repel brown");
    assert_eq!(events[0], turned(RED, "shield_bearer 3"));
    assert_eq!(used(&game, RED), ["shield_bearer 3"]);
    assert_eq!(offers_of(&game, RED, "favor repel"), [""; 0]);
    let refusal = refused(&game, RED, "favor repel grey", "FAV-5.1");
    assert_eq!(refusal, because(Reason::Blocked(ability("shield_bearer 3"))));
    let game = with(&["shield_bearer 2"]).turn(RED).traitors(RED, &["brown"]).build();
    let refusal = refused(&game, RED, "favor repel brown", "FAV-7.1");
    assert_eq!(refusal, because(Reason::NotLearned(ability("shield_bearer 3"))));
}

/// FAV-5.2: after all steps of a scoring, the vassals too, all seals are turned back.
#[test]
fn turned_back_after_a_scoring() {
    let scene = with_used(&["lady 3", "builder 3", "builder 1"], &["lady 3", "builder 3"]);
    let mut game = last_turn(scene, 2).vassal(RED, "lady", "grey").build();
    let events = score(&mut game);
    let steps: Vec<String> = events
        .iter()
        .filter_map(|event| if let Event::Step(step) = event { Some(step.to_string()) } else { None })
        .collect();
    assert_eq!(steps, ["traitors"], "new traitors are drawn first");
    let events = let_chance(&mut game);
    let step = events.iter().position(|event| *event == Event::Step(ScoringStep::Seals.into()));
    let last = step.expect("the step of the module");
    let back = ["lady 3", "builder 3"];
    assert_eq!(
        events[last + 1..last + 3],
        back.map(|name| own(Favor::TurnedBack { seat: RED, ability: ability(name) }))
    );
    let vassals = events.iter().rposition(|event| matches!(event, Event::Scored { .. }));
    assert!(vassals.expect("a point for the lady") < last);
    assert_eq!((used(&game, RED), learned(&game, RED).len()), (vec![], 3));
}

/// FAV-5.2, FAV-5.3: not after an odd round: once in rounds 1 and 2, once in 3 and 4, once in 5 and 6.
#[test]
fn not_after_an_odd_round() {
    let dice = ["own 1 used", "own 2 used", "own 3 used", "merlin 4"];
    for (round, blocked) in [(1, 1), (2, 0), (3, 1), (4, 0), (5, 1)] {
        let scene = with_used(&["lady 3"], &["lady 3"]).round(round).start(RED).turn(BLUE).dice(BLUE, dice);
        let mut game = scene.build();
        plays(&mut game, BLUE, &["die merlin 4", "walk clockwise", "forfeit", "end"]);
        let_chance(&mut game);
        assert_eq!(open(&game).round, round + 1);
        assert_eq!(used(&game, RED).len(), blocked, "after round {round}");
    }
}

/// FAV-5.4: always optional: the action can be performed, or forfeited, without it.
#[test]
fn always_optional() {
    let all = ["builder 3", "shield_bearer 3", "flag_bearer 3", "lady 3"];
    let scene = with(&all).knight_on(RED, 3).traitors(RED, &["grey"]).items(RED, &["shield blue"]);
    let mut game = scene.build();
    assert!(offers(&game, RED).contains(&"forfeit".to_owned()));
    plays(&mut game, RED, &["perform", "end"]);
    assert_eq!((points(&game, RED), used(&game, RED)), (1, vec![]));
    assert_eq!(on_turn(&game), BLUE);
}

/// FAV-5.5: with a die, also with the knight reversed or mirrored, and with Merlin.
#[test]
fn a_figure_came_there() {
    let on = |scene: super::Scene| offers_of(&scene.build(), RED, "favor count").len();
    assert_eq!(on(with(&["flag_bearer 3"]).knight_on(RED, 3)), 4);
    assert_eq!(on(with(&["flag_bearer 3"]).merlin_on(RED, 3)), 4);
    let scene = with(&["flag_bearer 3"]).turn(RED).knight(RED, 4).items(RED, &["flag blue"]);
    let mut game = scene.build();
    plays(&mut game, RED, &["die own 1", "reverse"]);
    assert_eq!(offers_of(&game, RED, "favor count").len(), 4, "blue flag, to space 3");
    let scene = with(&["flag_bearer 3"]).knight_on(RED, 15).items(RED, &["flag brown"]);
    let mut game = scene.build();
    play(&mut game, RED, "mirror");
    assert_eq!(offers_of(&game, RED, "favor count").len(), 4, "brown flag, to space 3");
}

/// FAV-5.6: not with an orange flag: neither points of choice, nor two vassals, a second manor or deploying anywhere.
#[test]
fn not_by_a_different_action() {
    let all = ["builder 3", "builder 2", "flag_bearer 3", "lady 3"];
    let to = |space: u8| {
        let scene = with(&all).knight_on(RED, 13).knight(BLUE, space).influence(RED, &["grey"]);
        let mut game = scene.items(RED, &["flag orange", "material grey", "material grey"]).build();
        play(&mut game, RED, &format!("different_action {space}"));
        game
    };
    let game = to(3);
    assert_eq!(offers_of(&game, RED, "favor count"), [""; 0]);
    let refusal = refused(&game, RED, "favor count flag", "FAV-5.6");
    assert_eq!(refusal, because(Reason::NoFigureCame(ability("flag_bearer 3"))));
    let game = to(5);
    assert_eq!(offers_of(&game, RED, "favor deploy"), [""; 0]);
    refused(&game, RED, "favor deploy lady grey", "FAV-5.6");
    let mut game = to(2);
    play(&mut game, RED, "build 0,0 grey");
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
    refused(&game, RED, "favor build 0,2 grey", "FAV-5.6");
    let game = to(8);
    refused(&game, RED, "deploy builder black", "MER-7.1");
}
