//! A model of Discord on loopback: people, servers, channels and direct messages behind Discord's
//! REST API and gateway, so that an unmodified bot can be tried and tested without an account.
//!
//! - `/api/v10/…` is the REST API, `/gateway` the WebSocket, `/attachments/…` the files.
//! - `/` is a page on which to try all that in a browser.
//! - `/control/…` is for whoever plays the people: act as them, read what they see, cause faults,
//!   and look at what the bot did.
//!
//! All of it is on one port, for loopback addresses only. The sandbox knows nothing of the bot.

mod control;
mod faults;
mod gateway;
mod limits;
mod log;
mod page;
mod rest;
mod server;
mod world;

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use server::{Server, Shared};
use world::World;
use world::interaction::secret;

/// How long a shutdown waits for requests in hand.
const SHUTDOWN_PATIENCE: Duration = Duration::from_secs(2);

/// How to start a sandbox.
#[derive(Clone, Debug)]
pub struct Options {
    /// The address to bind; it must be loopback.
    pub address: IpAddr,
    /// The port to bind; 0 takes any that is free.
    pub port: u16,
    /// The bot token to accept; a random one if none is given.
    pub token: Option<String>,
    /// The name of the bot's account.
    pub bot_name: String,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            address: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: 0,
            token: None,
            bot_name: "Claim".to_owned(),
        }
    }
}

/// A running sandbox. Dropping it stops it without waiting.
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
/// If the address is not loopback or cannot be bound.
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
        .unwrap_or_else(|| format!("sandbox.{}", secret(40)));
    let world = World::ready_made(&options.bot_name, &token, format!("http://{address}"));
    let server = Arc::new(Server::new(world, address));
    let router = server::router(Arc::clone(&server));
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
    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where it listens, as the API address a bot is configured with.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The bot token it accepts.
    #[must_use]
    pub fn token(&self) -> &str {
        &self.token
    }

    /// Changes whenever somebody asks for the bot to be restarted, which is up to whoever runs it.
    #[must_use]
    pub fn restarts(&self) -> watch::Receiver<u64> {
        self.server.restarts()
    }

    /// Stops it: open requests are finished, sockets closed.
    pub async fn shutdown(mut self) {
        self.server.close();
        // Whatever does not finish in time is cut off when `self` is dropped.
        let _ = tokio::time::timeout(SHUTDOWN_PATIENCE, &mut self.task).await;
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        self.server.close();
        self.task.abort();
    }
}
