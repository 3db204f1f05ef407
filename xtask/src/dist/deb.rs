//! The package for Debian and its relatives, made by `cargo-deb` from what `crates/cli/Cargo.toml` and
//! `packaging/debian` say.

use super::programs::Program;
use super::{Outcome, Release, repack, stage, tools};
use std::path::{Path, PathBuf};

/// The version of `cargo-deb` that is installed where there is none.
const CARGO_DEB: &str = "3.8.0";

/// Why there is no package.
pub(crate) enum Trouble {
    /// There is nothing to make it with.
    NoTool(String),
    /// It could not be made.
    Failed(String),
}

/// Makes the package.
pub(crate) fn write(release: &Release, program: &Program) -> Result<PathBuf, Trouble> {
    let package = write_version(release, None)?;
    repack::repack(release, program, &package).map_err(Trouble::Failed)?;
    Ok(package)
}

/// Makes the package; with a version of its own, to try out upgrades.
pub(crate) fn write_version(release: &Release, version: Option<&str>) -> Result<PathBuf, Trouble> {
    let tool = tool(release).map_err(Trouble::NoTool)?;
    make(release, &tool, version).map_err(Trouble::Failed)
}

fn make(release: &Release, tool: &Path, version: Option<&str>) -> Outcome<PathBuf> {
    stage::units(release)?;
    let own = format!("{}-1", release.version);
    stage::debian_changelog(release, version.unwrap_or(&own))?;
    let folder = match version {
        None => release.packages(),
        Some(_) => release.empty("earlier")?,
    };
    let args = ["--no-build", "--no-strip", "--package", "cli", "--locked", "--output"];
    let mut command = tools::command(tool, &args);
    command.arg(&folder).current_dir(&release.root).env("SOURCE_DATE_EPOCH", release.time.to_string());
    // Nobody downloads what is made here: it is packed again, or only tried.
    command.arg("--fast");
    if let Some(version) = version {
        command.args(["--deb-version", version]);
    }
    tools::run(&mut command)?;
    let made = std::fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut made = made
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|end| end == "deb"));
    made.next().ok_or_else(|| "cargo-deb has made no package".to_owned())
}

/// `cargo-deb`: the one that is installed, or one in `target/tools`.
fn tool(release: &Release) -> Outcome<PathBuf> {
    if tools::is_there("cargo-deb") {
        return Ok("cargo-deb".into());
    }
    let folder = release.target.join("tools");
    let own = folder.join("bin/cargo-deb");
    if !own.is_file() {
        let args = ["install", "cargo-deb", "--version", CARGO_DEB, "--locked", "--root"];
        tools::run(tools::command(crate::cargo(), &args).arg(&folder))
            .map_err(|why| format!("cargo-deb is not installed and could not be: {why}"))?;
    }
    Ok(own)
}
