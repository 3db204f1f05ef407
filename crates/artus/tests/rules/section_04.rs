//! Section 4: setup.

use crate::support::{
    BEIGE, BLACK, BLUE, RED, Scene, card, chair, chance, dealt, figure, hand, king, lots, marker_lies,
    offers, on_turn, open, play, points, realigned, refused, refused_to, rings, uses, value,
};
use artus::{Artus, Components, Event, Figure, Kind, Metal, Mode, Options, Phase, Refusal};
use table::{Actor, Event as _, Eye, Game, Seat, Turn};

fn before_the_first_move(players: usize, mode: Mode) -> Artus {
    Artus::setup(&Options::new(players, mode, Components::printed()).expect("two to four players"))
}

/// ART-4.1: each player has one colour, and the colours of empty seats leave the game.
#[test]
fn unused_colours_leave_the_game() {
    let mut game = dealt(2, Mode::Beginner, BLACK);
    while open(&game).flow.phase == Phase::Place {
        let seat = on_turn(&game);
        let first = offers(&game, seat)[0].clone();
        play(&mut game, seat, &first);
    }
    let sitting = [BLACK, BLUE, RED, BEIGE].map(|seat| open(&game).table.knights(seat).len());
    assert_eq!(sitting, [5, 5, 0, 0]);
    let scene = Scene::empty(2, Mode::Beginner).figure(3, "knight 3");
    assert_eq!(scene.broken_clause(), "ART-1.3");
}

/// ART-4.1: the knights of another colour are not one's own.
#[test]
fn a_player_plays_one_colour() {
    let game = Scene::p().turn(RED).hand(RED, &["knight_1_4"]).build();
    for number in [26, 24, 16] {
        let refusal = refused(&game, RED, &format!("play knight_1_4 {number}+1"), "ART-7.1");
        assert_eq!(refusal, Refusal::NoOwnKnight(chair(number)));
    }
}

/// ART-4.2: chance draws the start player, each player with equal probability.
#[test]
fn the_start_player_is_drawn() {
    for players in 2..=4 {
        let game = before_the_first_move(players, Mode::Beginner);
        assert_eq!(game.turn(), Turn::Chance);
        let expected: Vec<_> = (1..=players).map(|seat| (format!("start {seat}"), 1)).collect();
        assert_eq!(lots(&game), expected);
        for start in Seat::all(players) {
            let mut drawn = game;
            assert_eq!(chance(&mut drawn, &format!("start {start}")), [Event::Starts(start)]);
            assert_eq!(open(&drawn).flow.start, start);
        }
    }
}

/// ART-4.2: nobody chooses the start player, and nobody starts who does not play.
#[test]
fn the_start_player_is_not_chosen() {
    let game = before_the_first_move(3, Mode::Advanced);
    let refusal = refused(&game, BLACK, "start 1", "ART-17.5");
    assert_eq!(refusal, Refusal::NotYourTurn { turn: Turn::Chance, phase: Phase::StartPlayer });
    assert_eq!(refused_to(&game, Actor::Chance, "start 4", "ART-17.5"), Refusal::NoSuchChance);
    assert_eq!(refused_to(&game, Actor::Chance, "king silver", "ART-17.5"), Refusal::NoSuchChance);
}

/// ART-4.3, ART-4.6, ART-X12: equal colours opposite each other, and the values of the start.
#[test]
fn the_four_neutral_figures_sit_on_the_crown_chairs() {
    for metal in Metal::ALL {
        let mut game = before_the_first_move(4, Mode::Beginner);
        chance(&mut game, "start 1");
        let events = chance(&mut game, &format!("king {metal}"));
        assert_eq!(events, [Event::FirstKing { metal, chair: chair(0) }, realigned(0)]);
        assert_eq!(
            [0, 7, 14, 21].map(|number| figure(&game, number)),
            [
                Some(Figure::King(metal)),
                Some(Figure::Prince(metal.other())),
                Some(Figure::Prince(metal)),
                Some(Figure::Prince(metal.other())),
            ]
        );
        assert_eq!([0, 7, 14, 21].map(|number| value(&game, number)), [0, -12, -5, 3]);
        assert_eq!([27, 26].map(|number| value(&game, number)), [10, 8]);
        assert_eq!(open(&game).table.occupied().complement().len(), 24);
    }
}

