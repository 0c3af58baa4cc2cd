//! Background work: tracked, and retried after a panic or an error until it is done.
//!
//! Work is counted by kind, retried with a growing delay, and ended when the program stops. Work
//! whose match no longer exists or cannot be read counts as done. A failed analysis is not
//! repeated: the people who wait for it are told, and can ask again.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use backon::{BackoffBuilder, ExponentialBackoff, ExponentialBuilder};
use claim_table::ids::MatchId;
use futures::FutureExt;
use strum::{IntoStaticStr, VariantArray};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tracing::Instrument;

use super::environment::Environment;
use crate::CommandError;

/// How long to wait before the first retry of failed work; doubled after each further failure.
const INITIAL_BACKOFF: Duration = Duration::from_millis(250);

/// The maximum wait before a retry of failed work.
const MAX_BACKOFF: Duration = Duration::from_mins(1);

/// The kinds of background work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum BackgroundWork {
    /// Draws the secrets of daily deals.
    DailyDeals,
    /// Doing what events wait for.
    Events,
    /// Making the daily posts of servers.
    DailyPosts,
    /// Resuming the matches that the last run left unfinished, and restoring those that were set aside.
    Resume,
    /// Dropping idle matches from memory.
    DropIdle,
    /// Deleting tables that were cancelled or have expired long ago.
    Purge,
    /// Trying again to delete messages that Discord has refused to delete.
    Deletions,
    /// Enforcing the deadlines of lobbies and turns, and sending the reminders before them.
    Deadlines,
    /// Bringing a match in memory up to date after a failed save, an outage, or settings or a deletion of
    /// data that could not be applied to it at once.
    Recovery,
    /// Searching for the actions of a bot in its turn, and playing them.
    BotTurn,
    /// Playing what has become forced without a command.
    ForcedPlays,
    /// Bringing the messages of a match up to date.
    Presenting,
    /// Analysing a finished match.
    Analysis,
    /// Writing the heartbeat file that `claim-bot health` reads.
    HeartbeatFile,
    /// Storing heartbeats, and adding outages to deadlines.
    OutageDetection,
    /// Backing the database up at regular intervals.
    Backup,
    /// Looking for what needs a person, and telling the operator.
    Watch,
    /// Uploading the application's emoji.
    Emoji,
    /// Registering the commands with the platform.
    Commands,
    /// Opening the next match of a series.
    NextMatch,
    /// Applying vacations to matches that have missed them.
    Vacations,
    /// Serving the metrics page.
    Metrics,
    /// Looking for other processes, and for matches that are due.
    Processes,
    /// Starting the work on a match that this process has claimed, or of which it has marked a message as
    /// outdated.
    TakeOver,
    /// Computing all ratings anew after a match was voided.
    Ratings,
    /// Mentioning people at a table, or who were invited to one.
    TableCalls,
}

impl BackgroundWork {
    /// All kinds of background work.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// The name of this kind of work, as metrics show it.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// How often each kind of background work has failed.
#[derive(Debug, Default)]
struct Failures([AtomicU64; BackgroundWork::ALL.len()]);

impl Failures {
    fn count(&self, work: BackgroundWork) {
        self.0[work as usize].fetch_add(1, Ordering::Relaxed);
    }
}

/// Runs the background tasks.
#[derive(Debug)]
pub(crate) struct Supervisor {
    environment: Environment,
    tasks: TaskTracker,
    stop: CancellationToken,
    failures: Arc<Failures>,
}

impl Supervisor {
    /// A supervisor without tasks.
    pub(crate) fn new(environment: Environment) -> Self {
        Self {
            environment,
            tasks: TaskTracker::new(),
            stop: CancellationToken::new(),
            failures: Arc::default(),
        }
    }

    /// Runs work in the background, for one match or for all, with a copy of its `owner`. After a panic or an error it is
    /// retried with exponential backoff, until it succeeds, the match no longer exists, or the program stops.
    pub(crate) fn supervise<O, F>(
        &self,
        owner: &O,
        work: BackgroundWork,
        id: impl Into<Option<MatchId>>,
        attempt: impl Fn(O) -> F + Send + 'static,
    ) where
        O: Clone + Send + 'static,
        F: Future<Output = Result<(), CommandError>> + Send + 'static,
    {
        let owner = owner.clone();
        self.spawn(work, id.into(), move || attempt(owner.clone()));
    }

