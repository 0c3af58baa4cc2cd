//! Reads the values of single keys, each from a [`Setting`], or its default if there is none.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use claim_discord::DISCORD_API_URL;
use claim_table::secret::Secret;
use url::Url;

use super::{
    ConfigError, DEFAULT_DATABASE_URL, DEFAULT_LOG_FILTER, MAX_DURATION, Setting, variable,
};

/// A number of milliseconds.
pub(super) fn parse_milliseconds(
    setting: Option<Setting>,
    default: Duration,
) -> Result<Duration, ConfigError> {
    let Some(setting) = setting else {
        return Ok(default);
    };
    let duration = setting.value.parse().map(Duration::from_millis);
    duration
        .ok()
        .filter(|duration| *duration <= MAX_DURATION)
        .ok_or_else(|| {
            let max = MAX_DURATION.as_millis();
            ConfigError(format!(
                "{} is {:?}, but must be a number of milliseconds from 0 to {max}",
                setting.source, setting.value
            ))
        })
}

/// A whole number of at least 1.
pub(super) fn parse_limit(setting: Option<Setting>, default: u32) -> Result<u32, ConfigError> {
    let Some(setting) = setting else {
        return Ok(default);
    };
    let limit = setting.value.parse();
    limit.ok().filter(|&limit| limit > 0).ok_or_else(|| {
        ConfigError(format!(
            "{} is {:?}, but must be a whole number from 1 to {}",
            setting.source,
            setting.value,
            u32::MAX
        ))
    })
}

/// The token, which has no default; `path` is only used in errors.
pub(super) fn parse_token(setting: Option<Setting>, path: &Path) -> Result<Secret, ConfigError> {
    let Some(setting) = setting.filter(|setting| !setting.value.is_empty()) else {
        return Err(ConfigError(format!(
            "discord.token is missing: set it in {} or in the environment variable {}",
            path.display(),
            variable("discord.token"),
        )));
    };
    let token = setting.value;
    if !token.bytes().all(|byte| byte.is_ascii_graphic()) {
        return Err(ConfigError(format!(
            "{} contains characters that are not allowed in a token",
            setting.source
        )));
    }
    Ok(Secret::new(token))
}

/// The URL of Discord's API.
pub(super) fn parse_api_url(setting: Option<Setting>) -> Result<Url, ConfigError> {
    let setting = setting.unwrap_or_else(|| Setting {
        value: DISCORD_API_URL.to_owned(),
        source: "discord.api_url".to_owned(),
    });
    let invalid = |reason: &str| {
        ConfigError(format!(
            "{} is not a valid URL (expected e.g. {DISCORD_API_URL}): {reason}",
            setting.source
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

/// A setting that is on unless it is switched off.
pub(super) fn parse_switch(setting: Option<Setting>) -> Result<bool, ConfigError> {
    let Some(setting) = setting else {
        return Ok(true);
    };
    let must_be = |_| ConfigError(format!("{} must be true or false", setting.source));
    setting.value.parse().map_err(must_be)
}

/// The URL of the database: an SQLite file, or a PostgreSQL database.
pub(super) fn parse_database_url(setting: Option<Setting>) -> Result<Secret, ConfigError> {
    let Some(setting) = setting else {
        return Ok(Secret::new(DEFAULT_DATABASE_URL.to_owned()));
    };
    let kinds = ["sqlite:", "postgres://", "postgresql://"];
    if !kinds.iter().any(|kind| setting.value.starts_with(kind)) {
        return Err(ConfigError(format!(
            "{} is not a valid database URL (expected e.g. {DEFAULT_DATABASE_URL}, or \
             postgres://user@host/name for PostgreSQL)",
            setting.source
        )));
    }
    Ok(Secret::new(setting.value))
}

/// The addresses of two servers, which must not be the same.
pub(super) fn parse_addresses(
    one: Option<Setting>,
    other: Option<Setting>,
) -> Result<(Option<SocketAddr>, Option<SocketAddr>), ConfigError> {
    let sources = [&one, &other].map(|it| it.as_ref().map(|it| it.source.clone()));
    let addresses = (parse_address(one)?, parse_address(other)?);
    if let (Some(first), Some(second)) = addresses
        && first == second
        // With port 0, the system chooses another port for each.
        && first.port() != 0
        && let [Some(one), Some(other)] = sources
    {
        return Err(ConfigError(format!("{one} and {other} are both {first}")));
    }
    Ok(addresses)
}

/// An address to listen on; none if it is empty.
fn parse_address(setting: Option<Setting>) -> Result<Option<SocketAddr>, ConfigError> {
    let Some(setting) = setting.filter(|setting| !setting.value.is_empty()) else {
        return Ok(None);
    };
    let address = setting.value.parse().map(Some);
    address.map_err(|_| {
        ConfigError(format!(
            "{} is {:?}, but must be an IP address with a port, for example 127.0.0.1:9464",
            setting.source, setting.value
        ))
    })
}

pub(super) fn parse_log_filter(setting: Option<Setting>) -> Result<String, ConfigError> {
    let Some(setting) = setting else {
        return Ok(DEFAULT_LOG_FILTER.to_owned());
    };
    let filter = check_log_filter(&setting.value);
    filter.map_err(|reason| {
        let source = setting.source;
        ConfigError(format!("{source} is not a valid log filter: {reason}"))
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
pub(super) fn parse_log_format(setting: Option<Setting>) -> Result<bool, ConfigError> {
    let Some(setting) = setting else {
        return Ok(false);
    };
    match setting.value.as_str() {
        "text" => Ok(false),
        "json" => Ok(true),
        _ => Err(ConfigError(format!(
            "{} must be \"text\" or \"json\"",
            setting.source
        ))),
    }
}
