//! The tests in a real Chromium: sees to it that there is one, builds the program, and runs them.

use crate::{cargo, run};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// What the tests need, by the name Debian and its relatives give it.
const PACKAGE: &str = "chromium";

/// Runs the tests of `e2e`; with `--nocapture`, so that the figures they measure are told.
pub(crate) fn test() -> ExitCode {
    if !is_installed() && !install() {
        eprintln!(
            "xtask: the browser tests need Chromium, and it could not be installed from here.\n\
             Debian, Ubuntu: sudo apt-get install {PACKAGE}\n\
             otherwise: put `chromium` on the PATH, or say where it is: CHROMIUM=/path/to/chromium cargo xtask test"
        );
        return ExitCode::FAILURE;
    }
    // The tests start the program as a host does, so it has to be there first. Both are built as parts of the whole workspace:
    // packages chosen alone have other features, and every dependency would be built once more.
    let names = match programs() {
        Ok(names) => names,
        Err(error) => {
            eprintln!("xtask: cannot list the tests in {}: {error}", tests().display());
            return ExitCode::FAILURE;
        }
    };
    let build = ["build", "--workspace", "--bins", "--locked"].map(str::to_owned).to_vec();
    let mut test = ["test", "--workspace", "--locked"].map(str::to_owned).to_vec();
    test.extend(names.into_iter().flat_map(|name| ["--test".to_owned(), name]));
    test.extend(["--", "--nocapture"].map(str::to_owned));
    for step in [build, test] {
        if run(Command::new(cargo()).args(step).env("CARGO_INCREMENTAL", "0")) != ExitCode::SUCCESS {
            return ExitCode::FAILURE;
        }
    }
    eprintln!("\nxtask: pictures of the pages are in target/e2e");
    ExitCode::SUCCESS
}

/// The folder of the browser tests.
fn tests() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../e2e/tests")
}

/// The test programs, by name.
fn programs() -> std::io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in std::fs::read_dir(tests())? {
        let path = entry?.path();
        if let (Some(name), true) = (path.file_stem(), path.extension().is_some_and(|end| end == "rs")) {
            names.push(name.to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}

/// Whether there is a Chromium to be found.
fn is_installed() -> bool {
    e2e::chromium::installed().is_some()
}

/// Installs it, where there is `apt-get` and it may be used.
fn install() -> bool {
    let done = |args: &[&str]| run(Command::new("apt-get").args(args)) == ExitCode::SUCCESS;
    done(&["update"]) && done(&["install", "--yes", "--no-install-recommends", PACKAGE]) && is_installed()
}
