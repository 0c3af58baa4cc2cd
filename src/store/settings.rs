//! What people have set for themselves.

use async_trait::async_trait;

use super::error::Result;
use crate::ids::UserId;
use crate::settings::PersonalSettings;

/// Stores people's settings.
#[async_trait]
pub trait SettingsStore: Send + Sync {
    /// The settings of a user.
    ///
    /// # Errors
    ///
    /// See [`Error`](super::Error).
    async fn personal_settings(&self, user: UserId) -> Result<PersonalSettings>;

    /// Stores the settings of a user.
    ///
    /// # Errors
    ///
    /// See [`Error`](super::Error).
    async fn save_personal_settings(&self, user: UserId, settings: PersonalSettings) -> Result<()>;
}
