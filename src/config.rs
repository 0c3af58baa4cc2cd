//! The configuration: mirrors `config.example.toml`, and the environment wins over the file.

use std::fmt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::Deserialize;
use url::Url;

/// Where Discord's own API is.
pub const DISCORD_API_URL: &str = "https://discord.com";

/// The file that is read if none is named.
const DEFAULT_FILE: &str = "config.toml";

/// How long a bot waits before it acts, if nothing else is configured.
pub const BOT_PAUSE: Duration = Duration::from_secs(1);

/// The longest time a bot may be told to wait.
const LONGEST_BOT_PAUSE: Duration = Duration::from_mins(1);

/// What the program needs to know to run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The bot's token.
    pub token: Token,
    /// Where the API is.
    pub api_url: Url,
    /// The address of the database.
    pub database_url: String,
    /// How long a bot waits before it acts.
    pub bot_pause: Duration,
    /// What is logged, and how.
    pub log: LogConfig,
}

/// What is logged, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogConfig {
    /// A filter as `tracing` has them.
    pub filter: String,
    /// Whether as JSON, a line an event.
    pub json: bool,
}

/// The bot's token. Whoever has it is the bot, so that it is never shown.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// That token.
    #[must_use]
    pub const fn new(token: String) -> Self {
        Self(token)
    }

    /// The token itself, to be given to Discord alone.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// What is wrong with the configuration: one sentence that names the key and where it was given.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct ConfigError(pub String);

