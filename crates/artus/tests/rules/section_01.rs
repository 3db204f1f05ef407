//! Section 1: conventions.

use crate::support::{
    BEIGE, BLACK, BLUE, Outcome, RED, Scene, chair, moves, offers, open, outcomes, play, points, refused,
};
use artus::{Artus, Chair, Components, Event, Figure, Mode, Options, Phase, Refusal};
use table::{Game, Seat};

/// ART-1.1: the chairs are numbered 0 to 27, and 0 follows 27.
#[test]
fn the_chairs_form_a_ring() {
    assert_eq!(Chair::all().map(Chair::number).collect::<Vec<_>>(), (0..28).collect::<Vec<_>>());
    assert_eq!(Chair::new(28), None);
    assert_eq!((chair(27).step(1), chair(0).step(-1)), (chair(0), chair(27)));

    let mut game = Scene::p().turn(BLACK).hand(BLACK, &["knight_1_4"]).build();
    let events = play(&mut game, BLACK, "play knight_1_4 26+4");
    assert_eq!(events[1], moves(Figure::Knight(BLACK), 26, 2));

    let mut game = Scene::p().turn(BEIGE).hand(BEIGE, &["knight_pm_1_5"]).build();
    let events = play(&mut game, BEIGE, "play knight_pm_1_5 1-4");
    assert_eq!(events[1], moves(Figure::Knight(BEIGE), 1, 25));
}

/// ART-1.1: there is no chair 28, neither for a move nor in a position.
#[test]
fn there_is_no_chair_28() {
    assert!("place 28".parse::<artus::Move>().is_err());
    assert!("play knight_3_6 28+3".parse::<artus::Move>().is_err());
    assert_eq!(Scene::p().free(0).figure(28, "knight 1").broken_clause(), "ART-1.1");
}

/// ART-1.2: forward the chair number rises, backward it falls.
#[test]
fn forward_is_clockwise() {
    let scene = Scene::p().turn(RED).hand(RED, &["knight_pm_1_5"]);
    let events = play(&mut scene.build(), RED, "play knight_pm_1_5 9+1");
    assert_eq!(events[1], moves(Figure::Knight(RED), 9, 10));
    let events = play(&mut scene.build(), RED, "play knight_pm_1_5 9-1");
    assert_eq!(events[1], moves(Figure::Knight(RED), 9, 8));
}

/// ART-1.3: two, three or four players.
#[test]
fn the_game_is_for_two_to_four() {
    for players in 0..8 {
        let options = Options::new(players, Mode::Beginner, Components::printed());
        assert_eq!(options.is_some(), (2..=4).contains(&players), "{players} players");
    }
    for text in ["players=1 mode=beginner", "players=5 mode=advanced", "mode=beginner"] {
        let fault = Artus::read_options(text, Components::printed()).unwrap_err();
        assert_eq!(fault.clause().unwrap().0, "ART-1.3", "{text}");
    }
    assert_eq!(Scene::empty(5, Mode::Beginner).broken_clause(), "ART-1.3");
}

/// ART-1.3: the left neighbour is the next player clockwise, the right neighbour the previous one.
#[test]
fn the_order_of_seats_is_a_ring() {
    assert_eq!((BLACK.left(4), BEIGE.left(4), RED.left(3)), (BLUE, BLACK, BLACK));
    assert_eq!((BLUE.right(4), BLACK.right(4), BLACK.right(2)), (BLACK, BEIGE, BLUE));
    for seat in Seat::all(4) {
        assert_eq!(seat.left(4).right(4), seat);
    }
}

/// ART-1.4: one of two modes is agreed; there is no third one, and none is not a mode.
#[test]
fn a_mode_is_agreed_before_the_game() {
    for (text, mode) in
        [("players=2 mode=beginner", Mode::Beginner), ("players=2 mode=advanced", Mode::Advanced)]
    {
        assert_eq!(Artus::read_options(text, Components::printed()).unwrap().mode, mode);
    }
    for text in ["players=2 mode=expert", "players=2"] {
        let fault = Artus::read_options(text, Components::printed()).unwrap_err();
        assert_eq!(fault.clause().unwrap().0, "ART-1.4", "{text}");
    }
    // Whoever names two modes has agreed on none.
    for text in ["players=2 mode=beginner mode=advanced", "players=2 players=3 mode=beginner"] {
        assert!(Artus::read_options(text, Components::printed()).is_err(), "{text}");
    }
    let text = Scene::p().position().replace("advanced", "expert");
    let fault = Artus::from_position(&text, Components::printed()).unwrap_err();
    assert_eq!(fault.clause().unwrap().0, "ART-1.4");
}

