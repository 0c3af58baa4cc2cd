//! Exporting and deleting a person's data.

use async_trait::async_trait;
use claim_rules::cards::Seat;
use claim_store::{Error, PersonStore, Pseudonym, Result, number_of, rename_in_record};
use claim_table::InvitationState;
use claim_table::desk::{MessageKind, MessageState, Placement};
use claim_table::ids::{ChannelId, GuildId, MatchId, UserId};
use serde_json::{Map, Value, json};

use super::stored_match::{StoredMatch, StoredStage};
use super::{Data, MemoryStore};

#[async_trait]
impl PersonStore for MemoryStore {
    async fn personal_data(&self, user: UserId) -> Result<Map<String, Value>> {
        self.read("personal_data", |data| Ok(data.export(user)))
            .await
    }

    async fn forget_person(&self, user: UserId, pseudonym: &Pseudonym) -> Result<Vec<MatchId>> {
        self.change("forget_person", |data| data.forget(user, pseudonym))
            .await
    }

    async fn unfinished_matches_of_deleted(&self) -> Result<Vec<MatchId>> {
        self.read("unfinished_matches_of_deleted", |data| {
            let open = data.matches.values().filter(|it| it.is_open());
            let is_left = |it: &&StoredMatch| it.awaits_pseudonym();
            Ok(open.filter(is_left).map(StoredMatch::id).collect())
        })
        .await
    }
}

impl Data {
    /// Exports the same tables as [`SqlStore`](claim_store::SqlStore), with the columns that contain
    /// information.
    fn export(&self, user: UserId) -> Map<String, Value> {
        let id = user.to_string();
        let matches = || self.matches.values();
        let seats = matches().filter_map(|it| {
            let seat = it.seating.seat_of(user)?;
            let player = it.seating.player(seat)?;
            Some(json!({
                "match_id": it.id().to_string(),
                "seat": seat.index(),
                "user_id": id,
                "name": player.name.display,
                "user_name": player.name.user_name,
                "locale": player.locale,
                "entropy": player.entropy,
            }))
        });
        let hosted = matches().filter(|it| it.settings.host == user).map(|it| {
            json!({
                "id": it.id().to_string(),
                "host_id": it.settings.host.to_string(),
                "opened_ms": it.settings.opened_at.0,
            })
        });
        let invitations = matches().flat_map(|it| {
            let own = it.settings.invitations.iter();
            let own = own.filter(|invitation| invitation.user == user);
            own.map(|invitation| {
                json!({
                    "match_id": it.id().to_string(),
                    "user_id": id,
                    "name": invitation.name.display,
                    "user_name": invitation.name.user_name,
                })
            })
        });
        let records = matches()
            .filter(|it| it.is_played_by(user) && it.readable_stage() == Some(StoredStage::Over));
        let records =
            records.map(|it| json!({"match_id": it.id().to_string(), "text": it.record()}));
        let ratings = self.ratings.iter().filter(|((_, it), _)| *it == user);
        let place = |guild: Option<GuildId>| guild.map_or(0, |guild| guild.0).to_string();
        let ratings = ratings.map(|((ladder, _), row)| {
            json!({
                "guild_id": place(ladder.guild),
                "user_id": id,
                "name": row.name.display,
                "user_name": row.name.user_name,
            })
        });
        let changes = matches().filter(|it| it.is_rated_for(user)).map(|it| {
            let match_id = it.id().to_string();
            json!({"match_id": match_id, "user_id": id})
        });
        let wins = self.faction_wins.iter();
        let wins = wins.filter(|((_, it, _), _)| *it == user);
        let wins = wins.map(|((guild, _, faction), won)| {
            json!({
                "guild_id": place(*guild),
                "user_id": id,
                "faction": faction.id(),
                "won": won,
            })
        });
        let tables = [
            ("matches", hosted.collect()),
            ("invitations", invitations.collect()),
            ("seats", seats.collect()),
            ("ratings", ratings.collect()),
            ("rating_changes", changes.collect()),
            ("faction_wins", wins.collect()),
            ("messages", self.export_messages(user)),
            ("records", records.collect::<Vec<_>>()),
        ];
        let tables = tables.into_iter().chain(self.export_habits(user));
        let tables = tables.chain(self.export_events(user));
        let tables = tables.map(|(name, rows)| (name.to_owned(), Value::Array(rows)));
        tables.collect()
    }