/// The file as it is written.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct File {
    discord: DiscordSection,
    database: DatabaseSection,
    bots: BotsSection,
    log: LogSection,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct DiscordSection {
    token: Option<String>,
    api_url: Option<String>,
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
struct LogSection {
    filter: Option<String>,
    format: Option<String>,
}

/// A value and where it was given: in the file, or in the environment.
struct Given {
    value: String,
    source: String,
}

impl Config {
    /// Reads the configuration: the file named, else `config.toml` if there is one, and what
    /// `environment` gives of the variables named in `config.example.toml`.
    ///
    /// # Errors
    ///
    /// A sentence that names the key, and the file or variable.
    pub fn read(
        named: Option<&Path>,
        environment: impl Fn(&str) -> Option<String>,
    ) -> Result<Self, ConfigError> {
        let named = named
            .map(Path::to_owned)
            .or_else(|| environment("CLAIM_BOT_CONFIG").map(Into::into));
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

    /// As [`Config::read`], from the text of a file.
    ///
    /// # Errors
    ///
    /// As for [`Config::read`].
    pub fn parse(
        text: &str,
        path: &Path,
        environment: impl Fn(&str) -> Option<String>,
    ) -> Result<Self, ConfigError> {
        let file: File = toml::from_str(text).map_err(|error| in_file(text, path, &error))?;
        let given = |key: &str, in_file: Option<String>| {
            let variable = variable(key);
            let in_environment = environment(&variable).filter(|value| !value.is_empty());
            let from_environment = in_environment.map(|value| Given {
                value,
                source: format!("{variable} (which stands for {key})"),
            });
            let from_file = in_file.map(|value| Given {
                value,
                source: format!("{}: {key}", path.display()),
            });
            from_environment.or(from_file)
        };
        Ok(Self {
            token: token(given("discord.token", file.discord.token), path)?,
            api_url: api_url(given("discord.api_url", file.discord.api_url))?,
            database_url: database_url(given("database.url", file.database.url))?,
            bot_pause: bot_pause(given(
                "bots.pause_ms",
                file.bots.pause_ms.map(|pause| pause.to_string()),
            ))?,
            log: log(
                given("log.filter", file.log.filter),
                given("log.format", file.log.format),
            )?,
        })
    }
}

/// The variable that stands for a key.
fn variable(key: &str) -> String {
    format!("CLAIM_BOT_{}", key.replace('.', "_").to_uppercase())
}

/// What is wrong with the text of the file, without quoting it: there may be a token in it.
fn in_file(text: &str, path: &Path, error: &toml::de::Error) -> ConfigError {
    let start = error.span().map_or(0, |span| span.start);
    let before = text.get(..start).unwrap_or_default();
    let number = before.matches('\n').count() + 1;
    let line = text.lines().nth(number - 1).unwrap_or_default();
    let key = match line.split_once('=') {
        Some((key, _)) => format!(", key {}", key.trim()),
        None => String::new(),
    };
    let what = error.message().trim().replace('\n', " ");
    ConfigError(format!("{} line {number}{key}: {what}", path.display()))
}

fn bot_pause(given: Option<Given>) -> Result<Duration, ConfigError> {
    let Some(given) = given else {
        return Ok(BOT_PAUSE);
    };
    let pause = given.value.trim().parse().map(Duration::from_millis);
    pause
        .ok()
        .filter(|pause| *pause <= LONGEST_BOT_PAUSE)
        .ok_or_else(|| {
            let longest = LONGEST_BOT_PAUSE.as_millis();
            ConfigError(format!(
                "{} is {:?}, but has to be a number of milliseconds from 0 to {longest}",
                given.source, given.value
            ))
        })
}

fn token(given: Option<Given>, path: &Path) -> Result<Token, ConfigError> {
    let Some(given) = given.filter(|given| !given.value.trim().is_empty()) else {
        return Err(ConfigError(format!(
            "discord.token is missing: set it in {} or in {}",
            path.display(),
            variable("discord.token"),
        )));
    };
    let token = given.value.trim();
    if !token.bytes().all(|byte| byte.is_ascii_graphic()) {
        return Err(ConfigError(format!(
            "{} has characters that no token has",
            given.source
        )));
    }
    Ok(Token(token.to_owned()))
}

fn api_url(given: Option<Given>) -> Result<Url, ConfigError> {
    let given = given.unwrap_or_else(|| Given {
        value: DISCORD_API_URL.to_owned(),
        source: "discord.api_url".to_owned(),
    });
    let wrong = |why: &str| {
        ConfigError(format!(
            "{} is no address such as {DISCORD_API_URL}: {why}",
            given.source
        ))
    };
    let url = Url::parse(&given.value).map_err(|error| wrong(&error.to_string()))?;
    if !matches!(url.scheme(), "http" | "https") || !url.has_host() {
        return Err(wrong(
            "it has to begin with https:// or http:// and name a host",
        ));
    }
    if !url.username().is_empty() || url.password().is_some() {
        return Err(wrong("it must not carry a name or password"));
    }
    Ok(url)
}

fn database_url(given: Option<Given>) -> Result<String, ConfigError> {
    let Some(given) = given else {
        return Ok("sqlite://claim-bot.db".to_owned());
    };
    if !given.value.starts_with("sqlite:") {
        return Err(ConfigError(format!(
            "{} is no address of an SQLite file such as sqlite://claim-bot.db",
            given.source
        )));
    }
    Ok(given.value)
}

fn log(filter: Option<Given>, format: Option<Given>) -> Result<LogConfig, ConfigError> {
    let json = match format {
        None => false,
        Some(given) => match given.value.as_str() {
            "text" => false,
            "json" => true,
            _ => {
                return Err(ConfigError(format!(
                    "{} is neither text nor json",
                    given.source
                )));
            }
        },
    };
    let Some(filter) = filter else {
        return Ok(LogConfig {
            filter: "info".into(),
            json,
        });
    };
    if let Err(error) = filter.value.parse::<tracing_subscriber::EnvFilter>() {
        return Err(ConfigError(format!(
            "{} is no log filter: {error}",
            filter.source
        )));
    }
    Ok(LogConfig {
        filter: filter.value,
        json,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const EXAMPLE: &str = include_str!("../config.example.toml");

    fn parse(text: &str, environment: &[(&str, &str)]) -> Result<Config, ConfigError> {
        Config::parse(text, Path::new("my.toml"), |name| {
            let found = environment.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        })
    }

    #[track_caller]
    fn refused(text: &str, environment: &[(&str, &str)], parts: &[&str]) {
        let error = parse(text, environment)
            .expect_err("it must be refused")
            .to_string();
        for part in parts {
            assert!(error.contains(part), "{error:?} does not say {part:?}");
        }
        assert_eq!(error.lines().count(), 1, "{error:?} is not one sentence");
        assert!(!error.contains("s3cret"), "{error:?} shows the token");
    }

    #[test]
    fn the_example_loads_once_a_token_is_given() {
        let config = parse(EXAMPLE, &[("CLAIM_BOT_DISCORD_TOKEN", "abc")]).unwrap();
        assert_eq!(config.token.reveal(), "abc");
        assert_eq!(config.api_url.as_str(), "https://discord.com/");
        assert_eq!(config.database_url, "sqlite://claim-bot.db");
        assert_eq!(
            config.log,
            LogConfig {
                filter: "info".into(),
                json: false
            }
        );
        refused(
            EXAMPLE,
            &[],
            &["discord.token", "my.toml", "CLAIM_BOT_DISCORD_TOKEN"],
        );
    }

    #[test]
    fn the_example_shows_every_default() {
        let bare = parse("", &[("CLAIM_BOT_DISCORD_TOKEN", "abc")]).unwrap();
        let example = parse(EXAMPLE, &[("CLAIM_BOT_DISCORD_TOKEN", "abc")]).unwrap();
        assert_eq!(format!("{bare:?}"), format!("{example:?}"));
    }

    #[test]
    fn the_environment_wins() {
        let file = "[discord]\ntoken = \"in-file\"\n[log]\nformat = \"text\"";
        let environment = [
            ("CLAIM_BOT_DISCORD_TOKEN", "outside"),
            ("CLAIM_BOT_LOG_FORMAT", "json"),
        ];
        let config = parse(file, &environment).unwrap();
        assert_eq!(config.token.reveal(), "outside");
        assert!(config.log.json);
    }

    #[test]
    fn what_is_wrong_is_named_with_key_and_file() {
        let token = "[discord]\ntoken = \"s3cret\"\n";
        let with = |rest: &str| format!("{token}{rest}");
        refused(&with("tokn = \"x\""), &[], &["my.toml line 3", "tokn"]);
        refused(
            &with("[databse]\nurl = \"x\""),
            &[],
            &["my.toml line 3", "databse"],
        );
        refused(&with("api_url = 7"), &[], &["my.toml line 3", "api_url"]);
        refused(
            &with("api_url = \"discord\""),
            &[],
            &["my.toml", "discord.api_url"],
        );
        refused(
            &with("api_url = \"ftp://discord.com\""),
            &[],
            &["discord.api_url"],
        );
        refused(
            &with("[database]\nurl = \"postgres://x\""),
            &[],
            &["my.toml", "database.url"],
        );
        refused(
            &with("[log]\nformat = \"xml\""),
            &[],
            &["my.toml", "log.format"],
        );
        refused(
            &with("[log]\nfilter = \"a=b=c\""),
            &[],
            &["my.toml", "log.filter"],
        );
        refused("token = \"s3cret", &[], &["my.toml line 1"]);
        refused(
            "[discord]\ntoken = \"s3cret s3cret\"",
            &[],
            &["discord.token", "my.toml"],
        );
        refused(
            token,
            &[("CLAIM_BOT_DISCORD_API_URL", "x")],
            &["CLAIM_BOT_DISCORD_API_URL"],
        );
    }
}
