//! The file system layer between `SQLite` and the operating system: passes every call on, records the
//! changes of watched files, and lets them fail.
//!
//! `SQLite` knows a file system as a table of C functions (`sqlite3_vfs`), and each open file as a block of
//! memory that begins with a pointer to another such table (`sqlite3_io_methods`). The layer's block of a
//! watched file is a [`WatchedFile`], followed by the block of the operating system's own layer. A file
//! that is not watched is opened by that one directly, and has nothing of this layer.
#![expect(
    unsafe_code,
    reason = "SQLite's interface of file systems consists of C functions"
)]

use std::ffi::{CStr, c_char, c_int, c_void};
use std::path::Path;
use std::ptr;
use std::sync::atomic::{AtomicPtr, Ordering};
use std::sync::{Arc, Once};

use libsqlite3_sys as sqlite;

use crate::operation::Operation;
use crate::watch::{Change, FaultKind, Watch};

/// The operating system's own layer, which was the default before.
static SYSTEM: AtomicPtr<sqlite::sqlite3_vfs> = AtomicPtr::new(ptr::null_mut());

/// The kinds of files that are watched.
const WATCHED_KINDS: c_int =
    sqlite::SQLITE_OPEN_MAIN_DB | sqlite::SQLITE_OPEN_MAIN_JOURNAL | sqlite::SQLITE_OPEN_WAL;

/// The length of a [`WatchedFile`], after which the block of the system's layer begins. It is a multiple of
/// what that block has to be aligned to.
const BLOCK_OFFSET: usize = size_of::<WatchedFile>();

/// What `SQLite` takes for its `sqlite3_file`.
#[repr(C)]
struct WatchedFile {
    methods: *const sqlite::sqlite3_io_methods,
    /// From `Box::into_raw`; freed when the file is closed.
    context: *mut Context,
}

/// What the layer knows of a watched file.
struct Context {
    watch: Arc<Watch>,
    name: Arc<str>,
    /// Whether the folder is synced with the file: once, if it is a new journal or log.
    syncs_folder: bool,
    /// The connection that has opened the file; null if it is not known.
    connection: *mut sqlite::sqlite3,
}

/// The functions of a watched file. Memory-mapped files are left out, so that every change is a call.
static METHODS: sqlite::sqlite3_io_methods = sqlite::sqlite3_io_methods {
    iVersion: 2,
    xClose: Some(close),
    xRead: Some(read),
    xWrite: Some(write),
    xTruncate: Some(truncate),
    xSync: Some(sync),
    xFileSize: Some(file_size),
    xLock: Some(lock),
    xUnlock: Some(unlock),
    xCheckReservedLock: Some(check_reserved_lock),
    xFileControl: Some(file_control),
    xSectorSize: Some(sector_size),
    xDeviceCharacteristics: Some(device_characteristics),
    xShmMap: Some(shm_map),
    xShmLock: Some(shm_lock),
    xShmBarrier: Some(shm_barrier),
    xShmUnmap: Some(shm_unmap),
    xFetch: None,
    xUnfetch: None,
};

/// Makes the layer `SQLite`'s default in this process. Connections that are open already keep theirs.
pub(crate) fn install() {
    static INSTALLED: Once = Once::new();
    INSTALLED.call_once(|| {
        // SAFETY: a null name asks for the default layer. It is never freed.
        let system = unsafe { sqlite::sqlite3_vfs_find(ptr::null()) };
        assert!(!system.is_null(), "SQLite has a default file system");
        SYSTEM.store(system, Ordering::Release);
        // SAFETY: the pointer was checked. What the copy points to is never freed either.
        let system = unsafe { *system };
        let offset = c_int::try_from(BLOCK_OFFSET).expect("a small number");
        let layer = Box::leak(Box::new(sqlite::sqlite3_vfs {
            szOsFile: system.szOsFile + offset,
            pNext: ptr::null_mut(),
            zName: c"power-cuts".as_ptr(),
            xOpen: Some(open),
            xDelete: Some(delete),
            ..system
        }));
        // SAFETY: the layer is complete and never freed.
        let code = unsafe { sqlite::sqlite3_vfs_register(layer, 1) };
        assert_eq!(code, sqlite::SQLITE_OK, "the layer is registered");
    });
}

