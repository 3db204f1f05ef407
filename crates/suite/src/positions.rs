//! The examples of the handbook: each is a position, a move, and what it gives. And helpers for refused positions.

use crate::{Example, GameUnderTest, MoveOf, random_game};
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use table::{Actor, Fault, Game, Journal, Source, below, choose, generator};

/// An example file: its first line says who plays what, its second what that gives.
struct Written {
    name: String,
    text: String,
    actor: Actor,
    choice: String,
    gives: String,
}

fn path<S: GameUnderTest>(path: &str) -> PathBuf {
    PathBuf::from(S::CRATE).join("../..").join(path)
}

fn examples<S: GameUnderTest>() -> Vec<Written> {
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
pub fn every_example_of_the_handbook_plays_as_it_says<S: GameUnderTest>() {
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
pub fn the_handbook_shows_the_examples_as_they_are<S: GameUnderTest>() {
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

/// The values of a position, each with its place in the text: numbers, words in quotation marks, `true` and `false`.
fn values(text: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let value = line.find("= ").map_or(line.len(), |place| place + 2);
        let mut place = value;
        while let Some(letter) = line[place..].chars().next() {
            let rest = &line[place..];
            let length = match letter {
                '"' => rest[1..].find('"').map_or(rest.len(), |end| end + 2),
                '-' | '0'..='9' => {
                    rest.len() - rest[1..].trim_start_matches(|one: char| one.is_ascii_digit()).len()
                }
                't' if rest.starts_with("true") => 4,
                'f' if rest.starts_with("false") => 5,
                _ => 0,
            };
            if length > 0 {
                found.push((start + place, &rest[..length]));
            }
            place += length.max(letter.len_utf8());
        }
        start += line.len();
    }
    found
}

/// Whether a fault names a key that is there or could be, and says something that helps.
fn makes_sense(text: &str, fault: &Fault) -> bool {
    let leads = fault.at().is_none_or(|at| Source::new(text).leads(&at.split('.').collect::<Vec<_>>()));
    let helps = match fault {
        Fault::Value { found, expected, .. } => {
            let foreign = ["Some(", "None", "::", "Seat", "≠", "⊆"];
            let says = |word: &&str| found.contains(word) || expected.contains(word);
            let told = |value: &str| !value.trim_matches('…').is_empty();
            told(found) && told(expected) && found != expected && !foreign.iter().any(says)
        }
        Fault::Key { .. } | Fault::Syntax { .. } => true,
    };
    leads && helps
}

/// Positions of whole games with one value in place of another: what is refused is told with its key.
///
/// # Panics
/// If it is not.
pub fn a_wrong_value_is_told_with_its_key<S: GameUnderTest>() {
    const POSITIONS: usize = 8;
    const TRIES: usize = 60;
    let (mut rng, mut refused) = (generator(5), 0);
    let mut senseless: BTreeMap<String, String> = BTreeMap::new();
    for (seed, (_, options)) in S::golden().into_iter().enumerate() {
        let game = random_game::<S::Game>(&options, seed as u64);
        for part in 0..POSITIONS {
            let moves = game.moves().len() * part / POSITIONS;
            let text = game.until(moves).state().position();
            let values = values(&text);
            for _ in 0..TRIES {
                let (place, old) = choose(&values, &mut rng);
                let kind = |value: &str| value.as_bytes()[0] == b'"';
                let alike: Vec<&str> =
                    values.iter().map(|&(_, value)| value).filter(|new| kind(new) == kind(old)).collect();
                let new = if below(4, &mut rng) == 0 && !kind(old) { "-1" } else { choose(&alike, &mut rng) };
                let wrong = format!("{}{new}{}", &text[..place], &text[place + old.len()..]);
                if let Err(fault) = S::Game::from_position(&wrong, S::Game::printed()) {
                    refused += 1;
                    if !makes_sense(&wrong, &fault) {
                        // One of each kind is enough to see what is wrong.
                        let clause = fault.clause().map_or("", |clause| clause.0);
                        let kind = format!("{clause} {}", fault.at().unwrap_or_default());
                        let kind = kind.replace(|letter: char| letter.is_ascii_digit(), "#");
                        let what = format!("{fault}: {new} in place of {old}, {}", options);
                        senseless.entry(kind).or_insert(what);
                    }
                }
            }
        }
    }
    assert!(senseless.is_empty(), "{senseless:#?}");
    assert!(refused > 500, "only {refused} positions were refused");
}

/// The text of the example of a section, and who plays in it.
///
/// # Panics
/// If there is none.
pub fn example<S: GameUnderTest>(section: &str) -> (String, Actor) {
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
