//! Paces posts and edits: all messages of a channel share Discord's limit of five posts and five edits
//! in a period, and all requests of the application one of fifty in a fifth of it, which several processes
//! divide among themselves. Responses to interactions are exempt.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::ids::ChannelId;

/// Posts per period in a channel, and likewise edits.
const MAX_REQUESTS: usize = 5;

/// Requests of the application in a part of a period.
const MAX_ALL_REQUESTS: usize = 50;

/// Into how many parts a period is divided for them.
const PARTS: u32 = 5;

/// The part of a period by which it is extended: a later request may take less time to arrive.
const MARGIN: u32 = 10;

/// What is limited in a channel, each by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum RequestKind {
    /// Posting a message.
    Post,
    /// Editing a message.
    Edit,
    /// Anything else, which is not limited by itself.
    Other,
}

/// When the last requests of each channel were sent. Channels without any in the last period are
/// forgotten.
#[derive(Debug)]
pub(super) struct Pacer {
    period: Duration,
    sent: Mutex<Sent>,
    /// How many processes share the limit of the application.
    processes: AtomicUsize,
}

/// When requests were sent.
#[derive(Debug, Default)]
struct Sent {
    all: VecDeque<Instant>,
    channels: HashMap<(ChannelId, RequestKind), VecDeque<Instant>>,
}

impl Pacer {
    /// Keeps to a limit that Discord counts by `period`.
    pub(super) fn new(period: Duration) -> Self {
        Self {
            period: period + period / MARGIN,
            sent: Mutex::default(),
            processes: AtomicUsize::new(1),
        }
    }

    /// Notes how many processes, this one included, share the limit of the application.
    pub(super) fn share(&self, processes: usize) {
        self.processes.store(processes.max(1), Ordering::Release);
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
        let Sent { all, channels } = &mut *sent;
        let share = MAX_ALL_REQUESTS / self.processes.load(Ordering::Acquire);
        let all_wait = wait(all, share.max(1), self.period / PARTS, now);
        let age = |time: &Instant| now.saturating_duration_since(*time);
        channels.retain(|_, times| times.back().is_some_and(|last| age(last) < self.period));
        if kind != RequestKind::Other {
            let times = channels.entry((channel, kind)).or_default();
            let channel_wait = wait(times, MAX_REQUESTS, self.period, now);
            if let Some(wait) = channel_wait.max(all_wait) {
                return Err(wait);
            }
            times.push_back(now);
        } else if let Some(wait) = all_wait {
            return Err(wait);
        }
        all.push_back(now);
        Ok(())
    }
}

/// Forgets what was sent more than a period ago. Returns how long it takes until there are fewer than `max`
/// left, if there are not.
fn wait(
    times: &mut VecDeque<Instant>,
    max: usize,
    period: Duration,
    now: Instant,
) -> Option<Duration> {
    let age = |time: &Instant| now.saturating_duration_since(*time);
    while times.front().is_some_and(|first| age(first) >= period) {
        times.pop_front();
    }
    let last_in_the_way = times.len().checked_sub(max)?;
    let time = times.get(last_in_the_way)?;
    Some(period.saturating_sub(age(time)))
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
        let channels = pacer.sent.lock().unwrap().channels.len();
        assert_eq!(channels, 1, "the others are old");
    }

    #[test]
    fn processes_share_the_limit_of_the_application() {
        let (pacer, start) = (Pacer::new(PERIOD), Instant::now());
        let mut channels = (1..).map(ChannelId);
        let mut sent_at = |now| {
            let mut count = 0;
            while let Some(channel) = channels.next()
                && pacer.acquire(channel, RequestKind::Other, now).is_ok()
            {
                count += 1;
            }
            count
        };
        assert_eq!(sent_at(start), MAX_ALL_REQUESTS);
        let next = start + pacer.period / PARTS;
        pacer.share(3);
        assert_eq!(sent_at(next), MAX_ALL_REQUESTS / 3);
        let wait = pacer.acquire(CHANNEL, RequestKind::Edit, next);
        assert_eq!(wait, Err(pacer.period / PARTS));
        pacer.share(1000);
        assert_eq!(
            sent_at(next + pacer.period),
            1,
            "each process may always send one"
        );
    }
}
