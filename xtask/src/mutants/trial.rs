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

/// Runs one stage: [`Outcome::Missed`] if all its tests pass.
pub(crate) fn run(stage: &Stage, number: usize) -> Result<Outcome, String> {
    let shell = format!("ulimit -v {MEMORY}; exec \"$0\" \"$@\"");
    let mut child = Command::new("sh")
        .args(["-c", &shell])
        .arg(&stage.program)
        .args(&stage.arguments)
        .current_dir(&stage.folder)
        .env(CHOSEN, number.to_string())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| format!("{stage:?} cannot be started: {error}"))?;
    // The first test that fails decides; nobody waits for the others.
    let decided = match first_failure(&mut child).recv_timeout(stage.limit) {
        Ok(()) => Some(Outcome::Caught),
        Err(RecvTimeoutError::Timeout) => Some(Outcome::TimedOut),
        // It has said everything, and nothing of a failure.
        Err(RecvTimeoutError::Disconnected) => None,
    };
    if decided.is_some() {
        child.kill().map_err(|error| format!("{stage:?}: {error}"))?;
    }
    let status = child.wait().map_err(|error| format!("{stage:?}: {error}"))?;
    // A program that was ended by the system, for its memory for example, has named no test.
    Ok(decided.unwrap_or(if status.success() { Outcome::Missed } else { Outcome::Caught }))
}

/// Tells when the program names a test that failed.
fn first_failure(child: &mut Child) -> Receiver<()> {
    let (failure, told) = channel();
    if let Some(output) = child.stdout.take() {
        std::thread::spawn(move || {
            let lines = BufReader::new(output).lines().map_while(Result::ok);
            for _ in lines.filter(|line| line.starts_with("test ") && line.ends_with("FAILED")) {
                // Once it is decided, nobody listens any more.
                let _sent = failure.send(());
            }
        });
    }
    told
}
