//! Several processes on one store: which are alive, and which of them works on which match. A process
//! that works on a match presents it, plays its bots and keeps its deadlines. That saves work, and guards
//! nothing: any process may change any match, and the store decides by revisions.

use async_trait::async_trait;

use super::error::Result;
use super::messages::MessageState;
use crate::ids::{MatchId, ProcessId};
use crate::timestamp::Timestamp;

/// A process that uses the store, as it has last shown itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveProcess {
    /// Its id, which no other process has.
    pub id: ProcessId,
    /// The version of its program.
    pub version: String,
    /// When it started, by its own clock.
    pub started_at: Timestamp,
    /// Its last sign of life, by its own clock.
    pub beat_at: Timestamp,
}

/// What is stored of a match besides its table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The revision of its table.
    pub revision: u32,
    /// The process that works on it.
    pub worker: Option<ProcessId>,
    /// Its messages.
    pub messages: Vec<MessageState>,
    /// How often settings of people and servers had been changed by then.
    pub settings_changes: i64,
}

/// Stores who works on what.
#[async_trait]
pub trait WorkStore: Send + Sync {
    /// Whether several processes may use the store at the same time. If not, the other methods are not
    /// needed.
    fn is_shared(&self) -> bool;

    /// Stores a sign of life of a process, which counts as alive from now on.
    ///
    /// # Errors
    ///
    /// See [`Error`](super::Error).
    async fn beat(&self, process: &LiveProcess) -> Result<()>;

    /// The processes that count as alive, by id.
    ///
    /// # Errors
    ///
    /// See [`Error`](super::Error).
    async fn processes(&self) -> Result<Vec<LiveProcess>>;

    /// Marks a process as dead, unless it has shown a sign of life since `last_seen`: what it worked on is
    /// free. Returns whether it counted as alive.
    ///
    /// # Errors
    ///
    /// See [`Error`](super::Error).
    async fn end_process(&self, last_seen: &LiveProcess) -> Result<bool>;

    /// What is stored of a match besides its table; `None` if there is no such match.
    ///
    /// # Errors
    ///
    /// [`Error::Corrupt`](super::Error::Corrupt) if that cannot be read.
    async fn standing(&self, match_id: MatchId) -> Result<Option<Standing>>;

    /// Has a process work on a match from now on, even if another one does at present.
    ///
    /// # Errors
    ///
    /// See [`Error`](super::Error).
    async fn claim(&self, match_id: MatchId, worker: ProcessId, now: Timestamp) -> Result<()>;

    /// Has a process work on up to `limit` matches that are due by now and on which no live process works,
    /// those first that have been due for longest. A match is due for as long as a process works on it.
    ///
    /// # Errors
    ///
    /// See [`Error`](super::Error).
    async fn claim_due(
        &self,
        worker: ProcessId,
        now: Timestamp,
        limit: u32,
    ) -> Result<Vec<MatchId>>;

    /// Notes that nothing is left to do in a match before `due`, if that process still works on it, and it
    /// still has that revision. Returns whether that is so: no process works on it then.
    ///
    /// # Errors
    ///
    /// See [`Error`](super::Error).
    async fn settle(
        &self,
        match_id: MatchId,
        worker: ProcessId,
        revision: u32,
        due: Timestamp,
    ) -> Result<bool>;

    /// Makes due at `now` what no process has ever looked at: matches of a store that was not shared before.
    ///
    /// # Errors
    ///
    /// See [`Error`](super::Error).
    async fn schedule_unknown(&self, now: Timestamp) -> Result<()>;
}
