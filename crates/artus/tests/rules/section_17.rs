//! Section 17, first part: what is public, what is private, and what chance decides (ART-17.1 to ART-17.6).

use crate::random::random_game;
use crate::support::*;
use artus::{Artus, Components, Figure, Kind, Metal, Mode, Move, Phase, Refusal};
use std::collections::BTreeMap;
use table::{Actor, Event as _, Eye, Game, Moves, Private, Seat, Turn, draw, generator};

/// Two players in the first round of the advanced game; blue's hand is what the test wants, and black's king pile
/// holds both any-ring cards.
fn blue_holds(hand: [&str; 6]) -> Artus {
    Scene::empty(2, Mode::Advanced)
        .knights(BLACK, &[22, 23, 24, 25, 26])
        .knights(BLUE, &[8, 9, 10, 11, 12])
        .figure(0, "king silver")
        .figure(14, "prince silver")
        .figure(7, "prince bronze")
        .figure(21, "prince bronze")
        .played(BLACK, &[])
        .played(BLUE, &[])
        .hand(
            BLACK,
            &["knight_1_4", "knight_2_5", "knight_3_6", "ring_silver", "ring_bronze", "king_move_any_4_8"],
        )
        .hand(BLUE, &hand)
        .build()
}

/// Black has played two cards and draws from a pile.
fn black_draws(pile: &str) -> Artus {
    let mut game = blue_holds(ONE_HAND);
    for choice in ["play knight_1_4 22+1", "play ring_silver 14", pile] {
        play(&mut game, BLACK, choice);
    }
    game
}

const ONE_HAND: [&str; 6] =
    ["knight_1_4", "knight_2_5", "knight_3_6", "ring_any", "ring_silver", "king_move_any_4_8"];
const OTHER_HAND: [&str; 6] =
    ["knight_7_9", "knight_6_8", "knight_pm_1_5", "ring_any", "ring_bronze", "king_move_pm_1_5"];

/// ART-17.1
#[test]
fn everybody_sees_table_scores_piles_played_cards_and_the_backs_of_hands() {
    let mut game =
        Scene::p().turn(RED).start(BEIGE).hand(RED, &["knight_3_6", "score_all"]).score(BLUE, 103).build();
    play(&mut game, RED, "play knight_3_6 22+4");
    for eye in [Eye::Spectator, Eye::Seat(BLUE), Eye::Seat(RED), Eye::Everything] {
        let open = game.view(eye).open;
        assert_eq!(open.table.figure(chair(26)), Some(Figure::Knight(RED)));
        assert_eq!(open.table.figure(chair(20)), Some(Figure::Prince(Metal::Silver)));
        assert_eq!((open.table.rings(chair(20)), open.table.supply()), (2, 3));
        assert_eq!((open.table.king(), open.value(chair(26))), (Some(chair(27)), 10));
        assert_eq!([BLACK, BLUE, RED].map(|seat| open.score(seat)), [0, 103, 5]);
        assert_eq!((open.tokens(BLUE), open.track_field(BLUE)), (2, 3));
        assert_eq!((open.flow.start, open.flow.active, open.flow.round), (BEIGE, RED, 5));
        let played: Vec<_> = open.options.components.deck.cards(open.played(RED)).collect();
        assert!(played.contains(&card("knight_3_6")) && played.len() == 9);
        // Eight cards drawn, six dealt, nine played: the backs of the five left in the hand.
        let backs = Kind::ALL.map(|kind| open.held(RED, kind));
        assert_eq!(backs.iter().sum::<u8>(), 5);
        assert_eq!(backs[2], 1);
        assert_eq!(Kind::ALL.map(|kind| open.pile(RED, kind)).iter().sum::<u8>(), 8);
    }
}

