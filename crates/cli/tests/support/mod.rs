//! The program as a user runs it: arguments in, output and exit code out.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a run of the program came to.
pub(crate) struct Run {
    /// The exit code.
    pub(crate) code: i32,
    /// Standard output.
    pub(crate) out: String,
    /// Standard error.
    pub(crate) err: String,
}

/// A folder of its own for each test, gone afterwards.
pub(crate) struct Home(tempfile::TempDir);

impl Home {
    /// An empty folder.
    pub(crate) fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    /// A file in it.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// A file in it, with this text.
    pub(crate) fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.path(name);
        std::fs::write(&path, text).unwrap();
        path
    }

    /// Runs `tafelrunde` with these arguments, in English unless they say otherwise.
    pub(crate) fn run(&self, args: &[&str]) -> Run {
        let output = Command::new(env!("CARGO_BIN_EXE_tafelrunde"))
            .args(args)
            .env("TAFELRUNDE_HOME", self.0.path())
            .env("LC_ALL", "en")
            .current_dir(self.0.path())
            .output()
            .unwrap();
        Run {
            code: output.status.code().unwrap_or(-1),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }

    /// The same with this text on standard input.
    #[allow(dead_code, reason = "not every program of tests has something to say")]
    pub(crate) fn run_with(&self, args: &[&str], input: &str) -> Run {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tafelrunde"))
            .args(args)
            .env("TAFELRUNDE_HOME", self.0.path())
            .env("LC_ALL", "en")
            .current_dir(self.0.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let text = input.to_owned();
        // A program that answers while it is asked must not wait for us.
        let writing = std::thread::spawn(move || stdin.write_all(text.as_bytes()));
        let output = child.wait_with_output().unwrap();
        writing.join().unwrap().unwrap();
        Run {
            code: output.status.code().unwrap_or(-1),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }

    /// Runs it, expects exit code 2, nothing on standard output, and one paragraph with these parts.
    pub(crate) fn refused(&self, args: &[&str], parts: &[&str]) {
        let run = self.run(args);
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{args:?}: {}", run.err);
        assert_eq!(run.err.trim_end().lines().count(), 1, "one paragraph: {}", run.err);
        assert!(!run.err.contains("panicked"), "{}", run.err);
        for part in parts {
            assert!(run.err.contains(part), "{args:?} should name {part:?}: {}", run.err);
        }
    }
}

/// A file of the repository.
pub(crate) fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// The text of a file of the repository.
pub(crate) fn text(path: &str) -> String {
    std::fs::read_to_string(repository(path)).unwrap()
}
