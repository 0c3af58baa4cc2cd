//! When a server has its daily post: once on each day of its time zone, and never twice.
//!
//! The post of a day is stored before it is sent. If it is not known whether it was sent, because the program was killed or
//! Discord did not answer, sending it again with the same nonce finds it, for as long as Discord remembers nonces. After
//! that time it is given up: it may be there.

use std::time::Duration;

use claim_rules::Day;

use super::zone::Zone;
use crate::timestamp::{Month, Timestamp};

/// How long a post is tried.
const POST_TIME: Duration = Duration::from_hours(1);

/// How long Discord certainly remembers the nonce of a message.
const NONCE_TIME: Duration = Duration::from_mins(2);

/// How many days ahead the next post is looked for: zones leave out a day at most.
const MAX_DAYS_AHEAD: u32 = 4;

/// The time of a server's daily post.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PostTime {
    /// The hour, from 0 to 23.
    pub hour: u8,
    /// The zone whose clocks show it.
    pub zone: Zone,
}

/// The last post of a server, as it is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoredPost {
    /// The day in the server's zone.
    pub day: Day,
    /// What has become of it.
    pub state: PostState,
}

/// What has become of a post.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PostState {
    /// Certainly not sent yet.
    Unsent,
    /// Sent for the first time at this time, and not confirmed: it may exist.
    Sent(Timestamp),
    /// It was posted, or there was nothing to say.
    Done,
    /// It was refused.
    Failed(PostFailure),
}

/// Why a post was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum PostFailure {
    /// The channel is gone.
    ChannelLost,
    /// The bot may not write there.
    Forbidden,
    /// Discord does not accept the message.
    Refused,
}

/// A post that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DuePost {
    /// The day in the server's zone.
    pub day: Day,
    /// The time that was set for it.
    pub at: Timestamp,
    /// The month that has ended since the last post (UTC), if one has.
    pub ended_month: Option<Month>,
}

/// What is next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextPost {
    /// A post is due now.
    Due(DuePost),
    /// The next one is due at this time.
    At(Timestamp),
}

impl PostFailure {
    /// The id in the database and in message keys.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

impl StoredPost {
    /// Until when the post can be sent, if its time was `at`; `None` if it is decided.
    #[must_use]
    pub fn sendable_until(self, at: Timestamp) -> Option<Timestamp> {
        match self.state {
            PostState::Unsent => Some(at + POST_TIME),
            PostState::Sent(first) => Some((first + NONCE_TIME).min(at + POST_TIME)),
            PostState::Done | PostState::Failed(_) => None,
        }
    }
}

impl PostTime {
    /// What is next after the last post. Each day has one at most, also if the time was changed meanwhile.
    #[must_use]
    pub fn next(&self, last: Option<StoredPost>, now: Timestamp) -> NextPost {
        // Yesterday's is due until one o'clock if it is due at midnight.
        let first = self.zone.day_at(now).before();
        let first = last.map_or(first, |last| first.max(last.day));
        for day in (first.0..=first.0.saturating_add(MAX_DAYS_AHEAD)).map(Day) {
            let Some(at) = self.zone.moment(day, self.hour) else {
                continue;
            };
            let post = last.filter(|last| last.day == day).unwrap_or(StoredPost {
                day,
                state: PostState::Unsent,
            });
            if at > now && post.state == PostState::Unsent {
                return NextPost::At(at);
            }
            if post.sendable_until(at).is_some_and(|until| now < until) {
                let ended_month = self.ended_month(day, at);
                return NextPost::Due(DuePost {
                    day,
                    at,
                    ended_month,
                });
            }
        }
        NextPost::At(now + POST_TIME)
    }

    /// The month that has ended between the post before that of a day, and that of the day at `at`.
    fn ended_month(&self, day: Day, at: Timestamp) -> Option<Month> {
        let days_before = (1..=MAX_DAYS_AHEAD).map(|back| Day(day.0.saturating_sub(back)));
        let mut times_before = days_before.filter_map(|it| self.zone.moment(it, self.hour));
        let month = times_before.next()?.month();
        (month != at.month()).then_some(month)
    }
}
