//! Reads a store without changing a byte of it, even while a house writes to it.
//!
//! Opening a file in WAL mode the usual way already writes: SQLite creates the log and its index, or updates the index.
//! So each state of a folder is read in its own way, see [`ReadMode`].

use super::{StoreError, files};
use rusqlite::{Connection, OpenFlags};
use std::ffi::OsString;
use std::fs::Metadata;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};
use tempfile::TempDir;

/// How often reading is retried when a house opens or closes meanwhile, and the pause between.
const TRIES: usize = 5;
const PAUSE: Duration = Duration::from_millis(50);

/// How a store can be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ReadMode {
    /// There is an index of the log: a house is open, or was killed. SQLite reads both without writing to the index;
    /// for a killed house it builds an index in memory.
    WithHouse,
    /// There is no log: the file is all there is.
    Alone,
    /// There is a log without an index, as after copying both by hand, or the journal of a store that was being created
    /// when the house was killed. SQLite would have to write, so it gets a copy.
    Copied,
}

/// The files of a store as seen from outside; opening or closing it changes them.
#[derive(PartialEq, Eq, Debug)]
struct FileState {
    mode: ReadMode,
    files: Vec<Option<(u64, Option<SystemTime>)>>,
}

impl FileState {
    fn of(path: &Path) -> Self {
        let found = |end| std::fs::metadata(files::beside(path, end)).ok();
        let (file, log, journal) = (found(""), found("-wal"), found("-journal"));
        let holds = |file: &Option<Metadata>| file.as_ref().is_some_and(|file| file.len() > 0);
        let mode = match found("-shm") {
            Some(_) => ReadMode::WithHouse,
            None if holds(&log) || holds(&journal) => ReadMode::Copied,
            None => ReadMode::Alone,
        };
        let seen = |found: Option<Metadata>| found.map(|found| (found.len(), found.modified().ok()));
        // While a house is open the files change all the time, and locks make that harmless.
        let files =
            if mode == ReadMode::WithHouse { Vec::new() } else { vec![seen(file), seen(log), seen(journal)] };
        Self { mode, files }
    }
}

/// Reads from a store with a read-only connection. Retries if a house opened or closed meanwhile.
pub(super) fn read<T>(
    path: &Path,
    mut work: impl FnMut(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let path = std::path::absolute(path)?;
    let mut tries = 1;
    loop {
        let before = FileState::of(&path);
        let outcome = open(&path, before.mode).and_then(|(connection, _copy)| work(&connection));
        let is_stable = outcome.is_ok() && FileState::of(&path) == before;
        if is_stable || tries == TRIES {
            return outcome;
        }
        tries += 1;
        std::thread::sleep(PAUSE);
    }
}

fn open(path: &Path, mode: ReadMode) -> Result<(Connection, Option<TempDir>), StoreError> {
    let flags =
        OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let with = |options: &str| Connection::open_with_flags(address(path, options), flags);
    match mode {
        ReadMode::WithHouse => Ok((with("mode=ro&readonly_shm=1")?, None)),
        ReadMode::Alone if is_in_wal_mode(path)? => Ok((with("mode=ro&immutable=1")?, None)),
        ReadMode::Alone => Ok((with("mode=ro")?, None)),
        ReadMode::Copied => {
            let copy = tempfile::tempdir()?;
            let file = copy.path().join("copy.sqlite");
            for end in ["", "-wal", "-journal"] {
                if files::beside(path, end).exists() {
                    std::fs::copy(files::beside(path, end), files::beside(&file, end))?;
                }
            }
            Ok((Connection::open(&file)?, Some(copy)))
        }
    }
}

/// Whether a file is in WAL mode, by its header. If it is not, there may be a journal to roll back, and SQLite has to
/// see it.
fn is_in_wal_mode(path: &Path) -> io::Result<bool> {
    use io::Read;
    let mut head = Vec::new();
    std::fs::File::open(path)?.take(20).read_to_end(&mut head)?;
    Ok(head.get(18..20) == Some(&[2, 2]))
}

/// A path as a URI with options for SQLite.
fn address(path: &Path, options: &str) -> PathBuf {
    let mut text = OsString::from("file:");
    // On Windows `C:\house` is `file:///C:/house`.
    let plain = path.to_string_lossy().replace(std::path::MAIN_SEPARATOR, "/");
    if !plain.starts_with('/') {
        text.push("///");
    }
    #[cfg(unix)]
    let bytes = std::os::unix::ffi::OsStrExt::as_bytes(path.as_os_str());
    #[cfg(not(unix))]
    let bytes = plain.as_bytes();
    for &byte in bytes {
        if byte.is_ascii_alphanumeric() || b"/._-:".contains(&byte) {
            text.push(char::from(byte).to_string());
        } else {
            text.push(format!("%{byte:02x}"));
        }
    }
    text.push("?");
    text.push(options);
    text.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_with_any_characters_is_one_address() {
        let path = Path::new("/a b/50%?x#y/ü.sqlite");
        let expected = "file:/a%20b/50%25%3fx%23y/%c3%bc.sqlite?mode=ro";
        assert_eq!(address(path, "mode=ro"), PathBuf::from(expected));
    }
}
