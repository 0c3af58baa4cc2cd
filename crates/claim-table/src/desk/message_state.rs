//! The state of a message: where it is, and which revision it shows.

use super::message_kind::MessageKind;
use crate::ids::{ChannelId, MessageId};
use crate::timestamp::Timestamp;

/// Where a message is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Placement {
    /// A message in a channel, or in direct messages.
    Message(ChannelId, MessageId),
    /// An ephemeral reply to an interaction, which can be edited while the token is valid.
    EphemeralReply {
        /// The interaction token. It authorises edits in the bot's name, so it is never logged.
        token: String,
        /// When the token expires.
        expires_at: Timestamp,
    },
    /// No message: it could not be delivered, or is not needed.
    None,
}

/// The state of a message of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MessageState {
    /// Who the message is for.
    pub kind: MessageKind,
    /// Where the message is.
    pub placement: Placement,
    /// The revision of the table that the message shows; 0 or less if it was marked as outdated:
    /// see [`MessageState::outdated`] and [`MessageState::shown_revision`].
    pub revision: i64,
    /// The number of lines of the record when the message was posted, or when the unconfirmed post
    /// was begun. Only posts notify the reader; edits do not.
    pub posted_at_line: u32,
    /// The nonce of a post that was begun and is unconfirmed: a message may exist in place of this
    /// one. Such a state is never up to date.
    pub posting: Option<String>,
    /// The message that this one has replaced, if it still has to be deleted.
    pub superseded: Option<(ChannelId, MessageId)>,
}

/// The revision of an outdated message is negative: the shown revision is shifted by so many bits,
/// which count how often it was marked again. Revisions have 32 bits.
const OUTDATED_SHIFT: u32 = 20;

impl MessageState {
    /// This state, marked as outdated: the message needs an update although the table has not
    /// changed. The result differs from this state even if that is already outdated, so that
    /// another process that is about to replace the row notices a conflict.
    #[must_use]
    pub fn outdated(&self) -> Self {
        Self {
            // Tables count their revisions from 1.
            revision: if self.revision > 0 {
                -(self.revision << OUTDATED_SHIFT)
            } else {
                self.revision - 1
            },
            ..self.clone()
        }
    }

    /// The revision of the table that the message shows, also if it was marked as outdated; 0 if it
    /// shows none.
    #[must_use]
    pub const fn shown_revision(&self) -> i64 {
        if self.revision > 0 {
            self.revision
        } else {
            -self.revision >> OUTDATED_SHIFT
        }
    }

    /// Whether there is no message, and none is being posted.
    #[must_use]
    pub fn is_deleted(&self) -> bool {
        self.placement == Placement::None && self.posting.is_none()
    }

    /// Channel and id, if this is a message in a channel or in direct messages.
    #[must_use]
    pub const fn message(&self) -> Option<(ChannelId, MessageId)> {
        match &self.placement {
            Placement::Message(channel, message) => Some((*channel, *message)),
            Placement::EphemeralReply { .. } | Placement::None => None,
        }
    }
}