/// The system's layer.
fn system() -> *mut sqlite::sqlite3_vfs {
    SYSTEM.load(Ordering::Acquire)
}

/// The block of the system's layer within a watched file's.
///
/// # Safety
///
/// `file` is a block of the size that the layer asks for.
unsafe fn inner(file: *mut sqlite::sqlite3_file) -> *mut sqlite::sqlite3_file {
    // SAFETY: the layer asks for blocks that are longer than the offset.
    unsafe { file.byte_add(BLOCK_OFFSET) }
}

/// What the layer knows of a watched file.
///
/// # Safety
///
/// `file` was opened by [`open`] as a watched file, and is not closed while the result is used.
unsafe fn context<'a>(file: *mut sqlite::sqlite3_file) -> &'a mut Context {
    // SAFETY: `open` has written a valid pointer, and SQLite uses a file from one thread at a time.
    unsafe { &mut *(*file.cast::<WatchedFile>()).context }
}

unsafe extern "C" fn open(
    _: *mut sqlite::sqlite3_vfs,
    name: sqlite::sqlite3_filename,
    file: *mut sqlite::sqlite3_file,
    flags: c_int,
    out_flags: *mut c_int,
) -> c_int {
    let is_watched = flags & WATCHED_KINDS != 0 && !name.is_null();
    // SAFETY: a name is a C string that outlives the file.
    let path = is_watched.then(|| unsafe { CStr::from_ptr(name) });
    let found = path.and_then(|path| Some((path, Watch::of(path)?)));
    // SAFETY: `install` has found the system's layer, which can open files.
    let open = |file| unsafe {
        let open = (*system()).xOpen.expect("every layer opens files");
        open(system(), name, file, flags, out_flags)
    };
    let Some((path, (watch, name))) = found else {
        return open(file);
    };
    let creates = flags & sqlite::SQLITE_OPEN_CREATE != 0
        && path.to_str().is_ok_and(|it| !Path::new(it).exists());
    // The program has created the database itself, and has made its name safe.
    let is_made = flags & sqlite::SQLITE_OPEN_MAIN_DB != 0
        && path
            .to_str()
            .is_ok_and(|it| Path::new(it).metadata().is_ok_and(|it| it.len() == 0));
    let fails = creates && watch.attempt(Change::Create).is_some();
    let code = if fails {
        sqlite::SQLITE_CANTOPEN
    } else {
        // SAFETY: SQLite hands over a block of the size that the layer asks for.
        open(unsafe { inner(file) })
    };
    let is_open = code == sqlite::SQLITE_OK;
    let (methods, context) = if is_open {
        if creates {
            watch.record(Operation::Create { file: name.clone() });
        } else if is_made {
            watch.record(Operation::Create { file: name.clone() });
            watch.record(Operation::Sync { file: name.clone() });
        }
        let context = Context {
            watch,
            name,
            syncs_folder: creates && flags & sqlite::SQLITE_OPEN_MAIN_DB == 0,
            connection: ptr::null_mut(),
        };
        (&raw const METHODS, Box::into_raw(Box::new(context)))
    } else {
        // Without methods, SQLite does not close the file.
        (ptr::null(), ptr::null_mut())
    };
    // SAFETY: as above; the block is not initialised yet.
    unsafe {
        file.cast::<WatchedFile>()
            .write(WatchedFile { methods, context });
    }
    code
}

