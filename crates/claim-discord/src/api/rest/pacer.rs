//! Paces posts and edits. Discord allows five posts and five edits per period in each channel, and
//! fifty requests of the whole application per fifth of a period; several processes divide the
//! latter among themselves. Responses to interactions are exempt.
//!
//! The messenger refuses a post or edit for which there is no room. The presenter, which holds
//! neither a permit nor a message while it waits, tries again with the newest state. Other rate
//! limits are left to serenity's own limiter.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use claim_table::ids::ChannelId;
use tokio::time::Instant;

/// The maximum number of posts per period in a channel, and likewise of edits.
const MAX_REQUESTS: usize = 5;

/// The maximum number of requests of the whole application in one of the [`PARTS`] of a period.
const MAX_ALL_REQUESTS: usize = 50;

/// The limit of the whole application applies to a period divided by this.
const PARTS: u32 = 5;

/// A period is extended by this fraction of itself, because a later request may arrive faster than an earlier one.
const MARGIN: u32 = 10;

/// The kinds of requests, which a channel limits separately.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum RequestKind {
    /// Posting a message.
    Post,
    /// Editing a message.
    Edit,
    /// Anything else, which counts only against the limit of the whole application.
    Other,
}

/// When the last requests of each channel were sent. Channels without any in the last period are
/// forgotten.
#[derive(Debug)]
pub(crate) struct Pacer {
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
    /// Until when Discord has refused requests although there was room for them here.
    refused: HashMap<(ChannelId, RequestKind), Instant>,
}

impl Pacer {
    /// Keeps to a limit that Discord counts by `period`.
    pub(crate) fn new(period: Duration) -> Self {
        Self {
            period: period + period / MARGIN,
            sent: Mutex::default(),
            processes: AtomicUsize::new(1),
        }
    }

    /// Notes how many processes, this one included, share the limit of the application.
    pub(crate) fn share(&self, processes: usize) {
        self.processes.store(processes.max(1), Ordering::Release);
    }

    /// Counts a request that is about to be sent.
    ///
    /// # Errors
    ///
    /// If it has to wait: how long until there is room for it. It is then not counted.
    pub(crate) fn acquire(
        &self,
        channel: ChannelId,
        kind: RequestKind,
        now: Instant,
    ) -> Result<(), Duration> {
        let mut sent = self.sent.lock().unwrap_or_else(PoisonError::into_inner);
        let Sent {
            all,
            channels,
            refused,
        } = &mut *sent;
        refused.retain(|_, until| *until > now);
        if let Some(until) = refused.get(&(channel, kind)) {
            return Err(*until - now);
        }
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

    /// Notes that Discord has refused a request, and for how long.
    pub(crate) fn note_refusal(
        &self,
        channel: ChannelId,
        kind: RequestKind,
        wait: Duration,
        now: Instant,
    ) {
        let mut sent = self.sent.lock().unwrap_or_else(PoisonError::into_inner);
        sent.refused.insert((channel, kind), now + wait);
    }
}

/// Forgets what was sent more than a period ago. Returns how long it takes until fewer than `max` are left; `None`
/// if that is already so.
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

    /// When requests are sent that are first tried at `tries` and then again as soon as the pacer allows, in
    /// milliseconds from `start`.
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
    fn refusal_holds_up_one_kind_of_request_in_one_channel() {
        let (pacer, start) = (Pacer::new(PERIOD), Instant::now());
        let wait = Duration::from_mins(1);
        pacer.note_refusal(CHANNEL, RequestKind::Edit, wait, start);
        assert_eq!(pacer.acquire(CHANNEL, RequestKind::Edit, start), Err(wait));
        assert_eq!(pacer.acquire(CHANNEL, RequestKind::Post, start), Ok(()));
        let other = ChannelId(2);
        assert_eq!(pacer.acquire(other, RequestKind::Edit, start), Ok(()));
        let later = start + wait;
        assert_eq!(pacer.acquire(CHANNEL, RequestKind::Edit, later), Ok(()));
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
