//! Records: what can be taken back in Camelot, and what is refused in a record, with its line.

use camelot::{Camelot, Components, Due, Heroes, Options, Phase, Refusal, Sides};
use suite::records::sealed_anew;
use suite::step;
use table::{
    Actor, Eye, Game, Header, NoUndo, Playthrough, Reason, Record, RecordError, RecordFault, Seat, Turn,
    generator,
};

/// A new game of three, with heroes and drawn sides.
fn new_game() -> Playthrough<Camelot> {
    let options = Options::new(3, Sides::Random, Heroes::On, Components::printed()).expect("three players");
    let names = ["Anna", "bot:random", "Clara"].map(str::to_owned).to_vec();
    Playthrough::new(Header::new(options, names))
}

fn due(game: &Playthrough<Camelot>) -> Due {
    game.state().view(Eye::Spectator).open.due()
}

/// A whole random game.
fn whole_game() -> Playthrough<Camelot> {
    let (mut game, mut rng) = (new_game(), generator(2));
    while step(&mut game, &mut rng).is_some() {}
    game
}

fn parse(text: &str) -> Result<Record<Camelot>, RecordError<Camelot>> {
    Record::parse(text, Components::printed())
}

#[test]
fn a_decision_within_a_turn_can_be_undone_until_something_is_revealed() {
    let (mut game, mut rng) = (new_game(), generator(3));
    let mut undone = 0;
    loop {
        let before = game.clone();
        let Some(who) = step(&mut game, &mut rng) else { break };
        let Actor::Seat(seat) = who else { continue };
        if due(&before) == Due::Send {
            assert_eq!(game.clone().undo(seat), Err(NoUndo::Closed), "CAM-5.8: a closed fist stays closed");
            continue;
        }
        let mut back = game.clone();
        back.undo(seat).unwrap();
        assert_eq!((back.state(), back.record()), (before.state(), before.record()));
        undone += 1;
        if game.state().turn() == Turn::Chance {
            let mut revealed = game.clone();
            step(&mut revealed, &mut rng);
            assert_eq!(revealed.undo(seat), Err(NoUndo::Revealed));
        }
    }
    assert!(undone > 30, "{undone}");
    assert_eq!(game.undo(Seat::new(0)), Err(NoUndo::Revealed), "the end was told by a reveal");
}

#[test]
fn moves_out_of_turn_or_out_of_place_are_refused_in_their_line() {
    let text = whole_game().record().to_string();
    let lines: Vec<&str> = text.lines().collect();
    let first = |start: &str| lines.iter().position(|line| line.contains(start)).unwrap();
    let (sent, predicted, taken) = (first(" send "), first(" predict "), first(" take "));
    let who = |at: usize| lines[at].split_once(' ').unwrap().0;
    for (at, new, clause) in [
        (sent, "1 send 4".to_owned(), "CAM-5.2"),
        (sent, "1 send 1 1".to_owned(), "CAM-5.1"),
        (sent + 1, "1 send 1".to_owned(), "CAM-5.8"),
        (sent, "* merlin 3".to_owned(), "CAM-5.1"),
        (predicted, format!("{} predict 16", who(predicted)), "CAM-6.3"),
        (taken, format!("{} take one_any", who(taken)), "CAM-7.5"),
        (first(" card "), "* card blue".to_owned(), "CAM-22.7"),
    ] {
        let mut changed = lines.clone();
        changed[at] = &new;
        let record = parse(&sealed_anew(&changed.join("\n"))).unwrap();
        let error = record.replay(None).unwrap_err();
        let RecordFault::Refused { refusal, .. } = error.fault else { panic!("{error}") };
        assert_eq!((error.line, refusal.clause().0), (at + 1, clause), "{new}");
    }
    let end = format!("{}\n1 send 1\n", lines[..lines.len() - 1].join("\n"));
    let error = parse(&sealed_anew(&end)).unwrap().replay(None).unwrap_err();
    assert!(matches!(error.fault, RecordFault::Refused { refusal: Refusal::GameOver, .. }), "{error}");
}

#[test]
fn what_is_not_a_move_is_told_with_its_line() {
    let text = whole_game().record().to_string();
    for (new, what) in [
        ("1 dance 5", "move"),
        ("1 send two", "number"),
        ("1 send 02", "number"),
        ("9 send 1", "seat"),
        ("1 place pink rt_01", "shield"),
        ("1 place red Thronsaal", "field"),
        ("1 take four_red", "mission"),
        ("1 hero", "move"),
    ] {
        let lines: Vec<&str> =
            text.lines().enumerate().map(|(at, line)| if at == 30 { new } else { line }).collect();
        let error = parse(&sealed_anew(&lines.join("\n"))).unwrap_err();
        assert_eq!(error.line, 31, "{error}");
        assert!(matches!(&error.fault, RecordFault::Unreadable(problem) if problem.what == what), "{error}");
    }
}

#[test]
fn a_record_with_other_components_or_options_is_refused() {
    let text = whole_game().record().to_string();
    let changed = Components::PRINTED.replace("points = 9, next = []", "points = 10, next = []");
    let others = Components::read(&changed).unwrap();
    let error = Record::<Camelot>::parse(&text, others).unwrap_err();
    let (played, given) = (Components::printed().fingerprint().to_owned(), others.fingerprint().to_owned());
    assert_eq!(error, RecordError { line: 3, fault: RecordFault::OtherComponents { played, given } });
    for (options, clause) in [("players=7", "CAM-1.1"), ("players=3 sides=ABC", "CAM-17.1")] {
        let old = "players=3 sides=random heroes=on colours=red,yellow,green";
        let error = parse(&text.replace(old, options)).unwrap_err();
        let RecordFault::Options(fault) = error.fault else { panic!("{error}") };
        assert_eq!((error.line, fault.clause().map(|clause| clause.0)), (4, Some(clause)));
    }
}

/// The game before its first move, and after its last.
#[test]
fn from_the_first_move_to_the_last() {
    let game = whole_game();
    let phase = |moves: usize| game.until(moves).state().view(Eye::Spectator).open.flow.phase;
    assert_eq!((phase(0), phase(4), phase(7)), (Phase::Sides, Phase::Cards, Phase::Preparation));
    assert_eq!(phase(game.moves().len()), Phase::Over);
}
