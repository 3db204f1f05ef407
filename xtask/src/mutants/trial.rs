//! Tries one mutant: test program by test program, the quickest first, until one fails.

use super::switches::CHOSEN;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

/// What no test program needs, but a mutant that never stops collecting takes: 6 GiB, in the kilobytes of `ulimit`.
const MEMORY: &str = "6291456";

/// Some tests of a program.
#[derive(Clone, Debug)]
pub(crate) struct Stage {
    pub(crate) program: PathBuf,
    /// What the program is told about which tests to run.
    pub(crate) arguments: Vec<String>,
    /// The folder of the package.
    pub(crate) folder: PathBuf,
    /// How long it may take.
    pub(crate) limit: Duration,
}

/// What became of a mutant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// A test failed.
    Caught,
    /// The tests went on for far longer than they do without a change.
    TimedOut,
    /// All tests passed.
    Missed,
    /// It cannot be built.
    Unviable,
    /// Its function is used to compute a constant, so it cannot be chosen when the program runs.
    Constant,
}

/// Runs the stages with the mutant of this number.
pub(crate) fn attempt(stages: &[Stage], number: usize) -> Result<Outcome, String> {
    for stage in stages {
        match run(stage, number)? {
            Outcome::Missed => {}
            outcome => return Ok(outcome),
        }
    }
    Ok(Outcome::Missed)
}

/// Runs one stage: [`Outcome::Missed`] if all its tests pass. A test that fails is run once more, alone: on a
/// busy machine some wait in vain that would not otherwise, and such a failure says nothing about the mutant.
pub(crate) fn run(stage: &Stage, number: usize) -> Result<Outcome, String> {
    let mut arguments = stage.arguments.clone();
    loop {
        let test = match tests(stage, &arguments, number)? {
            Verdict::Decided(outcome) => return Ok(outcome),
            Verdict::Failed(test) => test,
        };
        match tests(stage, &["--exact".to_owned(), test.clone()], number)? {
            Verdict::Decided(Outcome::Missed) => {
                eprintln!("xtask: {test} fails among others and passes alone");
                arguments.extend(["--skip".to_owned(), test]);
            }
            Verdict::Decided(outcome) => return Ok(outcome),
            Verdict::Failed(_) => return Ok(Outcome::Caught),
        }
    }
}

/// How some tests end.
enum Verdict {
    Decided(Outcome),
    /// This one fails.
    Failed(String),
}

/// Runs tests of a stage, until one fails.
fn tests(stage: &Stage, arguments: &[String], number: usize) -> Result<Verdict, String> {
    let shell = format!("ulimit -v {MEMORY}; exec \"$0\" \"$@\"");
    let mut child = Command::new("sh")
        .args(["-c", &shell])
        .arg(&stage.program)
        .args(arguments)
        .current_dir(&stage.folder)
        .env(CHOSEN, number.to_string())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| format!("{stage:?} cannot be started: {error}"))?;
    // The first test that fails decides; nobody waits for the others.
    let decided = match first_failure(&mut child).recv_timeout(stage.limit) {
        Ok(test) => Some(Verdict::Failed(test)),
        Err(RecvTimeoutError::Timeout) => Some(Verdict::Decided(Outcome::TimedOut)),
        // It has said everything, and nothing of a failure.
        Err(RecvTimeoutError::Disconnected) => None,
    };
    if decided.is_some() {
        child.kill().map_err(|error| format!("{stage:?}: {error}"))?;
    }
    let status = child.wait().map_err(|error| format!("{stage:?}: {error}"))?;
    // A program that was ended by the system, for its memory for example, has named no test.
    let ended = if status.success() { Outcome::Missed } else { Outcome::Caught };
    Ok(decided.unwrap_or(Verdict::Decided(ended)))
}

/// Tells which test the program says has failed.
fn first_failure(child: &mut Child) -> Receiver<String> {
    let (failure, told) = channel();
    if let Some(output) = child.stdout.take() {
        std::thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                let rest = line.strip_prefix("test ").and_then(|rest| rest.strip_suffix("FAILED"));
                if let Some(test) = rest.and_then(|rest| rest.split(' ').next()) {
                    // Once it is decided, nobody listens any more.
                    let _sent = failure.send(test.to_owned());
                }
            }
        });
    }
    told
}
