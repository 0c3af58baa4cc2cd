//! Analyses of finished matches, computed on blocking threads. A quick *first look* hardly has to
//! wait; the thorough analyses run one at a time. Everyone who asks for the same match shares one
//! analysis, and recent results are cached.
//!
//! A first look (`Examination::first_look`) ends after 150 ms at the latest and gives the first
//! answer, which later edits improve (`discord/actions/finished/analysis.rs`). Running matches are refused.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use anyhow::anyhow;
use claim_ai::analysis::{Analysis, AnalysisError, Decision, Examination};
use claim_ai::bots::solver::Solver;
use claim_ai::puzzle::Day;
use claim_rules::Action;
use claim_table::Table;
use claim_table::ids::{MatchId, UserId};
use claim_table::limits::ReachedLimit;
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use tokio::sync::{Semaphore, watch};
use tokio::time::Instant;

use super::practice::keep_lessons;
use crate::cluster::supervision::catch_panic;
use crate::matches::Matches;
use crate::matches::lru_cache::LruCache;
use crate::matches::queries::check_over;
use crate::{BackgroundWork, CommandError, Lists};

/// The intermediate result of an analysis that is still running.
#[derive(Clone, Debug)]
pub struct Progress {
    /// The decisions judged so far, many of them by the first look only.
    pub analysis: Analysis,
    /// The number of decisions that have been analysed thoroughly.
    pub done: usize,
    /// The number of decisions of the whole match.
    pub total: usize,
}

/// How many analyses are computed at the same time. Each occupies up to three processors; the limit is
/// separate from that of the bots, so that bots do not wait for analyses.
const MAX_CONCURRENT_ANALYSES: usize = 1;

/// How many first looks run at the same time. Each occupies as many processors.
const MAX_CONCURRENT_FIRST_LOOKS: usize = 1;

/// The time limit of a first look.
const FIRST_LOOK_TIME: Duration = Duration::from_millis(150);

/// How many finished analyses are cached. Each takes up to a few hundred KiB.
const MAX_RECENT: usize = 32;

/// The seed of every analysis, so that analysing a match again gives the same result.
const SEED: u64 = 0;

/// The analyses of finished matches. Cloning is cheap: all clones share their state.
#[derive(Clone, Debug)]
pub struct Analyses {
    matches: Matches,
    lists: Lists,
    solver: Arc<Solver>,
    queue: Arc<Queue>,
}

/// The pending and the recently finished analyses.
#[derive(Debug)]
struct Queue {
    permits: Semaphore,
    first_looks: Semaphore,
    requests: Mutex<Requests>,
}

#[derive(Debug)]
struct Requests {
    /// Analyses that are running or queued.
    pending: BTreeMap<MatchId, watch::Receiver<State>>,
    /// The most recently used finished analyses.
    done: LruCache<watch::Receiver<State>>,
    /// How many pending analyses each person waits for. People who wait for none have no entry.
    waiting: BTreeMap<UserId, u32>,
}

/// How far an analysis has come.
#[derive(Clone, Debug)]
enum State {
    /// Nothing is known yet.
    Waiting,
    Running(Box<Progress>),
    Done(Arc<Analysis>),
    /// With the cause, for the log.
    Failed(String),
}

/// An analysis that a person has asked for: see [`Analyses::analyse`].
#[derive(Debug)]
pub struct PendingAnalysis {
    table: Table,
    state: watch::Receiver<State>,
    _asker: Option<WaitingGuard>,
}

/// Counts an analysis, or another computation, that a person waits for. Dropping the guard ends the count.
#[derive(Debug)]
struct WaitingGuard {
    queue: Arc<Queue>,
    user: UserId,
}

impl Default for Queue {
    fn default() -> Self {
        Self {
            permits: Semaphore::new(MAX_CONCURRENT_ANALYSES),
            first_looks: Semaphore::new(MAX_CONCURRENT_FIRST_LOOKS),
            requests: Mutex::new(Requests {
                pending: BTreeMap::new(),
                done: LruCache::new(MAX_RECENT),
                waiting: BTreeMap::new(),
            }),
        }
    }
}

