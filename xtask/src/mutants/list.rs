//! The mutants of a package: `cargo mutants` lists them, and a random sample of them is tried.

use crate::cargo;
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::process::{Command, Stdio};

/// A place in a file: line and column, counted from 1, columns in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Place {
    pub(crate) line: usize,
    pub(crate) column: usize,
}

/// One small change of the code that a test should notice.
#[derive(Clone, Debug)]
pub(crate) struct Mutant {
    /// How `cargo mutants` names it: file, line, column, what is changed.
    pub(crate) name: String,
    pub(crate) file: String,
    /// The function around the change, with its documentation; a constant has none.
    pub(crate) function: Option<(Place, Place)>,
    /// The name of that function, without its path.
    pub(crate) function_name: String,
    /// What is replaced, and by what.
    pub(crate) span: (Place, Place),
    pub(crate) replacement: String,
}

/// Whether `cargo mutants` is installed.
pub(crate) fn is_installed() -> bool {
    let version = Command::new(cargo())
        .args(["mutants", "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    version.is_ok_and(|status| status.success())
}

/// All mutants of a package, of the files that `.cargo/mutants.toml` names.
pub(crate) fn all(package: &str) -> Result<Vec<Mutant>, String> {
    let listed = Command::new(cargo())
        .args(["mutants", "--list", "--json", "--package", package])
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| format!("cargo mutants cannot be started: {error}"))?;
    let mutants: Vec<Value> = serde_json::from_slice(&listed.stdout)
        .map_err(|error| format!("cargo mutants listed no mutants of {package}: {error}"))?;
    mutants.iter().map(|mutant| read(mutant).ok_or_else(|| format!("unknown form: {mutant}"))).collect()
}

fn read(mutant: &Value) -> Option<Mutant> {
    let text = |key: &str| mutant[key].as_str().map(str::to_owned);
    Some(Mutant {
        name: text("name")?,
        file: text("file")?,
        function: span(&mutant["function"]["span"]),
        function_name: mutant["function"]["function_name"]
            .as_str()
            .and_then(|name| name.rsplit("::").next())
            .unwrap_or_default()
            .to_owned(),
        span: span(&mutant["span"])?,
        replacement: text("replacement")?,
    })
}

fn span(value: &Value) -> Option<(Place, Place)> {
    let place = |key: &str| {
        let number = |part: &str| value[key][part].as_u64().and_then(|number| usize::try_from(number).ok());
        Some(Place { line: number("line")?, column: number("column")? })
    };
    Some((place("start")?, place("end")?))
}

/// A number of them at random, in the order of the files. The same seed draws the same ones, whatever was
/// changed elsewhere.
pub(crate) fn sample(mut mutants: Vec<Mutant>, count: usize, seed: u32) -> Vec<Mutant> {
    mutants.sort_by_cached_key(|mutant| Sha256::digest(format!("{seed} {}", mutant.name)));
    mutants.truncate(count);
    mutants.sort_by_key(|mutant| (mutant.file.clone(), mutant.span.0));
    mutants
}
