//! Matches. Loading one replays its record, as in a database.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::time::Duration;

use async_trait::async_trait;
use claim_rules::GameKind;
use claim_rules::cards::{Seat, SeatSet};
use claim_rules::record::TimedLine;

use super::work::Work;
use super::{Data, MemoryStore};
use crate::ids::{ChannelId, GuildId, MatchId, ProcessId, UserId};
use crate::rating::Rating;
use crate::settings::PersonalSetting;
use crate::store::error::{Error, Result, catch_panic};
use crate::store::matches::{FinishedMatch, MatchStore, TableChange};
use crate::store::messages::{Audience, MessageState};
use crate::store::ratings::{Ladder, RatingChange, won_factions};
use crate::table::{
    EarlyEnd, InvitationState, Offer, Player, Seating, Stage, StoredTable, Table, TableSettings,
};
use crate::time_control::TimeControl;
use crate::timestamp::Timestamp;

/// A match as it is stored.
#[derive(Clone, Debug)]
pub(super) struct StoredMatch {
    pub(super) settings: TableSettings,
    pub(super) seating: Seating,
    stage: StoredStage,
    pub(super) revision: u32,
    pub(super) work: Work,
    pub(super) is_on_hold: bool,
    deadline: Option<Timestamp>,
    reminder: Option<Timestamp>,
    /// JSON, as in a database.
    clock: String,
    early_end: Option<EarlyEnd>,
    called_off_by: Option<Seat>,
    offer: Option<Offer>,
    /// The seats whose players have left.
    left: SeatSet,
    /// When the match ended, or the table was cancelled or expired.
    pub(super) ended_at: Option<Timestamp>,
    /// The record as text, one entry per line.
    pub(super) lines: Vec<String>,
    /// The position of this match in the order in which matches were rated; `None` if it was not rated.
    pub(super) rated_number: Option<usize>,
    /// The rating changes that the match has caused.
    pub(super) ratings: Vec<RatingChange>,
    pub(super) messages: BTreeMap<Audience, MessageState>,
    /// Whether the match has ended and its messages may not show that yet.
    pub(super) is_unpresented: bool,
    /// Why the match cannot be read and since when, if it is set aside.
    quarantined: Option<(String, Timestamp)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StoredStage {
    Lobby,
    Running,
    Over,
    Cancelled,
    Expired,
}

impl StoredStage {
    fn of(table: &Table) -> Self {
        match table.stage() {
            Stage::Lobby => Self::Lobby,
            Stage::Cancelled => Self::Cancelled,
            Stage::Expired => Self::Expired,
            Stage::Dealt(_) if table.is_over() => Self::Over,
            Stage::Dealt(_) => Self::Running,
        }
    }
}

impl StoredMatch {
    pub(super) const fn id(&self) -> MatchId {
        self.settings.id
    }

    /// Whether the match has changed a rating of the user.
    pub(super) fn is_rated_for(&self, user: UserId) -> bool {
        let mut changes = self.changes(None, None);
        changes.any(|(player, _)| player.user == user)
    }

    /// The changes of ratings of all time on the ladder of a server (or all) and game (or all), with their
    /// players.
    pub(super) fn changes(
        &self,
        guild: Option<GuildId>,
        game: Option<GameKind>,
    ) -> impl Iterator<Item = (&Player, &RatingChange)> {
        let ladder = Ladder {
            month: None,
            guild,
            game,
        };
        let changes = self.ratings.iter().filter(move |it| it.ladder == ladder);
        changes.filter_map(|change| Some((self.seating.player(change.seat)?, change)))
    }

    pub(super) fn is_played_by(&self, user: UserId) -> bool {
        self.seating.seat_of(user).is_some()
    }

    /// Whether the user plays and has not left.
    pub(super) fn is_active(&self, user: UserId) -> bool {
        let seat = self.seating.seat_of(user);
        seat.is_some_and(|seat| !self.left.contains(seat))
    }

    /// Whether the match was called off by the user, or because of them.
    pub(super) fn is_called_off_by(&self, user: UserId) -> bool {
        self.called_off_by.is_some() && self.called_off_by == self.seating.seat_of(user)
    }

    /// The record, with a line break after each line.
    pub(super) fn record(&self) -> String {
        let lines = self.lines.iter();
        lines.flat_map(|line| [line.as_str(), "\n"]).collect()
    }

    /// Whether a user has opened the table or is invited to it.
    pub(super) fn names(&self, user: UserId) -> bool {
        let mut invitations = self.settings.invitations.iter();
        self.settings.host == user || invitations.any(|it| it.user == user)
    }

