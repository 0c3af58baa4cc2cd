//! Rate limits: how many requests of a kind the bot may send in a period.

use std::collections::HashMap;
use std::time::Duration;

use tokio::time::Instant;

use crate::limits::{CHANNEL_RATE_LIMIT, GLOBAL_RATE_LIMIT, GLOBAL_RATE_PERIODS};

/// What a rate limit counts together.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
pub(crate) enum Bucket {
    /// All requests, except those about interactions.
    Global,
    /// Posts in the channel with this id, not those in response to interactions.
    Posts(String),
    /// Edits of messages in the channel with this id, not those with an interaction's token.
    Edits(String),
}

/// What is left of a bucket after a request.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Quota {
    pub(crate) limit: u32,
    pub(crate) remaining: u32,
    /// How long until the bucket is full again.
    pub(crate) reset_after: Duration,
}

/// The buckets in use.
#[derive(Debug)]
pub(crate) struct RateLimits {
    channel_period: Duration,
    /// The start of each bucket's period and the number of requests since.
    periods: HashMap<Bucket, (Instant, u32)>,
}

impl RateLimits {
    /// Full buckets, which count a channel's requests for `channel_period`.
    pub(crate) fn new(channel_period: Duration) -> Self {
        Self {
            channel_period,
            periods: HashMap::new(),
        }
    }

    /// Counts a request. The error is how long to wait.
    pub(crate) fn take(&mut self, bucket: Bucket) -> Result<Quota, Duration> {
        let channel_period = self.channel_period;
        let (limit, period) = match bucket {
            Bucket::Global => (GLOBAL_RATE_LIMIT, channel_period / GLOBAL_RATE_PERIODS),
            Bucket::Posts(_) | Bucket::Edits(_) => (CHANNEL_RATE_LIMIT, channel_period),
        };
        let now = Instant::now();
        self.periods
            .retain(|_, (start, _)| now < *start + channel_period);
        let (start, used) = self.periods.entry(bucket).or_insert((now, 0));
        if now >= *start + period {
            (*start, *used) = (now, 0);
        }
        let reset_after = *start + period - now;
        if *used == limit {
            return Err(reset_after);
        }
        *used += 1;
        Ok(Quota {
            limit,
            remaining: limit - *used,
            reset_after,
        })
    }
}
