//! Section 5: phase 2, sending knights.

use crate::support::{
    ANNA, BEN, CLARA, GREEN, RED, Scene, YELLOW, offers_to, open, pieces, play_as, refused_to, secret,
    sending,
};
use camelot::{Camelot, Event, Fists, Phase, Refusal};
use table::{Actor, Event as _, Eye, Game, Private, Seat, SeatSet, Turn};

/// CAM-5.1: all choose at once, in any order.
#[test]
fn all_choose_at_the_same_time() {
    let game = sending(4);
    assert_eq!(game.turn(), Turn::Seats(Seat::all(4).collect()));
    for orders in [[0, 1, 2, 3], [3, 1, 0, 2]] {
        let mut game = game;
        for seat in orders.map(Seat::new) {
            play_as(&mut game, seat, "send 1");
        }
        assert_eq!(open(&game).flow.phase, Phase::Predictions);
    }
    refused_to(&game, Actor::Chance, "reveal", "CAM-5.1");
    refused_to(&game, Actor::Seat(ANNA), "predict 4", "CAM-21.1");
    refused_to(&game, Actor::Seat(ANNA), "send 1 1", "CAM-5.1");
}

/// CAM-5.2, CAM-X3: 0 to 3, at most as many as are behind the screen.
#[test]
fn how_many_knights_may_be_sent() {
    let scene = |screen: u8| {
        let scene = Scene::of(4).phase("sending");
        scene.colour(GREEN, &format!("screen = {screen}\nhinterland = {}", 13 - screen)).build()
    };
    for (screen, most) in [(11, 3), (3, 3), (2, 2), (1, 1)] {
        let game = scene(screen);
        let texts: Vec<String> = (0..=most).map(|number| format!("send {number}")).collect();
        assert_eq!(offers_to(&game, CLARA), texts);
        let too_many = format!("send {}", most + 1);
        let refusal = refused_to(&game, Actor::Seat(CLARA), &too_many, "CAM-5.2");
        assert_eq!(refusal, Refusal::TooManySent { colour: GREEN, most });
    }
}

/// CAM-5.3: 0 is allowed even with an empty Hinterland.
#[test]
fn nobody_may_be_sent() {
    let mut game = Scene::of(4).phase("sending").colour(RED, "hinterland = 0").build();
    play_as(&mut game, ANNA, "send 0");
}

/// CAM-5.4: without a knight behind the screen 0 is the only choice.
#[test]
fn an_empty_screen_sends_nobody() {
    let game = Scene::of(4).phase("sending").colour(GREEN, "hinterland = 13").build();
    assert_eq!(offers_to(&game, CLARA), ["send 0"]);
    refused_to(&game, Actor::Seat(CLARA), "send 1", "CAM-5.4");
}

/// CAM-5.5: only the number is chosen; any affordable mission may be taken later.
#[test]
fn only_the_number_is_chosen() {
    let mut game = sending(4);
    let events = play_as(&mut game, BEN, "send 2");
    let fists = Fists { first: 2, second: None };
    assert_eq!(events, [Event::FistClosed { seat: BEN, knights: Private::to(BEN, fists) }]);
}

/// CAM-5.6, CAM-22.4: the knights are in the fist at once; behind screen and fist together nothing has changed.
#[test]
fn knights_in_the_fist() {
    let mut game = sending(4);
    play_as(&mut game, BEN, "send 2");
    assert_eq!((secret(&game, YELLOW).fist, pieces(&game, YELLOW).screen), (2, 11));
    assert_eq!(pieces(&game, YELLOW).sent, 0);
}

/// What one eye sees of a game, as text.
fn seen(game: &Camelot, eye: Eye) -> String {
    format!("{:?}", game.view(eye))
}

/// CAM-5.7: that a player has chosen is public; for every other eye games with different numbers look alike in every
/// respect, until the fists are opened.
#[test]
fn nobody_learns_the_number_early() {
    let start = sending(4);
    let played: Vec<Camelot> = (0..=3)
        .map(|number| {
            let mut game = start;
            let events = play_as(&mut game, BEN, &format!("send {number}"));
            for eye in [Eye::Seat(ANNA), Eye::Seat(CLARA), Eye::Spectator] {
                let told = format!("{:?}", events[0].seen_by(eye));
                assert!(!told.contains("Some"), "{told}");
            }
            game
        })
        .collect();
    for game in &played {
        assert_eq!(open(game).flow.chosen, SeatSet::only(BEN), "everybody sees the closed fist");
        assert_eq!(game.turn(), played[0].turn());
        for eye in [Eye::Seat(ANNA), Eye::Seat(CLARA), Eye::Spectator] {
            assert_eq!(seen(game, eye), seen(&played[0], eye));
        }
        for seat in [ANNA, CLARA] {
            assert_eq!(offers_to(game, seat), offers_to(&played[0], seat));
        }
        assert_eq!(game.scores(), played[0].scores());
    }
    assert_ne!(seen(&played[1], Eye::Seat(BEN)), seen(&played[2], Eye::Seat(BEN)), "the own fist is known");
}

/// CAM-5.7: it stays so through all predictions.
#[test]
fn predictions_tell_nothing_of_the_fists() {
    let predicted = |numbers: [u8; 4]| {
        let mut game = sending(4);
        for (seat, number) in Seat::all(4).zip(numbers) {
            play_as(&mut game, seat, &format!("send {number}"));
        }
        for number in [5, 6, 7, 8] {
            crate::support::play(&mut game, &format!("predict {number}"));
        }
        game
    };
    let (one, other) = (predicted([3, 0, 1, 2]), predicted([0, 3, 3, 3]));
    assert_eq!(seen(&one, Eye::Spectator), seen(&other, Eye::Spectator));
    let resampled = one.resample(ANNA, &mut table::generator(1));
    assert_eq!(secret(&resampled, RED).fist, 3);
    assert_eq!(seen(&one, Eye::Seat(ANNA)), seen(&resampled, Eye::Seat(ANNA)));
}

/// CAM-5.8: a closed fist stays closed; neither a second choice nor an undo opens it.
#[test]
fn a_choice_cannot_be_changed() {
    let mut game = sending(4);
    play_as(&mut game, BEN, "send 2");
    assert_eq!(offers_to(&game, BEN), [""; 0]);
    assert_eq!(refused_to(&game, Actor::Seat(BEN), "send 1", "CAM-5.8"), Refusal::AlreadyChosen);

    let header = table::Header::new(game.options(), vec![String::new(); 4]);
    let mut playthrough = table::Playthrough::<Camelot>::new(header);
    let mut rng = table::generator(1);
    while playthrough.state().turn() == Turn::Chance {
        let lot = table::draw(playthrough.state(), &mut table::Moves::new(), &mut rng);
        playthrough.play(Actor::Chance, lot).unwrap();
    }
    playthrough.play(Actor::Seat(BEN), "send 2".parse().unwrap()).unwrap();
    assert_eq!(playthrough.undo_to(BEN), Err(table::NoUndo::Closed));
}

/// CAM-5.9: the phase ends when all have chosen.
#[test]
fn the_phase_ends_when_all_have_chosen() {
    let mut game = sending(3);
    play_as(&mut game, CLARA, "send 1");
    play_as(&mut game, ANNA, "send 0");
    assert_eq!((open(&game).flow.phase, game.turn()), (Phase::Sending, Turn::of(BEN)));
    play_as(&mut game, BEN, "send 3");
    assert_eq!(open(&game).flow.phase, Phase::Predictions);
    assert_eq!(Scene::of(4).phase("sending").turn_line("chosen = [1, 2, 3, 4]").broken_clause(), "CAM-5.9");
}
