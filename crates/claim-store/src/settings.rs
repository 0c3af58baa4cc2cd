//! The settings of people and of servers.

use async_trait::async_trait;
use claim_table::ids::{GuildId, MatchId, UserId};
use claim_table::locale::Locale;
use claim_table::settings::{PersonalSetting, PersonalSettings, ServerSetting, ServerSettings};

use super::error::Result;

/// Stores the settings of people and servers.
#[async_trait]
pub trait SettingsStore: Send + Sync {
    /// The settings of a user.
    async fn personal_settings(&self, user: UserId) -> Result<PersonalSettings>;

    /// Switches one setting of a user, and returns all their settings.
    async fn switch_setting(
        &self,
        user: UserId,
        setting: PersonalSetting,
        on: bool,
    ) -> Result<PersonalSettings>;

    /// Sets the language of a user (`None` for that of their Discord client), and returns all their settings.
    async fn set_language(
        &self,
        user: UserId,
        language: Option<Locale>,
    ) -> Result<PersonalSettings>;

    /// The settings of a server.
    async fn server_settings(&self, guild: GuildId) -> Result<ServerSettings>;

    /// Changes one setting of a server, and returns all its settings.
    async fn change_server_setting(
        &self,
        guild: GuildId,
        change: ServerSetting,
    ) -> Result<ServerSettings>;

    /// Records that the owner of a server was notified: see [`ServerSettings::is_owner_notified`].
    async fn set_owner_notified(&self, guild: GuildId) -> Result<()>;

    /// The matches of a server that have not ended, oldest first.
    async fn unfinished_matches_in_guild(&self, guild: GuildId) -> Result<Vec<MatchId>>;
}
