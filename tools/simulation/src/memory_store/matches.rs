//! Matches: saving them, and the queries about them.

use std::cmp::Reverse;

use async_trait::async_trait;
use claim_rules::cards::Seat;
use claim_rules::record::Line;
use claim_store::{Error, FinishedMatch, MatchStore, Result, TableChange, won_factions};
use claim_table::desk::MessageState;
use claim_table::ids::{ChannelId, GuildId, MatchId, ProcessId, UserId};
use claim_table::rating::Rating;
use claim_table::settings::PersonalSetting;
use claim_table::timestamp::Timestamp;
use claim_table::{InvitationState, Table};

use super::stored_match::{StoredMatch, StoredStage};
use super::work::Work;
use super::{Data, MemoryStore};

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
        self.check_attempt(change)?;
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
        let stored = self
            .matches
            .entry(after.id())
            .or_insert_with(|| StoredMatch::new(after));
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
        stored.voided_at = after.voided_at();
        let has_left = |seat: &Seat| after.leave_reason(*seat).is_some();
        stored.left = Seat::ALL.into_iter().filter(has_left).collect();
        let stage = StoredStage::of(after);
        if stage != stored.stage {
            stored.stage = stage;
            stored.ended_at = after.is_over().then_some(change.made_at);
        }
        let ends = after.is_over() && !change.before.is_some_and(Table::is_over);
        stored.is_unpresented |= ends || change.is_voiding();
        if ends {
            stored.results = after.results();
        }
        if let Some(header) = change.changed_header() {
            stored.lines[0] = Line::Header(header.clone()).to_json();
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
        self.save_attempt(change);
        if change.is_voiding() && self.is_rated(after.id()) {
            self.rate_without(after.id());
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

    fn finished_matches_of(&self, user: UserId) -> impl Iterator<Item = &StoredMatch> {
        let matches = self.matches.values();
        matches.filter(move |it| {
            it.readable_stage() == Some(StoredStage::Over) && it.is_played_by(user)
        })
    }

    /// Whether a play may be forced in a match that is running and not on hold.
    fn may_force(&self, stored: &StoredMatch) -> bool {
        let mut players = stored.seating.players();
        stored.stage == StoredStage::Running
            && !stored.is_on_hold
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
            let mut matches: Vec<_> = data.finished_matches_of(user).collect();
            matches.sort_by_key(|stored| Reverse(stored.ended_at));
            let last = matches.into_iter().take(limit as usize);
            Ok(last.map(StoredMatch::finished).collect())
        })
        .await
    }

    async fn finished_matches_in(&self, guild: GuildId, limit: u32) -> Result<Vec<FinishedMatch>> {
        self.read("finished_matches_in", |data| {
            let finished = data.matches.values().filter(|it| {
                let is_over = it.readable_stage() == Some(StoredStage::Over);
                is_over && it.settings.guild == Some(guild) && it.voided_at.is_none()
            });
            let mut finished: Vec<_> = finished.map(StoredMatch::finished).collect();
            finished.sort_by_key(|it| Reverse(it.ended_at));
            finished.truncate(limit as usize);
            Ok(finished)
        })
        .await
    }

    async fn unfinished_match_in(
        &self,
        channel: ChannelId,
        user: UserId,
    ) -> Result<Option<MatchId>> {
        self.read("unfinished_match_in", |data| {
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
