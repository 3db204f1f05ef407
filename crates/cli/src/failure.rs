//! What goes wrong, as one paragraph for a person, and the exit code that goes with it.

use std::path::Path;
use std::process::ExitCode;
use table::{Fault, RecordError};
use words::Words;

/// A failure of a command.
#[derive(Debug)]
pub(crate) struct Failure {
    message: String,
    code: u8,
}

/// What a command comes to.
pub(crate) type Outcome<T = ()> = Result<T, Failure>;

impl Failure {
    /// Something the person gave us cannot be used: exit code 2.
    pub(crate) const fn input(message: String) -> Self {
        Self { message, code: 2 }
    }

    /// The answer to what was asked is no: exit code 1.
    pub(crate) const fn no(message: String) -> Self {
        Self { message, code: 1 }
    }

    /// The machine did not do what we asked: exit code 1.
    pub(crate) const fn machine(message: String) -> Self {
        Self { message, code: 1 }
    }

    /// A file that cannot be read or written.
    pub(crate) fn file(words: Words, path: &Path, error: &std::io::Error) -> Self {
        let args = [("file", path.display().to_string().into()), ("error", error.to_string().into())];
        Self::input(words.say_with("cli-error-file", &args))
    }

    /// A fault in a file.
    pub(crate) fn in_file(words: Words, path: &Path, fault: &Fault) -> Self {
        Self::input(format!("{}: {}", path.display(), words.fault(fault)))
    }

    /// A fault in options given on the command line.
    pub(crate) fn fault(words: Words, fault: &Fault) -> Self {
        Self::input(words.fault(fault))
    }

    /// A record that cannot be used.
    pub(crate) fn record<G: games::Listed>(words: Words, path: &Path, error: &RecordError<G>) -> Self {
        Self::input(format!("{}: {}", path.display(), words.record_error(error, &[])))
    }

    /// Tells the person and gives the exit code.
    pub(crate) fn report(self) -> ExitCode {
        if !self.message.is_empty() {
            eprintln!("tafelrunde: {}", self.message);
        }
        ExitCode::from(self.code)
    }
}
