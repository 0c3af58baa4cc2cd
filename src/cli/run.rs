//! `claim-bot run`: connects to Discord and hosts matches.

use std::path::PathBuf;
use std::process::ExitCode;

use claim_bot::app;
use claim_bot::config::{Config, Settings, Variables};
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
    let settings = Settings::read(arguments.config.as_deref(), &Variables::of_process());
    let read = settings.and_then(|settings| Ok((Config::of(&settings)?, settings)));
    let (config, settings) = match read {
        Ok(read) => read,
        Err(error) => return Ok(service::fail(&error, 2)),
    };
    service::start_logging(&config.log)?;
    for unknown in settings.unknown_variables() {
        tracing::warn!("{unknown}");
    }
    service::block_on(async {
        let stop = service::stop_signal()?;
        Ok(match app::run(&config, Clock::System, stop).await {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => service::fail(&error, error.exit_code()),
        })
    })
}
