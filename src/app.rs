//! The composition root: opens the database, connects to Discord, starts the host, and shuts
//! everything down in order.
//!
//! When it stops, the program refuses new work with a message, waits a moment for the tasks it has
//! begun, closes the gateway and the database, and abandons the searches of bots and analyses.

use std::future::pending;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use claim_discord::{
    self, Application, Artwork, ConnectError, Connection, DiscordMessenger, GatewayContact,
    HttpResponses, Intake, Rest, RestFailure, RestRequest, RestResponse,
};
use claim_host::{BackgroundWork, Clock, CommandError, Host};
use claim_metrics::{Health, Kind, METRICS, Refresh};
use claim_store::{
    BackupFolder, BotState, CountStore, LostFile, MIGRATIONS, MatchStore, OpenError, Purpose,
    SqlStore, UpgradeProgress, WorkStore,
};
use futures::FutureExt;
use futures::future::BoxFuture;
use http_server::{HttpServer, ListenError};

use crate::backups::{BackupConfig, keep_backups};
use crate::concerns::Concerns;
use crate::config::Config;
use crate::service_manager::{self, ServiceManager};
use crate::watch::Watch;

/// How often the heartbeat that `claim-bot health` reads is written.
const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(5);

/// If interactions come over the gateway, the log reports another process on the same database when it has
/// been there for this many heartbeats in a row. One is normal while a process is replaced, or until a killed
/// one counts as dead.
const MAX_GATEWAY_OVERLAP: u32 = 2;

/// The activity that health checks see while the program stops.
const STOPPING: &str = "stopping";

/// How long the database may take to answer a health check. Shorter than the timeout of health checks.
const REFRESH_TIMEOUT: Duration = Duration::from_secs(2);

/// The problem that a health check reports after [`REFRESH_TIMEOUT`].
const NO_DATABASE: &str = "the database does not answer";

/// How often the log reports the progress of a migration.
const PROGRESS_INTERVAL: Duration = Duration::from_secs(2);

