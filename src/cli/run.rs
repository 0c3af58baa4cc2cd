//! `claim-bot run`: connects to Discord and serves.

use std::path::PathBuf;
use std::process::ExitCode;

use claim_bot::app;
use claim_bot::config::Config;
use claim_bot::host::Clock;

use super::service;

/// The arguments of `run`.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The configuration; without it `CLAIM_BOT_CONFIG`, else config.toml
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
}

/// Runs the bot until it is told to stop.
pub(super) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let environment = |name: &str| std::env::var(name).ok();
    let config = match Config::read(arguments.config.as_deref(), environment) {
        Ok(config) => config,
        Err(error) => return Ok(service::failed(&error, 2)),
    };
    service::start_logging(&config.log)?;
    service::block_on(async {
        let stop = service::stop_signal()?;
        Ok(match app::run(&config, Clock::System, stop).await {
            Ok(()) => ExitCode::SUCCESS,
            Err(failure) => service::failed(&failure, failure.exit_code()),
        })
    })
}
