//! The control API: JSON over HTTP for whoever plays the people of the world, be it a test or a page.
//!
//! A request that cannot be is refused with a 4xx status and `{"error": "a sentence"}`.

mod acting;
mod commands;
mod components;
mod faults;
mod live;
mod reading;
mod setup;
mod view;
mod watching;

use std::time::Duration;

use axum::body::Bytes;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::server::{Shared, refuse};
use super::world::World;
use super::world::people::Person;
use super::world::snowflake::Id;

/// How many bytes a request may have.
const BODY: usize = 256 * 1024;
/// How long a request may wait for something to happen.
const LONGEST_WAIT: Duration = Duration::from_mins(1);

/// What a handler gives back.
type Reply = Result<Json<Value>, Refused>;

/// A request that cannot be: a status and a sentence.
#[derive(Debug)]
struct Refused(StatusCode, String);

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        refuse(self.0, &self.1)
    }
}

/// The request does not make sense.
fn bad(sentence: impl Into<String>) -> Refused {
    Refused(StatusCode::BAD_REQUEST, sentence.into())
}

/// What the request means is not there, or not for this person to see.
fn missing(sentence: impl Into<String>) -> Refused {
    Refused(StatusCode::NOT_FOUND, sentence.into())
}

/// What the request wants is there, but does not work now.
fn conflict(sentence: impl Into<String>) -> Refused {
    Refused(StatusCode::CONFLICT, sentence.into())
}

/// What to wait for, in a query.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default)]
struct Waiting {
    /// Only what is numbered above this.
    after: u64,
    /// How many milliseconds to wait for it at most.
    wait_ms: u64,
}

impl Waiting {
    fn patience(self) -> Duration {
        Duration::from_millis(self.wait_ms).min(LONGEST_WAIT)
    }
}

/// All routes of the control API.
pub(crate) fn router() -> Router<Shared> {
    Router::new()
        .route("/world", get(view::world))
        .route("/commands", get(view::commands))
        .route("/users", post(setup::create_user))
        .route("/users/{user}/settings", post(setup::settings))
        .route("/users/{user}/join", post(setup::join))
        .route("/users/{user}/leave", post(setup::leave))
        .route("/channels", post(setup::create_channel))
        .route("/channels/{channel}", delete(setup::delete_channel))
        .route("/channels/{channel}/permissions", post(setup::permissions))
        .route(
            "/channels/{channel}/messages/{message}",
            delete(setup::delete_message),
        )
        .route("/users/{user}/message", post(acting::message))
        .route("/users/{user}/command", post(commands::command))
        .route("/users/{user}/autocomplete", post(commands::autocomplete))
        .route("/users/{user}/press", post(components::press))
        .route("/users/{user}/select", post(components::select))
        .route("/users/{user}/submit", post(components::submit))
        .route("/users/{user}/channels", get(reading::channels))
        .route(
            "/users/{user}/channels/{channel}/messages",
            get(reading::messages),
        )
        .route("/users/{user}/dms", get(reading::dms))
        .route("/users/{user}/feed", get(reading::feed))
        .route("/users/{user}/live", get(live::follow))
        .route("/interactions/{interaction}", get(watching::interaction))
        .route("/interactions/{interaction}/age", post(watching::age))
        .route("/requests", get(watching::requests))
        .route("/events", get(watching::events))
        .route("/gateway", get(watching::gateway))
        .route(
            "/faults",
            get(faults::list).post(faults::add).delete(faults::clear),
        )
        .route("/restart", post(faults::restart))
        .layer(DefaultBodyLimit::max(BODY))
}

/// Reads a body; every fault in it is named.
fn parse<T: DeserializeOwned>(body: &Bytes) -> Result<T, Refused> {
    serde_json::from_slice(body).map_err(|error| bad(format!("The body is not right: {error}.")))
}

/// The account of this name or id.
fn person<'w>(world: &'w World, name: &str) -> Result<&'w Person, Refused> {
    world
        .find_person(name)
        .ok_or_else(|| missing(format!("There is nobody called {name}.")))
}

/// The person of this name or id, whom one can act as.
fn human(world: &World, name: &str) -> Result<Id, Refused> {
    let person = person(world, name)?;
    if person.bot {
        return Err(bad(format!("{name} is a bot account and acts by itself.")));
    }
    Ok(person.id)
}

/// The channel of this name or id, as this person sees it; `dm` is their direct messages with the bot.
fn channel(world: &mut World, person: Id, name: &str) -> Result<Id, Refused> {
    world
        .find_channel(person, name)
        .ok_or_else(|| missing(format!("No channel {name} is visible to this person.")))
}

/// An id in a path or body.
fn id(text: &str) -> Result<Id, Refused> {
    text.parse()
        .map_err(|_| bad(format!("{text} is not an id.")))
}
