//! Outages do not count against players: no time runs while no process is running, or while Discord
//! does not answer. Every process stores heartbeats at regular intervals. The process that next
//! notices an outage adds it to all deadlines, in the transaction that stores the next heartbeat,
//! so that it is added once.
//!
//! The row `contact` says when a process was last alive, and when people could last reach one. A
//! start alone does not count as contact, so that a program that keeps failing soon after its start
//! still notices the outage. The row is replaced only if it is still the one that was read, in the
//! transaction that moves the deadlines, so that one of several processes does it.
//!
//! Over the gateway, Discord counts as not answering once the gateway has been silent for more than
//! a minute (a working one can be silent for 42 seconds). The outage begins when it was last heard
//! from. If that is more than 30 seconds before a deadline, the deadline is enforced only when the
//! gateway is heard again, or the outage is noticed. If what arrives is the late player's press, it
//! counts.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use claim_store::{Heartbeats, Store};
use claim_table::timestamp::Timestamp;
use tokio::sync::Mutex;

use super::environment::Environment;
use super::platform::Platform;
use super::time_source::Clock;
use crate::{MAX_DECISIONS, MAX_QUIET};

/// The minimum duration of an outage; shorter ones are not added to deadlines.
const MIN_OUTAGE: Duration = Duration::from_secs(30);

/// How often heartbeats are stored, and for how long an answer from Discord counts.
pub(crate) const CONTACT_INTERVAL: Duration = Duration::from_secs(15);

/// The contact of this process to Discord.
#[derive(Debug)]
pub(crate) struct Contact {
    store: Arc<dyn Store>,
    environment: Environment,
    platform: Arc<dyn Platform>,
    known: Mutex<KnownContact>,
    // Whether Discord did not answer when it was last asked, but answers other processes.
    is_cut_off: AtomicBool,
    // When Discord last answered this process, if it did not when it was last asked.
    unanswered_since: std::sync::Mutex<Option<Timestamp>>,
}

/// What this process knows about its contact to Discord.
#[derive(Debug)]
struct KnownContact {
    /// When Discord was last asked.
    checked_at: Timestamp,
    /// Whether Discord answered then.
    has_answered: bool,
    /// Whether that is only assumed, because the program has just started.
    is_assumed: bool,
    /// When users could last reach this process; at first, when it started.
    reached_at: Timestamp,
    /// Whether deadlines were, or may have been, moved in the store without having been read again.
    must_reread: bool,
}

/// The state of the connection to Discord, as checked just now.
#[derive(Clone, Copy)]
struct ConnectionCheck {
    /// Whether Discord answers.
    has_answered: bool,
    /// Since when it has been silent, if that is too long.
    silent_since: Option<Timestamp>,
}

impl ConnectionCheck {
    /// When users could last reach the program, given when they last could before, and that this was found at `now`.
    fn reached_at(self, now: Timestamp, before: Timestamp) -> Timestamp {
        let answered_at = if self.has_answered { now } else { before };
        self.silent_since
            .map_or(answered_at, |since| since.min(answered_at))
    }
}

/// The outcome of storing a heartbeat.
struct HeartbeatOutcome {
    /// Whether time was added to the deadlines.
    has_added_time: bool,
    /// When Discord had last answered any process before.
    last_answer_at: Timestamp,
}

/// Adds the time for which no process was running to all deadlines. Called before any deadline is read.
pub(crate) async fn add_downtime_to_deadlines(
    store: &dyn Store,
    now: Timestamp,
) -> claim_store::Result<()> {
    for _ in 0..MAX_DECISIONS {
        let before = store.heartbeats().await?;
        let outage = before.map_or(Duration::ZERO, |before| {
            outage_since(last_contact(before), now)
        });
        let mut after = heartbeats_at(now);
        if let Some(before) = before
            && outage.is_zero()
        {
            // A start does not count as an answer from Discord: otherwise, a program that fails again and again soon after its start
            // would never notice an outage.
            after.discord_at = before.discord_at.min(now);
        }
        let saved = store.replace_heartbeats(before, after, outage).await;
        match saved {
            Err(claim_store::Error::Conflict) => {}
            // There is nothing to add, so this heartbeat can be missed.
            Err(error) if outage.is_zero() => {
                tracing::warn!(%error, "could not store a heartbeat");
                return Ok(());
            }
            saved => {
                if saved.is_ok() {
                    log_outage(outage);
                }
                return saved;
            }
        }
    }
    Err(claim_store::Error::Conflict)
}

impl Contact {
    /// The contact at the start: Discord counts as answering, until it is asked.
    pub(crate) fn new(
        store: Arc<dyn Store>,
        environment: Environment,
        platform: Arc<dyn Platform>,
        now: Timestamp,
    ) -> Self {
        Self {
            store,
            environment,
            platform,
            known: Mutex::new(KnownContact {
                checked_at: now,
                has_answered: true,
                is_assumed: true,
                reached_at: now,
                must_reread: false,
            }),
            is_cut_off: AtomicBool::new(false),
            unanswered_since: std::sync::Mutex::default(),
        }
    }

    /// Whether Discord did not answer this process when it was last asked, but answers others.
    pub(crate) fn is_cut_off(&self) -> bool {
        self.is_cut_off.load(Ordering::Acquire)
    }

    /// For how long Discord has not answered, if it did not when it was last asked.
    pub(crate) fn unanswered_for(&self) -> Option<Duration> {
        let since = self.unanswered_since.lock();
        let since = *since.unwrap_or_else(PoisonError::into_inner);
        Some(self.environment.now().saturating_duration_since(since?))
    }

    /// When Discord is to be asked again.
    pub(crate) async fn next_check(&self) -> Timestamp {
        self.known.lock().await.checked_at + CONTACT_INTERVAL
    }

