//! Section 16: the end of the game.

use crate::random::random_game;
use crate::support::*;
use artus::{Artus, Components, Event, Figure, Kind, Mode, Phase, Refusal};
use table::{Actor, Eye, Game, Seat, SeatSet, Turn};

/// Three players in the last round of the beginner game; black started, so red plays the very last card.
fn last_turn() -> Scene {
    Scene::empty(3, Mode::Beginner)
        .round(16)
        .start(BLACK)
        .turn(RED)
        .knights(BLACK, &[1, 2, 3, 4, 5])
        .knights(BLUE, &[8, 9, 10, 11, 12])
        .knights(RED, &[15, 16, 17, 18, 26])
        .figure(0, "king silver")
        .figure(14, "prince silver")
        .figure(7, "prince bronze")
        .figure(21, "prince bronze")
        .hand(RED, &["knight_1_4"])
}

/// The seats that win.
fn winners(seats: &[Seat]) -> SeatSet {
    seats.iter().copied().collect()
}

/// ART-16.1
#[test]
fn the_game_ends_when_every_card_was_played() {
    let mut game = last_turn().build();
    assert_eq!(game.turn(), Turn::of(RED));
    let knight = Figure::Knight(RED);
    let events = play(&mut game, RED, "play knight_1_4 26+1");
    assert_eq!(
        events,
        [
            plays(RED, "knight_1_4"),
            moves(knight, 26, 27),
            leaves(RED, 8, knight, 26),
            Event::Over { winners: winners(&[RED]) },
        ]
    );
    assert_eq!((game.turn(), open(&game).flow.phase), (Turn::Over, Phase::Over));
    assert!(Seat::all(3).all(|seat| open(&game).played(seat).len() == 16 && hand(&game, seat).is_empty()));
    for (who, text) in [
        (Actor::Seat(BLACK), "play knight_1_4 1+1"),
        (Actor::Seat(RED), "draw knight"),
        (Actor::Chance, "card knight_1_4"),
        (Actor::Seat(BLUE), "place 20"),
    ] {
        assert_eq!(refused_to(&game, who, text, "ART-16.1"), Refusal::GameOver);
    }
    assert!(Seat::all(3).all(|seat| offers(&game, seat).is_empty()));
    assert_eq!(lots(&game), []);
}

/// ART-16.1: neither a round earlier nor a turn earlier.
#[test]
fn the_game_goes_on_until_the_last_turn_of_the_last_round() {
    let mut game = last_turn().round(15).hand(RED, &["knight_1_4"]).build();
    let events = play(&mut game, RED, "play knight_1_4 26+1");
    assert_eq!(events.last(), Some(&Event::Round(16)));
    assert_eq!(on_turn(&game), BLACK);

    let mut game = last_turn().turn(BLUE).hand(BLUE, &["knight_1_4"]).build();
    let events = play(&mut game, BLUE, "play knight_1_4 8+1");
    assert!(matches!(events.last(), Some(Event::Scored { .. })), "red has still a card to play");
    assert_eq!(on_turn(&game), RED);
}

/// ART-16.1: 16 rounds of one card or 11 rounds of two, in whole games.
#[test]
fn every_player_plays_16_or_22_cards() {
    for (seed, options) in Artus::every_option(Components::printed()).iter().enumerate() {
        let game = random_game(options, seed as u64);
        let (rounds, cards) = match options.mode {
            Mode::Beginner => (16, 16),
            Mode::Advanced => (11, 22),
        };
        let events = game.events(Eye::Everything);
        for seat in Seat::all(options.players()) {
            let own = |event: &&Event| matches!(event, Event::Played { seat: player, .. } if *player == seat);
            assert_eq!(events.iter().filter(own).count(), cards);
            assert!(hand(game.state(), seat).is_empty());
            assert!(Kind::ALL.into_iter().all(|kind| open(game.state()).pile(seat, kind) == 0));
        }
        let last_round = events.iter().rev().find_map(|event| match event {
            Event::Round(round) => Some(*round),
            _ => None,
        });
        assert_eq!(last_round, Some(rounds));
        assert!(matches!(events.last(), Some(Event::Over { .. })));
    }
}

