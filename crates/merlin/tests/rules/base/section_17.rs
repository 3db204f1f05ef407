//! Section 17: information, chance, conservation.

use super::random::watched_game;
use crate::support::{BLUE, RED, Scene, castle, chance, hand, mission, new_game, open, play, refused_to};
use merlin::{Castle, Colour, Components, Item, Mission, MissionSet, Open, Options};
use table::{Actor, Eye, Game, Seat, Turn};

/// MER-17.1: everything but hands and the order of piles is in what everybody sees.
#[test]
fn what_is_public() {
    let scene =
        Scene::new(2).turn(RED).traitors(BLUE, &["grey"]).discard(&["m09"]).display(&["m01", "m02", "m03"]);
    let game = scene.score(BLUE, 7).build();
    let view = game.view(Eye::Spectator);
    let open = view.open;
    assert_eq!((open.castle(BLUE).traitors_attached(), open.score(BLUE)), (1, 7));
    assert!(open.discard.contains(mission("m09")) && open.displayed().contains(mission("m02")));
    assert_eq!((open.castle(BLUE).hand, open.deck()), (4, 55 - 3 - 1 - 8));
    assert_eq!(open.castle(BLUE).dice.unused().count(), 4);
    for eye in [Eye::Seat(RED), Eye::Seat(BLUE), Eye::Everything] {
        assert_eq!(game.view(eye).open, open, "the same for every eye");
    }
}

/// MER-17.2: a hand is its owner's alone, apart from cards taken from the display.
#[test]
fn a_hand_is_private() {
    let scene = Scene::new(2).turn(RED).hand(RED, &["m07", "m08"]).seen(RED, &["m08"]);
    let game = scene.build();
    assert_eq!(game.view(Eye::Seat(RED)).hand(RED).len(), 4);
    for eye in [Eye::Seat(BLUE), Eye::Spectator] {
        let view = game.view(eye);
        assert_eq!(view.hand(RED), MissionSet::only(mission("m08")));
        assert!(view.secret(RED).is_none());
        assert!(!format!("{view:?}").contains("m07"), "not even in its debug text");
    }
    assert_eq!(Scene::new(2).hand(RED, &["m07"]).seen(RED, &["m09"]).broken_clause(), "MER-12.16");
}

/// MER-17.2: a card everybody saw stays known until it leaves the hand.
#[test]
fn a_seen_card_is_forgotten_when_it_is_discarded() {
    let mut game = Scene::new(2).knight_on(RED, 9).hand(RED, &["m07", "m08"]).seen(RED, &["m08"]).build();
    play(&mut game, RED, "discard m08");
    assert!(castle(&game, RED).seen.is_empty());
}

/// MER-17.3: piles have no order: any card that is not seen may come next, and a resampled game gives it another place.
#[test]
fn piles_have_no_order() {
    let mut game = Scene::new(2).knight_on(RED, 9).build();
    for text in ["discard m52", "done", "draw deck"] {
        play(&mut game, RED, text);
    }
    for number in [4, 20, 40] {
        chance(&mut game.clone(), &format!("mission m{number:02}"));
    }
    let (mut rng, mut hands) = (table::generator(1), std::collections::BTreeSet::new());
    for _ in 0..20 {
        hands.insert(hand(&game.resample(RED, &mut rng), BLUE));
    }
    assert!(hands.len() > 10, "red does not know blue's hand");
    assert_eq!(game.resample(BLUE, &mut rng).view(Eye::Seat(BLUE)), game.view(Eye::Seat(BLUE)));
}

/// MER-17.4: chance decides these things and no others; nobody else may.
#[test]
fn chance_events() {
    let game = new_game(2);
    for text in ["start 1", "roll 1", "traitor black", "starting_tile s1", "tile lake"] {
        refused_to(&game, Actor::Chance, text, "MER-17.4");
    }
    refused_to(&game, Actor::Seat(RED), "mission m01", "MER-17.4");
    let game = Scene::new(2).turn(RED).build();
    refused_to(&game, Actor::Chance, "die own 1", "MER-4.6");
    refused_to(&game, Actor::Seat(RED), "roll 1", "MER-17.4");
}

