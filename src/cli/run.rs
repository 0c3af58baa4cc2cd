//! `claim-bot run`: connects to Discord and hosts matches.

use std::path::PathBuf;
use std::process::ExitCode;

use claim_bot::app;
use claim_bot::config::Config;
use claim_host::Clock;

use super::service;

/// The arguments of `run`.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The configuration file [default: CLAIM_BOT_CONFIG, or config.toml]
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
}

/// Runs the bot until SIGTERM or SIGINT.
pub(super) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let environment = |name: &str| std::env::var(name).ok();
    let config = match Config::read(arguments.config.as_deref(), environment) {
        Ok(config) => config,
        Err(error) => return Ok(service::fail(&error, 2)),
    };
    service::start_logging(&config.log)?;
    service::block_on(async {
        let stop = service::stop_signal()?;
        Ok(match app::run(&config, Clock::System, stop).await {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => service::fail(&error, error.exit_code()),
        })
    })
}
