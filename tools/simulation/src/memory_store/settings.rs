//! The settings of people and servers.

use async_trait::async_trait;
use claim_store::{Result, SettingsStore};
use claim_table::ids::{GuildId, MatchId, UserId};
use claim_table::locale::Locale;
use claim_table::settings::{PersonalSetting, PersonalSettings, ServerSetting, ServerSettings};

use super::MemoryStore;
use super::stored_match::StoredMatch;

#[async_trait]
impl SettingsStore for MemoryStore {
    async fn personal_settings(&self, user: UserId) -> Result<PersonalSettings> {
        self.read("personal_settings", |data| {
            Ok(data.settings.get(&user).copied().unwrap_or_default())
        })
        .await
    }

    async fn switch_setting(
        &self,
        user: UserId,
        setting: PersonalSetting,
        on: bool,
    ) -> Result<PersonalSettings> {
        self.change("switch_setting", |data| {
            let settings = data.settings.entry(user).or_default();
            *settings = settings.with(setting, on);
            data.settings_changes += 1;
            Ok(*settings)
        })
        .await
    }

    async fn set_language(
        &self,
        user: UserId,
        language: Option<Locale>,
    ) -> Result<PersonalSettings> {
        self.change("set_language", |data| {
            let settings = data.settings.entry(user).or_default();
            settings.language = language;
            data.settings_changes += 1;
            Ok(*settings)
        })
        .await
    }

    async fn server_settings(&self, guild: GuildId) -> Result<ServerSettings> {
        self.read("server_settings", |data| {
            Ok(data.servers.get(&guild).cloned().unwrap_or_default())
        })
        .await
    }

    async fn change_server_setting(
        &self,
        guild: GuildId,
        change: ServerSetting,
    ) -> Result<ServerSettings> {
        self.change("change_server_setting", |data| {
            let settings = data.servers.entry(guild).or_default();
            *settings = settings.clone().with(change);
            data.settings_changes += 1;
            Ok(settings.clone())
        })
        .await
    }

    async fn set_owner_notified(&self, guild: GuildId) -> Result<()> {
        self.change("set_owner_notified", |data| {
            if let Some(settings) = data.servers.get_mut(&guild) {
                settings.is_owner_notified = true;
            }
            Ok(())
        })
        .await
    }

    async fn unfinished_matches_in_guild(&self, guild: GuildId) -> Result<Vec<MatchId>> {
        self.read("unfinished_matches_in_guild", |data| {
            let matches = data.matches.values();
            let open = matches.filter(|it| it.is_open() && it.settings.guild == Some(guild));
            let mut matches: Vec<_> = open.collect();
            matches.sort_by_key(|stored| stored.settings.opened_at);
            Ok(matches.into_iter().map(StoredMatch::id).collect())
        })
        .await
    }
}
