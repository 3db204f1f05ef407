//! The program as a host runs it: `tafelrunde serve` on a free port with a folder of its own, ended by its own id.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use tempfile::TempDir;

/// Bots and experts do not ponder, and browsers driven by a program may be faster than any person.
const SETTINGS: &str = "bot_pause_ms = 30\nhint_iterations = 60\nhints_per_minute = 1000\nchanges_per_minute = 1000000\n\
     guests_per_hour = 1000000\ntables_per_hour = 1000000\nopen_tables = 1000000\n";

/// The program, built beside these tests.
///
/// # Panics
/// If it is not there.
pub fn program() -> PathBuf {
    let path = crate::target().join("debug").join("tafelrunde");
    assert!(path.is_file(), "there is no {}: `cargo xtask browser` builds it first", path.display());
    path
}

/// A house that is open.
pub struct House {
    folder: TempDir,
    running: Option<(Child, BufReader<ChildStdout>)>,
    /// Where it is reached, such as `http://127.0.0.1:40123`.
    pub address: String,
}

impl House {
    /// Opens a new house.
    pub fn open() -> Self {
        let folder = tempfile::tempdir().expect("there is room for a house");
        std::fs::write(folder.path().join("settings.toml"), SETTINGS).expect("the folder can be written to");
        let mut house = Self { folder, running: None, address: "http://127.0.0.1:0".to_owned() };
        house.reopen();
        house
    }

    /// A folder for whatever a test keeps, gone with the house.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Starts the program again: the same port, the same data.
    ///
    /// # Panics
    /// If it does not say where it is open.
    pub fn reopen(&mut self) {
        self.kill();
        let log = std::fs::File::options().create(true).append(true).open(self.folder().join("log"));
        let mut child = Command::new(program())
            .args(["serve", "--bind", self.address.trim_start_matches("http://")])
            .arg("--data")
            .arg(self.folder().join("data"))
            .arg("--config")
            .arg(self.folder().join("settings.toml"))
            .env("LC_ALL", "en")
            .stdout(Stdio::piped())
            .stderr(log.expect("the log can be written to"))
            .spawn()
            .expect("the program starts");
        let mut out = BufReader::new(child.stdout.take().expect("it was piped"));
        let mut line = String::new();
        let read = out.read_line(&mut line);
        let address = line.split_whitespace().find(|word| word.starts_with("http://"));
        self.running = Some((child, out));
        let address = address.unwrap_or_else(|| panic!("{read:?} {line:?}, log:\n{}", self.log()));
        self.address = address.trim_end_matches(['.', ',', '/']).to_owned();
    }

    /// Kills the program in the middle of whatever it does.
    pub fn kill(&mut self) {
        if let Some((mut child, _)) = self.running.take() {
            child.kill().expect("an own child can be killed");
            child.wait().expect("an own child can be waited for");
        }
    }

    /// What the program logged.
    pub fn log(&self) -> String {
        std::fs::read_to_string(self.folder().join("log")).unwrap_or_default()
    }

    /// The address of a page.
    pub fn at(&self, path: &str) -> String {
        format!("{}{path}", self.address)
    }

    /// Runs the program with these arguments; whether it succeeded, and what it said.
    pub fn run(&self, args: &[&str]) -> (bool, String) {
        let output = Command::new(program()).args(args).env("LC_ALL", "en").output().expect("it starts");
        let said = [output.stdout, output.stderr].concat();
        (output.status.success(), String::from_utf8_lossy(&said).into_owned())
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.kill();
        if std::thread::panicking() {
            eprintln!("the house said:\n{}", self.log());
        }
    }
}
