//! The settings of people and servers: read from the database once, cached, and effective as soon as they
//! change.
//!
//! If other processes may change them, commands and answers to people read them from the store each time. The
//! presenter uses the cached settings. These are at least as new as what this process knows of the messages'
//! rows ([`Host::compare_settings`]), and a process that changes a setting marks these rows as outdated
//! afterwards. So a message that shows an old setting is always updated again.

use std::collections::BTreeMap;

use claim_store::MessageKind;
use claim_table::ids::{ChannelId, GuildId, MatchId, UserId};
use claim_table::limits::Limits;
use claim_table::locale::Locale;
use claim_table::settings::{PersonalSetting, PersonalSettings, ServerSetting, ServerSettings};
use claim_table::{Table, TableSettings};

use crate::{BackgroundWork, CommandError, DeliveryError, Host, Messenger};

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

impl<M: Messenger> Host<M> {
    /// The settings of a person.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn personal_settings(&self, user: UserId) -> claim_store::Result<PersonalSettings> {
        if self.shared.process.is_some() {
            return self.shared.store.personal_settings(user).await;
        }
        self.known_personal_settings(user).await
    }

    /// The settings of a person, possibly cached: for messages that the presenter updates.
    pub(crate) async fn known_personal_settings(
        &self,
        user: UserId,
    ) -> claim_store::Result<PersonalSettings> {
        let mut known = self.shared.settings.lock().await;
        if let Some(&settings) = known.people.get(&user) {
            return Ok(settings);
        }
        let settings = self.shared.store.personal_settings(user).await?;
        remember(&mut known.people, user, settings);
        Ok(settings)
    }

    /// Switches a setting of a person on or off. Updates the private messages of their running matches, and
    /// plays what has become forced. Returns all their settings.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn change_setting(
        &self,
        user: UserId,
        setting: PersonalSetting,
        on: bool,
    ) -> Result<PersonalSettings, CommandError> {
        let change = self.shared.store.switch_setting(user, setting, on);
        self.change_personal(user, change).await
    }

    /// Sets the language of a person; `None` means that of their Discord client. Updates the private messages
    /// of their running matches. Returns all their settings.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn change_language(
        &self,
        user: UserId,
        language: Option<Locale>,
    ) -> Result<PersonalSettings, CommandError> {
        let change = self.shared.store.set_language(user, language);
        self.change_personal(user, change).await
    }

    async fn change_personal(
        &self,
        user: UserId,
        change: impl Future<Output = claim_store::Result<PersonalSettings>>,
    ) -> Result<PersonalSettings, CommandError> {
        let settings = {
            let mut known = self.shared.settings.lock().await;
            // Dropped first: a commit may succeed although it is reported as failed.
            known.people.remove(&user);
            let settings = change.await?;
            remember(&mut known.people, user, settings);
            settings
        };
        if let Err(error) = self.apply_personal_settings(user).await {
            tracing::warn!(?error, "could not apply a changed setting, will retry");
            self.supervise(BackgroundWork::Recovery, None, move |host| async move {
                host.apply_personal_settings(user).await
            });
        }
        Ok(settings)
    }

    /// Updates what shows a person's settings, or follows from them, in all their matches.
    async fn apply_personal_settings(&self, user: UserId) -> Result<(), CommandError> {
        for id in self.shared.store.unfinished_matches_of(user).await? {
            if let Err(error) = self.apply_settings(user, id).await {
                tracing::warn!(%id, ?error, "could not apply a changed setting to a match, will retry");
                self.supervise(BackgroundWork::Recovery, id, move |host| async move {
                    host.apply_settings(user, id).await
                });
            }
        }
        Ok(())
    }

    async fn apply_settings(&self, user: UserId, id: MatchId) -> Result<(), CommandError> {
        let entry = self.entry(id).await?;
        self.play_newly_forced(&entry).await?;
        let table = self.lock_table(&entry).await?.table.clone();
        let seat = table.seating().seat_of(user);
        if let Some(seat) = seat {
            for kind in [MessageKind::Hand(seat), MessageKind::Reminder(seat)] {
                self.mark_outdated(&entry, kind).await?;
            }
        }
        if table.is_direct() {
            self.mark_outdated(&entry, MessageKind::Public).await?;
        }
        self.present(id);
        Ok(())
    }

    /// Drops all cached settings if settings were changed since they were read. `changes` was read together
    /// with the rows of a match's messages. Called before those rows are noted.
    pub(crate) async fn compare_settings(&self, changes: i64) {
        let mut known = self.shared.settings.lock().await;
        if changes > known.changes {
            *known = KnownSettings {
                changes,
                ..KnownSettings::default()
            };
        }
    }

    /// Drops the cached settings of a person whose data was deleted.
    pub(crate) async fn forget_settings(&self, user: UserId) {
        self.shared.settings.lock().await.people.remove(&user);
    }

    /// The limits that the operator has configured.
    #[must_use]
    pub fn limits(&self) -> Limits {
        self.shared.limits
    }

    /// Totals over all servers.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn totals(&self) -> claim_store::Result<claim_store::Totals> {
        self.shared.store.totals().await
    }

    /// The settings of a server.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn server_settings(&self, guild: GuildId) -> claim_store::Result<ServerSettings> {
        if self.shared.process.is_some() {
            return self.shared.store.server_settings(guild).await;
        }
        self.known_server_settings(guild).await
    }

    /// The settings of a server, possibly cached: for messages that the presenter updates.
    pub(crate) async fn known_server_settings(
        &self,
        guild: GuildId,
    ) -> claim_store::Result<ServerSettings> {
        let mut known = self.shared.settings.lock().await;
        if let Some(settings) = known.servers.get(&guild) {
            return Ok(settings.clone());
        }
        let settings = self.shared.store.server_settings(guild).await?;
        remember(&mut known.servers, guild, settings.clone());
        Ok(settings)
    }

    /// Records that the owner of a server was notified that the bot may not start threads.
    pub(crate) async fn set_owner_notified(&self, guild: GuildId) -> claim_store::Result<()> {
        let mut known = self.shared.settings.lock().await;
        known.servers.remove(&guild);
        self.shared.store.set_owner_notified(guild).await
    }

    /// Changes a setting of a server. The caller has checked the person's permission. If the language
    /// changes, the public messages of the server's open tables and running matches are updated. Returns all
    /// settings of the server.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn change_server_setting(
        &self,
        guild: GuildId,
        change: ServerSetting,
    ) -> Result<ServerSettings, CommandError> {
        let is_language = matches!(change, ServerSetting::Language(_));
        let settings = {
            let mut known = self.shared.settings.lock().await;
            known.servers.remove(&guild);
            let store = &self.shared.store;
            let settings = store.change_server_setting(guild, change).await?;
            remember(&mut known.servers, guild, settings.clone());
            settings
        };
        if is_language && let Err(error) = self.apply_server_language(guild).await {
            tracing::warn!(?error, "could not apply a changed language, will retry");
            self.supervise(BackgroundWork::Recovery, None, move |host| async move {
                host.apply_server_language(guild).await
            });
        }
        Ok(settings)
    }

    /// Updates the public messages of a server's open tables and running matches.
    async fn apply_server_language(&self, guild: GuildId) -> Result<(), CommandError> {
        for id in self.shared.store.unfinished_matches_in_guild(guild).await? {
            if let Err(error) = self.apply_language(id).await {
                tracing::warn!(%id, ?error, "could not apply a changed language to a match, will retry");
                self.supervise(BackgroundWork::Recovery, id, move |host| async move {
                    host.apply_language(id).await
                });
            }
        }
        Ok(())
    }

    async fn apply_language(&self, id: MatchId) -> Result<(), CommandError> {
        let entry = self.entry(id).await?;
        self.mark_outdated(&entry, MessageKind::Public).await?;
        self.present(id);
        Ok(())
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

    /// As [`Host::check_channel`], for the channel of an earlier match.
    pub(crate) async fn check_channel_of(&self, old: &Table) -> Result<(), CommandError> {
        let TableSettings { guild, channel, .. } = *old.settings();
        match self.check_channel(guild, channel, None).await {
            Err(CommandError::NoTablesHere(_)) => {}
            checked => return checked,
        }
        // A thread is allowed if its channel is.
        let parent = match self.shared.messenger.parent_of(channel).await {
            Err(
                DeliveryError::ChannelLost
                | DeliveryError::ChannelInaccessible
                | DeliveryError::Refused(_),
            ) => None,
            parent => parent.map_err(anyhow::Error::from)?,
        };
        self.check_channel(guild, channel, parent).await
    }

    /// The operator's limits, lowered to those of a server.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn limits_in(&self, guild: GuildId) -> claim_store::Result<Limits> {
        let settings = self.server_settings(guild).await?;
        Ok(settings.lowered(self.shared.limits))
    }
}
