//! Temporary folders, in memory if the system has room for them there: otherwise, most tests wait for the disk.

use std::env;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use rustix::fs::statvfs;
use tempfile::TempDir;

/// Where Linux keeps files in memory.
const MEMORY: &str = "/dev/shm";

/// The free space that a run of all tests needs, in bytes, with room to spare.
const NEEDED_BYTES: u64 = 4 << 30;

static PARENT: LazyLock<PathBuf> = LazyLock::new(|| {
    let memory = Path::new(MEMORY);
    let free = statvfs(memory).map_or(0, |it| it.f_bavail.saturating_mul(it.f_frsize));
    if env::var_os("TMPDIR").is_none() && free >= NEEDED_BYTES {
        memory.to_owned()
    } else {
        env::temp_dir()
    }
});

/// A new folder, which is removed when it is dropped. If `TMPDIR` is set, it is created in there.
///
/// # Panics
///
/// If it cannot be created.
pub(crate) fn folder() -> TempDir {
    tempfile::tempdir_in(&*PARENT).expect("a temporary folder")
}
