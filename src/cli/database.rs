//! Shared by the commands that work on a database: which one, and how many matches it has.

use std::path::PathBuf;

use claim_bot::config::{Config, ConfigError};

/// The arguments that name a database.
#[derive(clap::Args)]
pub(super) struct DatabaseArguments {
    /// The SQLite file of the database [default: the configured one]
    #[arg(long, value_name = "FILE")]
    database: Option<PathBuf>,
    /// The configuration file [default: CLAIM_BOT_CONFIG, or config.toml]
    #[arg(long, value_name = "FILE", conflicts_with = "database")]
    config: Option<PathBuf>,
}

impl DatabaseArguments {
    /// The URL of the database.
    pub(super) fn url(&self) -> Result<String, ConfigError> {
        if let Some(file) = &self.database {
            return Ok(format!("sqlite://{}", file.display()));
        }
        let environment = |name: &str| std::env::var(name).ok();
        Ok(Config::read(self.config.as_deref(), environment)?.database_url)
    }
}

/// A number of matches, in words.
pub(super) fn count_of_matches(count: u64) -> String {
    let noun = if count == 1 { "match" } else { "matches" };
    format!("{count} {noun}")
}
