//! A new message: where it is posted, whether it notifies, and the nonce by which it is found
//! again.

use super::message_kind::MessageKind;
use super::message_state::{MessageState, Placement};
use super::situation::{SettingsOf, Situation};
use crate::ids::{ChannelId, MessageId, UserId};

/// Where a new message is posted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Destination {
    /// A channel of a server.
    Channel(ChannelId),
    /// A user's direct messages.
    DirectMessage(UserId),
}

/// A new message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Post {
    /// The state with the nonce, which is stored before the message is sent, so that the message is
    /// found again if the confirmation is lost. Its placement is that of the message that is
    /// replaced.
    pub begun: MessageState,
    /// Where it is sent.
    pub destination: Destination,
    /// Where it is sent if that is refused: the thread may have been deleted or locked.
    pub fallback: Option<ChannelId>,
    /// Whether it does not notify.
    pub is_silent: bool,
    /// Whether it is posted as one line of plain text, and becomes the message by an edit: phones
    /// show nothing else of a post. Until then, it counts as outdated.
    pub is_announced: bool,
    /// Whether and how it is sent.
    pub sending: Sending,
    /// Whether it comes too late to notify its reader. If not, later changes are shown by edits, so
    /// that repeated failures do not produce one message after another.
    pub is_late: bool,
}

/// Whether and how a new message is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sending {
    /// For the first time.
    First,
    /// It was sent before, unconfirmed. The nonce finds the message if it exists. Its content is
    /// brought up to date afterwards, as for any other message.
    Again,
    /// Not at all: its reader wants no direct messages, so that it counts as refused.
    Withheld,
}

impl Situation<'_> {
    /// A post of a new message, which replaces the old one at `old`. `None` if there is no reader.
    pub(super) fn post(&self, old: Placement) -> Result<Option<Post>, SettingsOf> {
        let begun = MessageState {
            kind: self.kind,
            placement: old,
            revision: self.state().map_or(0, |before| before.revision),
            posted_at_line: self.table.line_count(),
            posting: Some(self.nonce()),
            superseded: self.state().and_then(|before| before.superseded),
        };
        let sending = if self.hand_is_in_channel()? {
            Sending::Withheld
        } else {
            Sending::First
        };
        Ok(self.post_begun(begun, sending, self.is_quiet_hand()?))
    }

    /// A post in place of a message that was to be edited. It has nothing to tell: that would have
    /// taken a new message.
    pub(super) fn post_instead_of_edit(&self, old: Placement) -> Result<Option<Post>, SettingsOf> {
        let post = self.post(old)?;
        Ok(post.map(|post| Post {
            is_silent: true,
            is_announced: false,
            ..post
        }))
    }

    /// The same post as one that is unconfirmed.
    pub(super) fn post_again(&self, begun: &MessageState) -> Result<Option<Post>, SettingsOf> {
        let is_late = self.is_late(begun)?;
        let is_silent = is_late || self.is_quiet_hand()?;
        let post = self.post_begun(begun.clone(), Sending::Again, is_silent);
        Ok(post.map(|post| Post { is_late, ..post }))
    }

    fn post_begun(&self, begun: MessageState, sending: Sending, is_silent: bool) -> Option<Post> {
        let channel = self.table.settings().channel;
        let replaces_opening = self.kind == MessageKind::Fingerprint && begun.message().is_some();
        let is_silent = is_silent
            || self.kind == MessageKind::Result
            || self.kind.is_in_thread()
            || replaces_opening;
        self.destination().map(|destination| Post {
            begun,
            destination,
            fallback: match destination {
                Destination::Channel(other) if other != channel && !self.kind.is_in_thread() => {
                    Some(channel)
                }
                _ => None,
            },
            is_silent,
            is_announced: !is_silent && self.may_notify(),
            sending,
            is_late: false,
        })
    }

    /// Where a new message is posted; `None` if there is no reader.
    fn destination(&self) -> Option<Destination> {
        let messages = self.messages;
        let in_channel = |seat| !messages.reaches_directly(self.table, seat);
        Some(match self.kind {
            MessageKind::Public if self.table.is_direct() => {
                Destination::DirectMessage(self.table.settings().host)
            }
            MessageKind::Fingerprint
            | MessageKind::Result
            | MessageKind::Public
            | MessageKind::Thread => Destination::Channel(self.table.settings().channel),
            MessageKind::Moves | MessageKind::ThreadResult | MessageKind::Mention(_) => {
                Destination::Channel(messages.mention_channel())
            }
            MessageKind::Reminder(seat) if in_channel(seat) => {
                Destination::Channel(messages.mention_channel())
            }
            MessageKind::Hand(_) | MessageKind::Reminder(_) => {
                Destination::DirectMessage(self.reader()?.user)
            }
        })
    }

    /// The nonce of a new post, at most 25 characters. It identifies what is posted by the low bits
    /// of the revision and, because a deleted message is posted again at the same revision, of the
    /// id of the message that is replaced.
    fn nonce(&self) -> String {
        /// How many bits of a message id are below its time in milliseconds.
        const MESSAGE_ID_TIME_SHIFT: u32 = 22;
        /// The bits that are used of a message id: its last hours, mixed with what distinguishes
        /// messages of the same millisecond.
        const MESSAGE_ID_MASK: u64 = (1 << 24) - 1;
        /// No match changes that often within the minutes for which Discord remembers nonces.
        const REVISION_MASK: u32 = (1 << 16) - 1;
        let kind = match self.kind {
            MessageKind::Fingerprint => "f",
            MessageKind::Result => "e",
            MessageKind::Public => "t",
            MessageKind::Thread => "d",
            MessageKind::Moves => "m",
            MessageKind::ThreadResult => "n",
            MessageKind::Hand(_) => "h",
            MessageKind::Mention(_) => "c",
            MessageKind::Reminder(_) => "r",
        };
        let seat = self.reader_seat().map(|seat| seat.to_string());
        let seat = seat.unwrap_or_default();
        let (id, revision) = (self.table.id(), self.table.revision() & REVISION_MASK);
        let replaced = self.state().and_then(MessageState::message);
        let replaced = replaced.map(|(_, MessageId(message))| {
            let mixed = message ^ (message >> MESSAGE_ID_TIME_SHIFT);
            format!("{:x}", mixed & MESSAGE_ID_MASK)
        });
        // Empty for a first message: any number could be that of a message.
        let replaced = replaced.unwrap_or_default();
        format!("{id}-{kind}{seat}-{revision:x}-{replaced}")
    }
}
