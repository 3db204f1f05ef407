//! The texts use the words of `docs/glossary.md`: each term in its language, and none of those it forbids.

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::parser;
use std::fs;
use std::path::{Path, PathBuf};

/// A text of a language: where it stands, and its words without the gaps.
struct Text {
    file: String,
    key: String,
    words: String,
}

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// Adds the words of a pattern, one text for each way through its variants.
fn read(pattern: &Pattern<String>, out: &mut Vec<String>) {
    let mut said = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => said.push_str(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                said.push_str("{}");
                variants.iter().for_each(|variant| read(&variant.value, out));
            }
            PatternElement::Placeable { expression: Expression::Inline(_) } => said.push_str("{}"),
        }
    }
    out.push(said.split_whitespace().collect::<Vec<_>>().join(" "));
}

fn texts(language: &str) -> Vec<Text> {
    let mut found = Vec::new();
    for entry in fs::read_dir(here("locales").join(language)).unwrap() {
        let path = entry.unwrap().path();
        let file = path.file_name().unwrap().to_string_lossy().into_owned();
        let resource = parser::parse(fs::read_to_string(&path).unwrap()).unwrap();
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut said = Vec::new();
            message.value.iter().for_each(|pattern| read(pattern, &mut said));
            let key = message.id.name;
            found.extend(said.into_iter().map(|words| Text { file: file.clone(), key: key.clone(), words }));
        }
    }
    found
}

/// The sentences of the guides and the lessons: `de = "…"`, alone or beside another language.
fn guides_and_lessons(language: &str) -> Vec<Text> {
    let folders = ["guides", "guides/merlin", "lessons/artus", "lessons/camelot", "lessons/merlin"];
    let files = folders
        .iter()
        .flat_map(|folder| fs::read_dir(here("../..").join(folder)).unwrap())
        .map(|entry| entry.unwrap().path());
    let mut found = Vec::new();
    for path in files.filter(|path| path.is_file()) {
        let file = path.strip_prefix(here("../..")).unwrap().to_string_lossy().into_owned();
        for (number, line) in fs::read_to_string(&path).unwrap().lines().enumerate() {
            let begins = format!("{language} = \"");
            let said = line.split_once(&begins).and_then(|(_, rest)| rest.split('"').next());
            let key = format!("line {}", number + 1);
            found.extend(said.map(|words| Text { file: file.clone(), key, words: words.to_owned() }));
        }
    }
    found
}

/// The rows of the table with so many columns.
fn rows<const COLUMNS: usize>() -> Vec<[String; COLUMNS]> {
    let glossary = fs::read_to_string(here("../../docs/glossary.md")).unwrap();
    let cells = |line: &str| -> Vec<String> {
        line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()
    };
    let lines = glossary.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| ---"));
    let mut rows: Vec<_> = lines.filter_map(|line| cells(line).try_into().ok()).collect();
    // The first one is the heading.
    rows.remove(0);
    rows
}

/// Whether a text has a word: as a whole, or, with a star, as its beginning. Capitals count where the word has some.
fn has(text: &str, word: &str) -> bool {
    let text = if word.contains(char::is_uppercase) { text.to_owned() } else { text.to_lowercase() };
    let (stem, open) = match word.strip_suffix('*') {
        Some(stem) => (stem, true),
        None => (word, false),
    };
    text.match_indices(stem).any(|(at, _)| {
        let inside = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
        let (before, after) = (text[..at].chars().next_back(), text[at + stem.len()..].chars().next());
        (!stem.starts_with(char::is_alphanumeric) || !inside(before))
            && (open || !stem.ends_with(char::is_alphanumeric) || !inside(after))
    })
}

#[test]
fn words_are_found_whole_or_by_their_beginning() {
    assert!(has("Anna is on turn.", "is on turn"));
    assert!(has("Ein orangener Schild", "orangene*"));
    assert!(!has("Ein orangefarbener Schild", "orangene*"));
    assert!(has("Lands", "Lands") && !has("The king lands there", "Lands"));
    assert!(has("“x” is no stack", "” is no") && !has("“x” is not a stack", "” is no"));
    assert!(has("any free chair can be chosen.", "can be chosen."));
}

#[test]
fn every_term_is_used_in_its_language() {
    let rows = rows::<4>();
    assert!(rows.len() > 100, "{}", rows.len());
    for (column, language) in ["de", "en"].into_iter().enumerate() {
        let all: Vec<String> = texts(language).into_iter().map(|text| text.words.to_lowercase()).collect();
        for row in &rows {
            let term = row[column].to_lowercase();
            assert!(
                all.iter().any(|words| words.contains(&term)),
                "{language}: no text says {}",
                row[column]
            );
        }
    }
}

#[test]
fn no_text_has_a_word_that_is_not_used() {
    let rows = rows::<3>();
    let mut wrong = Vec::new();
    for language in ["de", "en"] {
        let own: Vec<_> = rows.iter().filter(|row| row[0] == language).collect();
        assert!(own.len() > 20, "{language}");
        let told = guides_and_lessons(language);
        assert!(told.len() > 700, "{language}: {}", told.len());
        for text in texts(language).into_iter().chain(told) {
            for [_, not, but] in own.iter().copied().filter(|row| has(&text.words, &row[1])) {
                wrong.push(format!("{language}/{}: {} says “{not}”, not “{but}”", text.file, text.key));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
