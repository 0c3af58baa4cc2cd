//! What people have set for themselves.

use async_trait::async_trait;

use super::MemoryStore;
use crate::ids::UserId;
use crate::settings::{PersonalSettings, Setting};
use crate::store::error::Result;
use crate::store::settings::SettingsStore;

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
        setting: Setting,
        on: bool,
    ) -> Result<PersonalSettings> {
        self.change("switch_setting", |data| {
            let settings = data.settings.entry(user).or_default();
            *settings = settings.with(setting, on);
            Ok(*settings)
        })
        .await
    }
}
