//! A match of a daily deal: a person plays the deal of a day, privately, against the bot that always answers in the
//! same way.

use claim_ai::daily::{self, DailyResult};
use claim_rules::Day;
use claim_rules::record::{DailyHeader, Ending, Secret};

use super::{Stage, Table};
use crate::ids::GuildId;
use crate::timestamp::Timestamp;

/// What a table that plays a daily deal knows of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DailyMatch {
    /// The day whose deal it is.
    pub day: Day,
    /// The server in which the person began; `None` in direct messages.
    pub begun_in: Option<GuildId>,
    /// Whether it does not count: a deal of a day that is closed, or one that the person has finished before.
    pub is_practice: bool,
}

impl DailyMatch {
    /// When the day is closed: attempts that end later do not count, and its secret and records become public.
    #[must_use]
    pub fn closes_at(day: Day) -> Timestamp {
        Timestamp(day.plus(1).end_unix_ms())
    }

    /// Whether the day is closed.
    #[must_use]
    pub fn is_closed(day: Day, now: Timestamp) -> bool {
        now >= Self::closes_at(day)
    }

    /// What the header of the record says.
    pub(super) fn header(self) -> DailyHeader {
        DailyHeader {
            day: self.day,
            bots: vec![daily::BOT],
        }
    }
}

impl Table {
    /// The result of an attempt that counts: one that has ended by the rules, at the time `ended_at`, before its day was
    /// closed.
    #[must_use]
    pub fn daily_result(&self, ended_at: Timestamp) -> Option<DailyResult> {
        let match_of_day = self.settings.daily.filter(|it| !it.is_practice)?;
        let dealt = self.dealt()?;
        let is_played = matches!(dealt.ending(), Some(Ending::Played(_)));
        let counts = is_played && !DailyMatch::is_closed(match_of_day.day, ended_at);
        counts.then(|| DailyResult::of(dealt.state())).flatten()
    }

    /// Whether the match is of a daily deal whose day is not closed: until then, no one but its player sees anything of it.
    #[must_use]
    pub fn is_daily_open(&self, now: Timestamp) -> bool {
        let daily = self.settings.daily;
        daily.is_some_and(|it| !DailyMatch::is_closed(it.day, now))
    }

    /// The secret that the last line of the record publishes: not that of a daily deal, because others still play it.
    pub(super) fn published_secret(&self) -> Option<Secret> {
        let is_published = self.settings.daily.is_none();
        is_published.then(|| self.settings.secret.clone())
    }

    /// The same table with other numbers of the bots that have replied, in the header of its record.
    #[must_use]
    pub fn with_daily_bots(mut self, bots: Vec<u32>) -> Self {
        if let Stage::Dealt(dealt) = &mut self.stage {
            dealt.set_daily_bots(bots);
        }
        self
    }

    /// Notes in the header that this program's bot replies, if another one has replied so far.
    pub(super) fn note_daily_bot(&mut self) {
        let Stage::Dealt(dealt) = &mut self.stage else {
            return;
        };
        let Some(header) = &dealt.header().daily else {
            return;
        };
        if !header.bots.contains(&daily::BOT) {
            let mut bots = header.bots.clone();
            bots.push(daily::BOT);
            bots.sort_unstable();
            dealt.set_daily_bots(bots);
        }
    }
}
