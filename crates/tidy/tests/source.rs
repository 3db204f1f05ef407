//! Source files say what they are for, have a size one can read, and neither panic nor promise lightly.

use regex::Regex;
use tidy::{files, sources, without_tests};

/// Files past 400 lines, each with the reason why it is still one thing.
const LARGE: [(&str, &str); 0] = [];

#[test]
fn every_file_opens_by_saying_what_it_is_for() {
    let silent: Vec<String> =
        sources().into_iter().filter(|file| !file.text.starts_with("//! ")).map(|file| file.path).collect();
    assert!(silent.is_empty(), "files without a first line `//! …`: {silent:?}");
}

#[test]
fn files_past_400_lines_are_listed_with_a_reason() {
    let large: Vec<(String, usize)> = sources()
        .into_iter()
        .map(|file| (file.path, file.text.lines().count()))
        .filter(|&(_, lines)| lines > 400)
        .collect();
    let unlisted: Vec<_> =
        large.iter().filter(|(path, _)| LARGE.iter().all(|(listed, _)| listed != path)).collect();
    assert!(unlisted.is_empty(), "what second thing moved in? {unlisted:?}");
    let gone: Vec<_> =
        LARGE.iter().filter(|(listed, _)| large.iter().all(|(path, _)| path != listed)).collect();
    assert!(gone.is_empty(), "no longer large: {gone:?}");
}

#[test]
fn comments_have_at_most_120_columns() {
    // Rows of a table cannot be broken.
    let is_long = |line: &str| {
        let line = line.trim_end();
        let comment = line.trim_start().strip_prefix("//").unwrap_or_default();
        let text = comment.trim_start_matches(['/', '!']).trim_start();
        !text.is_empty() && !text.starts_with('|') && line.chars().count() > 120
    };
    let mut long = Vec::new();
    for file in sources() {
        let numbers = file.text.lines().enumerate().filter(|(_, line)| is_long(line));
        long.extend(numbers.map(|(number, _)| format!("{}:{}", file.path, number + 1)));
    }
    assert!(long.is_empty(), "comments longer than 120 columns: {long:?}");
}

/// Whether a file below `src` holds unit tests of its module and nothing else.
fn is_test(path: &str) -> bool {
    path.contains("/tests/") || path.ends_with("/tests.rs")
}

#[test]
fn nothing_is_unwrapped_outside_tests() {
    // `expect` with the reason why it cannot fail is allowed.
    let pattern = Regex::new(r"\.unwrap\(\)|\b(todo|unimplemented|dbg)!\(").unwrap();
    let mut found = Vec::new();
    for file in sources().into_iter().filter(|file| file.path.contains("/src/") && !is_test(&file.path)) {
        let code = without_tests(&file.text);
        for (number, line) in code.lines().enumerate().filter(|(_, line)| pattern.is_match(line)) {
            found.push(format!("{}:{}: {}", file.path, number + 1, line.trim()));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn every_crate_forbids_unsafe_code_and_inherits_the_lints() {
    for file in files("crates", "Cargo.toml") {
        assert!(file.text.contains("[lints]\nworkspace = true"), "{} does not inherit the lints", file.path);
    }
}

#[test]
fn the_repository_names_no_machine_and_no_host() {
    // A home folder or a private address in a file would be somebody's machine.
    let pattern =
        Regex::new(r"/(home|root|Users)/\w|\b(10|192\.168|172\.(1[6-9]|2\d|3[01]))\.\d+\.\d+").unwrap();
    let texts = ["crates", "docs", "components", "benches", "xtask", "e2e"];
    let endings = [".rs", ".md", ".toml", ".ftl", ".py", "run"];
    for file in texts.iter().flat_map(|folder| endings.iter().flat_map(move |ending| files(folder, ending))) {
        if file.path == "crates/tidy/tests/source.rs" {
            continue;
        }
        let found: Vec<&str> = pattern.find_iter(&file.text).map(|found| found.as_str()).collect();
        assert!(found.is_empty(), "{} names {found:?}", file.path);
    }
}

#[test]
fn every_file_that_mutants_are_made_of_is_there() {
    // A name that fits nothing is ignored in silence: a file that was renamed would not be examined any more.
    let settings = std::fs::read_to_string(tidy::root().join(".cargo/mutants.toml")).unwrap();
    let named = Regex::new(r#""(crates/[^"*]*)[^"]*""#).unwrap();
    let named: Vec<&str> =
        named.captures_iter(&settings).map(|found| found.get(1).unwrap().as_str()).collect();
    let gone: Vec<_> = named.iter().filter(|path| !tidy::root().join(path).exists()).collect();
    assert!(!named.is_empty() && gone.is_empty(), "no such files: {gone:?}");
}
