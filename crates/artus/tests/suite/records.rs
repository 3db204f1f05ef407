//! Records: what can be taken back in Artus; and every way in which a record can be cut, changed or foreign.

use artus::{Artus, Components, Mode, Move, Options, Phase, Refusal};
use suite::records::sealed_anew;
use suite::step;
use table::{
    Actor, Eye, Game, Header, NoUndo, Playthrough, Reason, Record, RecordError, RecordFault, Seat, Turn,
    generator,
};

const ANNA: Seat = Seat::new(0);

/// A new game of two.
fn new_game(mode: Mode) -> Playthrough<Artus> {
    let options = Options::new(2, mode, Components::printed()).expect("two players");
    Playthrough::new(Header::new(options, vec!["Anna".to_owned(), "bot:random".to_owned()]))
}

/// A whole random game.
fn whole_game() -> Playthrough<Artus> {
    let (mut game, mut rng) = (new_game(Mode::Beginner), generator(2));
    while step(&mut game, &mut rng).is_some() {}
    game
}

fn parse(text: &str) -> Result<Record<Artus>, RecordError<Artus>> {
    Record::parse(text, Components::printed())
}

#[test]
fn lines_may_end_as_on_windows() {
    let text = whole_game().record().to_string();
    assert_eq!(parse(&text.replace('\n', "\r\n")), parse(&text));
}

#[test]
fn a_name_of_several_lines_stays_on_its_own() {
    let options = Options::new(2, Mode::Beginner, Components::printed()).unwrap();
    let seats = vec!["Anna\nend 0\r\nx".to_owned(), String::new()];
    let text = Playthrough::<Artus>::new(Header::new(options, seats)).record().to_string();
    let back = parse(&text).unwrap();
    assert_eq!(back.header.seats, ["Anna end 0  x", ""]);
}

#[test]
fn the_own_last_decision_can_be_undone() {
    let (mut game, mut rng) = (new_game(Mode::Beginner), generator(3));
    assert_eq!(game.undo(ANNA), Err(NoUndo::NothingYet));
    while game.state().turn() == Turn::Chance {
        step(&mut game, &mut rng);
    }
    assert_eq!(game.undo(ANNA), Err(NoUndo::Revealed), "the hand was dealt");
    let before = game.clone();
    let Some(Actor::Seat(first)) = step(&mut game, &mut rng) else { panic!("a placement") };
    let second = first.left(2);
    assert_eq!(game.undo(second), Err(NoUndo::OthersMoved));
    assert_eq!(game.undo_to(first), Ok(before.moves().len()));
    game.undo(first).unwrap();
    assert_eq!(game.state(), before.state());
    assert_eq!(game.events(Eye::Everything), before.events(Eye::Everything));
    assert_eq!(game.record(), before.record());

    step(&mut game, &mut rng);
    step(&mut game, &mut rng);
    assert_eq!(game.undo(first), Err(NoUndo::OthersMoved), "the other has placed since");
    assert_eq!(game.undo(second), Ok(()));
}

#[test]
fn a_played_card_can_be_undone_until_a_card_is_drawn() {
    let (mut game, mut rng) = (new_game(Mode::Advanced), generator(4));
    while game.state().view(Eye::Spectator).open.flow.phase != Phase::Play {
        step(&mut game, &mut rng);
    }
    let Some(Actor::Seat(seat)) = step(&mut game, &mut rng) else { panic!("a card") };
    let after_one = game.clone();
    step(&mut game, &mut rng);
    game.undo(seat).unwrap();
    assert_eq!(game.state(), after_one.state(), "the second card alone was taken back");
    game.undo(seat).unwrap();
    let flow = game.state().view(Eye::Spectator).open.flow;
    assert_eq!((flow.active, flow.done, flow.round), (seat, 0, 1), "then the first");

    step(&mut game, &mut rng);
    step(&mut game, &mut rng);
    step(&mut game, &mut rng);
    assert!(matches!(game.moves().last(), Some((_, Move::Draw(_)))));
    assert_eq!(game.clone().undo(seat), Ok(()), "the card has not been seen yet");
    step(&mut game, &mut rng);
    assert!(matches!(game.moves().last(), Some((Actor::Chance, Move::Card(_)))));
    assert_eq!(game.undo(seat), Err(NoUndo::Revealed));
}