    /// What is stored of a user outside of matches: tables with their rows.
    fn export_habits(&self, user: UserId) -> [(&'static str, Vec<Value>); 10] {
        let id = user.to_string();
        let answers = self.answers.values().filter(|it| it.user == user);
        let answers = answers.map(|it| {
            let name = &it.name.display;
            json!({"day": it.day.0, "user_id": id, "name": name, "action": it.action})
        });
        let solvers = self.solvers.keys().filter(|it| **it == user);
        let guild_solvers = self.guild_solvers.iter().filter(|((_, it), _)| *it == user);
        let guild_solvers = guild_solvers.map(|((guild, _), name)| {
            json!({
                "guild_id": guild.to_string(),
                "user_id": id,
                "name": name.display,
                "user_name": name.user_name,
            })
        });
        let attempts = self
            .daily_attempts
            .iter()
            .filter(|((_, it), _)| *it == user);
        let attempts = attempts.map(|((day, _), (table, _))| {
            json!({"day": day.0, "user_id": id, "match_id": table.to_string()})
        });
        let exercises = self.exercises.get(&user).into_iter().flatten();
        let exercises = exercises.map(|it| {
            json!({
                "user_id": id,
                "match_id": it.table.to_string(),
                "actions": it.actions,
                "due_day": it.due.0,
                "interval_days": it.interval,
                "solved": it.solved,
            })
        });
        let judged = self.judged_matches.get(&user).into_iter().flatten();
        let judged = judged.map(|it| {
            let mistakes: Vec<_> = it.mistakes.iter().map(|kind| kind.id()).collect();
            json!({
                "user_id": id,
                "match_id": it.table.to_string(),
                "lost": it.lost,
                "at_stake": it.at_stake,
                "critical": it.critical,
                "correct": it.correct,
                "mistakes": mistakes.join(" "),
            })
        });
        let settings = self.settings.keys().filter(|it| **it == user);
        let vacations = self.vacations.get(&user).into_iter().flatten();
        let vacations = vacations
            .map(|it| json!({"user_id": id, "first_day": it.first_day, "until_ms": it.until.0}));
        let blocks = self.blocks.get(&user).into_iter().flatten();
        let blocks = blocks.map(|(since, it)| {
            json!({
                "user_id": id,
                "blocked_id": it.user.to_string(),
                "name": it.name.display,
                "user_name": it.name.user_name,
                "since_ms": since.0,
            })
        });
        let deletions = self.refused_deletions.values();
        let deletions = deletions.filter(|it| it.user == Some(user)).map(|it| {
            json!({
                "message_id": it.message.to_string(),
                "channel_id": it.channel.to_string(),
                "user_id": id,
            })
        });
        [
            ("puzzle_answers", answers.collect()),
            ("solvers", solvers.map(|_| json!({"user_id": id})).collect()),
            ("guild_solvers", guild_solvers.collect()),
            ("daily_attempts", attempts.collect()),
            ("exercises", exercises.collect()),
            ("judged_matches", judged.collect()),
            (
                "personal_settings",
                settings.map(|_| json!({"user_id": id})).collect(),
            ),
            ("vacations", vacations.collect()),
            ("blocks", blocks.collect()),
            ("refused_deletions", deletions.collect()),
        ]
    }

    /// The messages that are for a user alone.
    fn export_messages(&self, user: UserId) -> Vec<Value> {
        let matches = self.matches.values();
        let matches = matches.filter_map(|it| Some((it, it.seating.seat_of(user)?)));
        let messages = matches.flat_map(|(it, seat)| {
            let is_alone = it.settings.guild.is_none();
            let all = it.messages.values();
            let own = all.filter(move |state| is_alone || is_for(state.kind, seat));
            own.map(move |state| {
                let message = state.message();
                json!({
                    "match_id": it.id().to_string(),
                    "kind": number_of(state.kind),
                    "channel_id": message.map(|(channel, _)| channel.to_string()),
                    "message_id": message.map(|(_, message)| message.to_string()),
                })
            })
        });
        messages.collect()
    }

    fn forget(&mut self, user: UserId, pseudonym: &Pseudonym) -> Result<Vec<MatchId>> {
        let is_open = |it: &StoredMatch| it.is_open() && it.is_active(user);
        if self.matches.values().any(is_open) {
            return Err(Error::Conflict);
        }
        for event in self.events.values_mut() {
            event.rename(user, pseudonym);
        }
        let mut changed = Vec::new();
        for stored in self.matches.values_mut() {
            if stored.names(user) || stored.is_played_by(user) {
                stored.rename(user, pseudonym);
                changed.push(stored.id());
            }
        }
        let ratings = std::mem::take(&mut self.ratings).into_iter();
        let renamed = ratings.map(|((ladder, owner), mut row)| {
            if owner != user {
                return ((ladder, owner), row);
            }
            row.user = pseudonym.user;
            row.name = pseudonym.name.as_str().into();
            ((ladder, pseudonym.user), row)
        });
        self.ratings = renamed.collect();
        let wins = std::mem::take(&mut self.faction_wins).into_iter();
        let renamed = wins.map(|((guild, owner, faction), won)| {
            let owner = if owner == user { pseudonym.user } else { owner };
            ((guild, owner, faction), won)
        });
        self.faction_wins = renamed.collect();
        let answers = std::mem::take(&mut self.answers).into_iter();
        let renamed = answers.map(|((day, owner), mut answer)| {
            if owner != user {
                return ((day, owner), answer);
            }
            answer.user = pseudonym.user;
            answer.name = pseudonym.name.as_str().into();
            ((day, pseudonym.user), answer)
        });
        self.answers = renamed.collect();
        if let Some(solver) = self.solvers.remove(&user) {
            self.solvers.insert(pseudonym.user, solver);
        }
        let names = std::mem::take(&mut self.guild_solvers).into_iter();
        let renamed = names.map(|((guild, owner), name)| {
            if owner == user {
                ((guild, pseudonym.user), pseudonym.name.as_str().into())
            } else {
                ((guild, owner), name)
            }
        });
        self.guild_solvers = renamed.collect();
        self.rename_attempts(user, pseudonym.user);
        self.exercises.remove(&user);
        self.judged_matches.remove(&user);
        self.settings.remove(&user);
        self.settings_changes += 1;
        self.vacations.remove(&user);
        self.blocks.remove(&user);
        for blocked in self.blocks.values_mut() {
            blocked.retain(|(_, it)| it.user != user);
        }
        self.refused_deletions.retain(|_, it| it.user != Some(user));
        Ok(changed)
    }
}

/// Whether a message is only for the player of a seat, or mentions them.
fn is_for(kind: MessageKind, seat: Seat) -> bool {
    kind == MessageKind::Hand(seat) || is_call(kind, seat)
}

/// Whether a message calls the player of a seat.
fn is_call(kind: MessageKind, seat: Seat) -> bool {
    [MessageKind::Mention(seat), MessageKind::Reminder(seat)].contains(&kind)
}

impl StoredMatch {
    /// Whether a pseudonym has a seat, or an open invitation.
    fn awaits_pseudonym(&self) -> bool {
        let mut players = self.seating.players();
        let mut invitations = self.settings.invitations.iter();
        players.any(|(_, it)| it.user.is_pseudonym() && self.is_active(it.user))
            || matches!(self.stage, StoredStage::Lobby)
                && invitations.any(|it| it.user.is_pseudonym() && it.state == InvitationState::Open)
    }

