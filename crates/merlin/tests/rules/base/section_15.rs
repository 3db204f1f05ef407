//! Section 15: scoring, the order of its steps, traitors, and vassals.

use crate::support::{
    BLUE, GREEN, RED, Scene, YELLOW, castle, chance, colour, let_chance, lots, offers, on_turn, open, owned,
    play, plays, points, refused, returned, scored, scores, supply,
};
use merlin::{Colour, Event, Frame, Means, Merlin, Points, ScoringStep};
use table::Seat;

/// The last turn of a round with a scoring: the last player in turn order has one die left.
fn before_scoring(players: usize, round: u8) -> Scene {
    let last = Seat::new(players - 1);
    let dice = ["own 1 used", "own 2 used", "own 3 used", "merlin 4"];
    Scene::new(players).round(round).start(RED).turn(last).dice(last, dice)
}

/// The last turn is played without an action; these are the events of the scoring, up to the first decision.
fn score(game: &mut Merlin) -> Vec<Event> {
    let last = on_turn(game);
    let mut events = plays(game, last, &["die merlin 4", "walk clockwise", "forfeit", "end"]);
    let begin = events.iter().position(|event| matches!(event, Event::Scoring { .. })).expect("a scoring");
    events.split_off(begin)
}

/// MER-15.1: traitors, environs, influence, vassals, in this order; every point is told after its step.
#[test]
fn a_scoring_has_four_steps() {
    let scene = before_scoring(2, 6).traitors(RED, &["grey"]).manors(RED, &["0,0"]).influence(RED, &["blue"]);
    let mut game = scene.vassal(RED, "lady", "grey").build();
    let events = score(&mut game);
    let told: Vec<String> = events
        .iter()
        .filter_map(|event| match event {
            Event::Step(step) => Some(step.to_string()),
            Event::Scored { seat: RED, reason, .. } => Some(format!("- {}", reason.category())),
            _ => None,
        })
        .collect();
    let expected = [
        "traitors",
        "- traitors",
        "environs",
        "- environs",
        "influence",
        "- influence",
        "vassals",
        "- vassals",
        "- apples",
        "- staffs",
    ];
    assert_eq!(told, expected);
}

/// MER-15.2: decisions in turn order from the start player of the round just ended, open to all.
#[test]
fn players_decide_in_turn_order() {
    let scene = [RED, BLUE, GREEN].into_iter().fold(before_scoring(3, 2), |scene, seat| {
        scene.traitors(seat, &["grey"]).items(seat, &["flag black"])
    });
    let mut game = scene.build();
    score(&mut game);
    for seat in [RED, BLUE, GREEN] {
        assert_eq!((on_turn(&game), open(&game).top()), (seat, Frame::RepelTraitors(seat)));
        let other = if seat == RED { BLUE } else { RED };
        refused(&game, other, "done", "MER-15.2");
        play(&mut game, seat, "done");
    }
    assert_eq!(open(&game).top(), Frame::NewTraitors);

    // Green started the round, so blue had its last turn.
    let dice = ["own 1 used", "own 2 used", "own 3 used", "merlin 4"];
    let last = Scene::new(3).round(2).start(GREEN).turn(BLUE).dice(BLUE, dice);
    let scene = [RED, BLUE, GREEN]
        .into_iter()
        .fold(last, |scene, seat| scene.traitors(seat, &["grey"]).items(seat, &["flag black"]));
    let mut game = scene.build();
    score(&mut game);
    for seat in [GREEN, RED, BLUE] {
        assert_eq!(on_turn(&game), seat, "from the start player on, not from the first seat");
        play(&mut game, seat, "done");
    }
    assert!(matches!(chance(&mut game, "traitor black")[0], Event::TraitorAttached { seat: GREEN, .. }));
}

