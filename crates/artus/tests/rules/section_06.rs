//! Section 6: turns of the beginner game.

use crate::support::{
    BEIGE, BLACK, BLUE, DECK, RED, Scene, card, chair, chance, hand, leaves, lots, moves, offers, open,
    outcomes, play, plays, refused, refused_to, uses,
};
use artus::{Action, Artus, Deck, Event, Figure, Kind, Mode, Move, Phase, Refusal};
use table::{Actor, Game, Seat, Turn};

/// The position P in the beginner game.
fn beginner() -> Scene {
    Scene::p().mode(Mode::Beginner)
}

/// One whole turn: the first card offered, and the first draw.
fn take_turn(game: &mut Artus, seat: Seat) -> Vec<Event> {
    let first = offers(game, seat)[0].clone();
    let mut events = play(game, seat, &first);
    if open(game).flow.phase == Phase::Draw {
        let pile = offers(game, seat)[0].clone();
        events.extend(play(game, seat, &pile));
        let card = lots(game)[0].0.clone();
        events.extend(chance(game, &card));
    }
    events
}

/// ART-6.1, ART-X13: turns run clockwise from the start player, sixteen rounds of them.
#[test]
fn sixteen_rounds_clockwise() {
    let mut game = beginner().round(1).start(BLUE).turn(BLUE).build();
    for round in 1..=16 {
        for seat in [BLUE, RED, BEIGE, BLACK] {
            assert_eq!((game.turn(), open(&game).flow.round), (Turn::of(seat), round));
            let events = take_turn(&mut game, seat);
            let next = events.iter().find(|event| matches!(event, Event::Round(_) | Event::Over { .. }));
            let expected = (seat == BLACK).then_some(round + 1);
            match next {
                None => assert_eq!(expected, None),
                Some(Event::Round(next)) => assert_eq!(expected, Some(*next)),
                Some(_) => assert_eq!(expected, Some(17)),
            }
        }
    }
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(beginner().round(17).hand(BLACK, &[]).broken_clause(), "ART-6.1");
}

/// ART-6.1: nobody plays in another player's turn.
#[test]
fn nobody_plays_out_of_turn() {
    let game = beginner().turn(RED).hand(BLACK, &["knight_1_4"]).build();
    for seat in [BLACK, BLUE, BEIGE] {
        let refusal = refused(&game, seat, "play knight_1_4 26+1", "ART-6.1");
        assert_eq!(refusal, Refusal::NotYourTurn { turn: Turn::of(RED), phase: Phase::Play });
    }
}

/// ART-6.2: play one card and carry it out, put it away, then draw; then the left neighbour is on turn.
#[test]
fn a_turn_plays_then_draws() {
    let mut game = beginner().start(BLACK).turn(RED).hand(RED, &["knight_3_6", "knight_1_4"]).build();
    let due = Refusal::OtherDecision { phase: Phase::Play };
    assert_eq!(refused(&game, RED, "draw knight", "ART-17.7"), due, "no draw before the card");

    let knight = Figure::Knight(RED);
    let events = play(&mut game, RED, "play knight_3_6 22+3");
    assert_eq!(events, [plays(RED, "knight_3_6"), moves(knight, 22, 25), leaves(RED, 5, knight, 22)]);
    assert!(!hand(&game, RED).contains(&"knight_3_6".to_owned()), "it is put away before the draw");

    let due = Refusal::OtherDecision { phase: Phase::Draw };
    assert_eq!(refused(&game, RED, "play knight_1_4 25+1", "ART-17.7"), due, "one card a turn");
    assert_eq!(offers(&game, RED), ["draw knight", "draw king"]);
    play(&mut game, RED, "draw knight");
    let lot = lots(&game)[0].0.clone();
    let events = chance(&mut game, &lot);
    assert!(matches!(events[..], [Event::Drew { seat: RED, kind: Kind::Knight, .. }]), "{events:?}");
    assert_eq!((game.turn(), hand(&game, RED).len()), (Turn::of(BEIGE), 4));
}

/// ART-6.3: any card of the hand may be chosen, and no card that is not in it.
#[test]
fn any_card_of_the_hand_may_be_chosen() {
    let cards = ["knight_1_4", "knight_7_9", "ring_any", "king_move_pm_1_5"];
    let game = beginner().turn(RED).whole_hand(RED, &cards).build();
    let mut offered: Vec<String> =
        offers(&game, RED).iter().map(|text| text.split(' ').nth(1).unwrap().to_owned()).collect();
    offered.dedup();
    offered.sort_unstable();
    let mut expected = cards.map(str::to_owned);
    expected.sort_unstable();
    assert_eq!(offered, expected);
    let refusal = refused(&game, RED, "play knight_3_6 22+4", "ART-6.3");
    assert_eq!(refusal, Refusal::NotInHand(card("knight_3_6")));
    let refusal = refused(&game, RED, "play score_all", "ART-6.3");
    assert_eq!(refusal, Refusal::NotInHand(card("score_all")));
}