    /// The stage, unless the match is set aside.
    pub(super) fn readable_stage(&self) -> Option<StoredStage> {
        self.quarantined.is_none().then_some(self.stage)
    }

    pub(super) fn is_open(&self) -> bool {
        let stage = self.readable_stage();
        stage.is_some_and(|stage| matches!(stage, StoredStage::Lobby | StoredStage::Running))
    }

    /// Moves the deadline of an open table or running match, and the reminder with it.
    pub(super) fn move_deadline(&mut self, by: Duration) {
        let is_open = self.is_open();
        if let Some(deadline) = self.deadline.filter(|_| is_open) {
            self.deadline = Some(deadline + by);
            self.reminder = self.reminder.map(|reminder| reminder + by);
            self.revision += 1;
            self.work.begin_again();
        }
    }

    /// Restores a match if it was set aside, and returns it.
    fn restore_match(&mut self, now: Timestamp) -> Option<MatchId> {
        let (_, since) = self.quarantined.take()?;
        let least = match self.settings.time_control {
            TimeControl::PerTurn(limit) => limit,
            TimeControl::Reserve { increment, .. } => increment,
            TimeControl::Unlimited => Duration::ZERO,
        };
        let away = now.saturating_duration_since(since);
        self.deadline = self.deadline.map(|it| (it + away).max(now + least));
        self.reminder = self.reminder.map(|it| it + away);
        self.revision += 1;
        self.work = Work::due_at(now);
        Some(self.id())
    }

    /// Whether a start has to load the match, not considering people's settings.
    fn is_unfinished(&self) -> bool {
        let is_running = self.stage == StoredStage::Running;
        let is_on_hold = self.is_on_hold;
        let is_behind = |state: &MessageState| {
            let is_outdated = state.revision < i64::from(self.revision);
            let is_hand = matches!(state.audience, Audience::Hand(_));
            (is_outdated && !state.audience.is_static())
                || state.superseded.is_some()
                || (is_hand && state.message().is_none() && !is_on_hold)
        };
        if is_on_hold {
            return self.messages.values().any(is_behind);
        }
        let is_counted =
            |audience: &&Audience| matches!(audience, Audience::Public | Audience::Hand(_));
        let wanted = if is_running {
            1 + self.seating.players().count()
        } else {
            1
        };
        // A bot's turn has no deadline. Bots also act for players who have left.
        let has_bot = self.seating.bots().next().is_some() || !self.left.is_empty();
        (is_running && self.deadline.is_none() && has_bot)
            || self.messages.values().any(is_behind)
            || self.messages.keys().filter(is_counted).count() < wanted
    }

