//! Section 2: setup.

use crate::support::{
    BLUE, GREEN, RED, Scene, YELLOW, castle, chance, hand, let_chance, lots, new_game, open, owned,
    refused_to, supply,
};
use merlin::{Event, Frame, Merlin, SetupStep, Space, Window};
use std::collections::BTreeMap;
use table::{Actor, Event as _, Eye, Game, Seat, Turn};

/// Lets chance move until this is due.
fn until(game: &mut Merlin, due: Frame) {
    while open(game).top() != due {
        let first = lots(game)[0].0.clone();
        chance(game, &first);
    }
}

/// The first player of a game for so many, tiles dealt in order, up to the given step.
fn set_up(players: usize, due: Frame) -> Merlin {
    let mut game = new_game(players);
    until(&mut game, due);
    game
}

const DICE: Frame = Frame::Dice;
const READY: Frame = Frame::Window(Window::Start);

/// MER-2.1, MER-2.2: Merlin on black, Grail and Excalibur nobody's.
#[test]
fn merlin_grail_and_excalibur_start_on_the_board() {
    let game = set_up(4, READY);
    assert_eq!(open(&game).merlin, Space::new(0).unwrap());
    assert_eq!((open(&game).excalibur, open(&game).grail), (None, None));
}

/// MER-2.3, MER-2.4: six of each item in every principality, eleven apples; one of them goes to each player (MER-2.11).
#[test]
fn the_supplies_are_full() {
    let game = new_game(3);
    for kind in ["flag", "shield", "material"] {
        for colour in ["black", "grey", "blue", "purple", "orange", "brown"] {
            assert_eq!(supply(&game, &format!("{kind} {colour}")), 6);
        }
    }
    for players in 2..=4 {
        let game = new_game(players);
        assert_eq!(usize::from(open(&game).apple_supply()), 11 - players);
        assert!(open(&game).castles().iter().all(|castle| castle.apples == 1));
    }
}

/// MER-2.5: three of the 55 missions are turned up, each equally likely.
#[test]
fn three_missions_are_turned_up() {
    let mut game = new_game(2);
    assert_eq!(lots(&game).len(), 55);
    assert!(lots(&game).iter().all(|(_, weight)| *weight == 1));
    assert_eq!(chance(&mut game, "mission m07"), [Event::Displayed { mission: "m07".parse().unwrap() }]);
    assert_eq!(lots(&game).len(), 54);
    refused_to(&game, Actor::Chance, "mission m07", "MER-17.4");
    chance(&mut game, "mission m01");
    chance(&mut game, "mission m55");
    assert_eq!(open(&game).display.map(|card| card.unwrap().to_string()), ["m07", "m01", "m55"]);
    assert_eq!(open(&game).top(), Frame::Setup(SetupStep::Environs));
}

/// MER-2.6: one shuffled supply; a traitor is as likely as there are tiles of its colour left.
#[test]
fn traitors_come_from_one_supply() {
    let mut game = set_up(2, Frame::Setup(SetupStep::Traitors));
    assert_eq!(lots(&game).iter().map(|(_, weight)| *weight).collect::<Vec<_>>(), [4; 6]);
    chance(&mut game, "traitor black");
    chance(&mut game, "traitor black");
    assert_eq!(lots(&game)[0], ("traitor black".to_owned(), 2));
}

/// MER-2.7, MER-2.8: 24 tiles in four rows with four players, 18 in three rows with two or three.
#[test]
fn the_tiles_are_laid_out_in_rows_of_six() {
    for (players, plain, towers, rows) in [(2, 4, 2, 3), (3, 4, 2, 3), (4, 5, 3, 4)] {
        let mut game = set_up(players, Frame::Setup(SetupStep::Environs));
        let weights: Vec<u32> = lots(&game).iter().map(|(_, weight)| *weight).collect();
        assert_eq!(weights, [plain, towers, plain, towers, plain, towers]);
        let events = chance(&mut game, "tile lake+tower");
        let tile = "lake+tower".parse().unwrap();
        assert_eq!(events, [Event::TileLaid { site: "0,0".parse().unwrap(), tile }]);
        assert_eq!(lots(&game)[5].1, towers - 1);
        until(&mut game, Frame::Setup(SetupStep::StartPlayer));
        assert_eq!((open(&game).environs.laid(), open(&game).layout.rows), (rows * 6, rows));
        for kind in ["mountain", "wood", "lake"] {
            assert_eq!(u32::from(open(&game).environs.count(kind.parse().unwrap())), plain);
        }
    }
}

