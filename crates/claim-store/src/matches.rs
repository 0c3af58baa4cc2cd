//! Matches: their settings, seats and records.

use async_trait::async_trait;
use claim_ai::daily::DailyResult;
use claim_rules::Setup;
use claim_rules::cards::Seat;
use claim_rules::record::{Header, Line, TimedLine};
use claim_table::desk::MessageState;
use claim_table::ids::{ChannelId, GuildId, MatchId, ProcessId, UserId};
use claim_table::rating::Rating;
use claim_table::timestamp::Timestamp;
use claim_table::{DailyMatch, DealtMatch, Seating, Table};

use super::counts::Counted;
use super::error::{Error, Result};
use super::ratings::RatingChange;

/// A change of a table, which is saved atomically.
#[derive(Clone, Copy, Debug)]
pub struct TableChange<'a> {
    /// The table before the change; `None` if it has just been opened.
    pub before: Option<&'a Table>,
    /// The table after the change.
    pub after: &'a Table,
    /// The new lines of the record, which follow the lines of `before`.
    pub lines: &'a [TimedLine],
    /// The changed ratings: one for each ladder and rated seat. Empty unless the change ends a match that is rated.
    pub ratings: &'a [RatingChange],
    /// Quotas that must not be used up before the change.
    pub quotas: &'a [Quota],
    /// The time of the change, by the clock of the process that makes it.
    pub made_at: Timestamp,
    /// The process that becomes the match's worker; `None` in a store that only one process uses.
    pub worker: Option<ProcessId>,
}

/// A limit on a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quota {
    /// What is counted.
    pub of: Counted,
    /// The maximum: the quota is used up if the count before the change is this or more.
    pub max: u32,
}

/// A finished match in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedMatch {
    /// The match's id.
    pub id: MatchId,
    /// Game, number of players and options.
    pub setup: Setup,
    /// The players and bots, also players who left before the end.
    pub seating: Seating,
    /// When it ended.
    pub ended_at: Timestamp,
}

impl<'a> TableChange<'a> {
    /// Whether a player leaves the match by this change, and the others play on.
    pub(super) fn has_leaving(&self) -> bool {
        let mut lines = self.lines.iter().map(|timed| &timed.line);
        lines.any(|line| matches!(line, Line::Leaves { .. }))
    }

    /// Whether the match is voided by this change.
    #[must_use]
    pub fn is_voiding(&self) -> bool {
        let was_voided = self
            .before
            .is_some_and(|before| before.voided_at().is_some());
        self.after.voided_at().is_some() && !was_voided
    }

    /// The attempt at a daily deal that this change begins.
    #[must_use]
    pub fn begun_attempt(&self) -> Option<DailyMatch> {
        let daily = self.after.settings().daily.filter(|it| !it.is_practice);
        daily.filter(|_| self.before.is_none())
    }

    /// The result of the attempt at a daily deal that this change ends.
    #[must_use]
    pub fn daily_result(&self) -> Option<DailyResult> {
        let ends = self.after.is_over() && !self.before.is_some_and(Table::is_over);
        ends.then(|| self.after.daily_result(self.made_at))
            .flatten()
    }

    /// The header of the record, if this change changes it: another bot replies in a daily deal.
    #[must_use]
    pub fn changed_header(&self) -> Option<&Header> {
        let header = |table: &'a Table| table.dealt().map(DealtMatch::header);
        let before = self.before.and_then(header)?;
        header(self.after).filter(|after| after.daily != before.daily)
    }

    /// The number of the first new line, which follows the last line of `before`.
    ///
    /// # Errors
    ///
    /// [`Error::Conflict`] if the new lines do not lead from `before` to `after`: a record has no gaps, and
    /// is complete when the match has ended.
    pub fn first_line(&self) -> Result<u32> {
        if self.before.is_some_and(Table::is_over) && !self.lines.is_empty() {
            return Err(Error::Conflict);
        }
        let first = self.before.map_or(0, Table::line_count);
        let count = u32::try_from(self.lines.len()).unwrap_or(u32::MAX);
        if first.checked_add(count) == Some(self.after.line_count()) {
            Ok(first)
        } else {
            Err(Error::Conflict)
        }
    }
}

