//! The limits on open tables and running matches. They are checked under a lock that is held until
//! what was allowed is stored, so that two commands at once do not exceed them together.

use tokio::sync::MutexGuard;

use super::{CommandError, Host, Messenger};
use crate::limits::ReachedLimit;
use crate::table::{Player, Stage, Table};

impl<M: Messenger> Host<M> {
    /// Checks that a change of a table is within the limits: a table that is opened, a person who takes
    /// a seat, a match that starts. `before` is `None` for a new table. The guard has to be held until
    /// the change is stored; there is none for changes that no limit concerns.
    ///
    /// # Errors
    ///
    /// If a limit is reached, or the database fails.
    pub(super) async fn check_limits(
        &self,
        before: Option<&Table>,
        after: &Table,
    ) -> Result<Option<MutexGuard<'_, ()>>, CommandError> {
        let was_seated = |player: &Player| {
            before.is_some_and(|table| table.seating().seat_of(player.user).is_some())
        };
        let is_lobby = |table: &Table| matches!(table.stage(), Stage::Lobby);
        let starts = before.is_none_or(is_lobby) && after.running().is_some();
        let players = after.seating().players().map(|(_, player)| player);
        let joining: Vec<_> = players.filter(|player| !was_seated(player)).collect();
        if joining.is_empty() && !starts {
            return Ok(None);
        }
        let guard = self.shared.limits_lock.lock().await;
        if before.is_none() && is_lobby(after) {
            self.check_open_tables(after).await?;
        }
        for player in joining {
            self.check_matches_of(player, ReachedLimit::OwnMatches)
                .await?;
        }
        if starts {
            self.check_start(after).await?;
        }
        Ok(Some(guard))
    }

    /// Checks that a table may be opened.
    async fn check_open_tables(&self, table: &Table) -> Result<(), CommandError> {
        let store = &self.shared.store;
        let settings = table.settings();
        let limit = self.shared.limits.open_tables_per_person;
        if store.open_tables_of(settings.host).await? >= limit {
            return Err(ReachedLimit::OwnTables(limit).into());
        }
        if let Some(guild) = settings.guild {
            let limit = self.limits_in(guild).await?.open_tables_per_server;
            if store.open_tables_in(guild).await? >= limit {
                return Err(ReachedLimit::ServerTables(limit).into());
            }
        }
        self.check_matches_in_server(table).await
    }

    /// Checks that the match of a table may start.
    async fn check_start(&self, table: &Table) -> Result<(), CommandError> {
        self.check_matches_in_server(table).await?;
        for (_, player) in table.seating().players() {
            let reached = |limit| ReachedLimit::PlayerMatches(player.name.clone(), limit);
            self.check_matches_of(player, reached).await?;
        }
        Ok(())
    }

    async fn check_matches_in_server(&self, table: &Table) -> Result<(), CommandError> {
        let Some(guild) = table.settings().guild else {
            return Ok(());
        };
        let limit = self.limits_in(guild).await?.matches_per_server;
        let running = self.shared.store.running_matches_in(guild);
        if running.await? >= limit {
            return Err(ReachedLimit::ServerMatches(limit).into());
        }
        Ok(())
    }

    async fn check_matches_of(
        &self,
        player: &Player,
        reached: impl FnOnce(u32) -> ReachedLimit,
    ) -> Result<(), CommandError> {
        let limit = self.shared.limits.matches_per_person;
        if self.shared.store.running_matches_of(player.user).await? >= limit {
            return Err(reached(limit).into());
        }
        Ok(())
    }
}
