//! The HTTP client, checked against Discord before anything else starts.

pub(crate) mod startup_retries;

use std::sync::Arc;
use std::time::Duration;

use claim_table::ids::UserId;
use claim_table::secret::Secret;
use reqwest::{Client, ClientBuilder};
use serde_json::Value;
use serenity::all::HttpBuilder;
use url::{Host, Url};

use super::access::{ApiAccess, DISCORD_API_URL};
use super::connection::startup_retries::{ReadError, read};
use super::rest::cdn_ban::PausingRest;
use super::rest::json::id;
use super::rest::serenity_rest::SerenityRest;
use super::rest::server_clock::ServerClock;
use super::rest::{BotIdentity, Endpoint, Rest};
use crate::intake::endpoint::{InvalidPublicKey, PublicKey};

/// How long the API may take for its first responses.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(20);

/// Why Discord cannot be used: one sentence for the operator, without the token.
#[derive(Debug, thiserror::Error)]
pub enum ConnectError {
    /// Nothing responds at that address, or something other than Discord's API.
    #[error("cannot reach Discord's API at {url}: {reason}")]
    Unreachable {
        /// The API's address.
        url: String,
        /// What happened.
        reason: String,
    },
    /// The token is not, or no longer, a bot's.
    #[error("Discord's API at {url} rejected the token: set the bot's current token")]
    TokenRejected {
        /// The API's address.
        url: String,
    },
}

impl ConnectError {
    /// The key in the configuration that is to blame.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        match self {
            Self::Unreachable { .. } => "discord.api_url",
            Self::TokenRejected { .. } => "discord.token",
        }
    }
}

/// Discord's API, which has responded and knows the bot.
#[derive(Debug)]
pub struct Connection {
    /// What sends requests.
    pub rest: Arc<dyn Rest>,
    /// Discord's clock.
    pub server_clock: Arc<ServerClock>,
    /// Who the bot is.
    pub identity: BotIdentity,
    /// The application's public key, as Discord writes it.
    public_key: String,
    /// The bot's token.
    pub(crate) token: Secret,
}

/// Builds the HTTP client and checks that Discord responds and accepts the token. Of what it says about the bot, only
/// what is needed is read, so that nothing else can be in the way.
pub async fn connect(access: &ApiAccess) -> Result<Connection, ConnectError> {
    let url = access.url.as_str().trim_end_matches('/').to_owned();
    let unreachable = |reason: String| ConnectError::Unreachable {
        url: url.clone(),
        reason,
    };
    let client = client_builder(&access.url).build();
    let client = client.map_err(|_| unreachable("no HTTP client".to_owned()))?;
    let http = HttpBuilder::new(access.token.reveal()).client(client.clone());
    // With its rate limiter on, serenity ignores another address.
    let http = if url == DISCORD_API_URL {
        http
    } else {
        http.proxy(url.clone()).ratelimiter_disabled(true)
    };
    let server_clock = Arc::new(ServerClock::default());
    let rest = SerenityRest::new(client, Arc::new(http.build()), server_clock.clone());
    let rest = PausingRest::new(Arc::new(rest));
    rest.wait_for_end_of_ban().await;
    let checks = async {
        let application = read(&rest, Endpoint::OwnApplication).await?;
        Ok((application, read(&rest, Endpoint::OwnUser).await?))
    };
    let (application, user) = match tokio::time::timeout(CONNECT_TIMEOUT, checks).await {
        Ok(Ok(read)) => read,
        Ok(Err(ReadError::Status(401))) => return Err(ConnectError::TokenRejected { url }),
        Ok(Err(error)) => return Err(unreachable(error.to_string())),
        Err(_) => return Err(unreachable("timed out".to_owned())),
    };
    let id_of = |what: &str, json: &Value| {
        id(&json["id"]).ok_or_else(|| unreachable(format!("unexpected response: {what} has no id")))
    };
    let identity = BotIdentity {
        application: id_of("the application", &application)?,
        user: UserId(id_of("the bot's account", &user)?),
    };
    let public_key = application["verify_key"].as_str().unwrap_or_default();
    Ok(Connection {
        rest: Arc::new(rest),
        server_clock,
        identity,
        public_key: public_key.to_owned(),
        token: access.token.clone(),
    })
}

impl Connection {
    /// The key with which Discord's requests are verified.
    ///
    /// # Errors
    ///
    /// If Discord has given none.
    pub(crate) fn public_key(&self) -> Result<PublicKey, InvalidPublicKey> {
        PublicKey::parse(&self.public_key)
    }
}

/// A client for the API at this address. It uses the proxy that the environment names, unless the API is on this
/// machine, which a proxy elsewhere cannot reach.
fn client_builder(api: &Url) -> ClientBuilder {
    let builder = Client::builder().use_rustls_tls();
    if is_loopback(api) {
        builder.no_proxy()
    } else {
        builder
    }
}

/// Whether an address is one of this machine.
fn is_loopback(url: &Url) -> bool {
    match url.host() {
        Some(Host::Domain(name)) => name == "localhost" || name.ends_with(".localhost"),
        Some(Host::Ipv4(address)) => address.is_loopback(),
        Some(Host::Ipv6(address)) => address.to_canonical().is_loopback(),
        None => false,
    }
}
