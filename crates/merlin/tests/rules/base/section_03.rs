//! Section 3: rounds and turns.

use super::random::watched_game;
use crate::support::{
    BLUE, GREEN, RED, Scene, YELLOW, castle, let_chance, offers, on_turn, open, play, plays, refused,
};
use merlin::{Components, Event, Frame, Merlin, Move, Options, Window};
use table::{Actor, Eye, Game, Seat, Turn};

/// The player on turn uses the first die offered, moves clockwise and forfeits; the answer is who it was.
fn idle_turn(game: &mut Merlin) -> Seat {
    let seat = on_turn(game);
    let die = offers(game, seat).into_iter().find(|text| text.starts_with("die ")).expect("a die");
    plays(game, seat, &[&die, "walk clockwise", "forfeit", "end"]);
    seat
}

/// MER-3.1, MER-14.5: six rounds, then nothing any more.
#[test]
fn a_game_has_six_rounds() {
    let options = Options::new(3, Components::printed()).unwrap();
    let game = super::random::random_game(&options, 5);
    let events = game.events(Eye::Everything);
    let rounds: Vec<u8> = events
        .iter()
        .filter_map(|event| match event {
            Event::Round { round, .. } => Some(*round),
            _ => None,
        })
        .collect();
    assert_eq!(rounds, [1, 2, 3, 4, 5, 6]);
    assert_eq!(game.state().turn(), Turn::Over);
    refused(game.state(), RED, "end", "MER-16.4");
}

/// MER-3.2: clockwise from the start player, until everyone has had four turns.
#[test]
fn turns_go_clockwise_four_times() {
    let mut game = Scene::new(3).start(BLUE).turn(BLUE).build();
    let order: Vec<Seat> = (0..12).map(|_| idle_turn(&mut game)).collect();
    assert_eq!(order, [BLUE, GREEN, RED].repeat(4));
    assert_eq!((open(&game).top(), open(&game).round), (Frame::Dice, 1));
}

/// MER-3.3: in each turn one die, each of the four once in a round, in any order.
#[test]
fn each_die_is_used_once() {
    let mut game = Scene::new(2).turn(RED).dice(RED, ["own 5", "own 2", "own 5", "merlin 3"]).build();
    assert_eq!(offers(&game, RED), ["die own 2", "die own 5", "die merlin 3"], "equal dice are one choice");
    plays(&mut game, RED, &["die merlin 3", "walk clockwise", "forfeit", "end"]);
    idle_turn(&mut game);
    assert_eq!(offers(&game, RED), ["die own 2", "die own 5"]);
    plays(&mut game, RED, &["die own 5", "walk clockwise", "forfeit", "end"]);
    idle_turn(&mut game);
    assert_eq!(offers(&game, RED), ["die own 2", "die own 5"], "the second die that shows 5 is left");
    refused(&game, RED, "die merlin 3", "MER-5.1");
    refused(&game, RED, "die own 3", "MER-5.1");
}

/// MER-3.3: a position in which somebody has used too many dice cannot be.
#[test]
fn dice_are_used_in_turn() {
    let scene = Scene::new(2).turn(BLUE).start(RED);
    let three_left = ["own 1 used", "own 2", "own 3", "merlin 4"];
    assert_eq!(scene.clone().dice(RED, ["own 1", "own 2", "own 3", "merlin 4"]).broken_clause(), "MER-3.3");
    assert_eq!(scene.clone().dice(RED, three_left).dice(BLUE, three_left).broken_clause(), "MER-3.3");
    scene.dice(RED, three_left).build();
}

/// MER-3.4: there is no passing: until the figure has moved the turn cannot end, and every turn moves a figure.
#[test]
fn no_turn_can_be_passed() {
    let mut game = Scene::new(2).turn(RED).build();
    for text in ["end", "forfeit", "done"] {
        refused(&game, RED, text, "MER-5.1");
    }
    play(&mut game, RED, "die own 1");
    for text in ["end", "forfeit", "done"] {
        refused(&game, RED, text, "MER-5.10");
    }
}

/// MER-3.5: the round ends when nobody has an unused die.
#[test]
fn the_round_ends_with_the_last_die() {
    let used = ["own 1 used", "own 2 used", "own 3 used", "merlin 4"];
    let mut game = Scene::new(2).round(1).start(RED).turn(RED).dice(RED, used).build();
    assert_eq!(castle(&game, BLUE).dice.used(), 3);
    idle_turn(&mut game);
    assert_eq!(on_turn(&game), BLUE);
    idle_turn(&mut game);
    assert_eq!(open(&game).top(), Frame::Dice);
    let events = let_chance(&mut game);
    assert!(events.ends_with(&[Event::Round { round: 2, start: BLUE }, Event::Turn(BLUE)]));
}

/// MER-3.2, MER-3.3, MER-3.4 in whole games: everybody has 24 turns, each with one die and one move.
#[test]
fn every_game_has_24_turns_for_everybody() {
    for players in 2..=4 {
        let options = Options::new(players, Components::printed()).unwrap();
        let mut dice = [0; 4];
        let game = watched_game(&options, 7, |game, who, offers| {
            let Actor::Seat(seat) = who else { return };
            if open(game).top() == Frame::Window(Window::Start)
                && offers.iter().all(|offer| matches!(offer, Move::Die(..)))
            {
                dice[seat.index()] += 1;
            }
        });
        assert!(dice[..players].iter().all(|&count| count >= 12), "{dice:?}");
        let events = game.events(Eye::Everything);
        let seats = [RED, BLUE, GREEN, YELLOW];
        for &seat in &seats[..players] {
            let count = |wanted: &dyn Fn(&Event) -> bool| events.iter().filter(|event| wanted(event)).count();
            assert_eq!(count(&|event| *event == Event::Turn(seat)), 24);
            assert_eq!(
                count(&|event| matches!(event, Event::DieChosen { seat: who, .. } if *who == seat)),
                24
            );
            assert_eq!(count(&|event| matches!(event, Event::Moved { seat: who, .. } if *who == seat)), 24);
        }
    }
}
