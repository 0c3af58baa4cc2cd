//! A user's matches and the open tables of a server, as lists show them.

use claim_ai::Level;
use claim_rules::cards::Seat;
use claim_screens::{MyMatch, OpenTable};
use claim_table::desk::MessageKind;
use claim_table::ids::{ChannelId, GuildId, MatchId, MessageId, UserId};
use claim_table::locale::Locale;
use claim_table::settings::PersonalSetting;
use claim_table::{Refusal, Seating, Stage, Table};

use super::match_info::{lobby, match_info};
use super::queries::Lists;
use super::registry::Entry;
use crate::CommandError;

/// How many open tables of a server are read at most.
const MAX_OPEN_TABLES: u32 = 100;

/// The maximum number of running matches that a list shows.
const MAX_RUNNING: u32 = 25;

impl Lists {
    /// The user's running matches: those in which it is their turn come first, ordered by deadline.
    pub async fn running_matches_of(&self, user: UserId) -> Result<Vec<Table>, CommandError> {
        let mut running = self.unfinished_matches_of(user).await?;
        running.retain(|table| table.running().is_some());
        running.sort_by_key(|table| {
            let deadline = table.deadline();
            (!table.is_turn_of(user), deadline.is_none(), deadline)
        });
        Ok(running)
    }

    /// One of a user's running matches as a list shows it.
    ///
    /// # Errors
    ///
    /// If the match has not started, or the database fails.
    pub async fn my_match(
        &self,
        table: &Table,
        user: UserId,
        locale: Locale,
    ) -> Result<MyMatch, CommandError> {
        let entry = self.matches.known_entry(table.id()).await?;
        let dealt = table.dealt().ok_or(Refusal::NotStarted)?;
        let seat = table.seating().seat_of(user);
        let has_hand = !claim_screens::is_match_played_in_public(table);
        let hand = seat.filter(|_| has_hand);
        let hand = hand.and_then(|seat| entry.message(MessageKind::Hand(seat)));
        Ok(MyMatch {
            info: match_info(
                locale,
                self.public_url(&entry, table),
                table,
                dealt,
                self.matches.now(),
            ),
            your_turn: seat.map(|_| table.is_turn_of(user)),
            hand_url: hand.map(|(channel, message)| self.platform.link(None, channel, message)),
        })
    }

    /// The newest open tables of a server.
    pub async fn open_tables_in(&self, guild: GuildId) -> Result<Vec<Table>, CommandError> {
        let store = self.matches.store();
        let ids = store.open_tables(guild, MAX_OPEN_TABLES).await?;
        self.open_tables(ids).await
    }

    /// The newest running matches of a channel. Matches in direct messages that were started from there do not count.
    pub async fn running_matches_in(&self, channel: ChannelId) -> Result<Vec<Table>, CommandError> {
        let store = self.matches.store();
        let ids = store.running_matches_in(channel, MAX_RUNNING).await?;
        let mut running = Vec::new();
        for id in ids {
            running.extend(self.matches.readable_table(id).await?);
        }
        running.retain(|table| table.running().is_some() && !table.is_direct());
        Ok(running)
    }

    /// The open tables at which a user sits, or to which they are invited.
    pub async fn open_tables_of(
        &self,
        user: UserId,
        locale: Locale,
    ) -> Result<Vec<OpenTable>, CommandError> {
        let mut ids = self.matches.store().unfinished_matches_of(user).await?;
        for id in self.matches.store().invitations_of(user).await? {
            if !ids.contains(&id) {
                ids.push(id);
            }
        }
        let tables = self.open_tables(ids).await?;
        self.list_tables(&tables, user, locale).await
    }

    /// The open tables among the given matches.
    async fn open_tables(&self, ids: Vec<MatchId>) -> Result<Vec<Table>, CommandError> {
        let mut tables = Vec::new();
        for id in ids {
            tables.extend(self.matches.readable_table(id).await?);
        }
        tables.retain(|table| matches!(table.stage(), Stage::Lobby));
        Ok(tables)
    }

    /// Open tables as a list shows them to a user.
    pub async fn list_tables(
        &self,
        tables: &[Table],
        user: UserId,
        locale: Locale,
    ) -> Result<Vec<OpenTable>, CommandError> {
        let mut listed = Vec::new();
        for table in tables {
            let entry = self.matches.known_entry(table.id()).await?;
            let is_seated = table.seating().seat_of(user).is_some();
            let is_awaited = table.awaited().any(|invitation| invitation.user == user);
            listed.push(OpenTable {
                lobby: lobby(locale, &entry, table),
                url: self.public_url(&entry, table),
                can_join: !is_seated
                    && !table.has_removed(user)
                    && (is_awaited || table.open_seats() > 0),
            });
        }
        Ok(listed)
    }

