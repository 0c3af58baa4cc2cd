//! `claim-bot health`: whether the bot that has the database open is well; for a container's check.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use claim_bot::config::Config;
use claim_bot::store::heartbeat_age;

use super::service;

/// A bot that has not said for so long that it is well is not.
const LONGEST_SILENCE: Duration = Duration::from_mins(1);

/// The arguments of `health`.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The configuration, as `run` has it
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
}

/// Exits 0 if the bot is well, 1 if not.
pub(super) fn run(arguments: &Arguments) -> ExitCode {
    let environment = |name: &str| std::env::var(name).ok();
    let config = match Config::read(arguments.config.as_deref(), environment) {
        Ok(config) => config,
        Err(error) => return service::failed(&error, 2),
    };
    match heartbeat_age(&config.database_url) {
        Ok(age) if age < LONGEST_SILENCE => {
            println!("well, as of {} s ago", age.as_secs());
            ExitCode::SUCCESS
        }
        Ok(age) => service::failed(&format!("nothing heard for {} s", age.as_secs()), 1),
        Err(error) => service::failed(&format!("no bot has opened the database: {error}"), 1),
    }
}
