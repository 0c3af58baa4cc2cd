//! Edited configuration files and environment variables.

use std::path::Path;
use std::time::Duration;

use claim_bot::config::{Config, ConfigError, Settings};
use proptest::prelude::*;

use super::cases;
use super::edits::{edited, edits};

const EXAMPLE: &str = include_str!("../../config.example.toml");

/// A token that can be recognised in any output.
const TOKEN: &str = "MTIzNDU2Nzg5.s3cret";

/// What edits insert into the file and the values.
const FRAGMENTS: &[&str] = &[
    "\"",
    "'",
    "\"\"\"",
    "'''",
    "=",
    "#",
    "\n",
    "[",
    "]",
    "[[",
    "[discord]",
    "[database]",
    "[bots]",
    "[log]",
    "[limits]",
    "token",
    "token = 1\n",
    "api_url = \"http://127.0.0.1:1\"\n",
    "emoji = 1\n",
    "pause_ms = -1\n",
    "pause_ms = 60001\n",
    "url = \"sqlite:\"\n",
    "filter = \"a=b=c\"\n",
    "true",
    "false",
    "null",
    "-1",
    "9223372036854775808",
    "1e400",
    "inf",
    "nan",
    "2026-11-22",
    "{}",
    "\\u0000",
    "\\",
    "\r\n",
    "\u{feff}",
    "http://",
    "https://user:password@host",
    "sqlite://",
    "postgres://x",
    "json",
    "é",
];

/// Values of environment variables, to be edited.
const VALUES: &[&str] = &[
    "DISCORD_API_URL",
    "DISCORD_EMOJI",
    "DATABASE_URL",
    "BOTS_PAUSE_MS",
    "LOG_FILTER",
    "LOG_FORMAT",
];

/// Reads a configuration file, with one environment variable besides the token's.
fn read(
    text: &str,
    variable: Option<(&str, &str)>,
    token: Option<&str>,
) -> Result<Config, ConfigError> {
    let token = token.map(|token| ("DISCORD_TOKEN", token));
    let variables = token.into_iter().chain(variable);
    let variables = variables.map(|(name, value)| (format!("CLAIM_BOT_{name}"), value));
    let path = Path::new("my.toml");
    Config::of(&Settings::parse(text, path, &variables.collect())?)
}

/// The file with the token in it.
fn example() -> String {
    EXAMPLE.replacen("token = \"\"", &format!("token = \"{TOKEN}\""), 1)
}

/// Checks what must hold for every accepted configuration and for every error.
fn check(read: Result<Config, ConfigError>) -> Result<(), TestCaseError> {
    match read {
        Ok(config) => {
            prop_assert!(!config.discord.token.reveal().is_empty());
            prop_assert!(
                config
                    .discord
                    .token
                    .reveal()
                    .bytes()
                    .all(|it| it.is_ascii_graphic())
            );
            prop_assert!(["http", "https"].contains(&config.discord.url.scheme()));
            let url = config.database_url.reveal();
            let kinds = ["sqlite:", "postgres://", "postgresql://"];
            prop_assert!(kinds.iter().any(|kind| url.starts_with(kind)));
            prop_assert!(config.bot_pause <= Duration::from_mins(1));
            let debug = format!("{:?}", config.discord.token);
            prop_assert_eq!(debug, "Secret(…)");
        }
        Err(error) => {
            let error = error.to_string();
            prop_assert_eq!(error.lines().count(), 1, "{:?}", error);
            prop_assert!(!error.contains("s3cret"), "{error}");
        }
    }
    Ok(())
}

#[test]
fn example_with_a_token_is_valid() {
    let config = read(&example(), None, None).expect("it is valid");
    assert_eq!(config.discord.token.reveal(), TOKEN);
}

proptest! {
    #![proptest_config(cases(1_000))]

    #[test]
    fn edited_file_is_read_or_explained_without_the_token(edits in edits(FRAGMENTS)) {
        check(read(&edited(&example(), &edits), None, None))?;
    }

    #[test]
    fn edited_variable_is_read_or_explained(
        name in proptest::sample::select(VALUES), edits in edits(FRAGMENTS),
    ) {
        let value = edited("https://sqlite.info:true=1", &edits);
        check(read("", Some((name, &value)), Some(TOKEN)))?;
    }
}
