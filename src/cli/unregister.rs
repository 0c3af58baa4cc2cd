//! `claim-bot unregister`: takes back what the bot has left with Discord.

use std::path::PathBuf;
use std::process::ExitCode;

use claim_bot::app::RunError;
use claim_bot::config::{Config, Variables};

use super::output::print_line;
use super::service::{self, fail};

/// The arguments of `unregister`.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The configuration file [default: CLAIM_BOT_CONFIG, or config.toml]
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
}

/// Removes the commands and the emoji. Exits with 1 if that fails.
pub(super) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let config = match Config::read(arguments.config.as_deref(), &Variables::of_process()) {
        Ok(config) => config,
        Err(error) => return Ok(fail(&error, 2)),
    };
    service::block_on(async {
        let connection = match claim_discord::connect(&config.discord).await {
            Ok(connection) => connection,
            Err(error) => {
                let error = RunError::from(error);
                return Ok(fail(&error, error.exit_code()));
            }
        };
        Ok(match claim_discord::unregister(&connection).await {
            Ok(emoji) => {
                print_line(format_args!("removed the commands and {emoji} emoji"))?;
                ExitCode::SUCCESS
            }
            Err(error) => fail(&error, 1),
        })
    })
}