/// MER-15.3, MER-X16, MER-20.17: a score may fall below 0, and several may stand at the same number.
#[test]
fn a_score_may_be_negative() {
    let scene = before_scoring(4, 2)
        .score(YELLOW, 2)
        .items(YELLOW, &["shield black", "shield orange", "shield orange"]);
    let mut game = scene.traitors(YELLOW, &["black", "orange", "blue"]).build();
    score(&mut game);
    assert_eq!((points(&game, YELLOW), owned(&game, YELLOW, "shield orange")), (-1, 1));
    assert_eq!([RED, BLUE].map(|seat| points(&game, seat)), [0, 0]);
}

/// MER-15.4, MER-15.9, MER-X17: the flag first, then the shields; Excalibur rewards if nothing is left.
#[test]
fn black_flag_and_excalibur() {
    let scene = before_scoring(2, 2)
        .traitors(RED, &["black", "black", "grey"])
        .items(RED, &["shield black", "shield grey"])
        .excalibur(RED);
    let mut game = scene.clone().items(RED, &["flag black"]).build();
    score(&mut game);
    assert_eq!(offers(&game, RED), ["repel black", "repel grey", "done"]);
    let events = play(&mut game, RED, "repel black");
    assert_eq!(scored(&events), [(RED, 3, "MER-15.9")]);
    assert_eq!(
        (points(&game, RED), owned(&game, RED, "shield black"), owned(&game, RED, "shield grey")),
        (3, 1, 0)
    );
    let mut game = scene.build();
    let events = score(&mut game);
    assert_eq!(scored(&events), [(RED, -3, "MER-15.7")]);
}

/// MER-15.5, MER-15.6: one shield for each traitor of its colour, without choice.
#[test]
fn shields_repel_without_choice() {
    let scene = before_scoring(2, 2).traitors(RED, &["grey", "grey", "brown"]);
    let mut game = scene.items(RED, &["shield grey", "shield brown", "shield brown"]).build();
    let events = score(&mut game);
    let repelled =
        |name: &str| Event::TraitorRepelled { seat: RED, colour: colour(name), means: Means::Shield };
    let expected = [
        returned(RED, "shield grey"),
        repelled("grey"),
        Event::Unrepelled { seat: RED, colour: colour("grey"), traitors: 1 },
        returned(RED, "shield brown"),
        repelled("brown"),
        scores(RED, -3, Points::Unrepelled { traitors: 1 }),
    ];
    assert_eq!(events[2..8], expected);
    assert_eq!((supply(&game, "shield grey"), owned(&game, RED, "shield brown")), (6, 1));
}

/// MER-15.7: three points for each traitor not repelled.
#[test]
fn each_traitor_left_costs_three() {
    let mut game = before_scoring(2, 2).traitors(RED, &["grey", "grey", "brown"]).build();
    let events = score(&mut game);
    assert_eq!(scored(&events), [(RED, -9, "MER-15.7")]);
    let left = |name: &str, traitors| Event::Unrepelled { seat: RED, colour: colour(name), traitors };
    assert_eq!(events[2..4], [left("grey", 2), left("brown", 1)], "and which they are is told");
}

/// MER-15.8, MER-20.21: all traitors go to the discard pile, repelled or not.
#[test]
fn all_traitors_are_discarded() {
    let mut game =
        before_scoring(2, 6).traitors(RED, &["grey", "grey", "brown"]).items(RED, &["shield grey"]).build();
    score(&mut game);
    assert_eq!(castle(&game, RED).traitors_attached(), 0);
    assert_eq!(open(&game).traitor_discard, [0, 2, 0, 0, 0, 1]);
}

/// MER-15.10, MER-20.17: the bonus is gained without any traitor too; MER-15.9: only by the owner.
#[test]
fn excalibur_without_traitors() {
    let mut game = before_scoring(2, 2).excalibur(BLUE).build();
    assert_eq!(scored(&score(&mut game)), [(BLUE, 3, "MER-15.9")]);
}

