//! The scripts and style sheets of the house: written to be read; and each script says what it shares with the others.

use regex::Regex;
use std::collections::{BTreeMap, BTreeSet};
use tidy::{TextFile, files};

const FOLDER: &str = "crates/server/src/assets";

fn name(file: &TextFile) -> &str {
    file.path.rsplit('/').next().expect("a path has a last part")
}

#[test]
fn every_script_is_short_enough_to_read() {
    let scripts = files(FOLDER, ".js");
    assert!(scripts.len() > 25, "{}", scripts.len());
    for file in scripts {
        let lines = file.text.lines().count();
        assert!(lines <= 300, "{}: {lines} lines", file.path);
        let long: Vec<&str> = file.text.lines().filter(|line| line.chars().count() > 110).collect();
        assert!(long.is_empty(), "{}: {long:#?}", file.path);
        // The indentation is not sent.
        let open = file.text.lines().find(|line| line.matches('`').count() % 2 == 1);
        assert!(open.is_none(), "{}: a text over several lines: {open:?}", file.path);
    }
}

/// What is sent is packed (`crates/server/src/assets/packing.rs`), so sources need not be short.
#[test]
fn every_style_sheet_has_one_declaration_on_a_line() {
    let sheets = files(FOLDER, ".css").into_iter().chain(files("crates/boards/src", "stage.css"));
    for file in sheets.chain(files("crates/boards/src", "dock.css")) {
        for line in file.text.lines() {
            let is_short = line.chars().count() <= 110 && line.matches(';').count() <= 1;
            assert!(is_short && !line.contains("}."), "{}: {line}", file.path);
        }
    }
}

/// The head of a script: what it is for, what it uses and what it defines; and the code after it.
fn parts(text: &str) -> (&str, &str) {
    text.split_once("'use strict';").expect("a script is strict")
}

/// What stands after `Uses:` or `Defines:` in the head of a script.
fn told(text: &str, word: &str) -> String {
    let head = parts(text).0.replace("\n// ", " ");
    let told =
        Regex::new(&format!(r"{word}: ([^.]*(?:\.js[^.]*)*)\.(?:\s|$)")).expect("a regular expression");
    told.captures(&head).map(|found| found[1].to_owned()).unwrap_or_default()
}

/// The names a script gives at its outermost level.
fn definitions(code: &str) -> BTreeSet<String> {
    let plain =
        Regex::new(r"(?m)^(?:async )?(?:function|const|let) ([A-Za-z0-9_]+)").expect("a regular expression");
    let several = Regex::new(r"(?m)^const \{ ([^}]*) \}").expect("a regular expression");
    let plain = plain.captures_iter(code).map(|found| found[1].to_owned());
    let several = several.captures_iter(code).map(|found| found[1].to_owned());
    plain.chain(several.flat_map(|names| names.split(", ").map(str::to_owned).collect::<Vec<_>>())).collect()
}

fn names(text: &str) -> BTreeSet<String> {
    text.split(", ").filter(|name| !name.is_empty()).map(str::to_owned).collect()
}

/// All scripts but that of the dice page share one scope.
#[test]
fn every_script_says_what_it_shares_with_others() {
    let scripts = files(FOLDER, ".js");
    let defined: BTreeMap<&str, BTreeSet<String>> =
        scripts.iter().map(|file| (name(file), names(&told(&file.text, "Defines")))).collect();
    let used = Regex::new(r"([A-Za-z0-9_, ]+) \(([a-z0-9-]+\.js)\)").expect("a regular expression");
    let mut used_somewhere: BTreeSet<(String, String)> = BTreeSet::new();
    for file in &scripts {
        let (head, code) = parts(&file.text);
        assert!(head.starts_with("// ") && !head.starts_with("// Uses"), "{}: what is it for?", file.path);
        let own = definitions(code);
        let missing: Vec<_> = defined[name(file)].difference(&own).collect();
        assert!(missing.is_empty(), "{} does not define {missing:?}", file.path);
        for found in used.captures_iter(&told(&file.text, "Uses")) {
            for one in names(found[1].trim()) {
                let word = Regex::new(&format!(r"\b{one}\b")).expect("a regular expression");
                assert!(word.is_match(code), "{} does not use {one}", file.path);
                assert!(defined[&found[2]].contains(&one), "{}: {one} is not of {}", file.path, &found[2]);
                used_somewhere.insert((found[2].to_owned(), one));
            }
        }
    }
    for (file, names) in &defined {
        for one in names {
            let is_used = used_somewhere.contains(&((*file).to_owned(), one.clone()));
            assert!(is_used, "{file}: nobody says that they use {one}");
        }
    }
    // Two definitions of one name would be the same thing.
    let shared = scripts.iter().filter(|file| name(file) != "verify.js");
    let all: Vec<String> = shared.flat_map(|file| definitions(parts(&file.text).1)).collect();
    let twice: Vec<_> =
        all.iter().filter(|one| all.iter().filter(|other| other == one).count() > 1).collect();
    assert!(twice.is_empty(), "{twice:?}");
}
