//! The Chromium that the tests in a browser need: sees to it that there is one.

use crate::run;
use e2e::chromium::{SHELL, installed};
use std::process::{Command, ExitCode};

/// What the tests need, by the name Debian and its relatives give it.
const PACKAGE: &str = "chromium";

/// Installs Chromium where it is missing and may be; whether it is there.
pub(crate) fn provide() -> bool {
    if installed().is_some() || install() {
        return true;
    }
    eprintln!(
        "xtask: the browser tests need Chromium, and it could not be installed from here.\n\
         Debian, Ubuntu: sudo apt-get install {PACKAGE}\n\
         otherwise: put `chromium` on the PATH, or say where it is: CHROMIUM=/path/to/chromium cargo xtask browser"
    );
    false
}

/// Installs it, where there is `apt-get` and it may be used; its shell as well, which is quicker and which
/// not all have.
fn install() -> bool {
    let done = |args: &[&str]| run(Command::new("apt-get").args(args)) == ExitCode::SUCCESS;
    let add =
        |packages: &[&str]| done(&[&["install", "--yes", "--no-install-recommends"], packages].concat());
    done(&["update"]) && (add(&[PACKAGE, SHELL]) || add(&[PACKAGE])) && installed().is_some()
}
