//! The daily deals: the secrets of days, and people's attempts.

use async_trait::async_trait;
use claim_ai::daily::DailyResult;
use claim_rules::Day;
use claim_rules::record::Secret;
use claim_table::ids::{GuildId, MatchId, PersonName, UserId};

use super::error::Result;

/// A person's attempt at the deal of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DailyAttempt {
    /// The day.
    pub day: Day,
    /// The match.
    pub table: MatchId,
    /// The result; `None` if the match has not ended by the rules, or not in time.
    pub result: Option<DailyResult>,
}

/// A row of the results of a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyRow {
    /// The person.
    pub user: UserId,
    /// Their names when they began.
    pub name: PersonName,
    /// The server in which they began; `None` in direct messages.
    pub guild: Option<GuildId>,
    /// The match.
    pub table: MatchId,
    /// The result.
    pub result: DailyResult,
}

/// Stores the secrets of daily deals. Attempts are saved together with their matches: see
/// [`MatchStore::save`](super::MatchStore::save).
#[async_trait]
pub trait DailyStore: Send + Sync {
    /// The secret of a day. If there is none yet, stores `new` and returns it.
    async fn daily_secret(&self, day: Day, new: &Secret) -> Result<Secret>;

    /// A person's attempt at the deal of a day; `None` if they have not begun.
    async fn daily_attempt(&self, day: Day, user: UserId) -> Result<Option<DailyAttempt>>;

    /// A person's attempts, the newest day first.
    async fn daily_attempts(&self, user: UserId) -> Result<Vec<DailyAttempt>>;

    /// The results of a day so far, in the order of people's ids. Those of people whose data was deleted count, too.
    async fn daily_results(&self, day: Day) -> Result<Vec<DailyRow>>;
}
