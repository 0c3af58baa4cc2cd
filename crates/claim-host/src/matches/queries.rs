//! Read-only queries: a user's matches, records and replays.

use std::sync::Arc;
use std::time::Duration;

use claim_rules::cards::Seat;
use claim_rules::record::{LeaveReason, Line, RecordError, Replay};
use claim_rules::{Chapter, ChapterCounter, PublicView, View};
use claim_screens::MatchInfo;
use claim_store::FinishedMatch;
use claim_table::ids::{ChannelId, GuildId, MatchId, UserId};
use claim_table::locale::Locale;
use claim_table::{DealtMatch, Refusal, Table};

use super::Matches;
use super::match_info::{left_seats, player_infos};
use crate::CommandError;
use crate::cluster::platform::Platform;

/// A position of a finished match: its state after some of its actions.
#[derive(Clone, Debug)]
pub struct ReplayPosition {
    /// What each seat knew at that point; together they show everything.
    pub views: Vec<View>,
    /// The seats whose players had left by then, and why.
    pub left: Vec<(Seat, LeaveReason)>,
    /// The number of actions before that point; all of them if more were asked for.
    pub actions: u32,
    /// The number of actions of the whole match.
    pub total_actions: u32,
    /// The tricks or turns of the match, each with the number of actions before it.
    pub chapters: Vec<(u32, Chapter)>,
}

/// Read-only queries about matches.
#[derive(Clone, Debug)]
pub struct Lists {
    pub(super) matches: Matches,
    pub(super) platform: Arc<dyn Platform>,
}

impl Lists {
    /// Queries about these matches.
    pub(crate) const fn new(matches: Matches, platform: Arc<dyn Platform>) -> Self {
        Self { matches, platform }
    }

    /// The tables at which a user sits and whose match has not ended, oldest first.
    pub async fn unfinished_matches_of(&self, user: UserId) -> Result<Vec<Table>, CommandError> {
        let mut tables = Vec::new();
        for id in self.matches.store().unfinished_matches_of(user).await? {
            tables.extend(self.matches.readable_table(id).await?);
        }
        Ok(tables)
    }

    /// Whether a match of the user cannot be read and is set aside.
    pub async fn has_unreadable_match(&self, user: UserId) -> Result<bool, CommandError> {
        Ok(self.matches.store().has_quarantined_match(user).await?)
    }

    /// The newest table in a channel whose match has not ended, unless it cannot be read. Tables at which the user sits
    /// take precedence.
    pub async fn unfinished_match_in(
        &self,
        channel: ChannelId,
        user: UserId,
    ) -> Result<Option<Table>, CommandError> {
        match self
            .matches
            .store()
            .unfinished_match_in(channel, user)
            .await?
        {
            Some(id) => self.matches.readable_table(id).await,
            None => Ok(None),
        }
    }

    /// Up to `limit` finished matches of a user, the most recent first, with what match titles show, and how long ago
    /// each has ended.
    ///
    /// # Errors
    ///
    /// If the database fails, or one of these matches is corrupt.
    pub async fn finished_matches_of(
        &self,
        user: UserId,
        locale: Locale,
        limit: u32,
    ) -> Result<Vec<(MatchInfo, Duration)>, CommandError> {
        let store = self.matches.store();
        let finished = store.finished_matches_of(user, limit).await?;
        Ok(self.listed(locale, finished))
    }