impl Queue {
    fn requests(&self) -> MutexGuard<'_, Requests> {
        self.requests.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl PendingAnalysis {
    /// The table of the match that is analysed.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Waits for the first intermediate result. `None` if the analysis has already finished or failed.
    /// Cancel-safe.
    pub async fn first_look(&mut self) -> Option<Progress> {
        let is_known = |state: &State| !matches!(state, State::Waiting);
        // An error means that the work has ended, which `result` reports.
        self.state.wait_for(is_known).await.ok()?;
        self.progress()
    }

    /// The newest intermediate result; `None` before the first one, and once the analysis is done.
    #[must_use]
    pub fn progress(&self) -> Option<Progress> {
        match &*self.state.borrow() {
            State::Running(progress) => Some((**progress).clone()),
            State::Waiting | State::Done(_) | State::Failed(_) => None,
        }
    }

    /// Waits for the complete analysis. Cancel-safe.
    ///
    /// # Errors
    ///
    /// If the record is invalid, or the database fails.
    pub async fn result(&mut self) -> Result<Arc<Analysis>, CommandError> {
        let is_settled = |state: &State| matches!(state, State::Done(_) | State::Failed(_));
        let settled = self.state.wait_for(is_settled).await;
        match settled.as_deref() {
            Ok(State::Done(analysis)) => Ok(analysis.clone()),
            Ok(State::Failed(cause)) => Err(anyhow!("an analysis failed: {cause}").into()),
            Ok(State::Waiting | State::Running(_)) | Err(_) => {
                Err(anyhow!("an analysis was abandoned").into())
            }
        }
    }
}

impl Drop for WaitingGuard {
    fn drop(&mut self) {
        let mut requests = self.queue.requests();
        if let Some(count) = requests.waiting.get_mut(&self.user) {
            *count -= 1;
            if *count == 0 {
                requests.waiting.remove(&self.user);
            }
        }
    }
}

impl Analyses {
    /// The analyses of these matches.
    pub(crate) fn new(matches: Matches, lists: Lists, solver: Arc<Solver>) -> Self {
        Self {
            matches,
            lists,
            solver,
            queue: Arc::default(),
        }
    }

    /// Requests the analysis of a finished match. It takes some seconds, after those that were requested
    /// earlier. An analysis that is pending or cached is not computed again.
    ///
    /// # Errors
    ///
    /// If there is no such match, it is not over, the database fails, or the person waits for too many
    /// analyses already, or all people together do.
    pub fn analyse(&self, table: Table, user: UserId) -> Result<PendingAnalysis, CommandError> {
        check_over(&table)?;
        let id = table.id();
        let mut requests = self.queue.requests();
        if let Some(state) = requests.done.get(id) {
            return Ok(PendingAnalysis {
                table,
                state,
                _asker: None,
            });
        }
        let pending = requests.pending.get(&id).cloned();
        // Each keeps its intermediate result in memory.
        let limit = self.matches.people().limits().analyses_at_once;
        if pending.is_none() && requests.pending.len() >= limit as usize {
            return Err(ReachedLimit::AllAnalyses(limit).into());
        }
        let asker = self.admit_to(user, &mut requests)?;
        let state = pending.unwrap_or_else(|| self.begin_analysis(&table, &mut requests));
        drop(requests);
        Ok(PendingAnalysis {
            table,
            state,
            _asker: Some(asker),
        })
    }

    /// Starts an analysis.
    fn begin_analysis(&self, table: &Table, requests: &mut Requests) -> watch::Receiver<State> {
        let (sender, state) = watch::channel(State::Waiting);
        requests.pending.insert(table.id(), state.clone());
        let supervisor = self.matches.supervisor();
        let (id, table) = (table.id(), table.clone());
        supervisor.supervise(self, BackgroundWork::Analysis, id, move |analyses: Self| {
            let (table, sender) = (table.clone(), sender.clone());
            async move {
                analyses.run_analysis(&table, sender).await;
                Ok(())
            }
        });
        state
    }

    /// Counts one more analysis, or a computation that takes as long, that a person waits for, until the
    /// returned guard is dropped. Refused if they already wait for too many.
    pub(super) fn admit(&self, user: UserId) -> Result<impl Sized + use<>, CommandError> {
        self.admit_to(user, &mut self.queue.requests())
    }

    fn admit_to(
        &self,
        user: UserId,
        requests: &mut Requests,
    ) -> Result<WaitingGuard, CommandError> {
        let limit = self.matches.people().limits().analyses_per_person;
        let waiting = requests.waiting.get(&user).copied().unwrap_or_default();
        if waiting >= limit {
            return Err(ReachedLimit::Analyses(limit).into());
        }
        requests.waiting.insert(user, waiting + 1);
        Ok(WaitingGuard {
            queue: self.queue.clone(),
            user,
        })
    }

    /// The cached analysis of a match, if there is one.
    #[must_use]
    pub fn cached_analysis(&self, id: MatchId) -> Option<Arc<Analysis>> {
        let state = self.queue.requests().done.get(id)?;
        match &*state.borrow() {
            State::Done(analysis) => Some(analysis.clone()),
            State::Waiting | State::Running(_) | State::Failed(_) => None,
        }
    }

