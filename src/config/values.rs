//! Reads the values of single keys, each from a [`Setting`].

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use claim_discord::DISCORD_API_URL;
use claim_table::ids::UserId;
use claim_table::secret::Secret;
use url::Url;

use super::settings::{Setting, variable};
use super::{ConfigError, MAX_DURATION};

/// The largest number of hours, days or weeks.
const MAX_COUNT: u32 = 999;

/// A number of milliseconds.
pub(super) fn parse_milliseconds(setting: &Setting) -> Result<Duration, ConfigError> {
    let duration = setting.value.parse().map(Duration::from_millis);
    duration
        .ok()
        .filter(|duration| *duration <= MAX_DURATION)
        .ok_or_else(|| {
            let max = MAX_DURATION.as_millis();
            not(
                setting,
                &format!("a number of milliseconds from 0 to {max}"),
            )
        })
}

/// A time between two backups; none if it is empty.
pub(super) fn parse_interval(setting: &Setting) -> Result<Option<Duration>, ConfigError> {
    if setting.value.is_empty() {
        return Ok(None);
    }
    let units = [("h", 3600), ("d", 86_400), ("w", 604_800)];
    let interval = units.into_iter().find_map(|(unit, seconds)| {
        let count: u32 = setting.value.strip_suffix(unit)?.parse().ok()?;
        (1..=MAX_COUNT)
            .contains(&count)
            .then(|| Duration::from_secs(u64::from(count) * seconds))
    });
    interval.map(Some).ok_or_else(|| {
        not(
            setting,
            "a number of hours, days or weeks, for example 12h, 1d or 1w",
        )
    })
}

/// A whole number of at least 1.
pub(super) fn parse_limit(setting: &Setting) -> Result<u32, ConfigError> {
    match setting.value.parse::<i128>() {
        Ok(limit) if limit >= 1 => u32::try_from(limit)
            .map_err(|_| not(setting, &format!("a whole number of at most {}", u32::MAX))),
        Ok(_) => Err(not(setting, "at least 1")),
        Err(_) => Err(not(setting, "a whole number of at least 1")),
    }
}

/// The token, which has no default; `path` is only used in errors.
pub(super) fn parse_token(setting: &Setting, path: &Path) -> Result<Secret, ConfigError> {
    if setting.value.is_empty() {
        return Err(ConfigError(format!(
            "discord.token is missing: set it in {} or in the environment variable {}",
            path.display(),
            variable("discord.token"),
        )));
    }
    if !setting.value.bytes().all(|byte| byte.is_ascii_graphic()) {
        return Err(ConfigError(format!(
            "{} contains characters that are not allowed in a token",
            setting.source()
        )));
    }
    Ok(Secret::new(setting.value.clone()))
}

/// The id of a person on Discord; none if it is empty.
pub(super) fn parse_user(setting: &Setting) -> Result<Option<UserId>, ConfigError> {
    if setting.value.is_empty() {
        return Ok(None);
    }
    let id = setting.value.parse().ok().filter(|&id: &u64| id > 0);
    id.map(|id| Some(UserId(id)))
        .ok_or_else(|| not(setting, "a number such as 80351110224678912"))
}

/// The URL of Discord's API.
pub(super) fn parse_api_url(setting: &Setting) -> Result<Url, ConfigError> {
    let invalid = |reason: &str| {
        ConfigError(format!(
            "{} is not a valid URL (expected e.g. {DISCORD_API_URL}): {reason}",
            setting.source()
        ))
    };
    let url = Url::parse(&setting.value).map_err(|error| invalid(&error.to_string()))?;
    if !matches!(url.scheme(), "http" | "https") || !url.has_host() {
        return Err(invalid(
            "it must start with https:// or http:// and name a host",
        ));
    }
    if !url.username().is_empty() || url.password().is_some() {
        return Err(invalid("it must not contain a user name or password"));
    }
    Ok(url)
}

