//! Section 14: the advanced game.

use crate::support::*;
use artus::{Artus, Event, Kind, Mode, Phase, Points, Refusal};
use table::{Actor, Game, Private, Seat, Turn};

/// The sizes of a player's piles.
fn piles(game: &Artus, seat: Seat) -> [u8; 3] {
    Kind::ALL.map(|kind| open(game).pile(seat, kind))
}

/// The lot falls on the first card of the pile that is drawn from.
fn first_card(game: &mut Artus) -> Vec<Event> {
    let card = lots(game)[0].0.clone();
    chance(game, &card)
}

/// Two players in the first round of the advanced game, black on turn with a dealt hand.
fn first_round() -> Scene {
    Scene::empty(2, Mode::Advanced)
        .knights(BLACK, &[22, 23, 24, 25, 26])
        .knights(BLUE, &[8, 9, 10, 11, 12])
        .figure(0, "king silver")
        .figure(14, "prince silver")
        .figure(7, "prince bronze")
        .figure(21, "prince bronze")
        .hand(BLACK, &["knight_1_4", "knight_2_5", "knight_3_6", "ring_any", "ring_silver", "ring_bronze"])
}

/// ART-14.1
#[test]
fn the_six_scoring_cards_are_a_third_pile_in_any_order() {
    let game = dealt(3, Mode::Advanced, BLACK);
    assert!(Seat::all(3).all(|seat| open(&game).pile(seat, Kind::Scoring) == 6));
    let game = first_round().hand(BLACK, &["knight_1_4", "ring_any"]).phase("reveal scoring").build();
    let cards = ["all", "all_inverted", "green_yellow_red", "carpet", "three_red", "choice"];
    assert_eq!(lots(&game), cards.map(|card| (format!("card score_{card}"), 1)), "each as likely");
    let beginner = dealt(3, Mode::Beginner, BLACK);
    assert_eq!(open(&beginner).pile(BLACK, Kind::Scoring), 0);
}

/// ART-14.2
#[test]
fn three_knight_and_three_king_cards_are_dealt_and_no_scoring_card() {
    for players in 2..=4 {
        let options = artus::Options::new(players, Mode::Advanced, artus::Components::printed()).unwrap();
        let mut game = Artus::setup(&options);
        chance(&mut game, "start 1");
        chance(&mut game, "king bronze");
        while game.turn() == Turn::Chance {
            let refusal = refused_to(&game, Actor::Chance, "card score_all", "ART-17.5");
            assert_eq!(refusal, Refusal::NoSuchChance);
            first_card(&mut game);
        }
        for seat in Seat::all(players) {
            assert_eq!(Kind::ALL.map(|kind| open(&game).held(seat, kind)), [3, 3, 0]);
            assert_eq!(hand(&game, seat).len(), 6);
            assert_eq!(piles(&game, seat), [5, 5, 6]);
        }
        assert_eq!(open(&game).flow.phase, Phase::Place);
    }
}

/// ART-14.3, ART-X26
#[test]
fn the_first_card_is_carried_out_completely_before_the_second() {
    let scene = Scene::p().turn(BLUE).hand(BLUE, &["ring_any", "score_all"]);
    let knights = |chairs: [u8; 4]| chairs.into_iter().map(chair).collect();
    let all = |points, chairs| Event::Scored {
        seat: BLUE,
        points,
        reason: Points::Knights { knights: knights(chairs), clause: table::Clause("ART-15.5") },
    };
    let ring = [
        plays(BLUE, "ring_any"),
        ringed(artus::Metal::Silver, 20, 3),
        ring_scores(BLUE, 3, 20),
        crowned(artus::Metal::Silver, 20, 27),
        realigned(20),
    ];

    let mut game = scene.build();
    assert_eq!(play(&mut game, BLUE, "play ring_any 20"), ring);
    assert_eq!([24, 23, 19, 17].map(|number| value(&game, number)), [-15, 0, 10, 7]);
    assert!(!hand(&game, BLUE).contains(&"ring_any".to_owned()), "it is put away");
    assert_eq!(play(&mut game, BLUE, "play score_all"), [plays(BLUE, "score_all"), all(2, [17, 19, 23, 24])]);
    assert_eq!(points(&game, BLUE), 5);

    let mut game = scene.build();
    assert_eq!(
        play(&mut game, BLUE, "play score_all"),
        [plays(BLUE, "score_all"), all(14, [17, 19, 23, 24])]
    );
    assert_eq!(play(&mut game, BLUE, "play ring_any 20"), ring);
    assert_eq!(points(&game, BLUE), 17);
}

