//! What people have set for themselves.

use sqlx::Row;

use super::columns::encode_id;
use super::database::Store;
use crate::ids::UserId;
use crate::settings::PersonalSettings;

impl Store {
    /// The settings of a user.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn personal_settings(&self, user: UserId) -> sqlx::Result<PersonalSettings> {
        let select = concat!(
            "SELECT text_only, forced_plays, high_contrast ",
            "FROM personal_settings WHERE user_id = $1",
        );
        let row = sqlx::query(select)
            .bind(encode_id(user.0))
            .fetch_optional(&self.pool)
            .await?;
        let Some(row) = row else {
            return Ok(PersonalSettings::default());
        };
        let is_on = |column| row.try_get::<i64, _>(column).map(|value| value != 0);
        Ok(PersonalSettings {
            text_only: is_on("text_only")?,
            forced_plays: is_on("forced_plays")?,
            high_contrast: is_on("high_contrast")?,
        })
    }

    /// Stores the settings of a user.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn save_personal_settings(
        &self,
        user: UserId,
        settings: PersonalSettings,
    ) -> sqlx::Result<()> {
        let insert = concat!(
            "INSERT INTO personal_settings (user_id, text_only, forced_plays, high_contrast) ",
            "VALUES ($1, $2, $3, $4) ON CONFLICT (user_id) DO UPDATE SET ",
            "text_only = excluded.text_only, forced_plays = excluded.forced_plays, ",
            "high_contrast = excluded.high_contrast",
        );
        sqlx::query(insert)
            .bind(encode_id(user.0))
            .bind(i64::from(settings.text_only))
            .bind(i64::from(settings.forced_plays))
            .bind(i64::from(settings.high_contrast))
            .execute(&self.pool)
            .await?;
        Ok(())
    }
}
