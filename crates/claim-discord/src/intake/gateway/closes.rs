//! Closes of the gateway's connection that serenity reports only in its log: this listens to that log.
//!
//! After the close codes 4003, 4010 and 4011, serenity goes on with the closed connection until its next
//! heartbeat fails; after 4012 it connects again and again.

use std::fmt;
use std::sync::LazyLock;

use serenity::all::{OnlineStatus, ShardManager};
use tokio::sync::broadcast::{self, error::RecvError};
use tracing::field::{Field, Visit};
use tracing::level_filters::LevelFilter;
use tracing::{Event, Metadata, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::Context;
use tracing_subscriber::registry::LookupSpan;

use super::refusal::GatewayRefusal;

/// The log target of serenity's connections.
const LOG_TARGET: &str = "serenity::gateway::shard";

/// How many closes may wait to be handled.
const CAPACITY: usize = 16;

/// The closes found in the log. A static, because the log belongs to the whole process.
static CLOSES: LazyLock<broadcast::Sender<Close>> =
    LazyLock::new(|| broadcast::Sender::new(CAPACITY));

/// How to react to a close that serenity does not handle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Close {
    /// The connection has to be opened again.
    Reconnect,
    /// A new connection would be closed as well.
    Refused(GatewayRefusal),
}

/// The layer that finds closes in the log and sends them to [`CLOSES`].
struct CloseLog;

/// The message of a logged event.
#[derive(Default)]
struct Text(String);

/// Listens to serenity's log. Without this, a close that serenity does not handle is noticed late or never.
#[must_use]
pub fn listen_to_gateway_log<S>() -> impl Layer<S>
where
    S: Subscriber + for<'span> LookupSpan<'span>,
{
    let is_close = |it: &Metadata<'_>| {
        it.is_event() && it.target() == LOG_TARGET && *it.level() <= LevelFilter::WARN
    };
    CloseLog.with_filter(filter_fn(is_close).with_max_level_hint(LevelFilter::WARN))
}

/// Handles closes, until the gateway refuses the program for good.
pub(crate) async fn watch_closes(manager: &ShardManager) -> GatewayRefusal {
    let mut closes = CLOSES.subscribe();
    loop {
        match closes.recv().await {
            Ok(Close::Reconnect) => {
                wake_closed_shards(manager).await;
                for shard in manager.shards_instantiated().await {
                    manager.restart(shard).await;
                }
            }
            Ok(Close::Refused(refusal)) => {
                wake_closed_shards(manager).await;
                return refusal;
            }
            Err(RecvError::Lagged(_)) => {}
            // The sender is never dropped.
            Err(RecvError::Closed) => std::future::pending().await,
        }
    }
}

/// Makes the tasks that still use a closed connection end: sending something on it fails. Without this, serenity
/// would wait forever for a connection that has already ended.
async fn wake_closed_shards(manager: &ShardManager) {
    for runner in manager.runners.lock().await.values() {
        runner.runner_tx.set_status(OnlineStatus::Online);
    }
}

impl Close {
    /// The close that serenity reports with this message.
    fn from_log(message: &str) -> Option<Self> {
        let messages = [
            ("Sent no authentication", Self::Reconnect),
            (
                "Sent invalid shard data",
                Self::Refused(GatewayRefusal::InvalidShard),
            ),
            (
                "Shard has too many guilds",
                Self::Refused(GatewayRefusal::TooFewShards),
            ),
            (
                "Unknown unclean close 4012",
                Self::Refused(GatewayRefusal::UnsupportedVersion),
            ),
        ];
        let found = messages
            .into_iter()
            .find(|(text, _)| message.contains(text));
        found.map(|(_, close)| close)
    }
}

impl<S: Subscriber> Layer<S> for CloseLog {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let mut text = Text::default();
        event.record(&mut text);
        if let Some(close) = Close::from_log(&text.0) {
            // While the program stops, there is no receiver.
            let _ = CLOSES.send(close);
        }
    }
}

impl Visit for Text {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        if field.name() == "message" {
            self.0 = format!("{value:?}");
        }
    }
}
