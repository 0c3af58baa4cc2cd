//! The interface through which the host posts and edits messages.

use std::time::Duration;

use claim_screens::Screen;
use claim_table::desk::{Destination, Failure};
use claim_table::ids::{ChannelId, GuildId, MessageId, UserId};

use crate::CommandError;

/// The chat platform, reduced to what the host does with messages. Implementations need not support
/// threads.
pub trait Messenger: Send + Sync + 'static {
    /// Posts a new message and returns where it is. If a message with the same `nonce` was posted a
    /// short time ago, returns that message instead and posts no second one; its content is then
    /// unknown. `may_exist` is false if the nonce cannot have been used before.
    fn post(
        &self,
        destination: Destination,
        screen: &Screen,
        nonce: &str,
        may_exist: bool,
    ) -> impl Future<Output = Result<(ChannelId, MessageId), DeliveryError>> + Send;

    /// Edits a message. Sends nothing if the message is known to show that screen already.
    fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        screen: &Screen,
    ) -> impl Future<Output = Result<(), DeliveryError>> + Send;

    /// Edits an ephemeral reply, which is addressed by its interaction token.
    fn edit_reply(
        &self,
        token: &str,
        screen: &Screen,
    ) -> impl Future<Output = Result<(), DeliveryError>> + Send;

    /// Starts a thread from a message of a channel, and returns the thread's channel. Idempotent:
    /// returns the existing thread if there is one.
    fn start_thread(
        &self,
        channel: ChannelId,
        message: MessageId,
        name: &str,
    ) -> impl Future<Output = Result<ChannelId, DeliveryError>> + Send {
        let _ = (channel, message, name);
        async { Err(DeliveryError::ChannelInaccessible) }
    }

    /// Archives a thread.
    fn archive_thread(
        &self,
        thread: ChannelId,
    ) -> impl Future<Output = Result<(), DeliveryError>> + Send {
        let _ = thread;
        async { Err(DeliveryError::ChannelInaccessible) }
    }

    /// The link to a message: in a server, or in direct messages.
    fn link(&self, guild: Option<GuildId>, channel: ChannelId, message: MessageId) -> String;

    /// The channel to which a thread belongs. `None` if `channel` is no thread.
    fn parent_of(
        &self,
        channel: ChannelId,
    ) -> impl Future<Output = Result<Option<ChannelId>, DeliveryError>> + Send {
        let _ = channel;
        async { Ok(None) }
    }

    /// The last message of a channel. `None` if there is none.
    fn last_message(
        &self,
        channel: ChannelId,
    ) -> impl Future<Output = Result<Option<MessageId>, DeliveryError>> + Send {
        let _ = channel;
        async { Ok(None) }
    }

    /// The owner of a server.
    fn owner_of(
        &self,
        guild: GuildId,
    ) -> impl Future<Output = Result<UserId, DeliveryError>> + Send {
        let _ = guild;
        async { Err(DeliveryError::ChannelInaccessible) }
    }

    /// Deletes a message. Succeeds as well if there is no such message, or no such channel, any
    /// more.
    fn delete(
        &self,
        channel: ChannelId,
        message: MessageId,
    ) -> impl Future<Output = Result<(), DeliveryError>> + Send;

    /// Whether the platform answers at present, and users can reach the program.
    fn is_answering(&self) -> impl Future<Output = bool> + Send;

    /// How long ago users could certainly reach the program, as far as is known without asking the
    /// platform. A connection that works is silent for up to 42 seconds, and for less than
    /// [`MAX_QUIET`].
    fn silence(&self) -> Duration {
        Duration::ZERO
    }

    /// Announces that `processes` processes share the bot's rate limits.
    fn share_limits(&self, processes: usize) {
        let _ = processes;
    }

    /// Whether a user is a member of a server.
    fn is_member(
        &self,
        guild: GuildId,
        user: UserId,
    ) -> impl Future<Output = Result<bool, DeliveryError>> + Send;
}

/// A connection to the platform that is silent for longer does not work: see
/// [`Messenger::silence`].
pub const MAX_QUIET: Duration = Duration::from_secs(50);

/// Why a message could not be posted, edited or deleted.
#[derive(Debug, thiserror::Error)]
pub enum DeliveryError {
    /// The message was deleted, or the interaction token has expired.
    #[error("the message no longer exists")]
    MessageNotFound,
    /// The message is in a thread that is archived, and has to be reopened first.
    #[error("the thread is archived")]
    ThreadArchived,
    /// The bot lacks a permission in the channel.
    #[error("the bot lacks a permission in the channel")]
    ChannelInaccessible,
    /// The channel was deleted, or the bot is no longer in its server or cannot see it.
    #[error("the channel cannot be reached")]
    ChannelLost,
    /// The user does not accept direct messages from the bot.
    #[error("the user does not accept direct messages")]
    DirectMessagesClosed,
    /// The user cannot get direct messages because they share no server with the bot.
    #[error("the user shares no server with the bot")]
    NoCommonServer,
    /// A rate limit was hit, so nothing was sent. The duration is the time to wait before the next
    /// attempt.
    #[error("rate limited, retry after {0:?}")]
    RateLimited(Duration),
    /// A permanent refusal: the same request would be refused again. Only the platform knows why.
    #[error("refused: {0:#}")]
    Refused(anyhow::Error),
    /// The message shows an emoji that was deleted.
    #[error("the message shows an unknown emoji")]
    UnknownEmoji,
    /// The host itself has failed: it could not read the match, or store what it did.
    #[error(transparent)]
    Host(#[from] CommandError),
    /// Any other failure, which may be temporary.
    #[error("{0:#}")]
    Other(#[from] anyhow::Error),
}

impl DeliveryError {
    /// What it is, as far as decisions depend on it.
    #[must_use]
    pub const fn failure(&self) -> Failure {
        match self {
            Self::MessageNotFound => Failure::MessageNotFound,
            Self::ThreadArchived => Failure::ThreadArchived,
            Self::ChannelInaccessible => Failure::ChannelInaccessible,
            Self::ChannelLost => Failure::ChannelLost,
            Self::DirectMessagesClosed => Failure::DirectMessagesClosed,
            Self::NoCommonServer => Failure::NoCommonServer,
            Self::RateLimited(_) => Failure::RateLimited,
            Self::Refused(_) => Failure::Refused,
            Self::UnknownEmoji => Failure::UnknownEmoji,
            Self::Host(_) | Self::Other(_) => Failure::Other,
        }
    }

    /// Whether another process has changed what was to be stored.
    pub(crate) const fn is_conflict(&self) -> bool {
        matches!(self, Self::Host(CommandError::Conflict))
    }
}

impl From<claim_store::Error> for DeliveryError {
    fn from(error: claim_store::Error) -> Self {
        Self::Host(error.into())
    }
}
