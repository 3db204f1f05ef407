//! The program as a process of its own, on a folder that outlives it.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Output, Stdio};

/// A house that can be killed and opened again.
pub(crate) struct House {
    folder: tempfile::TempDir,
    process: Option<Child>,
    /// What it says; a house nobody listens to would end.
    said: Option<BufReader<ChildStdout>>,
    address: Option<SocketAddr>,
}

impl House {
    /// An empty folder; the house is closed.
    pub(crate) fn new() -> Self {
        // Four players hurry more than people may.
        Self::with_settings(
            "changes_per_minute = 1000000\nlooks_per_minute = 1000000\nguests_per_hour = 1000000\ntables_per_hour = 1000000\nopen_tables = 1000000\n",
        )
    }

    /// An empty folder, and a house with these settings; it is closed.
    pub(crate) fn with_settings(settings: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("house.toml"), settings).unwrap();
        Self { folder, process: None, said: None, address: None }
    }

    /// Starts the process and does not wait for it.
    pub(crate) fn begin_to_open(&mut self) {
        let process = self.command(&["serve", "--bind", "127.0.0.1:0", "--config", "house.toml"]).spawn();
        self.process = Some(process.unwrap());
    }

    /// The program with these arguments, on the folder of this house.
    pub(crate) fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tafelrunde"));
        command
            .args(args)
            .env("LC_ALL", "en")
            .env("TAFELRUNDE_HOME", self.folder.path())
            .env("TAFELRUNDE_DATA", "data")
            .current_dir(self.folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        command
    }

    /// Runs a command on the folder of this house to its end.
    pub(crate) fn run(&self, args: &[&str]) -> Output {
        self.command(args).stderr(Stdio::piped()).output().unwrap()
    }

    /// A file beside the data folder.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The number of the process.
    pub(crate) fn pid(&self) -> u32 {
        self.process.as_ref().unwrap().id()
    }

    /// Starts the process and waits until the doors are open.
    pub(crate) fn open(&mut self) {
        self.begin_to_open();
        let output = self.process.as_mut().and_then(|process| process.stdout.take()).unwrap();
        let said = self.said.insert(BufReader::new(output));
        let mut line = String::new();
        said.read_line(&mut line).unwrap();
        let address = line.trim().rsplit_once("http://").and_then(|(_, address)| address.parse().ok());
        self.address = Some(address.unwrap_or_else(|| panic!("the house does not open: {line:?}")));
    }

    /// Where the house can be reached.
    pub(crate) fn address(&self) -> SocketAddr {
        self.address.unwrap()
    }

    /// Ends the process without a word (`SIGKILL`), and waits until it is gone.
    pub(crate) fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill().unwrap();
            process.wait().unwrap();
        }
    }
}

#[cfg(unix)]
impl House {
    /// Tells the process to stop (`SIGTERM`), and waits until it is gone.
    pub(crate) fn stop(&mut self) {
        let Some(mut process) = self.process.take() else { return };
        let told = Command::new("kill").args(["-TERM", &process.id().to_string()]).status().unwrap();
        assert!(told.success());
        assert!(process.wait().unwrap().success(), "it ends in order");
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.kill();
    }
}
