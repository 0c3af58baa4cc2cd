//! What the long-running commands share: logs, signals, the async runtime.

use std::fmt::Display;
use std::io::{IsTerminal, stderr};
use std::process::ExitCode;

use claim_bot::config::LogConfig;
use claim_bot::discord;
use tokio::signal::unix::{SignalKind, signal};
use tracing::metadata::{LevelFilter, Metadata};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// Logs to standard error from now on.
pub(super) fn start_logging(config: &LogConfig) -> anyhow::Result<()> {
    let filter: EnvFilter = config.filter.parse()?;
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(stderr);
    // A journal keeps text: colours are for people's eyes.
    let log = if stderr().is_terminal() {
        log
    } else {
        log.with_ansi(false)
    };
    let discreet = filter_fn(may_be_logged);
    if config.json {
        log.json().finish().with(discreet).init();
    } else {
        log.finish().with(discreet).init();
    }
    Ok(())
}

/// Whether something may be logged, whatever the filter asks for. The libraries' spans and finer
/// logs have requests, answers and gateway traffic in full: tokens and people's hands are in them.
fn may_be_logged(metadata: &Metadata<'_>) -> bool {
    let target = metadata.target();
    if target.starts_with(env!("CARGO_CRATE_NAME")) {
        return true;
    }
    let most = if target.starts_with(discord::TELLTALE) {
        LevelFilter::ERROR
    } else {
        LevelFilter::INFO
    };
    metadata.is_event() && *metadata.level() <= most
}

/// Says in one sentence why the program cannot run.
pub(super) fn failed(error: &impl Display, code: u8) -> ExitCode {
    eprintln!("claim-bot: {error}");
    ExitCode::from(code)
}

/// Runs async work to its end. Whoever still thinks then, off the async threads, is not waited for:
/// nothing of that is stored.
pub(super) fn block_on<T>(work: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    let done = runtime.block_on(work);
    runtime.shutdown_background();
    done
}

/// Waits for SIGTERM or SIGINT; they are caught from the moment this returns.
pub(super) fn stop_signal() -> anyhow::Result<impl Future<Output = ()>> {
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
        tracing::info!("stopping");
    })
}