    /// Judges `action` as if it had been played after the first `actions` actions of a finished match, and says what was
    /// played. `None` if it was not legal there, or no player was to act. Waits until no analysis is running.
    ///
    /// # Errors
    ///
    /// As for [`Lists::record`], and if the person waits for too many analyses already.
    pub async fn judge_action(
        &self,
        table: &Table,
        actions: u32,
        action: Action,
        user: UserId,
    ) -> Result<Option<(Decision, Action)>, CommandError> {
        let record = self.lists.record(table).await?;
        let _asker = self.admit(user)?;
        // The semaphore is never closed.
        let _permit = self.queue.permits.acquire().await;
        let solver = self.solver.clone();
        let environment = self.matches.environment();
        let iterations = environment.analysis_iterations();
        let judged = environment.compute(move || {
            let mut rng = ChaCha20Rng::seed_from_u64(SEED);
            let examination = Examination::from_record(&record, &mut rng)?;
            let actions = actions as usize;
            let judged = examination.of_other_action(actions, action, iterations, &solver);
            Ok::<_, AnalysisError>(judged)
        });
        Ok(judged.await?.map_err(anyhow::Error::from)?)
    }

    /// Computes an analysis and sends the result, or the failure, to those who wait for it. A failure is not
    /// retried, because another attempt would fail in the same way.
    async fn run_analysis(self, table: &Table, sender: watch::Sender<State>) {
        let result = catch_panic(self.compute_analysis(table, sender.clone())).await;
        let is_done = result.is_ok();
        if !is_done {
            let supervisor = self.matches.supervisor();
            supervisor.count_failure(BackgroundWork::Analysis);
        }
        // Locked before anyone learns of the result, so that it does not count as pending for their next request.
        let mut requests = self.queue.requests();
        sender.send_replace(match result {
            Ok(analysis) => State::Done(Arc::new(analysis)),
            Err(error) => State::Failed(format!("{error:#}")),
        });
        // Requests that arrived until now wait for this result; later ones find it in `done`, or start again
        // after a failure.
        let state = requests.pending.remove(&table.id());
        if let Some(state) = state.filter(|_| is_done) {
            requests.done.insert(table.id(), state);
        }
    }

    async fn compute_analysis(
        &self,
        table: &Table,
        sender: watch::Sender<State>,
    ) -> anyhow::Result<Analysis> {
        let record = self.lists.record(table).await;
        let record = record.map_err(|error| anyhow!("no record: {error:?}"))?;
        self.first_look(&record, &sender).await?;
        // The semaphore is never closed.
        let _permit = self.queue.permits.acquire().await;
        let solver = self.solver.clone();
        let start = Instant::now();
        let environment = self.matches.environment();
        let iterations = environment.analysis_iterations();
        let analysis = environment.compute(move || {
            let mut rng = ChaCha20Rng::seed_from_u64(SEED);
            let examination = Examination::from_record(&record, &mut rng)?;
            let on_decision = |decision: &Decision| {
                sender.send_modify(|state| {
                    if let State::Running(progress) = state {
                        progress.analysis.improve(decision.clone());
                        progress.done += 1;
                    }
                });
            };
            let analysis = examination.analyse(iterations, &solver, on_decision);
            Ok::<_, AnalysisError>(analysis)
        });
        let analysis = analysis.await??;
        let (store, today) = (self.matches.store(), Day::of_unix_ms(self.matches.now().0));
        if let Err(error) = keep_lessons(store, table, &analysis, today).await {
            tracing::warn!(id = %table.id(), %error, "what players can learn is not stored");
        }
        let (decisions, duration) = (analysis.decisions.len(), start.elapsed());
        tracing::info!(id = %table.id(), decisions, ?duration, "analysed a match");
        Ok(analysis)
    }

    /// Sends the result of the first look to those who wait for the analysis.
    async fn first_look(
        &self,
        record: &Arc<str>,
        sender: &watch::Sender<State>,
    ) -> anyhow::Result<()> {
        // The semaphore is never closed.
        let _permit = self.queue.first_looks.acquire().await;
        let record = record.clone();
        let progress = self.matches.environment().compute(move || {
            let mut rng = ChaCha20Rng::seed_from_u64(SEED);
            let examination = Examination::from_record(&record, &mut rng)?;
            let start = Instant::now();
            let analysis = examination.first_look(|| start.elapsed() < FIRST_LOOK_TIME);
            Ok::<_, AnalysisError>(Progress {
                analysis,
                done: 0,
                total: examination.decisions(),
            })
        });
        sender.send_replace(State::Running(Box::new(progress.await??)));
        Ok(())
    }
}
