//! What the program is made of: every crate that is linked into it for its target, as cargo resolved it.

use super::programs::Program;
use super::{Outcome, Release, tools};
use crate::cargo;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// A crate in the program.
#[derive(Clone)]
pub(crate) struct Part {
    /// How cargo calls it, here alone.
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) version: String,
    /// Its licence, as an SPDX expression.
    pub(crate) licence: Option<String>,
    pub(crate) repository: Option<String>,
    /// The folder with its source.
    pub(crate) folder: PathBuf,
    /// Whether it is one of ours.
    pub(crate) is_ours: bool,
    /// The sum of its archive, as the lock file has it.
    pub(crate) sum: Option<String>,
    /// The ids of the crates it needs.
    pub(crate) needs: Vec<String>,
}

impl Part {
    /// Its address among packages of all kinds.
    pub(crate) fn purl(&self) -> String {
        format!("pkg:cargo/{}@{}", self.name, self.version)
    }
}

/// Every crate of a program, ours too, by name.
pub(crate) fn of(release: &Release, program: &Program) -> Outcome<Vec<Part>> {
    let linked = linked(release, program)?;
    let args = ["metadata", "--format-version", "1", "--locked", "--filter-platform", &program.target];
    let said = tools::said(tools::command(cargo(), &args).current_dir(&release.root))?;
    let metadata: Value = serde_json::from_str(&said).map_err(|error| format!("cargo metadata: {error}"))?;
    let sums = sums(&tools::text(&release.root.join("Cargo.lock"))?);
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let needs: BTreeMap<String, Vec<String>> = list(&metadata["resolve"]["nodes"])
        .iter()
        .filter_map(|node| {
            let is_linked =
                |need: &&Value| list(&need["dep_kinds"]).iter().any(|kind| kind["kind"].is_null());
            let needs =
                list(&node["deps"]).iter().filter(is_linked).filter_map(|need| text(&need["pkg"])).collect();
            Some((text(&node["id"])?, needs))
        })
        .collect();
    let part = |package: &Value| {
        let (name, version) = (text(&package["name"])?, text(&package["version"])?);
        let id = text(&package["id"])?;
        Some(Part {
            licence: text(&package["license"]),
            repository: text(&package["repository"]),
            folder: Path::new(package["manifest_path"].as_str()?).parent()?.to_owned(),
            is_ours: package["source"].is_null(),
            sum: sums.get(&(name.clone(), version.clone())).cloned(),
            needs: needs.get(&id).cloned().unwrap_or_default(),
            id,
            name,
            version,
        })
    };
    let mut parts: Vec<Part> = list(&metadata["packages"])
        .iter()
        .filter_map(part)
        .filter(|part| linked.contains(&(part.name.clone(), part.version.clone())))
        .collect();
    parts.sort_by(|one, two| (&one.name, &one.version).cmp(&(&two.name, &two.version)));
    let ids: BTreeSet<String> = parts.iter().map(|part| part.id.clone()).collect();
    for part in &mut parts {
        part.needs.retain(|need| ids.contains(need));
    }
    if parts.len() != linked.len() {
        return Err(format!("cargo tree names {} crates, cargo metadata {}", linked.len(), parts.len()));
    }
    Ok(parts)
}

/// Names and versions of what is linked. `cargo metadata` alone would add what other members of the workspace
/// switch on.
fn linked(release: &Release, program: &Program) -> Outcome<BTreeSet<(String, String)>> {
    let args =
        ["tree", "--locked", "--package", "cli", "--edges", "normal", "--prefix", "none", "--format", "{p}"];
    let mut command = tools::command(cargo(), &args);
    let said = tools::said(command.args(["--target", &program.target]).current_dir(&release.root))?;
    let names = said.lines().filter_map(|line| {
        let mut words = line.split_whitespace();
        Some((words.next()?.to_owned(), words.next()?.trim_start_matches('v').to_owned()))
    });
    Ok(names.collect())
}

/// The sums of the lock file, by name and version.
fn sums(lock: &str) -> BTreeMap<(String, String), String> {
    let value = |package: &str, key: &str| {
        let line = package.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = \""));
        line.map(|line| line.trim_end_matches('"').to_owned())
    };
    let packages = lock.split("[[package]]").skip(1);
    packages
        .filter_map(|package| {
            Some(((value(package, "name")?, value(package, "version")?), value(package, "checksum")?))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_those_of_the_lock_file() {
        let lock = "version = 4\n\n[[package]]\nname = \"a\"\nversion = \"1.0.0\"\nchecksum = \"ab12\"\n\n\
                    [[package]]\nname = \"ours\"\nversion = \"0.1.0\"\ndependencies = [\n \"a\",\n]\n";
        let sums = sums(lock);
        assert_eq!(sums.get(&("a".to_owned(), "1.0.0".to_owned())).map(String::as_str), Some("ab12"));
        assert_eq!(sums.len(), 1, "what is ours has none");
    }
}
