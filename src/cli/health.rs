//! `claim-bot health`: whether a bot is running on the configured database; for a container's
//! health check.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use claim_bot::config::Config;
use claim_bot::store::heartbeat_age;

use super::service::fail;

/// A running bot writes its heartbeat several times in this time.
const MAX_HEARTBEAT_AGE: Duration = Duration::from_mins(1);

/// The arguments of `health`.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The configuration file [default: CLAIM_BOT_CONFIG, or config.toml]
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
}

/// Exits with 0 if the bot is running, with 1 if it is not.
pub(super) fn run(arguments: &Arguments) -> ExitCode {
    let environment = |name: &str| std::env::var(name).ok();
    let config = match Config::read(arguments.config.as_deref(), environment) {
        Ok(config) => config,
        Err(error) => return fail(&error, 2),
    };
    match heartbeat_age(&config.database_url) {
        Ok(age) if age < MAX_HEARTBEAT_AGE => {
            println!("healthy: last heartbeat {} s ago", age.as_secs());
            ExitCode::SUCCESS
        }
        Ok(age) => fail(&format!("no heartbeat for {} s", age.as_secs()), 1),
        Err(error) => fail(&format!("no heartbeat beside the database: {error}"), 1),
    }
}
