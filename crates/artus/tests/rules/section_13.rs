//! Section 13: drawing cards in the beginner game.

use crate::support::*;
use artus::{Artus, Event, Kind, Mode, Phase, Refusal};
use table::{Event as _, Eye, Game, Private, Seat, Turn};

/// Two players in the third round, black on turn with a knight card to play.
fn third_round() -> Scene {
    Scene::empty(2, Mode::Beginner)
        .round(3)
        .knights(BLACK, &[22, 23, 24, 25, 26])
        .knights(BLUE, &[8, 9, 10, 11, 12])
        .figure(0, "king silver")
        .figure(14, "prince silver")
        .figure(7, "prince bronze")
        .figure(21, "prince bronze")
        .hand(BLACK, &["knight_1_4", "ring_any"])
}

/// How many cards a player holds.
fn hand_size(game: &Artus, seat: Seat) -> usize {
    hand(game, seat).len()
}

/// The sizes of a player's piles.
fn piles(game: &Artus, seat: Seat) -> [u8; 3] {
    Kind::ALL.map(|kind| open(game).pile(seat, kind))
}

/// A player's whole turn with the first cards there are, drawing by a rule, until somebody else is due.
fn whole_turn(game: &mut Artus, seat: Seat, pile: impl Fn(&[String]) -> String) {
    while game.turn() == Turn::of(seat) || game.turn() == Turn::Chance {
        if game.turn() == Turn::Chance {
            let card = lots(game)[0].0.clone();
            chance(game, &card);
            continue;
        }
        let choices = offers(game, seat);
        let choice = if open(game).flow.phase == Phase::Draw { pile(&choices) } else { choices[0].clone() };
        play(game, seat, &choice);
    }
}

/// A game with all knights placed on the first free chairs.
fn all_placed(players: usize, mode: Mode) -> Artus {
    let mut game = dealt(players, mode, BLACK);
    while open(&game).flow.phase == Phase::Place {
        let seat = on_turn(&game);
        let chair = offers(&game, seat)[0].clone();
        play(&mut game, seat, &chair);
    }
    game
}

/// ART-13.1
#[test]
fn at_the_end_of_a_turn_one_card_is_drawn_from_a_pile_of_choice() {
    let mut game = third_round().build();
    play(&mut game, BLACK, "play knight_1_4 22+1");
    assert_eq!(open(&game).flow.phase, Phase::Draw);
    assert_eq!(offers(&game, BLACK), ["draw knight", "draw king"]);

    for (pile, kind) in [("draw knight", Kind::Knight), ("draw king", Kind::King)] {
        let mut game = game;
        let before = (hand_size(&game, BLACK), open(&game).pile(BLACK, kind));
        assert_eq!(play(&mut game, BLACK, pile), [], "the card is told when it is seen");
        let (drawn, _) = lots(&game)[0].clone();
        let events = chance(&mut game, &drawn);
        let drawn = card(drawn.strip_prefix("card ").unwrap());
        assert_eq!(drawn.kind(), kind);
        assert_eq!(events, [Event::Drew { seat: BLACK, kind, card: Private::to(BLACK, drawn) }]);
        assert_eq!((hand_size(&game, BLACK), open(&game).pile(BLACK, kind)), (before.0 + 1, before.1 - 1));
        assert!(hand(&game, BLACK).contains(&drawn.to_string()));
        assert_eq!(on_turn(&game), BLUE, "one card, then the turn is over");
    }
}

/// ART-13.1
#[test]
fn drawing_is_mandatory() {
    let mut game = third_round().build();
    let refusal = refused(&game, BLACK, "draw knight", "ART-17.7");
    assert_eq!(refusal, Refusal::OtherDecision { phase: Phase::Play }, "a card is played first");
    play(&mut game, BLACK, "play knight_1_4 22+1");
    let refusal = refused(&game, BLACK, "play ring_any 14", "ART-17.7");
    assert_eq!(refusal, Refusal::OtherDecision { phase: Phase::Draw }, "no second card instead");
    let (turn, phase) = (Turn::of(BLACK), Phase::Draw);
    let refusal = refused(&game, BLUE, "draw knight", "ART-6.1");
    assert_eq!(refusal, Refusal::NotYourTurn { turn, phase }, "nobody draws for another");
    let refusal = refused(&game, BLACK, "draw scoring", "ART-4.11");
    assert_eq!(refusal, Refusal::NoSuchPile(Kind::Scoring));
    play(&mut game, BLACK, "draw king");
    let refusal = refused(&game, BLACK, "draw knight", "ART-17.5");
    assert_eq!(refusal, Refusal::NotYourTurn { turn: Turn::Chance, phase: Phase::Reveal(Kind::King) });
}

