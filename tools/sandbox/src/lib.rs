//! A model of Discord on loopback: users, servers, channels and direct messages behind Discord's
//! REST API and gateway. Use it to try out or test an unmodified bot without a Discord account.
//!
//! ```
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> std::io::Result<()> {
//! use discord_sandbox::Options;
//!
//! let options = Options {
//!     bot_name: "Dice Bot".to_owned(),
//!     ..Options::default()
//! };
//! let sandbox = discord_sandbox::start(options).await?;
//!
//! // Point your bot at this API address, with this token.
//! println!("{} {}", sandbox.url(), sandbox.token());
//! sandbox.shutdown().await;
//! # Ok(())
//! # }
//! ```
//!
//! Everything is served on one port, on loopback addresses only:
//!
//! - `/api/v10/…` is the REST API, `/gateway` the gateway's WebSocket, `/attachments/…` the files,
//!   `/emojis/…` the images of the application's emoji.
//! - `/` is a web page that looks like a Discord client and lets you act as any user.
//! - `/control/…` is the control API for tests: act as users, read what they see, inject faults,
//!   and inspect the bot's requests.
//!
//! # The initial world
//!
//! There are three servers: *Card Club* (English: `#cards`, `#tables`, `#general`), *Spielerunde*
//! (German: `#karten`, `#allgemein`) and *Book Club* (English: `#reading`). The users `anna`, `ben`,
//! `clara`, `david`, `emil`, `fiona` and the bot account `otto-bot` are in all of them; `gustav` is in
//! none. The bot is in the first two. In *Book Club*, those who have installed it for their account can use
//! its commands. Their ids are the same in every sandbox. Use the control API to add users and channels.
//!
//! # What it checks
//!
//! Requests are checked against Discord's limits, permissions and interaction deadlines, and
//! refused with Discord's status and error codes. The application's emoji and the files of messages
//! are modelled as far as bots can observe them, and Components V2. Of the rate limits, those that matter most are
//! enforced: see [`Options::rate_limit_period`]. Group messages,
//! private threads, roles, reactions and voice are not modelled.

mod components;
mod control;
mod endpoint;
mod faults;
mod gateway;
mod image;
mod interactions;
mod limits;
mod log;
mod page;
mod processes;
mod response;
mod rest;
mod router;
mod server;
mod token;
mod validation;
mod world;

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use tokio::net::TcpListener;
use tokio::sync::{broadcast, mpsc, watch};
use tokio::task::JoinHandle;

use log::NumberedLog;
pub use page::{Tutorial, TutorialTexts};
pub use processes::ProcessRequest;
use server::{Server, Shared};
use token::random_token;
use world::World;
use world::rate_limits::RateLimits;

/// How long a shutdown waits for open requests.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(2);

/// How to start a sandbox.
#[derive(Clone, Debug)]
pub struct Options {
    /// The address to bind, which must be a loopback address.
    pub address: IpAddr,
    /// The port to bind; 0 picks a free one.
    pub port: u16,
    /// The bot token to accept; `None` generates a random one.
    pub token: Option<String>,
    /// The display name of the bot's account. The username is the same in lower case, with hyphens.
    pub bot_name: String,
    /// What the web page suggests to new visitors; `None` suggests nothing.
    pub tutorial: Option<Tutorial>,
    /// How many of the bot's requests are kept to be read; older ones are dropped.
    pub max_logged_requests: usize,
    /// How many entries of each user's feed are kept besides the newest.
    pub max_feed_entries: usize,
    /// The period in which a channel takes 5 posts and 5 edits, which on Discord is 5 seconds. A
    /// fifth of it is the period in which the bot may send 50 requests, apart from those about
    /// interactions. Tests are faster with a shorter one.
    pub rate_limit_period: Duration,
}

impl Default for Options {
    /// A free port on 127.0.0.1, a random token, a bot called "Bot", no tutorial, 10,000 requests, 4,000
    /// entries, and Discord's rate limits.
    fn default() -> Self {
        Self {
            address: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: 0,
            token: None,
            bot_name: "Bot".to_owned(),
            tutorial: None,
            max_logged_requests: 10_000,
            max_feed_entries: 4000,
            rate_limit_period: limits::CHANNEL_RATE_PERIOD,
        }
    }
}

/// A running sandbox. Dropping it stops it without waiting for open requests.
#[derive(Debug)]
pub struct Sandbox {
    address: SocketAddr,
    token: String,
    server: Shared,
    task: JoinHandle<io::Result<()>>,
}

/// Starts a sandbox.
///
/// # Errors
///
/// If the address is not a loopback address or cannot be bound.
pub async fn start(options: Options) -> io::Result<Sandbox> {
    if !options.address.is_loopback() {
        return Err(io::Error::new(
            io::ErrorKind::InvalidInput,
            "the sandbox listens on loopback addresses only",
        ));
    }
    let listener = TcpListener::bind((options.address, options.port)).await?;
    let address = listener.local_addr()?;
    let token = options
        .token
        .unwrap_or_else(|| format!("sandbox.{}", random_token(40)));
    let requests = NumberedLog::with_capacity(options.max_logged_requests);
    let url = format!("http://{address}");
    let rate_limits = RateLimits::new(options.rate_limit_period);
    let feed = options.max_feed_entries;
    let world = World::initial(&options.bot_name, &token, url, requests, feed, rate_limits);
    let server = Arc::new(Server::new(world, address));
    let router = router::router(Arc::clone(&server), options.tutorial);
    let until_closed = Arc::clone(&server);
    let serving = axum::serve(listener, router)
        .with_graceful_shutdown(async move { until_closed.closed().await });
    let task = tokio::spawn(async move { serving.await });
    Ok(Sandbox {
        address,
        token,
        server,
        task,
    })
}

impl Sandbox {
    /// The address and port it listens on.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The base URL, for example `http://127.0.0.1:4000`: the API address to configure a bot with,
    /// and where the web page is.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The bot token it accepts.
    #[must_use]
    pub fn token(&self) -> &str {
        &self.token
    }

    /// A receiver that changes each time the web page or the control API requests a bot restart.
    ///
    /// The sandbox does not run the bot itself. As long as no receiver exists, such requests are
    /// refused.
    #[must_use]
    pub fn restart_requests(&self) -> watch::Receiver<u64> {
        self.server.restart_requests()
    }

    /// Requests from the web page or the control API to kill or start one of the bot's processes, which
    /// [`Sandbox::show_processes`] has shown before.
    #[must_use]
    pub fn process_requests(&self) -> broadcast::Receiver<ProcessRequest> {
        self.server.process_requests()
    }

    /// Shows people which of the bot's processes run.
    pub fn show_processes(&self, are_running: Vec<bool>) {
        self.server.update(|world| world.processes = are_running);
    }

    /// Sends interactions as signed HTTP requests to these processes of the bot from now on, to each in
    /// turn, and takes its responses from theirs. Without any process, they go over the gateway.
    ///
    /// # Errors
    ///
    /// If a process does not answer a ping, or accepts a forged one. Nothing changes in that case.
    pub async fn send_interactions_to(&self, addresses: Vec<SocketAddr>) -> io::Result<()> {
        for &address in &addresses {
            endpoint::check(&self.server, address).await?;
        }
        self.server.update(|world| world.endpoints.set(addresses));
        Ok(())
    }

    /// The entries of a user's feed from now on, as the control API shows them, for a program that acts as many
    /// users. `None` if there is no such user.
    #[must_use]
    pub fn follow(&self, user: &str) -> Option<mpsc::UnboundedReceiver<Value>> {
        self.server.update(|world| {
            let user = world.find_user(user)?.id;
            Some(world.users.get_mut(&user)?.feed.subscribe())
        })
    }

    /// The signature of a request with this timestamp and body, in hexadecimal digits, with which a bot takes it
    /// for Discord's: to test how a bot handles recorded requests.
    #[must_use]
    pub fn sign(&self, timestamp: &str, body: &str) -> String {
        self.server
            .read(|world| world.endpoints.sign(timestamp, body))
    }

    /// Stops it: finishes open requests, for at most two seconds, and closes all sockets.
    pub async fn shutdown(mut self) {
        self.server.close();
        // Dropping `self` aborts what has not finished in time.
        let _ = tokio::time::timeout(SHUTDOWN_TIMEOUT, &mut self.task).await;
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        self.server.close();
        self.task.abort();
    }
}
