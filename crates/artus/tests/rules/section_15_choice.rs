//! Section 15, second part: the choice card, and what scoring cards can bring (ART-15.12 to ART-15.16).

use crate::random::random_game;
use crate::section_15::{knights_around, knights_score, penalty};
use crate::support::*;
use artus::{Artus, Components, Event, Figure, Metal, Mode, Options, Points, Refusal};
use table::{Eye, Game, Seat};

/// The example position P, this player on turn with the choice card.
fn p_with_choice(seat: Seat) -> Artus {
    Scene::p().turn(seat).hand(seat, &["score_choice"]).build()
}

/// ART-15.12
#[test]
fn the_choice_card_moves_or_gives_a_ring_or_scores_the_best_knight() {
    let game = p_with_choice(RED);
    let uses = uses(&game, RED, "score_choice");
    let count = |test: &dyn Fn(&str) -> bool| uses.iter().filter(|text| test(text)).count();
    assert_eq!(count(&|text| text.contains('+')), 3 * (4 + 4), "four knights, three princes, the king");
    assert_eq!(count(&|text| text.starts_with("ring ")), 3);
    assert_eq!(count(&|text| text == "best"), 1);
    assert_eq!(uses.len(), 28);
    // Exactly one of the three, and no other action.
    for other in ["play score_choice", "play score_choice penalty", "play score_choice 21 22"] {
        assert_eq!(refused(&game, RED, other, "ART-15.12"), Refusal::OtherAction(card("score_choice")));
    }
}

/// ART-15.13
#[test]
fn the_choice_card_moves_an_own_knight_a_prince_or_the_king_forward_by_one_to_three() {
    let game = p_with_choice(RED);
    let reach = artus::Reach { min: 1, max: 3, backward: false };
    let id = card("score_choice");

    let (mut moved, knight, black) = (game, Figure::Knight(RED), Figure::Knight(BLACK));
    let events = play(&mut moved, RED, "play score_choice 22+3");
    assert_eq!(events, [plays(RED, "score_choice"), moves(knight, 22, 25), leaves(RED, 5, knight, 22)]);

    // A bronze prince, by the same card, onto a knight: the usual displacement.
    let (mut moved, prince) = (game, Figure::Prince(Metal::Bronze));
    let events = play(&mut moved, RED, "play score_choice 6+3");
    let expected = [moves(prince, 6, 9), displaced(knight, 9, 8), leaves(RED, -12, prince, 6)];
    assert_eq!(events[1..], expected);

    // The king: no points, realigned.
    let (mut moved, king) = (game, Figure::King(Metal::Silver));
    let events = play(&mut moved, RED, "play score_choice 27+1");
    assert_eq!(
        events[1..],
        [moves(king, 27, 0), displaced(black, 0, 27), leaves(RED, 0, king, 27), realigned(0)]
    );

    let refusal = refused(&game, RED, "play score_choice 22-1", "ART-15.13");
    assert_eq!(refusal, Refusal::NotBackward { card: id, reach });
    for far in ["play score_choice 22+4", "play score_choice 22+0"] {
        assert_eq!(refused(&game, RED, far, "ART-15.13"), Refusal::WrongDistance { card: id, reach });
    }
    for nobody in [26, 25] {
        let refusal = refused(&game, RED, &format!("play score_choice {nobody}+1"), "ART-15.13");
        assert_eq!(refusal, Refusal::NothingToMove(chair(nobody)), "another's knight, an empty chair");
    }
}

/// ART-15.14
#[test]
fn the_choice_card_gives_any_prince_a_ring() {
    let game = p_with_choice(RED);
    let mut crowning = game;
    let events = play(&mut crowning, RED, "play score_choice ring 20");
    assert_eq!(
        events,
        [
            plays(RED, "score_choice"),
            ringed(Metal::Silver, 20, 3),
            ring_scores(RED, 3, 20),
            crowned(Metal::Silver, 20, 27),
            realigned(20),
        ]
    );
    let mut bronze = game;
    let events = play(&mut bronze, RED, "play score_choice ring 4");
    assert_eq!(events[1..], [ringed(Metal::Bronze, 4, 2), ring_scores(RED, -14, 4)]);

    assert_eq!(refused(&game, RED, "play score_choice ring 27", "ART-11.1"), Refusal::KingNoRing(chair(27)));
    assert_eq!(refused(&game, RED, "play score_choice ring 22", "ART-11.1"), Refusal::NoPrince(chair(22)));
    assert_eq!(refused(&game, RED, "play score_choice ring 25", "ART-11.1"), Refusal::NoPrince(chair(25)));
}

