//! Copies a whole store into one file, from outside: nothing is migrated, nothing is written to the store, and a house
//! may keep running.

use super::{LOCK_FILE, STORE_FILE, StoreError, files, reading, restoring};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tempfile::NamedTempFile;

/// Why there is no copy.
#[derive(Debug, thiserror::Error)]
pub enum NotCopied {
    /// The file exists already.
    #[error("{0} exists already")]
    Exists(PathBuf),
    /// The file is in use by a house.
    #[error("{0} is a file of a house")]
    OfAHouse(PathBuf),
    /// A file cannot be written.
    #[error("{0}: {1}")]
    File(PathBuf, io::Error),
    /// The store cannot be read.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Copies a store to a file: all of it, or nothing. An existing file is replaced only if `replace` is set, and the
/// files of a house never.
pub fn backup(store: &Path, to: &Path, replace: bool) -> Result<(), NotCopied> {
    if is_of_a_house(store, to) {
        return Err(NotCopied::OfAHouse(to.to_owned()));
    }
    if !replace && to.exists() {
        return Err(NotCopied::Exists(to.to_owned()));
    }
    let failed = |error: io::Error| NotCopied::File(to.to_owned(), error);
    let folder = files::folder_of(to);
    let copy = unfinished(folder).map_err(failed)?;
    write(store, &copy)?;
    let put = if replace { copy.persist(to) } else { copy.persist_noclobber(to) };
    put.map_err(|error| match error.error.kind() {
        io::ErrorKind::AlreadyExists => NotCopied::Exists(to.to_owned()),
        _ => failed(error.error),
    })?;
    files::sync_folder(folder).map_err(failed)
}

/// Whether a file is the store itself, or one of the files of a house in its folder.
fn is_of_a_house(store: &Path, to: &Path) -> bool {
    let same = matches!((store.canonicalize(), to.canonicalize()), (Ok(store), Ok(to)) if store == to);
    let folder = files::folder_of(to);
    let is_house = [STORE_FILE, LOCK_FILE].iter().any(|name| folder.join(name).exists());
    let own_name = to.file_name().and_then(|name| name.to_str()).is_some_and(restoring::is_own_name);
    same || is_house && own_name
}

/// A temporary file for an incomplete copy, readable by its owner only; it is removed unless it is renamed.
pub(super) fn unfinished(folder: &Path) -> io::Result<NamedTempFile> {
    remove_leftovers(folder);
    tempfile::Builder::new().prefix(UNFINISHED.0).suffix(UNFINISHED.1).tempfile_in(folder)
}

/// The prefix and suffix of an incomplete copy; SQLite keeps a journal beside it.
const UNFINISHED: (&str, &str) = (".tafelrunde-", ".partial");

/// An incomplete copy of this age was left behind by a killed process.
const LEFT_BEHIND: Duration = Duration::from_secs(3600);

/// Removes incomplete copies that were left behind. One that cannot be removed does no harm.
fn remove_leftovers(folder: &Path) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let name = name.to_str().and_then(|name| name.strip_prefix(UNFINISHED.0)).unwrap_or_default();
        let is_one = name.ends_with(UNFINISHED.1) || name.ends_with(".partial-journal");
        let written = entry.metadata().and_then(|found| found.modified()).ok();
        let age = written.and_then(|written| written.elapsed().ok());
        if is_one && age.is_some_and(|age| age > LEFT_BEHIND) {
            drop(std::fs::remove_file(entry.path()));
        }
    }
}

/// Writes the copy of a store into an empty file, and syncs it.
pub(super) fn write(store: &Path, copy: &NamedTempFile) -> Result<(), StoreError> {
    let path = std::path::absolute(copy.path())?;
    let name = path.to_str().ok_or_else(|| {
        StoreError::Failed(format!("the name of the folder of the copy is not Unicode: {}", path.display()))
    })?;
    reading::read(store, |connection| {
        // An interrupted attempt may have left something.
        copy.as_file().set_len(0)?;
        Ok(connection.execute("VACUUM INTO ?", [name]).map(drop)?)
    })?;
    Ok(copy.as_file().sync_all()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_killed_backup_left_behind_is_removed_by_the_next_one() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        drop(super::super::Sqlite::open(&path("store.sqlite")).unwrap());
        let old = std::time::SystemTime::now() - 2 * LEFT_BEHIND;
        let names =
            [".tafelrunde-a.partial", ".tafelrunde-a.partial-journal", ".tafelrunde-own", "b.partial"];
        for name in names {
            std::fs::File::create(path(name)).unwrap().set_modified(old).unwrap();
        }
        std::fs::write(path(".tafelrunde-c.partial"), "somebody is at it").unwrap();
        backup(&path("store.sqlite"), &path("copy.sqlite"), false).unwrap();
        let left = names.map(|name| path(name).exists());
        assert_eq!(left, [false, false, true, true], "other files are nobody's business");
        assert!(path(".tafelrunde-c.partial").exists());
    }

    #[test]
    fn no_copy_replaces_what_a_house_works_with() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        let store = path(STORE_FILE);
        std::fs::write(&store, "").unwrap();
        std::fs::write(path(LOCK_FILE), "held").unwrap();
        for name in [
            STORE_FILE,
            "tafelrunde.sqlite-wal",
            "tafelrunde.sqlite-shm",
            "tafelrunde.sqlite-journal",
            LOCK_FILE,
            "restore-20260102-030405.sqlite",
        ] {
            let refused = backup(&store, &path(name), true);
            assert!(matches!(refused, Err(NotCopied::OfAHouse(_))), "{name}: {refused:?}");
        }
        assert_eq!(std::fs::read(path(LOCK_FILE)).unwrap(), b"held");
        backup(&store, &path("copy.sqlite"), true).unwrap();
        let elsewhere = tempfile::tempdir().unwrap();
        backup(&store, &elsewhere.path().join(STORE_FILE), true).unwrap();
    }
}