    fn load(&self) -> Result<(Table, Vec<MessageState>)> {
        let corrupt = |cause| Error::corrupt(format!("match {}", self.id()), cause);
        if let Some((reason, _)) = &self.quarantined {
            let reason = reason.clone();
            return Err(Error::Quarantined { reason });
        }
        let kind = self.settings.setup.kind();
        let lines = self.lines.iter();
        let lines = lines.map(|line| TimedLine::parse(line, Some(kind)));
        let lines: std::result::Result<_, _> = lines.collect();
        let stored = StoredTable {
            settings: self.settings.clone(),
            seating: self.seating.clone(),
            stage_without_record: match self.stage {
                StoredStage::Cancelled => Stage::Cancelled,
                StoredStage::Expired => Stage::Expired,
                StoredStage::Lobby | StoredStage::Running | StoredStage::Over => Stage::Lobby,
            },
            revision: self.revision,
            deadline: self.deadline,
            reminder: self.reminder,
            clock: serde_json::from_str(&self.clock)
                .map_err(|error| corrupt(anyhow::Error::from(error)))?,
            early_end: self.early_end,
            offer: self.offer,
            lines: lines.map_err(|error| corrupt(anyhow::Error::from(error)))?,
        };
        let table = catch_panic(|| Ok(Table::restore(stored)?)).map_err(corrupt)?;
        Ok((table, self.messages.values().cloned().collect()))
    }
}

impl Data {
    fn save(&mut self, change: &TableChange<'_>) -> Result<()> {
        let after = change.after;
        let first_line = change.first_line()?;
        let stored = self.matches.get(&after.id());
        let is_readable = stored.is_none_or(|stored| stored.quarantined.is_none());
        let revision = stored.map(|stored| stored.revision);
        let line_count = stored.map_or(0, |stored| stored.lines.len());
        let is_current = revision == change.before.map(Table::revision);
        if !is_readable || !is_current || line_count != first_line as usize {
            return Err(Error::Conflict);
        }
        let rematch_of = after.settings().rematch_of.filter(|_| stored.is_none());
        if rematch_of.is_some_and(|of| self.rematch_of(of).is_some()) {
            return Err(Error::Conflict);
        }
        let mut quotas = change.quotas.iter();
        if let Some(reached) = quotas.position(|quota| self.count(quota.of) >= quota.max) {
            return Err(Error::QuotaReached(reached));
        }
        let players = change.ratings.iter().filter_map(|rating| {
            let player = after.seating().player(rating.seat)?;
            Some((player, rating))
        });
        let players: Vec<_> = players.collect();
        for (player, rating) in &players {
            self.check_rating(rating.ladder, player.user, rating.before)?;
        }
        let clock = serde_json::to_string(after.clock())
            .map_err(|error| Error::corrupt(format!("match {}", after.id()), error))?;
        // From here on, nothing can fail.
        let rated_before = self.matches.values().filter_map(|it| it.rated_number).max();
        let rated_before = rated_before.unwrap_or_default();
        let new = || StoredMatch {
            settings: after.settings().clone(),
            seating: after.seating().clone(),
            stage: StoredStage::of(after),
            revision: after.revision(),
            work: Work::default(),
            is_on_hold: false,
            deadline: None,
            reminder: None,
            clock: String::new(),
            early_end: None,
            called_off_by: None,
            offer: None,
            left: SeatSet::EMPTY,
            ended_at: None,
            lines: Vec::new(),
            rated_number: None,
            ratings: Vec::new(),
            messages: BTreeMap::new(),
            is_unpresented: false,
            quarantined: None,
        };
        let stored = self.matches.entry(after.id()).or_insert_with(new);
        stored.settings = after.settings().clone();
        stored.seating = after.seating().clone();
        stored.revision = after.revision();
        stored.work = stored.work.after(change);
        stored.is_on_hold = after.is_on_hold();
        stored.deadline = after.deadline();
        stored.reminder = after.reminder();
        stored.clock = clock;
        stored.early_end = after.early_end();
        stored.called_off_by = after.called_off_by();
        stored.offer = after.offer().copied();
        let has_left = |seat: &Seat| after.reason_of_leaving(*seat).is_some();
        stored.left = Seat::ALL.into_iter().filter(has_left).collect();
        let stage = StoredStage::of(after);
        if stage != stored.stage {
            stored.stage = stage;
            stored.ended_at = after.is_over().then_some(change.made_at);
        }
        if after.is_over() && !change.before.is_some_and(Table::is_over) {
            stored.is_unpresented = true;
        }
        for line in change.lines {
            stored.lines.push(line.to_json());
        }
        if !players.is_empty() {
            stored.rated_number = Some(rated_before + 1);
            stored.ratings.extend_from_slice(change.ratings);
        }
        for (player, rating) in players {
            self.add_rating(player, rating, &won_factions(after, rating.seat));
        }
        Ok(())
    }

    /// The rematch of a match, unless it was cancelled or has expired.
    fn rematch_of(&self, match_id: MatchId) -> Option<MatchId> {
        let rematches = self.matches.values().filter(|it| {
            let is_on = matches!(
                it.readable_stage(),
                Some(StoredStage::Lobby | StoredStage::Running | StoredStage::Over)
            );
            it.settings.rematch_of == Some(match_id) && is_on
        });
        let newest = rematches.min_by_key(|it| Reverse(it.settings.opened_at));
        newest.map(StoredMatch::id)
    }

    /// Whether a play may be forced in a match that is running.
    fn may_force(&self, stored: &StoredMatch) -> bool {
        let mut players = stored.seating.players();
        stored.stage == StoredStage::Running
            && players.any(|(_, player)| {
                let settings = self.settings.get(&player.user);
                settings.is_some_and(|settings| settings.is_on(PersonalSetting::ForcedPlays))
            })
    }
}

#[async_trait]
impl MatchStore for MemoryStore {
    async fn save(&self, change: TableChange<'_>) -> Result<()> {
        self.change("save", |data| data.save(&change)).await
    }

    async fn timers(&self) -> Result<Vec<(MatchId, Timestamp)>> {
        self.read("timers", |data| {
            let open = data.matches.values().filter(|stored| stored.is_open());
            Ok(open
                .filter_map(|it| Some((it.id(), it.reminder.or(it.deadline)?)))
                .collect())
        })
        .await
    }

