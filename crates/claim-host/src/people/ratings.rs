//! How the end of a match changes its players' ratings.
//!
//! A match counts on eight ladders: in its server and in all servers, in its game and in all games,
//! of all time and of the month (UTC). `rating_changes` keeps how a match changed the all-time
//! ratings. `matches.rated_number` numbers the rated matches in the order in which they were rated,
//! so that `claim-bot ratings rebuild` comes to the same figures. `docs/ratings.md` explains the
//! method.

use std::collections::BTreeMap;
use std::sync::Arc;

use claim_store::{RatingChange, Store};
use claim_table::Table;
use claim_table::timestamp::Timestamp;
use tokio::sync::{Mutex, MutexGuard};

/// The ratings of all people.
#[derive(Debug)]
pub(super) struct Ratings {
    store: Arc<dyn Store>,
    // Two matches of the same player that end at the same time must not overwrite each other's ratings.
    lock: Mutex<()>,
}

impl Ratings {
    /// The ratings in a store.
    pub(super) fn new(store: Arc<dyn Store>) -> Self {
        Self {
            store,
            lock: Mutex::default(),
        }
    }

    /// Keeps other tasks from changing ratings.
    pub(super) async fn lock(&self) -> MutexGuard<'_, ()> {
        self.lock.lock().await
    }

    /// The rating changes that a match that has just ended causes; see [`Table::finishes`] for what is rated.
    pub(super) async fn changes(
        &self,
        table: &Table,
        ended_at: Timestamp,
    ) -> claim_store::Result<Vec<RatingChange>> {
        let mut before = BTreeMap::new();
        for (ladder, user) in claim_store::rated_by(table, ended_at) {
            let rating = self.store.rating(ladder, user).await?;
            before.insert((ladder, user), rating);
        }
        Ok(claim_store::rate(table, ended_at, &before))
    }
}
