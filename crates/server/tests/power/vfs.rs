//! Puts a [`Disk`] under SQLite: a VFS that hands everything on to the one of the system and tells the disk of every
//! change. Files in folders without a disk are handed on and nothing else.
#![allow(unsafe_code, reason = "SQLite calls a VFS through C function pointers")]

use crate::disk::Disk;
use rusqlite::ffi::{
    SQLITE_IOERR_FSYNC, SQLITE_IOERR_WRITE, SQLITE_OK, SQLITE_OPEN_CREATE, SQLITE_OPEN_MAIN_DB,
    SQLITE_OPEN_MAIN_JOURNAL, SQLITE_OPEN_WAL, sqlite3_file, sqlite3_filename, sqlite3_int64,
    sqlite3_io_methods, sqlite3_vfs, sqlite3_vfs_find, sqlite3_vfs_register,
};
use std::collections::BTreeMap;
use std::ffi::{CStr, c_char, c_int, c_void};
use std::mem::size_of;
use std::path::{Path, PathBuf};
use std::ptr::{null, null_mut};
use std::sync::atomic::{AtomicPtr, Ordering};
use std::sync::{Arc, Mutex, Once};

static DISKS: Mutex<BTreeMap<PathBuf, Arc<Disk>>> = Mutex::new(BTreeMap::new());
static SYSTEM: AtomicPtr<sqlite3_vfs> = AtomicPtr::new(null_mut());
static REGISTERED: Once = Once::new();

/// From now on files in this folder lie on this disk.
pub(crate) fn mount(folder: &Path, disk: Arc<Disk>) {
    REGISTERED.call_once(register);
    DISKS.lock().unwrap().insert(folder.canonicalize().unwrap(), disk);
}

/// Files opened in this folder from now on lie on no disk of ours.
pub(crate) fn unmount(folder: &Path) {
    DISKS.lock().unwrap().remove(&folder.canonicalize().unwrap());
}

fn register() {
    // SAFETY: SQLite gives its default VFS, which lives for ever, and keeps ours, which is leaked for that.
    unsafe {
        let system = sqlite3_vfs_find(null());
        assert!(!system.is_null());
        SYSTEM.store(system, Ordering::Release);
        let mut own = *system;
        own.szOsFile += size_of::<File>() as c_int;
        own.zName = c"power".as_ptr();
        own.pNext = null_mut();
        own.xOpen = Some(open);
        own.xDelete = Some(delete);
        assert_eq!(sqlite3_vfs_register(Box::leak(Box::new(own)), 1), SQLITE_OK);
    }
}

/// What SQLite holds of an open file; the file of the system lies behind it.
#[repr(C)]
struct File {
    base: sqlite3_file,
    on: *mut OnDisk,
}

/// A file on a disk of ours.
struct OnDisk {
    disk: Arc<Disk>,
    inode: usize,
    /// A new log or journal: SQLite syncs the folder with it the first time.
    is_new: bool,
}

/// The file of the system behind ours.
unsafe fn behind(file: *mut sqlite3_file) -> *mut sqlite3_file {
    // SAFETY: SQLite has allocated `szOsFile` bytes, ours and then the system's.
    unsafe { file.cast::<File>().add(1).cast() }
}

unsafe fn on_disk<'a>(file: *mut sqlite3_file) -> Option<&'a mut OnDisk> {
    // SAFETY: set when the file was opened, freed when it is closed; SQLite uses a file in one thread at a time.
    unsafe { (*file.cast::<File>()).on.as_mut() }
}

/// The disk and the name of a path.
unsafe fn place(path: *const c_char) -> Option<(Arc<Disk>, String)> {
    if path.is_null() {
        return None;
    }
    // SAFETY: SQLite hands over a path that ends with a zero.
    let path = PathBuf::from(unsafe { CStr::from_ptr(path) }.to_str().ok()?);
    let disk = DISKS.lock().unwrap().get(path.parent()?).cloned()?;
    Some((disk, path.file_name()?.to_str()?.to_owned()))
}

unsafe extern "C" fn open(
    _: *mut sqlite3_vfs,
    path: sqlite3_filename,
    file: *mut sqlite3_file,
    flags: c_int,
    out: *mut c_int,
) -> c_int {
    // SAFETY: what SQLite hands over is handed on; a file that failed to open has no methods and is not closed.
    unsafe {
        (*file).pMethods = null();
        (*file.cast::<File>()).on = null_mut();
        let kinds = SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_WAL;
        let place = if flags & kinds == 0 { None } else { place(path) };
        let system = SYSTEM.load(Ordering::Acquire);
        let opened = (*system).xOpen.unwrap()(system, path, behind(file), flags, out);
        if opened != SQLITE_OK {
            return opened;
        }
        (*file).pMethods = &raw const METHODS;
        if let Some((disk, name)) = place {
            let Ok(inode) = disk.open(&name) else {
                (*(*behind(file)).pMethods).xClose.unwrap()(behind(file));
                (*file).pMethods = null();
                return SQLITE_IOERR_WRITE;
            };
            let is_new = flags & SQLITE_OPEN_CREATE != 0 && flags & SQLITE_OPEN_MAIN_DB == 0;
            (*file.cast::<File>()).on = Box::into_raw(Box::new(OnDisk { disk, inode, is_new }));
        }
        SQLITE_OK
    }
}