/// Stores matches.
#[async_trait]
pub trait MatchStore: Send + Sync {
    /// Saves a change atomically. When this returns, it is on disk.
    ///
    /// # Errors
    ///
    /// [`Error::Conflict`] if the stored match does not have the revision of `before`, has one of the lines
    /// already, or exists although `before` is `None`; if a stored rating is not the one before the match; or
    /// if the new match is a rematch, but [`MatchStore::rematch_of`] is a different match.
    /// or if it begins a second attempt of a person at the deal of a day.
    /// [`Error::QuotaReached`] if one of the quotas is used up, also by concurrent changes of other
    /// processes. In these cases, nothing is saved.
    async fn save(&self, change: TableChange<'_>) -> Result<()>;

    /// The times of the next timers of open tables and running matches: see [`Table::next_timer`]. Matches
    /// without a timer are left out.
    async fn timers(&self) -> Result<Vec<(MatchId, Timestamp)>>;

    /// The matches that have to be loaded at a start, because a message may be behind, a bot may have to act,
    /// or a play may be forced. All others are loaded when they are used.
    async fn matches_to_resume(&self) -> Result<Vec<MatchId>>;

    /// A match with its messages; `None` if there is no such match.
    ///
    /// # Errors
    ///
    /// [`Error::Corrupt`] if the match is corrupt, [`Error::Quarantined`] if it was set aside.
    async fn load(&self, match_id: MatchId) -> Result<Option<(Table, Vec<MessageState>)>>;

    /// Records that all messages of an ended match show its end. If processes share the store, does nothing
    /// unless `worker` still is the match's worker: if another process is, it is about to update a message.
    async fn mark_presented(&self, match_id: MatchId, worker: Option<ProcessId>) -> Result<()>;

    /// Undoes [`MatchStore::mark_presented`], because a message of the match is about to be marked as
    /// outdated. Does nothing if the match has not ended.
    async fn mark_unpresented(&self, match_id: MatchId) -> Result<()>;

    /// Sets aside a match that cannot be read. Its data does not change, but queries no longer find it, and
    /// it cannot be loaded. Returns whether it was set aside by this call; `false` if it had been before.
    async fn quarantine(&self, match_id: MatchId, reason: &str, now: Timestamp) -> Result<bool>;

    /// Restores the matches that were set aside and can be read by now, and returns them. The player to act has as
    /// much time left as before, but at least the limit of a turn or the increment of a reserve. Their messages count
    /// as outdated.
    async fn restore_quarantined(&self, now: Timestamp) -> Result<Vec<MatchId>>;

    /// How many matches are set aside: see [`MatchStore::quarantine`].
    async fn quarantined_matches(&self) -> Result<u32>;

    /// Whether an open table or running match of the user is set aside: see [`MatchStore::quarantine`].
    async fn has_quarantined_match(&self, user: UserId) -> Result<bool>;

    /// Deletes up to `limit` tables that were cancelled or have expired before `before`, and whose messages
    /// all show that. Returns the number of deleted tables.
    async fn purge_closed(&self, before: Timestamp, limit: u32) -> Result<u64>;

    /// The revision of a match; `None` if there is no such match. Tells whether a table that was loaded
    /// earlier is stale.
    async fn revision(&self, match_id: MatchId) -> Result<Option<u32>>;

    /// The record of a match, with a line break after each line. Empty if there is none.
    async fn record(&self, match_id: MatchId) -> Result<String>;

    /// The matches of a user that have not ended and that the user has not left, oldest first.
    async fn unfinished_matches_of(&self, user: UserId) -> Result<Vec<MatchId>>;

    /// Up to `limit` finished matches of a user, the most recent first. Matches that cannot be read are left
    /// out.
    async fn finished_matches_of(&self, user: UserId, limit: u32) -> Result<Vec<FinishedMatch>>;

    /// Up to `limit` finished matches of a server that were not voided, the most recent first. Matches that cannot be
    /// read are left out.
    async fn finished_matches_in(&self, guild: GuildId, limit: u32) -> Result<Vec<FinishedMatch>>;

    /// The newest match in a channel that has not ended. Matches in which the user plays take
    /// precedence.
    async fn unfinished_match_in(
        &self,
        channel: ChannelId,
        user: UserId,
    ) -> Result<Option<MatchId>>;

    /// Up to `limit` running matches of a channel, newest first.
    ///
    /// # Errors
    ///
    /// If the database cannot be read.
    async fn running_matches_in(&self, channel: ChannelId, limit: u32) -> Result<Vec<MatchId>>;

    /// The rematch of a match, unless it was cancelled or has expired.
    async fn rematch_of(&self, match_id: MatchId) -> Result<Option<MatchId>>;

    /// Whether a match has had a rematch, even if that was cancelled or has expired.
    async fn has_rematch(&self, match_id: MatchId) -> Result<bool>;

    /// Up to `limit` open tables of a server, newest first.
    async fn open_tables(&self, guild: GuildId, limit: u32) -> Result<Vec<MatchId>>;

    /// The open tables to which a user is invited, oldest first. Includes those that they have joined, but
    /// not those that they have declined.
    async fn invitations_of(&self, user: UserId) -> Result<Vec<MatchId>>;

    /// The ratings before and after a match, for each seat that was rated: the ratings of all time in the
    /// match's server and game. Empty if the match was not rated.
    async fn rating_changes(&self, match_id: MatchId) -> Result<Vec<(Seat, Rating, Rating)>>;
}