    /// Whether Discord answers at present. If it answers again after an outage, the outage has been added to
    /// the deadlines when this returns. `reread_deadlines` is called after deadlines were moved in the store; if it fails,
    /// the next call repeats it.
    pub(crate) async fn is_there<R>(
        &self,
        reread_deadlines: impl FnOnce() -> R,
    ) -> claim_store::Result<bool>
    where
        R: Future<Output = claim_store::Result<()>>,
    {
        let mut known = self.known.lock().await;
        let now = self.environment.now();
        if now < known.checked_at + CONTACT_INTERVAL && known.checked_at <= now {
            return Ok(known.has_answered);
        }
        let asked_at = now;
        let slept = now.saturating_duration_since(known.checked_at);
        let was_asleep = matches!(self.environment.clock(), Clock::System)
            && slept >= CONTACT_INTERVAL + MIN_OUTAGE;
        let silent_since = self.silent_since();
        let has_answered = self.platform.is_answering().await;
        let may_end_outage = has_answered && (!known.has_answered || was_asleep);
        let now = self.environment.now();
        let found = ConnectionCheck {
            has_answered,
            silent_since,
        };
        let saved = self.replace_heartbeats(now, found, may_end_outage).await;
        // A save that is reported as failed may have been committed.
        known.must_reread |= saved
            .as_ref()
            .map_or(may_end_outage, |saved| saved.has_added_time);
        let saved = saved?;
        // Only after a successful save, so that otherwise the next call tries again.
        known.checked_at = asked_at;
        known.has_answered = has_answered;
        known.is_assumed = false;
        known.reached_at = found.reached_at(now, known.reached_at);
        let unanswered = self.unanswered_since.lock();
        *unanswered.unwrap_or_else(PoisonError::into_inner) =
            (!has_answered).then_some(known.reached_at);
        // Others can do the work of this process only if Discord has answered them since.
        let is_cut_off = !has_answered && saved.last_answer_at > known.reached_at;
        self.is_cut_off.store(is_cut_off, Ordering::Release);
        if known.must_reread {
            reread_deadlines().await?;
            known.must_reread = false;
        }
        Ok(has_answered)
    }

    /// Whether users could still reach the program when less than the shortest outage was left until `deadline`. If
    /// not, either an outage has begun that was not noticed yet, or the next sign of life from Discord is due soon.
    pub(crate) fn was_reachable_before(&self, deadline: Timestamp) -> bool {
        // A clock that is set by hand does not tell how long Discord has been silent.
        let is_manual = matches!(self.environment.clock(), Clock::Manual(_));
        let reached_at = self.environment.now() - self.platform.silence();
        is_manual || reached_at + MIN_OUTAGE >= deadline
    }

    /// Since when Discord has been silent, if that is longer than it can be while everything works.
    fn silent_since(&self) -> Option<Timestamp> {
        let silence = self.platform.silence();
        (silence > MAX_QUIET).then(|| self.environment.now() - silence)
    }

    /// Stores a heartbeat and when users could last reach the program. With `may_end_outage`, adds the outage that ends
    /// now to all deadlines, unless another process, or an earlier attempt that was reported as failed, has already
    /// done so.
    async fn replace_heartbeats(
        &self,
        now: Timestamp,
        found: ConnectionCheck,
        may_end_outage: bool,
    ) -> claim_store::Result<HeartbeatOutcome> {
        let store = &self.store;
        for _ in 0..MAX_DECISIONS {
            let before = store.heartbeats().await?;
            let last = before.unwrap_or_else(|| heartbeats_at(now));
            let outage = if may_end_outage {
                outage_since(last.discord_at, now)
            } else {
                Duration::ZERO
            };
            let after = Heartbeats {
                alive_at: now,
                discord_at: found.reached_at(now, last.discord_at),
            };
            match store.replace_heartbeats(before, after, outage).await {
                Err(claim_store::Error::Conflict) => {}
                saved => {
                    saved?;
                    log_outage(outage);
                    return Ok(HeartbeatOutcome {
                        has_added_time: !outage.is_zero(),
                        last_answer_at: last.discord_at,
                    });
                }
            }
        }
        Err(claim_store::Error::Conflict)
    }

    /// Stores a last heartbeat before the program stops.
    pub(crate) async fn store_last(&self) {
        let known = self.known.lock().await;
        let has_answered = known.has_answered && !known.is_assumed;
        let found = ConnectionCheck {
            has_answered,
            silent_since: self.silent_since(),
        };
        if let Err(error) = self
            .replace_heartbeats(self.environment.now(), found, false)
            .await
        {
            tracing::warn!(%error, "could not store a heartbeat");
        }
    }
}

const fn heartbeats_at(now: Timestamp) -> Heartbeats {
    Heartbeats {
        alive_at: now,
        discord_at: now,
    }
}

/// When players could last reach the program. It asks Discord only now and then, so that an answer that is not much
/// older than the last heartbeat counts until then.
fn last_contact(heartbeats: Heartbeats) -> Timestamp {
    let silence = heartbeats
        .alive_at
        .saturating_duration_since(heartbeats.discord_at);
    if silence < MIN_OUTAGE {
        heartbeats.alive_at
    } else {
        heartbeats.discord_at
    }
}

/// The outage to add if there was no heartbeat between two points in time.
fn outage_since(last: Timestamp, now: Timestamp) -> Duration {
    let outage = now.saturating_duration_since(last);
    if outage >= MIN_OUTAGE {
        outage
    } else {
        Duration::ZERO
    }
}

fn log_outage(outage: Duration) {
    if !outage.is_zero() {
        tracing::warn!(?outage, "an outage was added to all deadlines");
    }
}