/// MER-15.11: three new traitors each, in turn order, after all players are done.
#[test]
fn new_traitors_come() {
    let mut game = before_scoring(2, 2).traitors(RED, &["grey"]).traitors(BLUE, &["grey"]).build();
    score(&mut game);
    let weights: Vec<u32> = lots(&game).iter().map(|(_, weight)| *weight).collect();
    assert_eq!(weights, [4, 2, 4, 4, 4, 4], "the discarded ones are not among them");
    for (seat, text) in [
        (RED, "traitor brown"),
        (RED, "traitor brown"),
        (RED, "traitor grey"),
        (BLUE, "traitor blue"),
        (BLUE, "traitor blue"),
    ] {
        let event = chance(&mut game, text)[0];
        assert!(matches!(event, Event::TraitorAttached { seat: who, .. } if who == seat));
    }
    let events = chance(&mut game, "traitor black");
    assert_eq!(events[1], Event::Step(ScoringStep::Environs), "then the scoring goes on");
}

/// MER-15.12, MER-20.21: none after round 6.
#[test]
fn no_new_traitors_after_the_last_round() {
    let mut game = before_scoring(2, 6).traitors(RED, &["grey"]).build();
    let events = score(&mut game);
    assert!(!events.iter().any(|event| matches!(event, Event::TraitorAttached { .. })));
    assert_eq!(open(&game).top(), Frame::Over);
}

/// MER-15.13, MER-X24: three players, six left in the supply: the discard pile is shuffled in the middle.
#[test]
fn the_traitor_discard_pile_is_shuffled() {
    let scene = before_scoring(3, 4)
        .traitors(RED, &["black", "grey", "blue"])
        .traitors(BLUE, &["black", "grey", "blue"]);
    let scene = scene.traitors(GREEN, &["black", "grey", "blue"]);
    let mut game = scene
        .board("traitor_discard", "{ black = 1, grey = 1, blue = 1, purple = 2, orange = 2, brown = 2 }")
        .build();
    let left = |game: &Merlin| -> u8 {
        Colour::ALL.into_iter().map(|colour| open(game).traitor_supply(colour)).sum()
    };
    assert_eq!(left(&game), 6);
    score(&mut game);
    assert_eq!((left(&game), open(&game).traitor_discard.iter().sum::<u8>()), (6, 18));
    let mut shuffled = Vec::new();
    for drawn in 1..=9 {
        let first = lots(&game)[0].0.clone();
        let events = chance(&mut game, &first);
        if events.contains(&Event::TraitorsShuffled { tiles: 18 }) {
            shuffled.push(drawn);
        }
    }
    assert_eq!((shuffled, left(&game)), (vec![6], 15), "once, when the sixth has left the supply empty");
}

/// MER-15.26, MER-X22: a point for each vassal in a principality; they remain.
#[test]
fn vassals_score() {
    let vassals = ["lady", "shield_bearer", "builder", "flag_bearer"];
    let people = [(GREEN, 4, "black"), (BLUE, 3, "grey"), (RED, 3, "blue"), (YELLOW, 1, "brown")];
    let scene = people.into_iter().fold(before_scoring(4, 2), |scene, (seat, count, place)| {
        vassals[..count].iter().fold(scene, |scene, vassal| scene.vassal(seat, vassal, place))
    });
    let mut game = scene.build();
    score(&mut game);
    let events = let_chance(&mut game);
    assert_eq!([RED, BLUE, GREEN, YELLOW].map(|seat| points(&game, seat)), [3, 3, 4, 1]);
    assert!(scored(&events).iter().all(|&(_, _, clause)| clause == "MER-15.26"));
    assert_eq!(castle(&game, GREEN).vassals_on_board(), 4);
}

/// A scoring can be looked at beforehand: its events are those that will come, without flags and Grail.
#[test]
fn the_scoring_can_be_foretold() {
    use table::{Eye, Game};
    let scene = before_scoring(2, 6).traitors(RED, &["grey"]).manors(RED, &["0,0"]).influence(RED, &["blue"]);
    let mut game = scene.vassal(RED, "lady", "grey").vassal(BLUE, "builder", "grey").build();
    let foretold = game.view(Eye::Seat(BLUE)).scoring_now();
    let events = score(&mut game);
    let end = events.iter().position(|event| *event == Event::FinalPoints).unwrap();
    assert_eq!(foretold, events[..end]);
}
