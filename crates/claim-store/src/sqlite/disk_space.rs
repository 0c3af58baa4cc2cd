//! How much space is left on the disk of a database.

use std::fs;

use rustix::fs::statvfs;

use super::file_names::with_suffix;
use super::private_files::folder_of;
use super::url::file_at;

/// The free space below which a disk counts as nearly full, besides the size of the database, which
/// a copy needs: 256 MiB.
const RESERVE_BYTES: u64 = 256 << 20;

/// The space on the disk of an SQLite database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiskSpace {
    /// What is free, in bytes.
    pub free: u64,
    /// The size of the database with its write-ahead log, in bytes.
    pub database: u64,
}

impl DiskSpace {
    /// The space for the database at `url`. `None` if that is not an SQLite file, or the system
    /// does not tell.
    #[must_use]
    pub fn of(url: &str) -> Option<Self> {
        let file = file_at(url)?;
        let disk = statvfs(folder_of(&file)).ok()?;
        let files = ["", "-wal"].map(|suffix| fs::metadata(with_suffix(&file, suffix)));
        Some(Self {
            free: disk.f_bavail.saturating_mul(disk.f_frsize),
            database: files.iter().flatten().map(fs::Metadata::len).sum(),
        })
    }

    /// Whether the disk is nearly full: another copy of the database would leave less than 256 MiB.
    #[must_use]
    pub const fn is_nearly_full(self) -> bool {
        self.free < self.database.saturating_add(RESERVE_BYTES)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn disk_needs_space_for_a_copy_and_a_reserve() {
        let mib = |free: u64, database: u64| DiskSpace {
            free: free << 20,
            database: database << 20,
        };
        assert!(mib(255, 0).is_nearly_full());
        assert!(!mib(256, 0).is_nearly_full());
        assert!(mib(1255, 1000).is_nearly_full());
        assert!(!mib(1256, 1000).is_nearly_full());
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("claim-bot.db");
        fs::write(&file, "some bytes").expect("the folder is writable");
        let space = DiskSpace::of(&format!("sqlite://{}", file.display()));
        assert!(space.is_some_and(|it| it.free > 0 && it.database == 10));
        assert_eq!(DiskSpace::of("postgres://claim@host/claim"), None);
    }
}