/// A setting that is on or off.
pub(super) fn parse_switch(setting: &Setting) -> Result<bool, ConfigError> {
    let must_be = |_| ConfigError(format!("{} must be true or false", setting.source()));
    setting.value.parse().map_err(must_be)
}

/// The URL of the database: an SQLite file, or a PostgreSQL database.
pub(super) fn parse_database_url(setting: &Setting) -> Result<Secret, ConfigError> {
    let kinds = ["sqlite:", "postgres://", "postgresql://"];
    if !kinds.iter().any(|kind| setting.value.starts_with(kind)) {
        return Err(ConfigError(format!(
            "{} is not a valid database URL (expected e.g. sqlite://claim-bot.db, or \
             postgres://user@host/name for PostgreSQL)",
            setting.source()
        )));
    }
    Ok(Secret::new(setting.value.clone()))
}

/// The addresses of two servers, which must not be the same.
pub(super) fn parse_addresses(
    interactions: &Setting,
    metrics: &Setting,
) -> Result<(Option<SocketAddr>, Option<SocketAddr>), ConfigError> {
    let addresses = (
        parse_address(interactions, 8443)?,
        parse_address(metrics, 9464)?,
    );
    if let (Some(one), Some(other)) = addresses
        && one == other
        // With port 0, the system chooses another port for each.
        && one.port() != 0
    {
        let (first, second) = (interactions.source(), metrics.source());
        return Err(ConfigError(format!("{first} and {second} are both {one}")));
    }
    Ok(addresses)
}

/// An address to listen on; none if it is empty. `port` is an example.
pub(super) fn parse_address(
    setting: &Setting,
    port: u16,
) -> Result<Option<SocketAddr>, ConfigError> {
    if setting.value.is_empty() {
        return Ok(None);
    }
    let address = setting.value.parse().map(Some);
    address.map_err(|_| {
        let example = format!("an IP address with a port, for example 127.0.0.1:{port}");
        not(setting, &example)
    })
}

pub(super) fn parse_log_filter(setting: &Setting) -> Result<String, ConfigError> {
    let filter = check_log_filter(&setting.value);
    filter.map_err(|reason| {
        let source = setting.source();
        ConfigError(format!(
            "{source} is not a valid log filter (expected e.g. info, or info,serenity=warn): {reason}"
        ))
    })
}

/// A filter of the log, without spaces around it.
///
/// # Errors
///
/// What is wrong with it, as the end of a sentence.
pub fn check_log_filter(filter: &str) -> Result<String, String> {
    let filter = filter.trim();
    // `EnvFilter` panics at some other characters.
    if !filter.is_ascii() {
        return Err("it contains characters that are not ASCII".to_owned());
    }
    let parsed = filter.parse::<tracing_subscriber::EnvFilter>();
    parsed.map_err(|error| error.to_string())?;
    // `EnvFilter` takes any other word for a part of the program, whose events would be the only ones in the log.
    let is_level = |part: &str| {
        part.parse::<tracing_subscriber::filter::LevelFilter>()
            .is_ok()
    };
    let mut words = filter.split(',').filter(|part| !part.contains(['=', '[']));
    match words.find(|word| !is_level(word)) {
        Some(word) => Err(format!(
            "{word:?} is not a level (off, error, warn, info, debug or trace)"
        )),
        None => Ok(filter.to_owned()),
    }
}

/// Whether the log is written as JSON.
pub(super) fn parse_log_format(setting: &Setting) -> Result<bool, ConfigError> {
    match setting.value.as_str() {
        "text" => Ok(false),
        "json" => Ok(true),
        _ => Err(ConfigError(format!(
            "{} must be \"text\" or \"json\"",
            setting.source()
        ))),
    }
}

/// The error that a value is not what it must be.
fn not(setting: &Setting, expected: &str) -> ConfigError {
    let (source, value) = (setting.source(), &setting.value);
    ConfigError(format!("{source} is {value:?}, but must be {expected}"))
}
