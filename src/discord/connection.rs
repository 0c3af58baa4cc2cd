//! The HTTP client, checked against Discord before anything else starts.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{Http, HttpBuilder, HttpError, StatusCode};

use crate::config::{Config, DISCORD_API_URL};

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
    #[error(
        "Discord's API at {url} rejected the token: set discord.token to the bot's current token"
    )]
    TokenRejected {
        /// The API's address.
        url: String,
    },
}

/// Builds the HTTP client and checks that Discord responds and accepts the token.
///
/// # Errors
///
/// As [`ConnectError`] lists.
pub async fn connect(config: &Config) -> Result<Arc<Http>, ConnectError> {
    let url = config.api_url.as_str().trim_end_matches('/').to_owned();
    let mut builder = HttpBuilder::new(config.token.reveal());
    if url != DISCORD_API_URL {
        // With its rate limiter on, serenity ignores the proxy address.
        builder = builder.proxy(&url).ratelimiter_disabled(true);
    }
    let http = Arc::new(builder.build());
    let checks = tokio::time::timeout(CONNECT_TIMEOUT, async {
        // If this request failed later, serenity would silently use Discord's own gateway.
        http.get_gateway().await?;
        http.get_current_application_info().await
    });
    match checks.await {
        Ok(Ok(application)) => {
            http.set_application_id(application.id);
            Ok(http)
        }
        Ok(Err(serenity::Error::Http(HttpError::UnsuccessfulRequest(response))))
            if response.status_code == StatusCode::UNAUTHORIZED =>
        {
            Err(ConnectError::TokenRejected { url })
        }
        Ok(Err(error)) => Err(ConnectError::Unreachable {
            url,
            reason: describe(&error),
        }),
        Err(_) => Err(ConnectError::Unreachable {
            url,
            reason: "timed out".to_owned(),
        }),
    }
}

/// Builds another client with the settings of `http`.
pub(super) fn clone_http(http: &Http, token: &str) -> Http {
    let mut builder = HttpBuilder::new(token);
    if let Some(proxy) = &http.proxy {
        builder = builder.proxy(proxy.as_str()).ratelimiter_disabled(true);
    }
    if let Some(id) = http.application_id() {
        builder = builder.application_id(id);
    }
    builder.build()
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
