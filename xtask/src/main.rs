//! The tasks of the repository: `cargo xtask test` is the one command that says whether all is well.

mod browser;
mod campaign;
mod postgres;

use std::process::{Command, ExitCode};
use std::time::Instant;

const HELP: &str = "\
cargo xtask test      formatting, clippy with warnings denied, all tests, those in a browser last
cargo xtask browser   the tests in a real Chromium alone; installs it where it is missing and may be
cargo xtask campaign power --count 200   power cuts under play: no confirmed move may be lost
cargo xtask campaign kills --count 1000  the same with a house that is killed
cargo xtask campaign nodes --count 300  three processes on one PostgreSQL are killed, stopped and replaced
cargo xtask campaign sets --count 10     games of Merlin with every set of modules, every situation checked
cargo xtask golden    writes the golden games anew, after a deliberate change of the rules";

fn main() -> ExitCode {
    match std::env::args().nth(1).as_deref() {
        Some("test") => all(&[
            &["fmt", "--all", "--check"],
            &["clippy", "--workspace", "--all-targets", "--locked", "--", "--deny", "warnings"],
            &["test", "--workspace", "--exclude", "e2e", "--locked"],
        ]),
        Some("browser") => browser::test(),
        Some("campaign") => campaign::run_campaign(&std::env::args().skip(2).collect::<Vec<_>>()),
        Some("golden") => {
            // The tests read the variable; nothing else does.
            run(Command::new(cargo())
                .args(["test", "-p", "artus", "-p", "camelot", "-p", "merlin", "--test", "suite", "golden"])
                .env("UPDATE_GOLDEN", "1"))
        }
        Some("help" | "--help" | "-h") => {
            println!("{HELP}");
            ExitCode::SUCCESS
        }
        _ => {
            eprintln!("{HELP}");
            ExitCode::from(2)
        }
    }
}

fn cargo() -> String {
    std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
}

/// Runs steps one after the other, then the tests in a browser, and stops at the first that fails.
fn all(steps: &[&[&str]]) -> ExitCode {
    let begin = Instant::now();
    let has_postgres = postgres::provide();
    for step in steps {
        // What is kept for the next build fills gigabytes, and helps nobody who builds once.
        if run(Command::new(cargo()).args(*step).env("CARGO_INCREMENTAL", "0")) != ExitCode::SUCCESS {
            return ExitCode::FAILURE;
        }
    }
    if browser::test() != ExitCode::SUCCESS {
        return ExitCode::FAILURE;
    }
    if !has_postgres {
        eprintln!("\nxtask: !!! what is promised of PostgreSQL was not tested, because there is none here");
    }
    eprintln!("\nxtask: all is well after {} s", begin.elapsed().as_secs());
    ExitCode::SUCCESS
}

fn run(command: &mut Command) -> ExitCode {
    eprintln!("\nxtask: {command:?}");
    match command.status() {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        Ok(status) => {
            eprintln!("xtask: {status}");
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("xtask: cannot start {command:?}: {error}");
            ExitCode::FAILURE
        }
    }
}
