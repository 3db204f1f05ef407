//! A whole copy of a store in one file, made from outside: nothing is migrated, nothing is written to the store, and a
//! house may go on beside it.

use super::{StoreError, files, reading};
use std::io;
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

/// Why there is no copy.
#[derive(Debug, thiserror::Error)]
pub enum NotCopied {
    /// The file is there already.
    #[error("{0} exists already")]
    Exists(PathBuf),
    /// A file cannot be written.
    #[error("{0}: {1}")]
    File(PathBuf, io::Error),
    /// The store cannot be read.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Copies a store to a file: all of it, or nothing. One that is there already is replaced only if `replace` says so.
pub fn backup(store: &Path, to: &Path, replace: bool) -> Result<(), NotCopied> {
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

/// A file for a copy that is not whole yet, for its owner alone; it is removed unless it gets its name.
pub(super) fn unfinished(folder: &Path) -> io::Result<NamedTempFile> {
    tempfile::Builder::new().prefix(".tafelrunde-").suffix(".partial").tempfile_in(folder)
}

/// Writes the copy of a store into an empty file, down to the disk.
pub(super) fn write(store: &Path, copy: &NamedTempFile) -> Result<(), StoreError> {
    let path = std::path::absolute(copy.path())?;
    let name = path.to_str().ok_or_else(|| {
        StoreError::Failed(format!("the name of the folder of the copy is not Unicode: {}", path.display()))
    })?;
    reading::read(store, |connection| {
        // A try that was interrupted may have left something.
        copy.as_file().set_len(0)?;
        Ok(connection.execute("VACUUM INTO ?", [name]).map(drop)?)
    })?;
    Ok(copy.as_file().sync_all()?)
}
