//! Requests to Discord's API: bounded in time, retried where that helps, and their errors in the
//! host's terms.

use std::time::Duration;

use backon::{ExponentialBuilder, Retryable};
use claim_host::DeliveryError;
use claim_metrics::METRICS;
use claim_table::ids::{GuildId, UserId};
use serde_json::Value;
use tokio::time::Instant;

use super::{Endpoint, Method, Rest, RestFailure, RestRequest, RestResponse};

/// How long a request may take before it counts as failed.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(15);

/// How long to wait after a 429 that does not say how long.
const DEFAULT_RATE_LIMIT_DELAY: Duration = Duration::from_secs(1);

/// The bounds of the wait after a 429.
const MIN_RATE_LIMIT_DELAY: Duration = Duration::from_millis(50);
const MAX_RATE_LIMIT_DELAY: Duration = Duration::from_hours(24);

/// How often a response to an interaction is retried, and the wait before the first retry, which
/// doubles each time. All waits fit into the three seconds that Discord waits for the first response.
const MAX_RETRIES: usize = 3;
const INITIAL_BACKOFF: Duration = Duration::from_millis(100);

/// Discord's code for an interaction that has its response already.
const ALREADY_ACKNOWLEDGED: i64 = 40060;

/// Discord's code for a channel of a type that cannot have what is requested, for example a thread in a thread.
const WRONG_CHANNEL_TYPE: i64 = 50024;

/// Discord's code for a person who is no member of a server.
const UNKNOWN_MEMBER: i64 = 10007;

/// Makes a request that fails after [`REQUEST_TIMEOUT`], and returns the response's body.
pub(crate) async fn request(rest: &dyn Rest, request: RestRequest) -> Result<Value, DeliveryError> {
    let response = respond(rest, request).await?;
    if response.is_success() {
        Ok(response.body)
    } else {
        Err(delivery_error(&response))
    }
}

/// Makes a request that fails after [`REQUEST_TIMEOUT`], and returns the response, also one that reports an error.
pub(crate) async fn respond(
    rest: &dyn Rest,
    request: RestRequest,
) -> Result<RestResponse, DeliveryError> {
    let response = match tokio::time::timeout(REQUEST_TIMEOUT, rest.send(request)).await {
        Ok(Err(RestFailure::Banned(wait))) => return Err(DeliveryError::RateLimited(wait)),
        Ok(response) => response.map_err(|failure| DeliveryError::Other(failure.into())),
        Err(elapsed) => Err(DeliveryError::Other(elapsed.into())),
    };
    let failure = match response.as_ref().map_or(0, |response| response.status) {
        0 => Some("no_response"),
        429 => Some("rate_limited"),
        400..=499 => Some("refused"),
        500.. => Some("failed"),
        _ => None,
    };
    if let Some(kind) = failure {
        claim_metrics::count(&METRICS.discord_errors, kind);
    }
    response
}

/// Makes a request that deletes something. It has succeeded as well if Discord knows no such thing: it is gone.
pub(crate) async fn delete(rest: &dyn Rest, request: RestRequest) -> Result<(), DeliveryError> {
    let response = respond(rest, request).await?;
    if response.is_success() || response.status == 404 {
        Ok(())
    } else {
        Err(delivery_error(&response))
    }
}

/// Whether Discord answers, even if only that a rate limit is exceeded. It does not if its CDN refuses all requests:
/// then no interaction can be answered, either.
pub(crate) async fn is_answering(rest: &dyn Rest) -> bool {
    let own = RestRequest::new(Method::Get, Endpoint::OwnUser);
    let response = respond(rest, own).await;
    response.is_ok_and(|response| response.is_success() || response.status == 429)
}

/// Reads a member of a server, and returns whether there is one.
pub(crate) async fn find_member(
    rest: &dyn Rest,
    guild: GuildId,
    user: UserId,
) -> Result<bool, DeliveryError> {
    let look_up = RestRequest::new(Method::Get, Endpoint::Member(guild, user));
    let response = respond(rest, look_up).await?;
    if response.is_success() {
        Ok(true)
    } else if response.status == 404 && error_code(&response.body) == UNKNOWN_MEMBER {
        Ok(false)
    } else {
        Err(delivery_error(&response))
    }
}

/// Sends the first response to an interaction. `Ok(false)` if Discord already has one: an earlier attempt arrived,
/// although the answer to it was lost.
pub(crate) async fn call_back(
    rest: &dyn Rest,
    request: RestRequest,
) -> Result<bool, DeliveryError> {
    let response = respond(rest, request).await?;
    if response.is_success() {
        Ok(true)
    } else if error_code(&response.body) == ALREADY_ACKNOWLEDGED {
        Ok(false)
    } else {
        Err(delivery_error(&response))
    }
}

/// As [`request`], but Discord's error `code` counts as success: it means that an earlier attempt has succeeded. In a
/// channel that cannot have what is requested, it is refused: no permission is missing.
pub(crate) async fn request_once(
    rest: &dyn Rest,
    sent: RestRequest,
    code: i64,
) -> Result<(), DeliveryError> {
    let response = respond(rest, sent).await?;
    if response.is_success() || error_code(&response.body) == code {
        Ok(())
    } else if error_code(&response.body) == WRONG_CHANNEL_TYPE {
        Err(DeliveryError::Refused(refusal(&response)))
    } else {
        Err(delivery_error(&response))
    }
}

