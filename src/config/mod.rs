//! The configuration. It mirrors `config.example.toml`; environment variables override the file.

mod values;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use claim_discord::ApiAccess;
use claim_table::limits::Limits;
use claim_table::secret::Secret;
use serde::Deserialize;

pub use values::check_log_filter;
use values::{
    parse_addresses, parse_api_url, parse_database_url, parse_limit, parse_log_filter,
    parse_log_format, parse_milliseconds, parse_switch, parse_token,
};

/// The file that is read if no other is named.
const DEFAULT_FILE: &str = "config.toml";

/// The default of [`Config::database_url`].
const DEFAULT_DATABASE_URL: &str = "sqlite://claim-bot.db";

/// The default of [`Config::bot_pause`].
pub const DEFAULT_BOT_PAUSE: Duration = Duration::from_secs(1);

/// The period by which Discord counts the posts and edits of a channel.
pub const DEFAULT_RATE_LIMIT_PERIOD: Duration = Duration::from_secs(5);

/// The longest pause or period that can be configured.
const MAX_DURATION: Duration = Duration::from_mins(1);

/// The default of [`LogConfig::filter`].
const DEFAULT_LOG_FILTER: &str = "info";

/// The configuration of the program.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where Discord is, and the bot's token.
    pub discord: ApiAccess,
    /// Whether the drawn emoji are uploaded and shown.
    pub emoji: bool,
    /// Whether boards, results and charts are drawn as pictures.
    pub pictures: bool,
    /// The period by which Discord counts the posts and edits of a channel.
    pub rate_limit_period: Duration,
    /// The URL of the database.
    pub database_url: Secret,
    /// How long a bot waits before it acts.
    pub bot_pause: Duration,
    /// How much a person or a server may have at once.
    pub limits: Limits,
    /// Where interactions arrive by HTTPS, behind a proxy; `None` if they come over the gateway.
    pub interactions_address: Option<SocketAddr>,
    /// The address that serves metrics and the program's health; `None` if none does.
    pub metrics_address: Option<SocketAddr>,
    /// The log settings.
    pub log: LogConfig,
}

/// What is logged, and in which format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogConfig {
    /// A filter directive of `tracing-subscriber`.
    pub filter: String,
    /// Whether events are written as JSON, one per line.
    pub json: bool,
}

/// What is wrong with the configuration: one sentence that names the key and where it was set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct ConfigError(pub String);

