//! Why a delivery has failed, as far as decisions depend on it.

/// Why a message could not be posted, edited or deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The message was deleted, or the interaction token has expired.
    MessageNotFound,
    /// The message is in a thread that is archived, and has to be reopened first.
    ThreadArchived,
    /// The bot lacks a permission in the channel.
    ChannelInaccessible,
    /// The channel was deleted, or the bot is no longer in its server or cannot see it.
    ChannelLost,
    /// The user does not accept direct messages from the bot.
    DirectMessagesClosed,
    /// The user cannot get direct messages because they share no server with the bot.
    NoCommonServer,
    /// A rate limit was hit, so nothing was sent.
    RateLimited,
    /// A permanent refusal, for another reason.
    Refused,
    /// The message shows an emoji that was deleted.
    UnknownEmoji,
    /// Any other failure, which may be temporary: what was sent may have arrived.
    Other,
}

impl Failure {
    /// Whether the bot cannot write in the channel at present.
    #[must_use]
    pub const fn is_of_channel(self) -> bool {
        matches!(self, Self::ChannelInaccessible | Self::ChannelLost)
    }

    /// Whether Discord refuses something in a channel for good.
    #[must_use]
    pub const fn is_final_in_channel(self) -> bool {
        self.is_of_channel() || matches!(self, Self::Refused)
    }

    /// Whether a failed post has certainly posted nothing, and is tried again.
    pub(super) const fn has_posted_nothing(self) -> bool {
        matches!(
            self,
            Self::RateLimited | Self::UnknownEmoji | Self::ChannelInaccessible | Self::ChannelLost
        )
    }
}
