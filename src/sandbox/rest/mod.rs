//! Discord's REST API: reads a request, lets a fault strike if one waits, carries it out, and logs it.

mod applications;
mod compose;
mod error;
mod guilds;
mod interactions;
mod messages;
mod payload;
mod route;
mod users;
mod webhooks;

use std::collections::HashMap;
use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, Request, State};
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use super::faults::{Fault, FaultKind};
use super::limits;
use super::server::Shared;
use super::world::World;
use super::world::snowflake::now;
use error::ApiError;
use payload::Payload;
use route::Route;

/// A request as the resources see it.
struct Call<'c> {
    method: &'c str,
    query: &'c HashMap<String, String>,
    payload: &'c Payload,
}

/// What a request is answered with, if it is not refused.
enum Answer {
    /// 200 or 201 with JSON.
    Json(u16, Value),
    /// 204.
    Nothing,
}

/// What a resource gives back.
type Outcome = Result<Answer, ApiError>;

/// 200 with JSON.
#[allow(clippy::unnecessary_wraps)] // It closes functions that can refuse.
fn found(value: Value) -> Outcome {
    Ok(Answer::Json(200, value))
}

/// Serves a request under `/api`.
pub(crate) async fn serve(
    State(server): State<Shared>,
    query: Result<Query<HashMap<String, String>>, QueryRejection>,
    request: Request,
) -> Response {
    let query = query.map(|Query(query)| query).unwrap_or_default();
    let (parts, body) = request.into_parts();
    let method = parts.method.as_str();
    let path = without_version(parts.uri.path());
    let application = server.look(|world| world.application.to_string());
    let route = Route::parse(path, &application);
    let pattern = route.map(Route::pattern);
    let (payload, mut refusal) = read(&parts.headers, body).await;

    let fault = server.act(|world| {
        world
            .faults
            .take_for_request(method, path, pattern.unwrap_or_default())
    });
    if let Some(fault) = &fault {
        if let Some(delay) = fault.delay_ms.filter(|_| fault.kind == FaultKind::Slow) {
            tokio::time::sleep(Duration::from_millis(delay)).await;
        }
        refusal = fault_refusal(fault).or(refusal);
    }

    let call = Call {
        method,
        query: &query,
        payload: &payload,
    };
    let outcome = server.act(|world| {
        let mut outcome = match (refusal, route) {
            (Some(refusal), _) => Err(refusal),
            (None, None) => Err(ApiError::not_found()),
            (None, Some(route)) if !authorized(world, route, &parts.headers) => {
                Err(ApiError::unauthorized())
            }
            (None, Some(route)) => carry_out(world, route, &call),
        };
        if fault
            .as_ref()
            .is_some_and(|fault| fault.kind == FaultKind::LostAnswer)
        {
            outcome = Err(ApiError::server_error());
        }
        let (status, code) = match &outcome {
            Ok(Answer::Json(status, _)) => (*status, None),
            Ok(Answer::Nothing) => (204, None),
            Err(error) => (error.status, Some(error.code)),
        };
        world.requests.push(json!({
            "at_ms": now(),
            "method": method,
            "path": path,
            "route": pattern,
            "query": query,
            "body": payload.json,
            "files": payload.files_json(),
            "status": status,
            "code": code,
            "error": outcome.as_ref().err().map(ApiError::to_json),
            "fault": fault.as_ref().map(|fault| fault.kind),
        }));
        outcome
    });
    let html = fault.is_some_and(|fault| fault.kind == FaultKind::BadGateway);
    respond(outcome, pattern, html)
}

