//! The tables `personal_settings` and `server_settings`.

use async_trait::async_trait;
use claim_rules::GameKind;
use claim_table::calendar::{PostTime, Zone};
use claim_table::ids::{ChannelId, GuildId, MatchId, UserId};
use claim_table::locale::Locale;
use claim_table::settings::{
    PersonalSetting, PersonalSettings, PostPlace, ServerSetting, ServerSettings,
};

use crate::error::Result;
use crate::settings::SettingsStore;
use crate::sql::SqlStore;
use crate::sql::statements::columns::{decode_id, encode_id};
use crate::sql::statements::connection::Transaction;
use crate::sql::statements::query::{query, query_scalar};
use crate::sql::statements::row::Row;

/// Selects the settings of a person.
const SELECT_PERSONAL: &str =
    "SELECT language, switched_on FROM personal_settings WHERE user_id = $1";

/// Inserts or updates all settings of a person.
const UPSERT_PERSONAL: &str = concat!(
    "INSERT INTO personal_settings (user_id, language, switched_on) VALUES ($1, $2, $3) ",
    "ON CONFLICT (user_id) DO UPDATE SET language = $2, switched_on = $3",
);

/// SQL: the columns of `server_settings`, under the alias `s`.
macro_rules! server_columns {
    () => {
        "s.language, s.default_game, s.default_clock, s.channels, s.match_threads, s.max_open_tables, \
         s.max_matches, s.is_rated, s.is_owner_notified, s.events_for_all, s.post_channel_id, \
         s.post_locale, s.post_hour, s.post_zone, s.has_extras"
    };
}
pub(in crate::sql) use server_columns;

/// Selects the settings of a server.
const SELECT_SERVER: &str = concat!(
    "SELECT ",
    server_columns!(),
    " FROM server_settings s WHERE s.guild_id = $1",
);

/// Inserts or updates all settings of a server.
const UPSERT_SERVER: &str = concat!(
    "INSERT INTO server_settings (guild_id, language, default_game, default_clock, channels, ",
    "match_threads, max_open_tables, max_matches, is_rated, is_owner_notified, events_for_all, ",
    "post_channel_id, post_locale, post_hour, post_zone, has_extras) ",
    "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) ",
    "ON CONFLICT (guild_id) DO UPDATE SET ",
    "language = $2, default_game = $3, default_clock = $4, channels = $5, match_threads = $6, ",
    "max_open_tables = $7, max_matches = $8, is_rated = $9, is_owner_notified = $10, ",
    "events_for_all = $11, post_channel_id = $12, post_locale = $13, post_hour = $14, ",
    "post_zone = $15, has_extras = $16",
);

const COUNT_CHANGE: &str = concat!(
    "INSERT INTO settings_changes (id, number) VALUES (1, 1) ",
    "ON CONFLICT (id) DO UPDATE SET number = settings_changes.number + 1",
);

#[async_trait]
impl SettingsStore for SqlStore {
    async fn personal_settings(&self, user: UserId) -> Result<PersonalSettings> {
        let row = query(SELECT_PERSONAL)
            .bind(encode_id(user.0))
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref()
            .map_or_else(|| Ok(PersonalSettings::default()), parse_personal)
    }

    async fn switch_setting(
        &self,
        user: UserId,
        setting: PersonalSetting,
        on: bool,
    ) -> Result<PersonalSettings> {
        self.change_personal(user, |before| before.with(setting, on))
            .await
    }

    async fn set_language(
        &self,
        user: UserId,
        language: Option<Locale>,
    ) -> Result<PersonalSettings> {
        let change = |mut settings: PersonalSettings| {
            settings.language = language;
            settings
        };
        self.change_personal(user, change).await
    }

    async fn server_settings(&self, guild: GuildId) -> Result<ServerSettings> {
        let row = query(SELECT_SERVER)
            .bind(encode_id(guild.0))
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref()
            .map_or_else(|| Ok(ServerSettings::default()), parse_server)
    }

    async fn change_server_setting(
        &self,
        guild: GuildId,
        change: ServerSetting,
    ) -> Result<ServerSettings> {
        let id = encode_id(guild.0);
        let mut transaction = self.pool.begin_writing().await?;
        transaction.lock(&format!("settings of {guild}")).await?;
        let row = query(SELECT_SERVER)
            .bind(id)
            .fetch_optional(&mut transaction)
            .await?;
        let before = row
            .as_ref()
            .map_or_else(|| Ok(ServerSettings::default()), parse_server)?;
        let after = before.with(change);
        let channels: Vec<_> = after.channels.iter().map(ChannelId::to_string).collect();
        query(UPSERT_SERVER)
            .bind(id)
            .bind(after.language.map(Locale::id))
            .bind(after.default_game.map(GameKind::id))
            .bind(&after.default_time_control)
            .bind(channels.join(" "))
            .bind(i64::from(after.match_threads))
            .bind(after.max_open_tables.map(i64::from))
            .bind(after.max_matches.map(i64::from))
            .bind(i64::from(after.is_rated))
            .bind(i64::from(after.is_owner_notified))
            .bind(i64::from(after.events_for_all))
            .bind(after.post_place.as_ref().map(|it| encode_id(it.channel.0)))
            .bind(after.post_place.as_ref().map(|it| it.locale.as_str()))
            .bind(i64::from(after.post_time.hour))
            .bind(after.post_time.zone.name())
            .bind(i64::from(after.has_extras))
            .execute(&mut transaction)
            .await?;
        count_settings_change(&mut transaction).await?;
        transaction.commit().await?;
        Ok(after)
    }

