//! People's settings: read from the database once, kept in memory, and effective as soon as they
//! change.

use std::collections::HashMap;

use super::{CommandError, Host, Messenger};
use crate::ids::{MatchId, UserId};
use crate::settings::{PersonalSettings, Setting};
use crate::store::{self, Audience};

/// How many people's settings are kept in memory. When there are more, all are read again.
const MAX_KNOWN: usize = 10_000;

/// The settings that were read or changed lately.
#[derive(Debug, Default)]
pub(super) struct KnownSettings(HashMap<UserId, PersonalSettings>);

impl KnownSettings {
    fn remember(&mut self, user: UserId, settings: PersonalSettings) {
        if self.0.len() == MAX_KNOWN {
            self.0.clear();
        }
        self.0.insert(user, settings);
    }
}

impl<M: Messenger> Host<M> {
    /// The settings of a person.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn personal_settings(&self, user: UserId) -> store::Result<PersonalSettings> {
        let mut known = self.shared.settings.lock().await;
        if let Some(&settings) = known.0.get(&user) {
            return Ok(settings);
        }
        let settings = self.shared.store.personal_settings(user).await?;
        known.remember(user, settings);
        Ok(settings)
    }

    /// Switches a setting of a person. The private messages of their running matches are updated, and
    /// what they want to be played for them is played. Returns all their settings.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn change_setting(
        &self,
        user: UserId,
        setting: Setting,
        on: bool,
    ) -> Result<PersonalSettings, CommandError> {
        let settings = {
            let mut known = self.shared.settings.lock().await;
            // A commit may succeed although it is reported as failed. Only the database knows.
            known.0.remove(&user);
            let store = &self.shared.store;
            let settings = store.switch_setting(user, setting, on).await?;
            known.remember(user, settings);
            settings
        };
        for id in self.shared.store.open_matches_of(user).await? {
            if let Err(error) = self.apply_settings(user, id).await {
                tracing::error!(%id, ?error, "could not apply a changed setting to a match");
            }
        }
        Ok(settings)
    }

    async fn apply_settings(&self, user: UserId, id: MatchId) -> Result<(), CommandError> {
        let entry = self.entry(id).await?;
        self.play_newly_forced(&entry).await?;
        let table = self.lock_table(&entry).await?.table.clone();
        let seat = table.seating().seat_of(user);
        if let Some(seat) = seat {
            self.outdate_message(id, &entry, Audience::Hand(seat))
                .await?;
        }
        self.present(id);
        Ok(())
    }
}
