//! Several processes on one store: which are alive, and which of them is the *worker* of which match. The
//! worker presents the match, plays its bots and enforces its deadlines. This is not a lock and only avoids
//! duplicate work: any process may change any match, and the store decides by revisions.

use async_trait::async_trait;
use claim_table::desk::MessageState;
use claim_table::ids::{MatchId, ProcessId};
use claim_table::timestamp::Timestamp;

use super::error::Result;

/// A process that uses the store, with its last heartbeat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveProcess {
    /// Its unique id.
    pub id: ProcessId,
    /// The version of the program it runs.
    pub version: String,
    /// When it started, by its own clock.
    pub started_at: Timestamp,
    /// When it stored its last heartbeat, by its own clock.
    pub last_heartbeat_at: Timestamp,
}

/// What is stored about a match besides its table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchStatus {
    /// The revision of its table.
    pub revision: u32,
    /// The match's worker, which may be dead by now.
    pub worker: Option<ProcessId>,
    /// Its messages.
    pub messages: Vec<MessageState>,
    /// The counter of settings changes at that time.
    pub settings_changes: i64,
}

/// Stores processes, and which of them works on which match.
#[async_trait]
pub trait WorkStore: Send + Sync {
    /// Whether several processes may use the store at the same time. If not, the other methods are not
    /// needed.
    fn is_shared(&self) -> bool;

    /// The database's clock; `None` if it has none of its own.
    async fn clock(&self) -> Result<Option<Timestamp>>;

    /// Stores a heartbeat of a process, which counts as alive from then on.
    async fn save_heartbeat(&self, process: &LiveProcess) -> Result<()>;

    /// The processes that count as alive, by id.
    async fn processes(&self) -> Result<Vec<LiveProcess>>;

    /// Marks a process as dead, unless it has stored a heartbeat since `last_seen`. Its matches then have no
    /// live worker. Returns whether it counted as alive.
    async fn end_process(&self, last_seen: &LiveProcess) -> Result<bool>;

    /// What is stored about a match besides its table; `None` if there is no such match.
    ///
    /// # Errors
    ///
    /// [`Error::Corrupt`](super::Error::Corrupt) if that cannot be read.
    async fn match_status(&self, match_id: MatchId) -> Result<Option<MatchStatus>>;

    /// Makes a process the worker of a match, even if another one is at present.
    async fn claim(&self, match_id: MatchId, worker: ProcessId, now: Timestamp) -> Result<()>;

    /// Makes a process the worker of up to `limit` matches that are due and have no live worker, beginning
    /// with those that have been due for longest. A match stays due until [`WorkStore::settle`] is called.
    async fn claim_due(
        &self,
        worker: ProcessId,
        now: Timestamp,
        limit: u32,
    ) -> Result<Vec<MatchId>>;

    /// Releases a match until `due`, when there is next something to do: until then, it has no worker. Does nothing, and
    /// returns `false`, unless `worker` is still its worker and it still has this revision.
    async fn settle(
        &self,
        match_id: MatchId,
        worker: ProcessId,
        revision: u32,
        due: Timestamp,
    ) -> Result<bool>;

    /// Schedules at `now` every match that has no schedule but needs one: those of a store that was not shared
    /// before.
    async fn schedule_unscheduled(&self, now: Timestamp) -> Result<()>;
}
