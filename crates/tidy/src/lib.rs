//! What the laws of the repository look at: its files, and the clauses of its rules.
//!
//! The laws themselves are the tests of this crate: `rules` (every clause cited, in both languages), `source`
//! (documented, of a size one can read, without `unwrap`), `crates` (who may know whom) and `release` (what a
//! release tells of itself).

use regex::Regex;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The root of the repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .canonicalize()
        .expect("the crate lies in the repository")
}

/// A text file of the repository, named by its path from the root.
#[derive(Clone, Debug)]
pub struct TextFile {
    /// Its path from the root, with `/`.
    pub path: String,
    /// What it says.
    pub text: String,
}

/// All files below a folder whose names end so, sorted by path.
pub fn files(folder: &str, ending: &str) -> Vec<TextFile> {
    let (root, mut found) = (root(), Vec::new());
    let mut folders = vec![root.join(folder)];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        for path in entries.map(|entry| entry.expect("a folder can be listed").path()) {
            if path.is_dir() {
                if !path.ends_with("target") {
                    folders.push(path);
                }
            } else if path.to_string_lossy().ends_with(ending) {
                let text =
                    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
                let path = path
                    .strip_prefix(&root)
                    .expect("it lies below the root")
                    .to_string_lossy()
                    .replace('\\', "/");
                found.push(TextFile { path, text });
            }
        }
    }
    found.sort_by(|a, b| a.path.cmp(&b.path));
    found
}

/// All Rust source of the crates, the tasks and the browser tests.
pub fn sources() -> Vec<TextFile> {
    ["crates", "xtask", "e2e"].iter().flat_map(|folder| files(folder, ".rs")).collect()
}

/// The clauses of a rules file, in order: ids that begin an item, such as `- **ART-7.4** …` or a table row.
pub fn clauses(text: &str) -> Vec<String> {
    let begins = Regex::new(r"(?m)^(?:- |\| )\*\*([A-Z]{3}-\d+\.\d+)\*\*").expect("the pattern is a regex");
    begins.captures_iter(text).map(|found| found[1].to_owned()).collect()
}

/// The clause ids a text mentions.
pub fn mentioned(text: &str) -> Vec<String> {
    let id = Regex::new(r"\b[A-Z]{3}-\d+\.\d+\b").expect("the pattern is a regex");
    id.find_iter(text).map(|found| found.as_str().to_owned()).collect()
}

/// Every clause of the rules in one language, with the file it stands in.
pub fn rulebook(language: &str) -> BTreeMap<String, String> {
    let all = files(&format!("docs/rules/{language}"), ".md");
    all.iter().flat_map(|file| clauses(&file.text).into_iter().map(|id| (id, file.path.clone()))).collect()
}

/// The part of a source file before its own unit tests, which stand last.
pub fn without_tests(text: &str) -> &str {
    text.split("#[cfg(test)]\nmod tests {").next().unwrap_or(text)
}