/// ART-4.4: the king has three rings, each prince one, and four are in the supply.
#[test]
fn the_rings_at_the_start() {
    let game = dealt(3, Mode::Beginner, BLUE);
    assert_eq!(king(&game), Components::printed().large_crown.number());
    assert_eq!([0, 7, 14, 21].map(|number| rings(&game, number)), [3, 1, 1, 1]);
    assert_eq!(open(&game).table.supply(), 4);
}

/// ART-4.5: silver and bronze are equally likely, and nothing else is.
#[test]
fn the_metal_of_the_first_king_is_drawn() {
    let mut game = before_the_first_move(2, Mode::Beginner);
    chance(&mut game, "start 2");
    assert_eq!(lots(&game), [("king silver".to_owned(), 1), ("king bronze".to_owned(), 1)]);
    let refusal = refused(&game, BLUE, "king silver", "ART-17.5");
    assert_eq!(refusal, Refusal::NotYourTurn { turn: Turn::Chance, phase: Phase::FirstKing });
    assert_eq!(refused_to(&game, Actor::Chance, "start 1", "ART-17.5"), Refusal::NoSuchChance);
}

/// ART-4.6: the turntable is aligned to the king before anybody places a knight.
#[test]
fn the_turntable_is_aligned_at_the_start() {
    let game = dealt(2, Mode::Advanced, BLACK);
    let values: Vec<i32> = (0..28).map(|number| value(&game, number)).collect();
    let printed: Vec<i32> = Components::printed().values.map(i32::from).to_vec();
    assert_eq!(values, printed);
}

/// ART-4.7, ART-4.9: of 6, 6 or 5 knights one counts points, so 5, 5 or 4 are placed.
#[test]
fn the_number_of_knights() {
    for (players, each) in [(2, 5), (3, 5), (4, 4)] {
        let options = Options::new(players, Mode::Advanced, Components::printed()).unwrap();
        assert_eq!(options.knights_each(), each);
        let mut game = dealt(players, Mode::Advanced, BLACK);
        let mut placed = vec![0; players];
        while open(&game).flow.phase == Phase::Place {
            let seat = on_turn(&game);
            let first = offers(&game, seat)[0].clone();
            play(&mut game, seat, &first);
            placed[seat.index()] += 1;
        }
        assert_eq!(placed, vec![each; players]);
    }
}

/// ART-4.7, ART-4.9: a fifth knight with four players, or a missing one, is not accepted.
#[test]
fn no_knight_too_many() {
    for scene in [Scene::p().figure(25, "knight 3"), Scene::p().free(9)] {
        assert_eq!(scene.broken_clause(), "ART-4.9");
    }
}

/// ART-4.8: everybody starts with 0 points, no token and the marker standing on field 0.
#[test]
fn the_markers_start_on_field_0() {
    let game = dealt(4, Mode::Beginner, RED);
    for seat in Seat::all(4) {
        let seen = open(&game);
        assert_eq!((seen.score(seat), seen.tokens(seat)), (0, 0));
        assert_eq!((seen.track_field(seat), marker_lies(seen, seat)), (0, false));
    }
}

/// ART-4.8: the marker is on no chair, so neither a knight card nor a scoring card finds a fifth knight.
#[test]
fn the_marker_is_neither_moved_nor_scored() {
    let mut game = Scene::p().turn(BLACK).hand(BLACK, &["knight_3_6", "score_all"]).build();
    assert_eq!(uses(&game, BLACK, "knight_3_6").len(), 4 * 4);
    play(&mut game, BLACK, "play score_all");
    assert_eq!(points(&game, BLACK), 10 - 3 - 5);
}