    async fn matches_to_resume(&self) -> Result<Vec<MatchId>> {
        self.read("matches_to_resume", |data| {
            let unfinished = data.matches.values().filter(|it| {
                let is_due = it.is_unfinished() || data.may_force(it);
                it.is_unpresented || (it.is_open() && is_due)
            });
            Ok(unfinished.map(StoredMatch::id).collect())
        })
        .await
    }

    async fn load(&self, match_id: MatchId) -> Result<Option<(Table, Vec<MessageState>)>> {
        self.read("load", |data| {
            let stored = data.matches.get(&match_id);
            let loaded = stored.map(StoredMatch::load).transpose()?;
            let overridden_states = data.overridden_states.get(&match_id).cloned();
            Ok(loaded.map(|(table, messages)| match overridden_states {
                Some(state) => (table.with_state(state), messages),
                None => (table, messages),
            }))
        })
        .await
    }

    async fn mark_presented(&self, match_id: MatchId, worker: Option<ProcessId>) -> Result<()> {
        self.change("mark_presented", |data| {
            data.mark_presented(match_id, worker);
            Ok(())
        })
        .await
    }

    async fn mark_unpresented(&self, match_id: MatchId) -> Result<()> {
        self.change("mark_unpresented", |data| {
            let stored = data.matches.get_mut(&match_id);
            if let Some(stored) = stored.filter(|it| it.readable_stage().is_some() && !it.is_open())
            {
                stored.is_unpresented = true;
            }
            Ok(())
        })
        .await
    }

    async fn quarantine(&self, match_id: MatchId, reason: &str, now: Timestamp) -> Result<bool> {
        self.change("quarantine", |data| {
            let stored = data.matches.get_mut(&match_id);
            let readable = stored.filter(|stored| stored.quarantined.is_none());
            let was_readable = readable.is_some();
            if let Some(stored) = readable {
                stored.quarantined = Some((reason.to_owned(), now));
                stored.work = Work::default();
            }
            Ok(was_readable)
        })
        .await
    }

    async fn restore_quarantined(&self, now: Timestamp) -> Result<Vec<MatchId>> {
        self.change("restore_quarantined", |data| {
            let matches = data.matches.values_mut();
            Ok(matches
                .filter_map(|stored| stored.restore_match(now))
                .collect())
        })
        .await
    }

    async fn quarantined_matches(&self) -> Result<u32> {
        self.read("quarantined_matches", |data| {
            let matches = data.matches.values();
            let count = matches.filter(|it| it.quarantined.is_some()).count();
            Ok(u32::try_from(count).unwrap_or(u32::MAX))
        })
        .await
    }

    async fn has_quarantined_match(&self, user: UserId) -> Result<bool> {
        self.read("has_quarantined_match", |data| {
            let mut matches = data.matches.values();
            Ok(matches.any(|it| {
                let was_open = matches!(it.stage, StoredStage::Lobby | StoredStage::Running);
                it.quarantined.is_some() && was_open && it.is_played_by(user)
            }))
        })
        .await
    }

    async fn purge_closed(&self, before: Timestamp, limit: u32) -> Result<u64> {
        self.change("purge_closed", |data| {
            let closed = data.matches.values().filter(|it| {
                let is_closed = matches!(
                    it.readable_stage(),
                    Some(StoredStage::Cancelled | StoredStage::Expired)
                );
                let is_old = it.ended_at.is_some_and(|ended| ended < before);
                is_closed && is_old && !it.is_unpresented
            });
            let closed = closed.map(StoredMatch::id).take(limit as usize);
            let closed: Vec<_> = closed.collect();
            for id in &closed {
                data.matches.remove(id);
            }
            Ok(closed.len() as u64)
        })
        .await
    }

    async fn revision(&self, match_id: MatchId) -> Result<Option<u32>> {
        self.read("revision", |data| {
            Ok(data.matches.get(&match_id).map(|stored| stored.revision))
        })
        .await
    }

    async fn record(&self, match_id: MatchId) -> Result<String> {
        self.read("record", |data| {
            let stored = data.matches.get(&match_id);
            Ok(stored.map(StoredMatch::record).unwrap_or_default())
        })
        .await
    }

    async fn unfinished_matches_of(&self, user: UserId) -> Result<Vec<MatchId>> {
        self.read("unfinished_matches_of", |data| {
            let matches = data.matches.values();
            let open = matches.filter(|it| it.is_open() && it.is_active(user));
            let mut matches: Vec<_> = open.collect();
            matches.sort_by_key(|stored| stored.settings.opened_at);
            Ok(matches.into_iter().map(StoredMatch::id).collect())
        })
        .await
    }