/// ART-17.2
#[test]
fn the_cards_of_a_hand_are_known_to_their_owner_only() {
    let (game, other) = (blue_holds(ONE_HAND), blue_holds(OTHER_HAND));
    assert_ne!(game, other);
    for eye in [Eye::Spectator, Eye::Seat(BLACK)] {
        assert_eq!(game.view(eye), other.view(eye), "the same kinds of cards look the same");
        assert_eq!(format!("{:?}", game.view(eye)), format!("{:?}", other.view(eye)));
        assert_eq!(game.view(eye).secret(BLUE), None);
    }
    for eye in [Eye::Seat(BLUE), Eye::Everything] {
        assert_ne!(game.view(eye), other.view(eye));
        let secret = game.view(eye).secret(BLUE).copied().unwrap();
        let cards = Components::printed().deck.cards(secret.hand());
        let mut known: Vec<String> = cards.map(|card| card.to_string()).collect();
        let mut held = ONE_HAND.map(str::to_owned);
        known.sort_unstable();
        held.sort_unstable();
        assert_eq!(known, held);
    }
    assert_eq!(game.view(Eye::Spectator).secret(BLACK), None);
    assert!(game.view(Eye::Seat(BLACK)).secret(BLACK).is_some());
    assert!(Seat::all(2).all(|seat| game.view(Eye::Everything).secret(seat).is_some()));
}

/// ART-17.2: a card is private until it is played.
#[test]
fn a_played_card_is_seen_by_everybody_and_a_dealt_or_drawn_one_is_not() {
    let game = random_game(&artus::Options::new(3, Mode::Advanced, Components::printed()).unwrap(), 1);
    let mut private = 0;
    for event in game.events(Eye::Everything) {
        let (owner, fact) = match event {
            artus::Event::Dealt { seat, card, .. } | artus::Event::Drew { seat, card, .. } => {
                (seat, card.fact())
            }
            public => {
                for eye in [Eye::Spectator, Eye::Seat(BLACK), Eye::Seat(RED)] {
                    assert_eq!(public.seen_by(eye), public);
                }
                continue;
            }
        };
        assert!(fact.is_some());
        private += 1;
        assert_eq!(event.seen_by(Eye::Seat(owner)), event);
        let others = Seat::all(3).filter(|&seat| seat != owner).map(Eye::Seat).chain([Eye::Spectator]);
        for eye in others {
            let (artus::Event::Dealt { seat, kind, card } | artus::Event::Drew { seat, kind, card }) =
                event.seen_by(eye)
            else {
                panic!("{event:?} became another event")
            };
            assert_eq!((seat, card.owner(), card.fact()), (owner, owner, None::<artus::Card>));
            assert_eq!(Some(kind), fact.map(artus::Card::kind), "the pile stays visible");
        }
    }
    assert_eq!(private, 3 * 22);
    assert_eq!(Private::to(BLACK, 1).seen_by(Eye::Spectator).seen_by(Eye::Everything).fact(), None);
}

/// ART-17.3
#[test]
fn nobody_knows_the_order_of_a_pile() {
    let game = black_draws("draw king");
    // Five king cards are left; each can be the next, and not even the eye that sees everything sees which.
    let possible = ["king_move_silver_1_7", "king_move_bronze_1_7", "king_move_pm_1_5", "ring_any"];
    assert_eq!(
        lots(&game).iter().map(|(lot, _)| lot.as_str()).collect::<Vec<_>>(),
        possible.map(|id| format!("card {id}"))
    );
    let seen = possible.map(|id| {
        let mut drawn = game;
        let before = format!("{:?}", drawn.view(Eye::Everything));
        chance(&mut drawn, &format!("card {id}"));
        assert!(hand(&drawn, BLACK).contains(&id.to_owned()));
        before
    });
    assert!(seen.iter().all(|before| *before == seen[0]));
}

/// ART-17.4
#[test]
fn the_cards_not_yet_played_are_known_to_all_but_not_where_they_are() {
    let game = black_draws("draw knight");
    let open = game.view(Eye::Spectator).open;
    for seat in [BLACK, BLUE] {
        for kind in Kind::ALL {
            let unplayed = open.unplayed(seat, kind);
            assert_eq!(unplayed.len() as u8, open.held(seat, kind) + open.pile(seat, kind));
            assert_eq!(
                unplayed.union(open.played(seat)).intersection(artus::Deck::of(kind)),
                artus::Deck::of(kind)
            );
        }
    }
    // The owner takes the own hand away and is left with the content of the own pile.
    let view = game.view(Eye::Seat(BLACK));
    let pile = view.open.unplayed(BLACK, Kind::Knight).without(view.secret(BLACK).unwrap().hand());
    let known: Vec<String> =
        view.open.options.components.deck.cards(pile).map(|card| format!("card {card}")).collect();
    assert_eq!(known, lots(&game).into_iter().map(|(lot, _)| lot).collect::<Vec<_>>());
}

