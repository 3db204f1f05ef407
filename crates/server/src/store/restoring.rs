//! Puts a copy of a store in place, so that an interruption at any point does no harm.
//!
//! The copy first gets a name of its own in the data folder, `restore-TIME.sqlite`. From then on the restore is
//! decided: the old store is moved aside into `replaced-TIME`, with its log, and the copy takes its place last. As long
//! as the copy has its own name the restore is incomplete, and the next process that opens the folder completes it. So
//! a log never meets a file it does not belong to.

use super::check::{Report, check};
use super::lock::{FolderLock, NotLocked};
use super::{STORE_FILE, StoreError, copying, files};
use std::io;
use std::path::{Path, PathBuf};
use time::OffsetDateTime;

/// The prefix and suffix of a decided restore.
const DECIDED: (&str, &str) = ("restore-", ".sqlite");

/// The files of a store, by suffix.
const ENDS: [&str; 4] = ["", "-wal", "-shm", "-journal"];

/// The result of a restore.
#[derive(Debug)]
pub struct Restored {
    /// What the copy contains.
    pub report: Report,
    /// Where the previous store is, if there was one.
    pub replaced: Option<PathBuf>,
}

/// Why nothing was restored.
#[derive(Debug, thiserror::Error)]
pub enum NotRestored {
    /// The file does not pass the check.
    #[error("the copy does not pass the check")]
    Unsound(Report),
    /// The folder is in use, or cannot be locked.
    #[error(transparent)]
    Lock(#[from] NotLocked),
    /// The copy cannot be read.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The folder cannot be written to.
    #[error("{0}: {1}")]
    Folder(PathBuf, io::Error),
}

/// Puts a copy of a store in the place of the one in a folder, which is kept aside. A copy with tables that cannot be
/// opened is accepted only if `all_the_same` is set; one that no house could open never is.
pub fn restore(file: &Path, folder: &Path, all_the_same: bool) -> Result<Restored, NotRestored> {
    let sound = |report: Report| {
        let is_taken = report.is_sound() || all_the_same && report.is_usable();
        if is_taken { Ok(report) } else { Err(NotRestored::Unsound(report)) }
    };
    sound(check(file)?)?;
    let failed = |error: io::Error| NotRestored::Folder(folder.to_owned(), error);
    files::make_folder(folder).map_err(failed)?;
    let _lock = FolderLock::take(folder, None)?;
    complete(folder).map_err(failed)?;
    let copy = copying::unfinished(folder).map_err(failed)?;
    copying::write(file, &copy)?;
    files::give_to_owner_of(folder, copy.path());
    // Check the copy itself: the file may have changed since.
    let report = sound(check(copy.path())?)?;
    decide(folder, copy).map_err(failed)?;
    let replaced = complete(folder).map_err(failed)?;
    Ok(Restored { report, replaced })
}

/// Gives the copy the name by which the restore is decided, durably.
fn decide(folder: &Path, copy: tempfile::NamedTempFile) -> io::Result<()> {
    let now = OffsetDateTime::now_utc();
    let (date, time) = (now.date(), now.time());
    let (month, day) = (u8::from(date.month()), date.day());
    let (hour, minute, second) = (time.hour(), time.minute(), time.second());
    let stamp = format!("{:04}{month:02}{day:02}-{hour:02}{minute:02}{second:02}", date.year());
    let name = format!("{}{stamp}{}", DECIDED.0, DECIDED.1);
    copy.persist_noclobber(folder.join(name)).map_err(|error| error.error)?;
    files::sync_folder(folder)
}

/// The decided and incomplete restores, with their times.
fn decided(folder: &Path) -> io::Result<Vec<(PathBuf, String)>> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        let stamp = name.to_str().and_then(|name| name.strip_prefix(DECIDED.0)?.strip_suffix(DECIDED.1));
        found.extend(stamp.filter(|stamp| is_stamp(stamp)).map(|stamp| (entry.path(), stamp.to_owned())));
    }
    found.sort();
    Ok(found)
}

/// Whether this is the time in the name of a restore. Any other file is the user's own.
fn is_stamp(text: &str) -> bool {
    let digits = |part: &str, count| part.len() == count && part.bytes().all(|c| c.is_ascii_digit());
    text.split_once('-').is_some_and(|(date, time)| digits(date, 8) && digits(time, 6))
}

/// Whether a file of this name, in a data folder, is one that the house itself reads or writes.
pub(super) fn is_own_name(name: &str) -> bool {
    let restored = || name.strip_prefix(DECIDED.0)?.strip_suffix(DECIDED.1);
    name.starts_with(STORE_FILE) || name == super::LOCK_FILE || restored().is_some_and(is_stamp)
}

/// The copy of a decided restore that was interrupted, if there is one.
pub fn interrupted_restore(folder: &Path) -> Option<PathBuf> {
    Some(decided(folder).ok()?.into_iter().next()?.0)
}

/// Completes a decided restore, also an interrupted one; returns where the previous store is. The caller must hold the
/// lock of the folder.
pub(crate) fn complete(folder: &Path) -> io::Result<Option<PathBuf>> {
    let mut replaced = None;
    for (copy, stamp) in decided(folder)? {
        for end in ENDS {
            let name = format!("{STORE_FILE}{end}");
            if folder.join(&name).exists() {
                let aside = free_place(folder, &stamp, &name);
                files::make_folder(&aside)?;
                files::give_to_owner_of(folder, &aside);
                std::fs::rename(folder.join(&name), aside.join(&name))?;
                files::sync_folder(&aside)?;
                replaced.get_or_insert(aside);
            }
        }
        files::sync_folder(folder)?;
        std::fs::rename(copy, folder.join(STORE_FILE))?;
        files::sync_folder(folder)?;
    }
    Ok(replaced)
}

