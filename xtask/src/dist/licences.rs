//! The licences of everything that is linked into the program, in one text: whoever passes the program on
//! passes these on.

use super::parts::Part;
use super::{Outcome, tools};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// How names of such files begin.
const NAMES: [&str; 6] = ["licen", "copying", "copyright", "notice", "unlicense", "ofl"];

/// What no crate tells.
const BEGIN: &str = "\
Tafelrunde contains the following works of others. Its own licences are in LICENSE-MIT and LICENSE-APACHE; the words of both
also hold, with their own lines of copyright, for
  the standard library of Rust, Copyright (c) The Rust Project Contributors (MIT OR Apache-2.0), and
  musl, where the program is static, Copyright (c) 2005-2020 Rich Felker, et al. (MIT).
SQLite is in the public domain.
";

/// The text.
pub(crate) fn written(parts: &[Part]) -> Outcome<String> {
    // The same text for many crates is written once.
    let mut texts: BTreeMap<String, (String, Vec<String>)> = BTreeMap::new();
    let mut silent = Vec::new();
    for part in parts.iter().filter(|part| !part.is_ours) {
        let name = format!("{} {}", part.name, part.version);
        let found = files(&part.folder)?;
        if found.is_empty() {
            silent.push(format!("{name}: {}", part.licence.as_deref().unwrap_or("unknown")));
        }
        for text in found {
            let key = text.split_whitespace().collect::<Vec<_>>().join(" ");
            texts.entry(key).or_insert_with(|| (text, Vec::new())).1.push(name.clone());
        }
    }
    // What is ours brings works of others along: the letters of pictures.
    for part in parts.iter().filter(|part| part.is_ours && part.folder.join("fonts").is_dir()) {
        for text in files(&part.folder.join("fonts"))? {
            texts.insert(text.clone(), (text, vec!["the fonts Cabin and Caladea".to_owned()]));
        }
    }
    let mut written = BEGIN.to_owned();
    let line = "-".repeat(100);
    let mut all: Vec<(String, Vec<String>)> = texts.into_values().collect();
    all.sort_by(|one, two| one.1.cmp(&two.1));
    for (text, mut names) in all {
        names.dedup();
        written.push_str(&format!("\n{line}\n{}\n{line}\n\n{}\n", names.join(", "), text.trim_end()));
    }
    if !silent.is_empty() {
        let names = silent.join("\n");
        written.push_str(&format!(
            "\n{line}\nWithout a text of their own, under the licence named\n{line}\n\n{names}\n"
        ));
    }
    Ok(written)
}

/// The texts of licences in a folder.
fn files(folder: &Path) -> Outcome<Vec<String>> {
    let read = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths: Vec<_> = read.flatten().map(|entry| entry.path()).filter(|path| path.is_file()).collect();
    paths.sort();
    let is_licence = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
        NAMES.iter().any(|begin| name.starts_with(begin))
            && !name.ends_with(".rs")
            && !name.ends_with(".toml")
    };
    paths.iter().filter(|path| is_licence(path)).map(|path| tools::text(path)).collect()
}
