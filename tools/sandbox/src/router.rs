//! All routes of the HTTP server, and the guard that keeps other web pages out.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::body::Bytes;
use axum::extract::{Path, Request, State};
use axum::http::header::{
    CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, ORIGIN, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};

use crate::page::Tutorial;
use crate::response::error_response;
use crate::server::Shared;
use crate::world::snowflake::Id;
use crate::{control, gateway, page, rest};

/// All routes, behind the guard.
pub(crate) fn router(server: Shared, tutorial: Option<Tutorial>) -> Router {
    Router::new()
        .route("/gateway", any(gateway::connect))
        .route("/gateway/", any(gateway::connect))
        .route("/attachments/{channel}/{id}/{name}", get(attachment))
        .route("/emojis/{name}", get(emoji))
        .route("/api", any(rest::serve))
        .route("/api/{*path}", any(rest::serve))
        .nest("/control", control::router())
        .merge(page::router(tutorial))
        .fallback(async || error_response(StatusCode::NOT_FOUND, "Not found."))
        .layer(from_fn_with_state(Arc::clone(&server), guard))
        .with_state(server)
}

/// Serves a message's file.
async fn attachment(
    State(server): State<Shared>,
    Path((_channel, id, _name)): Path<(String, String, String)>,
) -> Response {
    let file = id
        .parse()
        .ok()
        .and_then(|id: Id| server.read(|world| world.files.get(id).cloned()));
    match file {
        Some(file) => file_response(&file.content_type, file.content),
        None => error_response(StatusCode::NOT_FOUND, "No such file."),
    }
}

/// Serves an emoji's image under its id, with any file extension.
async fn emoji(State(server): State<Shared>, Path(name): Path<String>) -> Response {
    let id = name.split_once('.').map_or(name.as_str(), |(id, _)| id);
    let emoji = id
        .parse()
        .ok()
        .and_then(|id: Id| server.read(|world| world.emojis.get(id).cloned()));
    match emoji {
        Some(emoji) => file_response(emoji.content_type, emoji.content),
        None => error_response(StatusCode::NOT_FOUND, "No such emoji."),
    }
}

/// A file from the bot, which must not run scripts with the page's origin.
fn file_response(content_type: &str, content: Bytes) -> Response {
    let headers = [
        (CONTENT_TYPE, content_type),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (CONTENT_SECURITY_POLICY, "default-src 'none'; sandbox"),
    ];
    (headers, content).into_response()
}

/// Accepts only requests whose `Host` is this server and whose `Origin`, if any, is its own page.
///
/// Otherwise any web page open in the developer's browser could reach the sandbox, either directly
/// or by DNS rebinding (a name that resolves to the loopback address).
async fn guard(State(server): State<Shared>, request: Request, next: Next) -> Response {
    let hosts = own_hosts(server.address());
    let header = |headers: &HeaderMap, name| -> Option<String> {
        Some(
            headers
                .get(name)?
                .to_str()
                .unwrap_or_default()
                .to_ascii_lowercase(),
        )
    };
    let host = header(request.headers(), HOST).unwrap_or_default();
    if !hosts.contains(&host) {
        return error_response(
            StatusCode::FORBIDDEN,
            "The Host header is not this sandbox's address.",
        );
    }
    if let Some(origin) = header(request.headers(), ORIGIN)
        && !hosts.iter().any(|host| origin == format!("http://{host}"))
    {
        return error_response(
            StatusCode::FORBIDDEN,
            "Other web pages may not access this sandbox.",
        );
    }
    next.run(request).await
}

/// The `Host` values under which the server can be reached.
fn own_hosts(address: SocketAddr) -> Vec<String> {
    let port = address.port();
    let mut hosts: Vec<String> = ["127.0.0.1", "localhost", "[::1]"]
        .iter()
        .map(|name| format!("{name}:{port}"))
        .collect();
    hosts.push(address.to_string());
    hosts
}
