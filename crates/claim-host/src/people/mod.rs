//! What belongs to people and not to a match: settings, ratings, profiles, vacations, blocks, their data.

mod blocks;
pub(crate) mod profiles;
mod ratings;
pub(crate) mod settings;
pub(crate) mod vacations;

use std::sync::Arc;

use claim_store::{Pseudonym, RatingChange, Store};
use claim_table::Table;
use claim_table::ids::{MatchId, UserId};
use claim_table::limits::Limits;
use claim_table::rating::{MAX_RATED_PER_PAIR, PAIR_WINDOW};
use claim_table::timestamp::Timestamp;
use serde_json::{Map, Value};
use tokio::sync::{Mutex, MutexGuard};

use self::ratings::Ratings;
use self::settings::KnownSettings;
use crate::Environment;

/// The owner of what belongs to people and servers.
#[derive(Debug)]
pub struct People {
    store: Arc<dyn Store>,
    environment: Environment,
    limits: Limits,
    settings: Mutex<KnownSettings>,
    ratings: Ratings,
}

impl People {
    /// The people and servers in a store.
    pub(crate) fn new(store: Arc<dyn Store>, environment: Environment, limits: Limits) -> Self {
        Self {
            ratings: Ratings::new(store.clone()),
            store,
            environment,
            limits,
            settings: Mutex::default(),
        }
    }

    /// The limits that the operator has configured.
    #[must_use]
    pub const fn limits(&self) -> Limits {
        self.limits
    }

    /// Totals over all servers.
    pub async fn totals(&self) -> claim_store::Result<claim_store::Totals> {
        self.store.totals().await
    }

    /// Everything that is stored about a person: see [`PersonStore::personal_data`](claim_store::PersonStore).
    pub async fn personal_data(&self, user: UserId) -> claim_store::Result<Map<String, Value>> {
        self.store.personal_data(user).await
    }

    /// Deletes the data of a person, who is replaced by a pseudonym in the matches they have played. Returns the matches
    /// that this has changed.
    ///
    /// # Errors
    ///
    /// [`claim_store::Error::Conflict`] while they have a part in a match that has not ended.
    pub(crate) async fn forget(
        &self,
        user: UserId,
        pseudonym: &Pseudonym,
    ) -> claim_store::Result<Vec<MatchId>> {
        // Keeps ratings from being read before the deletion and saved after it.
        let guard = self.ratings.lock().await;
        let forgotten = self.store.forget_person(user, pseudonym).await;
        drop(guard);
        let changed = forgotten?;
        self.forget_settings(user).await;
        Ok(changed)
    }

    /// Keeps other tasks from changing ratings: held from reading ratings until the changed ones are committed.
    pub(crate) async fn lock_ratings(&self) -> MutexGuard<'_, ()> {
        self.ratings.lock().await
    }

    /// Whether a match that would start now is not rated because two of its players have just played as many rated
    /// matches together as count.
    pub(crate) async fn has_frequent_pair(
        &self,
        table: &Table,
        now: Timestamp,
    ) -> claim_store::Result<bool> {
        let people = table.people_to_rate();
        if people.len() < 2 {
            return Ok(false);
        }
        if let Some(guild) = table.settings().guild
            && !self.server_settings(guild).await?.is_rated
        {
            return Ok(false);
        }
        let since = now - PAIR_WINDOW;
        self.store
            .has_frequent_pair(&people, since, MAX_RATED_PER_PAIR)
            .await
    }

    /// The rating changes that a match that has just ended causes. Empty if the server has switched ratings off.
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
        self.ratings.changes(table, ended_at).await
    }
}