/// Does what the request asks.
fn carry_out(world: &mut World, route: Route<'_>, call: &Call<'_>) -> Outcome {
    match route {
        Route::Gateway | Route::GatewayBot => applications::gateway(world, route, call),
        Route::OwnApplication | Route::OwnOauthApplication => applications::own(world, call),
        Route::Commands => applications::commands(world, None, call),
        Route::GuildCommands(guild) => applications::guild_commands(world, guild, call),
        Route::Command(id) => applications::command(world, None, id, call),
        Route::GuildCommand(guild, id) => applications::guild_command(world, guild, id, call),
        Route::OwnUser => users::own(world, call),
        Route::User(id) => users::one(world, id, call),
        Route::OwnChannels => users::open_direct(world, call),
        Route::Guild(id) => guilds::one(world, id, call),
        Route::GuildChannels(id) => guilds::channels(world, id, call),
        Route::Member(guild, user) => guilds::member(world, guild, user, call),
        Route::Channel(id) => guilds::channel(world, id, call),
        Route::Typing(id) => guilds::typing(world, id, call),
        Route::Messages(channel) => messages::all(world, channel, call),
        Route::Message(channel, id) => messages::one(world, channel, id, call),
        Route::Callback(id, token) => interactions::callback(world, id, token, call),
        Route::Webhook(token) => webhooks::follow_up(world, token, call),
        Route::WebhookOriginal(token) => webhooks::message(world, token, None, call),
        Route::WebhookMessage(token, id) => webhooks::message(world, token, Some(id), call),
    }
}

/// The path without `/api` and the version.
fn without_version(path: &str) -> &str {
    let path = path.strip_prefix("/api").unwrap_or(path);
    path.strip_prefix("/v10").unwrap_or(path)
}

/// Reads the body; a body that cannot be read is the refusal.
async fn read(headers: &HeaderMap, body: Body) -> (Payload, Option<ApiError>) {
    let content_type = headers
        .get(CONTENT_TYPE)
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default();
    let read = match to_bytes(body, limits::BODY).await {
        Ok(bytes) => Payload::read(content_type, bytes).await,
        Err(_) => Err(ApiError::too_large()),
    };
    match read {
        Ok(payload) => (payload, None),
        Err(refusal) => (Payload::default(), Some(refusal)),
    }
}

/// Whether the request carries the token its route wants.
fn authorized(world: &World, route: Route<'_>, headers: &HeaderMap) -> bool {
    let token = headers
        .get(AUTHORIZATION)
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.strip_prefix("Bot "));
    !route.needs_token() || token == Some(world.token.as_str())
}

/// The refusal a fault means, if it means one before the request is carried out.
fn fault_refusal(fault: &Fault) -> Option<ApiError> {
    match fault.kind {
        FaultKind::RateLimited => Some(ApiError::rate_limited(fault.retry_after.unwrap_or(0.1))),
        FaultKind::ServerError => Some(ApiError::server_error()),
        FaultKind::BadGateway => Some(ApiError::bad_gateway()),
        FaultKind::Refuse => Some(ApiError::new(
            fault.status.unwrap_or(400),
            fault.code.unwrap_or_default(),
            fault.message.as_deref().unwrap_or("Refused on request"),
        )),
        _ => None,
    }
}

/// The answer as HTTP.
fn respond(outcome: Outcome, pattern: Option<&'static str>, html: bool) -> Response {
    let (status, body, retry_after) = match outcome {
        Ok(Answer::Json(status, body)) => (status, Some(body), None),
        Ok(Answer::Nothing) => (204, None, None),
        Err(error) => (error.status, Some(error.to_json()), error.retry_after),
    };
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let mut response = match body {
        _ if html => (status, "<html><body><h1>502 Bad Gateway</h1></body></html>").into_response(),
        Some(body) => (status, axum::Json(body)).into_response(),
        None => status.into_response(),
    };
    let limited = retry_after.is_some();
    let seconds = retry_after.unwrap_or(1.0);
    let headers = response.headers_mut();
    let mut set = |name: &'static str, value: &str| {
        if let Ok(value) = HeaderValue::from_str(value) {
            headers.insert(name, value);
        }
    };
    if let Some(pattern) = pattern {
        set("x-ratelimit-bucket", pattern);
        set("x-ratelimit-limit", "50");
        set("x-ratelimit-remaining", if limited { "0" } else { "49" });
        set("x-ratelimit-reset-after", &format!("{seconds:.3}"));
    }
    if limited {
        set("retry-after", &format!("{}", seconds.ceil()));
        set("x-ratelimit-scope", "user");
    }
    response
}
