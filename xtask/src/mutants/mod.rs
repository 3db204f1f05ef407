//! `cargo xtask campaign mutants`: changes the code in small ways, a random sample of those that
//! `cargo mutants` lists, and tells which changes no test notices. What is changed: `.cargo/mutants.toml`;
//! what was measured: `docs/reliability.md`.

mod build;
mod list;
mod switches;
mod trial;

use build::Built;
use list::Mutant;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};
use trial::{Outcome, Stage};

/// A package and its tests, in the order in which they are run.
struct Subject {
    package: &'static str,
    /// What of it is built.
    targets: &'static [&'static str],
    tests: &'static [Tests],
}

/// Some tests of a package.
struct Tests {
    /// The test program; an empty name stands for all that are not named.
    program: &'static str,
    /// What it is told about which tests to run.
    arguments: &'static [&'static str],
    /// Whether they are left out with `--quick`.
    long: bool,
}

/// The golden games notice most changes of rules within a tenth of a second; the laws, which play thousands
/// of games, need minutes.
const OF_RULES: &[Tests] = &[
    Tests { program: "suite", arguments: &["golden", "perft"], long: false },
    Tests { program: "", arguments: &[], long: false },
    Tests {
        program: "suite",
        arguments: &[
            "--skip",
            "golden",
            "--skip",
            "perft",
            "--skip",
            "laws::",
            "--skip",
            "memory::",
            "--skip",
            "situations::",
        ],
        long: false,
    },
    Tests { program: "suite", arguments: &["laws::", "memory::", "situations::"], long: true },
];

/// First the tests about who may do what and what is kept; many wait rather than compute.
const OF_HOUSE: &[Tests] = &[
    Tests { program: "", arguments: &[], long: false },
    Tests {
        program: "house",
        arguments: &[
            "--test-threads",
            "6",
            "--skip",
            "cutting::",
            "--skip",
            "on_postgres::",
            "accounts::",
            "administering::",
            "checking::",
            "conflicts::",
            "deleting::",
            "guessing::",
            "links::",
            "muting::",
            "personal_data::",
            "revoking::",
            "sessions::",
            "sharing::",
            "sitting::",
            "table_lifecycle::",
        ],
        long: false,
    },
    Tests { program: "house", arguments: &["--test-threads", "6", "--skip", "on_postgres::"], long: true },
    Tests { program: "house", arguments: &["on_postgres::"], long: true },
];

const SUBJECTS: [Subject; 4] = [
    Subject { package: "artus", targets: &["--lib", "--tests"], tests: OF_RULES },
    Subject { package: "camelot", targets: &["--lib", "--tests"], tests: OF_RULES },
    Subject { package: "merlin", targets: &["--lib", "--tests"], tests: OF_RULES },
    Subject { package: "server", targets: &["--lib", "--test", "house"], tests: OF_HOUSE },
];

/// What is asked for.
struct Asked {
    packages: Vec<String>,
    count: usize,
    seed: u32,
    quick: bool,
}

