//! How long ago Discord's gateway was last heard from.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use claim_host::{Clock, MAX_QUIET};
use claim_table::timestamp::Timestamp;
use tokio::sync::SetOnce;
use tokio::time::Instant;

/// The time between the starts of two shards.
const SHARD_INTERVAL: Duration = Duration::from_secs(5);

/// When each shard last got an event, or an acknowledgement of its heartbeat, from the gateway.
#[derive(Debug)]
pub struct GatewayContact {
    clock: Clock,
    started_at: Timestamp,
    started: Instant,
    shards: Mutex<HashMap<u32, Contact>>,
    told: Mutex<Told>,
    /// Set by the first event.
    connected: SetOnce<()>,
}

/// What [`GatewayContact::is_lost`] has told, and has still to tell.
#[derive(Debug, Default)]
struct Told {
    /// When it last told that the gateway is lost.
    at: Option<Instant>,
    /// When a silence began that was too long, and has ended before that was told.
    missed_since: Option<Instant>,
}

/// The last contact of a shard.
#[derive(Clone, Copy, Debug)]
struct Contact {
    at: Timestamp,
    /// The same by a clock that cannot be set.
    instant: Instant,
}

impl GatewayContact {
    /// A gateway that is silent for longer counts as lost. A connected bot hears from it at least every 42
    /// seconds, when its heartbeats are acknowledged.
    pub const MAX_SILENCE: Duration = Duration::from_mins(1);

    /// No contact so far.
    #[must_use]
    pub fn new(clock: Clock) -> Self {
        Self {
            started_at: clock.now(),
            started: Instant::now(),
            clock,
            shards: Mutex::default(),
            told: Mutex::default(),
            connected: SetOnce::new(),
        }
    }

    /// Whether the gateway has ever been heard from.
    #[must_use]
    pub fn has_connected(&self) -> bool {
        self.connected.initialized()
    }

    /// Waits until the gateway is first heard from.
    pub async fn wait_for_connection(&self) {
        self.connected.wait().await;
    }

    /// How long ago the gateway was last heard from: the longest such time of all shards, or the time since the
    /// program started if there was no contact yet.
    #[must_use]
    pub fn silence(&self) -> Duration {
        let last = self.shards().values().map(|contact| contact.at).min();
        let now = self.clock.now();
        now.saturating_duration_since(last.unwrap_or(self.started_at))
    }

    /// As [`GatewayContact::silence`], but at `now`, by a clock that cannot be set. A silence that was too long lasts until
    /// [`GatewayContact::is_lost`] has told of it.
    pub(crate) fn silence_at(&self, now: Instant) -> Duration {
        let last = self.shards().values().map(|contact| contact.instant).min();
        let last = last.unwrap_or(self.started);
        let missed = self.told().missed_since;
        now.saturating_duration_since(missed.map_or(last, |missed| missed.min(last)))
    }

    /// Whether a shard is silent for so long at `now` that users cannot reach the program, or was since the last call.
    pub(crate) fn is_lost(&self, now: Instant) -> bool {
        let is_silent = self.silence_at(now) > Self::MAX_SILENCE;
        let mut told = self.told();
        let is_lost = told.missed_since.take().is_some() || is_silent;
        if is_lost {
            told.at = Some(now);
        }
        is_lost
    }

    /// Notes that this number of shards is about to connect, one after another. A shard that never connects counts as
    /// silent.
    pub(crate) fn expect_shards(&self, count: u32) {
        let (mut at, mut instant) = (self.clock.now(), Instant::now());
        let mut shards = self.shards();
        for shard in 0..count {
            shards.entry(shard).or_insert(Contact { at, instant });
            (at, instant) = (at + SHARD_INTERVAL, instant + SHARD_INTERVAL);
        }
    }

    /// Notes that a shard has got an event, or an acknowledgement of its heartbeat.
    pub(crate) fn heard_from(&self, shard: u32) {
        let (at, instant) = (self.clock.now(), Instant::now());
        // Fails from the second event on.
        let _ = self.connected.set(());
        let mut shards = self.shards();
        let contact = shards.entry(shard).or_insert(Contact { at, instant });
        let began = std::mem::replace(contact, Contact { at, instant }).instant;
        let mut told = self.told();
        let is_told = told.at.is_some_and(|at| at > began);
        if instant.saturating_duration_since(began) > MAX_QUIET && !is_told {
            let earlier = told.missed_since.unwrap_or(began);
            told.missed_since = Some(earlier.min(began));
        }
    }

    fn told(&self) -> MutexGuard<'_, Told> {
        self.told.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn shards(&self) -> MutexGuard<'_, HashMap<u32, Contact>> {
        self.shards.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expected_shards_have_not_connected() {
        let contact = GatewayContact::new(Clock::System);
        contact.expect_shards(2);
        assert!(!contact.has_connected());
        contact.heard_from(1);
        assert!(contact.has_connected());
    }

    #[test]
    fn gateway_is_lost_while_any_shard_is_silent() {
        let minutes = |count| Instant::now() + Duration::from_mins(count);
        let contact = GatewayContact::new(Clock::System);
        assert!(!contact.is_lost(Instant::now()), "it may still connect");
        assert!(contact.is_lost(minutes(2)));
        for shard in [0, 1] {
            contact.heard_from(shard);
        }
        assert!(!contact.is_lost(Instant::now()));
        contact.heard_from(0);
        assert!(contact.is_lost(minutes(2)));
    }

    #[tokio::test(start_paused = true)]
    async fn silence_that_ended_between_two_looks_is_told() {
        let contact = GatewayContact::new(Clock::System);
        contact.heard_from(0);
        for (silence, is_lost) in [(Duration::from_secs(42), false), (MAX_QUIET, true)] {
            tokio::time::advance(silence + Duration::from_secs(1)).await;
            contact.heard_from(0);
            tokio::time::advance(Duration::from_secs(1)).await;
            let now = Instant::now();
            assert_eq!(contact.silence_at(now) > MAX_QUIET, is_lost);
            assert_eq!(contact.is_lost(now), is_lost);
            assert_eq!(contact.silence_at(now), Duration::from_secs(1));
            assert!(!contact.is_lost(now), "it is told once");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn shard_that_never_connects_is_silent_since_it_had_to_start() {
        let contact = GatewayContact::new(Clock::System);
        contact.expect_shards(2);
        tokio::time::advance(Duration::from_secs(50)).await;
        contact.heard_from(0);
        tokio::time::advance(Duration::from_secs(14)).await;
        assert!(
            !contact.is_lost(Instant::now()),
            "the second one starts later"
        );
        tokio::time::advance(Duration::from_secs(2)).await;
        assert!(contact.is_lost(Instant::now()));
        contact.heard_from(1);
        assert!(!contact.is_lost(Instant::now()));
    }
}
