//! The tasks of the repository: `cargo xtask test` and `cargo xtask browser` say whether all is well.

mod browser;
mod campaign;
mod dist;
mod mutants;
mod postgres;
mod proxy;
mod tests;

use std::process::{Command, ExitCode};
use std::time::Instant;

const HELP: &str = "\
cargo xtask test      formatting, clippy with warnings denied, all tests but those in a browser
cargo xtask browser   the tests in a real Chromium; installs it where it is missing and may be
cargo xtask campaign power --count 200   power cuts under play: no confirmed move may be lost
cargo xtask campaign kills --count 1000  the same with a house that is killed
cargo xtask campaign nodes --count 300   three processes on one PostgreSQL are killed, paused, stopped and cut off from it, and
                                         it is restarted; --proxy nginx (or caddy): people go through a proxy
cargo xtask campaign laws --count 10     ten times the random games that must obey the laws, of every game
cargo xtask campaign sets --count 10     games of Merlin with every set of modules, every situation checked
cargo xtask campaign mutants --count 40  changes the code of rules, store and permissions in small ways, 40 in each package, and
                                         tells which changes no test notices; --package merlin: there alone;
                                         --quick: without the tests that take minutes
cargo xtask dist      everything a release consists of, into target/dist/packages; --test tries it out, --no-build packs what was built
cargo xtask golden    writes the golden games anew, after a deliberate change of the rules";

fn main() -> ExitCode {
    match std::env::args().nth(1).as_deref() {
        Some("test") => test(),
        Some("browser") => tests::test(tests::Which::Browser),
        Some("campaign") => campaign::run_campaign(&std::env::args().skip(2).collect::<Vec<_>>()),
        Some("dist") => dist::run_dist(&std::env::args().skip(2).collect::<Vec<_>>()),
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

/// Everything that can be checked without a browser; stops at the first step that fails.
fn test() -> ExitCode {
    let begin = Instant::now();
    let has_postgres = postgres::provide();
    let checks: [&[&str]; 2] = [
        &["fmt", "--all", "--check"],
        &["clippy", "--workspace", "--all-targets", "--locked", "--", "--deny", "warnings"],
    ];
    for check in checks {
        if run(Command::new(cargo()).args(check).env("CARGO_INCREMENTAL", "0")) != ExitCode::SUCCESS {
            return ExitCode::FAILURE;
        }
    }
    if tests::test(tests::Which::WithoutBrowser) != ExitCode::SUCCESS {
        return ExitCode::FAILURE;
    }
    if !has_postgres {
        eprintln!("\nxtask: !!! what is promised of PostgreSQL was not tested, because there is none here");
    }
    eprintln!("\nxtask: all is well after {} s", begin.elapsed().as_secs());
    ExitCode::SUCCESS
}

fn run(command: &mut Command) -> ExitCode {
    let begin = Instant::now();
    eprintln!("\nxtask: {command:?}");
    match command.status() {
        Ok(status) if status.success() => {
            eprintln!("xtask: done after {} s", begin.elapsed().as_secs());
            ExitCode::SUCCESS
        }
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