unsafe extern "C" fn delete(
    _: *mut sqlite::sqlite3_vfs,
    name: *const c_char,
    sync_folder: c_int,
) -> c_int {
    // SAFETY: SQLite names a file by a C string.
    let found = Watch::of(unsafe { CStr::from_ptr(name) });
    let fault = found
        .as_ref()
        .and_then(|(watch, _)| watch.attempt(Change::Delete));
    if fault.is_some() {
        return sqlite::SQLITE_IOERR_DELETE;
    }
    // The folder of watched files need not be synced.
    let sync = if found.is_some() { 0 } else { sync_folder };
    // SAFETY: `install` has found the system's layer, which can delete files.
    let code = unsafe {
        let delete = (*system()).xDelete.expect("every layer deletes files");
        delete(system(), name, sync)
    };
    if let Some((watch, file)) = found
        && code == sqlite::SQLITE_OK
    {
        let is_synced = sync_folder != 0;
        watch.record(Operation::Delete { file, is_synced });
    }
    code
}

unsafe extern "C" fn close(file: *mut sqlite::sqlite3_file) -> c_int {
    // SAFETY: SQLite closes a file once, and does not use it afterwards.
    unsafe {
        let code = system_close(file);
        drop(Box::from_raw((*file.cast::<WatchedFile>()).context));
        (*file.cast::<WatchedFile>()).methods = ptr::null();
        code
    }
}

unsafe extern "C" fn write(
    file: *mut sqlite::sqlite3_file,
    data: *const c_void,
    amount: c_int,
    offset: i64,
) -> c_int {
    // SAFETY: SQLite writes to open files only.
    let context = unsafe { context(file) };
    let length = usize::try_from(amount).unwrap_or_default();
    // SAFETY: SQLite hands over that many bytes.
    let bytes = unsafe { std::slice::from_raw_parts(data.cast::<u8>(), length) };
    let fault = context.watch.attempt(Change::Write);
    let amount = match fault {
        None => amount,
        Some(FaultKind::InputOutput) => return sqlite::SQLITE_IOERR_WRITE,
        Some(FaultKind::NoSpace) => amount / 2,
    };
    // SAFETY: `amount` bytes are there.
    let code = unsafe { system_write(file, data, amount, offset) };
    if code == sqlite::SQLITE_OK {
        let written = usize::try_from(amount).unwrap_or_default();
        context.watch.record(Operation::Write {
            file: context.name.clone(),
            offset: usize::try_from(offset).unwrap_or_default(),
            bytes: bytes[..written].to_vec(),
        });
    }
    if fault.is_some() {
        return sqlite::SQLITE_FULL;
    }
    code
}

unsafe extern "C" fn truncate(file: *mut sqlite::sqlite3_file, size: i64) -> c_int {
    // SAFETY: SQLite cuts off open files only.
    let context = unsafe { context(file) };
    if context.watch.attempt(Change::Truncate).is_some() {
        return sqlite::SQLITE_IOERR_TRUNCATE;
    }
    // SAFETY: as above.
    let code = unsafe { system_truncate(file, size) };
    if code == sqlite::SQLITE_OK {
        context.watch.record(Operation::Truncate {
            file: context.name.clone(),
            length: usize::try_from(size).unwrap_or_default(),
        });
    }
    code
}

unsafe extern "C" fn sync(file: *mut sqlite::sqlite3_file, _: c_int) -> c_int {
    // SAFETY: SQLite syncs open files only.
    let context = unsafe { context(file) };
    if context.watch.attempt(Change::Sync).is_some() {
        return sqlite::SQLITE_IOERR_FSYNC;
    }
    let file = context.name.clone();
    context.watch.record(Operation::Sync { file });
    if std::mem::take(&mut context.syncs_folder) {
        context.watch.record(Operation::SyncFolder);
    }
    sqlite::SQLITE_OK
}

