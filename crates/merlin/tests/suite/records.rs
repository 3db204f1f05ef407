//! Records of Merlin: a turn can be taken back until a card is drawn or a die rolled; what is refused, and
//! what is hidden.

use merlin::{Components, Destination, Frame, Merlin, Move, Options, Window};
use suite::random_game;
use table::{
    Actor, Eye, Game, Header, Moves, NoUndo, Playthrough, Record, RecordError, RecordFault, Seat, Turn, draw,
    generator,
};

/// A new game of two, with the table set up.
fn set_up() -> Playthrough<Merlin> {
    let options = Options::new(2, Components::printed()).expect("two players");
    let mut game =
        Playthrough::<Merlin>::new(Header::new(options, vec!["Anna".to_owned(), "bot:random".to_owned()]));
    let (mut offers, mut rng) = (Moves::new(), generator(1));
    while game.state().turn() == Turn::Chance {
        let lot = draw(game.state(), &mut offers, &mut rng);
        game.play(Actor::Chance, lot).expect("chance draws from what it is offered");
    }
    game
}

fn active(game: &Playthrough<Merlin>) -> Seat {
    game.state().view(Eye::Spectator).open.active
}

fn top(game: &Playthrough<Merlin>) -> Frame {
    game.state().view(Eye::Spectator).open.top()
}

/// The player on turn makes the first offered move that fits.
fn play_first(game: &mut Playthrough<Merlin>, fits: impl Fn(&Move) -> bool) {
    let seat = active(game);
    let mut offers = Moves::new();
    game.state().moves(Actor::Seat(seat), &mut offers);
    let choice = *offers.iter().find(|choice| fits(choice)).expect("such a move is offered");
    game.play(Actor::Seat(seat), choice).expect("it is offered");
}

/// Choosing a die, walking and acting are taken back one by one, to the beginning of the turn.
#[test]
fn a_turn_can_be_taken_back_move_by_move() {
    let mut game = set_up();
    let seat = active(&game);
    assert_eq!(game.undo(seat), Err(NoUndo::Revealed), "the dice were rolled");
    let mut before = vec![game.clone()];
    play_first(&mut game, |choice| matches!(choice, Move::Die(..)));
    before.push(game.clone());
    play_first(&mut game, |choice| matches!(choice, Move::Walk(_)));
    before.push(game.clone());
    play_first(&mut game, |choice| matches!(choice, Move::Forfeit));
    before.push(game.clone());
    play_first(&mut game, |choice| matches!(choice, Move::End));
    assert_eq!(top(&game), Frame::Window(Window::Start), "it is the other player's turn");
    assert_eq!(game.undo(active(&game)), Err(NoUndo::OthersMoved));
    while let Some(earlier) = before.pop() {
        game.undo(seat).unwrap();
        assert_eq!(game.state(), earlier.state());
    }
    assert_eq!(game.undo(seat), Err(NoUndo::Revealed));
}

/// Once a card has been drawn, nothing before it can be taken back.
#[test]
fn a_drawn_card_cannot_be_taken_back() {
    let options = Options::new(2, Components::printed()).unwrap();
    let whole = random_game::<Merlin>(&options, 8);
    let is_card = |moves: usize| top(&whole.until(moves)) == Frame::Card(Destination::Hand);
    let drawn =
        (60..whole.moves().len()).find(|&moves| is_card(moves)).expect("somebody draws from the deck");
    let asked = whole.until(drawn);
    let seat = active(&asked);
    assert_eq!(asked.undo_to(seat), Ok(drawn - 1), "the card has not been seen yet");
    assert_eq!(whole.until(drawn + 1).undo_to(seat), Err(NoUndo::Revealed));
}

#[test]
fn records_of_other_options_and_components_are_refused() {
    let text = set_up().record().to_string();
    let parse = |text: &str| Record::<Merlin>::parse(text, Components::printed());
    for (options, clause) in [
        ("players=5", Some("MER-1.1")),
        ("players=two", Some("MER-1.1")),
        ("modules=all", Some("MER-1.1")),
        ("players=2 dragons=all", None),
    ] {
        let error = parse(&text.replace("options players=2", &format!("options {options}"))).unwrap_err();
        let RecordFault::Options(fault) = error.fault else { panic!("{error}") };
        assert_eq!(fault.clause().map(|clause| clause.0), clause, "{options}");
    }
    let other = Components::PRINTED.replace("power = \"mirror\"", "power = \"x\"");
    let other = other
        .replace("power = \"reverse\"", "power = \"mirror\"")
        .replace("power = \"x\"", "power = \"reverse\"");
    let others = Components::read(&other).unwrap();
    let error: RecordError<Merlin> = Record::parse(&text, others).unwrap_err();
    assert!(matches!(error.fault, RecordFault::OtherComponents { .. }));
}

/// A record holds every secret; what is told to a seat holds none of the others' (MER-17.2).
#[test]
fn told_events_hide_what_was_drawn() {
    let options = Options::new(2, Components::printed()).unwrap();
    let game = random_game::<Merlin>(&options, 3);
    let hidden = |events: Vec<merlin::Event>| {
        events
            .into_iter()
            .filter(|event| match event {
                merlin::Event::Dealt { mission, .. } | merlin::Event::Drew { mission, .. } => {
                    mission.fact().is_none()
                }
                _ => false,
            })
            .count()
    };
    assert_eq!(hidden(game.events(Eye::Everything)), 0);
    assert!(hidden(game.events(Eye::Seat(Seat::new(0)))) >= 4, "the other's first hand at least");
    assert!(hidden(game.events(Eye::Spectator)) > hidden(game.events(Eye::Seat(Seat::new(0)))));
}
