//! Background work: tracked, and after a panic or an error begun again until it is done.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use backon::{BackoffBuilder, ExponentialBackoff, ExponentialBuilder};
use futures::FutureExt;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tracing::Instrument;

use super::{CommandError, Environment, Host, Messenger};
use crate::ids::MatchId;

/// How long to wait before work that has failed is begun again; doubled after each further failure.
const INITIAL_BACKOFF: Duration = Duration::from_millis(250);

/// The longest wait before work that has failed is begun again.
const MAX_BACKOFF: Duration = Duration::from_mins(1);

/// What is done in the background.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BackgroundWork {
    /// Taking up the matches that the last run left unfinished.
    Resume,
    /// Dropping idle matches from memory.
    DropIdle,
    /// Deleting tables that were closed long ago.
    Purge,
    /// Ending matches whose deadline has passed.
    Deadlines,
    /// Reading a match again after a change could not be saved.
    Recovery,
    /// The turn of a bot.
    BotTurn,
    /// What became forced without a command.
    ForcedPlays,
    /// Bringing the messages of a match up to date.
    Presenting,
    /// Analysing a finished match.
    Analysis,
    /// Writing the heartbeat that `claim-bot health` reads.
    Heartbeat,
    /// Storing signs of life, and giving outages back.
    Contact,
    /// Uploading the application's emoji.
    Emoji,
    /// Opening the next match of a series.
    NextMatch,
    /// Applying vacations to matches that do not know them.
    Vacations,
    /// Answering those who ask for metrics.
    Metrics,
    /// Looking for other processes, and for matches that are due.
    Processes,
    /// Taking up a match that is due.
    TakeOver,
    /// Calling people who were invited to a table.
    Invitations,
}

impl BackgroundWork {
    /// All kinds of background work.
    pub const ALL: [Self; 18] = [
        Self::Resume,
        Self::DropIdle,
        Self::Purge,
        Self::Deadlines,
        Self::Recovery,
        Self::BotTurn,
        Self::ForcedPlays,
        Self::Presenting,
        Self::Analysis,
        Self::Heartbeat,
        Self::Contact,
        Self::Emoji,
        Self::NextMatch,
        Self::Vacations,
        Self::Metrics,
        Self::Processes,
        Self::TakeOver,
        Self::Invitations,
    ];

    /// The name, as in metrics.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Resume => "resume",
            Self::DropIdle => "drop_idle",
            Self::Purge => "purge",
            Self::Deadlines => "deadlines",
            Self::Recovery => "recovery",
            Self::BotTurn => "bot_turn",
            Self::ForcedPlays => "forced_plays",
            Self::Presenting => "presenting",
            Self::Analysis => "analysis",
            Self::Heartbeat => "heartbeat",
            Self::Contact => "contact",
            Self::Emoji => "emoji",
            Self::NextMatch => "next_match",
            Self::Vacations => "vacations",
            Self::Metrics => "metrics",
            Self::Processes => "processes",
            Self::TakeOver => "take_over",
            Self::Invitations => "invitations",
        }
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

/// The tasks that do the background work.
#[derive(Debug)]
pub(super) struct Supervisor {
    environment: Environment,
    tasks: TaskTracker,
    stop: CancellationToken,
    failures: Arc<Failures>,
}

impl Supervisor {
    /// Nothing to do so far.
    pub(super) fn new(environment: Environment) -> Self {
        Self {
            environment,
            tasks: TaskTracker::new(),
            stop: CancellationToken::new(),
            failures: Arc::default(),
        }
    }

    /// Does work in a task of its own: makes attempts until one succeeds, or finds that there is no such match.
    fn spawn<F>(
        &self,
        work: BackgroundWork,
        id: Option<MatchId>,
        attempt: impl Fn() -> F + Send + 'static,
    ) where
        F: Future<Output = Result<(), CommandError>> + Send + 'static,
    {
        let failures = self.failures.clone();
        let done = async move {
            let mut backoff = new_backoff();
            loop {
                let begun = Instant::now();
                // Boxed, because the wrappers around it would each have it on the stack.
                let Err(error) = caught(attempt().boxed()).await else {
                    return;
                };
                if error.is_without_match() {
                    return;
                }
                // Work that has run for long, perhaps because it never ends, has recovered from earlier failures.
                if begun.elapsed() > MAX_BACKOFF {
                    backoff = new_backoff();
                }
                let wait = backoff.next().unwrap_or(MAX_BACKOFF);
                if error.is_conflict() {
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
        let done = stop.run_until_cancelled_owned(done.instrument(span));
        let done = done.map(drop);
        self.environment.spawn(&self.tasks, done);
    }

    /// Counts a failure after which the work goes on by itself.
    pub(super) fn count_failure(&self, work: BackgroundWork) {
        self.failures.count(work);
    }

    /// Ends all work where it next waits.
    pub(super) async fn stop(&self) {
        self.stop.cancel();
        self.tasks.close();
        self.tasks.wait().await;
    }
}

/// The waits after failures, one after another.
fn new_backoff() -> ExponentialBackoff {
    ExponentialBuilder::new()
        .with_min_delay(INITIAL_BACKOFF)
        .with_max_delay(MAX_BACKOFF)
        .without_max_times()
        .build()
}

impl<M: Messenger> Host<M> {
    /// How often that kind of background work has failed since the program started.
    #[must_use]
    pub fn failures(&self, work: BackgroundWork) -> u64 {
        let failures = &self.shared.supervisor.failures;
        failures.0[work as usize].load(Ordering::Relaxed)
    }

    /// Does work in the background, on one match or on all. After a panic or an error it is begun again,
    /// each time a bit later, until it succeeds, the match is not there any more, or the host is closed.
    pub fn supervise<F>(
        &self,
        work: BackgroundWork,
        id: impl Into<Option<MatchId>>,
        attempt: impl Fn(Self) -> F + Send + 'static,
    ) where
        F: Future<Output = Result<(), CommandError>> + Send + 'static,
    {
        let host = self.clone();
        let attempt = move || attempt(host.clone());
        self.shared.supervisor.spawn(work, id.into(), attempt);
    }
}

/// Turns a panic into an error. The panic hook has logged it.
pub(super) async fn caught<T, E: From<anyhow::Error>>(
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
    use crate::host::Clock;

    #[tokio::test]
    async fn work_is_begun_again_until_it_succeeds() {
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
