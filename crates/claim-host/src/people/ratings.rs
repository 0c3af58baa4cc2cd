//! How the end of a match changes its players' ratings.
//!
//! A match counts on eight ladders: in its server and in all servers, in its game and in all games,
//! of all time and of the month (UTC). `rating_changes` keeps how a match changed the all-time
//! ratings. `matches.rated_number` numbers the rated matches in the order in which they were rated,
//! so that `claim-bot ratings rebuild` comes to the same figures. `docs/ratings.md` explains the
//! method.

use std::collections::BTreeMap;

use claim_store::RatingChange;
use claim_table::Table;
use claim_table::timestamp::Timestamp;

use crate::{Host, Messenger};

impl<M: Messenger> Host<M> {
    /// The rating changes that a match that has just ended causes; see [`Table::finishes`] for what is rated.
    /// Empty if the server has switched ratings off.
    pub(crate) async fn rate(
        &self,
        table: &Table,
        ended_at: Timestamp,
    ) -> claim_store::Result<Vec<RatingChange>> {
        if let Some(guild) = table.settings().guild
            && !self.server_settings(guild).await?.is_rated
        {
            return Ok(Vec::new());
        }
        let mut before = BTreeMap::new();
        for (ladder, user) in claim_store::rated_by(table, ended_at) {
            let rating = self.shared.store.rating(ladder, user).await?;
            before.insert((ladder, user), rating);
        }
        Ok(claim_store::rate(table, ended_at, &before))
    }
}
