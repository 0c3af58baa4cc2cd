//! What a power cut leaves of an `SQLite` database, and how a program copes with a disk that fails. For tests
//! of any program that uses `SQLite`; the program itself need not know.
//!
//! A [`Disk`] is a temporary folder. What `SQLite` does to the database files in it goes through a file
//! system layer of this crate, which is `SQLite`'s default in this process from the first `Disk` on and
//! passes everything else on. It records every change in order, and can let changes fail
//! ([`Disk::fail`]). From the [`Recording`], [`Recording::cuts`] rebuilds the states that a cut may leave.
//!
//! # What the model assumes
//!
//! - The power may be cut before and after every change. What a file was when it was last synced is
//!   safe, and so is its name. A change since then may be there, be missing, or be there in part: each
//!   sector of 512 bytes of each write by itself, in any order, in several files at once. A missing sector
//!   holds what it held before, zeros beyond the old end of the file, or, in some states, anything.
//! - Bytes of a sector beside those that are written are safe. `SQLite` assumes the same, unless it is
//!   told otherwise (`SQLITE_IOCAP_POWERSAFE_OVERWRITE`).
//! - A file that was created may be missing, and one that was deleted may be there again with its old
//!   content, until the file or the folder is synced. `SQLite` syncs the folder together with each new
//!   journal or log, and where it asks for that when it deletes a file.
//! - A database that is empty when `SQLite` opens it was created by the program, and its name is safe.
//! - A sync that reports success has made everything before it safe, including what an earlier,
//!   failed sync did not.
//! - The shared memory beside a database (`-shm`) does not survive. It is not recorded.

mod cuts;
mod disk;
mod image;
mod model;
mod operation;
mod vfs;
mod watch;

pub use cuts::{Cut, Cuts, Recording};
pub use disk::Disk;
pub use image::Image;
pub use model::Loss;
pub use operation::Operation;
pub use watch::{Fault, FaultKind, Synchronous};
