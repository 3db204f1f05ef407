//! Section 1: overview and vocabulary.

use crate::random::random_game;
use crate::support::{
    BEN, BLUE, GREEN, RED, Scene, VIOLET, YELLOW, has_sixty_tile, let_chance, new_game, offers, open, pieces,
    play, points_in, refused, score, sending,
};
use camelot::{BoardName, Camelot, Colour, Components, Event, Heroes, Options, Phase, Room, Side, Sides};
use table::{Eye, Game, Seat, Turn};

/// CAM-1.1: two to five players; seven rounds, then one end scoring.
#[test]
fn seven_rounds_for_two_to_five() {
    for players in [0, 1, 6] {
        assert_eq!(Options::new(players, Sides::BASIC, Heroes::Off, Components::printed()), None);
        let fault = Camelot::read_options(&format!("players={players}"), Components::printed()).unwrap_err();
        assert_eq!(fault.clause().map(|clause| clause.0), Some("CAM-1.1"));
    }
    for players in 2..=5 {
        let options = Options::new(players, Sides::BASIC, Heroes::Off, Components::printed()).unwrap();
        let events = random_game(&options, 1).events(Eye::Everything);
        let rounds: Vec<u8> = events
            .iter()
            .filter_map(|event| if let Event::Round(round) = event { Some(*round) } else { None })
            .collect();
        assert_eq!(rounds, [1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(events.iter().filter(|event| matches!(event, Event::Over { .. })).count(), 1);
    }
    assert_eq!(Scene::of(4).round(8).broken_clause(), "CAM-1.1");
}

/// CAM-1.2: preparation, sending, predictions, missions, end of round, in this order.
#[test]
fn the_phases_of_a_round() {
    let options = Options::new(3, Sides::BASIC, Heroes::Off, Components::printed()).unwrap();
    let phase = |event: &Event| match event {
        Event::Revealed(_) => Some(1),
        Event::FistClosed { .. } => Some(2),
        Event::Predicted { .. } | Event::FistsOpened { .. } | Event::MerlinTaken { .. } => Some(3),
        Event::MissionTaken { .. } | Event::Fetched { .. } | Event::NoMission { .. } => Some(4),
        Event::RoundOver(_) => Some(5),
        _ => None,
    };
    let events = random_game(&options, 2).events(Eye::Everything);
    let mut phases: Vec<u8> = events.iter().filter_map(phase).collect();
    phases.dedup();
    assert_eq!(phases, [1, 2, 3, 4, 5].repeat(7));
}

/// CAM-1.3: one colour each with three to five players, two each with two.
#[test]
fn colours_of_the_players() {
    for (players, colours, each) in [(2, 4, 2), (3, 3, 1), (4, 4, 1), (5, 5, 1)] {
        let game = sending(players);
        assert_eq!(open(&game).colours().count(), colours);
        for seat in Seat::all(players) {
            assert_eq!(open(&game).colours_of(seat).count(), each);
        }
    }
}

/// CAM-1.4: a colour is punished as a colour, whoever plays it; only the result of two players is per player.
#[test]
fn everything_counts_by_colour() {
    // Ben has yellow and blue; his blue completes a group and his yellow is absent from it.
    let scene = Scene::of(2).sides("AABA").turn(BLUE).mission("one_blue").knights(RED, &["in_r1"]);
    let mut game = scene.build();
    assert_eq!(open(&game).owner(YELLOW), open(&game).owner(BLUE));
    let events = play(&mut game, "place blue in_r2");
    assert_eq!(points_in(&events), [(BLUE, 2), (YELLOW, -2), (GREEN, -2)]);
    assert_eq!((score(&game, BLUE), score(&game, YELLOW)), (2, -2));
    assert_eq!(game.scores().total(BEN), -2, "CAM-18.9: the lower one counts");
}

/// CAM-1.5: one room of each colour, two sides each.
#[test]
fn four_rooms_with_two_sides() {
    let boards = [Side::A, Side::B].map(|side| {
        let game = new_game(4, Sides::Chosen([side; 4]), Heroes::Off);
        Room::CASTLE.map(|room| open(&game).board_name(room).unwrap())
    });
    use BoardName::*;
    assert_eq!(boards[0], [RoundTable, TrainingGround, Ballroom, Chapel]);
    assert_eq!(boards[1], [Rebellion, Tournament, Intrigue, Library]);
}

/// CAM-1.6: "any room" never is the secret room.
#[test]
fn any_room_is_not_the_secret_room() {
    let game = Scene::of(5).mission("one_any").build();
    assert!(offers(&game).iter().all(|text| !text.contains("se_")));
    refused(&game, "place any se_1", "CAM-7.7");
    let game = Scene::of(5).mission("key_violet").build();
    assert_eq!(offers(&game), ["place violet se_1"]);
}

/// CAM-1.7: each knight is in exactly one zone; a position with one too many or too few is refused.
#[test]
fn every_knight_is_in_one_zone() {
    let scene = Scene::of(4).knights(RED, &["rt_01", "tr_11"]).colour(RED, "hinterland = 3");
    assert_eq!(pieces(&scene.build(), RED).screen, 14 - 1 - 2 - 3);
    for screen in [7, 9] {
        let wrong = scene.clone().colour(RED, &format!("screen = {screen}"));
        assert_eq!(wrong.broken_clause(), "CAM-1.7");
    }
}

/// CAM-1.8: in random games no knight ever leaves a field, but by Intrigue from the red room.
#[test]
fn knights_stay_on_their_fields() {
    for seed in 0..20 {
        let options = Options::new(4, Sides::Random, Heroes::On, Components::printed()).unwrap();
        let game = random_game(&options, seed);
        let (mut standing, mut removed) = (Vec::new(), 0);
        for event in game.events(Eye::Everything) {
            match event {
                Event::Placed { colour, field, .. } => standing.push((colour, field)),
                Event::KnightRemoved { colour, field, .. } => {
                    let place = standing.iter().position(|&other| other == (colour, field)).unwrap();
                    standing.remove(place);
                    removed += 1;
                    let room = open(game.state()).spot(field).unwrap().room();
                    assert_eq!((room, open(game.state()).side(Room::Blue)), (Room::Red, Some(Side::B)));
                }
                _ => {}
            }
        }
        let there =
            |room| Colour::ALL.map(|colour| open(game.state()).own(colour, room).len()).iter().sum::<usize>();
        let on_fields: usize = Room::ALL.into_iter().map(there).sum();
        assert_eq!(on_fields, standing.len(), "{removed} removed");
    }
}

/// CAM-1.9: everybody starts at 0, and points count at once.
#[test]
fn points_count_at_once() {
    let game = sending(4);
    assert!(Colour::ALL.iter().all(|&colour| score(&game, colour) == 0));
    let mut game = Scene::of(4).mission("one_green").build();
    play(&mut game, "place green tr_11");
    assert_eq!(score(&game, RED), 4);
}

/// CAM-1.10, CAM-X26: there is no floor.
#[test]
fn a_score_may_fall_below_zero() {
    let scene = Scene::of(4).sides("AABA").turn(BLUE).mission("one_blue").score(YELLOW, 2);
    let mut game = scene.knights(RED, &["in_b1"]).knights(GREEN, &["in_b2"]).build();
    let events = play(&mut game, "place blue in_b3");
    assert_eq!(points_in(&events), [(BLUE, 1), (YELLOW, -3)]);
    assert_eq!(score(&game, YELLOW), -1);
    assert!(!has_sixty_tile(&game, YELLOW));
}

/// CAM-1.11, CAM-1.12: field 60 is field 0, the 60-tile is held from 60 on, and there is no upper limit.
#[test]
fn the_sixty_tile() {
    for (points, tile, field) in
        [(0, false, 0), (59, false, 59), (60, true, 0), (61, true, 1), (125, true, 5)]
    {
        let game = Scene::of(4).score(RED, points).build();
        assert_eq!((has_sixty_tile(&game, RED), open(&game).track_field(RED)), (tile, field), "{points}");
    }
    // A loss gives the tile back.
    let scene = Scene::of(4).sides("AABA").turn(BLUE).mission("one_blue").score(YELLOW, 61);
    let mut game = scene.knights(RED, &["in_r1"]).build();
    play(&mut game, "place blue in_r2");
    assert_eq!((score(&game, YELLOW), has_sixty_tile(&game, YELLOW)), (59, false));
    // Points go on beyond 120.
    let mut game = Scene::of(4).mission("one_green").score(RED, 119).build();
    play(&mut game, "place green tr_11");
    assert_eq!(score(&game, RED), 123);
}

/// The violet colour is in play with five players only, unless somebody chose it.
#[test]
fn colours_out_of_play_have_nothing() {
    let mut game = new_game(4, Sides::BASIC, Heroes::Off);
    let_chance(&mut game);
    assert_eq!((pieces(&game, VIOLET).screen, pieces(&game, VIOLET).hinterland), (0, 0));
    assert_eq!(open(&game).flow.phase, Phase::Sending);
    assert!(matches!(game.turn(), Turn::Seats(seats) if seats.len() == 4));
}