    /// As [`Self::finished_matches_of`], for the matches of a server that were not voided.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn finished_matches_in(
        &self,
        guild: GuildId,
        locale: Locale,
        limit: u32,
    ) -> Result<Vec<(MatchInfo, Duration)>, CommandError> {
        let store = self.matches.store();
        let finished = store.finished_matches_in(guild, limit).await?;
        Ok(self.listed(locale, finished))
    }

    fn listed(&self, locale: Locale, finished: Vec<FinishedMatch>) -> Vec<(MatchInfo, Duration)> {
        let now = self.matches.now();
        let info = |it: FinishedMatch| {
            let players = player_infos(locale, &it.seating);
            let info = MatchInfo::new(it.id, it.setup, players);
            (info, now.saturating_duration_since(it.ended_at))
        };
        finished.into_iter().map(info).collect()
    }

    /// The finished match of a user that ended last, of those in which something was played. Matches that cannot be
    /// read are left out.
    pub async fn last_played_match_of(&self, user: UserId) -> Result<Option<Table>, CommandError> {
        /// How many matches are looked at.
        const MAX_MATCHES: u32 = 20;
        let store = self.matches.store();
        for finished in store.finished_matches_of(user, MAX_MATCHES).await? {
            let Some(table) = self.matches.readable_table(finished.id).await? else {
                continue;
            };
            if table.dealt().is_some_and(DealtMatch::was_played) {
                return Ok(Some(table));
            }
        }
        Ok(None)
    }

    /// What everyone has seen of a match after each line of its record.
    ///
    /// # Errors
    ///
    /// If the record is corrupt, or the database fails.
    pub(crate) async fn public_views(&self, id: MatchId) -> claim_store::Result<Vec<PublicView>> {
        let record = self.matches.store().record(id).await?;
        public_views(&record).map_err(|error| claim_store::Error::Corrupt {
            what: format!("match {id}"),
            reason: error.to_string(),
        })
    }

    /// The record of a finished match. It reveals all hands, so the record of a running match is
    /// never returned.
    ///
    /// # Errors
    ///
    /// If the match is not over, cannot be read, or the database fails.
    pub async fn record(&self, table: &Table) -> Result<Arc<str>, CommandError> {
        check_over(table)?;
        let entry = self.matches.known_entry(table.id()).await?;
        let mut copy = self.matches.lock_table(&entry).await?;
        let record = match copy.record.clone() {
            Some(record) => record,
            None => self.matches.store().record(table.id()).await?.into(),
        };
        copy.record = Some(record.clone());
        Ok(record)
    }

    /// The tricks or turns of a finished match, each with what everyone saw at its end.
    pub(crate) async fn chapters(
        &self,
        table: &Table,
    ) -> Result<Vec<(Chapter, PublicView)>, CommandError> {
        Ok(chapters(&self.record(table).await?)?)
    }

    /// The position of a finished match after its first `actions` actions, or its end if it has fewer.
    pub async fn replay_position(
        &self,
        table: &Table,
        actions: u32,
    ) -> Result<ReplayPosition, CommandError> {
        let record = self.record(table).await?;
        let replayed = replay_at(&record, actions)?;
        let position = &replayed.position;
        let players = table.settings().setup.players();
        Ok(ReplayPosition {
            views: Seat::of(players)
                .map(|seat| position.state().view(seat))
                .collect(),
            left: left_seats(|seat| position.leave_reason(seat)),
            actions: action_count(position),
            total_actions: replayed.total,
            chapters: replayed.chapters,
        })
    }
}

/// Refuses what only finished matches have: it reveals all hands.
pub(crate) fn check_over(table: &Table) -> Result<(), CommandError> {
    if table.dealt().is_none() {
        return Err(Refusal::NotStarted.into());
    }
    if table.hidden_end().is_some() {
        return Err(CommandError::MatchHidden);
    }
    if !table.is_over() {
        return Err(CommandError::MatchNotOver);
    }
    Ok(())
}

/// A record replayed to a position, with facts about the whole record.
pub(crate) struct Replayed {
    /// The position after the requested number of actions, or at the end.
    pub(crate) position: Replay,
    /// The number of actions of the whole record.
    total: u32,
    chapters: Vec<(u32, Chapter)>,
}

/// Replays a record to the position after its first `actions` actions.
pub(crate) fn replay_at(record: &str, actions: u32) -> Result<Replayed, RecordError> {
    let mut lines = record.lines();
    let mut replay = Replay::from_header(lines.next().unwrap_or_default())?;
    let mut position = replay.clone();
    let (mut counter, mut chapters) = (ChapterCounter::default(), Vec::new());
    for text in lines {
        let line = replay.parse_line(text)?;
        if let Line::Action { seat, .. } = line.line {
            let chapter = counter.next(replay.state(), seat);
            if chapters.last().is_none_or(|&(_, last)| last != chapter) {
                chapters.push((action_count(&replay), chapter));
            }
        }
        replay.step_timed(&line)?;
        let changes_state = !matches!(line.line, Line::Result { .. });
        if changes_state && action_count(&replay) <= actions {
            position = replay.clone();
        }
    }
    Ok(Replayed {
        position,
        total: action_count(&replay),
        chapters,
    })
}

/// What everyone has seen after each line of a record.
fn public_views(record: &str) -> Result<Vec<PublicView>, RecordError> {
    let mut lines = record.lines();
    let mut replay = Replay::from_header(lines.next().unwrap_or_default())?;
    let mut views = Vec::new();
    for text in lines {
        let line = replay.parse_line(text)?;
        replay.step_timed(&line)?;
        views.push(replay.state().public_view());
    }
    Ok(views)
}

/// The tricks or turns of a record, each with what everyone had seen at its end.
fn chapters(record: &str) -> Result<Vec<(Chapter, PublicView)>, RecordError> {
    let mut lines = record.lines();
    let mut replay = Replay::from_header(lines.next().unwrap_or_default())?;
    let (mut counter, mut chapters) = (ChapterCounter::default(), Vec::new());
    for text in lines {
        let line = replay.parse_line(text)?;
        let acts = match line.line {
            Line::Action { seat, .. } => Some(counter.next(replay.state(), seat)),
            _ => None,
        };
        replay.step_timed(&line)?;
        let view = replay.state().public_view();
        match (acts, chapters.last_mut()) {
            (Some(chapter), Some((last, _))) if *last != chapter => chapters.push((chapter, view)),
            (Some(chapter), None) => chapters.push((chapter, view)),
            // What follows from the last action belongs to its trick or turn.
            (_, Some((_, shown))) => *shown = view,
            (None, None) => {}
        }
    }
    Ok(chapters)
}

fn action_count(replay: &Replay) -> u32 {
    u32::try_from(replay.action_count()).unwrap_or(u32::MAX)
}
