//! Section 9: end of round, end of game.

use crate::support::{Scene, let_chance, open, play, refused_to};
use camelot::{Event, Phase};
use table::{Actor, Game, Seat, Turn};

fn pass_all(game: &mut camelot::Camelot) -> Vec<Event> {
    let (round, mut events) = (open(game).flow.round, Vec::new());
    while open(game).flow.phase == Phase::Missions && open(game).flow.round == round {
        events.extend(play(game, "fetch 0"));
    }
    events
}

/// CAM-9.1, CAM-9.2: the cards left go to the box and a new round begins with new ones.
#[test]
fn a_new_round() {
    for round in 1..=6 {
        let mut game = Scene::of(4).round(round).build();
        let before: usize = camelot::Deck::ALL.map(|deck| open(&game).deck_left(deck)).iter().sum();
        let events = pass_all(&mut game);
        assert_eq!(events[events.len() - 2..], [Event::RoundOver(round), Event::Round(round + 1)]);
        assert_eq!(open(&game).display().count(), 0);
        assert_eq!(open(&game).flow.phase, Phase::Preparation);
        let_chance(&mut game);
        let after: usize = camelot::Deck::ALL.map(|deck| open(&game).deck_left(deck)).iter().sum();
        assert_eq!((before - after, open(&game).display().count()), (6, 6));
    }
}

/// CAM-9.3: after round 7 comes the end scoring, and then nothing any more.
#[test]
fn after_the_last_round() {
    let mut game = Scene::of(4).round(7).build();
    let events = pass_all(&mut game);
    assert!(events.contains(&Event::RoundOver(7)) && !events.contains(&Event::Round(8)));
    let_chance(&mut game);
    assert_eq!(game.turn(), Turn::Over);
    for seat in Seat::all(4) {
        refused_to(&game, Actor::Seat(seat), "fetch 0", "CAM-9.3");
    }
    refused_to(&game, Actor::Chance, "reveal", "CAM-9.3");
}
