//! The tasks of one simulated process. They run in an order that follows from the seed, and all end at once,
//! wherever they wait, when the process is killed.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::task::{Context, Poll};

use claim_host::Simulation;
use futures::future::BoxFuture;
use tokio_util::sync::CancellationToken;

use super::random_stream::RandomStream;
use super::trace::Trace;

/// One poll in this many is delayed, so that tasks overtake each other.
const POLLS_PER_DELAY: u64 = 4;

/// How often in a row a task's poll is delayed at most.
const MAX_DELAYS: u8 = 3;

pub(super) struct ProcessTasks {
    random: RandomStream,
    trace: Trace,
    /// The number of polls until the process is killed.
    polls_left: AtomicU64,
    killed: CancellationToken,
    is_killed: AtomicBool,
    live: AtomicU64,
}

impl ProcessTasks {
    /// A process without tasks, which is killed after `polls` polls, or never.
    pub(super) fn new(random: RandomStream, trace: Trace, polls: Option<u64>) -> Arc<Self> {
        Arc::new(Self {
            random,
            trace,
            polls_left: AtomicU64::new(polls.unwrap_or(u64::MAX)),
            killed: CancellationToken::new(),
            is_killed: AtomicBool::new(false),
            live: AtomicU64::new(0),
        })
    }

    /// Kills the process: all tasks end where they wait.
    pub(super) fn kill(&self) {
        self.is_killed.store(true, Ordering::Relaxed);
        self.killed.cancel();
    }

    /// Whether the process was killed.
    pub(super) fn is_killed(&self) -> bool {
        self.is_killed.load(Ordering::Relaxed)
    }

    /// Cancels the planned kill of the process.
    pub(super) fn spare(&self) {
        self.polls_left.store(u64::MAX, Ordering::Relaxed);
    }

    /// Waits until the process is killed.
    pub(super) async fn killed(&self) {
        self.killed.cancelled().await;
    }

    /// The number of tasks that have not ended.
    pub(super) fn live(&self) -> u64 {
        self.live.load(Ordering::Relaxed)
    }

    /// Counts a poll. Returns whether the process is to be killed now.
    fn count_poll(&self) -> bool {
        let left = self.polls_left.load(Ordering::Relaxed);
        if left == u64::MAX {
            return false;
        }
        self.polls_left
            .store(left.saturating_sub(1), Ordering::Relaxed);
        left == 0
    }
}

impl fmt::Debug for ProcessTasks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ProcessTasks").finish_non_exhaustive()
    }
}

/// Gives the host random numbers and controlled tasks.
#[derive(Clone, Debug)]
pub(super) struct SimulatedTasks(pub(super) Arc<ProcessTasks>);

impl Simulation for SimulatedTasks {
    fn seed(&self) -> [u8; 32] {
        self.0.random.bytes()
    }

    fn task(&self, work: BoxFuture<'static, ()>) -> BoxFuture<'static, ()> {
        self.0.live.fetch_add(1, Ordering::Relaxed);
        let until_killed = self.0.killed.clone().run_until_cancelled_owned(work);
        Box::pin(Task {
            process: self.0.clone(),
            work: Some(Box::pin(async move {
                until_killed.await;
            })),
            delays: 0,
        })
    }
}

/// Gives random numbers to a host that only looks, and drops its background tasks.
#[derive(Clone, Debug)]
pub(super) struct NoTasks(pub(super) RandomStream);

impl Simulation for NoTasks {
    fn seed(&self) -> [u8; 32] {
        self.0.bytes()
    }

    fn task(&self, _work: BoxFuture<'static, ()>) -> BoxFuture<'static, ()> {
        Box::pin(async {})
    }
}

struct Task {
    process: Arc<ProcessTasks>,
    work: Option<BoxFuture<'static, ()>>,
    delays: u8,
}

impl Future for Task {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        let process = self.process.clone();
        if process.is_killed() {
            self.work = None;
            return Poll::Ready(());
        }
        if self.delays < MAX_DELAYS && process.random.one_in(POLLS_PER_DELAY) {
            self.delays += 1;
            context.waker().wake_by_ref();
            return Poll::Pending;
        }
        self.delays = 0;
        if process.count_poll() {
            process.kill();
            self.work = None;
            return Poll::Ready(());
        }
        let Some(work) = &mut self.work else {
            return Poll::Ready(());
        };
        let polled = catch_unwind(AssertUnwindSafe(|| work.as_mut().poll(context)));
        let Ok(polled) = polled else {
            process
                .trace
                .report_violation(format_args!("a task panicked"));
            self.work = None;
            return Poll::Ready(());
        };
        if polled.is_ready() {
            self.work = None;
        }
        polled
    }
}

impl Drop for Task {
    fn drop(&mut self) {
        self.process.live.fetch_sub(1, Ordering::Relaxed);
    }
}
