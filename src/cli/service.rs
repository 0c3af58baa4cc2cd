//! Shared by the long-running commands: logging, signals, the async runtime, exit codes.

use std::fmt::Display;
use std::io::{IsTerminal, stderr};
use std::process::ExitCode;

use claim_bot::config::LogConfig;
use claim_discord::ERRORS_ONLY_LOG_TARGETS;
use tokio::signal::unix::{SignalKind, signal};
use tracing::metadata::{LevelFilter, Metadata};
use tracing_subscriber::filter::{FilterExt, filter_fn};
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, fmt, registry};

use super::output;

/// What the names of this program's packages begin with, as log targets.
const PACKAGES: &str = "claim_";

/// Starts logging to standard error.
pub(super) fn start_logging(config: &LogConfig) -> anyhow::Result<()> {
    let filter: EnvFilter = with_all_packages(&config.filter).parse()?;
    let filter = filter.and(filter_fn(may_be_logged));
    // Colours are for terminals, not for log files.
    let log = fmt::layer()
        .with_writer(stderr)
        .with_ansi(stderr().is_terminal());
    let log = if config.json {
        log.json().with_filter(filter).boxed()
    } else {
        log.with_filter(filter).boxed()
    };
    registry().with(log).init();
    Ok(())
}

/// A filter in which the name of the program stands for all its packages.
fn with_all_packages(filter: &str) -> String {
    filter.replace(
        concat!(env!("CARGO_CRATE_NAME"), "="),
        &format!("{PACKAGES}="),
    )
}

/// Whether an event may be logged, even if the configured filter asks for more. Spans and detailed logs of
/// libraries are excluded: they contain requests, responses and gateway traffic in full, with the token and the
/// players' hands.
fn may_be_logged(metadata: &Metadata<'_>) -> bool {
    let target = metadata.target();
    if target.starts_with(PACKAGES) {
        return true;
    }
    let is_part_of = |part: &&str| target.starts_with(part);
    let max_level = if ERRORS_ONLY_LOG_TARGETS.iter().any(is_part_of) {
        LevelFilter::ERROR
    } else {
        LevelFilter::INFO
    };
    metadata.is_event() && *metadata.level() <= max_level
}

/// Prints why the program stops, and returns its exit code.
pub(super) fn fail(error: &impl Display, code: u8) -> ExitCode {
    output::print_error(error);
    ExitCode::from(code)
}

/// Runs async work to its end. Bot searches and analyses that are then still running on blocking
/// threads are abandoned; their results would not be stored anyway.
pub(super) fn block_on<T>(work: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    let done = runtime.block_on(work);
    runtime.shutdown_background();
    done
}

/// Installs handlers for SIGTERM and SIGINT, and returns a future that resolves on either.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn name_of_the_program_stands_for_all_packages() {
        assert_eq!(
            with_all_packages("warn,claim_bot=debug,hyper=info"),
            "warn,claim_=debug,hyper=info"
        );
        assert!(claim_host_target().starts_with(PACKAGES));
    }

    /// The log target of a package in which most is logged.
    fn claim_host_target() -> &'static str {
        std::any::type_name::<claim_host::Clock>()
    }
}