/// ART-14.3
#[test]
fn a_turn_is_two_cards_no_more_and_no_less() {
    let mut game = first_round().build();
    play(&mut game, BLACK, "play knight_1_4 22+1");
    assert_eq!((open(&game).flow.phase, open(&game).flow.done), (Phase::Play, 1));
    let refusal = refused(&game, BLUE, "play knight_1_4 8+1", "ART-6.1");
    assert_eq!(refusal, Refusal::NotYourTurn { turn: Turn::of(BLACK), phase: Phase::Play });
    let refusal = refused(&game, BLACK, "play knight_1_4 23+1", "ART-6.3");
    assert_eq!(refusal, Refusal::NotInHand(card("knight_1_4")), "the first card was put away");
    play(&mut game, BLACK, "play knight_2_5 23+2");
    let refusal = refused(&game, BLACK, "play knight_3_6 24+3", "ART-17.7");
    assert_eq!(refusal, Refusal::OtherDecision { phase: Phase::Draw }, "no third card");
}

/// ART-14.4
#[test]
fn both_cards_are_chosen_freely_and_the_second_only_after_the_first() {
    for (first, second) in [
        ("play knight_1_4 22+1", "play knight_2_5 26+2"),
        ("play knight_1_4 22+1", "play ring_any 14"),
        ("play ring_any 14", "play knight_1_4 22+1"),
        ("play ring_silver 14", "play ring_any 7"),
    ] {
        let mut game = first_round().build();
        play(&mut game, BLACK, first);
        play(&mut game, BLACK, second);
        assert_eq!(open(&game).flow.phase, Phase::Draw);
    }
    // What the first card brings about is open to the second: the knight moves on from where it came to.
    let mut game = first_round().build();
    assert!(!offers(&game, BLACK).contains(&"play knight_2_5 27+2".to_owned()));
    play(&mut game, BLACK, "play knight_1_4 26+1");
    play(&mut game, BLACK, "play knight_2_5 27+2");
    assert_eq!(figure(&game, 1), Some(artus::Figure::Knight(BLACK)));
    assert_eq!(points(&game, BLACK), 8 + 10);
}

/// ART-14.5
#[test]
fn both_cards_are_drawn_after_both_plays_one_after_the_other() {
    let mut game = first_round().build();
    play(&mut game, BLACK, "play knight_1_4 22+1");
    let refusal = refused(&game, BLACK, "draw king", "ART-17.7");
    assert_eq!(refusal, Refusal::OtherDecision { phase: Phase::Play }, "nothing is drawn between the cards");
    play(&mut game, BLACK, "play ring_any 14");
    let everything = ["draw knight", "draw king", "draw scoring"];
    assert_eq!(offers(&game, BLACK), everything);
    assert_eq!(play(&mut game, BLACK, "draw king"), []);
    let drawn = card("king_move_pm_1_5");
    let events = chance(&mut game, "card king_move_pm_1_5");
    assert_eq!(events, [Event::Drew { seat: BLACK, kind: Kind::King, card: Private::to(BLACK, drawn) }]);
    // The first card is in the hand, and only now the second pile is chosen: the same or another.
    assert!(hand(&game, BLACK).contains(&"king_move_pm_1_5".to_owned()));
    assert_eq!((on_turn(&game), open(&game).flow.phase), (BLACK, Phase::Draw));
    assert_eq!(offers(&game, BLACK), everything);
    play(&mut game, BLACK, "draw king");
    first_card(&mut game);
    assert_eq!(on_turn(&game), BLUE);
    assert_eq!((hand(&game, BLACK).len(), piles(&game, BLACK)), (6, [5, 3, 6]));
}

/// ART-14.6
#[test]
fn scoring_cards_may_be_drawn_from_the_first_round_on() {
    let mut game = first_round().build();
    assert_eq!(open(&game).flow.round, 1);
    play(&mut game, BLACK, "play knight_1_4 22+1");
    play(&mut game, BLACK, "play ring_any 14");
    for drawn in ["card score_carpet", "card score_all"] {
        play(&mut game, BLACK, "draw scoring");
        chance(&mut game, drawn);
    }
    assert_eq!(open(&game).held(BLACK, Kind::Scoring), 2);
    assert_eq!(piles(&game, BLACK), [5, 5, 4]);
}

