//! Posts of which no row tells: another process has stored something else meanwhile, or the
//! confirmation was lost as well.

use super::message_kind::MessageKind;
use super::message_state::MessageState;
use super::messages::Messages;
use crate::ids::{ChannelId, MessageId};

/// What becomes of a message that was posted, and whose state could not be stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LatePost {
    /// Nothing: the row tells of it, or its nonce will find it.
    Known,
    /// The row could not be read: it is looked for later, by its nonce.
    Sought,
    /// It is deleted. If there is a state, that is stored first, so that the message is deleted
    /// even if this attempt fails.
    Deleted(Option<MessageState>),
}

/// What becomes of the nonce of a post that may have succeeded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LostPost {
    /// Nothing: the row has it, or there is no row.
    Known,
    /// This state is stored, so that the next post finds the message.
    Store(MessageState),
    /// It waits, while another post is unconfirmed.
    Waits,
}

impl Messages {
    /// What becomes of a message that was posted with this nonce so late that another process may
    /// have stored, or begun to post, a different one.
    #[must_use]
    pub fn late_post(
        &self,
        kind: MessageKind,
        posted: Option<(ChannelId, MessageId)>,
        nonce: Option<&str>,
    ) -> LatePost {
        let Some((state, message)) = self.state(kind).zip(posted) else {
            return LatePost::Known;
        };
        if state.posting.as_deref() == nonce {
            return LatePost::Sought;
        }
        match state.superseded {
            _ if state.message() == posted => LatePost::Known,
            Some(superseded) if superseded == message => LatePost::Known,
            Some(_) => LatePost::Deleted(None),
            None => LatePost::Deleted(Some(MessageState {
                superseded: posted,
                ..state.clone()
            })),
        }
    }

    /// What becomes of the nonce of a post that may have succeeded, and in whose row another
    /// process has stored something else.
    #[must_use]
    pub fn lost_post(&self, kind: MessageKind, nonce: Option<String>) -> LostPost {
        match self.state(kind) {
            Some(stored) if stored.posting.is_none() => LostPost::Store(MessageState {
                posting: nonce,
                ..stored.clone()
            }),
            Some(stored) if stored.posting != nonce => LostPost::Waits,
            _ => LostPost::Known,
        }
    }
}