    async fn finished_matches_of(&self, user: UserId, limit: u32) -> Result<Vec<FinishedMatch>> {
        self.read("finished_matches_of", |data| {
            let matches = data.matches.values();
            let ended = matches.filter(|it| {
                it.readable_stage() == Some(StoredStage::Over) && it.is_played_by(user)
            });
            let mut matches: Vec<_> = ended.collect();
            matches.sort_by_key(|stored| Reverse(stored.ended_at));
            let last = matches.into_iter().take(limit as usize);
            let listed = last.map(|stored| FinishedMatch {
                id: stored.id(),
                setup: stored.settings.setup.clone(),
                seating: stored.seating.clone(),
                is_tutorial: stored.settings.is_tutorial,
                ended_at: stored.ended_at.unwrap_or_default(),
            });
            Ok(listed.collect())
        })
        .await
    }

    async fn open_match_in(&self, channel: ChannelId, user: UserId) -> Result<Option<MatchId>> {
        self.read("open_match_in", |data| {
            let matches = data.matches.values();
            let open = matches.filter(|it| it.settings.channel == channel && it.is_open());
            let newest = open.min_by_key(|it| {
                let is_own = it.is_active(user);
                (Reverse(is_own), Reverse(it.settings.opened_at))
            });
            Ok(newest.map(StoredMatch::id))
        })
        .await
    }

    async fn running_matches_in(&self, channel: ChannelId, limit: u32) -> Result<Vec<MatchId>> {
        self.read("running_matches_in", |data| {
            let matches = data.matches.values();
            let running = matches.filter(|it| {
                it.settings.channel == channel && it.readable_stage() == Some(StoredStage::Running)
            });
            let mut running: Vec<_> = running.collect();
            running.sort_by_key(|stored| Reverse(stored.settings.opened_at));
            let newest = running.into_iter().take(limit as usize);
            Ok(newest.map(StoredMatch::id).collect())
        })
        .await
    }

    async fn rematch_of(&self, match_id: MatchId) -> Result<Option<MatchId>> {
        self.read("rematch_of", |data| Ok(data.rematch_of(match_id)))
            .await
    }

    async fn has_rematch(&self, match_id: MatchId) -> Result<bool> {
        self.read("has_rematch", |data| {
            let mut matches = data.matches.values();
            Ok(matches.any(|it| it.settings.rematch_of == Some(match_id)))
        })
        .await
    }

    async fn open_tables(&self, guild: GuildId, limit: u32) -> Result<Vec<MatchId>> {
        self.read("open_tables", |data| {
            let matches = data.matches.values();
            let open = matches.filter(|it| {
                it.settings.guild == Some(guild) && it.readable_stage() == Some(StoredStage::Lobby)
            });
            let mut open: Vec<_> = open.collect();
            open.sort_by_key(|stored| Reverse(stored.settings.opened_at));
            let newest = open.into_iter().take(limit as usize);
            Ok(newest.map(StoredMatch::id).collect())
        })
        .await
    }

    async fn invitations_of(&self, user: UserId) -> Result<Vec<MatchId>> {
        self.read("invitations_of", |data| {
            let is_invited = |it: &&StoredMatch| {
                let mut invitations = it.settings.invitations.iter();
                invitations.any(|it| it.user == user && it.state == InvitationState::Open)
            };
            let matches = data.matches.values().filter(is_invited);
            let open = matches.filter(|it| it.readable_stage() == Some(StoredStage::Lobby));
            let mut open: Vec<_> = open.collect();
            open.sort_by_key(|stored| stored.settings.opened_at);
            Ok(open.into_iter().map(StoredMatch::id).collect())
        })
        .await
    }

    async fn rating_changes(&self, match_id: MatchId) -> Result<Vec<(Seat, Rating, Rating)>> {
        self.read("rating_changes", |data| {
            let Some(stored) = data.matches.get(&match_id) else {
                return Ok(Vec::new());
            };
            let (guild, game) = (stored.settings.guild, stored.settings.setup.kind());
            let changes = stored.changes(guild, Some(game));
            let changes = changes.map(|(_, it)| (it.seat, it.before.rounded(), it.after.rounded()));
            let mut changes: Vec<_> = changes.collect();
            changes.sort_by_key(|(seat, ..)| *seat);
            Ok(changes)
        })
        .await
    }
}