/// Runs the campaign.
pub(crate) fn run(options: &[String]) -> ExitCode {
    let asked = match read(options) {
        Ok(asked) => asked,
        Err(why) => {
            eprintln!("xtask: {why}\n{}", crate::HELP);
            return ExitCode::from(2);
        }
    };
    if !list::is_installed() {
        eprintln!("xtask: this campaign needs cargo-mutants: cargo install cargo-mutants --locked");
        return ExitCode::FAILURE;
    }
    for subject in SUBJECTS.iter().filter(|subject| asked.packages.iter().any(|it| it == subject.package)) {
        if let Err(why) = examine(subject, &asked) {
            eprintln!("xtask: {why}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

fn read(options: &[String]) -> Result<Asked, String> {
    let all = SUBJECTS.iter().map(|subject| subject.package.to_owned()).collect();
    let mut asked = Asked { packages: all, count: 40, seed: 1, quick: false };
    let quick = |option: &&String| *option == "--quick";
    asked.quick = options.iter().any(|option| quick(&option));
    let options: Vec<&String> = options.iter().filter(|option| !quick(option)).collect();
    for pair in options.chunks(2) {
        match pair {
            [option, number] if *option == "--count" && number.parse::<usize>().is_ok() => {
                asked.count = number.parse().unwrap_or_default();
            }
            [option, number] if *option == "--seed" && number.parse::<u32>().is_ok() => {
                asked.seed = number.parse().unwrap_or_default();
            }
            [option, package] if *option == "--package" && asked.packages.contains(package) => {
                asked.packages = vec![(*package).clone()];
            }
            _ => {
                let packages = asked.packages.join(", ");
                return Err(format!(
                    "{pair:?} is not --count NUMBER, --seed NUMBER, --quick or --package with one of {packages}"
                ));
            }
        }
    }
    Ok(asked)
}

/// Builds a package with its sample, tries every mutant, and tells the figures.
fn examine(subject: &Subject, asked: &Asked) -> Result<(), String> {
    let package = subject.package;
    let sources = format!("crates/{package}/src");
    let clean = Command::new("git").args(["diff", "--quiet", "HEAD", "--", &sources]).status();
    if !clean.is_ok_and(|status| status.success()) {
        return Err(format!(
            "commit what is changed in {sources} first: the campaign writes into these files for a while"
        ));
    }
    let begin = Instant::now();
    let all = list::all(package)?;
    let listed = all.len();
    let mutants = list::sample(all, asked.count, asked.seed);
    eprintln!("xtask: builds {package} with {} of its {listed} mutants", mutants.len());
    let folder =
        std::env::current_dir().map_err(|error| error.to_string())?.join("target/mutants").join(package);
    let built = build::build(package, subject.targets, &mutants, &folder)?;
    let stages = stages(subject, &built, asked.quick)?;
    let outcomes = attempt_all(&mutants, &built, &stages)?;
    tell(package, &mutants, &outcomes);
    eprintln!("xtask: done after {} s", begin.elapsed().as_secs());
    Ok(())
}

/// The stages with the time each may take: what it takes without a change, five times, and half a minute.
fn stages(subject: &Subject, built: &Built, quick: bool) -> Result<Vec<Stage>, String> {
    let folder =
        std::env::current_dir().map_err(|error| error.to_string())?.join("crates").join(subject.package);
    let named = |name: &str| subject.tests.iter().any(|tests| tests.program == name);
    let mut stages = Vec::new();
    for tests in subject.tests.iter().filter(|tests| !(quick && tests.long)) {
        let programs = built.programs.iter().filter(|(program, _)| match tests.program {
            "" => !named(program),
            name => name == program.as_str(),
        });
        for (_, program) in programs {
            stages.push(timed(program, tests.arguments, &folder)?);
        }
    }
    Ok(stages)
}

fn timed(program: &Path, arguments: &[&str], folder: &Path) -> Result<Stage, String> {
    let mut stage = Stage {
        program: program.to_owned(),
        arguments: arguments.iter().map(|&argument| argument.to_owned()).collect(),
        folder: PathBuf::from(folder),
        limit: Duration::from_secs(1800),
    };
    let begin = Instant::now();
    let outcome = trial::run(&stage, 0)?;
    let took = begin.elapsed();
    if outcome != Outcome::Missed {
        return Err(format!("{} fails without any change: {outcome:?}", program.display()));
    }
    eprintln!("xtask: {} {arguments:?} takes {:.1} s", program.display(), took.as_secs_f32());
    stage.limit = took * 5 + Duration::from_secs(30);
    Ok(stage)
}

fn attempt_all(mutants: &[Mutant], built: &Built, stages: &[Stage]) -> Result<Vec<Outcome>, String> {
    let mut outcomes = Vec::new();
    for (number, mutant) in (1..).zip(mutants) {
        let begin = Instant::now();
        let outcome = match built.without.get(&number) {
            Some(outcome) => outcome.clone(),
            None => trial::attempt(stages, number)?,
        };
        println!("{number} {outcome:?} after {:.1} s: {}", begin.elapsed().as_secs_f32(), mutant.name);
        outcomes.push(outcome);
    }
    Ok(outcomes)
}

/// Tells the figures, and which mutants no test noticed.
fn tell(package: &str, mutants: &[Mutant], outcomes: &[Outcome]) {
    let count = |wanted: Outcome| outcomes.iter().filter(|&outcome| *outcome == wanted).count();
    let (caught, timed_out, missed) =
        (count(Outcome::Caught), count(Outcome::TimedOut), count(Outcome::Missed));
    let (unviable, constant) = (count(Outcome::Unviable), count(Outcome::Constant));
    println!("\n{package}: no test notices");
    let unnoticed = mutants.iter().zip(outcomes).filter(|(_, outcome)| **outcome == Outcome::Missed);
    for (mutant, _) in unnoticed {
        println!("  {}", mutant.name);
    }
    let tried = caught + timed_out + missed;
    let share = ((caught + timed_out) * 1000).checked_div(tried).unwrap_or_default();
    println!(
        "{package}: {} mutants: {caught} caught, {timed_out} timed out, {missed} missed; not tried: {unviable} unviable, \
         {constant} in constants; {}.{} % of the tried ones noticed",
        mutants.len(),
        share / 10,
        share % 10
    );
}
