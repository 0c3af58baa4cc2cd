//! Why Discord's gateway refuses this program for good.

/// A refusal that another attempt would get as well: one sentence for the operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum GatewayRefusal {
    /// The token is no longer valid.
    #[error(
        "Discord's gateway rejected the token (close code 4004): set discord.token to the bot's \
         current token"
    )]
    InvalidToken,
    /// There is no such shard.
    #[error("Discord's gateway rejected the shard (close code 4010): start the bot again")]
    InvalidShard,
    /// The bot is on too many servers for its number of shards.
    #[error(
        "the bot needs more shards (close code 4011 of Discord's gateway): start it again, and it \
         uses as many as Discord asks for"
    )]
    TooFewShards,
    /// The version of the gateway's protocol has been switched off.
    #[error(
        "Discord's gateway no longer supports the version that this program uses (close code 4012): \
         update claim-bot"
    )]
    UnsupportedVersion,
    /// An intent does not exist.
    #[error(
        "Discord's gateway does not know the intents that this program uses (close code 4013): \
         update claim-bot"
    )]
    InvalidIntents,
    /// An intent needs Discord's approval.
    #[error(
        "Discord's gateway does not allow the intents that this program uses (close code 4014): \
         update claim-bot"
    )]
    DisallowedIntents,
}

/// Whether the program has ended because the gateway refused it, in a way that no start changes.
#[must_use]
pub fn is_refused_for_good(error: &anyhow::Error) -> bool {
    match error.downcast_ref() {
        Some(
            GatewayRefusal::InvalidToken
            | GatewayRefusal::UnsupportedVersion
            | GatewayRefusal::InvalidIntents
            | GatewayRefusal::DisallowedIntents,
        ) => true,
        // The next start asks for the number of shards.
        Some(GatewayRefusal::InvalidShard | GatewayRefusal::TooFewShards) | None => false,
    }
}

impl GatewayRefusal {
    /// The refusal that a close code of the gateway means. `None` after codes that allow another connection.
    pub(crate) const fn from_close_code(code: u16) -> Option<Self> {
        match code {
            4004 => Some(Self::InvalidToken),
            4010 => Some(Self::InvalidShard),
            4011 => Some(Self::TooFewShards),
            4012 => Some(Self::UnsupportedVersion),
            4013 => Some(Self::InvalidIntents),
            4014 => Some(Self::DisallowedIntents),
            _ => None,
        }
    }
}
