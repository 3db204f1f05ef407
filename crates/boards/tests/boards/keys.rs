//! Every key the drawings ask for is there in both languages, and none stands there unused.

use crate::support::languages;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

#[test]
fn keys_are_there_and_used() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut used = BTreeSet::new();
    for path in sources(&here.join("src")) {
        let text = fs::read_to_string(path).unwrap();
        let keys = text.split('"').filter(|part| part.starts_with("boards-"));
        used.extend(keys.map(str::to_owned));
    }
    assert!(used.len() > 40, "{used:?}");
    for words in languages() {
        let file = here.join(format!("../words/locales/{}/boards.ftl", words.lang()));
        let text = fs::read_to_string(file).unwrap();
        let there: BTreeSet<String> = text
            .lines()
            .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
            .filter(|key| key.starts_with("boards-"))
            .map(str::to_owned)
            .collect();
        assert_eq!(there, used, "{}", words.lang());
    }
}
