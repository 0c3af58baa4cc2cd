//! Commands: decided on a copy of the table, stored, and only then the state of the match.

use std::sync::Arc;
use std::time::Instant;

use claim_metrics::METRICS;
use claim_rules::record::TimedLine;
use claim_store::TableChange;
use claim_table::ids::MatchId;
use claim_table::timestamp::Timestamp;
use claim_table::{Command, Stage, Table};
use tracing::Instrument;

use super::Matches;
use super::calls::call_caused_by;
use super::forced_plays::{only_play, play_forced};
use super::limits::Quotas;
use super::registry::{Entry, TableCopy};
use crate::cluster::supervision::catch_panic;
use crate::{BackgroundWork, CommandError, MAX_DECISIONS};

impl Matches {
    /// Executes a command, and the plays that are forced after it. Returns the changed table, which is then
    /// already stored. Call `Host::present` after having answered the user.
    pub(crate) async fn command(
        &self,
        id: MatchId,
        command: Command,
    ) -> Result<Table, CommandError> {
        let span = tracing::info_span!("match", %id);
        self.decide(id, command).instrument(span).await
    }

    async fn decide(&self, id: MatchId, command: Command) -> Result<Table, CommandError> {
        // The copy in memory may be stale. That is noticed when the change is saved or refused.
        let entry = self.known_entry(id).await?;
        for _ in 0..MAX_DECISIONS {
            let mut copy = self.lock_table(&entry).await?;
            let now = self.now();
            match copy.table.execute(command.clone(), now) {
                Ok((mut next, mut lines)) => {
                    let starts = copy.table.running().is_none() && next.running().is_some();
                    if starts || matches!(next.stage(), Stage::Lobby) {
                        let is_found = self.shared.people.has_frequent_pair(&next, now).await?;
                        if starts && copy.table.settings().has_frequent_pair != is_found {
                            if self
                                .show_frequent_pair(&entry, &mut copy, is_found, now)
                                .await?
                            {
                                return Err(CommandError::RatedChanged);
                            }
                            continue;
                        }
                        next.set_frequent_pair(is_found);
                    }
                    if starts {
                        self.shared.people.start_vacations(&mut next, now).await?;
                    }
                    lines.extend(play_forced(&self.shared.people, &mut next, now).await?);
                    let call = call_caused_by(&command, &copy.table, &next);
                    if self.commit(&entry, &mut copy, next, &lines, now).await? {
                        if starts {
                            self.shared.events.started(&copy.table);
                        }
                        if let Some((call, people)) = call {
                            self.shared.events.called(call, people, &copy.table);
                        }
                        return Ok(copy.table.clone());
                    }
                }
                Err(refusal) if self.is_current(&copy.table).await? => return Err(refusal.into()),
                // Another process has changed the match: decide again from the stored state.
                Err(_) => copy.is_stale = true,
            }
        }
        Err(CommandError::Conflict)
    }

    /// Shows at an open table whether its match will be rated, because that has changed with time: the people there
    /// see it before they start the match. Returns false as [`Matches::commit`] does.
    async fn show_frequent_pair(
        &self,
        entry: &Arc<Entry>,
        copy: &mut TableCopy,
        is_found: bool,
        now: Timestamp,
    ) -> Result<bool, CommandError> {
        let record = Command::RecordFrequentPair(is_found);
        let (shown, lines) = copy.table.execute(record, now)?;
        let is_stored = self.commit(entry, copy, shown, &lines, now).await?;
        if is_stored {
            self.present_entry(entry);
        }
        Ok(is_stored)
    }

    /// Whether a table in memory has the stored revision.
    async fn is_current(&self, table: &Table) -> claim_store::Result<bool> {
        let stored = self.shared.store.revision(table.id()).await?;
        Ok(stored == Some(table.revision()))
    }

    /// Plays actions that are forced although no command was executed, for example after the setting was
    /// switched on.
    pub(crate) async fn play_newly_forced(&self, entry: &Arc<Entry>) -> Result<(), CommandError> {
        for _ in 0..MAX_DECISIONS {
            let mut copy = self.lock_table(entry).await?;
            let now = self.now();
            let mut next = copy.table.clone();
            let lines = play_forced(&self.shared.people, &mut next, now).await?;
            if lines.is_empty() {
                return Ok(());
            }
            if self.commit(entry, &mut copy, next, &lines, now).await? {
                self.present(entry.id);
                return Ok(());
            }
        }
        Err(CommandError::Conflict)
    }

    /// As [`Matches::play_newly_forced`], in the background, if the person to act has only one legal action.
    pub(crate) fn start_forced_play(&self, entry: &Arc<Entry>, table: &Table) {
        if only_play(table).is_some() {
            let (id, entry) = (entry.id, entry.clone());
            self.supervise(BackgroundWork::ForcedPlays, id, move |matches| {
                let entry = entry.clone();
                async move { matches.play_newly_forced(&entry).await }
            });
        }
    }