/// MER-2.8: every arrangement is as likely as any other: the weights multiply to the same number on every way.
#[test]
fn every_arrangement_is_equally_likely() {
    let product = |order: &dyn Fn(usize) -> usize| {
        let mut game = set_up(2, Frame::Setup(SetupStep::Environs));
        let mut product = 1.0;
        while open(&game).top() == Frame::Setup(SetupStep::Environs) {
            let lots = lots(&game);
            let total: u32 = lots.iter().map(|(_, weight)| weight).sum();
            let (text, weight) = lots[order(lots.len())].clone();
            product *= f64::from(weight) / f64::from(total);
            chance(&mut game, &text);
        }
        product
    };
    let (first, last, middle) = (product(&|_| 0), product(&|count| count - 1), product(&|count| count / 2));
    assert!((first / last - 1.0).abs() < 1e-9 && (first / middle - 1.0).abs() < 1e-9);
}

/// MER-2.9: a player is a seat; colours are only names, so no state and no move has one.
#[test]
fn player_colours_have_no_effect() {
    let game = set_up(2, READY);
    assert!(!game.position().contains("yellow"));
}

/// MER-2.10: vassals, markers, staffs and dice on the castle, manors beside the environs, 0 points.
#[test]
fn everything_starts_on_the_castle() {
    let game = new_game(4);
    for seat in [RED, BLUE, GREEN, YELLOW] {
        let castle = castle(&game, seat);
        assert_eq!((castle.vassals_on_board(), castle.influence_on_castle(), castle.staffs), (0, 6, 3));
        assert_eq!((castle.manors.len(), castle.dice.used()), (0, 0));
        assert_eq!(game.scores().total(seat), 0);
    }
}

/// MER-2.12: every player is as likely to start.
#[test]
fn the_start_player_is_drawn() {
    for players in 2..=4 {
        let mut game = set_up(players, Frame::Setup(SetupStep::StartPlayer));
        let expected: Vec<_> = (1..=players).map(|number| (format!("start {number}"), 1)).collect();
        assert_eq!(lots(&game), expected);
        assert_eq!(chance(&mut game, "start 2"), [Event::Starts(BLUE)]);
        assert_eq!((open(&game).start, open(&game).active), (BLUE, BLUE));
    }
    let game = set_up(2, Frame::Setup(SetupStep::StartPlayer));
    refused_to(&game, Actor::Chance, "start 3", "MER-17.4");
}

/// MER-2.13, MER-2.14: a starting tile is dealt to each player and says where knight, items and influence come from.
#[test]
fn a_starting_tile_is_carried_out() {
    let mut game = set_up(2, Frame::Setup(SetupStep::StartPlayer));
    chance(&mut game, "start 2");
    assert_eq!(lots(&game).len(), 4);
    let events = chance(&mut game, "starting_tile s3");
    let seat = BLUE;
    let space = Space::new(16).unwrap();
    let took = |item: &str| crate::support::took(seat, item);
    let expected = [
        Event::StartingTile { seat, tile: "s3".parse().unwrap() },
        Event::KnightPlaced { seat, space },
        took("flag purple"),
        took("shield brown"),
        took("material black"),
        crate::support::influences(seat, "grey"),
    ];
    assert_eq!(events, expected);
    assert_eq!(owned(&game, BLUE, "flag purple"), 1);
    assert_eq!(castle(&game, BLUE).influence_on_castle(), 5);
    assert_eq!(
        lots(&game).iter().map(|(text, _)| text.as_str()).collect::<Vec<_>>(),
        ["starting_tile s1", "starting_tile s2", "starting_tile s4"]
    );
    refused_to(&game, Actor::Chance, "starting_tile s3", "MER-17.4");
    // MER-2.15: afterwards they are out of the game.
    chance(&mut game, "starting_tile s1");
    refused_to(&game, Actor::Chance, "starting_tile s2", "MER-17.4");
    assert!(!game.position().contains("starting_tiles"));
}

/// MER-X1: the supplies after the setup with four players.
#[test]
fn the_supplies_after_the_setup() {
    let game = set_up(4, READY);
    let left = |kind: &str| {
        ["black", "grey", "blue", "purple", "orange", "brown"]
            .map(|colour| supply(&game, &format!("{kind} {colour}")))
    };
    assert_eq!(left("flag"), [5, 5, 6, 5, 5, 6]);
    assert_eq!(left("shield"), [5, 6, 5, 5, 6, 5]);
    assert_eq!(left("material"), [5, 6, 5, 5, 6, 5]);
    let markers = ["black", "grey", "blue", "purple", "orange", "brown"].map(|colour| {
        open(&game).castles().iter().map(|castle| castle.influence(colour.parse().unwrap())).sum::<u8>()
    });
    assert_eq!(markers, [1, 1, 0, 1, 1, 0]);
    assert_eq!((open(&game).apple_supply(), open(&game).deck()), (7, 36));
    let traitors: u8 = merlin::Colour::ALL.into_iter().map(|colour| open(&game).traitor_supply(colour)).sum();
    assert_eq!(traitors, 12);
}