    /// Spawns a task that repeats `attempt` until it succeeds, or the match no longer exists.
    fn spawn<F>(
        &self,
        work: BackgroundWork,
        id: Option<MatchId>,
        attempt: impl Fn() -> F + Send + 'static,
    ) where
        F: Future<Output = Result<(), CommandError>> + Send + 'static,
    {
        let failures = self.failures.clone();
        let retry_loop = async move {
            let mut backoff = new_backoff(MAX_BACKOFF);
            loop {
                let begun = Instant::now();
                // Boxed, because otherwise each wrapper around the future would have its own copy on the
                // stack.
                let Err(error) = catch_panic(attempt().boxed()).await else {
                    return;
                };
                if error.is_match_gone() {
                    return;
                }
                // An attempt that has run for long, for example because it runs forever, has recovered from
                // earlier failures.
                if begun.elapsed() > MAX_BACKOFF {
                    backoff = new_backoff(MAX_BACKOFF);
                }
                let wait = backoff.next().unwrap_or(MAX_BACKOFF);
                if matches!(error, CommandError::Conflict) {
                    tracing::debug!(?work, ?wait, "another process was faster, will look again");
                } else {
                    failures.count(work);
                    tracing::error!(?work, %error, ?wait, "background work failed, will retry");
                }
                tokio::time::sleep(wait).await;
            }
        };
        let span = match id {
            Some(id) => tracing::info_span!("match", %id),
            None => tracing::Span::none(),
        };
        let stop = self.stop.clone();
        let work = stop.run_until_cancelled_owned(retry_loop.instrument(span));
        self.environment.spawn(&self.tasks, work.map(drop));
    }

    /// How often this kind of background work has failed since the program started.
    pub(crate) fn failures(&self, work: BackgroundWork) -> u64 {
        self.failures.0[work as usize].load(Ordering::Relaxed)
    }

    /// Counts a failure that the work itself retries.
    pub(crate) fn count_failure(&self, work: BackgroundWork) {
        self.failures.count(work);
    }

    /// Cancels all tasks, and waits until they have ended. A task ends where it next awaits something.
    pub(crate) async fn stop(&self) {
        self.stop.cancel();
        self.tasks.close();
        self.tasks.wait().await;
    }
}

/// The waits between retries, with exponential backoff up to `max`.
pub(crate) fn new_backoff(max: Duration) -> ExponentialBackoff {
    ExponentialBuilder::new()
        .with_min_delay(INITIAL_BACKOFF)
        .with_max_delay(max)
        .without_max_times()
        .build()
}

/// Turns a panic into an error. The panic hook has already logged it.
pub(crate) async fn catch_panic<T, E: From<anyhow::Error>>(
    work: impl Future<Output = Result<T, E>>,
) -> Result<T, E> {
    let panicked = |_| Err(anyhow::anyhow!("panicked").into());
    let done = AssertUnwindSafe(work).catch_unwind().await;
    done.unwrap_or_else(panicked)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicUsize;

    use super::*;
    use crate::Clock;

    #[tokio::test]
    async fn failed_work_is_retried_until_it_succeeds() {
        let (supervisor, attempts) = (
            Supervisor::new(Clock::System.into()),
            Arc::new(AtomicUsize::new(0)),
        );
        let made = attempts.clone();
        supervisor.spawn(BackgroundWork::BotTurn, None, move || {
            let number = made.fetch_add(1, Ordering::Relaxed);
            async move {
                match number {
                    0 => panic!("the first attempt"),
                    1 => Err(anyhow::anyhow!("the second attempt").into()),
                    _ => Ok(()),
                }
            }
        });
        supervisor.tasks.close();
        supervisor.tasks.wait().await;
        assert_eq!(attempts.load(Ordering::Relaxed), 3);
        let failures = supervisor.failures.0.each_ref();
        let failures = failures.map(|count| count.load(Ordering::Relaxed));
        assert_eq!(failures[BackgroundWork::BotTurn as usize], 2);
        assert_eq!(failures.iter().sum::<u64>(), 2, "nothing else failed");
    }

    #[tokio::test]
    async fn stopping_ends_work_that_waits() {
        let supervisor = Supervisor::new(Clock::System.into());
        supervisor.spawn(BackgroundWork::Deadlines, None, std::future::pending);
        supervisor.spawn(BackgroundWork::Recovery, None, || async {
            Err(anyhow::anyhow!("always").into())
        });
        tokio::task::yield_now().await;
        supervisor.stop().await;
        assert!(supervisor.tasks.is_empty());
    }
}
