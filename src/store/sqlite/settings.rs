//! The table `personal_settings`.

use async_trait::async_trait;
use sqlx::Row;

use super::columns::encode_id;
use super::database::SqliteStore;
use crate::ids::UserId;
use crate::settings::{PersonalSettings, Setting};
use crate::store::error::Result;
use crate::store::settings::SettingsStore;

#[async_trait]
impl SettingsStore for SqliteStore {
    async fn personal_settings(&self, user: UserId) -> Result<PersonalSettings> {
        let select = concat!(
            "SELECT text_only, forced_plays, high_contrast ",
            "FROM personal_settings WHERE user_id = $1",
        );
        let row = sqlx::query(select)
            .bind(encode_id(user.0))
            .fetch_optional(&self.pool)
            .await?;
        let mut settings = PersonalSettings::default();
        if let Some(row) = row {
            for setting in Setting::ALL {
                let is_on: i64 = row.try_get(column(setting))?;
                settings = settings.with(setting, is_on != 0);
            }
        }
        Ok(settings)
    }

    async fn save_personal_settings(&self, user: UserId, settings: PersonalSettings) -> Result<()> {
        let insert = concat!(
            "INSERT INTO personal_settings (user_id, text_only, forced_plays, high_contrast) ",
            "VALUES ($1, $2, $3, $4) ON CONFLICT (user_id) DO UPDATE SET ",
            "text_only = excluded.text_only, forced_plays = excluded.forced_plays, ",
            "high_contrast = excluded.high_contrast",
        );
        let mut query = sqlx::query(insert).bind(encode_id(user.0));
        for setting in Setting::ALL {
            query = query.bind(i64::from(settings.is_on(setting)));
        }
        query.execute(&self.pool).await?;
        Ok(())
    }
}

/// The column of a setting. The statements name them in the order of [`Setting::ALL`].
const fn column(setting: Setting) -> &'static str {
    match setting {
        Setting::TextOnly => "text_only",
        Setting::ForcedPlays => "forced_plays",
        Setting::HighContrast => "high_contrast",
    }
}
