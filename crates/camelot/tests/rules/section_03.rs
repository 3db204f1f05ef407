//! Section 3: set-up.

use crate::support::{
    ANNA, BEN, BLUE, CLARA, GREEN, RED, Scene, VIOLET, YELLOW, chance, let_chance, lots, new_game, open,
    order, pieces, refused_to, secret,
};
use camelot::{
    BlackKnight, BoardName, Camelot, Colour, Components, Deck, Event, HeroSide, Heroes, Options, Phase, Room,
    Side, Sides, TableFace,
};
use table::{Actor, Game, Seat, Turn};

fn read(text: &str) -> Result<Options, table::Fault> {
    Camelot::read_options(text, Components::printed())
}

/// CAM-3.1: the basic game has all rooms on side A, no heroes, no expert variant.
#[test]
fn the_basic_game() {
    let basic = read("players=4").unwrap();
    assert_eq!(basic, Options::new(4, Sides::BASIC, Heroes::Off, Components::printed()).unwrap());
    assert_eq!((basic.sides, basic.heroes()), (Sides::Chosen([Side::A; 4]), Heroes::Off));
    for options in Camelot::every_option(Components::printed()) {
        assert_eq!(read(&options.to_string()), Ok(options));
    }
    for (text, clause) in [("players=4 sides=AAC", "CAM-17.1"), ("players=4 heroes=maybe", "CAM-17.3")] {
        assert_eq!(read(text).unwrap_err().clause().map(|clause| clause.0), Some(clause), "{text}");
    }
    for text in ["players=4 players=4", "players=4 magic=on", ""] {
        assert!(read(text).is_err(), "{text}");
    }
}

/// CAM-3.2, CAM-6.13: no Merlin tile is decided before it is taken; the state holds no row.
#[test]
fn the_merlin_row_is_face_down() {
    let mut game = new_game(4, Sides::BASIC, Heroes::Off);
    let_chance(&mut game);
    assert_eq!(open(&game).merlin, [None; 7]);
    let game = Scene::of(4).phase("merlin").build();
    let weights = lots(&game);
    assert_eq!(weights.iter().map(|(_, weight)| weight).sum::<u32>(), 7 - 2, "two were taken in two rounds");
}

/// CAM-3.3, CAM-22.8: 28 grail tiles lie face down; each is drawn at random from those left.
#[test]
fn grail_tiles_are_drawn_from_all_that_are_left() {
    let game = new_game(4, Sides::BASIC, Heroes::Off);
    assert_eq!(open(&game).grail_left(), 28);
    let mut game =
        Scene::of(4).colour(RED, "grail = [\"foot\", \"foot\"]").colour(BLUE, "grail = [\"stem\"]").build();
    crate::support::play(&mut game, "fetch 1");
    let expected = [("grail foot", 5), ("grail stem", 6), ("grail bowl_left", 7), ("grail bowl_right", 7)];
    assert_eq!(lots(&game), expected.map(|(text, weight)| (text.to_owned(), weight)));
}

/// CAM-3.4, CAM-3.5: the key deck is used with five players only.
#[test]
fn the_key_deck() {
    for players in 2..=5 {
        let game = new_game(players, Sides::BASIC, Heroes::Off);
        let left = Deck::ALL.map(|deck| open(&game).deck_left(deck));
        assert_eq!(left, [21, 14, 7, if players == 5 { 7 } else { 0 }]);
    }
}

/// CAM-3.6: each player has a colour nobody else has, as agreed.
#[test]
fn colours_are_agreed() {
    let options = read("players=3 colours=violet,red,blue").unwrap();
    let game = Camelot::setup(&options);
    let owners = Colour::ALL.map(|colour| open(&game).owner(colour));
    assert_eq!(owners, [Some(BEN), None, None, Some(CLARA), Some(ANNA)]);
    assert_eq!(options.to_string(), "players=3 sides=AAAA heroes=off colours=violet,red,blue");
    let two = read("players=2 colours=red+violet,green+blue").unwrap();
    assert_eq!(two.owners()[VIOLET.index()], Some(ANNA));
    for wrong in [
        "players=3 colours=red,red,blue",
        "players=3 colours=red,blue",
        "players=3 colours=red,blue,black",
        "players=2 colours=red,blue",
        "players=2 colours=red+green+blue,yellow",
    ] {
        assert_eq!(read(wrong).unwrap_err().clause().map(|clause| clause.0), Some("CAM-3.6"), "{wrong}");
    }
}

