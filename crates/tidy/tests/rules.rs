//! Every clause of the rules exists in every language and is cited by a test; nothing else is cited.

use std::collections::BTreeSet;
use tidy::{clauses, files, mentioned, root, rulebook, sources};

/// The crates whose tests prove clauses.
const GAMES: [&str; 3] = ["artus", "camelot", "merlin"];

#[test]
fn no_clause_stands_twice() {
    for file in files("docs/rules", ".md") {
        let all = clauses(&file.text);
        let different: BTreeSet<&String> = all.iter().collect();
        assert_eq!(all.len(), different.len(), "{} has a clause twice", file.path);
        assert!(!all.is_empty(), "{} has no clause", file.path);
    }
}

#[test]
fn all_languages_have_the_same_clauses_in_the_same_order() {
    let english = files("docs/rules/en", ".md");
    let folders = std::fs::read_dir(root().join("docs/rules")).unwrap();
    let languages: Vec<String> =
        folders.map(|folder| folder.unwrap().file_name().into_string().unwrap()).collect();
    assert!(languages.len() >= 2, "English and German at least: {languages:?}");
    for language in languages {
        let folder = format!("docs/rules/{language}");
        let theirs = files(&folder, ".md");
        assert_eq!(theirs.len(), english.len(), "{folder} has as many files as English");
        for (ours, theirs) in english.iter().zip(&theirs) {
            assert_eq!(ours.path.replace("/en/", "/"), theirs.path.replace(&format!("/{language}/"), "/"));
            let (left, right) = (clauses(&ours.text), clauses(&theirs.text));
            let odd: Vec<_> = left.iter().zip(&right).filter(|(left, right)| left != right).take(1).collect();
            assert!(
                left == right,
                "{}: {} clauses, {}; first difference {odd:?}",
                theirs.path,
                right.len(),
                left.len()
            );
        }
    }
}

#[test]
fn the_source_cites_only_clauses_that_exist() {
    let known = rulebook("en");
    let prefixes: BTreeSet<String> = known.keys().map(|id| id[..3].to_owned()).collect();
    let mut unknown = Vec::new();
    for file in sources().into_iter().chain(files("docs", ".md")) {
        for id in mentioned(&file.text) {
            // Section 99 is what tests ask for when they want a clause that does not exist.
            let nonexistent_on_purpose = file.path.contains("/tests/") && id[4..].starts_with("99.");
            if prefixes.contains(&id[..3]) && !known.contains_key(&id) && !nonexistent_on_purpose {
                unknown.push(format!("{}: {id}", file.path));
            }
        }
    }
    assert!(unknown.is_empty(), "unknown clauses:\n{}", unknown.join("\n"));
}

#[test]
fn every_clause_is_cited_by_a_test() {
    // The tests of the game crates: a word about a clause elsewhere is no test of it.
    let of_a_game = |path: &str| GAMES.iter().any(|game| path.starts_with(&format!("crates/{game}/tests/")));
    let tests = sources().into_iter().filter(|file| of_a_game(&file.path));
    let cited: BTreeSet<String> = tests.flat_map(|file| mentioned(&file.text)).collect();
    let missing: Vec<String> = rulebook("en").into_keys().filter(|id| !cited.contains(id)).collect();
    assert!(missing.is_empty(), "{} clauses without a test: {missing:?}", missing.len());
}
