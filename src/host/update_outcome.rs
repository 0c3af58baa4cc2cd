//! What became of an update of a message, or of all messages of a match.

use std::time::Duration;

use super::messenger::DeliveryError;

/// The result of updating a message.
pub(super) enum Updated {
    /// The message shows this revision. `is_over` tells whether the match is over at that revision.
    Shown { revision: u32, is_over: bool },
    /// Another process was faster, or the next start updates the message. Nothing was edited here, so no edit
    /// can have arrived after those of the other process.
    Overtaken,
}

/// The outcome of updating all messages of a match.
pub(super) struct UpdateOutcome {
    /// Whether all messages were updated to a state in which the match is over.
    pub(super) is_over: bool,
    /// The oldest revision that any of the messages shows.
    pub(super) revision: u32,
    /// Whether nothing was updated because another process works on the match.
    pub(super) is_elsewhere: bool,
    /// How long to wait before trying again, if a rate limit refused some messages or the channel is lost.
    pub(super) retry_after: Option<Duration>,
    /// The first error that is neither of these.
    pub(super) error: Option<DeliveryError>,
}

impl UpdateOutcome {
    /// Notes that some message can be tried again after `time`.
    pub(super) fn retry_in(&mut self, time: Duration) {
        let shortest = self.retry_after.map_or(time, |other| other.min(time));
        self.retry_after = Some(shortest);
    }
}
