//! Replays every match of a database.

use claim_table::ids::MatchId;

use crate::error::{Error, Result};
use crate::sql::SqlStore;
use crate::sql::statements::query::query_scalar;

/// How many match ids are read at once.
const BATCH_SIZE: i64 = 500;

/// A step of a database check, and what it has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CheckStep {
    /// The number of matches in the database, which are then replayed one by one.
    Counted(u64),
    /// One more match was replayed, or could not be. What was found in it is reported before this.
    Replayed,
    /// A match cannot be read. The bot sets it aside, or has done so.
    Unreadable {
        /// The match's id, as stored.
        id: String,
        /// Why it cannot be read.
        reason: String,
    },
    /// A match that was set aside can be read again. The bot restores it at its next start.
    Repaired(MatchId),
}

impl SqlStore {
    /// Replays every match. Changes nothing.
    pub(crate) async fn check_matches(
        &self,
        on_step: &mut (dyn FnMut(CheckStep) + Send),
    ) -> Result<()> {
        let total: i64 = query_scalar("SELECT COUNT(*) FROM matches")
            .fetch_one(&self.pool)
            .await?;
        on_step(CheckStep::Counted(u64::try_from(total).unwrap_or_default()));
        let mut position = String::new();
        loop {
            let batch: Vec<String> =
                query_scalar("SELECT id FROM matches WHERE id > $1 ORDER BY id LIMIT $2")
                    .bind(&position)
                    .bind(BATCH_SIZE)
                    .fetch_all(&self.pool)
                    .await?;
            let Some(last) = batch.last() else {
                return Ok(());
            };
            position.clone_from(last);
            for id in batch {
                let found = match id.parse() {
                    Ok(id) => self.check_match(id).await?,
                    Err(_) => Some(CheckStep::Unreadable {
                        id,
                        reason: "the id is not a valid match id".to_owned(),
                    }),
                };
                if let Some(found) = found {
                    on_step(found);
                }
                on_step(CheckStep::Replayed);
            }
        }
    }

    /// Replays a match.
    async fn check_match(&self, id: MatchId) -> Result<Option<CheckStep>> {
        let Some(stored) = self.read_match(id).await? else {
            return Ok(None);
        };
        let is_set_aside = stored.quarantine_reason()?.is_some();
        match stored.restore() {
            Ok(_) => Ok(is_set_aside.then_some(CheckStep::Repaired(id))),
            Err(Error::Corrupt { reason, .. }) => Ok(Some(CheckStep::Unreadable {
                id: id.to_string(),
                reason,
            })),
            Err(error) => Err(error),
        }
    }
}