/// ART-17.4, ART-4.11: cards that left the game are not cards not yet played.
#[test]
fn in_the_beginner_game_no_scoring_card_is_left_to_play() {
    let game = dealt(2, Mode::Beginner, BLACK);
    assert!(open(&game).unplayed(BLACK, Kind::Scoring).is_empty());
}

/// ART-17.5
#[test]
fn chance_decides_the_start_player_the_first_king_and_the_piles_and_nothing_else() {
    for (seed, options) in Artus::every_option(Components::printed()).iter().enumerate() {
        let players = options.players();
        let setup = Artus::setup(options);
        let starts: Vec<_> = Seat::all(players).map(|seat| (format!("start {seat}"), 1)).collect();
        assert_eq!(lots(&setup), starts);
        let mut crowned = setup;
        chance(&mut crowned, "start 2");
        assert_eq!(lots(&crowned), [("king silver".to_owned(), 1), ("king bronze".to_owned(), 1)]);

        let game = random_game(options, seed as u64);
        let dealt = players * if options.mode == Mode::Beginner { 4 } else { 6 };
        let moves = game.moves();
        assert!(moves[..2 + dealt].iter().all(|(who, _)| *who == Actor::Chance));
        for (at, (who, choice)) in moves.iter().enumerate().skip(2 + dealt) {
            // Later chance only tells what a shuffled pile has on top: after a draw, and then at once.
            let after_draw = matches!(moves[at - 1].1, Move::Draw(_));
            assert_eq!(*who == Actor::Chance, after_draw, "{choice}");
            assert!(!after_draw || matches!(choice, Move::Card(_)), "{choice}");
        }
    }
}

/// ART-17.5
#[test]
fn nobody_makes_the_moves_of_chance_and_chance_makes_no_others() {
    let options = artus::Options::new(2, Mode::Beginner, Components::printed()).unwrap();
    let mut game = Artus::setup(&options);
    let not_yet = |phase| Refusal::NotYourTurn { turn: Turn::Chance, phase };
    assert_eq!(refused(&game, BLACK, "start 1", "ART-17.5"), not_yet(Phase::StartPlayer));
    assert_eq!(refused_to(&game, Actor::Chance, "start 3", "ART-17.5"), Refusal::NoSuchChance);
    chance(&mut game, "start 1");
    assert_eq!(refused(&game, BLACK, "king silver", "ART-17.5"), not_yet(Phase::FirstKing));
    assert_eq!(refused_to(&game, Actor::Chance, "start 1", "ART-17.5"), Refusal::NoSuchChance);
    chance(&mut game, "king silver");
    assert_eq!(refused(&game, BLACK, "card knight_1_4", "ART-17.5"), not_yet(Phase::Deal));
    assert_eq!(refused_to(&game, Actor::Chance, "card ring_any", "ART-17.5"), Refusal::NoSuchChance);
    let game = dealt(2, Mode::Beginner, BLACK);
    let refusal = refused_to(&game, Actor::Chance, "place 5", "ART-5.1");
    assert_eq!(refusal, Refusal::NotYourTurn { turn: Turn::of(BLUE), phase: Phase::Place });
}

/// ART-17.6
#[test]
fn the_next_card_is_each_of_the_cards_in_the_pile_equally_likely() {
    let game = black_draws("draw king");
    let expected = [
        ("card king_move_silver_1_7", 1),
        ("card king_move_bronze_1_7", 1),
        ("card king_move_pm_1_5", 1),
        ("card ring_any", 2),
    ];
    assert_eq!(
        lots(&game),
        expected.map(|(lot, weight)| (lot.to_owned(), weight)),
        "two of the five are equal"
    );
    // 5,000 draws: 1,000 for each card, with a standard deviation of 28.
    let (mut rng, mut seen) = (generator(3), BTreeMap::new());
    for _ in 0..5_000 {
        *seen.entry(draw(&game, &mut Moves::new(), &mut rng).to_string()).or_insert(0_u32) += 1;
    }
    for (lot, weight) in expected {
        assert!((880 * weight..1_120 * weight).contains(&seen[lot]), "{seen:?}");
    }
}