/// ART-14.7
#[test]
fn a_drawn_card_cannot_be_played_in_the_same_turn() {
    let mut game = first_round().build();
    play(&mut game, BLACK, "play knight_1_4 22+1");
    play(&mut game, BLACK, "play ring_any 14");
    play(&mut game, BLACK, "draw scoring");
    chance(&mut game, "card score_all");
    assert!(hand(&game, BLACK).contains(&"score_all".to_owned()));
    let refusal = refused(&game, BLACK, "play score_all", "ART-17.7");
    assert_eq!(refusal, Refusal::OtherDecision { phase: Phase::Draw });
    play(&mut game, BLACK, "draw knight");
    first_card(&mut game);
    let refusal = refused(&game, BLACK, "play score_all", "ART-6.1");
    assert_eq!(refusal, Refusal::NotYourTurn { turn: Turn::of(BLUE), phase: Phase::Play });
}

/// ART-14.8
#[test]
fn both_draws_are_mandatory_while_cards_remain() {
    // Round 8: 6 dealt and 14 drawn, so two cards are left, both scoring cards here.
    let mut game = first_round().round(8).hand(BLACK, &["knight_1_4", "ring_any"]).build();
    assert_eq!(piles(&game, BLACK), [0, 0, 2]);
    play(&mut game, BLACK, "play ring_any 14");
    let use_of = uses(&game, BLACK, "knight_1_4")[0].clone();
    play(&mut game, BLACK, &format!("play knight_1_4 {use_of}"));
    for empty in [Kind::Knight, Kind::King] {
        let refusal = refused(&game, BLACK, &format!("draw {empty}"), "ART-13.2");
        assert_eq!(refusal, Refusal::PileEmpty(empty));
    }
    for _ in 0..2 {
        assert_eq!(offers(&game, BLACK), ["draw scoring"]);
        play(&mut game, BLACK, "draw scoring");
        first_card(&mut game);
    }
    assert_eq!((on_turn(&game), piles(&game, BLACK)), (BLUE, [0, 0, 0]));

    let mut game = first_round().round(9).hand(BLACK, &["knight_1_4", "ring_any"]).build();
    assert_eq!(piles(&game, BLACK), [0, 0, 0]);
    play(&mut game, BLACK, "play ring_any 14");
    play(&mut game, BLACK, &format!("play knight_1_4 {use_of}"));
    assert_eq!((on_turn(&game), open(&game).flow.phase), (BLUE, Phase::Play), "no card is drawn");
    assert_eq!(hand(&game, BLACK).len(), 4);
}

/// ART-14.9, ART-X25
#[test]
fn eleven_rounds_with_six_cards_until_the_ninth_then_four_then_two() {
    for players in 2..=4 {
        let mut game = dealt(players, Mode::Advanced, BLACK);
        while open(&game).flow.phase == Phase::Place {
            let seat = on_turn(&game);
            let chair = offers(&game, seat)[0].clone();
            play(&mut game, seat, &chair);
        }
        for round in 1..=11_usize {
            for seat in Seat::all(players) {
                assert_eq!((on_turn(&game), open(&game).flow.round), (seat, round as u8));
                assert_eq!(hand(&game, seat).len(), if round <= 9 { 6 } else { 2 * (12 - round) });
                let (before, played) =
                    (piles(&game, seat).iter().sum::<u8>(), open(&game).played(seat).len());
                while game.turn() == Turn::of(seat) || game.turn() == Turn::Chance {
                    if game.turn() == Turn::Chance {
                        first_card(&mut game);
                    } else {
                        let choice = offers(&game, seat).pop().unwrap();
                        play(&mut game, seat, &choice);
                    }
                }
                let drawn = before - piles(&game, seat).iter().sum::<u8>();
                assert_eq!(drawn, if round <= 8 { 2 } else { 0 }, "round {round}");
                assert_eq!(open(&game).played(seat).len(), played + 2);
                if round == 8 {
                    assert_eq!((piles(&game, seat), open(&game).played(seat).len()), ([0, 0, 0], 16));
                }
            }
        }
        assert_eq!(game.turn(), Turn::Over);
    }
}
