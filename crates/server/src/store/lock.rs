//! The lock of a data folder: one process at a time may write there, and others can read who that is.
//!
//! It is an advisory lock of the operating system on a file that is never removed. The system releases it when the
//! process ends, however it ends, so a killed process leaves no lock behind.

use super::files;
use serde::{Deserialize, Serialize};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::net::SocketAddr;
use std::path::Path;
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

/// The name of the lock file in the data folder.
pub const LOCK_FILE: &str = "tafelrunde.lock";

/// The lock of a data folder; nobody else may write there while it lives.
#[derive(Debug)]
pub struct FolderLock {
    /// Closing it releases the lock.
    file: File,
}

/// The holder of a lock, as far as the lock file tells.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Holder {
    /// The process id.
    pub pid: Option<u32>,
    /// The host name of its machine.
    pub host: Option<String>,
    /// Since when, in UTC (RFC 3339).
    pub since: Option<String>,
    /// Where it listens; `None` for a command such as `restore`.
    pub bind: Option<SocketAddr>,
    /// Its public address, if one is configured.
    pub url: Option<String>,
}

impl Holder {
    /// This process.
    pub(crate) fn this_process(bind: Option<SocketAddr>, url: Option<String>) -> Self {
        let now = OffsetDateTime::now_utc();
        let since = now.replace_nanosecond(0).unwrap_or(now).format(&Rfc3339).ok();
        Self { pid: Some(std::process::id()), host: host(), since, bind, url }
    }
}

/// For the log; messages for people are in Fluent.
impl std::fmt::Display for Holder {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { pid, host, since, bind, url: _ } = self;
        let pid = pid.map_or_else(|| "unknown".to_owned(), |pid| pid.to_string());
        let unknown = || "unknown".to_owned();
        let (host, since) = (host.clone().unwrap_or_else(unknown), since.clone().unwrap_or_else(unknown));
        write!(f, "process {pid} on host {host} since {since}")?;
        bind.map_or(Ok(()), |bind| write!(f, ", listening at {bind}"))
    }
}

/// Why a folder could not be locked.
#[derive(Debug, thiserror::Error)]
pub enum NotLocked {
    /// Another process holds the lock.
    #[error("the data folder is in use by {0}")]
    Held(Holder),
    /// The lock file cannot be used.
    #[error("lock file {LOCK_FILE}: {0}")]
    Io(#[from] io::Error),
}

impl FolderLock {
    /// Locks an existing folder, or says who holds the lock. `bind` is where this process will listen, if it is a
    /// house.
    pub fn take(folder: &Path, bind: Option<SocketAddr>) -> Result<Self, NotLocked> {
        let path = folder.join(LOCK_FILE);
        let mut file = open(&path)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(NotLocked::Held(read(&mut file))),
            Err(TryLockError::Error(error)) => return Err(error.into()),
        }
        let mut lock = Self { file };
        lock.write(bind, None)?;
        Ok(lock)
    }

    /// Updates the lock file once the actual address is known (port 0 means any), and adds the public one.
    pub(crate) fn listening_at(&mut self, address: SocketAddr, url: Option<String>) -> io::Result<()> {
        self.write(Some(address), url)
    }

    fn write(&mut self, bind: Option<SocketAddr>, url: Option<String>) -> io::Result<()> {
        let text = serde_json::to_string(&Holder::this_process(bind, url))?;
        self.file.set_len(0)?;
        self.file.rewind()?;
        self.file.write_all(text.as_bytes())
    }
}

/// Opens the lock file, or creates it readable by its owner only.
fn open(path: &Path) -> io::Result<File> {
    match files::make_file(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
        // Reopened for reading, too. And `admin` run as root must not lock out the user of the house.
        made => {
            drop(made?);
            files::give_to_owner_of(files::folder_of(path), path);
        }
    }
    OpenOptions::new().read(true).write(true).open(path)
}

/// Reads the lock file. Its owner may be writing it just now, and some systems do not let others read a locked file.
fn read(file: &mut File) -> Holder {
    let mut text = String::new();
    let read = file.rewind().and_then(|()| file.take(4096).read_to_string(&mut text));
    read.ok().and_then(|_| serde_json::from_str(&text).ok()).unwrap_or_default()
}

#[cfg(unix)]
fn host() -> Option<String> {
    Some(rustix::system::uname().nodename().to_string_lossy().into_owned())
}

#[cfg(not(unix))]
fn host() -> Option<String> {
    std::env::var("COMPUTERNAME").ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_locked_once_and_the_second_is_told_by_whom() {
        let folder = tempfile::tempdir().unwrap();
        let bind: SocketAddr = "127.0.0.1:7777".parse().unwrap();
        let first = FolderLock::take(folder.path(), Some(bind)).unwrap();
        let NotLocked::Held(holder) = FolderLock::take(folder.path(), None).unwrap_err() else {
            panic!("the folder is locked")
        };
        assert_eq!((holder.pid, holder.bind), (Some(std::process::id()), Some(bind)));
        assert!(holder.host.is_some_and(|host| !host.is_empty()));
        assert!(holder.since.is_some_and(|since| since.ends_with('Z')));
        drop(first);
        FolderLock::take(folder.path(), None).unwrap();
    }

    #[test]
    fn a_file_left_behind_locks_nothing_and_a_damaged_one_tells_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(LOCK_FILE);
        std::fs::write(&path, "{\"pid\": 1, \"host\": \"gone\", and much longer than what comes").unwrap();
        let lock = FolderLock::take(folder.path(), None).unwrap();
        let holder: Holder = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
        assert_eq!((holder.pid, holder.bind), (Some(std::process::id()), None), "written anew");
        std::fs::write(&path, "nonsense").unwrap();
        let refused = FolderLock::take(folder.path(), None).unwrap_err();
        assert!(matches!(&refused, NotLocked::Held(holder) if *holder == Holder::default()), "{refused}");
        drop(lock);
    }

    #[cfg(unix)]
    #[test]
    fn a_lock_file_made_by_root_belongs_to_the_owner_of_the_folder() {
        use std::os::unix::fs::{MetadataExt, chown};
        let folder = tempfile::tempdir().unwrap();
        // Only root can give files away; for others the folder and the file are their own.
        let _ = chown(folder.path(), Some(12_345), Some(54_321));
        let owner = std::fs::metadata(folder.path()).unwrap();
        let lock = FolderLock::take(folder.path(), None).unwrap();
        let file = std::fs::metadata(folder.path().join(LOCK_FILE)).unwrap();
        assert_eq!((file.uid(), file.gid()), (owner.uid(), owner.gid()));
        drop(lock);
    }

    #[cfg(unix)]
    #[test]
    fn nobody_else_reads_the_lock_file() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let _lock = FolderLock::take(folder.path(), None).unwrap();
        let rights = std::fs::metadata(folder.path().join(LOCK_FILE)).unwrap().permissions().mode();
        assert_eq!(rights & 0o777, 0o600);
    }
}
