//! The daily puzzles, the answers to them, and the ranking of solvers.

use async_trait::async_trait;
use claim_ai::puzzle::{Day, PuzzleStats};
use claim_table::ids::{GuildId, PersonName, UserId};
use claim_table::timestamp::Timestamp;

use super::error::Result;
use super::pages::Page;

/// A stored daily puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPuzzle {
    /// The record of the match up to the position.
    pub record: String,
    /// The values of the choices, in games that cannot be solved exactly.
    pub ratings: Option<String>,
}

/// A user's answer to the puzzle of a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleAnswer {
    /// The day of the puzzle.
    pub day: Day,
    /// The user who answered.
    pub user: UserId,
    /// The server in which they answered; `None` for direct messages.
    pub guild: Option<GuildId>,
    /// Their names there.
    pub name: PersonName,
    /// The play, in the notation of records.
    pub action: String,
    /// Whether the action is the solution, as of when they answered.
    pub is_solved: bool,
    /// When they answered.
    pub answered_at: Timestamp,
}

/// A row of a server's ranking of puzzle solvers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolverRow {
    /// The rank, from 1. Equal results share a rank.
    pub rank: u32,
    /// The user.
    pub user: UserId,
    /// Their names in their last answer in the server.
    pub name: PersonName,
    /// Whether they solved today's puzzle; `None` if they have not answered it.
    pub today: Option<bool>,
    /// Their statistics over all puzzles, also those that they answered elsewhere. The streak is that of
    /// today.
    pub stats: PuzzleStats,
}

/// Stores the daily puzzles and the answers to them.
#[async_trait]
pub trait PuzzleStore: Send + Sync {
    /// The secret from which this database's puzzles are generated. If there is none yet, stores `new` and
    /// returns it.
    async fn puzzle_secret(&self, new: &str) -> Result<String>;

    /// The puzzle of a day; `None` if it has not been generated yet.
    async fn puzzle(&self, day: Day) -> Result<Option<StoredPuzzle>>;

    /// Stores the puzzle of a day.
    ///
    /// # Errors
    ///
    /// [`Error::Conflict`](super::Error::Conflict) if the day has one already.
    async fn save_puzzle(&self, day: Day, puzzle: &StoredPuzzle) -> Result<()>;

    /// Stores an answer and updates the user's statistics, atomically. Idempotent: does nothing if the user
    /// has already answered the puzzle of that day.
    ///
    /// # Errors
    ///
    /// [`Error::Conflict`](super::Error::Conflict) if the day has no puzzle.
    async fn save_puzzle_answer(&self, answer: &PuzzleAnswer) -> Result<()>;

    /// A user's answer to the puzzle of a day, in the notation of records; `None` if they have not
    /// answered.
    async fn puzzle_answer(&self, day: Day, user: UserId) -> Result<Option<String>>;

    /// A user's statistics as of `today`.
    async fn puzzle_stats(&self, user: UserId, today: Day) -> Result<PuzzleStats>;

    /// A page of a server's ranking of solvers as of `today`, longest streak first, and the user's own row.
    /// Pages are counted from 0. People whose data was deleted are not listed.
    async fn puzzle_ranking(
        &self,
        guild: GuildId,
        today: Day,
        user: UserId,
        page: u32,
        per_page: u32,
    ) -> Result<Page<SolverRow>>;
}
