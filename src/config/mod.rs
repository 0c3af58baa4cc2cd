//! The configuration. It mirrors `config.example.toml`; environment variables override the file.

mod file;
mod settings;
mod values;

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use claim_discord::ApiAccess;
use claim_table::ids::UserId;
use claim_table::limits::Limits;
use claim_table::secret::Secret;

use crate::backups::BackupConfig;
pub use settings::{Origin, Setting, Settings, Variables};
pub use values::check_log_filter;
use values::{
    parse_address, parse_addresses, parse_api_url, parse_database_url, parse_interval, parse_limit,
    parse_log_filter, parse_log_format, parse_milliseconds, parse_switch, parse_token, parse_user,
};

/// The default of [`Config::bot_pause`].
pub const DEFAULT_BOT_PAUSE: Duration = Duration::from_secs(1);

/// The period by which Discord counts the posts and edits of a channel.
pub const DEFAULT_RATE_LIMIT_PERIOD: Duration = Duration::from_secs(5);

/// The longest pause or period that can be configured.
const MAX_DURATION: Duration = Duration::from_mins(1);

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
    /// How the database is backed up regularly; `None` if it is not.
    pub backups: Option<BackupConfig>,
    /// Who is told by direct message what needs a person; `None` if no one is.
    pub operator: Option<UserId>,
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

impl Config {
    /// Reads the configuration: see [`Settings::read`].
    ///
    /// # Errors
    ///
    /// If a file cannot be read, a key is unknown, or a value is missing or invalid.
    pub fn read(path: Option<&Path>, variables: &Variables) -> Result<Self, ConfigError> {
        Self::of(&Settings::read(path, variables)?)
    }

    /// The configuration that settings describe.
    ///
    /// # Errors
    ///
    /// If a key is unknown, or a value is missing or invalid.
    pub fn of(settings: &Settings) -> Result<Self, ConfigError> {
        check_keys(settings)?;
        let get = |key| settings.get(key);
        let (interactions_address, metrics_address) =
            parse_addresses(&get("interactions.listen"), &get("metrics.listen"))?;
        let database_url = parse_database_url(&get("database.url"))?;
        let limit = |name: &str| parse_limit(&settings.get(&format!("limits.{name}")));
        Ok(Self {
            discord: ApiAccess {
                token: parse_token(&get("discord.token"), settings.path())?,
                url: parse_api_url(&get("discord.api_url"))?,
            },
            emoji: parse_switch(&get("discord.emoji"))?,
            pictures: parse_switch(&get("discord.pictures"))?,
            rate_limit_period: parse_milliseconds(&get("discord.rate_limit_period_ms"))?,
            backups: backups(settings, &database_url)?,
            database_url,
            bot_pause: parse_milliseconds(&get("bots.pause_ms"))?,
            limits: Limits {
                open_tables_per_person: limit("open_tables_per_person")?,
                open_tables_per_server: limit("open_tables_per_server")?,
                matches_per_person: limit("matches_per_person")?,
                matches_per_server: limit("matches_per_server")?,
                analyses_per_person: limit("analyses_per_person")?,
                analyses_at_once: limit("analyses_at_once")?,
                events_per_server: limit("events_per_server")?,
                players_per_event: limit("players_per_event")?,
                vacation_days_per_year: limit("vacation_days_per_year")?,
            },
            operator: parse_user(&get("operator.discord_id"))?,
            interactions_address,
            metrics_address,
            log: LogConfig {
                filter: parse_log_filter(&get("log.filter"))?,
                json: parse_log_format(&get("log.format"))?,
            },
        })
    }
}

/// How the database at a URL is backed up regularly.
fn backups(settings: &Settings, url: &Secret) -> Result<Option<BackupConfig>, ConfigError> {
    let (every, folder) = (settings.get("backup.every"), settings.get("backup.folder"));
    let keep = parse_limit(&settings.get("backup.keep"))?;
    let Some(interval) = parse_interval(&every)? else {
        return Ok(None);
    };
    let folder = (!folder.value.is_empty()).then(|| folder.value.into());
    if !url.reveal().starts_with("sqlite:") {
        return Err(ConfigError(format!(
            "{} is for SQLite files only: back a PostgreSQL database up with pg_dump, or by \
             continuous archiving",
            every.source()
        )));
    }
    Ok(Some(BackupConfig {
        every: interval,
        keep,
        folder,
    }))
}

/// The part of the configuration that commands need which do not connect to Discord.
#[derive(Clone, Debug)]
pub struct DatabaseConfig {
    /// The URL of the database.
    pub url: Secret,
    /// See [`Config::metrics_address`].
    pub metrics_address: Option<SocketAddr>,
}

impl DatabaseConfig {
    /// Reads the configuration, of which all else may be missing or invalid: see
    /// [`Settings::read`].
    ///
    /// # Errors
    ///
    /// If a file cannot be read, a key is unknown, or one of these values is invalid.
    pub fn read(path: Option<&Path>, variables: &Variables) -> Result<Self, ConfigError> {
        let settings = Settings::read(path, variables)?;
        check_keys(&settings)?;
        Ok(Self {
            url: parse_database_url(&settings.get("database.url"))?,
            metrics_address: parse_address(&settings.get("metrics.listen"), 9464)?,
        })
    }
}

