//! The table `personal_settings`.

use async_trait::async_trait;
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

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
        row.as_ref()
            .map_or_else(|| Ok(PersonalSettings::default()), parse)
    }

    async fn switch_setting(
        &self,
        user: UserId,
        setting: Setting,
        on: bool,
    ) -> Result<PersonalSettings> {
        // All parameters but one are NULL, which leaves a setting as it is.
        let upsert = concat!(
            "INSERT INTO personal_settings (user_id, text_only, forced_plays, high_contrast) ",
            "VALUES ($1, COALESCE($2, 0), COALESCE($3, 0), COALESCE($4, 0)) ",
            "ON CONFLICT (user_id) DO UPDATE SET ",
            "text_only = COALESCE($2, personal_settings.text_only), ",
            "forced_plays = COALESCE($3, personal_settings.forced_plays), ",
            "high_contrast = COALESCE($4, personal_settings.high_contrast) ",
            "RETURNING text_only, forced_plays, high_contrast",
        );
        let mut query = sqlx::query(upsert).bind(encode_id(user.0));
        for other in Setting::ALL {
            query = query.bind((other == setting).then_some(i64::from(on)));
        }
        parse(&query.fetch_one(&self.pool).await?)
    }
}

fn parse(row: &SqliteRow) -> Result<PersonalSettings> {
    let mut settings = PersonalSettings::default();
    for setting in Setting::ALL {
        let is_on: i64 = row.try_get(column(setting))?;
        settings = settings.with(setting, is_on != 0);
    }
    Ok(settings)
}

/// The column of a setting. The statements name them in the order of [`Setting::ALL`].
const fn column(setting: Setting) -> &'static str {
    match setting {
        Setting::TextOnly => "text_only",
        Setting::ForcedPlays => "forced_plays",
        Setting::HighContrast => "high_contrast",
    }
}
