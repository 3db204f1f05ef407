//! Taking back: inside a turn everything is free until a card is drawn or a die is rolled (`Playthrough::undo_to`).

use merlin::{Components, Event, Frame, Merlin, Move, Options, Window};
use table::{Actor, Eye, Game, Header, Moves, Playthrough, Seat, Turn, choose, draw, generator};

fn game(players: usize) -> Playthrough<Merlin> {
    let options = Options::new(players, Components::printed()).unwrap();
    Playthrough::new(Header::new(options, Vec::new()))
}

fn top(game: &Playthrough<Merlin>) -> Frame {
    game.state().view(Eye::Spectator).open.top()
}

/// Who decides now, unless chance does or the game is over.
fn on_turn(game: &Playthrough<Merlin>) -> Option<Seat> {
    let Turn::Seats(seats) = game.state().turn() else { return None };
    seats.iter().next()
}

fn offers(game: &Playthrough<Merlin>, seat: Seat) -> Moves<Move> {
    let mut offers = Moves::new();
    game.state().moves(Actor::Seat(seat), &mut offers);
    offers
}

/// A whole turn, step by step back to the choice of its die; the replacement of a mission ends that.
#[test]
fn a_turn_is_taken_back_step_by_step() {
    let (mut game, mut rng) = (game(3), generator(3));
    let (mut whole_turns, mut drawn) = (0, 0);
    while !game.is_over() {
        let Some(seat) = on_turn(&game) else {
            let lot = draw(game.state(), &mut Moves::new(), &mut rng);
            game.play(Actor::Chance, lot).unwrap();
            continue;
        };
        let choice = choose(&offers(&game, seat), &mut rng);
        game.play(Actor::Seat(seat), choice).unwrap();
        if let Move::Draw(_) = choice {
            // Free until the card itself is shown, which is the next thing to happen.
            assert!(matches!(top(&game), Frame::Card(_)) && game.undo_to(seat).is_ok());
            drawn += 1;
        }
        if choice == Move::End && whole_turns < 8 {
            let (mut back, mut steps) = (game.clone(), 0);
            while let Ok(keep) = back.undo_to(seat) {
                assert_eq!(keep, back.moves().len() - 1);
                back.undo(seat).unwrap();
                steps += 1;
            }
            let shown = matches!(back.moves().last(), Some((Actor::Chance, _)));
            let others = matches!(back.moves().last(), Some((Actor::Seat(other), _)) if *other != seat);
            assert!(shown || others, "only what was shown, or somebody else's turn, holds it up");
            if top(&back) == Frame::Window(Window::Start) {
                assert!(steps >= 4, "die, move, action, end");
                assert_eq!(back.events(Eye::Everything).last(), Some(&Event::Turn(seat)));
                whole_turns += 1;
            }
        }
    }
    assert!(whole_turns > 3 && drawn > 3, "{whole_turns} turns, {drawn} missions");
}
