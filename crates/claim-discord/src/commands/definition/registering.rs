//! Registers the commands with Discord. This happens in the background: while Discord refuses it, people use the
//! commands that were registered before, and press buttons.

use std::time::Duration;

use backon::{ExponentialBuilder, Retryable};
use claim_host::DeliveryError;
use serde_json::Value;

use crate::api::rest::request::{error_code, refusal, respond};
use crate::api::rest::{Endpoint, Method, Rest, RestRequest, RestResponse};
use crate::commands;

/// The pauses after failed attempts.
const INITIAL_BACKOFF: Duration = Duration::from_secs(1);
const MAX_BACKOFF: Duration = Duration::from_hours(1);

/// The pause when the daily limit is reached, and Discord does not say when that ends.
const DAILY_LIMIT_PAUSE: Duration = Duration::from_hours(1);

/// The longest pause that Discord can ask for.
const MAX_PAUSE: Duration = Duration::from_hours(24);

/// Discord's code for an application that has created too many commands today.
const DAILY_LIMIT: i64 = 30034;

/// Discord's code for a registration without the entry-point command.
const ENTRY_POINT_REMOVED: i64 = 50240;

/// Discord's type of the command that launches an application's Activity. Discord creates it when Activities are
/// switched on.
const ENTRY_POINT: u64 = 4;

/// What Discord adds to the definition of a command.
const ADDED_FIELDS: [&str; 6] = [
    "application_id",
    "description_localized",
    "dm_permission",
    "guild_id",
    "name_localized",
    "version",
];

/// Why Discord has not registered the commands: one sentence for the operator, who reads what to do about it.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "their messages say what they are")]
pub enum RegistrationError {
    #[error(
        "Discord's daily limit of 200 new commands is reached (code 30034): there is nothing to do \
         but wait"
    )]
    DailyLimit(Option<Duration>),
    #[error("Discord's rate limit is reached")]
    RateLimited(Option<Duration>),
    #[error(
        "Discord demands an entry-point command for Activities, but lists none (code 50240): switch \
         Activities off in the developer portal"
    )]
    EntryPoint,
    #[error("Discord rejected the token: set discord.token to the bot's current token")]
    InvalidToken,
    #[error(
        "Discord does not let this application register commands ({0}): look in the developer portal \
         for what it lacks"
    )]
    Forbidden(anyhow::Error),
    #[error("Discord refused the commands ({0}): update claim-bot, or report this error")]
    Refused(anyhow::Error),
    #[error("Discord failed ({0})")]
    Failed(anyhow::Error),
    #[error("{0}")]
    NoResponse(DeliveryError),
}

impl RegistrationError {
    /// What an unsuccessful response means.
    fn of(response: &RestResponse) -> Self {
        match (response.status, error_code(&response.body)) {
            (_, DAILY_LIMIT) => Self::DailyLimit(retry_after(&response.body)),
            (_, ENTRY_POINT_REMOVED) => Self::EntryPoint,
            (429, _) => Self::RateLimited(retry_after(&response.body)),
            (401, _) => Self::InvalidToken,
            (403, _) => Self::Forbidden(refusal(response)),
            (400..=499, _) => Self::Refused(refusal(response)),
            _ => Self::Failed(refusal(response)),
        }
    }

    /// The shortest pause before the next attempt.
    fn min_pause(&self) -> Duration {
        match self {
            Self::DailyLimit(pause) => pause.unwrap_or(DAILY_LIMIT_PAUSE),
            Self::RateLimited(pause) => pause.unwrap_or_default(),
            Self::NoResponse(DeliveryError::RateLimited(pause)) => *pause,
            _ => Duration::ZERO,
        }
    }

    /// Whether it may be over soon, without a change by the operator.
    const fn passes(&self) -> bool {
        matches!(
            self,
            Self::RateLimited(_) | Self::Failed(_) | Self::NoResponse(_)
        )
    }
}

/// Registers the commands of an application. Tries again, with growing pauses, until that succeeds; calls `failed` and
/// tells the operator after each failed attempt.
pub(crate) async fn register_commands(
    rest: &dyn Rest,
    application: u64,
    failed: impl Fn(),
) -> anyhow::Result<()> {
    let definitions = commands::definitions()?;
    let pauses = ExponentialBuilder::default()
        .with_min_delay(INITIAL_BACKOFF)
        .with_max_delay(MAX_BACKOFF)
        .without_max_times();
    (|| register_once(rest, application, &definitions))
        .retry(pauses)
        .adjust(|error, pause| pause.map(|pause| pause.max(error.min_pause())))
        .notify(|error, wait| {
            failed();
            if error.passes() {
                tracing::warn!(%error, ?wait, "could not register the commands, will retry");
            } else {
                tracing::error!(
                    %error,
                    ?wait,
                    "could not register the commands, will retry; those registered before still work"
                );
            }
        })
        .await?;
    tracing::debug!("the commands are registered");
    Ok(())
}