    async fn set_owner_notified(&self, guild: GuildId) -> Result<()> {
        let mut transaction = self.pool.begin_writing().await?;
        transaction.lock(&format!("settings of {guild}")).await?;
        query("UPDATE server_settings SET is_owner_notified = 1 WHERE guild_id = $1")
            .bind(encode_id(guild.0))
            .execute(&mut transaction)
            .await?;
        Ok(transaction.commit().await?)
    }

    async fn unfinished_matches_in_guild(&self, guild: GuildId) -> Result<Vec<MatchId>> {
        let ids: Vec<String> = query_scalar(concat!(
            "SELECT id FROM matches WHERE guild_id = $1 AND stage IN ('lobby', 'running') ",
            "ORDER BY opened_ms, id",
        ))
        .bind(encode_id(guild.0))
        .fetch_all(&self.pool)
        .await?;
        Ok(ids.iter().filter_map(|text| text.parse().ok()).collect())
    }
}

impl SqlStore {
    /// Changes the settings of a person, and returns them.
    async fn change_personal(
        &self,
        user: UserId,
        change: impl FnOnce(PersonalSettings) -> PersonalSettings + Send,
    ) -> Result<PersonalSettings> {
        let id = encode_id(user.0);
        let mut transaction = self.pool.begin_writing().await?;
        transaction.lock(&format!("settings of {user}")).await?;
        let row = query(SELECT_PERSONAL)
            .bind(id)
            .fetch_optional(&mut transaction)
            .await?;
        let before = row
            .as_ref()
            .map_or_else(|| Ok(PersonalSettings::default()), parse_personal)?;
        let after = change(before);
        let switched_on = PersonalSetting::ALL
            .into_iter()
            .filter(|&setting| after.is_on(setting));
        let switched_on: Vec<_> = switched_on.map(PersonalSetting::id).collect();
        query(UPSERT_PERSONAL)
            .bind(id)
            .bind(after.language.map(Locale::id))
            .bind(switched_on.join(" "))
            .execute(&mut transaction)
            .await?;
        count_settings_change(&mut transaction).await?;
        transaction.commit().await?;
        Ok(after)
    }
}

/// Increments the counter of settings changes in the same transaction, so that other processes notice the
/// change.
pub(in crate::sql) async fn count_settings_change(transaction: &mut Transaction) -> Result<()> {
    query(COUNT_CHANGE).execute(transaction).await?;
    Ok(())
}

/// Settings that this program does not know, for example one that was removed, do not count.
fn parse_personal(row: &Row) -> Result<PersonalSettings> {
    let mut settings = PersonalSettings::default();
    settings.language = parse_language(row)?;
    let switched_on: String = row.try_get("switched_on")?;
    let known = switched_on
        .split_whitespace()
        .filter_map(|id| id.parse().ok());
    Ok(known.fold(settings, |settings, setting| settings.with(setting, true)))
}

/// Values that this program does not know, for example a language that was removed, count as not set.
pub(in crate::sql) fn parse_server(row: &Row) -> Result<ServerSettings> {
    let game: Option<String> = row.try_get("default_game")?;
    let channels: String = row.try_get("channels")?;
    let zone: String = row.try_get("post_zone")?;
    let is_on = |column| row.try_get(column).map(|on: i64| on != 0);
    let limit = |column| {
        let limit: Option<i64> = row.try_get(column)?;
        Ok::<_, sqlx::Error>(limit.and_then(|limit| u32::try_from(limit).ok()))
    };
    Ok(ServerSettings {
        language: parse_language(row)?,
        default_game: game.and_then(|id| GameKind::from_id(&id)),
        default_time_control: row.try_get("default_clock")?,
        channels: channels
            .split_whitespace()
            .filter_map(|id| id.parse().ok())
            .collect(),
        match_threads: is_on("match_threads")?,
        max_open_tables: limit("max_open_tables")?,
        max_matches: limit("max_matches")?,
        is_rated: is_on("is_rated")?,
        is_owner_notified: is_on("is_owner_notified")?,
        events_for_all: is_on("events_for_all")?,
        post_place: parse_post_place(row)?,
        post_time: PostTime {
            hour: u8::try_from(row.try_get::<i64, _>("post_hour")?).unwrap_or_default(),
            zone: Zone::from_name(&zone).unwrap_or_default(),
        },
        has_extras: is_on("has_extras")?,
    })
}

fn parse_post_place(row: &Row) -> Result<Option<PostPlace>> {
    let channel: Option<i64> = row.try_get("post_channel_id")?;
    let locale: Option<String> = row.try_get("post_locale")?;
    let place = channel.map(|channel| PostPlace {
        channel: ChannelId(decode_id(channel)),
        locale: locale.unwrap_or_default(),
    });
    Ok(place)
}

fn parse_language(row: &Row) -> Result<Option<Locale>> {
    let id: Option<String> = row.try_get("language")?;
    Ok(id.and_then(|id| Locale::from_id(&id)))
}