/// ART-6.3: card, figure, direction and distance are one decision, carried out at once.
#[test]
fn a_card_and_its_use_are_one_decision() {
    let mut game = beginner().turn(RED).hand(RED, &["knight_pm_1_5"]).build();
    let knight = Figure::Knight(RED);
    let events = play(&mut game, RED, "play knight_pm_1_5 9-2");
    assert_eq!(events, [plays(RED, "knight_pm_1_5"), moves(knight, 9, 7), leaves(RED, -9, knight, 9)]);
    assert_eq!(open(&game).flow.phase, Phase::Draw, "nobody decides in between");
}

/// ART-6.4: a knight card moves a knight, a king move card a prince or the king, a ring card gives a ring.
#[test]
fn each_card_allows_its_own_action_only() {
    let cards = ["knight_1_4", "king_move_silver_1_7", "ring_silver"];
    let game = beginner().turn(RED).hand(RED, &cards).build();
    let knights = uses(&game, RED, "knight_1_4");
    assert_eq!((knights.len(), knights[0].as_str(), knights[15].as_str()), (16, "9+1", "22+4"));
    let silver = uses(&game, RED, "king_move_silver_1_7");
    assert_eq!((silver.len(), silver[0].as_str(), silver[13].as_str()), (14, "20+1", "27+7"));
    assert_eq!(uses(&game, RED, "ring_silver"), ["20"]);

    let other = |id: &str| Refusal::OtherAction(card(id));
    let wrong = [
        ("knight_1_4", "play knight_1_4 ring 20"),
        ("knight_1_4", "play knight_1_4 best"),
        ("knight_1_4", "play knight_1_4"),
        ("king_move_silver_1_7", "play king_move_silver_1_7 ring 20"),
        ("king_move_silver_1_7", "play king_move_silver_1_7 penalty"),
        ("ring_silver", "play ring_silver best"),
        ("ring_silver", "play ring_silver"),
    ];
    for (id, text) in wrong {
        assert_eq!(refused(&game, RED, text, "ART-6.4"), other(id), "{text}");
    }
    let advance = Move::Play(card("ring_silver"), Action::Advance { from: chair(20), steps: 1 });
    assert_eq!(game.refusal(Actor::Seat(RED), advance), Some(other("ring_silver")));
    assert_eq!(refused(&game, RED, "play knight_1_4 20+1", "ART-7.1"), Refusal::NoOwnKnight(chair(20)));
    let text = "play king_move_silver_1_7 22+1";
    assert_eq!(refused(&game, RED, text, "ART-8.2"), Refusal::NoRoyal(chair(22)));
}

/// ART-6.5: a played card lies open and never comes back.
#[test]
fn a_played_card_is_out_of_the_game() {
    let mut game = beginner()
        .turn(RED)
        .round(1)
        .whole_hand(RED, &["knight_3_6", "knight_1_4", "ring_any", "ring_silver"])
        .build();
    assert_eq!(open(&game).played(RED).len(), 0);
    play(&mut game, RED, "play knight_3_6 22+3");
    let deck = &open(&game).options.components.deck;
    let lying: Vec<_> = deck.cards(open(&game).played(RED)).collect();
    assert_eq!(lying, [card("knight_3_6")], "anybody may look through them");

    play(&mut game, RED, "draw knight");
    assert!(!lots(&game).contains(&("card knight_3_6".to_owned(), 1)));
    let refusal = refused_to(&game, Actor::Chance, "card knight_3_6", "ART-17.5");
    assert_eq!(refusal, Refusal::NoSuchChance);
    assert_eq!(open(&game).unplayed(RED, Kind::Knight).len() + 1, Deck::of(Kind::Knight).len());
}

/// ART-6.6: whatever the card, there is something to do with it: in P, with all princes at two rings, and when the
/// own knights stand in a row.
#[test]
fn every_card_can_be_carried_out() {
    let two_rings =
        Scene::p().figure(4, "prince bronze 2").figure(6, "prince bronze 2").figure(20, "prince silver 2");
    let in_a_row = Scene::empty(4, Mode::Advanced)
        .round(5)
        .figure(4, "king bronze")
        .figure(5, "prince bronze")
        .figure(6, "prince silver")
        .figure(7, "prince silver 2")
        .knights(BLACK, &[8, 9, 10, 11])
        .knights(BLUE, &[12, 13, 14, 15])
        .knights(RED, &[16, 17, 18, 19])
        .knights(BEIGE, &[20, 21, 22, 23]);
    for scene in [Scene::p(), two_rings, in_a_row] {
        for seat in Seat::all(4) {
            let outcomes = outcomes(&scene, seat);
            for id in DECK {
                let start = format!("play {id} ");
                assert!(outcomes.iter().any(|outcome| outcome.text.starts_with(&start)), "{seat} {id}");
            }
        }
    }
}
