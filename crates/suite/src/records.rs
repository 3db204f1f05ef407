//! Records of whole games: written, read, replayed, undone. That a truncated or changed text is noticed does not depend
//! on the game and is tested with Artus.

use crate::{GameUnderTest, random_game, step};
use table::{
    Actor, Eye, Game, Header, NoUndo, Playthrough, Record, RecordError, RecordFault, Seat, fingerprint,
    game_of_record, generator,
};

/// The text with a last line that fits what is above it now.
///
/// # Panics
/// If the text has no empty line after its head.
pub fn sealed_anew(text: &str) -> String {
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with("end ")).collect();
    let above = format!("{}\n", lines.join("\n"));
    let moves = lines.iter().skip_while(|line| !line.is_empty()).count() - 1;
    format!("{above}end {moves} {}\n", fingerprint(&above))
}

/// The text of a record is what it should be, and playing it again gives the same game, wholly or in part.
///
/// # Panics
/// If it is not.
pub fn a_record_is_written_read_and_replayed<S: GameUnderTest>() {
    let options = S::sample();
    let names = ["Anna", "bot:random", "Clara", "Doris", "Emil"].map(str::to_owned);
    let players = S::Game::setup(&options).players();
    let header = Header::new(options.clone(), names[..players].to_vec());
    let (mut game, mut rng) = (Playthrough::<S::Game>::new(header), generator(2));
    while step(&mut game, &mut rng).is_some() {}
    let text = game.record().to_string();
    let mut head = vec!["tafelrunde 1".to_owned(), format!("game {}", S::Game::ID)];
    head.push(format!("components {}", S::Game::fingerprint(S::Game::components_of(&options))));
    head.push(format!("options {options}"));
    head.extend(Seat::all(players).map(|seat| format!("seat {seat} {}", names[seat.index()])));
    head.push(String::new());
    assert!(text.lines().zip(&head).all(|(line, expected)| line == expected), "{head:?}\n{text}");
    assert_eq!(game_of_record(&text), Some(S::Game::ID));
    assert_eq!(sealed_anew(&text), text, "the last line counts and sums");

    let record =
        Record::<S::Game>::parse(&text, S::Game::printed()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(record, game.record());
    let again = record.replay(None).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((again.state(), again.is_over()), (game.state(), true));
    for eye in [Eye::Everything, Eye::Spectator] {
        assert_eq!(again.events(eye), game.events(eye));
    }
    assert_eq!(again.record().to_string(), text);
    for moves in (0..game.moves().len()).step_by(20) {
        let part = record.replay(Some(moves)).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!((part.moves().len(), part.state()), (moves, game.until(moves).state()));
    }
}

/// Every decision of whole games can be undone as long as neither chance nor another seat moved after it, unless the
/// rules make it final; and then nothing is left of it, neither in the situation nor in the events.
///
/// # Panics
/// If something is left, or something can be taken back that cannot.
pub fn a_decision_is_taken_back_without_a_trace<S: GameUnderTest>() {
    let mut tried = 0;
    let every = S::Game::every_option(S::Game::printed());
    for (seed, options) in every.iter().step_by(every.len().div_ceil(6)).enumerate() {
        let (mut game, mut rng) =
            (Playthrough::<S::Game>::new(Header::new(options.clone(), Vec::new())), generator(seed as u64));
        let seats: Vec<Seat> = Seat::all(game.state().players()).collect();
        assert!(seats.iter().all(|&seat| game.undo_to(seat) == Err(NoUndo::NothingYet)));
        loop {
            let before = game.clone();
            let Some(who) = step(&mut game, &mut rng) else { break };
            let (made, choice) = (game.moves().len(), game.moves()[game.moves().len() - 1].1);
            let expected = |seat: Seat| match who {
                Actor::Chance => Err(NoUndo::Revealed),
                Actor::Seat(mover) if mover != seat => Err(NoUndo::OthersMoved),
                Actor::Seat(_) if S::Game::is_closed(choice) => Err(NoUndo::Closed),
                Actor::Seat(_) => Ok(made - 1),
            };
            for &seat in &seats {
                assert_eq!(game.undo_to(seat), expected(seat), "{seat:?} after {who} {choice}");
            }
            // Replaying whole games at every move would take minutes.
            if let Actor::Seat(seat) = who
                && expected(seat).is_ok()
                && made.is_multiple_of(7)
            {
                let mut undone = game.clone();
                undone.undo(seat).unwrap_or_else(|no| panic!("{no:?}: {choice}"));
                assert_eq!((undone.state(), undone.record()), (before.state(), before.record()), "{choice}");
                assert_eq!(undone.events(Eye::Everything), before.events(Eye::Everything), "{choice}");
                tried += 1;
            }
        }
    }
    assert!(tried > 20, "{tried} decisions were taken back");
}

/// A record names the components it was played with, and is refused with others.
///
/// # Panics
/// If it is not.
pub fn a_record_with_other_components_is_refused<S: GameUnderTest>() {
    let text = random_game::<S::Game>(&S::sample(), 2).record().to_string();
    let given = S::Game::fingerprint(S::Game::printed()).to_owned();
    let played = given.chars().rev().collect::<String>();
    assert_ne!(played, given);
    let other = text.replace(&format!("components {given}"), &format!("components {played}"));
    let error = Record::<S::Game>::parse(&sealed_anew(&other), S::Game::printed()).unwrap_err();
    assert_eq!(error, RecordError { line: 3, fault: RecordFault::OtherComponents { played, given } });
}
