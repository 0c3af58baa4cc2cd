//! How long ago Discord's gateway was last heard from.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serenity::all::{ShardId, ShardManager};

use crate::host::Clock;
use crate::metrics::METRICS;
use crate::timestamp::Timestamp;

/// How often to look for acknowledgements.
const INTERVAL: Duration = Duration::from_secs(1);

/// When each shard last got an event, or an acknowledgement of its heartbeat, from the gateway.
#[derive(Debug)]
pub struct GatewayContact {
    clock: Clock,
    started_at: Timestamp,
    shards: Mutex<HashMap<ShardId, Contact>>,
}

/// The last contact of a shard.
#[derive(Clone, Copy, Debug)]
struct Contact {
    at: Timestamp,
    /// The time that the last acknowledgement took.
    latency: Option<Duration>,
}

impl GatewayContact {
    /// No contact so far.
    #[must_use]
    pub fn new(clock: Clock) -> Self {
        Self {
            started_at: clock.now(),
            clock,
            shards: Mutex::default(),
        }
    }

    /// How long ago the gateway was last heard from: the longest such time of all shards, or the time since the
    /// program started if there was no contact yet.
    #[must_use]
    pub fn silence(&self) -> Duration {
        let last = self.shards().values().map(|contact| contact.at).min();
        let now = self.clock.now();
        now.saturating_duration_since(last.unwrap_or(self.started_at))
    }

    /// Notes that a shard has got an event.
    pub(super) fn heard_from(&self, shard: ShardId) {
        let at = self.clock.now();
        let mut shards = self.shards();
        shards
            .entry(shard)
            .and_modify(|contact| contact.at = at)
            .or_insert(Contact { at, latency: None });
    }

    /// Looks for acknowledgements. serenity reports none; it only measures how long the last one took,
    /// which differs from the one before.
    pub(super) async fn watch(&self, manager: &ShardManager) -> Infallible {
        let mut interval = tokio::time::interval(INTERVAL);
        loop {
            interval.tick().await;
            for (shard, runner) in &*manager.runners.lock().await {
                self.observe_latency(*shard, runner.latency);
            }
        }
    }

    fn observe_latency(&self, shard: ShardId, latency: Option<Duration>) {
        let at = self.clock.now();
        if let Some(contact) = self.shards().get_mut(&shard)
            && contact.latency != latency
        {
            contact.latency = latency;
            let seconds = latency.map_or(0.0, |latency| latency.as_secs_f64());
            METRICS.gateway_latency.set(seconds);
            // There is none after a connection was resumed.
            if latency.is_some() {
                contact.at = at;
            }
        }
    }

    fn shards(&self) -> MutexGuard<'_, HashMap<ShardId, Contact>> {
        self.shards.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
