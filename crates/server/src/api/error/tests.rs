//! Every code has a message and a name.

use super::*;

/// Codes whose messages come from elsewhere: the rules, the parsers of moves and options, undo, tables, the store.
const OTHER_WORDS: [Code; 6] = [
    Code::BadOptions,
    Code::UnreadableMove,
    Code::NoUndo,
    Code::Refused,
    Code::TooManyTables,
    Code::SetAside,
];

#[test]
fn every_code_has_its_sentence_in_every_language_and_no_sentence_is_left_over() {
    for lang in Words::languages() {
        let words = Words::new(lang).unwrap();
        for code in Code::ALL {
            let own = !OTHER_WORDS.contains(&code);
            assert_eq!(words.has(&code.key()), own, "{lang}: {}", code.id());
        }
        let file = format!("{}/../words/locales/{lang}/api.ftl", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(file).unwrap();
        let keys = text.lines().filter(|line| line.starts_with("api-")).count();
        assert_eq!(keys, Code::ALL.len() - OTHER_WORDS.len(), "{lang}");
    }
}

#[test]
fn a_code_is_written_as_it_is_named() {
    for code in Code::ALL {
        assert_eq!(serde_json::to_value(code).unwrap(), code.id());
    }
}
