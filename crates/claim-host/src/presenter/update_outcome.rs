//! What became of an update of a message, or of all messages of a match, and what follows from
//! that.

use std::time::Duration;

use crate::CommandError;
use crate::messenger::DeliveryError;

/// The result of updating a message.
pub(crate) enum Updated {
    /// The message shows this revision. `is_over` tells whether the match is over at that revision.
    Shown { revision: u32, is_over: bool },
    /// Another process was faster, or the next start updates the message. Nothing was edited here,
    /// so no edit can have arrived after those of the other process.
    Overtaken,
}

/// The outcome of updating all messages of a match.
pub(crate) struct UpdateOutcome {
    /// Whether all messages were updated to a state in which the match is over.
    pub(crate) is_over: bool,
    /// The oldest revision that any of the messages shows.
    pub(crate) revision: u32,
    /// Whether nothing was updated because another process works on the match.
    pub(crate) is_elsewhere: bool,
    /// How long to wait before trying again, if a rate limit refused some messages, or the channel
    /// is lost or closed to the bot.
    pub(crate) retry_after: Option<Duration>,
    /// The first error that is neither of these.
    pub(crate) error: Option<DeliveryError>,
}

/// What the presenter does after it has updated all messages of a match.
pub(crate) enum Pass {
    /// Nothing: another process works on the match.
    Elsewhere,
    /// Nothing: the match cannot be read.
    Unreadable,
    /// Tries again, after `retry_after` or, if there was an error, when that may have passed.
    Unfinished {
        retry_after: Option<Duration>,
        error: Option<DeliveryError>,
    },
    /// Notes that all messages show at least this revision.
    UpToDate { revision: u32 },
    /// Notes that all messages show the end of the match.
    Over,
}

impl UpdateOutcome {
    /// What follows from the outcome.
    pub(crate) fn pass(self) -> Pass {
        if let Some(DeliveryError::Host(error @ CommandError::MatchUnreadable)) = &self.error {
            tracing::warn!(%error, "cannot update the messages of an unreadable match");
            return Pass::Unreadable;
        }
        match (self.retry_after, self.error) {
            (None, None) if self.is_elsewhere => Pass::Elsewhere,
            (None, None) if self.is_over => Pass::Over,
            (None, None) => Pass::UpToDate {
                revision: self.revision,
            },
            (retry_after, error) => Pass::Unfinished { retry_after, error },
        }
    }

    /// Notes that some message can be tried again after `time`.
    pub(crate) fn retry_in(&mut self, time: Duration) {
        let shortest = self.retry_after.map_or(time, |other| other.min(time));
        self.retry_after = Some(shortest);
    }
}
