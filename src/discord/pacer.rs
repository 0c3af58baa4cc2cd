//! Paces posts and edits: all messages of a channel share Discord's limit of five posts and five edits
//! in a period. Responses to interactions are exempt.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::ids::ChannelId;

/// Posts per period in a channel, and likewise edits.
const MAX_REQUESTS: usize = 5;

/// The part of a period by which it is extended: a later request may take less time to arrive.
const MARGIN: u32 = 10;

/// What is limited in a channel, each by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum RequestKind {
    /// Posting a message.
    Post,
    /// Editing a message.
    Edit,
}

/// When the last requests of each channel were sent. Channels without any in the last period are
/// forgotten.
#[derive(Debug)]
pub(super) struct Pacer {
    period: Duration,
    sent: Mutex<HashMap<(ChannelId, RequestKind), VecDeque<Instant>>>,
}

impl Pacer {
    /// Keeps to a limit that Discord counts by `period`.
    pub(super) fn new(period: Duration) -> Self {
        Self {
            period: period + period / MARGIN,
            sent: Mutex::default(),
        }
    }

    /// Counts a request that is sent now.
    ///
    /// # Errors
    ///
    /// If it has to wait: how long until there is room for a request in that channel. It is not
    /// counted then.
    pub(super) fn acquire(
        &self,
        channel: ChannelId,
        kind: RequestKind,
        now: Instant,
    ) -> Result<(), Duration> {
        let mut sent = self.sent.lock().unwrap_or_else(PoisonError::into_inner);
        let age = |time: &Instant| now.saturating_duration_since(*time);
        sent.retain(|_, times| times.back().is_some_and(|last| age(last) < self.period));
        let times = sent.entry((channel, kind)).or_default();
        while times.front().is_some_and(|first| age(first) >= self.period) {
            times.pop_front();
        }
        match times.front() {
            Some(first) if times.len() >= MAX_REQUESTS => {
                Err(self.period.saturating_sub(age(first)))
            }
            _ => {
                times.push_back(now);
                Ok(())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHANNEL: ChannelId = ChannelId(1);
    const PERIOD: Duration = Duration::from_secs(5);

    /// The times, in milliseconds from the first, at which requests get through that are tried again
    /// as soon as the pacer says.
    fn sent_at(pacer: &Pacer, start: Instant, tries: &[u64]) -> Vec<u64> {
        let mut sent = Vec::new();
        for &offset in tries {
            let mut now = start + Duration::from_millis(offset);
            while let Err(wait) = pacer.acquire(CHANNEL, RequestKind::Edit, now) {
                assert!(!wait.is_zero(), "there is something to wait for");
                now += wait;
            }
            let millis = now.duration_since(start).as_millis();
            sent.push(millis.try_into().expect("a short time"));
        }
        sent.sort_unstable();
        sent
    }

    #[test]
    fn no_period_has_more_requests_than_allowed() {
        let (pacer, start) = (Pacer::new(PERIOD), Instant::now());
        let tries: Vec<_> = (0..60).map(|n| n * 137).collect();
        let sent = sent_at(&pacer, start, &tries);
        for times in sent.windows(MAX_REQUESTS + 1) {
            let span = times[MAX_REQUESTS] - times[0];
            assert!(u128::from(span) >= pacer.period.as_millis(), "{times:?}");
        }
        assert_eq!(sent[..MAX_REQUESTS], tries[..MAX_REQUESTS], "no wait yet");
    }

    #[test]
    fn channels_and_kinds_are_independent_and_forgotten() {
        let (pacer, start) = (Pacer::new(PERIOD), Instant::now());
        for _ in 0..MAX_REQUESTS {
            assert_eq!(pacer.acquire(CHANNEL, RequestKind::Post, start), Ok(()));
        }
        assert_eq!(
            pacer.acquire(CHANNEL, RequestKind::Post, start),
            Err(pacer.period)
        );
        assert_eq!(pacer.acquire(CHANNEL, RequestKind::Edit, start), Ok(()));
        let other = ChannelId(2);
        assert_eq!(pacer.acquire(other, RequestKind::Post, start), Ok(()));
        assert_eq!(
            pacer.acquire(other, RequestKind::Post, start + pacer.period),
            Ok(())
        );
        assert_eq!(pacer.sent.lock().unwrap().len(), 1, "the others are old");
    }
}
