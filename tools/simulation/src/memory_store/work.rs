//! Which processes are alive, and which of them is the worker of which match.

use async_trait::async_trait;
use claim_store::{LiveProcess, MatchStatus, Result, TableChange, WorkStore};
use claim_table::ids::{MatchId, ProcessId};
use claim_table::timestamp::Timestamp;

use super::{Data, MemoryStore};

/// When a match is due, and which process is its worker.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Work {
    due: Option<Timestamp>,
    worker: Option<ProcessId>,
}

impl Work {
    /// The state after a change of the match.
    pub(super) fn after(self, change: &TableChange<'_>) -> Self {
        Self {
            due: change.worker.map(|_| self.due_by(change.made_at)),
            worker: change.worker,
        }
    }

    /// The time since when the match has been due, if it is due at `now`.
    fn due_by(self, now: Timestamp) -> Timestamp {
        self.due.map_or(now, |due| due.min(now))
    }

    /// Due at a time, without a worker.
    pub(super) const fn due_at(at: Timestamp) -> Self {
        Self {
            due: Some(at),
            worker: None,
        }
    }

    /// Makes the match due without a worker, because a change that belongs to no process has left its
    /// messages behind.
    pub(super) fn make_due_now(&mut self) {
        self.due = self.due.map(|_| Timestamp::default());
        self.worker = None;
    }
}

impl Data {
    fn is_alive(&self, process: ProcessId) -> bool {
        self.processes.contains_key(&process)
    }

    /// See [`MatchStore::mark_presented`](claim_store::MatchStore::mark_presented).
    pub(super) fn mark_presented(&mut self, match_id: MatchId, worker: Option<ProcessId>) {
        let is_of_worker = |work: Work| worker.is_none() || work.worker == worker;
        let stored = self.matches.get_mut(&match_id);
        if let Some(stored) = stored.filter(|it| is_of_worker(it.work)) {
            stored.is_unpresented = false;
            stored.work = Work::default();
        }
    }
}

#[async_trait]
impl WorkStore for MemoryStore {
    fn is_shared(&self) -> bool {
        self.is_shared
    }

    async fn clock(&self) -> Result<Option<Timestamp>> {
        Ok(None)
    }

    async fn save_heartbeat(&self, process: &LiveProcess) -> Result<()> {
        self.change("save_heartbeat", |data| {
            data.processes.insert(process.id, process.clone());
            Ok(())
        })
        .await
    }

    async fn processes(&self) -> Result<Vec<LiveProcess>> {
        self.read("processes", |data| {
            Ok(data.processes.values().cloned().collect())
        })
        .await
    }

    async fn end_process(&self, last_seen: &LiveProcess) -> Result<bool> {
        self.change("end_process", |data| {
            let stored = data.processes.get(&last_seen.id);
            let is_same =
                stored.is_some_and(|it| it.last_heartbeat_at == last_seen.last_heartbeat_at);
            if is_same {
                data.processes.remove(&last_seen.id);
            }
            Ok(is_same)
        })
        .await
    }

    async fn match_status(&self, match_id: MatchId) -> Result<Option<MatchStatus>> {
        self.read("match_status", |data| {
            let stored = data.matches.get(&match_id);
            Ok(stored.map(|stored| MatchStatus {
                revision: stored.revision,
                worker: stored.work.worker,
                messages: stored.messages.values().cloned().collect(),
                settings_changes: data.settings_changes,
            }))
        })
        .await
    }

    async fn claim(&self, match_id: MatchId, worker: ProcessId, now: Timestamp) -> Result<()> {
        self.change("claim", |data| {
            let stored = data.matches.get_mut(&match_id);
            if let Some(stored) = stored.filter(|stored| stored.readable_stage().is_some()) {
                stored.work.due = Some(stored.work.due_by(now));
                stored.work.worker = Some(worker);
            }
            Ok(())
        })
        .await
    }

    async fn claim_due(
        &self,
        worker: ProcessId,
        now: Timestamp,
        limit: u32,
    ) -> Result<Vec<MatchId>> {
        self.change("claim_due", |data| {
            let is_free = |worker: Option<ProcessId>| worker.is_none_or(|it| !data.is_alive(it));
            let due = data.matches.values().filter_map(|stored| {
                let due = stored.work.due.filter(|&due| due <= now)?;
                is_free(stored.work.worker).then(|| (due, stored.id()))
            });
            let mut due: Vec<_> = due.collect();
            due.sort_unstable();
            due.truncate(limit as usize);
            for (_, id) in &due {
                if let Some(stored) = data.matches.get_mut(id) {
                    stored.work.worker = Some(worker);
                }
            }
            Ok(due.into_iter().map(|(_, id)| id).collect())
        })
        .await
    }

    async fn settle(
        &self,
        match_id: MatchId,
        worker: ProcessId,
        revision: u32,
        due: Timestamp,
    ) -> Result<bool> {
        self.change("settle", |data| {
            let stored = data.matches.get_mut(&match_id);
            let stored =
                stored.filter(|it| it.work.worker == Some(worker) && it.revision == revision);
            let is_settled = stored.is_some();
            if let Some(stored) = stored {
                stored.work.worker = None;
                stored.work.due = Some(due);
            }
            Ok(is_settled)
        })
        .await
    }

    async fn schedule_unscheduled(&self, now: Timestamp) -> Result<()> {
        self.change("schedule_unscheduled", |data| {
            for stored in data.matches.values_mut() {
                let is_wanted = stored.is_open() || stored.is_unpresented;
                if stored.work.due.is_none() && is_wanted && stored.readable_stage().is_some() {
                    stored.work.due = Some(now);
                }
            }
            Ok(())
        })
        .await
    }
}