/// ART-15.15, ART-X29
#[test]
fn the_best_knight_is_scored_and_no_other() {
    let mut game = knights_around(0, [4, 5, 6, 8, 7], "score_choice");
    let events = play(&mut game, BLACK, "play score_choice best");
    assert_eq!(events[1], knights_score(BLACK, -11, &[8], "ART-15.15"), "all on red: it costs");
    for (seat, points, best) in [(BEIGE, 0, 1), (RED, 5, 22), (BLUE, 7, 24), (BLACK, 10, 26)] {
        let mut game = p_with_choice(seat);
        let events = play(&mut game, seat, "play score_choice best");
        assert_eq!(events, [plays(seat, "score_choice"), knights_score(seat, points, &[best], "ART-15.15")]);
    }
    // A worse knight cannot be named.
    let refusal = refused(&p_with_choice(RED), RED, "play score_choice 9", "ART-15.12");
    assert_eq!(refusal, Refusal::OtherAction(card("score_choice")));
}

/// ART-15.16: the ends of every range, each on the table.
#[test]
fn the_best_and_the_worst_results_can_be_reached() {
    let lowest = [4, 5, 6, 7, 8];
    let highest = [27, 26, 25, 24, 23];
    for (knights, id, how, points) in [
        (lowest, "score_all", "", -65),
        (highest, "score_all", "", 36),
        (lowest, "score_all_inverted", "", 65),
        (highest, "score_all_inverted", "", -36),
        ([19, 1, 4, 5, 6], "score_green_yellow_red", " 1 4 19", -14),
        ([27, 1, 18, 5, 6], "score_green_yellow_red", " 1 18 27", 9),
        (lowest, "score_three_red", " 4 5 6", -42),
        ([16, 17, 18, 27, 26], "score_three_red", " 16 17 18", -6),
        (lowest, "score_choice", " 4+1", -15),
        (highest, "score_choice", " 27+2", 10),
    ] {
        let mut game = knights_around(0, knights, id);
        play(&mut game, BLACK, &format!("play {id}{how}"));
        assert_eq!(game.scores().total(BLACK), points, "{id}{how}");
    }
    // Four players, four knights.
    for (knights, points) in [([4, 5, 6, 7], -54), ([27, 26, 25, 24], 31)] {
        let game = Scene::empty(4, Mode::Advanced)
            .round(5)
            .knights(BLACK, &knights)
            .knights(BLUE, &[8, 9, 10, 11])
            .knights(RED, &[12, 13, 15, 16])
            .knights(BEIGE, &[17, 18, 19, 20])
            .figure(0, "king bronze")
            .figure(14, "prince bronze")
            .figure(21, "prince silver")
            .figure(22, "prince silver")
            .hand(BLACK, &["score_all", "score_all_inverted"])
            .build();
        let (mut straight, mut reversed) = (game, game);
        play(&mut straight, BLACK, "play score_all");
        play(&mut reversed, BLACK, "play score_all_inverted");
        assert_eq!((straight.scores().total(BLACK), reversed.scores().total(BLACK)), (points, -points));
    }
}

/// ART-15.16: wherever the king sits, two carpet chairs bring no more and no less.
#[test]
fn two_carpet_chairs_bring_29_less_to_18_more() {
    let components = Components::printed();
    let mut sums = Vec::new();
    for king in artus::Chair::all() {
        let value = |chair: artus::Chair| i32::from(components.values[chair.clockwise_of(king)]);
        let chairs: Vec<_> = components.carpet.iter().filter(|&chair| chair != king).collect();
        for (index, &one) in chairs.iter().enumerate() {
            sums.extend(chairs[index + 1..].iter().map(|&other| value(one) + value(other)));
        }
    }
    assert_eq!((sums.iter().min(), sums.iter().max()), (Some(&-29), Some(&18)));
}

/// ART-15.16: no random game leaves the ranges.
#[test]
fn no_result_lies_outside_its_range() {
    for players in 2..=4 {
        let options = Options::new(players, Mode::Advanced, Components::printed()).unwrap();
        let (all_least, all_most) = if players == 4 { (-54, 31) } else { (-65, 36) };
        let mut scored = 0;
        for seed in 0..40 {
            for event in random_game(&options, seed).events(Eye::Everything) {
                let Event::Scored { points, reason, seat } = event else { continue };
                let range = match (reason, reason.clause().0) {
                    (Points::Left { .. } | Points::Ring { .. }, _) => -15..=10,
                    (_, "ART-15.15") => {
                        if players == 4 {
                            -12..=10
                        } else {
                            -11..=10
                        }
                    }
                    (_, "ART-15.5") => all_least..=all_most,
                    (_, "ART-15.6") => -all_most..=-all_least,
                    (Points::Knights { .. }, "ART-15.7") => -14..=9,
                    (Points::Knights { .. }, "ART-15.9") => -29..=18,
                    (Points::Knights { .. }, "ART-15.11") => -42..=-6,
                    (Points::Penalty { .. }, clause) => {
                        let due = match clause {
                            "ART-15.7" => -15,
                            "ART-15.9" => -25,
                            _ => -50,
                        };
                        assert_eq!(event, penalty(seat, due, reason.clause().0));
                        due..=due
                    }
                    (Points::Knights { .. }, other) => panic!("{other} scores knights"),
                };
                assert!(range.contains(&points), "{event:?}");
                scored += 1;
            }
        }
        assert_eq!(scored, 40 * players * 22, "every card scores once");
    }
}
