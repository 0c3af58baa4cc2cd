//! The messages of matches: where each one is and which state it shows.

use async_trait::async_trait;
use claim_rules::cards::Seat;

use super::error::Result;
use crate::ids::{ChannelId, MatchId, MessageId};
use crate::timestamp::Timestamp;

/// Who a message of a match is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Audience {
    /// The player of one seat: their hand.
    Hand(Seat),
    /// Everyone in the channel, before anyone can join: the fingerprint of the match's secret, in
    /// a message that is never edited.
    Fingerprint,
    /// Everyone in the channel.
    Public,
    /// The thread of the match, which was started from its public message: it counts as a message, whose
    /// channel is the thread.
    Thread,
    /// The player of a seat who does not accept direct messages: mentioned in the channel when
    /// it is their turn, and when the match has ended.
    Mention(Seat),
    /// The player of a seat who has not acted yet when little time is left: in a direct message or, if
    /// their hand could not be sent either, in the channel.
    Reminder(Seat),
}

impl Audience {
    /// The stored numbers of mentions start here; those of hands start at 1.
    const FIRST_MENTION: u8 = 11;

    /// The stored number of the fingerprint, after those of the mentions.
    const FINGERPRINT: u8 = 21;

    /// The stored number of the thread.
    const THREAD: u8 = 22;

    /// The stored numbers of reminders start here.
    const FIRST_REMINDER: u8 = 31;

    /// All audiences that a match of that many players can have: hands, the fingerprint, the
    /// public, the thread, mentions, reminders.
    pub fn all(players: u8) -> impl Iterator<Item = Self> {
        let mentions = Seat::of(players).map(Self::Mention);
        Seat::of(players)
            .map(Self::Hand)
            .chain([Self::Fingerprint, Self::Public, Self::Thread])
            .chain(mentions)
            .chain(Seat::of(players).map(Self::Reminder))
    }

    /// Whether it shows nothing that changes with the match, so that it is up to date until the end.
    #[must_use]
    pub const fn stays_as_it_is(self) -> bool {
        matches!(self, Self::Fingerprint | Self::Thread)
    }

    /// The number that is stored.
    pub(super) fn number(self) -> i64 {
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

    /// The audience with a stored number; `None` if there is none.
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
    /// No message: it cannot be delivered, or is not needed.
    None,
}

/// The state of a message of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MessageState {
    /// Who the message is for.
    pub audience: Audience,
    /// Where the message is.
    pub placement: Placement,
    /// The revision of the table that the message shows. If it was outdated since, 0 or less: see
    /// [`MessageState::outdated`].
    pub revision: i64,
    /// The number of lines that the record had when the message was posted, or when the post was
    /// begun that has not been confirmed. Only posting notifies the reader; later edits do not.
    pub posted_at_line: u32,
    /// The nonce of a post that was begun and has not been confirmed: a message may exist in place of
    /// this one. Such a state is never up to date.
    pub posting: Option<String>,
    /// The message that this one has replaced and that still has to be deleted.
    pub superseded: Option<(ChannelId, MessageId)>,
}

impl MessageState {
    /// The same, to be updated although the table has not changed. It differs from this state even if that is
    /// outdated: another process that is about to replace this one finds that out.
    #[must_use]
    pub fn outdated(&self) -> Self {
        Self {
            // Tables count their revisions from 1.
            revision: self.revision.min(1) - 1,
            ..self.clone()
        }
    }

    /// Channel and id, if it is a message in a channel or in direct messages.
    #[must_use]
    pub const fn message(&self) -> Option<(ChannelId, MessageId)> {
        match &self.placement {
            Placement::Message(channel, message) => Some((*channel, *message)),
            Placement::EphemeralReply { .. } | Placement::None => None,
        }
    }
}

/// Stores where the messages of matches are. They are loaded with their match.
#[async_trait]
pub trait MessageStore: Send + Sync {
    /// Stores the state of a message in place of the one `before`, `None` if there was none.
    ///
    /// # Errors
    ///
    /// [`Error::Conflict`](super::Error::Conflict) if another state is stored, or if there is no such
    /// match.
    async fn save_message(
        &self,
        match_id: MatchId,
        before: Option<&MessageState>,
        state: &MessageState,
    ) -> Result<()>;
}
