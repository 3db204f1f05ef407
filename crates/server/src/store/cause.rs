//! Why a store failed, as far as somebody can do something about it.
//!
//! SQLite and the operating system say it in fixed texts, which is all a [`StoreError`] keeps; the tests below provoke
//! each of them, to notice a text that changes.

use super::StoreError;

/// Why a store failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// No room is left on the disk.
    Full,
    /// The file, its folder or the whole disk cannot be written or read.
    NoAccess,
    /// Another program has locked the file.
    Busy,
    /// The file was written by a newer program.
    Newer,
    /// The file is damaged, or not a store.
    Damaged,
    /// Something else.
    Other,
}

/// The texts of each cause, in lower case.
const TEXTS: [(Cause, &[&str]); 4] = [
    (Cause::Full, &["disk is full", "no space left", "quota exceeded", "file too large"]),
    (
        Cause::NoAccess,
        &[
            "readonly database",
            "read-only file system",
            "permission denied",
            "operation not permitted",
            "unable to open database file",
        ],
    ),
    (Cause::Busy, &["database is locked", "database table is locked"]),
    (Cause::Damaged, &["not a database", "malformed", "is a directory", "not a directory"]),
];

impl StoreError {
    /// Why it failed.
    pub fn cause(&self) -> Cause {
        let text = match self {
            Self::Failed(text) => text,
            Self::Newer { .. } => return Cause::Newer,
            Self::Older { .. }
            | Self::Conflict(_)
            | Self::SetAside(_)
            | Self::NotAllowed
            | Self::NothingToDo => {
                return Cause::Other;
            }
        };
        let text = text.to_lowercase();
        let known = TEXTS.iter().find(|(_, texts)| texts.iter().any(|part| text.contains(part)));
        known.map_or(Cause::Other, |(cause, _)| *cause)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Sqlite;
    use rusqlite::{Connection, OpenFlags};

    fn cause(error: impl Into<StoreError>) -> Cause {
        error.into().cause()
    }

    #[test]
    fn what_sqlite_says_is_understood() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("store.sqlite");
        let writer = Connection::open(&path).unwrap();
        writer.execute_batch("CREATE TABLE a (b BLOB); PRAGMA max_page_count = 3;").unwrap();
        let full = writer.execute("INSERT INTO a VALUES (zeroblob(100000))", []).unwrap_err();
        assert_eq!(cause(full), Cause::Full);
        writer.execute_batch("BEGIN IMMEDIATE").unwrap();
        let second = Connection::open(&path).unwrap();
        second.busy_timeout(std::time::Duration::ZERO).unwrap();
        assert_eq!(cause(second.execute_batch("BEGIN IMMEDIATE").unwrap_err()), Cause::Busy);
        writer.execute_batch("COMMIT").unwrap();
        let reader = Connection::open_with_flags(&path, OpenFlags::SQLITE_OPEN_READ_ONLY).unwrap();
        assert_eq!(cause(reader.execute("DELETE FROM a", []).unwrap_err()), Cause::NoAccess);
        let nowhere = Connection::open(folder.path().join("no/such/folder.sqlite"));
        assert_eq!(cause(nowhere.unwrap_err()), Cause::NoAccess);
    }

    #[test]
    fn what_is_no_store_is_understood() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("store.sqlite");
        std::fs::write(&path, "a shopping list, long enough to be read as the head of a file".repeat(40))
            .unwrap();
        assert_eq!(Sqlite::open(&path).err().unwrap().cause(), Cause::Damaged);
        let newer = folder.path().join("newer.sqlite");
        Connection::open(&newer).unwrap().pragma_update(None, "user_version", 1_000_000).unwrap();
        assert_eq!(Sqlite::open(&newer).err().unwrap().cause(), Cause::Newer);
        std::fs::create_dir(folder.path().join("folder.sqlite")).unwrap();
        let folder = Sqlite::open(&folder.path().join("folder.sqlite"));
        assert_eq!(folder.err().unwrap().cause(), Cause::Damaged, "a folder is no store");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn what_the_system_says_is_understood() {
        let said = |number| cause(std::io::Error::from_raw_os_error(number));
        assert_eq!(said(28), Cause::Full, "ENOSPC");
        assert_eq!(said(122), Cause::Full, "EDQUOT");
        assert_eq!(said(13), Cause::NoAccess, "EACCES");
        assert_eq!(said(30), Cause::NoAccess, "EROFS");
        assert_eq!(said(20), Cause::Damaged, "ENOTDIR");
        assert_eq!(said(4), Cause::Other, "EINTR");
    }
}
