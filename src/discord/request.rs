//! Requests to Discord's API: bounded in time, retried where that helps, and their errors in the
//! host's terms.

use std::time::Duration;

use backon::{ExponentialBuilder, Retryable};
use serenity::all::{HttpError, StatusCode};
use serenity::http::DiscordJsonSingleError;
use tokio::time::Instant;

use crate::host::DeliveryError;

/// How long a request may take before it counts as failed.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(15);

/// How long to wait after a 429 when serenity's rate limiter is off. When it is on, it waits by
/// itself.
const RATE_LIMIT_DELAY: Duration = Duration::from_millis(500);

/// How often a response to an interaction is retried, and the wait before the first retry, which
/// doubles each time. All waits fit into the three seconds that Discord waits for the first response.
const MAX_RETRIES: usize = 3;
const INITIAL_BACKOFF: Duration = Duration::from_millis(100);

/// Makes a request that fails after [`REQUEST_TIMEOUT`].
pub(super) async fn with_timeout<T>(
    request: impl Future<Output = serenity::Result<T>>,
) -> Result<T, DeliveryError> {
    explained(request, delivery_error).await
}

/// As [`with_timeout`], for a request that only prepares or posts a direct message.
pub(super) async fn with_timeout_direct<T>(
    request: impl Future<Output = serenity::Result<T>>,
) -> Result<T, DeliveryError> {
    explained(request, direct_message_error).await
}

async fn explained<T>(
    request: impl Future<Output = serenity::Result<T>>,
    explain: impl Fn(&serenity::Error) -> DeliveryError,
) -> Result<T, DeliveryError> {
    match tokio::time::timeout(REQUEST_TIMEOUT, request).await {
        Ok(response) => response.map_err(|error| explain(&error)),
        Err(elapsed) => Err(DeliveryError::Other(elapsed.into())),
    }
}

/// Makes a request and retries it while Discord is overloaded or fails.
pub(super) async fn retry<R, T>(mut request: impl FnMut() -> R) -> Result<T, DeliveryError>
where
    R: Future<Output = serenity::Result<T>>,
{
    let backoff = ExponentialBuilder::default()
        .with_min_delay(INITIAL_BACKOFF)
        .with_factor(2.0)
        .with_max_times(MAX_RETRIES);
    // Boxed because the futures are large.
    (|| Box::pin(with_timeout(request())))
        .retry(backoff)
        .when(is_temporary)
        .await
}

/// As [`retry`], but all tries together end at `deadline`.
pub(super) async fn retry_until<R, T>(
    deadline: Instant,
    request: impl FnMut() -> R,
) -> Result<T, DeliveryError>
where
    R: Future<Output = serenity::Result<T>>,
{
    let tried = tokio::time::timeout_at(deadline, retry(request)).await;
    tried.unwrap_or_else(|elapsed| Err(DeliveryError::Other(elapsed.into())))
}

/// Whether the same request may succeed later.
pub(super) const fn is_temporary(error: &DeliveryError) -> bool {
    matches!(
        error,
        DeliveryError::RateLimited(_) | DeliveryError::Other(_)
    )
}

/// Discord's error code, if the request got a response that has one.
pub(super) fn error_code(error: &serenity::Error) -> Option<isize> {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            Some(response.error.code)
        }
        _ => None,
    }
}

/// Whether Discord refuses the emoji of a component.
fn is_about_emoji(error: &DiscordJsonSingleError) -> bool {
    error.path.split('.').any(|part| part == "emoji")
}

/// What an error means for a direct message. Discord refuses those to some people with one of many
/// codes, and with new ones now and then: whatever it refuses for good counts as closed, so that the
/// person is called in the channel instead.
fn direct_message_error(error: &serenity::Error) -> DeliveryError {
    match (delivery_error(error), status_code(error)) {
        (DeliveryError::Other(reason), Some(status)) if is_final_refusal(status) => {
            tracing::debug!(%reason, "a direct message was refused");
            DeliveryError::DirectMessagesClosed
        }
        (other, _) => other,
    }
}

/// Whether a status says that the same request will be refused again. An invalid token is a fault of
/// the bot, not of the request.
fn is_final_refusal(status: StatusCode) -> bool {
    status.is_client_error()
        && status != StatusCode::UNAUTHORIZED
        && status != StatusCode::TOO_MANY_REQUESTS
}

/// The status of the response, if the request got one.
fn status_code(error: &serenity::Error) -> Option<StatusCode> {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            Some(response.status_code)
        }
        _ => None,
    }
}

/// What an error means for the message that was to be shown.
fn delivery_error(error: &serenity::Error) -> DeliveryError {
    let serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) = error else {
        // The error itself may contain the address, and that an interaction's token.
        let reason = match error {
            serenity::Error::Http(HttpError::Request(_)) => "no response to the request",
            serenity::Error::Http(_) => "could not build the request",
            serenity::Error::Json(_) => "unexpected response",
            _ => "could not build the message",
        };
        return DeliveryError::Other(anyhow::anyhow!(reason));
    };
    match response.error.code {
        50007 => return DeliveryError::DirectMessagesClosed,
        // Unknown message, unknown webhook, unknown interaction, invalid webhook token.
        10008 | 10015 | 10062 | 50027 => return DeliveryError::MessageNotFound,
        // Unknown channel or server, missing access or permission, archived thread.
        10003 | 10004 | 50001 | 50013 | 50083 => return DeliveryError::ChannelInaccessible,
        10014 => return DeliveryError::UnknownEmoji,
        // Invalid form body.
        50035 if response.error.errors.iter().any(is_about_emoji) => {
            return DeliveryError::UnknownEmoji;
        }
        _ => {}
    }
    match response.status_code {
        StatusCode::TOO_MANY_REQUESTS => DeliveryError::RateLimited(RATE_LIMIT_DELAY),
        status => {
            let code = response.error.code;
            DeliveryError::Other(anyhow::anyhow!(
                "{status}, code {code}: {}",
                response.error.message
            ))
        }
    }
}
