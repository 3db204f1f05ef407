//! The tests in a real Chromium: sees to it that there is one, builds the program, and runs them.

use crate::{cargo, run};
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
    // The tests start the program as a host does, so it has to be there first.
    let steps: [&[&str]; 2] = [
        &["build", "--package", "cli", "--bin", "tafelrunde", "--locked"],
        &["test", "--package", "e2e", "--locked", "--", "--nocapture"],
    ];
    for step in steps {
        // As the other tests are built, so that nothing is built twice.
        if run(Command::new(cargo()).args(step).env("CARGO_INCREMENTAL", "0")) != ExitCode::SUCCESS {
            return ExitCode::FAILURE;
        }
    }
    eprintln!("\nxtask: pictures of the pages are in target/e2e");
    ExitCode::SUCCESS
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