/// Makes a request and retries it while Discord is overloaded or fails, unless it asks to wait for long.
pub(crate) async fn retry<R, T>(mut request: impl FnMut() -> R) -> Result<T, DeliveryError>
where
    R: Future<Output = Result<T, DeliveryError>>,
{
    let backoff = ExponentialBuilder::default()
        .with_min_delay(INITIAL_BACKOFF)
        .with_factor(2.0)
        .with_max_times(MAX_RETRIES);
    // Boxed because the futures are large.
    (|| Box::pin(request()))
        .retry(backoff)
        .when(is_temporary)
        .adjust(|error, delay| delay_after(error, delay).filter(|delay| *delay <= REQUEST_TIMEOUT))
        .await
}

/// The delay before the next attempt after an error: at least what Discord asks for. `None` if there is none.
pub(crate) fn delay_after(error: &DeliveryError, delay: Option<Duration>) -> Option<Duration> {
    match error {
        DeliveryError::RateLimited(wait) => delay.map(|delay| delay.max(*wait)),
        _ => delay,
    }
}

/// As [`retry`], but all tries together end at `deadline`.
pub(crate) async fn retry_until<R, T>(
    deadline: Instant,
    request: impl FnMut() -> R,
) -> Result<T, DeliveryError>
where
    R: Future<Output = Result<T, DeliveryError>>,
{
    let tried = tokio::time::timeout_at(deadline, retry(request)).await;
    tried.unwrap_or_else(|elapsed| Err(DeliveryError::Other(elapsed.into())))
}

/// Whether to retry a response to an interaction. It is also retried after an unknown refusal, because a different
/// kind of response may then be accepted.
pub(crate) const fn is_temporary(error: &DeliveryError) -> bool {
    matches!(
        error,
        DeliveryError::RateLimited(_) | DeliveryError::Refused(_) | DeliveryError::Other(_)
    )
}

/// The error of a response that is not what Discord documents.
pub(crate) fn unexpected_response() -> DeliveryError {
    DeliveryError::Other(anyhow::anyhow!("unexpected response"))
}

/// Discord's error code; 0 if there is none.
pub(crate) fn error_code(body: &Value) -> i64 {
    body["code"].as_i64().unwrap_or_default()
}

/// Whether Discord refuses the emoji of a component. `errors` is a tree with the structure of the request.
fn is_about_emoji(errors: &Value) -> bool {
    match errors {
        Value::Object(parts) => parts
            .iter()
            .any(|(name, inner)| name == "emoji" || is_about_emoji(inner)),
        _ => false,
    }
}

/// Whether a status means that the same request would always be refused. An invalid token is a fault of the bot,
/// not of the request.
const fn is_final_refusal(status: u16) -> bool {
    matches!(status, 400..=499) && status != 401 && status != 429
}

/// What Discord says about a refusal.
pub(crate) fn refusal(response: &RestResponse) -> anyhow::Error {
    let (status, code) = (response.status, error_code(&response.body));
    let reason = response.body["message"].as_str().unwrap_or("no reason");
    anyhow::anyhow!("status {status}, code {code}: {reason}")
}

/// How long to wait after a 429. The body is more precise than the header, which has whole seconds.
fn rate_limit_delay(response: &RestResponse) -> Duration {
    let seconds = response.body["retry_after"].as_f64();
    let delay = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    let delay = delay.or(response.retry_after);
    delay
        .unwrap_or(DEFAULT_RATE_LIMIT_DELAY)
        .clamp(MIN_RATE_LIMIT_DELAY, MAX_RATE_LIMIT_DELAY)
}

/// What a refusal means for the message that was to be shown.
fn delivery_error(response: &RestResponse) -> DeliveryError {
    let (status, code) = (response.status, error_code(&response.body));
    match code {
        50007 => return DeliveryError::DirectMessagesClosed,
        50278 => return DeliveryError::NoCommonServer,
        // Unknown message, unknown webhook, unknown interaction, invalid webhook token.
        10008 | 10015 | 10062 | 50027 => return DeliveryError::MessageNotFound,
        // Unknown channel or server, missing access.
        10003 | 10004 | 50001 => return DeliveryError::ChannelLost,
        // Missing permission, a type of channel that does not have this, locked thread.
        50013 | WRONG_CHANNEL_TYPE | 160_005 => return DeliveryError::ChannelInaccessible,
        50083 => return DeliveryError::ThreadArchived,
        10014 => return DeliveryError::UnknownEmoji,
        // Invalid form body.
        50035 if is_about_emoji(&response.body["errors"]) => {
            return DeliveryError::UnknownEmoji;
        }
        _ => {}
    }
    if status == 429 {
        return DeliveryError::RateLimited(rate_limit_delay(response));
    }
    let reason = refusal(response);
    if is_final_refusal(status) {
        DeliveryError::Refused(reason)
    } else {
        DeliveryError::Other(reason)
    }
}