/// ART-4.10: knight and king cards lie in two piles, every card of a pile equally likely to be on top.
#[test]
fn the_piles_are_shuffled_separately() {
    let mut game = before_the_first_move(2, Mode::Beginner);
    chance(&mut game, "start 1");
    chance(&mut game, "king bronze");
    for left in [8, 7] {
        let knights = lots(&game);
        assert_eq!(knights.len(), left);
        assert!(knights.iter().all(|(lot, weight)| lot.starts_with("card knight_") && *weight == 1));
        chance(&mut game, &knights[3].0);
        assert!(!lots(&game).contains(&knights[3]), "a card that was dealt is gone");
    }
    // Two equal ring cards are twice as likely as one.
    let king_cards = [
        ("card king_move_silver_1_7", 1),
        ("card king_move_bronze_1_7", 1),
        ("card king_move_pm_1_5", 1),
        ("card king_move_any_4_8", 1),
        ("card ring_silver", 1),
        ("card ring_bronze", 1),
        ("card ring_any", 2),
    ];
    assert_eq!(lots(&game), king_cards.map(|(lot, weight)| (lot.to_owned(), weight)));
    chance(&mut game, "card ring_any");
    assert!(lots(&game).contains(&("card ring_any".to_owned(), 1)));
    assert_eq!(refused_to(&game, Actor::Chance, "card knight_7_9", "ART-17.5"), Refusal::NoSuchChance);
}

/// ART-4.11: in the beginner game nobody has a scoring card, and there is no pile of them.
#[test]
fn the_beginner_game_has_no_scoring_cards() {
    let mut game = Scene::p().mode(Mode::Beginner).turn(RED).hand(RED, &["knight_3_6"]).build();
    for seat in Seat::all(4) {
        assert_eq!((open(&game).pile(seat, Kind::Scoring), open(&game).held(seat, Kind::Scoring)), (0, 0));
    }
    play(&mut game, RED, "play knight_3_6 22+3");
    assert_eq!(refused(&game, RED, "draw scoring", "ART-4.11"), Refusal::NoSuchPile(Kind::Scoring));
    let scene = Scene::p().mode(Mode::Beginner).turn(RED).hand(RED, &["score_all"]);
    assert_eq!(scene.broken_clause(), "ART-4.11");
}

/// ART-4.12: two knight cards and two king cards in each hand, six of each left in the piles.
#[test]
fn the_hands_of_the_beginner_game() {
    for players in 2..=4 {
        let game = dealt(players, Mode::Beginner, BLACK);
        for seat in Seat::all(players) {
            assert_eq!(Kind::ALL.map(|kind| open(&game).held(seat, kind)), [2, 2, 0]);
            assert_eq!(Kind::ALL.map(|kind| open(&game).pile(seat, kind)), [6, 6, 0]);
            assert_eq!(hand(&game, seat).len(), 4);
        }
    }
    let three = Scene::empty(2, Mode::Beginner)
        .phase("place")
        .figure(0, "king silver")
        .figure(14, "prince silver")
        .figure(7, "prince bronze")
        .figure(21, "prince bronze")
        .start(BLUE)
        .hand(BLACK, &["knight_1_4", "knight_2_5", "knight_3_6", "ring_any"]);
    assert_eq!(three.broken_clause(), "ART-4.12", "three of one kind cannot be dealt");
}

/// ART-4.13: before the first placement every player knows the own hand, and no other.
#[test]
fn hands_are_known_before_placing() {
    let game = dealt(3, Mode::Beginner, BLACK);
    assert_eq!(open(&game).flow.phase, Phase::Place);
    for eye in Seat::all(3) {
        for owner in Seat::all(3) {
            let known = game.view(Eye::Seat(eye)).secret(owner).map(|secret| secret.hand().len());
            assert_eq!(known, (eye == owner).then_some(4));
        }
    }
}

/// ART-4.13: a card that is dealt is told to its owner alone.
#[test]
fn a_dealt_card_is_seen_by_its_owner() {
    let mut game = before_the_first_move(2, Mode::Beginner);
    chance(&mut game, "start 1");
    chance(&mut game, "king silver");
    let events = chance(&mut game, "card knight_7_9");
    let told = [Eye::Seat(BLACK), Eye::Seat(BLUE), Eye::Spectator].map(|eye| match events[0].seen_by(eye) {
        Event::Dealt { seat: BLACK, kind: Kind::Knight, card } => card.fact(),
        other => panic!("{other:?}"),
    });
    assert_eq!(told, [Some(card("knight_7_9")), None, None]);
}