/// CAM-3.7, CAM-X1: 11 knights behind the screen and 2 in the Hinterland; with five players 10, and 1 in the box.
#[test]
fn knights_at_the_start() {
    for (players, screen) in [(2, 11), (3, 11), (4, 11), (5, 10)] {
        let game = new_game(players, Sides::BASIC, Heroes::Off);
        for colour in open(&game).colours() {
            assert_eq!((pieces(&game, colour).screen, pieces(&game, colour).hinterland), (screen, 2));
            assert_eq!((pieces(&game, colour).sent, secret(&game, colour).fist), (0, 0));
        }
    }
}

/// CAM-3.8: the magician cards are revealed one by one; the first one revealed is on top.
#[test]
fn magician_cards() {
    let mut game = new_game(3, Sides::BASIC, Heroes::Off);
    assert_eq!((open(&game).flow.phase, game.turn()), (Phase::Cards, Turn::Chance));
    assert_eq!(
        lots(&game),
        [("card red", 1), ("card yellow", 1), ("card green", 1)].map(|(t, w)| (t.to_owned(), w))
    );
    refused_to(&game, Actor::Chance, "card violet", "CAM-22.7");
    let events = chance(&mut game, "card yellow");
    assert_eq!(events, [Event::OnTrack { colour: YELLOW, place: 1 }]);
    refused_to(&game, Actor::Chance, "card yellow", "CAM-22.7");
    chance(&mut game, "card green");
    chance(&mut game, "card red");
    assert_eq!(order(&game), [YELLOW, GREEN, RED]);
    assert_eq!(open(&game).flow.phase, Phase::Preparation);
}

/// CAM-3.9: everybody sees who plays which colour.
#[test]
fn colours_are_public() {
    let game = new_game(5, Sides::BASIC, Heroes::Off);
    for (number, colour) in Colour::ALL.into_iter().enumerate() {
        assert_eq!(open(&game).owner(colour), Some(Seat::new(number)));
    }
}

/// CAM-3.10: the secret room is laid out with five players only.
#[test]
fn the_secret_room() {
    for players in 2..=5 {
        let name = open(&new_game(players, Sides::BASIC, Heroes::Off)).board_name(Room::Secret);
        assert_eq!(name, (players == 5).then_some(BoardName::SecretRoom));
    }
    assert_eq!(Scene::of(4).on("se_1", "red").broken_clause(), "CAM-7.7");
}

/// CAM-3.11: tournament and fanfare tiles lie on the Tournament.
#[test]
fn tiles_of_the_tournament() {
    let game = new_game(4, Sides::Chosen([Side::A, Side::B, Side::A, Side::A]), Heroes::Off);
    assert!(open(&game).tournament_tiles.is_empty());
    assert!(!open(&game).final_is_open() && !open(&game).winner_is_open());
    assert_eq!(Scene::of(4).line("tournament_tiles = [\"red\"]").broken_clause(), "CAM-3.11");
}

/// CAM-3.12: the knight table lies on the Rebellion with its green face up.
#[test]
fn the_knight_table() {
    let table = |side| {
        open(&new_game(4, Sides::Chosen([side, Side::A, Side::A, Side::A]), Heroes::Off)).knight_table()
    };
    assert_eq!((table(Side::A), table(Side::B)), (None, Some(TableFace::Green)));
}

/// CAM-3.13: with three players the neutral knights are placed once the colours are on the track.
#[test]
fn neutral_knights() {
    for players in 2..=5 {
        let mut game = new_game(players, Sides::BASIC, Heroes::Off);
        let events = let_chance(&mut game);
        let placed = events.iter().any(|event| matches!(event, Event::NeutralKnights { .. }));
        assert_eq!(placed, players == 3);
        let there = Room::ALL.iter().any(|&room| !open(&game).neutral(room).is_empty());
        assert_eq!(there, players == 3);
    }
}

/// CAM-3.14: without heroes all of them stay in the box, and so does the black knight.
#[test]
fn no_heroes() {
    let game = new_game(5, Sides::BASIC, Heroes::Off);
    assert!(Colour::ALL.iter().all(|&colour| pieces(&game, colour).hero == HeroSide::Gone));
    assert_eq!(open(&game).black, BlackKnight::Boxed);
    assert_eq!(Scene::of(4).colour(GREEN, "hero = \"one\"").broken_clause(), "CAM-3.14");
    assert_eq!(Scene::of(5).on("rt_01", "violet black").broken_clause(), "CAM-16.21");
}
