//! The PostgreSQL that the tests of the second store start themselves: sees to it that there is one.

use crate::run;
use std::path::Path;
use std::process::{Command, ExitCode};

/// What the tests need, by the name Debian and its relatives give it.
const PACKAGE: &str = "postgresql";

/// Installs PostgreSQL where it is missing and may be; whether it is there. Without it the tests say that
/// they were skipped, or fail with `TAFELRUNDE_POSTGRES=required`.
pub(crate) fn provide() -> bool {
    if is_installed() {
        return true;
    }
    let done = |args: &[&str]| {
        run(Command::new("apt-get").args(args).env("DEBIAN_FRONTEND", "noninteractive")) == ExitCode::SUCCESS
    };
    let installed = done(&["update"]) && done(&["install", "--yes", "--no-install-recommends", PACKAGE]);
    let is_there = installed && is_installed();
    if !is_there {
        eprintln!(
            "xtask: the tests of PostgreSQL need its programs, and they could not be installed from here.\n\
             Debian, Ubuntu: sudo apt-get install {PACKAGE}\n\
             otherwise: put them on the PATH, or say where they are: POSTGRES_BIN=/path/to/bin cargo xtask test"
        );
    }
    is_there
}

/// Whether the tests will find it.
fn is_installed() -> bool {
    let has = |folder: &Path| folder.join("initdb").exists();
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let packaged = versions.map(|version| version.path().join("bin")).any(|folder| has(&folder));
    let given = std::env::var_os("POSTGRES_BIN").is_some_and(|folder| has(Path::new(&folder)));
    let on_path =
        std::env::var_os("PATH").is_some_and(|path| std::env::split_paths(&path).any(|folder| has(&folder)));
    packaged || given || on_path
}
