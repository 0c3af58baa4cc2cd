//! The settings of people and servers: read from the database once, cached, and effective as soon as they
//! change.
//!
//! If other processes may change them, commands and answers to people read them from the store each time. The
//! presenter uses the cached settings. These are at least as new as what this process knows of the messages'
//! rows ([`People::compare_settings`]), and a process that changes a setting marks these rows as outdated
//! afterwards. So a message that shows an old setting is always updated again.

use std::collections::BTreeMap;

use claim_table::ids::{ChannelId, GuildId, UserId};
use claim_table::limits::Limits;
use claim_table::settings::{PersonalSettings, ServerSetting, ServerSettings};

use super::People;
use crate::CommandError;

/// How many people's, and how many servers', settings are cached. When there are more, the cache is cleared.
const MAX_KNOWN: usize = 10_000;

/// The cached settings.
#[derive(Debug, Default)]
pub(crate) struct KnownSettings {
    people: BTreeMap<UserId, PersonalSettings>,
    servers: BTreeMap<GuildId, ServerSettings>,
    /// The store's counter of setting changes when these were read, or an earlier value of it.
    changes: i64,
}

fn remember<K: Ord, V>(known: &mut BTreeMap<K, V>, key: K, settings: V) {
    if known.len() == MAX_KNOWN {
        known.clear();
    }
    known.insert(key, settings);
}

impl People {
    /// The settings of a person.
    pub async fn personal_settings(&self, user: UserId) -> claim_store::Result<PersonalSettings> {
        if self.store.is_shared() {
            return self.store.personal_settings(user).await;
        }
        self.known_personal_settings(user).await
    }

    /// The settings of a person, possibly cached: for messages that the presenter updates.
    pub(crate) async fn known_personal_settings(
        &self,
        user: UserId,
    ) -> claim_store::Result<PersonalSettings> {
        let mut known = self.settings.lock().await;
        if let Some(&settings) = known.people.get(&user) {
            return Ok(settings);
        }
        let settings = self.store.personal_settings(user).await?;
        remember(&mut known.people, user, settings);
        Ok(settings)
    }

    /// Carries out a change of a person's settings. Returns all their settings.
    pub(crate) async fn change_personal(
        &self,
        user: UserId,
        change: impl Future<Output = claim_store::Result<PersonalSettings>>,
    ) -> claim_store::Result<PersonalSettings> {
        let mut known = self.settings.lock().await;
        // Dropped first: a commit may succeed although it is reported as failed.
        known.people.remove(&user);
        let settings = change.await?;
        remember(&mut known.people, user, settings);
        Ok(settings)
    }

    /// Drops all cached settings if settings were changed since they were read. `changes` was read together
    /// with the rows of a match's messages. Called before those rows are noted.
    pub(crate) async fn compare_settings(&self, changes: i64) {
        let mut known = self.settings.lock().await;
        if changes > known.changes {
            *known = KnownSettings {
                changes,
                ..KnownSettings::default()
            };
        }
    }

    /// Drops the cached settings of a person whose data was deleted.
    pub(super) async fn forget_settings(&self, user: UserId) {
        self.settings.lock().await.people.remove(&user);
    }

    /// The settings of a server.
    pub async fn server_settings(&self, guild: GuildId) -> claim_store::Result<ServerSettings> {
        if self.store.is_shared() {
            return self.store.server_settings(guild).await;
        }
        self.known_server_settings(guild).await
    }

    /// The settings of a server, possibly cached: for messages that the presenter updates.
    pub(crate) async fn known_server_settings(
        &self,
        guild: GuildId,
    ) -> claim_store::Result<ServerSettings> {
        let mut known = self.settings.lock().await;
        if let Some(settings) = known.servers.get(&guild) {
            return Ok(settings.clone());
        }
        let settings = self.store.server_settings(guild).await?;
        remember(&mut known.servers, guild, settings.clone());
        Ok(settings)
    }

    /// Records that the owner of a server was notified that the bot may not start threads.
    pub(crate) async fn set_owner_notified(&self, guild: GuildId) -> claim_store::Result<()> {
        let mut known = self.settings.lock().await;
        known.servers.remove(&guild);
        self.store.set_owner_notified(guild).await
    }

    /// Changes a setting of a server. Returns all its settings.
    pub(crate) async fn change_server(
        &self,
        guild: GuildId,
        change: ServerSetting,
    ) -> claim_store::Result<ServerSettings> {
        let mut known = self.settings.lock().await;
        known.servers.remove(&guild);
        let settings = self.store.change_server_setting(guild, change).await?;
        remember(&mut known.servers, guild, settings.clone());
        Ok(settings)
    }

    /// Refuses to open a table in a channel if the server's settings do not allow it.
    pub(crate) async fn check_channel(
        &self,
        guild: Option<GuildId>,
        channel: ChannelId,
        parent: Option<ChannelId>,
    ) -> Result<(), CommandError> {
        let Some(guild) = guild else { return Ok(()) };
        let settings = self.server_settings(guild).await?;
        if settings.allows_tables_in(channel, parent) {
            Ok(())
        } else {
            Err(CommandError::NoTablesHere(Box::new(settings)))
        }
    }

    /// The operator's limits, lowered to those of a server.
    pub async fn limits_in(&self, guild: GuildId) -> claim_store::Result<Limits> {
        let settings = self.server_settings(guild).await?;
        Ok(settings.lowered(self.limits))
    }
}