/// Replaces all registered commands, apart from the entry point of the application's Activities.
pub(crate) async fn register_once(
    rest: &dyn Rest,
    application: u64,
    definitions: &Value,
) -> Result<(), RegistrationError> {
    let endpoint = Endpoint::Commands { application };
    let registered = send(rest, RestRequest::new(Method::Get, endpoint.clone())).await?;
    let registered = registered.as_array().into_iter().flatten();
    let kept = registered.filter(|command| command["type"] == ENTRY_POINT);
    let own = definitions.as_array().into_iter().flatten();
    let all: Vec<Value> = own.cloned().chain(kept.map(as_request)).collect();
    send(rest, RestRequest::json(Method::Put, endpoint, all.into())).await?;
    Ok(())
}

async fn send(rest: &dyn Rest, request: RestRequest) -> Result<Value, RegistrationError> {
    let response = respond(rest, request).await;
    let response = response.map_err(RegistrationError::NoResponse)?;
    if response.is_success() {
        Ok(response.body)
    } else {
        Err(RegistrationError::of(&response))
    }
}

/// A command as Discord lists it, in the form in which it is registered unchanged.
fn as_request(listed: &Value) -> Value {
    let mut command = listed.clone();
    if let Some(fields) = command.as_object_mut() {
        fields.retain(|name, value| !value.is_null() && !ADDED_FIELDS.contains(&name.as_str()));
        // Listed as a text, registered as a number.
        if let Some(permissions) = fields.get_mut("default_member_permissions")
            && let Some(number) = permissions.as_str().and_then(|it| it.parse::<u64>().ok())
        {
            *permissions = number.into();
        }
    }
    command
}

/// How long Discord asks to wait after a 429.
fn retry_after(body: &Value) -> Option<Duration> {
    let seconds = body["retry_after"].as_f64()?;
    let wait = Duration::try_from_secs_f64(seconds).ok()?;
    Some(wait.min(MAX_PAUSE))
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::sync::Mutex;

    use futures::FutureExt;
    use futures::future::{BoxFuture, ready};
    use serde_json::json;
    use tokio::time::Instant;

    use super::*;
    use crate::api::rest::RestFailure;

    /// Discord, which refuses each registration with the next of these responses, and accepts the one after the last.
    #[derive(Debug)]
    struct Refusing {
        refusals: Mutex<Vec<(u16, Value)>>,
        attempts: Mutex<Vec<Instant>>,
    }

    impl Rest for Refusing {
        fn send(&self, request: RestRequest) -> BoxFuture<'_, Result<RestResponse, RestFailure>> {
            let response = if request.method == Method::Put {
                self.attempts.lock().unwrap().push(Instant::now());
                self.refusals.lock().unwrap().pop()
            } else {
                None
            };
            let (status, body) = response.unwrap_or((200, json!([])));
            let retry_after = None;
            ready(Ok(RestResponse {
                status,
                body,
                retry_after,
            }))
            .boxed()
        }
    }

    /// The pauses between the attempts, in seconds.
    async fn pauses(mut refusals: Vec<(u16, Value)>) -> Vec<u64> {
        let (failed, expected) = (Cell::new(0), refusals.len());
        refusals.reverse();
        let discord = Refusing {
            refusals: Mutex::new(refusals),
            attempts: Mutex::default(),
        };
        let registered = register_commands(&discord, 1, || failed.set(failed.get() + 1));
        registered.await.expect("the last attempt succeeds");
        assert_eq!(failed.get(), expected);
        let attempts = discord.attempts.lock().unwrap();
        let pairs = attempts.windows(2);
        pairs.map(|pair| (pair[1] - pair[0]).as_secs()).collect()
    }

    #[tokio::test(start_paused = true)]
    async fn pauses_grow_up_to_an_hour() {
        let refusal = (403, json!({"code": 20012, "message": "no"}));
        let pauses = pauses(vec![refusal; 15]).await;
        assert_eq!(pauses[..4], [1, 2, 4, 8]);
        assert_eq!(pauses[12..], [3600, 3600, 3600]);
    }

    #[tokio::test(start_paused = true)]
    async fn daily_limit_is_waited_for() {
        let limit = |retry_after: Value| {
            let body = json!({"code": 30034, "message": "no", "retry_after": retry_after});
            (429, body)
        };
        let refusals = [Value::Null, json!(40_000.0), json!(1e30), json!(-1)];
        let pauses = pauses(refusals.map(limit).to_vec()).await;
        assert_eq!(pauses, [3600, 40_000, 3600, 3600]);
    }
}
