//! Deleting messages. A message that a match no longer uses is deleted: if Discord refuses that, it
//! is tried again, with growing pauses, until it is gone.

use std::time::Duration;

use super::failure::Failure;
use super::message_kind::MessageKind;
use super::situation::Situation;
use crate::ids::{ChannelId, UserId};

/// The pause after the first refusal; doubled after each further one.
const INITIAL_PAUSE: Duration = Duration::from_mins(1);

/// The maximum pause. It never ends entirely: a channel that is hidden from the bot may become
/// visible again.
const MAX_PAUSE: Duration = Duration::from_hours(24);

/// What the outcome of deleting a message means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deletion {
    /// The message is gone.
    Gone,
    /// The match waits, and tries it again.
    Retried,
    /// Discord refuses it. That does not hold up the match: it is tried again in the background.
    Refused,
}

impl Deletion {
    /// What this outcome means.
    #[must_use]
    pub const fn after(outcome: Result<(), Failure>) -> Self {
        match outcome {
            Ok(()) | Err(Failure::MessageNotFound) => Self::Gone,
            Err(Failure::RateLimited | Failure::Other) => Self::Retried,
            Err(_) => Self::Refused,
        }
    }
}

/// The pause after this many attempts that were refused.
#[must_use]
pub fn pause_after(attempts: u32) -> Duration {
    let factor = 2_u32.saturating_pow(attempts);
    INITIAL_PAUSE.saturating_mul(factor).min(MAX_PAUSE)
}

impl Situation<'_> {
    /// The person whose direct messages a channel is in which this message was; `None` if it is one
    /// of the server.
    #[must_use]
    pub fn owner_of_direct_channel(&self, channel: ChannelId) -> Option<UserId> {
        let settings = self.table.settings();
        if self.table.is_direct() {
            return Some(settings.host);
        }
        let is_public = channel == settings.channel || channel == self.messages.mention_channel();
        match self.kind {
            MessageKind::Hand(_) | MessageKind::Reminder(_) if !is_public => {
                Some(self.reader()?.user)
            }
            _ => None,
        }
    }
}
