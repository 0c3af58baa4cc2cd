//! Reads from Discord what a start needs, and tries again while Discord is overloaded or fails.

use std::time::Duration;

use backon::{ConstantBuilder, ExponentialBuilder, Retryable};
use claim_host::DeliveryError;
use serde_json::Value;

use crate::api::rest::request::respond;
use crate::api::rest::{Endpoint, Method, Rest, RestRequest};

/// The time between two attempts of [`read`]: Discord's limits are per second.
const DELAY: Duration = Duration::from_secs(1);

/// How often [`read`] tries again.
const MAX_RETRIES: usize = 10;

/// The waits between two attempts of [`read_eventually`].
const INITIAL_BACKOFF: Duration = Duration::from_secs(1);
const MAX_BACKOFF: Duration = Duration::from_mins(1);

/// Why something could not be read.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ReadError {
    /// There was no response.
    #[error("{0}")]
    NoResponse(DeliveryError),
    /// Discord has responded with an error.
    #[error("HTTP status {0}")]
    Status(u16),
}

impl ReadError {
    /// Whether Discord has failed, or refused the request because of a rate limit.
    const fn is_overloaded(&self) -> bool {
        matches!(
            self,
            Self::Status(429 | 500..) | Self::NoResponse(DeliveryError::RateLimited(_))
        )
    }
}

/// Reads what an endpoint returns. Tries again while Discord is overloaded or fails: the process before this one may
/// have used up a rate limit.
///
/// # Errors
///
/// The error of the last attempt.
pub(crate) async fn read(rest: &dyn Rest, endpoint: Endpoint) -> Result<Value, ReadError> {
    let schedule = ConstantBuilder::default()
        .with_delay(DELAY)
        .with_max_times(MAX_RETRIES);
    (|| read_once(rest, endpoint.clone()))
        .retry(schedule)
        .when(ReadError::is_overloaded)
        .await
}

/// As [`read`], but tries again for ever, also if there is no response, and logs each failure.
///
/// # Errors
///
/// If Discord refuses the request.
pub(crate) async fn read_eventually(
    rest: &dyn Rest,
    endpoint: Endpoint,
) -> Result<Value, ReadError> {
    let schedule = ExponentialBuilder::default()
        .with_min_delay(INITIAL_BACKOFF)
        .with_max_delay(MAX_BACKOFF)
        .without_max_times();
    (|| read_once(rest, endpoint.clone()))
        .retry(schedule)
        .when(|error| matches!(error, ReadError::NoResponse(_)) || error.is_overloaded())
        .notify(|error, wait| {
            let path = endpoint.path();
            tracing::warn!(%error, path, ?wait, "could not read from Discord's API, will retry");
        })
        .await
}

async fn read_once(rest: &dyn Rest, endpoint: Endpoint) -> Result<Value, ReadError> {
    let response = respond(rest, RestRequest::new(Method::Get, endpoint)).await;
    let response = response.map_err(ReadError::NoResponse)?;
    if response.is_success() {
        Ok(response.body)
    } else {
        Err(ReadError::Status(response.status))
    }
}
