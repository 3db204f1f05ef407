//! Builds the test programs of a package with all mutants of a sample in it; those that do not compile are left out.

use super::list::Mutant;
use super::switches::{self, Switched};
use super::trial::Outcome;
use crate::cargo;
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// How often a build may fail because of mutants that do not compile: the compiler does not find all faults at once.
const ROUNDS: usize = 12;

/// The test programs by the names of their targets, copied to a folder where no other build replaces them,
/// and the mutants that are not in them.
pub(crate) struct Built {
    pub(crate) programs: BTreeMap<String, PathBuf>,
    pub(crate) without: BTreeMap<usize, Outcome>,
}

/// Builds; the numbers of the mutants are their places in the list, counted from 1. The sources are written
/// back before this returns.
pub(crate) fn build(
    package: &str,
    targets: &[&str],
    mutants: &[Mutant],
    folder: &Path,
) -> Result<Built, String> {
    let constants = (1..).zip(mutants).filter(|(_, mutant)| mutant.function.is_none());
    let mut without: BTreeMap<usize, Outcome> =
        constants.map(|(number, _)| (number, Outcome::Constant)).collect();
    for _ in 0..ROUNDS {
        let tried: Vec<(usize, Mutant)> =
            (1..).zip(mutants.iter().cloned()).filter(|(number, _)| !without.contains_key(number)).collect();
        let switched = switches::write(package, &tried)?;
        let output = Command::new(cargo())
            .args(["test", "--no-run", "--locked", "--message-format=json", "--package", package])
            .args(targets)
            .stderr(Stdio::null())
            .output()
            .map_err(|error| format!("cargo cannot be started: {error}"))?;
        let told = String::from_utf8_lossy(&output.stdout);
        let messages: Vec<Value> = told.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
        if output.status.success() {
            let programs = keep(&messages, package, folder)?;
            return Ok(Built { programs, without });
        }
        let found = faults(&messages, &switched, &tried);
        if found.is_empty() {
            let texts = messages.iter().filter_map(|message| message["message"]["rendered"].as_str());
            return Err(format!("{package} does not compile:\n{}", texts.collect::<String>()));
        }
        without.extend(found);
    }
    Err(format!("{package} does not compile after {ROUNDS} rounds without the mutants that are at fault"))
}

/// The mutants that errors of the compiler are about.
fn faults(messages: &[Value], switched: &Switched, tried: &[(usize, Mutant)]) -> BTreeMap<usize, Outcome> {
    let mut found = BTreeMap::new();
    for message in messages.iter().map(|message| &message["message"]).filter(|it| it["level"] == "error") {
        let spans = message["spans"].as_array().map_or(&[][..], Vec::as_slice);
        let main = spans.iter().filter(|span| span["is_primary"] == true);
        let numbers: Vec<usize> = main
            .filter_map(|span| Some((span["file_name"].as_str()?, span["line_start"].as_u64()?)))
            .flat_map(|(file, line)| switched.at(file, usize::try_from(line).unwrap_or(0)))
            .collect();
        // A constant calls a function that is no longer constant; the message has its path in backticks.
        if message["code"]["code"] == "E0015" {
            let called =
                message["message"].as_str().and_then(|text| text.split('`').nth(1)).unwrap_or_default();
            let name = called.rsplit("::").next().unwrap_or_default();
            let these = tried.iter().filter(|(_, mutant)| mutant.function_name == name);
            found.extend(these.map(|(number, _)| (*number, Outcome::Constant)));
        }
        for number in numbers {
            found.entry(number).or_insert(Outcome::Unviable);
        }
    }
    found
}

/// Copies the test programs away.
fn keep(messages: &[Value], package: &str, folder: &Path) -> Result<BTreeMap<String, PathBuf>, String> {
    std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut programs = BTreeMap::new();
    for message in messages.iter().filter(|message| message["profile"]["test"] == true) {
        let (Some(name), Some(program)) =
            (message["target"]["name"].as_str(), message["executable"].as_str())
        else {
            continue;
        };
        let copy = folder.join(name);
        std::fs::copy(program, &copy).map_err(|error| format!("{program}: {error}"))?;
        programs.insert(name.to_owned(), copy);
    }
    if programs.is_empty() {
        return Err(format!("{package} has no test programs"));
    }
    Ok(programs)
}