/// ART-13.2
#[test]
fn an_empty_pile_leaves_the_other_one() {
    // Round 7: four cards dealt, six drawn, and all eight knight cards among them.
    let all_knights = ["knight_1_4", "knight_2_5", "knight_3_6", "knight_4_7", "knight_5_8", "knight_6_8"];
    let mut game = third_round()
        .round(7)
        .played(BLACK, &all_knights)
        .whole_hand(BLACK, &["knight_7_9", "knight_pm_1_5", "ring_any", "ring_silver"])
        .build();
    assert_eq!(piles(&game, BLACK), [0, 6, 0]);
    play(&mut game, BLACK, "play ring_any 14");
    assert_eq!(offers(&game, BLACK), ["draw king"]);
    assert_eq!(refused(&game, BLACK, "draw knight", "ART-13.2"), Refusal::PileEmpty(Kind::Knight));
}

/// ART-13.2
#[test]
fn when_both_piles_are_empty_no_card_is_drawn() {
    let mut game = third_round().round(13).build();
    assert_eq!(piles(&game, BLACK), [0, 0, 0]);
    play(&mut game, BLACK, "play knight_1_4 22+1");
    assert_eq!(on_turn(&game), BLUE);
    assert_eq!(open(&game).flow.phase, Phase::Play);
    assert_eq!(hand_size(&game, BLACK), 3);
}

/// ART-13.3
#[test]
fn the_owner_sees_the_card_and_everybody_the_pile() {
    let mut game = third_round().build();
    play(&mut game, BLACK, "play knight_1_4 22+1");
    let kings = open(&game).held(BLACK, Kind::King);
    play(&mut game, BLACK, "draw king");
    let events = chance(&mut game, "card king_move_pm_1_5");
    let seen = |eye: Eye| match events[0].seen_by(eye) {
        Event::Drew { seat: BLACK, kind: Kind::King, card } => card.fact(),
        other => panic!("{other:?}"),
    };
    let drawn = Some(card("king_move_pm_1_5"));
    assert_eq!(seen(Eye::Seat(BLACK)), drawn);
    assert_eq!(seen(Eye::Everything), drawn);
    assert_eq!(seen(Eye::Seat(BLUE)), None);
    assert_eq!(seen(Eye::Spectator), None);
    assert_eq!(open(&game).held(BLACK, Kind::King), kings + 1, "the back of the card is public");
}

/// ART-13.4
#[test]
fn the_hand_has_four_cards_until_turn_13_and_then_one_less_each_turn() {
    for players in 2..=4 {
        let mut game = all_placed(players, Mode::Beginner);
        for round in 1..=16_usize {
            for seat in Seat::all(players) {
                assert_eq!(on_turn(&game), seat);
                assert_eq!(open(&game).flow.round, round as u8);
                assert_eq!(hand_size(&game, seat), if round <= 13 { 4 } else { 17 - round });
                let before: u8 = piles(&game, seat).iter().sum();
                whole_turn(&mut game, seat, |choices| choices[round % choices.len()].clone());
                let drawn = before - piles(&game, seat).iter().sum::<u8>();
                assert_eq!(drawn, u8::from(round <= 12), "round {round}");
            }
        }
        assert_eq!(game.turn(), Turn::Over);
    }
}

/// ART-X24, ART-13.1, ART-13.2, ART-13.3, ART-13.4
#[test]
fn six_knight_cards_drawn_first_leave_six_draws_without_a_choice() {
    let mut game = all_placed(2, Mode::Beginner);
    assert_eq!((hand_size(&game, BLACK), piles(&game, BLACK)), (4, [6, 6, 0]));
    for turn in 1..=16_usize {
        let size = hand_size(&game, BLACK);
        assert_eq!(size, [4, 3, 2, 1][turn.saturating_sub(13)]);
        whole_turn(&mut game, BLACK, |choices| {
            let expected: &[&str] = if turn <= 6 { &["draw knight", "draw king"] } else { &["draw king"] };
            assert_eq!(choices, expected, "turn {turn}");
            choices[0].clone()
        });
        match turn {
            6 => assert_eq!(piles(&game, BLACK), [0, 6, 0]),
            12 => assert_eq!(piles(&game, BLACK), [0, 0, 0]),
            _ => {}
        }
        whole_turn(&mut game, BLUE, |choices| choices[0].clone());
    }
    assert_eq!(game.turn(), Turn::Over);
}