/// MER-2.16: three traitors each, in turn order, open to all; several may be of one colour.
#[test]
fn each_player_draws_three_traitors() {
    let mut game = set_up(3, Frame::Setup(SetupStep::StartPlayer));
    chance(&mut game, "start 2");
    until(&mut game, Frame::Setup(SetupStep::Traitors));
    let colour = merlin::Colour::Black;
    for seat in [BLUE, BLUE, BLUE, GREEN] {
        let event = chance(&mut game, "traitor black")[0];
        assert_eq!(event, Event::TraitorAttached { seat, colour });
        assert_eq!(event.seen_by(Eye::Spectator), event, "open to all");
    }
    refused_to(&game, Actor::Chance, "traitor black", "MER-17.4");
    until(&mut game, Frame::Setup(SetupStep::Hands));
    assert!(open(&game).castles().iter().all(|castle| castle.traitors_attached() == 3));
}

/// MER-2.17: four missions each, seen by their owner only.
#[test]
fn each_player_draws_four_missions() {
    let mut game = set_up(2, Frame::Setup(SetupStep::Hands));
    assert_eq!(lots(&game).len(), 52);
    let event = chance(&mut game, "mission m44")[0];
    assert!(
        matches!(event, Event::Dealt { seat: RED, mission } if mission.fact() == Some("m44".parse().unwrap()))
    );
    for eye in [Eye::Seat(BLUE), Eye::Spectator] {
        assert!(
            matches!(event.seen_by(eye), Event::Dealt { seat: RED, mission } if mission.fact().is_none())
        );
    }
    until(&mut game, DICE);
    assert_eq!([RED, BLUE].map(|seat| hand(&game, seat).len()), [4, 4]);
    assert!(game.view(Eye::Seat(BLUE)).hand(RED).is_empty());
    assert!(game.view(Eye::Seat(BLUE)).secret(RED).is_none());
}

/// The sequences of four dice, with how likely each is.
fn rolls(game: &Merlin, so_far: &mut Vec<String>, weight: f64, all: &mut BTreeMap<String, f64>) {
    if so_far.len() == 4 {
        all.insert(so_far.join(""), weight);
        return;
    }
    let lots = lots(game);
    let total: u32 = lots.iter().map(|(_, weight)| weight).sum();
    for (text, share) in lots {
        let mut next = *game;
        chance(&mut next, &text);
        so_far.push(text.replace("roll ", ""));
        rolls(&next, so_far, weight * f64::from(share) / f64::from(total), all);
        so_far.pop();
    }
}

/// MER-2.18, MER-17.5, MER-X2: 1170 results, each as likely as the others; two pairs are kept, three equal dice never.
#[test]
fn a_roll_has_no_three_equal_values() {
    let game = set_up(2, DICE);
    let mut all = BTreeMap::new();
    rolls(&game, &mut Vec::new(), 1.0, &mut all);
    assert_eq!(all.len(), 1296 - (4 * 6 * 5 + 6));
    assert_eq!(all.len(), 1170);
    assert!(all.contains_key("2255") && !all.contains_key("2225") && !all.contains_key("4444"));
    assert!(all.values().all(|weight| (weight * 1170.0 - 1.0).abs() < 1e-9));
}

/// MER-2.18: three equal values cannot come up.
#[test]
fn a_third_equal_value_is_refused() {
    let mut game = set_up(2, DICE);
    chance(&mut game, "roll 2");
    chance(&mut game, "roll 2");
    refused_to(&game, Actor::Chance, "roll 2", "MER-17.4");
    assert_eq!(Scene::new(2).dice(RED, ["own 2", "own 2", "own 5", "merlin 2"]).broken_clause(), "MER-2.18");
}

/// MER-2.19, MER-2.20: the dice lie open, and round 1 begins with the start player.
#[test]
fn round_one_begins() {
    let mut game = set_up(2, DICE);
    for (number, pips) in [3, 3, 5, 6, 1, 2, 3].into_iter().enumerate() {
        let events = chance(&mut game, &format!("roll {pips}"));
        assert_eq!(events.len(), usize::from(number == 3), "told when all four dice lie");
    }
    assert_eq!(open(&game).round, 0);
    let events = chance(&mut game, "roll 4");
    assert!(matches!(events[0], Event::Rolled { seat: BLUE, .. }));
    assert_eq!(events[0].seen_by(Eye::Spectator), events[0]);
    assert_eq!(events[1..], [Event::Round { round: 1, start: RED }, Event::Turn(RED)]);
    assert_eq!((open(&game).round, game.turn()), (1, Turn::of(RED)));
    let shown: Vec<u8> = castle(&game, RED).dice.unused().map(|(_, pips)| pips.get()).collect();
    assert_eq!(shown, [3, 3, 5, 6]);
}

/// Setup contains no decision of a player: chance moves until the first turn.
#[test]
fn chance_alone_sets_the_table() {
    for players in 2..=4 {
        let mut game = new_game(players);
        let_chance(&mut game);
        assert_eq!(open(&game).top(), READY);
        assert_eq!(game.turn(), Turn::of(Seat::new(0)));
    }
}
