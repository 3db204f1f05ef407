//! What a player has no choice about is done without asking, unless that would tell others something.

use camelot::{Camelot, Components, Heroes, Move, Options, Part, Sides};
use games::{AnyMove, Listed, RunningGame};
use table::Game;
use table::{Actor, Header, Moves, Playthrough, Turn, choose, draw, generator};

/// CAM-5.4, CAM-21.1: a colour without a knight behind its screen sends 0 without being asked, also while
/// others choose.
#[test]
fn an_empty_screen_is_not_asked_how_many_knights_it_sends() {
    let options = Options::new(4, Sides::BASIC, Heroes::Off, Components::printed()).expect("four can play");
    let mut found = 0;
    for seed in 0..200 {
        let mut game = Playthrough::<Camelot>::new(Header::new(options, vec![String::new(); 4]));
        let (mut offers, mut rng) = (Moves::new(), generator(seed));
        loop {
            let (who, choice) = match game.state().turn() {
                Turn::Over => break,
                Turn::Chance => (Actor::Chance, draw(game.state(), &mut offers, &mut rng)),
                Turn::Seats(seats) => {
                    let of = |seat| RunningGame::offers(&game, seat);
                    let forced = seats.iter().find(|&seat| of(seat).len() == 1);
                    assert_eq!(RunningGame::formality(&game).map(|(seat, _)| seat), forced);
                    if let (Some(seat), true) = (forced, seats.len() > 1) {
                        let zero: Move = "send 0".parse().expect("a move");
                        assert_eq!(RunningGame::formality(&game), Some((seat, AnyMove::Camelot(zero))));
                        found += 1;
                    }
                    // Whoever sends as many as possible runs out of knights.
                    let seat = seats.iter().next().expect("somebody decides");
                    offers.clear();
                    game.state().moves(Actor::Seat(seat), &mut offers);
                    let last = *offers.last().expect("there is always a move");
                    let sends = matches!(last, Move::Send(_));
                    (Actor::Seat(seat), if sends { last } else { choose(&offers, &mut rng) })
                }
            };
            game.play(who, choice).expect("it is offered");
        }
    }
    assert!(found > 10, "{found}");
}

/// CAM-16.16: if all tiles left are of one part, only Percival's player may know; so the tile is not taken at once.
#[test]
fn the_only_part_left_is_not_told() {
    for part in Part::ALL {
        assert!(!Camelot::is_formality(Move::Tile(part)));
    }
    assert!(Camelot::is_formality(Move::Fetch(0)));
}
