//! What the handlers of the control API share: parsing of requests, and errors.

use std::time::Duration;

use axum::Json;
use axum::body::Bytes;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::response::error_response;
use crate::world::World;
use crate::world::snowflake::Id;
use crate::world::user::User;

/// The longest time a request can wait for an event.
const MAX_WAIT: Duration = Duration::from_mins(1);

/// What a handler returns.
pub(super) type ControlResult = Result<Json<Value>, ControlError>;

/// A failed request: a status and a sentence.
#[derive(Debug)]
pub(super) struct ControlError(pub(super) StatusCode, pub(super) String);

impl IntoResponse for ControlError {
    fn into_response(self) -> Response {
        error_response(self.0, &self.1)
    }
}

/// The request is invalid.
pub(super) fn bad_request(message: impl Into<String>) -> ControlError {
    ControlError(StatusCode::BAD_REQUEST, message.into())
}

/// The object does not exist, or the user cannot see it.
pub(super) fn not_found(message: impl Into<String>) -> ControlError {
    ControlError(StatusCode::NOT_FOUND, message.into())
}

/// The request is valid, but not in the current state.
pub(super) fn conflict(message: impl Into<String>) -> ControlError {
    ControlError(StatusCode::CONFLICT, message.into())
}

/// The query of a request that can wait.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct WaitQuery {
    /// Returns only entries with a higher number.
    pub(super) after: u64,
    /// The longest time to wait, in milliseconds.
    pub(super) wait_ms: u64,
}

impl WaitQuery {
    /// The longest time to wait, capped.
    pub(super) fn timeout(self) -> Duration {
        Duration::from_millis(self.wait_ms).min(MAX_WAIT)
    }
}

/// Parses a body; the error says what is wrong with it.
pub(super) fn parse<T: DeserializeOwned>(body: &Bytes) -> Result<T, ControlError> {
    serde_json::from_slice(body).map_err(|error| bad_request(format!("Invalid body: {error}.")))
}

/// Parses an id in a path or body.
pub(super) fn parse_id(text: &str) -> Result<Id, ControlError> {
    text.parse()
        .map_err(|_| bad_request(format!("{text} is not an id.")))
}

/// The account with this name or id.
pub(super) fn find_user<'w>(world: &'w World, name: &str) -> Result<&'w User, ControlError> {
    world
        .find_user(name)
        .ok_or_else(|| not_found(format!("There is no user {name}.")))
}

/// The human user with this name or id, to act as.
pub(super) fn find_human(world: &World, name: &str) -> Result<Id, ControlError> {
    let user = find_user(world, name)?;
    if user.bot {
        return Err(bad_request(format!(
            "{name} is a bot account; the control API acts only as human users."
        )));
    }
    Ok(user.id)
}

/// The channel with this name or id, if the user can see it. `dm` stands for the user's direct
/// messages with the bot.
pub(super) fn record_restored_channel(
    world: &mut World,
    user: Id,
    name: &str,
) -> Result<Id, ControlError> {
    world
        .record_restored_channel(user, name)
        .ok_or_else(|| not_found(format!("This user can see no channel {name}.")))
}
