//! What people have set for themselves.

use async_trait::async_trait;

use super::error::Result;
use crate::ids::UserId;
use crate::settings::{PersonalSettings, Setting};

/// Stores people's settings.
#[async_trait]
pub trait SettingsStore: Send + Sync {
    /// The settings of a user.
    ///
    /// # Errors
    ///
    /// See [`Error`](super::Error).
    async fn personal_settings(&self, user: UserId) -> Result<PersonalSettings>;

    /// Switches one setting of a user, whatever the others are, and returns them all.
    ///
    /// # Errors
    ///
    /// See [`Error`](super::Error).
    async fn switch_setting(
        &self,
        user: UserId,
        setting: Setting,
        on: bool,
    ) -> Result<PersonalSettings>;
}
