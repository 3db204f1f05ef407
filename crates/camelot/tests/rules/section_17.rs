//! Section 17: room sides, random set-up, expert variant.

use crate::support::{
    ANNA, BEN, BLUE, CLARA, GREEN, RED, VIOLET, YELLOW, chance, lots, new_game, offers, on_turn, open, order,
    pieces, play, refused, refused_to,
};
use camelot::{Camelot, Components, Event, HeroSide, Heroes, Options, Phase, Room, Side, Sides};
use table::{Actor, Game, Seat, Turn};

/// CAM-17.1: every room shows either side, independently: 16 combinations.
#[test]
fn sixteen_combinations() {
    let all: Vec<Sides> = Sides::combinations().collect();
    assert_eq!(all.len(), 16);
    for sides in &all {
        assert_eq!(all.iter().filter(|other| *other == sides).count(), 1);
        let game = new_game(4, *sides, Heroes::Off);
        let Sides::Chosen(chosen) = sides else { panic!("{sides}") };
        assert_eq!(Room::CASTLE.map(|room| open(&game).side(room).unwrap()), *chosen);
    }
}

/// CAM-17.2, CAM-22.7: the A/B tiles fall one by one, each side equally likely.
#[test]
fn drawn_sides() {
    let mut game = new_game(4, Sides::Random, Heroes::Off);
    for (room, side) in Room::CASTLE.into_iter().zip([Side::B, Side::A, Side::B, Side::B]) {
        let expected = [(format!("side {room} A"), 1), (format!("side {room} B"), 1)];
        assert_eq!((game.turn(), lots(&game)), (Turn::Chance, expected.to_vec()));
        refused_to(&game, Actor::Chance, "side secret A", "CAM-22.7");
        let events = chance(&mut game, &format!("side {room} {side}"));
        assert_eq!(events, [Event::SideDrawn { room, side }]);
    }
    assert_eq!(open(&game).flow.phase, Phase::Cards);
    assert_eq!(
        Room::CASTLE.map(|room| open(&game).side(room)),
        [Side::B, Side::A, Side::B, Side::B].map(Some)
    );
}

fn expert(players: usize, eldest: Option<Seat>) -> Camelot {
    new_game(players, Sides::BASIC, Heroes::Expert { eldest })
}

/// CAM-17.3, CAM-17.4, CAM-21.12: colours are chosen clockwise from the eldest; the order of choosing is the track's.
#[test]
fn colours_are_chosen() {
    let mut game = expert(3, Some(BEN));
    assert_eq!((on_turn(&game), offers(&game).len()), (BEN, 5));
    let events = play(&mut game, "colour violet");
    assert_eq!(events[0], Event::ColourChosen { seat: BEN, colour: VIOLET });
    assert_eq!(events[1], Event::OnTrack { colour: VIOLET, place: 1 });
    assert_eq!((pieces(&game, VIOLET).screen, pieces(&game, VIOLET).hero), (11, HeroSide::One));
    assert_eq!(on_turn(&game), CLARA);
    refused(&game, "colour violet", "CAM-17.3");
    refused_to(&game, Actor::Seat(ANNA), "colour red", "CAM-17.3");
    refused(&game, "send 1", "CAM-21.12");
    play(&mut game, "colour blue");
    play(&mut game, "colour green");
    assert_eq!(order(&game), [VIOLET, BLUE, GREEN]);
    assert_eq!((open(&game).flow.phase, open(&game).neutral_colour()), (Phase::Preparation, Some(RED)));
    let text = "players=3 heroes=expert colours=red,blue,green";
    let fault = Camelot::read_options(text, Components::printed()).unwrap_err();
    assert_eq!(fault.clause().map(|clause| clause.0), Some("CAM-17.4"));
}

/// CAM-17.5: the eldest is named before the game, or drawn by lot.
#[test]
fn the_eldest() {
    let mut game = expert(4, None);
    assert_eq!(lots(&game).len(), 4);
    refused_to(&game, Actor::Chance, "eldest 5", "CAM-22.7");
    let events = chance(&mut game, "eldest 3");
    assert_eq!((events, on_turn(&game)), (vec![Event::ChoosesFirst(CLARA)], CLARA));
    assert_eq!(on_turn(&expert(4, Some(ANNA))), ANNA);
    let heroes = Heroes::Expert { eldest: Some(CLARA) };
    assert_eq!(Options::new(2, Sides::BASIC, heroes, Components::printed()), None, "nobody sits there");
}

/// CAM-17.6: with two players they alternate until each has two colours.
#[test]
fn two_players_alternate() {
    let mut game = expert(2, Some(BEN));
    for (seat, colour) in [(BEN, YELLOW), (ANNA, RED), (BEN, BLUE), (ANNA, VIOLET)] {
        assert_eq!(on_turn(&game), seat);
        play(&mut game, &format!("colour {colour}"));
    }
    assert_eq!(open(&game).colours_of(ANNA).collect::<Vec<_>>(), [RED, VIOLET]);
    assert_eq!(order(&game), [YELLOW, RED, BLUE, VIOLET]);
}