unsafe extern "C" fn delete(_: *mut sqlite3_vfs, path: *const c_char, sync: c_int) -> c_int {
    // SAFETY: handed on.
    unsafe {
        if let Some((disk, name)) = place(path)
            && disk.remove(&name, sync != 0).is_err()
        {
            return SQLITE_IOERR_WRITE;
        }
        let system = SYSTEM.load(Ordering::Acquire);
        (*system).xDelete.unwrap()(system, path, 0)
    }
}

unsafe extern "C" fn close(file: *mut sqlite3_file) -> c_int {
    // SAFETY: SQLite closes a file once.
    unsafe {
        let on = (*file.cast::<File>()).on;
        if !on.is_null() {
            Box::from_raw(on).disk.close();
        }
        (*(*behind(file)).pMethods).xClose.unwrap()(behind(file))
    }
}

unsafe extern "C" fn write(
    file: *mut sqlite3_file,
    from: *const c_void,
    count: c_int,
    at: sqlite3_int64,
) -> c_int {
    // SAFETY: `from` has `count` bytes.
    unsafe {
        if let Some(on) = on_disk(file) {
            let bytes = std::slice::from_raw_parts(from.cast::<u8>(), count as usize);
            if on.disk.write(on.inode, at as usize, bytes).is_err() {
                return SQLITE_IOERR_WRITE;
            }
        }
        (*(*behind(file)).pMethods).xWrite.unwrap()(behind(file), from, count, at)
    }
}

unsafe extern "C" fn truncate(file: *mut sqlite3_file, size: sqlite3_int64) -> c_int {
    // SAFETY: handed on.
    unsafe {
        if let Some(on) = on_disk(file)
            && on.disk.resize(on.inode, size as usize).is_err()
        {
            return SQLITE_IOERR_WRITE;
        }
        (*(*behind(file)).pMethods).xTruncate.unwrap()(behind(file), size)
    }
}

unsafe extern "C" fn sync(file: *mut sqlite3_file, flags: c_int) -> c_int {
    // SAFETY: handed on. On a disk of ours nothing has to reach the real one.
    unsafe {
        let Some(on) = on_disk(file) else {
            return (*(*behind(file)).pMethods).xSync.unwrap()(behind(file), flags);
        };
        match on.disk.sync(on.inode, std::mem::take(&mut on.is_new)) {
            Ok(()) => SQLITE_OK,
            Err(_) => SQLITE_IOERR_FSYNC,
        }
    }
}

/// Functions that hand everything on.
macro_rules! handed_on {
    ($($name:ident: $method:ident($($argument:ident: $kind:ty),*) $(-> $result:ty)?;)*) => {$(
        unsafe extern "C" fn $name(file: *mut sqlite3_file $(, $argument: $kind)*) $(-> $result)? {
            // SAFETY: handed on as SQLite calls it.
            unsafe { (*(*behind(file)).pMethods).$method.unwrap()(behind(file) $(, $argument)*) }
        }
    )*};
}

handed_on! {
    read: xRead(to: *mut c_void, count: c_int, at: sqlite3_int64) -> c_int;
    file_size: xFileSize(size: *mut sqlite3_int64) -> c_int;
    lock: xLock(level: c_int) -> c_int;
    unlock: xUnlock(level: c_int) -> c_int;
    check_reserved: xCheckReservedLock(out: *mut c_int) -> c_int;
    control: xFileControl(operation: c_int, argument: *mut c_void) -> c_int;
    sector_size: xSectorSize() -> c_int;
    characteristics: xDeviceCharacteristics() -> c_int;
    shm_map: xShmMap(page: c_int, size: c_int, extend: c_int, to: *mut *mut c_void) -> c_int;
    shm_lock: xShmLock(offset: c_int, count: c_int, flags: c_int) -> c_int;
    shm_barrier: xShmBarrier();
    shm_unmap: xShmUnmap(remove: c_int) -> c_int;
}

/// Without memory mapping, so that every write is seen.
static METHODS: sqlite3_io_methods = sqlite3_io_methods {
    iVersion: 2,
    xClose: Some(close),
    xRead: Some(read),
    xWrite: Some(write),
    xTruncate: Some(truncate),
    xSync: Some(sync),
    xFileSize: Some(file_size),
    xLock: Some(lock),
    xUnlock: Some(unlock),
    xCheckReservedLock: Some(check_reserved),
    xFileControl: Some(control),
    xSectorSize: Some(sector_size),
    xDeviceCharacteristics: Some(characteristics),
    xShmMap: Some(shm_map),
    xShmLock: Some(shm_lock),
    xShmBarrier: Some(shm_barrier),
    xShmUnmap: Some(shm_unmap),
    xFetch: None,
    xUnfetch: None,
};