/// Fails if the file has an unknown key.
fn check_keys(settings: &Settings) -> Result<(), ConfigError> {
    match settings.unknown_keys() {
        [] => Ok(()),
        [first, ..] => Err(ConfigError(first.clone())),
    }
}

#[cfg(test)]
mod tests {
    use super::settings::variable;
    use super::*;

    const EXAMPLE: &str = include_str!("../../config.example.toml");

    fn parse(text: &str, environment: &[(&str, &str)]) -> Result<Config, ConfigError> {
        let variables = environment.iter().copied().collect();
        Config::of(&Settings::parse(text, Path::new("my.toml"), &variables)?)
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
    const VALUES: [(&str, &str); 22] = [
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
        ("backup.every", "12h"),
        ("backup.keep", "3"),
        ("backup.folder", "/backups"),
        ("operator.discord_id", "80351110224678912"),
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
            // The second value of a variable replaces the first.
            let required = [
                ("CLAIM_BOT_DISCORD_TOKEN", "x"),
                ("CLAIM_BOT_BACKUP_EVERY", "1d"),
            ];
            let environment = [&required[..], &[(&variable, value)]].concat();
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
    fn unknown_keys_name_the_nearest_known_one() {
        for (text, parts) in [
            (
                "[discord]\ntokn = 1",
                ["line 2: unknown key discord.tokn", "mean discord.token?"],
            ),
            (
                "token = 1",
                ["unknown key token", "did you mean discord.token?"],
            ),
            (
                "[log]\npause_ms = 1",
                ["unknown key log.pause_ms", "mean bots.pause_ms?"],
            ),
            (
                "[log]\ncolour = 1",
                ["unknown key log.colour", "this section has filter, format"],
            ),
            (
                "[databse]",
                [
                    "line 1: unknown section databse",
                    "known are backup, bots, database",
                ],
            ),
            ("log = 1", ["line 1", "log must be a section: [log]"]),
        ] {
            assert_error(text, &[], &parts);
        }
        assert!(parse("[log]\n[discord]\ntoken = \"abc\"", &[]).is_ok());
    }

    #[test]
    fn interval_of_backups_has_a_unit_and_needs_an_sqlite_file() {
        let with = |every: &str| {
            let file = format!("[discord]\ntoken = \"x\"\n[backup]\nevery = \"{every}\"");
            parse(&file, &[]).map(|config| config.backups.map(|it| it.every))
        };
        for (every, hours) in [("1h", 1), ("2d", 48), ("1w", 168)] {
            assert_eq!(with(every), Ok(Some(Duration::from_hours(hours))));
        }
        assert_eq!(with(""), Ok(None));
        for every in ["1", "0d", "-1d", "1m", "d", "1000w", "1.5d", "é"] {
            let error = with(every).expect_err("it is no interval").to_string();
            assert!(error.contains("line 4: backup.every is"), "{error}");
        }
        assert_error(
            "[discord]\ntoken = \"s3cret\"",
            &[
                ("CLAIM_BOT_BACKUP_EVERY", "1d"),
                ("CLAIM_BOT_DATABASE_URL", "postgres://claim@host/claim"),
            ],
            &["CLAIM_BOT_BACKUP_EVERY", "for SQLite files only", "pg_dump"],
        );
    }

    #[test]
    fn errors_name_key_and_source() {
        let token = "[discord]\ntoken = \"s3cret\"\n";
        let with = |rest: &str| format!("{token}{rest}");
        assert_error(&with("tokn = \"x\""), &[], &["my.toml line 3", "tokn"]);
        assert_error(
            &with("[databse]\nurl = \"x\""),
            &[],
            &[
                "my.toml line 4",
                "unknown key databse.url",
                "mean database.url?",
            ],
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
        for (limit, expected) in [
            ("0", "must be at least 1"),
            ("-0x1", "line 4"),
            ("-1", "\"-1\", but must be at least 1"),
            ("1.5", "must be a whole number of at least 1"),
            ("4294967296", "must be a whole number of at most 4294967295"),
            ("[1]", "must be a text, a number, or true or false"),
        ] {
            assert_error(
                &with(&format!("[limits]\nmatches_per_server = {limit}")),
                &[],
                &["my.toml line 4", "matches_per_server", expected],
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
        assert_error(
            &with("[log]\nfilter = \"infoo,=x\""),
            &[],
            &["(expected e.g. info, or info,serenity=warn)"],
        );
        for (section, example) in [("interactions", "8443"), ("metrics", "9464")] {
            assert_error(
                &with(&format!("[{section}]\nlisten = \"localhost:{example}\"")),
                &[],
                &[
                    &format!("{section}.listen"),
                    &format!("example 127.0.0.1:{example}"),
                ],
            );
        }
    }

    #[test]
    fn errors_of_syntax_do_not_quote_values() {
        let token = "[discord]\ntoken = \"s3cret\"\n";
        assert_error(
            "[discord\n",
            &[],
            &["my.toml line 1: unclosed table, expected `]`"],
        );
        assert_error("token = \"s3cret", &[], &["my.toml line 1"]);
        assert_error("token \"s3cret\" token = 1", &[], &["my.toml line 1"]);
        assert_error("\"s3cret\" = 1", &[], &["my.toml line 1: unknown key …"]);
        assert_error(
            "[discord]\nemoji = \"s3\\\"cret s3cret\"",
            &[("CLAIM_BOT_DISCORD_TOKEN", "s3cret")],
            &["line 2: discord.emoji must be true or false"],
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
