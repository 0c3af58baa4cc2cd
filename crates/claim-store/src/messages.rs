//! The messages of matches: where each one is, and which revision it shows.

use async_trait::async_trait;
use claim_rules::cards::Seat;
use claim_table::ids::{ChannelId, MatchId, MessageId};
use claim_table::timestamp::Timestamp;

use super::error::Result;

/// Which of a match's messages a message is. There is at most one of each kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MessageKind {
    /// The hand of a seat, for its player.
    Hand(Seat),
    /// The fingerprint of the match's secret, in the channel. It is posted before anyone can join, and never edited.
    Fingerprint,
    /// The public message: the table, in the channel.
    Public,
    /// The thread of the match, which was started from the public message. It is stored like a message, whose
    /// channel is the thread.
    Thread,
    /// A mention in the channel of the player of a seat, who does not accept direct messages:
    /// when it is their turn, when they are asked for an answer, when a bot has replaced them, and when the
    /// match has ended.
    Mention(Seat),
    /// A reminder for the player of a seat who has little time left and has not acted: by direct message or, if their
    /// hand could not be sent either, in the channel.
    Reminder(Seat),
}

impl MessageKind {
    /// The stored numbers of mentions start here; those of hands start at 1.
    const FIRST_MENTION: u8 = 11;

    /// The stored number of the fingerprint, after those of the mentions.
    const FINGERPRINT: u8 = 21;

    /// The stored number of the thread.
    const THREAD: u8 = 22;

    /// The stored numbers of reminders start here.
    const FIRST_REMINDER: u8 = 31;

    /// All kinds of a match with this many players: hands, fingerprint, public, thread, mentions,
    /// reminders.
    pub fn all(players: u8) -> impl Iterator<Item = Self> {
        let mentions = Seat::of(players).map(Self::Mention);
        Seat::of(players)
            .map(Self::Hand)
            .chain([Self::Fingerprint, Self::Public, Self::Thread])
            .chain(mentions)
            .chain(Seat::of(players).map(Self::Reminder))
    }

    /// Whether the message does not depend on the state of the match, so that it is up to date until the end.
    #[must_use]
    pub const fn is_static(self) -> bool {
        matches!(self, Self::Fingerprint | Self::Thread)
    }

    /// The number that the database stores.
    pub fn number(self) -> i64 {
        let number = match self {
            Self::Public => 0,
            Self::Hand(seat) => 1 + seat as u8,
            Self::Fingerprint => Self::FINGERPRINT,
            Self::Thread => Self::THREAD,
            Self::Mention(seat) => Self::FIRST_MENTION + seat as u8,
            Self::Reminder(seat) => Self::FIRST_REMINDER + seat as u8,
        };
        i64::from(number)
    }

    /// The kind with a stored number; `None` if there is none.
    pub(super) fn from_number(number: i64) -> Option<Self> {
        match u8::try_from(number).ok()? {
            0 => Some(Self::Public),
            Self::FINGERPRINT => Some(Self::Fingerprint),
            Self::THREAD => Some(Self::Thread),
            number if number < Self::FIRST_MENTION => {
                Seat::from_index(usize::from(number) - 1).map(Self::Hand)
            }
            number if number >= Self::FIRST_REMINDER => {
                Seat::from_index(usize::from(number - Self::FIRST_REMINDER)).map(Self::Reminder)
            }
            number => {
                Seat::from_index(usize::from(number - Self::FIRST_MENTION)).map(Self::Mention)
            }
        }
    }
}

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
    /// The revision of the table that the message shows; 0 or less if it was marked as outdated: see
    /// [`MessageState::outdated`] and [`MessageState::shown_revision`].
    pub revision: i64,
    /// The number of lines of the record when the message was posted, or when the unconfirmed post was begun.
    /// Only posts notify the reader; edits do not.
    pub posted_at_line: u32,
    /// The nonce of a post that was begun and is unconfirmed: a message may exist in place of this one. Such
    /// a state is never up to date.
    pub posting: Option<String>,
    /// The message that this one has replaced, if it still has to be deleted.
    pub superseded: Option<(ChannelId, MessageId)>,
}

/// The revision of an outdated message is negative: the shown revision is shifted by so many bits, which count how often it
/// was marked again. Revisions have 32 bits.
const OUTDATED_SHIFT: u32 = 20;

impl MessageState {
    /// This state, marked as outdated: the message needs an update although the table has not changed. The
    /// result differs from this state even if that is already outdated, so that another process that is about
    /// to replace the row notices a conflict.
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

    /// The revision of the table that the message shows, also if it was marked as outdated; 0 if it shows none.
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

/// Stores the states of messages. [`MatchStore::load`](super::MatchStore::load) reads them with their match.
#[async_trait]
pub trait MessageStore: Send + Sync {
    /// Replaces the state of a message. `before` is the expected stored state; `None` if there is none.
    ///
    /// # Errors
    ///
    /// [`Error::Conflict`](super::Error::Conflict) if a different state is stored, or if there is no such
    /// match.
    async fn save_message(
        &self,
        match_id: MatchId,
        before: Option<&MessageState>,
        state: &MessageState,
    ) -> Result<()>;

    /// The running match in `channel` whose thread is `thread`; `None` if there is none.
    ///
    /// # Errors
    ///
    /// If the database cannot be read.
    async fn match_of_thread(
        &self,
        channel: ChannelId,
        thread: ChannelId,
    ) -> Result<Option<MatchId>>;
}