/// ART-16.2
#[test]
fn all_have_as_many_turns_and_the_right_neighbour_of_the_start_player_is_last() {
    for (seed, options) in Artus::every_option(Components::printed()).iter().enumerate() {
        let game = random_game(options, 100 + seed as u64);
        let events = game.events(Eye::Everything);
        let players: Vec<Seat> = events
            .iter()
            .filter_map(|event| match event {
                Event::Played { seat, .. } => Some(*seat),
                _ => None,
            })
            .collect();
        let start = open(game.state()).flow.start;
        assert_eq!(players.first(), Some(&start));
        assert_eq!(players.last(), Some(&start.right(options.players())));
        let each = usize::from(options.mode.rounds() * options.mode.cards_per_turn());
        for seat in Seat::all(options.players()) {
            assert_eq!(players.iter().filter(|&&player| player == seat).count(), each);
        }
    }
}

/// ART-16.3
#[test]
fn nothing_is_scored_at_the_end() {
    // Black's knights would bring −29 and red's 10, but the positions no longer count.
    let mut game = last_turn().score(BLACK, 9).score(BLUE, -3).score(RED, 1).build();
    let events = play(&mut game, RED, "play knight_1_4 26+1");
    let scored = events.iter().filter(|event| matches!(event, Event::Scored { .. })).count();
    assert_eq!(scored, 1, "the card alone");
    assert_eq!([BLACK, BLUE, RED].map(|seat| points(&game, seat)), [9, -3, 1 + 8]);

    // In whole games every point stands in an event of a played card.
    let options = artus::Options::new(4, Mode::Advanced, Components::printed()).unwrap();
    let game = random_game(&options, 5);
    for seat in Seat::all(4) {
        let told: i32 = game
            .events(Eye::Everything)
            .iter()
            .map(|event| match event {
                Event::Scored { seat: scorer, points, .. } if *scorer == seat => *points,
                _ => 0,
            })
            .sum();
        assert_eq!(told, points(game.state(), seat));
    }
}

/// ART-16.4, ART-X31
#[test]
fn most_points_win_and_all_who_share_them() {
    // Red's last card brings 8 points.
    for (scores, expected) in [
        ([41, 41, 22], vec![BLACK, BLUE]),
        ([41, 30, 33], vec![BLACK, RED]),
        ([41, 41, 33], vec![BLACK, BLUE, RED]),
        ([-3, -8, -20], vec![BLACK]),
        ([10, 30, 20], vec![BLUE]),
    ] {
        let [black, blue, red] = scores;
        let mut game = last_turn().score(BLACK, black).score(BLUE, blue).score(RED, red).build();
        let events = play(&mut game, RED, "play knight_1_4 26+1");
        assert_eq!(events.last(), Some(&Event::Over { winners: winners(&expected) }), "{scores:?}");
        assert_eq!(game.scores().winners, winners(&expected));
    }
}

/// ART-16.4, ART-X31: the advanced game too.
#[test]
fn ties_are_shared_in_the_advanced_game() {
    for (black, blue, expected) in [(-3, -8, vec![BLACK]), (7, 7, vec![BLACK, BLUE])] {
        let game = Scene::empty(2, Mode::Advanced)
            .phase("over")
            .round(11)
            .knights(BLACK, &[1, 2, 3, 4, 5])
            .knights(BLUE, &[8, 9, 10, 11, 12])
            .figure(0, "king silver")
            .figure(14, "prince silver")
            .figure(7, "prince bronze")
            .figure(21, "prince bronze")
            .score(BLACK, black)
            .score(BLUE, blue)
            .build();
        assert_eq!(game.turn(), Turn::Over);
        assert_eq!(game.scores().winners, winners(&expected));
    }
}
