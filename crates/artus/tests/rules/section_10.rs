//! Section 10: order of events in a move.

use crate::support::{
    BEIGE, BLACK, BLUE, Outcome, RED, Scene, displaced, figure, leaves, moves, outcomes, play, plays, points,
    realigned, refused, value,
};
use artus::{Card, Components, Deck, Event, Figure, Metal, Move, Points, Reach, Refusal};

const RED_KNIGHT: Figure = Figure::Knight(RED);
const ARTUS: Figure = Figure::King(Metal::Silver);
const SILVER: Figure = Figure::Prince(Metal::Silver);

/// ART-10.1: every move scores the value its chair had before the move, whatever the move does to the king.
#[test]
fn the_value_is_noted_before_the_move() {
    let scene = Scene::p();
    let before = scene.build();
    let mut turned = 0;
    for Outcome { text, game, events } in outcomes(&scene, RED) {
        for event in &events {
            if let Event::Scored { points, reason: Points::Left { chair, .. }, .. } = event {
                assert_eq!(*points, value(&before, chair.number()), "{text}");
                turned += usize::from(value(&game, chair.number()) != *points);
            }
        }
    }
    assert!(turned > 20, "in {turned} cases the chair has another value afterwards");
}

/// ART-10.2: the figure is lifted first, so its chair is free, and the target is counted from its start.
#[test]
fn the_figure_is_lifted_first() {
    let mut game = Scene::p().turn(RED).hand(RED, &["knight_pm_1_5"]).build();
    let events = play(&mut game, RED, "play knight_pm_1_5 18+3");
    // 20 and 19 are occupied; 18 would be too, had the knight not been lifted.
    assert_eq!(events[1..3], [moves(RED_KNIGHT, 18, 21), displaced(RED_KNIGHT, 21, 18)]);
}

/// ART-10.2: start ± distance, modulo 28, for every move of every card.
#[test]
fn the_target_is_start_plus_or_minus_distance() {
    let mut moved = 0;
    for Outcome { text, events, .. } in outcomes(&Scene::p(), BLACK) {
        for event in events {
            if let Event::Moved { from, to, .. } = event {
                let way = text.rsplit(' ').next().unwrap();
                let sign = way.find(['+', '-']).unwrap();
                let steps: i32 = way[sign..].parse().unwrap();
                assert_eq!(
                    i32::from(to.number()),
                    (i32::from(from.number()) + steps).rem_euclid(28),
                    "{text}"
                );
                moved += 1;
            }
        }
    }
    assert!(moved > 200, "{moved}");
}

/// ART-10.3, ART-10.4: displace and seat, then the points, and last the realignment.
#[test]
fn the_order_of_a_move() {
    let mut game = Scene::p().turn(BLUE).hand(BLUE, &["king_move_silver_1_7"]).build();
    let events = play(&mut game, BLUE, "play king_move_silver_1_7 20+7");
    assert_eq!(
        events,
        [
            plays(BLUE, "king_move_silver_1_7"),
            moves(SILVER, 20, 27),
            displaced(ARTUS, 27, 25),
            leaves(BLUE, 3, SILVER, 20),
            realigned(25),
        ]
    );
}

/// ART-10.3: after every move the target holds the moved figure, and whoever sat there sits elsewhere.
#[test]
fn the_moved_figure_takes_the_target() {
    let scene = Scene::p();
    let before = scene.build();
    for Outcome { text, game, events } in outcomes(&scene, BLUE) {
        for event in events {
            match event {
                Event::Moved { figure: mover, to, .. } => {
                    assert_eq!(figure(&game, to.number()), Some(mover), "{text}");
                }
                Event::Displaced { figure: other, from, to } => {
                    assert_eq!(figure(&before, from.number()), Some(other), "{text}");
                    assert_eq!(figure(&game, to.number()), Some(other), "{text}");
                }
                _ => {}
            }
        }
    }
}

/// ART-10.4: the turntable turns after the points, at most once, and its turning scores nothing.
#[test]
fn realigning_is_last_and_free() {
    for Outcome { text, game, events } in outcomes(&Scene::p(), BEIGE) {
        let turn = events.iter().position(|event| matches!(event, Event::Realigned { .. }));
        let score = events.iter().position(|event| matches!(event, Event::Scored { .. }));
        assert!(score.is_some(), "{text}");
        if let Some(turn) = turn {
            assert_eq!(turn, events.len() - 1, "{text}");
            assert!(score < Some(turn), "{text}");
        }
        assert_eq!([BLACK, BLUE, RED].map(|seat| points(&game, seat)), [0, 0, 0], "{text}");
    }
}

/// ART-10.5: a knight that displaces the king onto other values still brings the old one.
#[test]
fn points_do_not_depend_on_the_realignment() {
    let mut game = Scene::p().turn(RED).hand(RED, &["knight_7_9", "knight_pm_1_5"]).build();
    // Chair 18 is worth 1; once the king is displaced from 27 to 25, it is worth 3.
    let events = play(&mut game, RED, "play knight_7_9 18+9");
    assert!(events.contains(&leaves(RED, 1, RED_KNIGHT, 18)));
    assert_eq!((value(&game, 18), points(&game, RED)), (3, 1));
    // The next move counts with the new alignment: chair 22, formerly 5, is now worth 7.
    play(&mut game, RED, "play knight_pm_1_5 22-2");
    assert_eq!(points(&game, RED), 1 + 7);
}

/// ART-10.6: all distances of all cards lie between 1 and 27, so every move ends on another chair.
#[test]
fn a_move_ends_on_another_chair() {
    for card in Components::printed().deck.cards(Deck::whole()) {
        if let Card::Knight(Reach { min, max, .. }) | Card::King(_, Reach { min, max, .. }) = card {
            assert!(1 <= min && min <= max && max <= 27, "{card}");
        }
    }
    for Outcome { text, events, .. } in outcomes(&Scene::p(), BLACK) {
        for event in events {
            if let Event::Moved { from, to, .. } = event {
                assert_ne!(from, to, "{text}");
            }
        }
    }
}

/// ART-10.6: standing still and going once around are refused.
#[test]
fn standing_still_is_refused() {
    let game = Scene::p().turn(RED).hand(RED, &["knight_pm_1_5"]).build();
    for steps in ["+0", "+28", "-28"] {
        let refusal = refused(&game, RED, &format!("play knight_pm_1_5 22{steps}"), "ART-7.1");
        assert!(matches!(refusal, Refusal::WrongDistance { .. }), "{steps}: {refusal:?}");
    }
    assert!("play knight_0_4 22+1".parse::<Move>().is_err(), "no card allows 0");
    assert!("play knight_1_28 22+1".parse::<Move>().is_err(), "no card allows 28");
}
