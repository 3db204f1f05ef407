//! Who may know whom: the directions of ARCHITECTURE.md, checked in the manifests.

use std::collections::BTreeMap;
use tidy::files;
use toml::{Table, Value};

/// Each crate with the crates of the house it may depend on. A new crate is added here, deliberately.
const MAY_KNOW: [(&str, &[&str]); 13] = [
    ("table", &[]),
    ("suite", &["table"]),
    ("artus", &["table"]),
    ("camelot", &["table"]),
    ("merlin", &["table"]),
    ("games", &["table", "artus", "camelot", "merlin"]),
    ("bots", &["table", "artus", "camelot", "merlin", "games"]),
    ("words", &["table", "artus", "camelot", "merlin", "games"]),
    ("lessons", &["table", "games"]),
    ("boards", &["table", "artus", "camelot", "merlin", "games", "words"]),
    ("server", &["table", "artus", "camelot", "merlin", "games", "bots", "words", "boards", "lessons"]),
    ("cli", &["table", "artus", "camelot", "merlin", "games", "bots", "words", "boards", "server"]),
    ("tidy", &[]),
];

/// What a game crate may use besides the house: reading TOML. No clock, no files, no random generator, no language.
const A_GAME_MAY_USE: [&str; 2] = ["serde", "toml"];

fn manifests() -> BTreeMap<String, Table> {
    let all = files("crates", "Cargo.toml").into_iter().map(|file| {
        let table: Table = file.text.parse().unwrap();
        (table["package"]["name"].as_str().unwrap().to_owned(), table)
    });
    all.collect()
}

fn dependencies(manifest: &Table) -> Vec<&str> {
    let table = manifest.get("dependencies").and_then(Value::as_table);
    table.map(|table| table.keys().map(String::as_str).collect()).unwrap_or_default()
}

#[test]
fn crates_know_only_whom_they_may_know() {
    let manifests = manifests();
    let names: Vec<&str> = manifests.keys().map(String::as_str).collect();
    for (name, manifest) in &manifests {
        let allowed = MAY_KNOW.iter().find(|(known, _)| known == name).map(|(_, allowed)| *allowed);
        let allowed = allowed.unwrap_or_else(|| panic!("{name} is not in the list of who may know whom"));
        for used in dependencies(manifest).into_iter().filter(|used| names.contains(used)) {
            assert!(allowed.contains(&used), "{name} must not know {used}; it may know {allowed:?}");
        }
    }
}

#[test]
fn a_game_uses_nothing_but_the_table_and_toml() {
    let manifests = manifests();
    for game in ["artus", "camelot", "merlin"] {
        for used in dependencies(&manifests[game]).into_iter().filter(|&used| used != "table") {
            assert!(A_GAME_MAY_USE.contains(&used), "{game} must not use {used}");
        }
    }
}

/// The names of everything a manifest depends on, for tests and for single systems too.
fn all_dependencies(manifest: &Table) -> Vec<&str> {
    let tables = ["dependencies", "dev-dependencies", "build-dependencies"];
    let own = tables.iter().filter_map(|name| manifest.get(*name)?.as_table());
    let systems = manifest.get("target").and_then(Value::as_table);
    let inner = systems.into_iter().flat_map(Table::values).filter_map(Value::as_table);
    own.flat_map(Table::keys).map(String::as_str).chain(inner.flat_map(all_dependencies)).collect()
}

#[test]
fn architecture_says_why_each_dependency_is_there() {
    let text = std::fs::read_to_string(tidy::root().join("ARCHITECTURE.md")).unwrap();
    let (_, table) = text.split_once("## Dependencies").expect("ARCHITECTURE.md has a list of dependencies");
    let mut all = manifests();
    for folder in ["e2e", "xtask"] {
        all.extend(
            files(folder, "Cargo.toml")
                .into_iter()
                .map(|file| (folder.to_owned(), file.text.parse().unwrap())),
        );
    }
    let own = |name: &str| all.contains_key(name);
    for (name, manifest) in &all {
        for used in all_dependencies(manifest).into_iter().filter(|used| !own(used)) {
            assert!(
                table.contains(&format!("`{used}`")),
                "ARCHITECTURE.md does not say what {name} needs {used} for"
            );
        }
    }
}

/// The README's first command, and plain `cargo test`: one program among the default members, and every crate.
#[test]
fn the_default_members_are_all_crates_with_one_program() {
    let root = tidy::files("crates", "Cargo.toml");
    let programs = root.iter().filter(|file| file.text.contains("[[bin]]")).count();
    assert_eq!(programs, 1, "`cargo run` has to know which program is meant");
    let text = std::fs::read_to_string(tidy::root().join("Cargo.toml")).unwrap();
    let workspace: Table = text.parse().unwrap();
    let default: Vec<&str> = workspace["workspace"]["default-members"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(Value::as_str)
        .collect();
    assert_eq!(default, ["crates/*"]);
}