/// Why the program cannot run, as one sentence for the operator.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The database cannot be opened.
    #[error("database.url: {0}")]
    Database(#[from] OpenError),
    /// A file of the database was deleted or replaced while the program ran.
    #[error("database.url: {0}")]
    Lost(#[from] LostFile),
    /// Discord's API cannot be reached, or rejects the token.
    #[error("{key}: {0}", key = .0.key())]
    Connect(#[from] ConnectError),
    /// A configured address cannot be listened on.
    #[error("{key}: {source}")]
    Listen {
        /// The key in the configuration.
        key: &'static str,
        /// Why it cannot be listened on.
        source: ListenError,
    },
    /// The stored matches cannot be loaded, or the gateway failed.
    #[error("{0:#}")]
    Other(#[from] anyhow::Error),
}

impl RunError {
    /// The process exit code: 2 for an invalid configuration, files and addresses in it that cannot be used, and lasting
    /// refusals by Discord; 1 for all others.
    #[must_use]
    pub fn exit_code(&self) -> u8 {
        match self {
            Self::Database(
                OpenError::InvalidUrl { .. }
                | OpenError::InvalidServerUrl { .. }
                | OpenError::UnknownUrlParameter { .. }
                | OpenError::NotWritable { .. }
                | OpenError::MissingFolder { .. },
            )
            | Self::Connect(ConnectError::TokenRejected { .. }) => 2,
            Self::Listen { source, .. } if !source.may_pass() => 2,
            Self::Other(error) if claim_discord::is_refused_for_good(error) => 2,
            Self::Database(_)
            | Self::Lost(_)
            | Self::Connect(_)
            | Self::Listen { .. }
            | Self::Other(_) => 1,
        }
    }
}

/// Sends requests to Discord only as long as the files of the database are there: nothing is answered that will not
/// last.
#[derive(Debug)]
struct WhileStored {
    rest: Arc<dyn Rest>,
    store: Arc<SqlStore>,
}

impl Rest for WhileStored {
    fn send(&self, request: RestRequest) -> BoxFuture<'_, Result<RestResponse, RestFailure>> {
        if self.store.lost_file().is_some() {
            // The program is about to end.
            return pending().boxed();
        }
        self.rest.send(request)
    }
}

/// Runs the bot until `stop` resolves. When this returns, everything is stored and closed.
pub async fn run(
    config: &Config,
    clock: Clock,
    stop: impl Future<Output = ()>,
) -> Result<(), RunError> {
    let is_stopping = Arc::new(AtomicBool::new(false));
    let mut stop = std::pin::pin!(async {
        stop.await;
        is_stopping.store(true, Ordering::Release);
    });
    let metrics = bind("metrics.listen", config.metrics_address)?;
    let endpoint = bind("interactions.listen", config.interactions_address)?;
    let store = tokio::select! {
        opened = open_store(config.database_url.reveal()) => opened?,
        () = &mut stop => {
            tracing::info!("stopped");
            return Ok(());
        }
    };
    let servers = (metrics, endpoint);
    tokio::select! {
        biased;
        lost = store.wait_for_loss() => {
            tracing::error!(file = %lost.path.display(), "a file of the database was deleted or replaced");
            store.abandon().await;
            Err(lost.into())
        }
        ended = host_matches(config, clock, &store, servers, &is_stopping, stop) => ended,
    }
}

/// Hosts matches until `stop` resolves. `servers` are the addresses for metrics and for interactions.
async fn host_matches(
    config: &Config,
    clock: Clock,
    store: &Arc<SqlStore>,
    (metrics, endpoint): (Option<HttpServer>, Option<HttpServer>),
    is_stopping: &Arc<AtomicBool>,
    mut stop: Pin<&mut impl Future<Output = ()>>,
) -> Result<(), RunError> {
    let bot = tokio::select! {
        started = Bot::start(config, clock.clone(), store, endpoint) => started?,
        () = &mut stop => {
            tracing::info!("stopped");
            return Ok(());
        }
    };
    bot.host.resume();
    let rest = while_stored(
        store,
        match &bot.intake {
            Intake::Gateway(_) => bot.connection.rest.clone(),
            Intake::Endpoint { responses, .. } => responses.clone(),
        },
    );
    bot.keep_heartbeats(clock, store, is_stopping);
    if let Some(metrics) = metrics {
        bot.keep_metrics(metrics, store, is_stopping);
    }
    bot.keep_watch(config, store);
    if let Some(backups) = &config.backups {
        let folder = BackupFolder::new(config.database_url.reveal(), backups.folder.as_deref())?;
        bot.keep_backups(folder, backups);
    }
    if config.emoji {
        bot.keep_emoji(&rest, store);
    }
    let Bot {
        connection,
        artwork,
        host,
        intake,
        ..
    } = bot;
    let identity = connection.identity;
    let application = Arc::new(Application::new(host.clone(), rest, identity, artwork));
    let stop = async {
        stop.await;
        // Health checks are told at once that the program is stopping.
        store.write_state(&BotState::Busy(STOPPING.to_owned()));
        service_manager::report_stop();
    };
    let served = claim_discord::serve(&connection, application, intake, stop).await;
    host.close().await;
    tracing::info!("stopped");
    Ok(served?)
}

/// The parts of the program that run once the database is open.
struct Bot {
    connection: Connection,
    artwork: Arc<Artwork>,
    host: Host<DiscordMessenger>,
    intake: Intake,
    concerns: Arc<Concerns>,
}

impl Bot {
    /// Connects to Discord and loads the host. Interactions come to `endpoint`, if there is one, else over the gateway.
    async fn start(
        config: &Config,
        clock: Clock,
        store: &Arc<SqlStore>,
        endpoint: Option<HttpServer>,
    ) -> Result<Self, RunError> {
        let connection = claim_discord::connect(&config.discord).await?;
        let artwork = Artwork::new(config.pictures, store.is_shared());
        let artwork = Arc::new(artwork);
        let intake = intake(endpoint, &connection, &clock);
        let messenger = DiscordMessenger::new(
            while_stored(store, connection.rest.clone()),
            connection.identity.application,
            artwork.clone(),
            config.rate_limit_period,
        );
        let messenger = match intake.contact() {
            Some(contact) => messenger.with_contact(contact),
            None => messenger,
        };
        let limits = config.limits;
        let host = Host::load(store.clone(), messenger, clock, config.bot_pause, limits).await?;
        Ok(Self {
            connection,
            artwork,
            host,
            intake,
            concerns: Arc::new(Concerns::new()),
        })
    }

    /// Writes heartbeats in the background.
    fn keep_heartbeats(&self, clock: Clock, store: &Arc<SqlStore>, is_stopping: &Arc<AtomicBool>) {
        let (contact, concerns) = (self.intake.contact(), self.concerns.clone());
        let shared = (store.clone(), contact, concerns, is_stopping.clone());
        let work = BackgroundWork::HeartbeatFile;
        self.host.supervise(work, None, move |host| {
            let ((store, contact, concerns, is_stopping), clock) = (shared.clone(), clock.clone());
            async move {
                let contact = contact.as_deref();
                write_heartbeats(&host, &store, contact, &concerns, &clock, &is_stopping).await;
                Ok(())
            }
        });
    }

    /// Serves metrics and the program's health in the background.
    fn keep_metrics(
        &self,
        metrics: HttpServer,
        store: &Arc<SqlStore>,
        is_stopping: &Arc<AtomicBool>,
    ) {
        let (metrics, concerns) = (Arc::new(metrics), self.concerns.clone());
        let (store, contact, stopping) =
            (store.clone(), self.intake.contact(), is_stopping.clone());
        let work = BackgroundWork::Metrics;
        self.host.supervise(work, None, move |host| {
            let (metrics, store, contact) = (metrics.clone(), store.clone(), contact.clone());
            let (is_stopping, concerns) = (stopping.clone(), concerns.clone());
            let refresh: Refresh = Box::new(move || {
                let (store, host, contact) = (store.clone(), host.clone(), contact.clone());
                let concerns = concerns.clone();
                let is_stopping = is_stopping.load(Ordering::Acquire);
                async move {
                    let refreshed = refresh_metrics(&store, &host, contact.as_deref());
                    let problem = tokio::time::timeout(REFRESH_TIMEOUT, refreshed).await;
                    let problem = problem.unwrap_or_else(|_| Some(NO_DATABASE.to_owned()));
                    let problem = problem.or_else(|| is_stopping.then(|| STOPPING.to_owned()));
                    problem.map_or_else(|| Ok(concerns.sentences()), Health::Err)
                }
                .boxed()
            });
            async move {
                let served = serve_metrics(&metrics, refresh).await;
                served.map_err(|error| CommandError::Internal(error.into()))
            }
        });
    }

    /// Looks for what needs a person in the background.
    fn keep_watch(&self, config: &Config, store: &Arc<SqlStore>) {
        let watch = Watch {
            store: store.clone(),
            database_url: config.database_url.clone(),
            server_clock: self.connection.server_clock.clone(),
            concerns: self.concerns.clone(),
            operator: config.operator,
        };
        let work = BackgroundWork::Watch;
        self.host.supervise(work, None, move |host| {
            let watch = watch.clone();
            async move {
                watch.run(host).await;
                Ok(())
            }
        });
    }

    /// Backs the database up in the background.
    fn keep_backups(&self, folder: BackupFolder, config: &BackupConfig) {
        let (config, concerns) = (config.clone(), self.concerns.clone());
        let work = BackgroundWork::Backup;
        self.host.supervise(work, None, move |host| {
            let (folder, config, concerns) = (folder.clone(), config.clone(), concerns.clone());
            async move {
                keep_backups(&host, &folder, &config, &concerns).await;
                Ok(())
            }
        });
    }

    /// Uploads the drawn emoji in the background.
    fn keep_emoji(&self, rest: &Arc<WhileStored>, store: &Arc<SqlStore>) {
        let (rest, artwork, store) = (rest.clone(), self.artwork.clone(), store.clone());
        let application = self.connection.identity.application;
        let work = BackgroundWork::Emoji;
        self.host.supervise(work, None, move |host| {
            let (rest, store, artwork) = (rest.clone(), store.clone(), artwork.clone());
            async move {
                claim_discord::keep_emoji(&host, &*rest, application, &*store, &artwork).await?;
                Ok(())
            }
        });
    }
}

/// Sends requests by `rest` as long as the store's files are there.
fn while_stored(store: &Arc<SqlStore>, rest: Arc<dyn Rest>) -> Arc<WhileStored> {
    let store = store.clone();
    Arc::new(WhileStored { rest, store })
}

/// How interactions come to the program: to `endpoint`, if there is one, else over the gateway.
fn intake(endpoint: Option<HttpServer>, connection: &Connection, clock: &Clock) -> Intake {
    match endpoint {
        None => Intake::Gateway(Arc::new(GatewayContact::new(clock.clone()))),
        Some(server) => {
            let responses = Arc::new(HttpResponses::new(connection.rest.clone()));
            Intake::Endpoint { server, responses }
        }
    }
}

/// Updates the metrics that are computed on request. Returns what is wrong with the program, or `None` if it
/// is healthy.
async fn refresh_metrics(
    store: &SqlStore,
    host: &Host<DiscordMessenger>,
    contact: Option<&GatewayContact>,
) -> Option<String> {
    let silence = match contact {
        Some(contact) => contact.silence(),
        None => host.unanswered_for().unwrap_or_default(),
    };
    METRICS.gateway_silence.set(silence.as_secs_f64());
    for &work in BackgroundWork::ALL {
        let kind = Kind { kind: work.name() };
        let failures = i64::try_from(host.failures(work)).unwrap_or(i64::MAX);
        METRICS
            .background_failures
            .get_or_create(&kind)
            .set(failures);
    }
    match store.totals().await {
        Ok(totals) => {
            METRICS.open_tables.set(totals.open_tables.into());
            METRICS.running_matches.set(totals.running_matches.into());
        }
        Err(error) => return Some(error.to_string()),
    }
    match store.quarantined_matches().await {
        Ok(quarantined) => {
            METRICS.quarantined_matches.set(quarantined.into());
        }
        Err(error) => return Some(error.to_string()),
    }
    if host.cluster().is_isolated() {
        return Some(
            "this process cannot reach Discord, but others can: they have taken over its matches"
                .to_owned(),
        );
    }
    if contact.is_some_and(|contact| !contact.has_connected()) {
        return Some("this process has not connected to Discord's gateway yet".to_owned());
    }
    // Without the gateway, presses still come in and can be answered: a proxy must not leave this process out.
    let seconds = silence.as_secs();
    (contact.is_some() && silence >= GatewayContact::MAX_SILENCE)
        .then(|| format!("Discord has been silent for {seconds} s"))
}

/// Opens the database. The log reports the progress of a migration that takes long.
async fn open_store(url: &str) -> Result<Arc<SqlStore>, OpenError> {
    let mut logged: Option<Instant> = None;
    let log = &mut |progress: UpgradeProgress| {
        let is_due = logged.is_none_or(|logged| logged.elapsed() >= PROGRESS_INTERVAL);
        if is_due && progress.total > 0 {
            logged = Some(Instant::now());
            tracing::info!(%progress, "migrating the database");
            service_manager::report_start(&format!("migrating: {progress}"));
        }
    };
    let store = SqlStore::open_for(Purpose::Serve, url, MIGRATIONS, log).await?;
    Ok(Arc::new(store))
}

/// Reserves an address, if one is configured.
fn bind(key: &'static str, address: Option<SocketAddr>) -> Result<Option<HttpServer>, RunError> {
    let Some(address) = address else {
        return Ok(None);
    };
    let server = HttpServer::bind(address);
    server
        .map(Some)
        .map_err(|source| RunError::Listen { key, source })
}

/// Serves requests for metrics.
async fn serve_metrics(server: &HttpServer, refresh: Refresh) -> Result<(), ListenError> {
    let refresh = Arc::new(refresh);
    let answer = move |request| {
        let refresh = refresh.clone();
        async move { claim_metrics::answer(&request, &refresh).await }
    };
    server.serve(answer, std::future::pending()).await
}

/// Writes a heartbeat at regular intervals, for external health checks, until the program stops. Also reports
/// other processes that use the gateway.
async fn write_heartbeats(
    host: &Host<DiscordMessenger>,
    store: &SqlStore,
    contact: Option<&GatewayContact>,
    concerns: &Concerns,
    clock: &Clock,
    is_stopping: &AtomicBool,
) {
    let (mut overlap, mut service_manager) = (0, ServiceManager::default());
    while !is_stopping.load(Ordering::Acquire) {
        overlap = if contact.is_none() || host.cluster().is_alone() {
            0
        } else {
            overlap + 1
        };
        if overlap == MAX_GATEWAY_OVERLAP {
            tracing::error!(
                "another process uses the same database, but interactions come over the gateway: run one process, or set \
                 interactions.listen for all of them"
            );
        }
        let awaited = contact.filter(|contact| !contact.has_connected());
        let state = match contact {
            _ if awaited.is_some() => BotState::Connecting,
            Some(contact) => BotState::Serving {
                silence: Some(contact.silence()),
                warnings: concerns.sentences(),
            },
            None => BotState::Serving {
                silence: host.unanswered_for(),
                warnings: concerns.sentences(),
            },
        };
        store.write_state(&state);
        service_manager.report(&state);
        let connected = async {
            match awaited {
                Some(contact) => contact.wait_for_connection().await,
                None => pending().await,
            }
        };
        tokio::select! {
            () = connected => {}
            () = clock.sleep_until(clock.now() + HEARTBEAT_INTERVAL) => {}
            // In case the clock is set back.
            () = tokio::time::sleep(HEARTBEAT_INTERVAL) => {}
        }
    }
}