/// The structure of the configuration file.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct File {
    discord: DiscordSection,
    database: DatabaseSection,
    bots: BotsSection,
    limits: LimitsSection,
    interactions: InteractionsSection,
    metrics: MetricsSection,
    log: LogSection,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct DiscordSection {
    token: Option<String>,
    api_url: Option<String>,
    emoji: Option<bool>,
    pictures: Option<bool>,
    rate_limit_period_ms: Option<u64>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct DatabaseSection {
    url: Option<String>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct BotsSection {
    pause_ms: Option<i64>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct LimitsSection {
    open_tables_per_person: Option<i64>,
    open_tables_per_server: Option<i64>,
    matches_per_person: Option<i64>,
    matches_per_server: Option<i64>,
    analyses_per_person: Option<i64>,
    analyses_at_once: Option<i64>,
    vacation_days_per_year: Option<i64>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct InteractionsSection {
    listen: Option<String>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct MetricsSection {
    listen: Option<String>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct LogSection {
    filter: Option<String>,
    format: Option<String>,
}

/// The value of a key without spaces around it, and where it was set: in the file, or in the environment.
struct Setting {
    value: String,
    source: String,
}

impl Config {
    /// Reads the configuration from a file and from the environment variables that are named in
    /// `config.example.toml`. The file is `path`, else the value of `CLAIM_BOT_CONFIG`, else
    /// `config.toml` if it exists.
    ///
    /// # Errors
    ///
    /// If the file cannot be read, or a value is missing or invalid.
    pub fn read(
        path: Option<&Path>,
        environment: impl Fn(&str) -> Option<String>,
    ) -> Result<Self, ConfigError> {
        let named = path.map(Path::to_owned).or_else(|| {
            let named = environment("CLAIM_BOT_CONFIG");
            named.as_deref().and_then(trimmed).map(Into::into)
        });
        let path = named.clone().unwrap_or_else(|| PathBuf::from(DEFAULT_FILE));
        let text = match std::fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound && named.is_none() => {
                String::new()
            }
            Err(error) => {
                return Err(ConfigError(format!(
                    "{}: cannot be read: {error}",
                    path.display()
                )));
            }
        };
        Self::parse(&text, &path, environment)
    }

    /// As [`Config::read`], but with the text of the file; `path` is only used in errors.
    pub fn parse(
        text: &str,
        path: &Path,
        environment: impl Fn(&str) -> Option<String>,
    ) -> Result<Self, ConfigError> {
        let file: File = toml::from_str(text).map_err(|error| parse_error(text, path, &error))?;
        let setting = |key: &str, in_file: Option<String>| {
            let variable = variable(key);
            let in_environment = environment(&variable).as_deref().and_then(trimmed);
            let from_environment = in_environment.map(|value| Setting {
                value,
                source: format!("{variable} (which overrides {key})"),
            });
            let from_file = in_file.map(|value| Setting {
                value: value.trim().to_owned(),
                source: format!("{}: {key}", path.display()),
            });
            from_environment.or(from_file)
        };
        let emoji = file.discord.emoji.map(|emoji| emoji.to_string());
        let pictures = file.discord.pictures.map(|pictures| pictures.to_string());
        let period_ms = file.discord.rate_limit_period_ms;
        let period_ms = period_ms.map(|period| period.to_string());
        let pause_ms = file.bots.pause_ms.map(|pause| pause.to_string());
        let (interactions_address, metrics_address) = parse_addresses(
            setting("interactions.listen", file.interactions.listen),
            setting("metrics.listen", file.metrics.listen),
        )?;
        Ok(Self {
            discord: ApiAccess {
                token: parse_token(setting("discord.token", file.discord.token), path)?,
                url: parse_api_url(setting("discord.api_url", file.discord.api_url))?,
            },
            emoji: parse_switch(setting("discord.emoji", emoji))?,
            pictures: parse_switch(setting("discord.pictures", pictures))?,
            rate_limit_period: parse_milliseconds(
                setting("discord.rate_limit_period_ms", period_ms),
                DEFAULT_RATE_LIMIT_PERIOD,
            )?,
            database_url: parse_database_url(setting("database.url", file.database.url))?,
            bot_pause: parse_milliseconds(setting("bots.pause_ms", pause_ms), DEFAULT_BOT_PAUSE)?,
            limits: parse_limits(&file.limits, setting)?,
            interactions_address,
            metrics_address,
            log: LogConfig {
                filter: parse_log_filter(setting("log.filter", file.log.filter))?,
                json: parse_log_format(setting("log.format", file.log.format))?,
            },
        })
    }
}

/// The limits of the file or the environment. `setting` gives the value of a key, given that in the file.
fn parse_limits(
    section: &LimitsSection,
    setting: impl Fn(&str, Option<String>) -> Option<Setting>,
) -> Result<Limits, ConfigError> {
    let mut limits = Limits::default();
    let values: [(&str, Option<i64>, &mut u32); 7] = [
        (
            "open_tables_per_person",
            section.open_tables_per_person,
            &mut limits.open_tables_per_person,
        ),
        (
            "open_tables_per_server",
            section.open_tables_per_server,
            &mut limits.open_tables_per_server,
        ),
        (
            "matches_per_person",
            section.matches_per_person,
            &mut limits.matches_per_person,
        ),
        (
            "matches_per_server",
            section.matches_per_server,
            &mut limits.matches_per_server,
        ),
        (
            "analyses_per_person",
            section.analyses_per_person,
            &mut limits.analyses_per_person,
        ),
        (
            "analyses_at_once",
            section.analyses_at_once,
            &mut limits.analyses_at_once,
        ),
        (
            "vacation_days_per_year",
            section.vacation_days_per_year,
            &mut limits.vacation_days_per_year,
        ),
    ];
    for (name, in_file, value) in values {
        let in_file = in_file.map(|limit| limit.to_string());
        *value = parse_limit(setting(&format!("limits.{name}"), in_file), *value)?;
    }
    Ok(limits)
}

/// A value of the environment without spaces around it, and without the line end that a file for another system leaves;
/// `None` if nothing else is in it.
fn trimmed(value: &str) -> Option<String> {
    let value = value.trim();
    (!value.is_empty()).then(|| value.to_owned())
}

/// The environment variable that overrides a key.
fn variable(key: &str) -> String {
    format!("CLAIM_BOT_{}", key.replace('.', "_").to_uppercase())
}

/// Where the text of the file is invalid. The text is not quoted, because it may contain the token.
fn parse_error(text: &str, path: &Path, error: &toml::de::Error) -> ConfigError {
    let start = error.span().map_or(0, |span| span.start);
    let before = text.get(..start).unwrap_or_default();
    let number = before.matches('\n').count() + 1;
    let line = text.lines().nth(number - 1).unwrap_or_default();
    let key = line.split_once('=').map(|(key, _)| key.trim());
    let key = match key.filter(|key| is_key(key)) {
        Some(key) => format!(", key {key}"),
        None => String::new(),
    };
    let message = without_values(error.message().trim()).replace('\n', " ");
    ConfigError(format!("{} line {number}{key}: {message}", path.display()))
}

/// Whether a text may be the name of a key. A token is not.
fn is_key(text: &str) -> bool {
    text.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'_'))
}

/// A message without what it quotes of the file, apart from names of keys.
fn without_values(message: &str) -> String {
    // A string may contain quotes.
    let message = match (message.split_once('"'), message.rsplit_once('"')) {
        (Some((before, _)), Some((_, after))) => format!("{before}…{after}"),
        _ => message.to_owned(),
    };
    let parts = message.split('`').enumerate();
    let parts = parts.map(|(number, part)| match number % 2 {
        0 => part.to_owned(),
        _ if is_key(part) => format!("`{part}`"),
        _ => "…".to_owned(),
    });
    parts.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const EXAMPLE: &str = include_str!("../../config.example.toml");

    fn parse(text: &str, environment: &[(&str, &str)]) -> Result<Config, ConfigError> {
        Config::parse(text, Path::new("my.toml"), |name| {
            let found = environment.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        })
    }

    #[track_caller]
    fn assert_error(text: &str, environment: &[(&str, &str)], parts: &[&str]) {
        let error = parse(text, environment)
            .expect_err("the configuration is invalid")
            .to_string();
        for part in parts {
            assert!(error.contains(part), "{error:?} lacks {part:?}");
        }
        assert_eq!(error.lines().count(), 1, "{error:?} has several lines");
        assert!(!error.contains("s3cret"), "{error:?} contains the token");
    }

    #[test]
    fn example_is_valid_once_a_token_is_set() {
        let config = parse(EXAMPLE, &[("CLAIM_BOT_DISCORD_TOKEN", "abc")]).unwrap();
        assert_eq!(config.discord.token.reveal(), "abc");
        assert_eq!(config.discord.url.as_str(), "https://discord.com/");
        assert_eq!(config.database_url.reveal(), "sqlite://claim-bot.db");
        assert_eq!(
            config.log,
            LogConfig {
                filter: "info".into(),
                json: false
            }
        );
        assert_error(
            EXAMPLE,
            &[],
            &["discord.token", "my.toml", "CLAIM_BOT_DISCORD_TOKEN"],
        );
    }

    #[test]
    fn example_shows_the_defaults() {
        let bare = parse("", &[("CLAIM_BOT_DISCORD_TOKEN", "abc")]).unwrap();
        let example = parse(EXAMPLE, &[("CLAIM_BOT_DISCORD_TOKEN", "abc")]).unwrap();
        assert_eq!(format!("{bare:?}"), format!("{example:?}"));
    }

    #[test]
    fn environment_overrides_the_file() {
        let file = "[discord]\ntoken = \"in-file\"\n[log]\nformat = \"text\"";
        let environment = [
            ("CLAIM_BOT_DISCORD_TOKEN", "in-environment"),
            ("CLAIM_BOT_LOG_FORMAT", "json"),
        ];
        let config = parse(file, &environment).unwrap();
        assert_eq!(config.discord.token.reveal(), "in-environment");
        assert!(config.log.json);
    }

    /// A value of each key, other than its default.
    const VALUES: [(&str, &str); 18] = [
        ("discord.token", "abc"),
        ("discord.api_url", "http://localhost:8080/"),
        ("discord.emoji", "false"),
        ("discord.pictures", "false"),
        ("discord.rate_limit_period_ms", "4000"),
        ("database.url", "sqlite://other.db"),
        ("bots.pause_ms", "3"),
        ("limits.open_tables_per_person", "1"),
        ("limits.open_tables_per_server", "2"),
        ("limits.matches_per_person", "3"),
        ("limits.matches_per_server", "4"),
        ("limits.analyses_per_person", "1"),
        ("limits.analyses_at_once", "6"),
        ("limits.vacation_days_per_year", "7"),
        ("interactions.listen", "127.0.0.1:1"),
        ("metrics.listen", "127.0.0.1:2"),
        ("log.filter", "debug"),
        ("log.format", "json"),
    ];

    /// A configuration with its secrets.
    fn shown(config: &Config) -> String {
        let secrets = [config.discord.token.reveal(), config.database_url.reveal()];
        format!("{config:?} {secrets:?}")
    }

    #[test]
    fn spaces_and_line_ends_around_any_value_are_ignored() {
        let with = |key: &str, value: &str| {
            let variable = variable(key);
            let environment = [("CLAIM_BOT_DISCORD_TOKEN", "x"), (&variable, value)];
            let environment = environment.iter().rev().copied().collect::<Vec<_>>();
            shown(&parse("", &environment).unwrap())
        };
        for (key, value) in VALUES {
            let plain = with(key, value);
            assert_eq!(with(key, &format!(" \t{value}\r\n")), plain, "{key}");
            if key != "discord.token" {
                assert_ne!(with(key, "\r\n"), plain, "{key} is not set");
                assert_eq!(with(key, "\r\n"), with(key, ""), "{key} is empty");
            }
        }
        let in_file = |around: &str| {
            let file =
                format!("[discord]\ntoken = \"x{around}\"\n[log]\nformat = \"json{around}\"");
            shown(&parse(&file, &[]).unwrap())
        };
        assert_eq!(in_file(" \\r"), in_file(""));
    }

    #[test]
    fn errors_name_key_and_source() {
        let token = "[discord]\ntoken = \"s3cret\"\n";
        let with = |rest: &str| format!("{token}{rest}");
        assert_error(&with("tokn = \"x\""), &[], &["my.toml line 3", "tokn"]);
        assert_error(
            &with("[databse]\nurl = \"x\""),
            &[],
            &["my.toml line 3", "databse"],
        );
        assert_error(&with("api_url = 7"), &[], &["my.toml line 3", "api_url"]);
        assert_error(
            &with("api_url = \"discord\""),
            &[],
            &["my.toml", "discord.api_url"],
        );
        assert_error(
            &with("api_url = \"ftp://discord.com\""),
            &[],
            &["discord.api_url"],
        );
        assert_error(
            &with("[database]\nurl = \"mysql://x\""),
            &[],
            &["my.toml", "database.url"],
        );
        assert_error(
            &with(
                "[interactions]\nlisten = \"127.0.0.1:80\"\n[metrics]\nlisten = \"127.0.0.1:80\"",
            ),
            &[],
            &["interactions.listen", "metrics.listen", "127.0.0.1:80"],
        );
        for limit in ["0", "-1", "4294967296"] {
            assert_error(
                &with(&format!("[limits]\nmatches_per_server = {limit}")),
                &[],
                &["my.toml", "limits.matches_per_server", "from 1 to"],
            );
        }
        assert_error(
            &with("[log]\nformat = \"xml\""),
            &[],
            &["my.toml", "log.format"],
        );
        assert_error(
            &with("[log]\nfilter = \"a=b=c\""),
            &[],
            &["my.toml", "log.filter"],
        );
        assert_error(
            &with("[log]\nfilter = \"a\u{6133c}=1\""),
            &[],
            &["log.filter"],
        );
        assert_error("token = \"s3cret", &[], &["my.toml line 1"]);
        assert_error("token \"s3cret\" token = 1", &[], &["my.toml line 1"]);
        assert_error("\"s3cret\" = 1", &[], &["my.toml line 1"]);
        assert_error(
            "[discord]\nemoji = \"s3\\\"cret s3cret\"",
            &[],
            &["line 2, key emoji"],
        );
        assert_error(
            "[discord]\ntoken = \"s3cret s3cret\"",
            &[],
            &["discord.token", "my.toml"],
        );
        assert_error(
            token,
            &[("CLAIM_BOT_DISCORD_API_URL", "x")],
            &["CLAIM_BOT_DISCORD_API_URL"],
        );
    }
}
