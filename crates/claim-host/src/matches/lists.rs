//! A user's matches and the open tables of a server, as lists show them.

use claim_screens::{MyMatch, OpenTable};
use claim_store::MessageKind;
use claim_table::ids::{ChannelId, GuildId, MatchId, UserId};
use claim_table::locale::Locale;
use claim_table::{Stage, Table};

use super::match_info::{lobby, message_url};
use crate::{CommandError, Host, Messenger};

/// How many open tables of a server are read at most.
const MAX_OPEN_TABLES: u32 = 100;

/// The maximum number of running matches that a list shows.
const MAX_RUNNING: u32 = 25;

impl<M: Messenger> Host<M> {
    /// The user's running matches: those in which it is their turn come first, ordered by deadline.
    ///
    /// # Errors
    ///
    /// If the database fails.
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
        let entry = self.entry(table.id()).await?;
        let seat = table.seating().seat_of(user);
        let has_hand = !claim_screens::is_played_in_public(table.game());
        let hand = seat.filter(|_| has_hand);
        let hand = hand.and_then(|seat| entry.message(MessageKind::Hand(seat)));
        Ok(MyMatch {
            info: self.match_info(table, locale).await?,
            your_turn: seat.map(|_| table.is_turn_of(user)),
            hand_url: hand.map(|(channel, message)| {
                format!("https://discord.com/channels/@me/{channel}/{message}")
            }),
        })
    }

    /// The newest open tables of a server.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn open_tables_in(&self, guild: GuildId) -> Result<Vec<Table>, CommandError> {
        let store = &self.shared.store;
        let ids = store.open_tables(guild, MAX_OPEN_TABLES).await?;
        self.open_tables(ids).await
    }

    /// The newest running matches of a channel. Matches in direct messages that were started from there do not count.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn running_matches_in(&self, channel: ChannelId) -> Result<Vec<Table>, CommandError> {
        let store = &self.shared.store;
        let ids = store.running_matches_in(channel, MAX_RUNNING).await?;
        let mut running = Vec::new();
        for id in ids {
            running.extend(self.readable_table(id).await?);
        }
        running.retain(|table| table.running().is_some() && !table.is_direct());
        Ok(running)
    }

    /// The open tables at which a user sits, or to which they are invited.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn open_tables_of(
        &self,
        user: UserId,
        locale: Locale,
    ) -> Result<Vec<OpenTable>, CommandError> {
        let mut ids = self.shared.store.unfinished_matches_of(user).await?;
        for id in self.shared.store.invitations_of(user).await? {
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
            tables.extend(self.readable_table(id).await?);
        }
        tables.retain(|table| matches!(table.stage(), Stage::Lobby));
        Ok(tables)
    }

    /// Open tables as a list shows them to a user.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn list_tables(
        &self,
        tables: &[Table],
        user: UserId,
        locale: Locale,
    ) -> Result<Vec<OpenTable>, CommandError> {
        let mut listed = Vec::new();
        for table in tables {
            let entry = self.entry(table.id()).await?;
            let is_seated = table.seating().seat_of(user).is_some();
            let is_awaited = table.awaited().any(|invitation| invitation.user == user);
            listed.push(OpenTable {
                lobby: lobby(locale, &entry, table),
                url: self.table_url(table).await?,
                can_join: !is_seated
                    && !table.has_removed(user)
                    && (is_awaited || table.open_seats() > 0),
            });
        }
        Ok(listed)
    }

    /// The link to the public message of a table, if it was posted.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn table_url(&self, table: &Table) -> Result<Option<String>, CommandError> {
        let message = self.entry(table.id()).await?.message(MessageKind::Public);
        Ok(message.map(|(channel, message)| message_url(table, channel, message)))
    }

    /// The open tables that a user hosts.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn own_open_tables(&self, user: UserId) -> Result<Vec<Table>, CommandError> {
        let mut tables = self.unfinished_matches_of(user).await?;
        tables.retain(|it| matches!(it.stage(), Stage::Lobby) && it.settings().host == user);
        Ok(tables)
    }
}
