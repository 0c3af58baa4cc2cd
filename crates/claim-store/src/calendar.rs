//! The daily posts of servers, and what they tell.

use async_trait::async_trait;
use claim_rules::Day;
use claim_table::calendar::StoredPost;
use claim_table::ids::{GuildId, PersonName, UserId};
use claim_table::settings::{PostPlace, ServerSettings};
use claim_table::timestamp::Timestamp;

use super::error::Result;

/// A server that has a daily post.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PostingServer {
    /// The server.
    pub guild: GuildId,
    /// Where its posts go.
    pub place: PostPlace,
    /// Its settings.
    pub settings: ServerSettings,
    /// Its last post.
    pub last: Option<StoredPost>,
}

/// A person's answer to the puzzle of a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleRow {
    /// The person.
    pub user: UserId,
    /// Their names in their last answer in the server.
    pub name: PersonName,
    /// Whether it was right.
    pub is_solved: bool,
}

/// Stores the daily posts of servers, and reads what they tell.
#[async_trait]
pub trait CalendarStore: Send + Sync {
    /// The servers that have a daily post and have not switched off what goes beyond matches, in order of ids.
    async fn posting_servers(&self) -> Result<Vec<PostingServer>>;

    /// The last daily post of a server.
    async fn daily_post(&self, guild: GuildId) -> Result<Option<StoredPost>>;

    /// Stores the last daily post of a server.
    ///
    /// # Errors
    ///
    /// [`Error::Conflict`](super::Error::Conflict) if the stored one is not `before`.
    async fn save_daily_post(
        &self,
        guild: GuildId,
        before: Option<StoredPost>,
        after: StoredPost,
    ) -> Result<()>;

    /// Whether a match runs in a server, or has ended there since a time, or a daily deal or puzzle of a day from `since`
    /// on was begun or answered there.
    async fn has_played_since(&self, guild: GuildId, since: Timestamp) -> Result<bool>;

    /// The answers that were given in a server to the puzzle of a day: the right ones first, and these in the order in which
    /// they were given. People whose data was deleted are left out.
    async fn puzzle_results(&self, guild: GuildId, day: Day) -> Result<Vec<PuzzleRow>>;
}
