//! Analyses of finished matches, computed on blocking threads, one at a time: at first at a glance, which hardly has to
//! wait, then thoroughly. All who ask for the analysis of the same match share it, and the latest ones are kept.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use anyhow::anyhow;
use claim_ai::analysis::{Analysis, AnalysisError, DEFAULT_ITERATIONS, Decision, Examination};
use claim_rules::Action;
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use tokio::sync::{Semaphore, watch};
use tokio::time::Instant;

use super::recent::Recent;
use super::{BackgroundWork, CommandError, Host, Messenger, caught};
use crate::ids::{MatchId, UserId};
use crate::limits::ReachedLimit;
use crate::table::Table;

/// What is known of a match that is being analysed.
#[derive(Clone, Debug)]
pub struct Progress {
    /// The decisions as far as they are known, many of them at a glance only.
    pub analysis: Analysis,
    /// How many of them have been analysed thoroughly.
    pub done: usize,
    /// How many decisions the match has.
    pub total: usize,
}

/// How many analyses are computed at the same time. Each occupies a whole processor; the limit is
/// separate from that of the bots, so that bots do not wait for analyses.
const MAX_CONCURRENT_ANALYSES: usize = 1;

/// How many matches are looked at at a glance at the same time, each on all processors.
const MAX_CONCURRENT_GLANCES: usize = 1;

/// How long a glance may take.
const GLANCE_TIME: Duration = Duration::from_millis(150);

/// How many analyses are kept. One takes up to some hundred KiB.
const MAX_RECENT: usize = 32;

/// Where an analysis' random numbers begin, so that analysing a match again gives the same result.
const SEED: u64 = 0;

/// The analyses that were asked for lately.
#[derive(Debug)]
pub(super) struct Analyses {
    permits: Semaphore,
    glances: Semaphore,
    requests: Mutex<Requests>,
}

