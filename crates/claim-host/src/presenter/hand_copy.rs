//! Ephemeral copies of hands: a player whose hand is a direct message may have opened it in the channel as well, and play
//! there. The copy follows the match while the interaction's token can edit it.

use claim_table::timestamp::Timestamp;

/// The copy that a player has opened or played from last. It is only a convenience, so that it is kept in memory alone.
#[derive(Debug, Clone)]
pub(crate) struct HandCopy {
    /// The interaction token. It authorises edits in the bot's name, so it is never logged.
    pub(crate) token: String,
    /// When the token expires.
    pub(crate) expires_at: Timestamp,
    /// The revision of the table that the copy shows.
    pub(crate) revision: i64,
}

impl HandCopy {
    /// A copy that shows this revision of the table.
    pub(crate) fn new(token: &str, expires_at: Timestamp, revision: i64) -> Self {
        Self {
            token: token.to_owned(),
            expires_at,
            revision,
        }
    }
}
