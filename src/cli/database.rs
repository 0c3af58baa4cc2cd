//! Shared by the commands that work on a database: which one, and how many matches it has.

use std::fmt::Display;
use std::path::PathBuf;
use std::process::ExitCode;

use claim_bot::config::{ConfigError, DatabaseConfig, Variables};
use claim_table::secret::Secret;

use super::service::{self, fail};

/// The key of the configured URL.
const DATABASE_URL: &str = "database.url";

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
    /// Does `work` with the URL of the database. If that fails, prints why and returns the exit code: 2
    /// if the configuration cannot be read or names no database, otherwise 1.
    pub(super) fn run<T, E: Display>(
        &self,
        work: impl AsyncFnOnce(&str) -> Result<T, E>,
    ) -> anyhow::Result<Result<T, ExitCode>> {
        let database = match self.read() {
            Ok(database) => database,
            Err(code) => return Ok(Err(code)),
        };
        let url = database.url.reveal();
        let done = service::block_on(async { Ok(work(url).await) })?;
        Ok(done.map_err(|error| fail(&error, 1)))
    }

    /// The database, and the address for metrics. If the configuration cannot be read or names no
    /// database, prints why and returns the exit code.
    pub(super) fn read(&self) -> Result<DatabaseConfig, ExitCode> {
        let is_url = |file: &PathBuf| {
            file.as_os_str()
                .as_encoded_bytes()
                .windows(3)
                .any(|it| it == b"://")
        };
        if self.database.as_ref().is_some_and(is_url) {
            let sentence = "--database: name the file of an SQLite database, not a URL; a URL is given by database.url";
            return Err(fail(&sentence, 2));
        }
        let config = self.config().map_err(|error| fail(&error, 2))?;
        let source = if self.database.is_some() {
            "--database"
        } else {
            DATABASE_URL
        };
        check_url(source, config.url.reveal())?;
        Ok(config)
    }

    /// The named database, or the configured one.
    fn config(&self) -> Result<DatabaseConfig, ConfigError> {
        match &self.database {
            Some(file) => Ok(DatabaseConfig {
                url: Secret::new(sqlite_url(&file.display().to_string())),
                metrics_address: None,
            }),
            None => DatabaseConfig::read(self.config.as_deref(), &Variables::of_process()),
        }
    }
}

/// The URL of an SQLite database in a file.
pub(super) fn sqlite_url(file: &str) -> String {
    // These have a meaning in a URL.
    let file = file.replace('%', "%25").replace('?', "%3f");
    format!("sqlite://{file}")
}

/// Checks that a URL, which comes from `source`, names a database. If not, prints why and returns the exit code.
pub(super) fn check_url(source: &str, url: &str) -> Result<(), ExitCode> {
    claim_store::check_url(url).map_err(|error| fail(&format!("{source}: {error}"), 2))
}

/// A number of matches, in words.
pub(super) fn count_of_matches(count: u64) -> String {
    let noun = if count == 1 { "match" } else { "matches" };
    format!("{count} {noun}")
}