    /// Stores a changed table with its new lines, and only then replaces the copy in memory. Returns false if
    /// another process has changed the match, or a rating, since it was read: the caller has to lock the
    /// table again, which reads it, and decide again.
    async fn commit(
        &self,
        entry: &Arc<Entry>,
        copy: &mut TableCopy,
        next: Table,
        lines: &[TimedLine],
        now: Timestamp,
    ) -> Result<bool, CommandError> {
        // Stale until the commit is confirmed: the next task that locks the table reads it again.
        copy.is_stale = true;
        let begun = Instant::now();
        let saved = catch_panic(self.save(&copy.table, &next, lines, now)).await;
        claim_metrics::observe(&METRICS.save_time, begun.elapsed());
        match saved {
            Ok(true) => {}
            // The caller reads it again at once.
            Ok(false) => return saved,
            // Nothing was saved.
            Err(CommandError::LimitReached(_)) => {
                copy.is_stale = false;
                return saved;
            }
            _ => {
                self.recover(entry.id);
                return saved;
            }
        }
        count_stage(Some(&copy.table), &next);
        *copy = TableCopy::new(next);
        entry.set_work_started();
        if copy.table.has_ended() {
            self.shared.events.ended(&copy.table);
        }
        let timer = copy.table.next_timer();
        self.shared.registry.schedule(entry.id, timer);
        self.shared.events.bot_may_act(entry, &copy.table);
        Ok(true)
    }

    /// Saves a change of a table, with the new ratings if it ends the match. Returns false on a conflict:
    /// what the change is based on is no longer stored.
    async fn save(
        &self,
        before: &Table,
        after: &Table,
        lines: &[TimedLine],
        made_at: Timestamp,
    ) -> Result<bool, CommandError> {
        let ends = after.is_over() && !before.is_over();
        let _rating_guard = if ends {
            Some(self.shared.people.lock_ratings().await)
        } else {
            None
        };
        let ratings = if ends {
            self.shared.people.rate(after, made_at).await?
        } else {
            Vec::new()
        };
        let quotas = Quotas::of(&self.shared.people, Some(before), after, self.now()).await?;
        let change = TableChange {
            before: Some(before),
            after,
            lines,
            ratings: &ratings,
            quotas: quotas.for_store(),
            made_at,
            worker: self.shared.cluster.worker(),
        };
        match self.shared.store.save(change).await {
            Err(claim_store::Error::Conflict) => Ok(false),
            Err(claim_store::Error::QuotaReached(position)) => Err(quotas.error(position)),
            saved => Ok(saved.map(|()| true)?),
        }
    }

    /// Stores a new table with the first lines of its record, and starts what it waits for. Returns `None` on
    /// a conflict: for example, if there is already a rematch.
    pub(crate) async fn store_new_table(
        &self,
        mut table: Table,
        mut lines: Vec<TimedLine>,
        quotas: Quotas,
        now: Timestamp,
    ) -> Result<Option<Table>, CommandError> {
        let is_found = self.shared.people.has_frequent_pair(&table, now).await?;
        table.set_frequent_pair(is_found);
        if table.running().is_some() {
            self.shared.people.start_vacations(&mut table, now).await?;
        }
        lines.extend(play_forced(&self.shared.people, &mut table, now).await?);
        let change = TableChange {
            before: None,
            after: &table,
            lines: &lines,
            ratings: &[],
            quotas: quotas.for_store(),
            made_at: now,
            worker: self.shared.cluster.worker(),
        };
        let id = table.id();
        match self.shared.store.save(change).await {
            Ok(()) => {}
            Err(claim_store::Error::Conflict) => return Ok(None),
            Err(claim_store::Error::QuotaReached(position)) => return Err(quotas.error(position)),
            Err(error) => {
                self.recover(id);
                return Err(error.into());
            }
        }
        count_stage(None, &table);
        let entry = Entry::new(table.clone(), Vec::new());
        let entry = self.shared.registry.add(entry);
        entry.set_work_started();
        self.shared.registry.schedule(id, table.next_timer());
        self.shared.events.bot_may_act(&entry, &table);
        self.shared.events.started(&table);
        Ok(Some(table))
    }

    /// After a save that failed, reads the match again in the background and starts what it waits for: only
    /// the database knows whether the commit has succeeded.
    pub(crate) fn recover(&self, id: MatchId) {
        self.supervise(BackgroundWork::Recovery, id, move |matches| async move {
            let entry = matches.entry(id).await?;
            // Only the store knows whether this process has become the match's worker.
            let worker = matches.refresh(&entry).await?;
            let copy = matches.lock_table(&entry).await?;
            if worker.is_some() && worker == matches.shared.cluster.worker() {
                matches.start_pending_plays(&entry, &copy.table);
                matches.present(id);
            }
            Ok(())
        });
    }
}

/// Updates the metrics if a stored change starts or ends a match.
fn count_stage(before: Option<&Table>, after: &Table) {
    if before.is_none_or(|before| before.dealt().is_none()) && after.dealt().is_some() {
        METRICS.started_matches.inc();
    }
    let ends = after.is_over() && !before.is_some_and(Table::is_over);
    if ends && after.dealt().is_some() {
        METRICS.ended_matches.inc();
    }
}
