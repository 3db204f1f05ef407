//! Section 5: placement phase.

use crate::support::{
    BEIGE, BLACK, BLUE, RED, Scene, chair, dealt, offers, on_turn, open, play, points, refused, value,
};
use artus::{Artus, Event, Mode, Phase, Refusal};
use table::{Event as _, Eye, Game, Seat, Turn};

/// Every player puts knights on the first free chair until all sit; the answer is the order of placements.
fn place_all(game: &mut Artus) -> Vec<Seat> {
    let mut order = Vec::new();
    while open(game).flow.phase == Phase::Place {
        let seat = on_turn(game);
        let first = offers(game, seat)[0].clone();
        play(game, seat, &first);
        order.push(seat);
    }
    order
}

/// ART-5.1, ART-X13: the right neighbour of the start player begins, and the start player is last.
#[test]
fn placing_runs_counter_clockwise() {
    let (a, b, c) = (BLACK, BLUE, RED);
    let mut game = dealt(3, Mode::Beginner, a);
    assert_eq!(place_all(&mut game), [c, b, a].repeat(5));
    let mut game = dealt(2, Mode::Beginner, a);
    assert_eq!(place_all(&mut game), [b, a].repeat(5));
    let mut game = dealt(4, Mode::Advanced, RED);
    assert_eq!(place_all(&mut game), [BLUE, BLACK, BEIGE, RED].repeat(4));
}

/// ART-5.1: nobody places out of turn.
#[test]
fn nobody_places_out_of_turn() {
    let game = dealt(3, Mode::Beginner, BLACK);
    for seat in [BLACK, BLUE] {
        assert_eq!(offers(&game, seat), [""; 0]);
        let refusal = refused(&game, seat, "place 5", "ART-5.1");
        assert_eq!(refusal, Refusal::NotYourTurn { turn: Turn::of(RED), phase: Phase::Place });
    }
}

/// ART-5.2: every free chair is allowed, the carpet and every colour of plate among them.
#[test]
fn a_knight_goes_on_any_free_chair() {
    let mut game = dealt(2, Mode::Beginner, BLACK);
    let free: Vec<String> =
        (0..28).filter(|number| number % 7 != 0).map(|number| format!("place {number}")).collect();
    assert_eq!(offers(&game, BLUE), free);
    for text in &free {
        play(&mut game.clone(), BLUE, text);
    }
    play(&mut game, BLUE, "place 27");
    assert_eq!(offers(&game, BLACK).len(), 23);
}

/// ART-5.2: a chair somebody sits on is refused, and so is doing anything else.
#[test]
fn a_taken_chair_is_refused() {
    let mut game = dealt(2, Mode::Beginner, BLACK);
    play(&mut game, BLUE, "place 27");
    for number in [0, 7, 14, 21, 27] {
        let refusal = refused(&game, BLACK, &format!("place {number}"), "ART-5.2");
        assert_eq!(refusal, Refusal::ChairTaken(chair(number)));
    }
    let due = Refusal::OtherDecision { phase: Phase::Place };
    assert_eq!(refused(&game, BLACK, "draw king", "ART-17.7"), due, "placing is mandatory");
}

/// ART-5.3: five rounds with two or three players, four with four; then all knights sit.
#[test]
fn the_number_of_placement_rounds() {
    for (players, rounds) in [(2, 5), (3, 5), (4, 4)] {
        let mut game = dealt(players, Mode::Beginner, BLACK);
        for round in 1..=rounds {
            for _ in 0..players {
                assert_eq!((open(&game).flow.phase, open(&game).flow.round), (Phase::Place, round));
                let seat = on_turn(&game);
                let last = offers(&game, seat).pop().unwrap();
                play(&mut game, seat, &last);
            }
        }
        assert_eq!(open(&game).flow.phase, Phase::Play);
        let sitting = |seat| open(&game).table.knights(seat).len() == usize::from(rounds);
        assert!(Seat::all(players).all(sitting));
    }
}

/// ART-5.3: a sixth round of placements does not exist, nor a knight ahead of its round.
#[test]
fn no_placement_round_too_many() {
    let start = Scene::empty(2, Mode::Beginner)
        .phase("place")
        .start(BLACK)
        .turn(BLUE)
        .figure(0, "king silver")
        .figure(14, "prince silver")
        .figure(7, "prince bronze")
        .figure(21, "prince bronze");
    assert_eq!(start.build(), start.clone().round(1).build());
    assert_eq!(start.clone().round(6).broken_clause(), "ART-5.3");
    assert_eq!(start.knights(BLACK, &[5]).broken_clause(), "ART-5.3");
}

/// ART-5.4: a placement is public, and nothing comes of it but a knight on a chair.
#[test]
fn placing_brings_no_points() {
    let mut game = dealt(2, Mode::Beginner, BLACK);
    let values = |game: &Artus| (0..28).map(|number| value(game, number)).collect::<Vec<_>>();
    let before = (values(&game), open(&game).table.occupied());
    for (seat, number) in [(BLUE, 27), (BLACK, 4), (BLUE, 26)] {
        let events = play(&mut game, seat, &format!("place {number}"));
        assert_eq!(events, [Event::Placed { seat, chair: chair(number) }]);
        assert_eq!(events[0].seen_by(Eye::Spectator), events[0]);
    }
    assert_eq!((points(&game, BLACK), points(&game, BLUE)), (0, 0));
    assert_eq!(values(&game), before.0);
    assert!(before.1.is_subset(open(&game).table.occupied()), "nobody was displaced");
}

/// ART-5.5: 15, 10 or 9 chairs are free when the last knight is placed.
#[test]
fn a_free_chair_always_exists() {
    for (players, placements, free) in [(2, 10, 15), (3, 15, 10), (4, 16, 9)] {
        let mut game = dealt(players, Mode::Beginner, BLACK);
        for _ in 1..placements {
            let seat = on_turn(&game);
            let first = offers(&game, seat)[0].clone();
            play(&mut game, seat, &first);
        }
        assert_eq!(offers(&game, BLACK).len(), free, "{players} players");
        place_all(&mut game);
        assert_eq!(open(&game).flow.phase, Phase::Play);
    }
}

/// ART-5.6, ART-X13: the start player places last and takes the first turn.
#[test]
fn the_start_player_takes_the_first_turn() {
    for players in 2..=4 {
        for start in Seat::all(players) {
            let mut game = dealt(players, Mode::Beginner, start);
            let mut last = (start, Vec::new());
            while open(&game).flow.phase == Phase::Place {
                let seat = on_turn(&game);
                let first = offers(&game, seat)[0].clone();
                last = (seat, play(&mut game, seat, &first));
            }
            assert_eq!(last.0, start);
            assert_eq!(last.1.last(), Some(&Event::Round(1)));
            assert_eq!(game.turn(), Turn::of(start));
            assert!(offers(&game, start).iter().all(|text| text.starts_with("play ")));
        }
    }
}
