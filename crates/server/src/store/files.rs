//! Files that other users of the machine cannot read: the store contains the secrets of running games, and hashes of
//! passwords and tokens. Outside of Unix there are no such permissions, and the folder has to be protected otherwise.

use rusqlite::Connection;
use std::fs::{DirBuilder, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// Makes a folder readable by its owner only. An existing one stays as it is: it may contain other things. A new one is
/// synced to disk: otherwise a power failure could lose it with everything in it.
pub(crate) fn make_folder(path: &Path) -> io::Result<()> {
    let missing: Vec<&Path> = path.ancestors().take_while(|folder| !is_there(folder)).collect();
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)?;
    missing.into_iter().try_for_each(|folder| sync_folder(folder_of(folder)))
}

/// The empty path is the current folder.
fn is_there(folder: &Path) -> bool {
    folder.as_os_str().is_empty() || folder.exists()
}

/// The parent folder of a path.
pub(super) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Syncs a folder, after files in it were made, renamed or removed. Only Unix can open a folder for that.
pub(super) fn sync_folder(path: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(path)?.sync_all() } else { Ok(()) }
}

/// The path of a store with this suffix appended, such as `-wal`.
pub(super) fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// Creates a file readable by its owner only; it must not exist yet.
pub(super) fn make_file(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Gives a file to the owner of its folder: a restore run as root would make files that the user of the house cannot
/// open. Without the right to do so it stays as it is.
pub(super) fn give_to_owner_of(folder: &Path, path: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, chown};
        let given = || {
            let (owner, own) = (std::fs::metadata(folder)?, std::fs::metadata(path)?);
            if owner.uid() == own.uid() { Ok(()) } else { chown(path, Some(owner.uid()), Some(owner.gid())) }
        };
        let given: io::Result<()> = given();
        if let Err(error) = given {
            tracing::warn!(%error, path = %path.display(), "cannot give the file to the owner of its folder");
        }
    }
    #[cfg(not(unix))]
    let _ = (folder, path);
}

/// Creates the file of a store, or removes other users' rights from an existing one and from SQLite's files beside it.
pub(super) fn prepare(path: &Path) -> io::Result<()> {
    // SQLite would only say that it cannot be opened, as if rights were missing.
    if path.is_dir() {
        return Err(io::Error::from(io::ErrorKind::IsADirectory));
    }
    match make_file(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
        made => return made.map(drop),
    }
    #[cfg(unix)]
    for end in ["", "-wal", "-shm"] {
        close(&beside(path, end));
    }
    Ok(())
}

/// Removes other users' rights from a file, if it exists. A failure is only logged.
#[cfg(unix)]
fn close(path: &Path) {
    use std::fs::Permissions;
    use std::os::unix::fs::PermissionsExt;
    let Ok(found) = std::fs::metadata(path) else { return };
    if found.permissions().mode() & 0o077 == 0 {
        return;
    }
    if let Err(error) = std::fs::set_permissions(path, Permissions::from_mode(0o600)) {
        tracing::warn!(%error, file = %path.display(), "others on this machine can read this file");
    }
}

/// The size of a store in bytes, its log included.
pub(super) fn size(connection: &Connection) -> Result<i64, rusqlite::Error> {
    if let Some(path) = connection.path().filter(|path| !path.is_empty()) {
        let length = |end: &str| std::fs::metadata(format!("{path}{end}")).map_or(0, |file| file.len());
        return Ok(i64::try_from(length("") + length("-wal")).unwrap_or(i64::MAX));
    }
    let size = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size";
    connection.query_row(size, [], |row| row.get(0))
}