    /// Replaces a user by a pseudonym. If the match has not ended, its messages are then behind.
    fn rename(&mut self, user: UserId, pseudonym: &Pseudonym) {
        let before = i64::from(self.revision);
        self.revision += 1;
        if self.is_open() {
            self.work.make_due_now();
        } else {
            let (seat, is_readable) = (self.seating.seat_of(user), self.readable_stage().is_some());
            for state in self.messages.values_mut() {
                let is_call = seat.is_some_and(|seat| is_call(state.kind, seat));
                if is_call && state.message().is_some() {
                    // It is deleted.
                    self.is_unpresented |= is_readable;
                } else if state.revision == before {
                    state.revision += 1;
                }
            }
        }
        if self.settings.host == user {
            self.settings.host = pseudonym.user;
        }
        if self.settings.last_first == Some(user) {
            self.settings.last_first = Some(pseudonym.user);
        }
        for invitation in &mut self.settings.invitations {
            if invitation.user == user {
                invitation.user = pseudonym.user;
                invitation.name = pseudonym.name.as_str().into();
                if invitation.state == InvitationState::Open {
                    invitation.state = InvitationState::Declined;
                }
            }
        }
        let Some(seat) = self.seating.seat_of(user) else {
            return;
        };
        self.seating.rename(user, pseudonym.user, &pseudonym.name);
        if let Some(header) = self.lines.first_mut() {
            *header = rename_in_record(header, seat, &pseudonym.name);
        }
        let is_alone = self.settings.guild.is_none();
        if is_alone {
            self.settings.channel = ChannelId(0);
        }
        let messages = self.messages.values_mut();
        for state in messages.filter(|it| is_alone || it.kind == MessageKind::Hand(seat)) {
            *state = MessageState {
                kind: state.kind,
                placement: Placement::None,
                revision: self.revision.into(),
                posted_at_line: state.posted_at_line,
                posting: None,
                superseded: None,
            };
        }
    }
}