#[test]
fn a_record_cut_off_after_any_line_is_refused() {
    let text = whole_game().record().to_string();
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    for kept in 0..lines.len() {
        let error = parse(&lines[..kept].concat()).unwrap_err();
        let fault = match kept {
            0 => RecordFault::NotARecord,
            1 => RecordFault::HeadExpected("game"),
            2 => RecordFault::HeadExpected("components"),
            3 => RecordFault::HeadExpected("options"),
            4 | 5 => RecordFault::HeadExpected("seat"),
            _ => RecordFault::CutOff,
        };
        assert_eq!(error, RecordError { line: kept + 1, fault }, "{kept} lines");
    }
    assert_eq!(parse(lines.concat().trim_end()), parse(&text), "the end of the last line may be missing");
}

#[test]
fn every_changed_character_is_noticed() {
    let text = whole_game().record().to_string();
    assert!(text.is_ascii());
    let mut tried = 0;
    for place in 0..text.len() {
        for other in
            ["0", "7", "a", "+", " ", "\n", "\r"].into_iter().filter(|&other| other != &text[place..=place])
        {
            let changed = format!("{}{other}{}", &text[..place], &text[place + 1..]);
            assert!(parse(&changed).is_err(), "{other:?} instead of character {place} was not noticed");
            tried += 1;
        }
    }
    assert!(tried > 10_000, "{tried}");
}

#[test]
fn a_lost_or_added_character_is_noticed_or_harmless() {
    let text = whole_game().record().to_string();
    let record = parse(&text).unwrap();
    for place in 0..text.len() {
        let lost = format!("{}{}", &text[..place], &text[place + 1..]);
        let added =
            ["0", "+", " ", "\n", "\r"].map(|new| format!("{}{new}{}", &text[..place], &text[place..]));
        for changed in added.into_iter().chain([lost]) {
            if let Ok(back) = parse(&changed) {
                assert_eq!(back, record, "character {place}: another record was read");
            }
        }
    }
}

#[test]
fn a_changed_move_is_noticed_by_its_sum_and_refused_by_its_clause() {
    let text = whole_game().record().to_string();
    let placement = text.lines().position(|line| line.contains(" place ")).unwrap();
    let line = text.lines().nth(placement).unwrap();
    let (who, _) = line.split_once(' ').unwrap();
    // Chair 0 is the king's.
    let changed = text.replacen(line, &format!("{who} place 0"), 1);
    let fault = |line, fault| Err(RecordError { line, fault });
    assert_eq!(parse(&changed), fault(text.lines().count(), RecordFault::Changed));

    for record in [parse(&sealed_anew(&changed)), Record::parse_edited(&changed, Components::printed())] {
        let error = record.unwrap().replay(None).unwrap_err();
        assert_eq!(error.line, placement + 1);
        let RecordFault::Refused { choice, refusal } = error.fault else { panic!("{error}") };
        assert_eq!((choice.to_string(), refusal.clause().0), ("place 0".to_owned(), "ART-5.2"));
        assert!(matches!(refusal, Refusal::ChairTaken(chair) if chair.number() == 0));
    }
}

