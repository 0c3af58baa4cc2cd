//! `claim-bot sandbox`: the same bot, connected to a model of Discord in the same process.

use std::io;
use std::path::PathBuf;
use std::pin::pin;
use std::process::{Command, ExitCode, Stdio};

use claim_bot::app;
use claim_bot::config::{BOT_PAUSE, Config, LogConfig, Token};
use claim_bot::host::Clock;
use claim_bot::sandbox::{self, Sandbox};

use super::service;

/// The arguments of `sandbox`.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The port to listen on; 0 for any that is free
    #[arg(long, default_value_t = 8080)]
    port: u16,
    /// Open the page in the browser
    #[arg(long)]
    open: bool,
    /// The SQLite file that keeps the matches; without it they are gone afterwards
    #[arg(long, value_name = "FILE")]
    database: Option<PathBuf>,
    /// What is logged
    #[arg(long, value_name = "FILTER", default_value = "warn")]
    log: String,
}

/// Runs sandbox and bot until they are told to stop.
pub(super) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let log = LogConfig {
        filter: arguments.log.clone(),
        json: false,
    };
    if let Err(error) = service::start_logging(&log) {
        return Ok(service::failed(&format!("--log: {error}"), 2));
    }
    service::block_on(async {
        let stop = service::stop_signal()?;
        let options = sandbox::Options {
            port: arguments.port,
            ..sandbox::Options::default()
        };
        match sandbox::start(options).await {
            Ok(sandbox) => serve(arguments, &sandbox, stop).await,
            Err(error) => Ok(service::failed(&unusable(arguments.port, &error), 1)),
        }
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
        bot_pause: BOT_PAUSE,
        log: LogConfig {
            filter: arguments.log.clone(),
            json: false,
        },
    };
    println!(
        "The sandbox is at {}/ – open it in your browser; Ctrl+C stops it.",
        sandbox.url()
    );
    if arguments.open && !open(&format!("{}/", sandbox.url())) {
        eprintln!("claim-bot: no browser could be started: open the address yourself");
    }
    Ok(match run_bot(&config, sandbox, stop).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => service::failed(&failure, failure.exit_code()),
    })
}

/// Runs the bot until `stop`, and again whenever the sandbox is asked for it.
async fn run_bot(
    config: &Config,
    sandbox: &Sandbox,
    stop: impl Future<Output = ()>,
) -> Result<(), app::Failure> {
    let mut stop = pin!(stop);
    let mut restarts = sandbox.restarts();
    let mut stopped = false;
    while !stopped {
        let stopped_or_restarted = async {
            tokio::select! {
                () = &mut stop => stopped = true,
                asked = restarts.changed() => stopped = asked.is_err(),
            }
        };
        app::run(config, Clock::System, stopped_or_restarted).await?;
    }
    Ok(())
}

/// Opens an address in the system's browser; tells whether that could be begun.
fn open(address: &str) -> bool {
    let (program, arguments): (_, &[_]) = if cfg!(target_os = "macos") {
        ("open", &[address])
    } else {
        ("xdg-open", &[address])
    };
    Command::new(program)
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .is_ok()
}

/// Why the sandbox cannot listen, and what to do about it.
fn unusable(port: u16, error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::AddrInUse => format!(
            "port {port} is taken by another program: choose another by --port, or any that is \
             free by --port 0"
        ),
        _ => format!("port {port} cannot be used ({error}): choose one by --port"),
    }
}