    /// The link to the public message of a table, if it was posted.
    pub async fn table_url(&self, table: &Table) -> Result<Option<String>, CommandError> {
        let entry = self.matches.known_entry(table.id()).await?;
        Ok(self.public_url(&entry, table))
    }

    /// As [`Lists::table_url`], for a match whose entry the caller already has.
    pub(crate) fn public_url(&self, entry: &Entry, table: &Table) -> Option<String> {
        let message = entry.message(MessageKind::Public)?;
        Some(self.link(table, message))
    }

    /// The link to a message of a match.
    pub(crate) fn link(&self, table: &Table, message: (ChannelId, MessageId)) -> String {
        let (channel, message) = message;
        self.platform.link(table.settings().guild, channel, message)
    }

    /// The open tables that a user hosts.
    pub async fn own_open_tables(&self, user: UserId) -> Result<Vec<Table>, CommandError> {
        let mut tables = self.unfinished_matches_of(user).await?;
        tables.retain(|it| matches!(it.stage(), Stage::Lobby) && it.settings().host == user);
        Ok(tables)
    }

    /// The level of the bots in the user's newest match with bots; medium if there was none lately. Tutorials count:
    /// after one, an easy bot is right.
    pub async fn last_bot_level(&self, user: UserId) -> Result<Level, CommandError> {
        /// How many finished matches are looked at.
        const MAX_MATCHES: u32 = 20;
        let unfinished = self.unfinished_matches_of(user).await?;
        let level = |seating: &Seating| seating.bots().map(|(_, level)| level).next_back();
        let mut newest_first = unfinished.iter().rev();
        if let Some(level) = newest_first.find_map(|it| level(it.seating())) {
            return Ok(level);
        }
        let store = self.matches.store();
        let finished = store.finished_matches_of(user, MAX_MATCHES).await?;
        let level = finished.iter().find_map(|it| level(&it.seating));
        Ok(level.unwrap_or(Level::Medium))
    }

    /// The channel of a match's thread, if it has one.
    pub async fn thread_of(&self, table: &Table) -> Option<ChannelId> {
        let entry = self.matches.known_entry(table.id()).await.ok()?;
        entry.message(MessageKind::Thread).map(|(thread, _)| thread)
    }

    /// The running match in `channel` whose thread is `thread`; `None` if there is none.
    pub async fn match_of_thread(
        &self,
        channel: ChannelId,
        thread: ChannelId,
    ) -> Result<Option<Table>, CommandError> {
        let Some(id) = self
            .matches
            .store()
            .match_of_thread(channel, thread)
            .await?
        else {
            return Ok(None);
        };
        let table = self.matches.readable_table(id).await?;
        Ok(table.filter(|table| table.running().is_some()))
    }

    /// Whether `message` is the current public message of the match, or the current hand of a player.
    pub async fn is_message_of(&self, table: &Table, message: Option<MessageId>) -> bool {
        let Ok(entry) = self.matches.known_entry(table.id()).await else {
            return false;
        };
        let hands = Seat::ALL.into_iter().map(MessageKind::Hand);
        let mut kinds = hands.chain([MessageKind::Public]);
        kinds.any(|kind| {
            let shown = entry.message(kind);
            shown.is_some_and(|(_, shown)| Some(shown) == message)
        })
    }

    /// Whether a hand is nowhere because Discord did not deliver it by direct message, and not because its player wants
    /// it in the channel.
    ///
    /// # Errors
    ///
    /// If the match or the player's settings cannot be read.
    pub async fn is_hand_undelivered(
        &self,
        table: &Table,
        seat: Seat,
    ) -> Result<bool, CommandError> {
        let hand = self.matches.known_entry(table.id()).await?;
        let hand = hand.message_state(MessageKind::Hand(seat));
        let shows_cards = !claim_screens::is_match_played_in_public(table)
            && table
                .running()
                .is_some_and(|dealt| dealt.leave_reason(seat).is_none());
        let is_nowhere = hand.is_some_and(|hand| hand.is_deleted());
        let player = table.seating().player(seat);
        match player.filter(|_| is_nowhere && shows_cards) {
            Some(player) => {
                let settings = self.matches.people().personal_settings(player.user).await?;
                Ok(!settings.is_on(PersonalSetting::HandInChannel))
            }
            None => Ok(false),
        }
    }

    /// Whether `message` is the public message of the match.
    pub async fn is_public_message(&self, table: &Table, message: Option<MessageId>) -> bool {
        let entry = self.matches.known_entry(table.id()).await;
        let public = entry
            .ok()
            .and_then(|entry| entry.message(MessageKind::Public));
        public.is_some_and(|(_, public)| Some(public) == message)
    }
}