unsafe extern "C" fn file_control(
    file: *mut sqlite::sqlite3_file,
    operation: c_int,
    argument: *mut c_void,
) -> c_int {
    // SAFETY: SQLite controls open files only.
    let context = unsafe { context(file) };
    match operation {
        // SAFETY: the argument of this operation points to the connection.
        sqlite::SQLITE_FCNTL_PDB => context.connection = unsafe { *argument.cast() },
        // SAFETY: the argument of this operation is as `on_pragma` needs it.
        sqlite::SQLITE_FCNTL_PRAGMA => unsafe { on_pragma(context, argument.cast()) },
        _ => {}
    }
    // SAFETY: as above.
    unsafe { system_file_control(file, operation, argument) }
}

/// Applies the watch's settings to the connection that executes a `PRAGMA`.
///
/// # Safety
///
/// `words` points to a pointer for a result, and to the name and the value of the `PRAGMA` as C strings
/// that may be changed; the value may be null.
unsafe fn on_pragma(context: &Context, words: *mut *mut c_char) {
    if let Some(pages) = context.watch.checkpoint_pages()
        && !context.connection.is_null()
    {
        // SAFETY: the connection has opened the file, and executes the pragma in this thread.
        unsafe { sqlite::sqlite3_wal_autocheckpoint(context.connection, pages) };
    }
    // SAFETY: see above.
    let (name, value) = unsafe { (CStr::from_ptr(*words.add(1)), *words.add(2)) };
    if let Some(synchronous) = context.watch.synchronous()
        && name.to_bytes().eq_ignore_ascii_case(b"synchronous")
        && !value.is_null()
    {
        // SAFETY: a value has at least one character, and a zero after it.
        unsafe {
            value.cast::<u8>().write(synchronous.digit());
            value.add(1).write(0);
        }
    }
}

unsafe extern "C" fn shm_map(
    file: *mut sqlite::sqlite3_file,
    page: c_int,
    size: c_int,
    extend: c_int,
    out: *mut *mut c_void,
) -> c_int {
    // SAFETY: SQLite maps memory for open files only.
    let context = unsafe { context(file) };
    if extend != 0 && context.watch.attempt(Change::Create).is_some() {
        return sqlite::SQLITE_IOERR_SHMSIZE;
    }
    // SAFETY: as above.
    unsafe { system_shm_map(file, page, size, extend, out) }
}

unsafe extern "C" fn shm_barrier(file: *mut sqlite::sqlite3_file) {
    // SAFETY: the file is open, and the system's layer has shared memory.
    unsafe {
        let inner = inner(file);
        let barrier = (*(*inner).pMethods).xShmBarrier;
        barrier.expect("shared memory")(inner);
    }
}

/// Defines functions that call the function of the system's layer for a watched file.
macro_rules! pass_on {
    ($($name:ident = $method:ident($($argument:ident: $kind:ty),*);)*) => {$(
        unsafe extern "C" fn $name(file: *mut sqlite::sqlite3_file, $($argument: $kind),*) -> c_int {
            // SAFETY: the file is open, and the system's layer has all functions of version 2.
            unsafe {
                let inner = inner(file);
                let method = (*(*inner).pMethods).$method;
                method.expect("a function of version 2")(inner, $($argument),*)
            }
        }
    )*};
}

pass_on! {
    read = xRead(out: *mut c_void, amount: c_int, offset: i64);
    file_size = xFileSize(out: *mut i64);
    lock = xLock(level: c_int);
    unlock = xUnlock(level: c_int);
    check_reserved_lock = xCheckReservedLock(out: *mut c_int);
    sector_size = xSectorSize();
    device_characteristics = xDeviceCharacteristics();
    shm_lock = xShmLock(offset: c_int, count: c_int, flags: c_int);
    shm_unmap = xShmUnmap(deletes: c_int);
    system_close = xClose();
    system_write = xWrite(data: *const c_void, amount: c_int, offset: i64);
    system_truncate = xTruncate(size: i64);
    system_file_control = xFileControl(operation: c_int, argument: *mut c_void);
    system_shm_map = xShmMap(page: c_int, size: c_int, extend: c_int, out: *mut *mut c_void);
}
