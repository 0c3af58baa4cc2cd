//! Questions that change nothing: one's own matches, the ladder, a match as it once stood.

use super::{Denied, Front, Host};
use crate::ids::{GuildId, MatchId, UserId};
use crate::record::{Line, Replay};
use crate::rules::PublicView;
use crate::store::{LadderRow, Page};
use crate::table::{Refusal, Table};

/// A finished match as it stood at some point.
#[derive(Clone, Debug)]
pub struct Position {
    /// The match.
    pub table: Table,
    /// What everybody knew then.
    pub view: PublicView,
    /// After how many actions.
    pub actions: u32,
    /// How many there were in all.
    pub total: u32,
}

impl<F: Front> Host<F> {
    /// The tables somebody sits at whose match has not ended, oldest first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn matches_of(&self, user: UserId) -> Result<Vec<Table>, Denied> {
        let mut tables = Vec::new();
        for id in self.shared.store.open_matches_of(user).await? {
            tables.push(self.table(id).await?);
        }
        Ok(tables)
    }

    /// The last `most` tables somebody sat at whose match is over, the latest first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn ended_matches_of(&self, user: UserId, most: u32) -> Result<Vec<Table>, Denied> {
        let mut tables = Vec::new();
        for id in self.shared.store.ended_matches_of(user, most).await? {
            tables.push(self.table(id).await?);
        }
        Ok(tables)
    }

    /// A page of a server's ladder, from 0, and the row of whoever asks.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn ladder(
        &self,
        guild: GuildId,
        asker: UserId,
        page: u32,
        per_page: u32,
    ) -> Result<Page<LadderRow>, Denied> {
        Ok(self
            .shared
            .store
            .ladder(guild, asker, page, per_page)
            .await?)
    }

    /// The record of a match that has ended. That of a running one is nobody's to see.
    ///
    /// # Errors
    ///
    /// If there is no such match, it is not over, or the database fails.
    pub async fn record(&self, id: MatchId) -> Result<(Table, String), Denied> {
        let table = self.table(id).await?;
        if table.dealt().is_none() {
            return Err(Refusal::NotStarted.into());
        }
        if !table.is_over() {
            return Err(Refusal::AlreadyRunning.into());
        }
        Ok((table, self.shared.store.record(id).await?))
    }

    /// A match that has ended as it stood after so many actions, or at its end.
    ///
    /// # Errors
    ///
    /// As for [`Host::record`].
    pub async fn position(&self, id: MatchId, actions: u32) -> Result<Position, Denied> {
        let (table, record) = self.record(id).await?;
        let count = |replay: &Replay| u32::try_from(replay.actions()).unwrap_or(u32::MAX);
        let mut lines = record.lines();
        let mut replay = Replay::begin(lines.next().unwrap_or_default())?;
        let mut then = replay.clone();
        for text in lines {
            let line = replay.parse(text)?;
            replay.step(&line)?;
            let is_played = matches!(line, Line::Action { .. } | Line::Chance(_));
            if is_played && count(&replay) <= actions {
                then = replay.clone();
            }
        }
        Ok(Position {
            table,
            view: then.state().public_view(),
            actions: count(&then),
            total: count(&replay),
        })
    }
}
