//! Reading the file of a record. It may be a pipe or a device, and so without an end.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// The largest record that is read: 16 MiB, over a hundred times the longest matches.
const MAX_BYTES: u64 = 16 << 20;

/// Why a file cannot be read as a record.
#[derive(Debug, thiserror::Error)]
pub(super) enum ReadError {
    /// The operating system cannot read it.
    #[error("cannot be read: {0}")]
    Io(#[from] io::Error),
    /// There are more than [`MAX_BYTES`].
    #[error("is too large for a record: the maximum is 16 MiB")]
    TooLarge,
}

/// Reads a file up to the maximum size of a record.
pub(super) fn read(path: &Path) -> Result<Vec<u8>, ReadError> {
    let mut bytes = Vec::new();
    let size = File::open(path)?
        .take(MAX_BYTES + 1)
        .read_to_end(&mut bytes)?;
    if size as u64 > MAX_BYTES {
        return Err(ReadError::TooLarge);
    }
    Ok(bytes)
}