#[test]
fn moves_out_of_turn_or_out_of_place_are_refused_in_their_line() {
    let text = whole_game().record().to_string();
    let lines: Vec<&str> = text.lines().collect();
    let first = lines.iter().position(|line| line.contains(" play ")).unwrap();
    let (who, card) = lines[first].split_once(' ').unwrap();
    let other = if who == "1" { "2" } else { "1" };
    for (new, clause) in [
        (format!("{other} {card}"), "ART-6.1"),
        (format!("{who} draw king"), "ART-17.7"),
        (format!("{who} play score_all"), "ART-6.3"),
        ("* card ring_any".to_owned(), "ART-6.1"),
    ] {
        let mut changed = lines.clone();
        changed[first] = &new;
        let record = parse(&sealed_anew(&changed.join("\n"))).unwrap();
        let error = record.replay(None).unwrap_err();
        let RecordFault::Refused { refusal, .. } = error.fault else { panic!("{error}") };
        assert_eq!((error.line, refusal.clause().0), (first + 1, clause), "{new}");
    }
}

#[test]
fn what_is_not_a_move_is_told_with_its_line() {
    let text = whole_game().record().to_string();
    for (new, what) in [
        ("1 dance 5", "move"),
        ("9 place 5", "seat"),
        ("place", "move"),
        ("1 place 28", "chair"),
        ("", "move"),
    ] {
        let lines: Vec<&str> =
            text.lines().enumerate().map(|(at, line)| if at == 30 { new } else { line }).collect();
        let error = parse(&sealed_anew(&lines.join("\n"))).unwrap_err();
        assert_eq!(error.line, 31, "{error}");
        assert!(matches!(&error.fault, RecordFault::Unreadable(problem) if problem.what == what), "{error}");
    }
}

#[test]
fn the_last_line_must_fit_the_record() {
    let text = whole_game().record().to_string();
    let last = text.lines().count();
    let fault = |line, fault| Err(RecordError { line, fault });
    let counted = text.replace("end 100 ", "end 99 ");
    assert_eq!(parse(&counted), fault(last, RecordFault::Count { said: 99, found: 100 }));
    assert_eq!(parse(&format!("{text}1 place 5\n")), fault(last + 1, RecordFault::AfterEnd));
    let error = parse(&text.replace("end 100 ", "end all ")).unwrap_err();
    assert!(matches!(error.fault, RecordFault::Unreadable(problem) if problem.what == "count"));
}

#[test]
fn a_record_of_another_game_or_with_other_components_is_refused() {
    let text = whole_game().record().to_string();
    let other_game = RecordError { line: 2, fault: RecordFault::OtherGame("merlin".to_owned()) };
    assert_eq!(parse(&text.replace("game artus", "game merlin")), Err(other_game));

    let carpet = "chairs = [27, 0, 1, 13, 14, 15]";
    let others =
        Components::read(&Components::PRINTED.replace(carpet, "chairs = [26, 27, 0, 12, 13, 14]")).unwrap();
    let error = Record::<Artus>::parse(&text, others).unwrap_err();
    let (played, given) = (Components::printed().fingerprint().to_owned(), others.fingerprint().to_owned());
    assert_eq!(error, RecordError { line: 3, fault: RecordFault::OtherComponents { played, given } });

    for (options, clause) in [("players=5 mode=beginner", "ART-1.3"), ("players=2 mode=expert", "ART-1.4")] {
        let error = parse(&text.replace("players=2 mode=beginner", options)).unwrap_err();
        let RecordFault::Options(fault) = error.fault else { panic!("{error}") };
        assert_eq!((error.line, fault.clause().map(|clause| clause.0)), (4, Some(clause)));
    }
}

/// The line of a refused move is right also for a record whose seats have no names.
#[test]
fn the_line_of_a_move_does_not_depend_on_the_names() {
    let options = Options::new(2, Mode::Beginner, Components::printed()).unwrap();
    let moves = vec![(Actor::Chance, "start 5".parse().unwrap())];
    let record = Record::<Artus> { header: Header::new(options, Vec::new()), moves };
    let error = record.replay(None).unwrap_err();
    let written = record.to_string();
    assert_eq!(written.lines().nth(error.line - 1), Some("* start 5"), "{error}\n{written}");
}
