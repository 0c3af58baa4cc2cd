//! How the end of a match changes its players' ratings.

use std::collections::BTreeMap;

use super::{Host, Messenger};
use crate::store::{self, RatingChange};
use crate::table::Table;
use crate::timestamp::Timestamp;

impl<M: Messenger> Host<M> {
    /// The rating changes that a match that has just ended causes; see [`Table::finishes`] for what is rated.
    /// Empty if the server has switched ratings off.
    pub(super) async fn rate(
        &self,
        table: &Table,
        ended_at: Timestamp,
    ) -> store::Result<Vec<RatingChange>> {
        if let Some(guild) = table.settings().guild
            && !self.server_settings(guild).await?.is_rated
        {
            return Ok(Vec::new());
        }
        let mut before = BTreeMap::new();
        for (ladder, user) in store::rated_by(table, ended_at) {
            let rating = self.shared.store.rating(ladder, user).await?;
            before.insert((ladder, user), rating);
        }
        Ok(store::rate(table, ended_at, &before))
    }
}