/// A folder to move a file aside to in which it does not exist yet: nothing is overwritten.
fn free_place(folder: &Path, stamp: &str, name: &str) -> PathBuf {
    let place = |number: u32| match number {
        1 => folder.join(format!("replaced-{stamp}")),
        _ => folder.join(format!("replaced-{stamp}-{number}")),
    };
    (1..).map(place).find(|place| !place.join(name).exists()).expect("there are more numbers than folders")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs::{create_dir, read_to_string, rename, write};

    const STAMP: &str = "20260102-030405";

    /// A folder with a store and its log, and a decided restore.
    fn folder() -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        for end in &ENDS[..3] {
            write(folder.path().join(format!("{STORE_FILE}{end}")), format!("old{end}")).unwrap();
        }
        write(folder.path().join(format!("restore-{STAMP}.sqlite")), "copy").unwrap();
        folder
    }

    #[test]
    fn a_file_of_a_similar_name_is_nobodys_restore() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["restore-point.sqlite", "restore-20260102.sqlite", "restore-2026010a-030405.sqlite"] {
            write(folder.path().join(name), "notes").unwrap();
        }
        write(folder.path().join(STORE_FILE), "store").unwrap();
        assert_eq!(interrupted_restore(folder.path()), None);
        assert_eq!(complete(folder.path()).unwrap(), None);
        assert_eq!(std::fs::read(folder.path().join(STORE_FILE)).unwrap(), b"store");
    }

    #[test]
    fn a_restore_interrupted_at_any_point_is_completed() {
        for moved in 0..=3 {
            let folder = folder();
            let path = |name: &str| folder.path().join(name);
            let aside = path(&format!("replaced-{STAMP}"));
            if moved > 0 {
                create_dir(&aside).unwrap();
            }
            for end in &ENDS[..moved] {
                let name = format!("{STORE_FILE}{end}");
                rename(path(&name), aside.join(&name)).unwrap();
            }
            assert!(interrupted_restore(folder.path()).is_some());
            complete(folder.path()).unwrap();
            assert_eq!(interrupted_restore(folder.path()), None);
            assert_eq!(read_to_string(path(STORE_FILE)).unwrap(), "copy", "after {moved} files");
            for end in &ENDS[..3] {
                let name = format!("{STORE_FILE}{end}");
                assert_eq!(read_to_string(aside.join(&name)).unwrap(), format!("old{end}"));
                assert_eq!(path(&name).exists(), end.is_empty(), "no log beside the copy");
            }
            assert_eq!(complete(folder.path()).unwrap(), None, "there is nothing more to do");
            assert_eq!(read_to_string(path(STORE_FILE)).unwrap(), "copy");
        }
    }

    /// An older program does not know decided restores, and may have created a new store meanwhile.
    #[test]
    fn nothing_that_was_moved_aside_is_overwritten() {
        let folder = folder();
        let aside = folder.path().join(format!("replaced-{STAMP}"));
        create_dir(&aside).unwrap();
        rename(folder.path().join(STORE_FILE), aside.join(STORE_FILE)).unwrap();
        write(folder.path().join(STORE_FILE), "begun meanwhile").unwrap();
        complete(folder.path()).unwrap();
        assert_eq!(read_to_string(aside.join(STORE_FILE)).unwrap(), "old");
        let second = folder.path().join(format!("replaced-{STAMP}-2")).join(STORE_FILE);
        assert_eq!(read_to_string(second).unwrap(), "begun meanwhile");
        assert_eq!(read_to_string(folder.path().join(STORE_FILE)).unwrap(), "copy");
    }

    /// Only root can give files away; for others the owner stays the same.
    #[cfg(unix)]
    #[test]
    fn what_is_restored_belongs_to_the_owner_of_the_folder() {
        use std::os::unix::fs::{MetadataExt, chown};
        let place = tempfile::tempdir().unwrap();
        let (file, data) = (place.path().join("copy.sqlite"), place.path().join("data"));
        drop(super::super::Sqlite::open(&file).unwrap());
        create_dir(&data).unwrap();
        write(data.join(STORE_FILE), "old").unwrap();
        let is_root = chown(&data, Some(12_345), Some(54_321)).is_ok();
        let owner = std::fs::metadata(&data).unwrap();
        assert_eq!(owner.uid() == 12_345, is_root);
        let replaced = restore(&file, &data, false).unwrap().replaced.unwrap();
        for path in [data.join(STORE_FILE), data.join(super::super::LOCK_FILE), replaced] {
            let found = std::fs::metadata(&path).unwrap();
            assert_eq!((found.uid(), found.gid()), (owner.uid(), owner.gid()), "{}", path.display());
        }
    }

    #[test]
    fn what_is_no_copy_changes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let (file, data) = (folder.path().join("copy.sqlite"), folder.path().join("data"));
        write(&file, "this is no database, but long enough to be looked at").unwrap();
        let refused = restore(&file, &data, true).unwrap_err();
        assert!(matches!(refused, NotRestored::Store(_)), "{refused}");
        assert!(!data.exists());
    }
}
