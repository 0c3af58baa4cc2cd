//! `claim-bot sandbox`: the same bot, connected to a model of Discord in the same process.

use std::path::PathBuf;
use std::process::ExitCode;

use claim_bot::app;
use claim_bot::config::{Config, LogConfig, Token};
use claim_bot::host::Clock;
use claim_bot::sandbox::{self, Sandbox};

use super::service;

/// The arguments of `sandbox`.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The port to listen on; 0 for any that is free
    #[arg(long, default_value_t = 8080)]
    port: u16,
    /// The SQLite file that keeps the matches; without it they are gone afterwards
    #[arg(long, value_name = "FILE")]
    database: Option<PathBuf>,
    /// What is logged
    #[arg(long, value_name = "FILTER", default_value = "warn")]
    log: String,
}

/// Runs sandbox and bot until they are told to stop.
pub(super) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    service::start_logging(&LogConfig {
        filter: arguments.log.clone(),
        json: false,
    })?;
    service::block_on(async {
        let stop = service::stop_signal()?;
        let options = sandbox::Options {
            port: arguments.port,
            ..sandbox::Options::default()
        };
        let sandbox = match sandbox::start(options).await {
            Ok(sandbox) => sandbox,
            Err(error) => {
                let port = arguments.port;
                let sentence =
                    format!("port {port} cannot be used ({error}): choose one by --port");
                return Ok(service::failed(&sentence, 1));
            }
        };
        serve(arguments, &sandbox, stop).await
    })
}

async fn serve(
    arguments: &Arguments,
    sandbox: &Sandbox,
    stop: impl Future<Output = ()>,
) -> anyhow::Result<ExitCode> {
    // Dropped, and so deleted, when the sandbox ends.
    let temporary = tempfile::tempdir()?;
    let file = arguments
        .database
        .clone()
        .unwrap_or_else(|| temporary.path().join("sandbox.db"));
    let config = Config {
        token: Token::new(sandbox.token().to_owned()),
        api_url: sandbox.url().parse()?,
        database_url: format!("sqlite://{}", file.display()),
        log: LogConfig {
            filter: arguments.log.clone(),
            json: false,
        },
    };
    println!(
        "The sandbox is at {}/ – press Ctrl+C to stop it.",
        sandbox.url()
    );
    Ok(match app::run(&config, Clock::System, stop).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => service::failed(&failure, failure.exit_code()),
    })
}
