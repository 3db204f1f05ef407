//! The examples of the handbook: each is a position, a move, and what it gives. And helpers for refused positions.

use crate::{Example, MoveOf, Subject};
use std::fs;
use std::path::PathBuf;
use table::{Actor, Fault, Game, Journal};

/// An example file: its first line says who plays what, its second what that gives.
struct Written {
    name: String,
    text: String,
    actor: Actor,
    choice: String,
    gives: String,
}

fn path<S: Subject>(path: &str) -> PathBuf {
    PathBuf::from(S::CRATE).join("../..").join(path)
}

fn examples<S: Subject>() -> Vec<Written> {
    let folder = S::handbook().folder;
    let mut names: Vec<String> = fs::read_dir(path::<S>(folder))
        .unwrap_or_else(|error| panic!("{folder}: {error}"))
        .map(|entry| entry.expect("a file").file_name().into_string().expect("a plain name"))
        // Other games may have folders beside the files.
        .filter(|name| name.ends_with(".toml"))
        .collect();
    names.sort_unstable();
    let read = |name: String| {
        let text = fs::read_to_string(path::<S>(folder).join(&name)).expect("a text");
        let mut lines = text.lines();
        let first = lines.next().and_then(|line| line.strip_prefix("# play ")).expect("who plays what");
        let (actor, choice) = first.split_once(": ").expect("who decides, a move");
        let gives = lines.next().and_then(|line| line.strip_prefix("# gives: ")).expect("what it gives");
        let (actor, choice) = (actor.parse().expect("a seat or chance"), choice.to_owned());
        Written { actor, choice, gives: gives.to_owned(), name, text: text.clone() }
    };
    names.into_iter().map(read).collect()
}

/// Each example can be read and played, and gives what it says.
///
/// # Panics
/// If one does not.
pub fn every_example_of_the_handbook_plays_as_it_says<S: Subject>() {
    let examples = examples::<S>();
    let sections: Vec<&str> = examples.iter().map(|example| &example.name[..2]).collect();
    assert_eq!(sections, S::handbook().sections);
    for Written { name, text, actor, choice, gives } in examples {
        let before = S::Game::from_position(&text, S::Game::printed())
            .unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let (mut after, mut journal) = (before, Journal::new());
        let choice: MoveOf<S> = choice.parse().unwrap_or_else(|fault| panic!("{name}: {fault}"));
        assert_eq!(after.try_play(actor, choice, &mut journal), Ok(()), "{name}");
        assert_eq!(after.audit(), Ok(()), "{name}");
        let (name, gives, events) = (&name, &gives, journal.events());
        S::check_example(&Example { name, gives, actor, before, after, events });
    }
}

/// The page shows each example with its command, and no other.
///
/// # Panics
/// If it does not.
pub fn the_handbook_shows_the_examples_as_they_are<S: Subject>() {
    let book = S::handbook();
    let page =
        fs::read_to_string(path::<S>(book.page)).unwrap_or_else(|error| panic!("{}: {error}", book.page));
    let examples = examples::<S>();
    for Written { name, text, choice, gives, .. } in &examples {
        let command = format!("tafelrunde position play {}/{name} \"{choice}\"", book.folder);
        let mut shown = format!("```toml\n{text}```\n\n```sh\n{command}\n```\n");
        if book.expected {
            let points: i32 = gives.parse().expect("points");
            let points = if points == 0 { "0".to_owned() } else { format!("{points:+}").replace('-', "−") };
            shown += &format!("\nExpected: {points} point");
        }
        assert!(page.contains(&shown), "{} does not show {name}", book.page);
    }
    assert_eq!(page.matches("```toml").count(), examples.len(), "no example without a file");
}

/// The text of the example of a section, and who plays in it.
///
/// # Panics
/// If there is none.
pub fn example<S: Subject>(section: &str) -> (String, Actor) {
    let found = examples::<S>().into_iter().find(|example| example.name.starts_with(section));
    let example = found.unwrap_or_else(|| panic!("section {section} has an example"));
    (example.text, example.actor)
}

/// A text with one piece replaced.
///
/// # Panics
/// If the piece does not stand in it exactly once.
pub fn changed(text: &str, old: &str, new: &str) -> String {
    assert_eq!(text.matches(old).count(), 1, "{old:?} stands once in the position");
    text.replace(old, new)
}

/// The position is refused by this clause, in the line where `place` stands.
///
/// # Panics
/// If it is not.
pub fn refused<G: Game>(text: &str, clause: &str, place: &str) {
    let fault = G::from_position(text, G::printed()).expect_err("the position is to be refused");
    assert_eq!(fault.clause().map_or("", |clause| clause.0), clause, "{fault}");
    let start = text.find(place).expect("the place stands in the text");
    assert_eq!(fault.line(), Some(1 + text[..start].matches('\n').count()), "{fault}");
    assert!(matches!(fault, Fault::Value { .. }), "{fault}");
}
