//! The one outward trait: whatever can show screens to people.

use std::fmt;
use std::time::Duration;

use crate::ids::{ChannelId, MessageId, UserId};
use crate::ui::Screen;

/// Where a new message goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Destination {
    /// A channel of a server.
    Channel(ChannelId),
    /// Somebody's direct messages.
    Person(UserId),
}

/// Whatever can show screens to people: Discord, or something like it.
pub trait Front: Send + Sync + 'static {
    /// Posts a new message. Asked again with the same `nonce` shortly after, it finds the message
    /// instead of posting a second one.
    fn show(
        &self,
        destination: Destination,
        screen: &Screen,
        nonce: &str,
    ) -> impl Future<Output = Result<(ChannelId, MessageId), Trouble>> + Send;

    /// Changes a message.
    fn replace(
        &self,
        channel: ChannelId,
        message: MessageId,
        screen: &Screen,
    ) -> impl Future<Output = Result<(), Trouble>> + Send;

    /// Changes an answer that only its reader sees, by its token.
    fn replace_answer(
        &self,
        token: &str,
        screen: &Screen,
    ) -> impl Future<Output = Result<(), Trouble>> + Send;

    /// Deletes a message.
    fn take_away(
        &self,
        channel: ChannelId,
        message: MessageId,
    ) -> impl Future<Output = Result<(), Trouble>> + Send;
}

/// Why a screen could not be shown.
#[derive(Debug)]
pub enum Trouble {
    /// The message is gone: somebody deleted it, or its token is dead.
    MessageGone,
    /// The place is gone, or the bot may not write there.
    PlaceClosed,
    /// The person takes no direct messages.
    DirectMessagesClosed,
    /// Too much at once: try again after that time.
    Busy(Duration),
    /// Anything else: try again later.
    Failed(anyhow::Error),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MessageGone => f.write_str("the message is gone"),
            Self::PlaceClosed => f.write_str("the channel is gone or closed to the bot"),
            Self::DirectMessagesClosed => f.write_str("direct messages are closed"),
            Self::Busy(wait) => write!(f, "too many requests, again in {wait:?}"),
            Self::Failed(error) => write!(f, "{error:#}"),
        }
    }
}
