//! Writing to standard output, whose reader may have gone away.

use std::io;

/// Whether writing failed because nobody reads any more, as with `claim-bot … | head`.
pub(super) fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>())
        .any(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
}