/// ART-1.4: a knight card does the same in both modes; the second card of a turn is of the advanced game alone.
#[test]
fn the_modes_share_all_but_sections_14_and_15() {
    let played = [Mode::Beginner, Mode::Advanced].map(|mode| {
        let mut game = Scene::p().mode(mode).turn(RED).hand(RED, &["knight_3_6"]).build();
        let events = play(&mut game, RED, "play knight_3_6 22+4");
        (events, open(&game).flow.phase)
    });
    assert_eq!(played[0].0, played[1].0);
    assert_eq!((played[0].1, played[1].1), (Phase::Draw, Phase::Play));
}

/// ART-1.4, ART-14.2, ART-14.9: where the modes differ, a situation of the advanced game is judged by section 14.
#[test]
fn the_advanced_game_is_judged_by_section_14() {
    let twelfth = Scene::p().round(12);
    let draw_in_the_ninth = Scene::p().round(9).phase("draw");
    let four_knights = ["knight_1_4", "knight_2_5", "knight_3_6", "knight_4_7"];
    let dealt_four_knights = Scene::p().round(1).hand(BLACK, &four_knights);
    assert_eq!(twelfth.broken_clause(), "ART-14.9", "eleven rounds");
    assert_eq!(draw_in_the_ninth.broken_clause(), "ART-14.9", "no draw after the eighth");
    assert_eq!(dealt_four_knights.broken_clause(), "ART-14.2", "three and three");
}

/// ART-1.5: whatever card is played, and however, nobody else's score changes.
#[test]
fn a_card_changes_the_score_of_its_player_alone() {
    let scene = Scene::p().score(BLACK, 1).score(BLUE, 2).score(RED, 3).score(BEIGE, 4);
    for Outcome { text, game, events } in outcomes(&scene, RED) {
        let others = [BLACK, BLUE, BEIGE].map(|seat| points(&game, seat));
        assert_eq!(others, [1, 2, 4], "{text}");
        let scored: Vec<i32> = events
            .iter()
            .filter_map(|event| match event {
                Event::Scored { seat, points, .. } => {
                    assert_eq!(*seat, RED, "{text}");
                    Some(*points)
                }
                _ => None,
            })
            .collect();
        assert_eq!(scored.len(), 1, "{text}");
        assert_eq!(points(&game, RED), 3 + scored[0], "{text}");
    }
}

/// ART-1.6: a player on turn plays a card, even when every card costs points; passing is not offered.
#[test]
fn a_card_must_be_played_even_if_it_costs_points() {
    let game = Scene::empty(4, Mode::Advanced)
        .round(11)
        .figure(0, "king silver")
        .figure(14, "prince silver")
        .figure(7, "prince bronze")
        .figure(21, "prince bronze")
        .knights(BLACK, &[4, 5, 6, 8])
        .knights(BLUE, &[9, 10, 11, 12])
        .knights(RED, &[13, 15, 16, 17])
        .knights(BEIGE, &[18, 19, 20, 22])
        .hand(BLACK, &["knight_1_4", "knight_2_5"])
        .build();
    let offered = offers(&game, BLACK);
    assert_eq!(offered.len(), 4 * 4 + 4 * 4);
    for text in offered {
        assert!(text.starts_with("play knight_"), "{text}");
        let mut after = game;
        play(&mut after, BLACK, &text);
        assert!(points(&after, BLACK) <= -11, "{text}");
    }
}

/// ART-1.6: one card in the beginner game and two in the advanced game, neither fewer nor more.
#[test]
fn a_turn_plays_exactly_the_cards_of_its_mode() {
    let hand = ["knight_1_4", "knight_2_5", "knight_3_6"];
    let mut game = Scene::p().turn(RED).hand(RED, &hand).build();
    let due = Refusal::OtherDecision { phase: Phase::Play };
    assert_eq!(refused(&game, RED, "draw king", "ART-17.7"), due);
    play(&mut game, RED, "play knight_1_4 9+1");
    assert_eq!(refused(&game, RED, "draw king", "ART-17.7"), due, "one card is not enough");
    play(&mut game, RED, "play knight_2_5 10+2");
    let due = Refusal::OtherDecision { phase: Phase::Draw };
    assert_eq!(refused(&game, RED, "play knight_3_6 12+3", "ART-17.7"), due, "two are");

    let mut game = Scene::p().mode(Mode::Beginner).turn(RED).hand(RED, &hand).build();
    play(&mut game, RED, "play knight_1_4 9+1");
    assert_eq!(refused(&game, RED, "play knight_2_5 10+2", "ART-17.7"), due);
}
