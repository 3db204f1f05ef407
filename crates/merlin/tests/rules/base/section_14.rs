//! Section 14: end of a round.

use super::random::random_game;
use crate::support::{BLUE, GREEN, RED, Scene, YELLOW, castle, chance, let_chance, lots, open, plays};
use merlin::{Components, Event, Frame, Merlin, Options, Window};
use table::{Eye, Seat};

/// The last turn of a round: everybody but the last player has used all dice.
fn last_turn(round: u8, players: usize) -> Scene {
    let last = Seat::new(players - 1);
    Scene::new(players)
        .round(round)
        .start(RED)
        .turn(last)
        .dice(last, ["own 1 used", "own 2 used", "own 3 used", "merlin 4"])
}

fn end_round(game: &mut Merlin, players: usize) -> Vec<Event> {
    plays(game, Seat::new(players - 1), &["die merlin 4", "walk clockwise", "forfeit", "end"])
}

/// MER-14.1: a scoring after rounds 2, 4 and 6, none after the others.
#[test]
fn every_second_round_ends_with_a_scoring() {
    for round in 1..=6 {
        let mut game = last_turn(round, 2).build();
        let events = end_round(&mut game, 2);
        let scoring = events.contains(&Event::Scoring { round });
        assert_eq!(scoring, round % 2 == 0, "round {round}");
    }
}

/// MER-14.2: after rounds 1 to 5 the next one is prepared, after round 6 the game ends.
#[test]
fn the_next_round_is_prepared() {
    for round in 1..=6 {
        let mut game = last_turn(round, 2).build();
        end_round(&mut game, 2);
        while matches!(open(&game).top(), Frame::NewTraitors) {
            let first = lots(&game)[0].0.clone();
            chance(&mut game, &first);
        }
        assert_eq!(open(&game).top(), if round < 6 { Frame::Dice } else { Frame::Over }, "round {round}");
    }
}

/// MER-14.3: everybody takes back the dice and rolls them.
#[test]
fn all_dice_are_rolled_again() {
    let mut game = last_turn(1, 3).build();
    end_round(&mut game, 3);
    assert!(
        open(&game).castles().iter().all(|castle| castle.dice.used() == 0 && castle.dice.shown(0).is_none())
    );
    let events = let_chance(&mut game);
    let rolled = events.iter().filter(|event| matches!(event, Event::Rolled { .. })).count();
    assert_eq!(rolled, 3);
    assert!(open(&game).castles().iter().all(|castle| castle.dice.unused().count() == 4));
}

/// MER-14.4, MER-14.5, MER-X25: the next player clockwise starts the next round.
#[test]
fn the_start_player_marker_passes() {
    let mut game = last_turn(1, 3).build();
    end_round(&mut game, 3);
    let events = let_chance(&mut game);
    assert!(events.contains(&Event::Round { round: 2, start: BLUE }));
    assert_eq!((open(&game).round, open(&game).start, open(&game).active), (2, BLUE, BLUE));
    assert_eq!(open(&game).top(), Frame::Window(Window::Start));

    let options = Options::new(4, Components::printed()).unwrap();
    let game = (1..50)
        .map(|seed| random_game(&options, seed))
        .find(|game| game.events(Eye::Everything).contains(&Event::Starts(BLUE)));
    let events = game.expect("one of 49 games starts with seat 2").events(Eye::Everything);
    let starts: Vec<Seat> = events
        .iter()
        .filter_map(|event| match event {
            Event::Round { start, .. } => Some(*start),
            _ => None,
        })
        .collect();
    assert_eq!(starts, [BLUE, GREEN, YELLOW, RED, BLUE, GREEN]);
}

/// MER-14.6: everything else stays as it is.
#[test]
fn everything_else_stays() {
    let scene = last_turn(1, 2)
        .vassal(RED, "lady", "grey")
        .influence(RED, &["blue", "blue"])
        .items(RED, &["flag grey"]);
    let mut game = scene
        .knight(RED, 7)
        .manors(RED, &["1,1"])
        .excalibur(BLUE)
        .grail(RED)
        .traitors(BLUE, &["grey"])
        .build();
    let before = game;
    end_round(&mut game, 2);
    let_chance(&mut game);
    for seat in [RED, BLUE] {
        let (mut now, then) = (*castle(&game, seat), castle(&before, seat));
        now.dice = then.dice;
        assert_eq!(&now, then);
    }
    assert_eq!((open(&game).display, open(&game).grail), (open(&before).display, open(&before).grail));
}
