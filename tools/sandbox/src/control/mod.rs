//! The control API: JSON over HTTP for tests and the web page, which act as the users of the world.
//!
//! A request that fails gets a 4xx or 5xx status and the body `{"error": "a sentence"}`.

mod channels;
mod commands;
mod components;
mod faults;
mod live;
mod messages;
mod observe;
mod processes;
mod request;
mod setup;
mod view;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{delete, get, post};

use crate::server::Shared;

/// The size limit of a request body, in bytes.
const MAX_BODY_BYTES: usize = 256 * 1024;

/// All routes of the control API.
pub(crate) fn router() -> Router<Shared> {
    Router::new()
        .route("/world", get(view::world))
        .route("/feed", get(channels::last_entry))
        .route("/commands", get(view::commands))
        .route("/users", post(setup::create_user))
        .route("/users/{user}/settings", post(setup::settings))
        .route("/users/{user}/join", post(setup::join))
        .route("/users/{user}/leave", post(setup::leave))
        .route("/servers", post(setup::create_server))
        .route("/channels", post(setup::create_channel))
        .route("/channels/{channel}", delete(setup::delete_channel))
        .route("/channels/{channel}/permissions", post(setup::permissions))
        .route(
            "/channels/{channel}/messages/{message}",
            delete(setup::delete_message),
        )
        .route("/users/{user}/message", post(messages::send))
        .route("/users/{user}/command", post(commands::command))
        .route("/users/{user}/autocomplete", post(commands::autocomplete))
        .route("/users/{user}/raw-command", post(commands::raw_command))
        .route("/users/{user}/press", post(components::press))
        .route("/users/{user}/select", post(components::select))
        .route("/users/{user}/submit", post(components::submit))
        .route("/users/{user}/channels", get(channels::list))
        .route(
            "/users/{user}/channels/{channel}/messages",
            get(channels::messages),
        )
        .route("/users/{user}/dms", get(channels::dms))
        .route("/users/{user}/feed", get(channels::feed))
        .route("/users/{user}/pushes", get(channels::pushes))
        .route("/users/{user}/live", get(live::follow))
        .route("/interactions/{interaction}", get(observe::interaction))
        .route("/interactions/{interaction}/age", post(observe::age))
        .route("/requests", get(observe::requests))
        .route("/events", get(observe::events).post(faults::send_event))
        .route("/gateway", get(observe::gateway).post(observe::set_gateway))
        .route(
            "/faults",
            get(faults::list).post(faults::add).delete(faults::clear),
        )
        .route("/restart", post(faults::restart))
        .route("/processes", get(processes::list).post(processes::request))
        .layer(DefaultBodyLimit::max(MAX_BODY_BYTES))
}
