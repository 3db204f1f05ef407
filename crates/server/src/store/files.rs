//! Files that nobody else on the machine may read: the store holds the secrets of dice that still roll, and the sums of
//! passwords and tokens. Where there are no such rights, outside of Unix, the folder has to be safe by itself.

use rusqlite::Connection;
use std::fs::{DirBuilder, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// Makes a folder for its owner alone. One that is there already stays as it is: it may hold other things as well. A new
/// one is still there after the power has failed: otherwise everything in it would be gone, however well it was kept.
pub(crate) fn make_folder(path: &Path) -> io::Result<()> {
    let missing: Vec<&Path> = path.ancestors().take_while(|folder| !is_there(folder)).collect();
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)?;
    missing.into_iter().try_for_each(|folder| sync_folder(folder_of(folder)))
}

/// The empty path is the folder we are in.
fn is_there(folder: &Path) -> bool {
    folder.as_os_str().is_empty() || folder.exists()
}

/// The folder a file or folder stands in.
pub(super) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Puts what was made, renamed or removed in a folder on the disk. Only Unix can open a folder for that.
pub(super) fn sync_folder(path: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(path)?.sync_all() } else { Ok(()) }
}

/// The file beside a store with this end of its name, such as `-wal`.
pub(super) fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// A file that is not there yet, for its owner alone.
pub(super) fn make_file(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Gives what was made in a folder to the owner of the folder, where that is possible: whoever restores a house as root makes
/// files that the user of the house could not open. Somebody else may not give anything away; then it stays theirs.
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
            tracing::warn!(%error, path = %path.display(), "not given to the owner of its folder");
        }
    }
    #[cfg(not(unix))]
    let _ = (folder, path);
}

/// Makes the file of a store, or closes the one that is there to everybody else, with what SQLite keeps beside it.
pub(super) fn prepare(path: &Path) -> io::Result<()> {
    // SQLite would only say that it cannot be opened, as if somebody had no right to.
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

/// Takes everybody else's rights to a file, if it is there. Who may not do that can play all the same, and is told.
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

/// How many bytes a store has, its log included.
pub(super) fn size(connection: &Connection) -> Result<i64, rusqlite::Error> {
    if let Some(path) = connection.path().filter(|path| !path.is_empty()) {
        let length = |end: &str| std::fs::metadata(format!("{path}{end}")).map_or(0, |file| file.len());
        return Ok(i64::try_from(length("") + length("-wal")).unwrap_or(i64::MAX));
    }
    let size = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size";
    connection.query_row(size, [], |row| row.get(0))
}
