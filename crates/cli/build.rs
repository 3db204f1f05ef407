//! What `tafelrunde --version` says: the version, and the commit where it is known.
//!
//! The commit is that of `TAFELRUNDE_COMMIT`, for whoever builds from an archive, otherwise what git says.
//! Debug builds do not ask git: a commit would build the program and its tests anew.

use std::path::Path;
use std::process::Command;

/// The number of characters of a commit's hash.
const LENGTH: &str = "10";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=TAFELRUNDE_COMMIT");
    let version = std::env::var("CARGO_PKG_VERSION").unwrap_or_default();
    let given = std::env::var("TAFELRUNDE_COMMIT").ok().filter(|commit| is_commit(commit));
    let is_debug = std::env::var("PROFILE").is_ok_and(|profile| profile == "debug");
    let commit = given.or_else(|| if is_debug { None } else { commit() });
    let told = commit.map_or_else(|| version.clone(), |commit| format!("{version} ({commit})"));
    println!("cargo::rustc-env=TAFELRUNDE_VERSION={told}");
}

/// Nothing that could break a line of the build or of the answer.
fn is_commit(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric() || "-._+".contains(c))
}

/// The commit this repository is at. The sources may lie unpacked inside of another repository: its commits
/// say nothing.
fn commit() -> Option<String> {
    if git(&["rev-parse", "--show-prefix"])? != "crates/cli/" {
        return None;
    }
    // A commit changes the file of its branch, a checkout changes HEAD. Of files that are not there cargo
    // would build anew always.
    let branch = git(&["symbolic-ref", "--quiet", "HEAD"]);
    for name in ["HEAD", "packed-refs"].into_iter().chain(branch.as_deref()) {
        let file = git(&["rev-parse", "--git-path", name])?;
        if Path::new(&file).exists() {
            println!("cargo::rerun-if-changed={file}");
        }
    }
    git(&["rev-parse", &format!("--short={LENGTH}"), "HEAD"])
}

/// What git answers; nothing where there is no git or no repository.
fn git(args: &[&str]) -> Option<String> {
    let output = Command::new("git").args(args).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_owned())
}
