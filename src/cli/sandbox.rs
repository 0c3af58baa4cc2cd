//! `claim-bot sandbox`: the same bot, connected to a model of Discord in the same process.

use std::io;
use std::pin::pin;
use std::process::{Command, ExitCode, Stdio};
use std::time::Duration;

use claim_bot::app;
use claim_bot::config::{
    Config, DEFAULT_BOT_PAUSE, DEFAULT_RATE_LIMIT_PERIOD, LogConfig, check_log_filter,
};
use claim_discord::ApiAccess;
use claim_host::Clock;
use claim_table::limits::Limits;
use claim_table::secret::Secret;
use discord_sandbox::{Sandbox, Tutorial};
use tokio::runtime::Runtime;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use super::database::sqlite_url;
use super::values::whole_number;
use super::{output, sandbox_processes, service};

/// How long a stopped bot's threads may go on searching before they are abandoned.
const ABANDON_TIMEOUT: Duration = Duration::from_secs(5);

/// The arguments of `sandbox`.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The port to listen on; 0 for any free port
    #[arg(long, default_value_t = 8080, value_parser = whole_number(0..=u16::MAX))]
    port: u16,
    /// Open the page in a browser
    #[arg(long)]
    open: bool,
    /// The SQLite file for the matches, or the URL of a PostgreSQL database, postgres://… [default: a temporary file]
    #[arg(long, value_name = "FILE|URL")]
    database: Option<String>,
    /// How many processes of the bot to run, 1 to 9, on a PostgreSQL database; interactions then arrive by HTTPS
    #[arg(long, value_name = "NUMBER", value_parser = whole_number(1..=9_u8))]
    processes: Option<u8>,
    /// What to log, for example info or claim_bot=debug
    #[arg(long, value_name = "FILTER", default_value = "warn")]
    log: String,
}

/// Runs the sandbox and the bot until SIGTERM or SIGINT.
pub(super) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let filter = match check_log_filter(&arguments.log) {
        Ok(filter) => filter,
        Err(reason) => return Ok(service::fail(&format!("--log: {reason}"), 2)),
    };
    let log = LogConfig {
        filter,
        json: false,
    };
    service::start_logging(&log)?;
    service::block_on(async {
        let stop = service::stop_signal()?;
        let options = discord_sandbox::Options {
            port: arguments.port,
            bot_name: "Claim".to_owned(),
            tutorial: Some(tutorial()),
            ..discord_sandbox::Options::default()
        };
        match discord_sandbox::start(options).await {
            Ok(sandbox) => serve(arguments, &sandbox, stop).await,
            Err(error) => Ok(service::fail(&listen_error(arguments.port, &error), 1)),
        }
    })
}

/// What the page suggests to new visitors.
fn tutorial() -> Tutorial {
    Tutorial::new(
        "claim start",
        "Play a match in a minute",
        "Press **Join**, then **Start**. Your hand arrives by direct message.",
    )
    .alone("claim tutorial")
    .with_language(
        "de",
        "In einer Minute zur ersten Partie",
        "Drück auf **Mitspielen**, dann auf **Starten**. Deine Karten kommen per Direktnachricht.",
    )
}

async fn serve(
    arguments: &Arguments,
    sandbox: &Sandbox,
    stop: impl Future<Output = ()>,
) -> anyhow::Result<ExitCode> {
    // The directory is deleted when this is dropped.
    let temporary = tempfile::tempdir()?;
    let temporary_file = || temporary.path().join("sandbox.db").display().to_string();
    let database = arguments.database.clone().unwrap_or_else(temporary_file);
    let is_url = ["postgres://", "postgresql://"]
        .iter()
        .any(|it| database.starts_with(it));
    let database_url = if is_url {
        database
    } else {
        sqlite_url(&database)
    };
    if arguments.processes.is_some() && !is_url {
        let sentence =
            "--processes: several processes need a PostgreSQL database: --database postgres://…";
        return Ok(service::fail(&sentence, 2));
    }
    let config = Config {
        discord: ApiAccess {
            url: sandbox.url().parse()?,
            token: Secret::new(sandbox.token().to_owned()),
        },
        emoji: true,
        pictures: true,
        rate_limit_period: DEFAULT_RATE_LIMIT_PERIOD,
        database_url: Secret::new(database_url),
        bot_pause: DEFAULT_BOT_PAUSE,
        limits: Limits::default(),
        backups: None,
        operator: None,
        interactions_address: None,
        metrics_address: None,
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
        output::print_error("no browser could be started; open the address yourself");
    }
    if let Some(count) = arguments.processes {
        let ran = sandbox_processes::run(&config, count.into(), sandbox, stop).await;
        return Ok(match ran {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => service::fail(&format!("{error:#}"), 1),
        });
    }
    Ok(match run_bot(&config, sandbox, stop).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => service::fail(&error, error.exit_code()),
    })
}

/// Runs the bot until `stop` resolves, and restarts it when the sandbox is asked to.
async fn run_bot(
    config: &Config,
    sandbox: &Sandbox,
    stop: impl Future<Output = ()>,
) -> Result<(), app::RunError> {
    let mut stop = pin!(stop);
    let mut restarts = sandbox.restart_requests();
    let mut stopped = false;
    while !stopped {
        let ending = CancellationToken::new();
        let mut bot = spawn_bot(config.clone(), ending.clone());
        let ended = tokio::select! {
            () = &mut stop => {
                stopped = true;
                None
            }
            request = restarts.changed() => {
                stopped = request.is_err();
                None
            }
            ended = &mut bot => Some(ended),
        };
        ending.cancel();
        let ended = match ended {
            Some(ended) => ended,
            None => bot.await,
        };
        ended.map_err(anyhow::Error::from)??;
    }
    Ok(())
}

/// Runs the bot on a separate runtime until `ending` is cancelled. The runtime ends with the bot, as a process
/// would: a task that outlived the bot would keep the next one from using the database.
fn spawn_bot(config: Config, ending: CancellationToken) -> JoinHandle<Result<(), app::RunError>> {
    tokio::task::spawn_blocking(move || {
        let runtime = Runtime::new().map_err(anyhow::Error::from)?;
        let ended = runtime.block_on(app::run(&config, Clock::System, ending.cancelled()));
        runtime.shutdown_timeout(ABANDON_TIMEOUT);
        ended
    })
}

/// Opens an address in the system's browser. Returns whether the browser could be started.
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
fn listen_error(port: u16, error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::AddrInUse => format!(
            "port {port} is already in use: choose another with --port, or any free one with \
             --port 0"
        ),
        _ => format!("port {port} cannot be used ({error}): choose another with --port"),
    }
}
