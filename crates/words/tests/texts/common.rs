//! What the tests of sentences share.

use artus::Artus;
use table::Game;
use words::Words;

/// Every language there is.
pub(crate) fn languages() -> impl Iterator<Item = Words> {
    Words::languages().into_iter().map(|lang| Words::new(lang).unwrap())
}

/// English, German.
pub(crate) fn both() -> [Words; 2] {
    ["en", "de"].map(|lang| Words::new(lang).unwrap())
}

/// The names at the example position, black first.
pub(crate) fn names() -> Vec<String> {
    ["Gareth", "Blanche", "Rowena", "Iwein"].map(str::to_owned).to_vec()
}

/// The example position P of section 19, red on turn.
pub(crate) fn example() -> Artus {
    let file = include_str!("../../../artus/tests/positions/p.toml");
    let (before, _) = file.split_once("[[seat]]").unwrap();
    let text = before.replace("round = 5", "start_player = 3\nplayer = 3");
    Artus::from_position(&text, Artus::printed()).unwrap()
}

/// Refuses what no reader should ever see.
#[track_caller]
pub(crate) fn check_text(words: Words, text: &str, from: &dyn std::fmt::Debug) {
    let context = format!("{} {from:?}: {text:?}", words.lang());
    assert!(!text.trim().is_empty(), "{context}");
    assert_eq!(text, text.trim(), "{context}");
    for garbage in [
        "⟦",
        "⟧",
        "{",
        "}",
        "$",
        "Unknown localization",
        "\u{2068}",
        "\u{2069}",
        "  ",
        " ,",
        " .",
        "()",
        "Some(",
    ] {
        assert!(!text.contains(garbage), "{garbage:?} in {context}");
    }
    let digits = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_digit());
    for (place, _) in text.match_indices('-') {
        let number = digits(text[place + 1..].chars().next()) && !text.contains('`');
        assert!(!number, "a minus sign is a real one in {context}");
    }
}

/// The same, for a whole sentence.
#[track_caller]
pub(crate) fn check_sentence(words: Words, text: &str, from: &dyn std::fmt::Debug) {
    check_text(words, text, from);
    let first = text.chars().next().unwrap();
    assert!(!first.is_lowercase(), "a sentence begins large: {} {text:?}", words.lang());
    assert!(text.ends_with(['.', ')']), "a sentence ends: {} {text:?}", words.lang());
}
