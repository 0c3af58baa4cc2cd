//! The HTTP client, checked against Discord before anything else starts.

use std::sync::Arc;
use std::time::Duration;

use reqwest::Client;
use serenity::all::{Http, HttpBuilder, HttpError, StatusCode};

use super::cdn_ban::PausingRest;
use super::interactions_endpoint::{InvalidPublicKey, PublicKey};
use super::rest::{BotIdentity, Rest};
use super::serenity_rest::SerenityRest;
use super::startup_retries::{RateLimit, while_rate_limited};
use crate::config::{Config, DISCORD_API_URL, Secret};
use crate::ids::UserId;

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
    /// Who the bot is.
    pub identity: BotIdentity,
    /// The application's public key, as Discord writes it.
    public_key: String,
    token: Secret,
    proxy: Option<String>,
}

/// Builds the HTTP client and checks that Discord responds and accepts the token.
///
/// # Errors
///
/// See [`ConnectError`].
pub async fn connect(config: &Config) -> Result<Connection, ConnectError> {
    let url = config.api_url.as_str().trim_end_matches('/').to_owned();
    let unreachable = |reason: String| ConnectError::Unreachable {
        url: url.clone(),
        reason,
    };
    // With its rate limiter on, serenity ignores the proxy address.
    let proxy = (url != DISCORD_API_URL).then(|| url.clone());
    let client = Client::builder().use_rustls_tls().build();
    let client = client.map_err(|_| unreachable("no HTTP client".to_owned()))?;
    let http = builder(&config.token, proxy.as_deref());
    let http = Arc::new(http.client(client.clone()).build());
    let rest = PausingRest::new(Arc::new(SerenityRest::new(client, http.clone())));
    rest.wait_for_end_of_ban().await;
    let checks = || async {
        let application = http.get_current_application_info().await?;
        Ok((application, http.get_current_user().await?.id))
    };
    let checks = tokio::time::timeout(CONNECT_TIMEOUT, while_rate_limited(checks));
    let (application, user) = match checks.await {
        Ok(Ok(ids)) => ids,
        Ok(Err(serenity::Error::Http(HttpError::UnsuccessfulRequest(response))))
            if response.status_code == StatusCode::UNAUTHORIZED =>
        {
            return Err(ConnectError::TokenRejected { url });
        }
        Ok(Err(error)) => return Err(unreachable(describe(&error))),
        Err(_) => return Err(unreachable("timed out".to_owned())),
    };
    let identity = BotIdentity {
        application: application.id.get(),
        user: UserId(user.get()),
    };
    Ok(Connection {
        rest: Arc::new(rest),
        identity,
        public_key: application.verify_key,
        token: config.token.clone(),
        proxy,
    })
}

impl RateLimit for serenity::Error {
    fn is_rate_limit(&self) -> bool {
        matches!(
            self,
            Self::Http(HttpError::UnsuccessfulRequest(response))
                if response.status_code == StatusCode::TOO_MANY_REQUESTS
        )
    }
}

impl Connection {
    /// The key with which Discord's requests are verified.
    ///
    /// # Errors
    ///
    /// If Discord has given none.
    pub(super) fn public_key(&self) -> Result<PublicKey, InvalidPublicKey> {
        PublicKey::parse(&self.public_key)
    }

    /// Builds another client of serenity's with the same settings.
    pub(super) fn clone_http(&self) -> Http {
        let builder = builder(&self.token, self.proxy.as_deref());
        builder
            .application_id(self.identity.application.into())
            .build()
    }
}

fn builder(token: &Secret, proxy: Option<&str>) -> HttpBuilder {
    let builder = HttpBuilder::new(token.reveal());
    match proxy {
        Some(proxy) => builder.proxy(proxy).ratelimiter_disabled(true),
        None => builder,
    }
}

/// A short description of an error of serenity's.
fn describe(error: &serenity::Error) -> String {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            format!("HTTP status {}", response.status_code)
        }
        serenity::Error::Http(HttpError::Request(error)) if error.is_connect() => {
            "connection failed".to_owned()
        }
        serenity::Error::Http(HttpError::Request(error)) if error.is_timeout() => {
            "timed out".to_owned()
        }
        _ => "unexpected response".to_owned(),
    }
}