#[derive(Debug)]
struct Requests {
    /// Those that are being computed, or wait for that.
    pending: BTreeMap<MatchId, watch::Receiver<State>>,
    /// The latest ones that are done.
    done: Recent<watch::Receiver<State>>,
    /// How many pending analyses a person waits for; no entry for none.
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

/// An analysis that a person has asked for: see [`Host::analyse`].
#[derive(Debug)]
pub struct PendingAnalysis {
    table: Table,
    state: watch::Receiver<State>,
    _asker: Option<AskerGuard>,
}

/// Counts an analysis that a person waits for, until it is dropped.
#[derive(Debug)]
struct AskerGuard {
    analyses: Arc<Analyses>,
    user: UserId,
}

impl Default for Analyses {
    fn default() -> Self {
        Self {
            permits: Semaphore::new(MAX_CONCURRENT_ANALYSES),
            glances: Semaphore::new(MAX_CONCURRENT_GLANCES),
            requests: Mutex::new(Requests {
                pending: BTreeMap::new(),
                done: Recent::new(MAX_RECENT),
                waiting: BTreeMap::new(),
            }),
        }
    }
}

impl Analyses {
    fn requests(&self) -> MutexGuard<'_, Requests> {
        self.requests.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl PendingAnalysis {
    /// The match.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Waits until something is known, and returns it; `None` if the analysis is done already, or has failed. If the
    /// future is dropped, nothing is lost.
    pub async fn first_words(&mut self) -> Option<Progress> {
        let is_known = |state: &State| !matches!(state, State::Waiting);
        // An error means that the work has ended, which `result` reports.
        self.state.wait_for(is_known).await.ok()?;
        self.progress()
    }

    /// What is known so far; `None` before the first words, and when the analysis is done.
    #[must_use]
    pub fn progress(&self) -> Option<Progress> {
        match &*self.state.borrow() {
            State::Running(progress) => Some((**progress).clone()),
            State::Waiting | State::Done(_) | State::Failed(_) => None,
        }
    }

    /// Waits for the analysis. If the future is dropped, nothing is lost.
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

impl Drop for AskerGuard {
    fn drop(&mut self) {
        let mut requests = self.analyses.requests();
        if let Some(count) = requests.waiting.get_mut(&self.user) {
            *count -= 1;
            if *count == 0 {
                requests.waiting.remove(&self.user);
            }
        }
    }
}

impl<M: Messenger> Host<M> {
    /// Asks for the analysis of a finished match. It takes some seconds, and waits for those that were
    /// asked for earlier; if it is known or on the way already, it is not computed again.
    ///
    /// # Errors
    ///
    /// If there is no such match, it is not over, the database fails, or the person waits for too many
    /// analyses already.
    pub async fn analyse(
        &self,
        id: MatchId,
        user: UserId,
    ) -> Result<PendingAnalysis, CommandError> {
        let table = self.finished_table(id).await?;
        let analyses = &self.shared.analyses;
        let mut requests = analyses.requests();
        if let Some(state) = requests.done.get(id) {
            return Ok(PendingAnalysis {
                table,
                state,
                _asker: None,
            });
        }
        let asker = self.admit_to(user, &mut requests)?;
        let state = requests.pending.get(&id).cloned().unwrap_or_else(|| {
            let (sender, state) = watch::channel(State::Waiting);
            requests.pending.insert(id, state.clone());
            self.supervise(BackgroundWork::Analysis, id, move |host| {
                let sender = sender.clone();
                async move {
                    host.run_analysis(id, sender).await;
                    Ok(())
                }
            });
            state
        });
        drop(requests);
        Ok(PendingAnalysis {
            table,
            state,
            _asker: Some(asker),
        })
    }

    /// Lets a person wait for one analysis more, or for something that takes as long.
    pub(super) fn admit(&self, user: UserId) -> Result<impl Sized + use<M>, CommandError> {
        self.admit_to(user, &mut self.shared.analyses.requests())
    }

    fn admit_to(&self, user: UserId, requests: &mut Requests) -> Result<AskerGuard, CommandError> {
        let limit = self.shared.limits.analyses_per_person;
        let waiting = requests.waiting.get(&user).copied().unwrap_or_default();
        if waiting >= limit {
            return Err(ReachedLimit::Analyses(limit).into());
        }
        requests.waiting.insert(user, waiting + 1);
        Ok(AskerGuard {
            analyses: self.shared.analyses.clone(),
            user,
        })
    }

    /// The analysis of a match, if it was asked for lately.
    #[must_use]
    pub fn known_analysis(&self, id: MatchId) -> Option<Arc<Analysis>> {
        let state = self.shared.analyses.requests().done.get(id)?;
        match &*state.borrow() {
            State::Done(analysis) => Some(analysis.clone()),
            State::Waiting | State::Running(_) | State::Failed(_) => None,
        }
    }

    /// How good an action would have been after that many actions of a finished match; `None` if it was not possible, or
    /// no player was to decide. Waits for an analysis that is being computed.
    ///
    /// # Errors
    ///
    /// As for [`Host::record`], and if the person waits for too many analyses already.
    pub async fn judge_action(
        &self,
        id: MatchId,
        actions: u32,
        action: Action,
        user: UserId,
    ) -> Result<Option<Decision>, CommandError> {
        let (_, record) = self.record(id).await?;
        let _asker = self.admit(user)?;
        // The semaphore is never closed.
        let _permit = self.shared.analyses.permits.acquire().await;
        let solver = self.shared.solver.clone();
        let judged = self.shared.environment.compute(move || {
            let mut rng = ChaCha20Rng::seed_from_u64(SEED);
            let examination = Examination::of_record(&record, &mut rng)?;
            let (actions, iterations) = (actions as usize, DEFAULT_ITERATIONS);
            let judged = examination.of_other_action(actions, action, iterations, &solver);
            Ok::<_, AnalysisError>(judged)
        });
        Ok(judged.await?.map_err(anyhow::Error::from)?)
    }

    /// Tells those who wait what has come of it. Another attempt would fail in the same way.
    async fn run_analysis(self, id: MatchId, sender: watch::Sender<State>) {
        let result = caught(self.compute_analysis(id, sender.clone())).await;
        let is_done = result.is_ok();
        if !is_done {
            let supervisor = &self.shared.supervisor;
            supervisor.count_failure(BackgroundWork::Analysis);
        }
        sender.send_replace(match result {
            Ok(analysis) => State::Done(Arc::new(analysis)),
            Err(error) => State::Failed(format!("{error:#}")),
        });
        // Those who have asked until now have found this request.
        let mut requests = self.shared.analyses.requests();
        let state = requests.pending.remove(&id);
        if let Some(state) = state.filter(|_| is_done) {
            requests.done.insert(id, state);
        }
    }

    async fn compute_analysis(
        &self,
        id: MatchId,
        sender: watch::Sender<State>,
    ) -> anyhow::Result<Analysis> {
        let record = self.record(id).await;
        let (_, record) = record.map_err(|error| anyhow!("no record: {error:?}"))?;
        self.glance(&record, &sender).await?;
        // The semaphore is never closed.
        let _permit = self.shared.analyses.permits.acquire().await;
        let solver = self.shared.solver.clone();
        let start = Instant::now();
        let analysis = self.shared.environment.compute(move || {
            let mut rng = ChaCha20Rng::seed_from_u64(SEED);
            let examination = Examination::of_record(&record, &mut rng)?;
            let on_decision = |decision: &Decision| {
                sender.send_modify(|state| {
                    if let State::Running(progress) = state {
                        progress.analysis.improve(decision.clone());
                        progress.done += 1;
                    }
                });
            };
            let analysis = examination.analyse(DEFAULT_ITERATIONS, &solver, on_decision);
            Ok::<_, AnalysisError>(analysis)
        });
        let analysis = analysis.await??;
        let (decisions, duration) = (analysis.decisions.len(), start.elapsed());
        tracing::info!(%id, decisions, ?duration, "analysed a match");
        Ok(analysis)
    }

    /// Tells those who wait what is known at a glance.
    async fn glance(&self, record: &Arc<str>, sender: &watch::Sender<State>) -> anyhow::Result<()> {
        // The semaphore is never closed.
        let _permit = self.shared.analyses.glances.acquire().await;
        let record = record.clone();
        let progress = self.shared.environment.compute(move || {
            let mut rng = ChaCha20Rng::seed_from_u64(SEED);
            let examination = Examination::of_record(&record, &mut rng)?;
            let start = Instant::now();
            let analysis = examination.at_a_glance(|| start.elapsed() < GLANCE_TIME);
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