/// MER-17.5: the weights of the dice, one by one: 1170 ordered results in all.
#[test]
fn the_weights_of_a_roll() {
    let mut game = Scene::new(2).round(1).due(&["dice"]).build();
    let weights = |game: &merlin::Merlin| {
        crate::support::lots(game).iter().map(|(_, weight)| *weight).collect::<Vec<_>>()
    };
    assert_eq!(weights(&game), [195; 6], "1170 / 6");
    chance(&mut game, "roll 3");
    let second = weights(&game);
    assert_eq!((second[2], second.iter().sum::<u32>()), (25, 195));
    chance(&mut game, "roll 3");
    assert_eq!(weights(&game), [5; 5], "no third 3");
    chance(&mut game, "roll 1");
    assert_eq!(weights(&game), [1; 5]);
}

/// MER-17.6, MER-17.7: in every situation of whole games all pieces are there.
#[test]
fn pieces_are_conserved() {
    for players in 2..=4 {
        let options = Options::new(players, Components::printed()).unwrap();
        watched_game(&options, 11, |game, _, _| {
            let open = open(game);
            for item in Item::all() {
                let held: u8 = open.castles().iter().map(|castle| castle.items.count(item)).sum();
                assert_eq!(open.supply(item) + held, Open::ITEMS);
            }
            let apples: u8 = open.castles().iter().map(|castle| castle.apples).sum();
            assert_eq!(open.apple_supply() + apples, Open::APPLES);
            for castle in open.castles() {
                assert_eq!(
                    castle.influence_on_castle() + castle.influence_on_board(),
                    Castle::INFLUENCE_MARKERS
                );
                assert_eq!(castle.manors_left() + castle.manors.len(), Castle::MANORS);
            }
            let traitors: u8 = Colour::ALL.into_iter().map(|colour| open.traitor_supply(colour)).sum();
            let attached: u8 = open.castles().iter().map(Castle::traitors_attached).sum();
            assert_eq!(traitors + attached + open.traitor_discard.iter().sum::<u8>(), 24);
            let view = game.view(Eye::Everything);
            let held: MissionSet =
                Seat::all(players).flat_map(|seat| view.hand(seat).iter().collect::<Vec<_>>()).collect();
            let shown = open.displayed().len() + open.discard.len() + held.len();
            assert_eq!(usize::from(open.deck() + shown), Mission::COUNT);
        });
    }
}

/// MER-17.6, MER-17.7: a position with too many pieces is refused.
#[test]
fn too_many_pieces_are_refused() {
    let scene = || Scene::new(2);
    assert_eq!(
        scene().items(RED, &["flag black"; 4]).items(BLUE, &["flag black"; 3]).broken_clause(),
        "MER-17.6"
    );
    assert_eq!(scene().apples(RED, 6).apples(BLUE, 6).broken_clause(), "MER-17.6");
    assert_eq!(
        scene().influence(RED, &["black", "black", "black", "grey", "grey", "grey", "blue"]).broken_clause(),
        "MER-17.7"
    );
    assert_eq!(scene().hand(RED, &["m01"]).hand(BLUE, &["m01"]).broken_clause(), "MER-17.7");
    assert_eq!(scene().traitors(RED, &["black"; 3]).traitors(BLUE, &["black"; 2]).broken_clause(), "MER-1.9");
}

/// Everything a seat is offered follows from its own view, whoever decides (section 17, decision points).
#[test]
fn whoever_decides_is_one_seat_or_chance() {
    let options = Options::new(4, Components::printed()).unwrap();
    watched_game(&options, 12, |game, who, offers| {
        let Turn::Seats(seats) = game.turn() else { panic!("a player decides") };
        assert_eq!(seats.len(), 1);
        assert!(!offers.is_empty());
        let Actor::Seat(seat) = who else { panic!("a player decides") };
        let others = Seat::all(4).filter(|&other| other != seat);
        for other in others {
            assert!(crate::support::offers(game, other).is_empty());
        }
    });
}
