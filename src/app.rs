//! The composition root: opens the store, connects to Discord, starts the host and the front end,
//! and shuts all of it down in order.

use std::time::Duration;

use crate::config::Config;
use crate::discord::{self, ConnectError, Discord};
use crate::host::{Clock, Host};
use crate::store::{OpenError, Store};

/// How often the program says that it is well.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// How long the database may take to close.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);

/// Why the program cannot run: one sentence for the operator.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The database cannot be used.
    #[error("database.url: {0}")]
    Database(#[from] OpenError),
    /// Discord cannot be reached.
    #[error("discord.api_url: {0}")]
    Connect(#[from] ConnectError),
    /// What the database holds is no match, or the gateway failed.
    #[error("{0:#}")]
    Failed(#[from] anyhow::Error),
}

impl Failure {
    /// The exit code it stands for: 2 for what the operator has configured, 1 for the rest.
    #[must_use]
    pub const fn exit_code(&self) -> u8 {
        match self {
            Self::Database(OpenError::BadUrl { .. } | OpenError::Unwritable { .. }) => 2,
            Self::Database(_) | Self::Connect(_) | Self::Failed(_) => 1,
        }
    }
}

/// Runs the bot until `stop`; everything is stored and closed when this returns.
///
/// # Errors
///
/// As [`Failure`] lists.
pub async fn run(
    config: &Config,
    clock: Clock,
    stop: impl Future<Output = ()>,
) -> Result<(), Failure> {
    let mut stop = std::pin::pin!(stop);
    let starting = async {
        let store = Store::open(&config.database_url).await?;
        let http = discord::connect(config).await?;
        let host = Host::load(store, Discord::new(http.clone()), clock, config.bot_pause).await?;
        Ok::<_, Failure>((http, host))
    };
    let (http, host) = tokio::select! {
        started = starting => started?,
        () = &mut stop => return Ok(()),
    };
    host.resume();
    let heart = tokio::spawn(beat(host.clone()));
    let served = discord::serve(&http, config.token.reveal(), host.clone(), stop).await;
    heart.abort();
    // A statement that waits for another program's lock is not waited for: it is not yet answered.
    let _ = tokio::time::timeout(CLOSE_TIMEOUT, host.close()).await;
    Ok(served?)
}

/// Says again and again that the program is well, for whoever checks its health from outside.
async fn beat(host: Host<Discord>) {
    let mut interval = tokio::time::interval(HEARTBEAT);
    loop {
        interval.tick().await;
        if let Err(error) = host.store().heartbeat() {
            tracing::warn!(%error, "the heartbeat could not be written");
        }
    }
}
