//! What became of an update of a message, or of all messages of a match, and what follows from that.

use std::time::Duration;

use claim_store::MessageKind;

use super::messenger::DeliveryError;
use crate::CommandError;

/// The result of updating a message.
pub(crate) enum Updated {
    /// The message shows this revision. `is_over` tells whether the match is over at that revision.
    Shown { revision: u32, is_over: bool },
    /// Another process was faster, or the next start updates the message. Nothing was edited here, so no edit
    /// can have arrived after those of the other process.
    Overtaken,
}

/// A message of a match that was to be edited where it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EditedMessage {
    pub(crate) kind: MessageKind,
    /// Whether the match is one against bots in direct messages.
    pub(crate) is_in_direct_match: bool,
    /// Whether the message is in the match's channel itself, and not in its thread or in direct messages.
    pub(crate) is_in_channel_of_match: bool,
    /// Whether it is the public message of a match that ended a short time ago.
    pub(crate) is_new_result: bool,
}

/// What becomes of a message whose edit has failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FailedEdit {
    /// The edit is tried again.
    Retried,
    /// The message stays as it is, and is edited once the bot regains access. If the match is over, its series ends.
    Kept,
    /// The message is deleted, so that nothing outdated stays.
    GivenUp,
    /// A new message is posted, and the old one is deleted.
    Replaced,
    /// The message is gone, and is posted again.
    PostedAgain,
}

impl EditedMessage {
    /// What becomes of the message after this error.
    pub(crate) const fn after_failed_edit(self, error: &DeliveryError) -> FailedEdit {
        use MessageKind::{Hand, Mention, Public, Reminder};
        match (error, self.kind) {
            // A reminder that its reader has deleted is not posted again.
            (DeliveryError::MessageNotFound, Reminder(_)) => FailedEdit::GivenUp,
            (DeliveryError::MessageNotFound, _) => FailedEdit::PostedAgain,
            // The thread was deleted, but the mention is still wanted.
            (DeliveryError::ChannelLost, Mention(_)) if !self.is_in_channel_of_match => {
                FailedEdit::Replaced
            }
            // There is nothing else to play on, and no later turn that would bring a new message.
            (
                DeliveryError::ChannelInaccessible
                | DeliveryError::ChannelLost
                | DeliveryError::DirectMessagesClosed,
                Hand(_) | Public,
            ) if self.is_in_direct_match => FailedEdit::Replaced,
            // No later change brings the result there.
            (DeliveryError::ChannelInaccessible | DeliveryError::ChannelLost, _)
                if self.is_new_result =>
            {
                FailedEdit::Retried
            }
            (DeliveryError::ChannelInaccessible | DeliveryError::ChannelLost, Public) => {
                FailedEdit::Kept
            }
            (
                DeliveryError::ChannelInaccessible
                | DeliveryError::ChannelLost
                | DeliveryError::DirectMessagesClosed,
                _,
            ) => FailedEdit::GivenUp,
            _ => FailedEdit::Retried,
        }
    }
}

/// The outcome of updating all messages of a match.
pub(crate) struct UpdateOutcome {
    /// Whether all messages were updated to a state in which the match is over.
    pub(crate) is_over: bool,
    /// The oldest revision that any of the messages shows.
    pub(crate) revision: u32,
    /// Whether nothing was updated because another process works on the match.
    pub(crate) is_elsewhere: bool,
    /// How long to wait before trying again, if a rate limit refused some messages, or the channel is lost or closed to the
    /// bot.
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
        if let Some(DeliveryError::Other(error)) = &self.error
            && let Some(error @ CommandError::MatchUnreadable) = error.downcast_ref()
        {
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

#[cfg(test)]
mod tests {
    use claim_rules::cards::Seat;

    use super::*;

    const HAND: MessageKind = MessageKind::Hand(Seat::First);
    const MENTION: MessageKind = MessageKind::Mention(Seat::First);
    const REMINDER: MessageKind = MessageKind::Reminder(Seat::First);

    /// A message of a match in a server, in its channel or, if it is for one player, elsewhere.
    fn message(kind: MessageKind) -> EditedMessage {
        EditedMessage {
            kind,
            is_in_direct_match: false,
            is_in_channel_of_match: matches!(kind, MessageKind::Public | MENTION),
            is_new_result: false,
        }
    }

    #[test]
    fn what_a_message_becomes_depends_on_the_error_and_its_kind() {
        use FailedEdit as F;
        let kinds = [HAND, MessageKind::Public, MENTION, REMINDER];
        let again = F::PostedAgain;
        for (error, expected) in [
            (
                DeliveryError::MessageNotFound,
                [again, again, again, F::GivenUp],
            ),
            (
                DeliveryError::ChannelInaccessible,
                [F::GivenUp, F::Kept, F::GivenUp, F::GivenUp],
            ),
            (
                DeliveryError::ChannelLost,
                [F::GivenUp, F::Kept, F::GivenUp, F::GivenUp],
            ),
            (DeliveryError::DirectMessagesClosed, [F::GivenUp; 4]),
            (DeliveryError::RateLimited(Duration::ZERO), [F::Retried; 4]),
            (DeliveryError::UnknownEmoji, [F::Retried; 4]),
            (
                DeliveryError::Other(anyhow::anyhow!("no response")),
                [F::Retried; 4],
            ),
        ] {
            let becomes = kinds.map(|kind| message(kind).after_failed_edit(&error));
            assert_eq!(becomes, expected, "{error}");
        }
    }

    #[test]
    fn mention_in_a_lost_thread_is_replaced() {
        let in_thread = EditedMessage {
            is_in_channel_of_match: false,
            ..message(MENTION)
        };
        let becomes = in_thread.after_failed_edit(&DeliveryError::ChannelLost);
        assert_eq!(becomes, FailedEdit::Replaced);
        let becomes = in_thread.after_failed_edit(&DeliveryError::ChannelInaccessible);
        assert_eq!(becomes, FailedEdit::GivenUp);
    }

    #[test]
    fn new_result_is_retried_while_its_channel_cannot_be_reached() {
        let result = EditedMessage {
            is_new_result: true,
            ..message(MessageKind::Public)
        };
        for error in [
            DeliveryError::ChannelInaccessible,
            DeliveryError::ChannelLost,
        ] {
            assert_eq!(result.after_failed_edit(&error), FailedEdit::Retried);
        }
    }

    #[test]
    fn match_in_direct_messages_is_never_left_without_a_message() {
        for kind in [HAND, MessageKind::Public] {
            let direct = EditedMessage {
                is_in_direct_match: true,
                ..message(kind)
            };
            for error in [
                DeliveryError::ChannelInaccessible,
                DeliveryError::ChannelLost,
                DeliveryError::DirectMessagesClosed,
            ] {
                assert_eq!(direct.after_failed_edit(&error), FailedEdit::Replaced);
            }
        }
    }
}
