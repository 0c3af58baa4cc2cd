//! The messages of matches: where each one is, and which revision it shows.

use async_trait::async_trait;
use claim_rules::cards::Seat;
use claim_table::desk::{MessageKind, MessageState};
use claim_table::ids::{ChannelId, MatchId};

use super::error::Result;

/// The stored numbers of hands start here. That of the public message is 0.
const FIRST_HAND: u8 = 1;

/// The stored numbers of mentions start here.
const FIRST_MENTION: u8 = 11;

/// The stored number of the fingerprint, after those of the mentions.
const FINGERPRINT: u8 = 21;

/// The stored number of the thread.
const THREAD: u8 = 22;

/// The stored number of the result.
const RESULT: u8 = 23;

/// The stored numbers of the list of moves, and of the result, in the thread.
const MOVES: u8 = 24;
const THREAD_RESULT: u8 = 25;

/// The stored numbers of reminders start here.
const FIRST_REMINDER: u8 = 31;

/// The number that the database stores for a kind of message.
#[must_use]
pub fn number_of(kind: MessageKind) -> i64 {
    let number = match kind {
        MessageKind::Public => 0,
        MessageKind::Hand(seat) => FIRST_HAND + seat as u8,
        MessageKind::Fingerprint => FINGERPRINT,
        MessageKind::Thread => THREAD,
        MessageKind::Moves => MOVES,
        MessageKind::ThreadResult => THREAD_RESULT,
        MessageKind::Result => RESULT,
        MessageKind::Mention(seat) => FIRST_MENTION + seat as u8,
        MessageKind::Reminder(seat) => FIRST_REMINDER + seat as u8,
    };
    i64::from(number)
}

/// The kind of message with a stored number; `None` if there is none.
pub(super) fn kind_of(number: i64) -> Option<MessageKind> {
    let number = u8::try_from(number).ok()?;
    let seat = |first: u8| Seat::from_index(usize::from(number - first));
    match number {
        0 => Some(MessageKind::Public),
        FINGERPRINT => Some(MessageKind::Fingerprint),
        THREAD => Some(MessageKind::Thread),
        MOVES => Some(MessageKind::Moves),
        THREAD_RESULT => Some(MessageKind::ThreadResult),
        RESULT => Some(MessageKind::Result),
        FIRST_REMINDER.. => seat(FIRST_REMINDER).map(MessageKind::Reminder),
        FIRST_MENTION.. => seat(FIRST_MENTION).map(MessageKind::Mention),
        _ => seat(FIRST_HAND).map(MessageKind::Hand),
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
