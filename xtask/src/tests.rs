//! All tests: with `cargo nextest` where it is installed, because it keeps all cores busy over all test
//! programs, otherwise with `cargo test`.

use crate::{browser, cargo, run};
use std::process::{Command, ExitCode, Stdio};

/// Tells nextest how many tests run at once.
const AT_ONCE: &str = "NEXTEST_TEST_THREADS";

/// Which tests.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Which {
    /// All but those in a browser.
    WithoutBrowser,
    /// Those in a browser.
    Browser,
}

/// Builds the program and runs the tests.
pub(crate) fn test(which: Which) -> ExitCode {
    if which == Which::Browser && !browser::provide() {
        return ExitCode::FAILURE;
    }
    // Everything is built as part of the whole workspace: packages chosen alone have other features, and every
    // dependency would be built once more.
    let build: &[&str] = &["build", "--workspace", "--bins", "--locked"];
    let steps: &[&[&str]] = match (which, has_nextest()) {
        // Builds the program too, which some tests start as a host does. The examples are checked by clippy.
        (Which::WithoutBrowser, true) => &[
            &[
                "nextest",
                "run",
                "--workspace",
                "--lib",
                "--bins",
                "--tests",
                "--locked",
                "-E",
                "not package(e2e)",
            ],
            // Nextest does not run the examples in the documentation.
            &["test", "--workspace", "--doc", "--locked"],
        ],
        (Which::WithoutBrowser, false) => {
            &[build, &["test", "--workspace", "--exclude", "e2e", "--no-fail-fast", "--locked"]]
        }
        (Which::Browser, true) => {
            &[build, &["nextest", "run", "--workspace", "--locked", "-E", "package(e2e)"]]
        }
        (Which::Browser, false) => {
            &[build, &["test", "--workspace", "--locked", "--test", "browser", "--", "--nocapture"]]
        }
    };
    for step in steps {
        let mut command = Command::new(cargo());
        // What is kept for the next build fills gigabytes, and helps nobody who builds once.
        command.args(*step).env("CARGO_INCREMENTAL", "0");
        if std::env::var_os(AT_ONCE).is_none() {
            command.env(AT_ONCE, at_once().to_string());
        }
        if run(&mut command) != ExitCode::SUCCESS {
            return ExitCode::FAILURE;
        }
    }
    if which == Which::Browser {
        eprintln!("\nxtask: pictures of the pages are in target/e2e");
    }
    ExitCode::SUCCESS
}

/// Two tests for each core: many wait, for a page to be drawn or for time to pass, while others compute.
fn at_once() -> usize {
    2 * std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}

/// Whether `cargo nextest` is installed.
fn has_nextest() -> bool {
    let version = Command::new(cargo())
        .args(["nextest", "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    version.is_ok_and(|status| status.success())
}
