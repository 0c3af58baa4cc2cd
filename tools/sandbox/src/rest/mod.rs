//! Discord's REST API: parses a request, applies a pending fault, executes and logs it.

mod applications;
mod call;
mod compose;
mod emojis;
mod error;
mod guilds;
mod interactions;
mod layout;
mod messages;
mod payload;
mod route;
mod threads;
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
use serde_json::json;

use crate::faults::{Fault, FaultKind};
use crate::limits;
use crate::server::Shared;
use crate::world::World;
use crate::world::rate_limits::{Bucket, Quota};
use crate::world::snowflake::now;
use call::{ApiResponse, ApiResult, Call};
use error::ApiError;
use payload::Payload;
use route::Route;

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
    let application = server.read(|world| world.application.to_string());
    let route = Route::parse(path, &application);
    let pattern = route.map(Route::pattern);
    let (payload, mut error) = read_body(&parts.headers, body).await;

    let fault = server.update(|world| {
        world
            .faults
            .take_for_request(method, path, pattern.unwrap_or_default())
    });
    if let Some(fault) = &fault {
        if let Some(delay) = fault.delay_ms.filter(|_| fault.kind == FaultKind::Slow) {
            tokio::time::sleep(Duration::from_millis(delay)).await;
        }
        error = fault_error(fault).or(error);
    }

    let call = Call {
        method,
        query: &query,
        payload: &payload,
    };
    let (result, quota) = server.update(|world| {
        let mut quota = None;
        let mut result = match (error, route) {
            (Some(error), _) => Err(error),
            (None, None) => Err(ApiError::not_found()),
            (None, Some(route)) if !is_authorized(world, route, &parts.headers) => {
                Err(ApiError::unauthorized())
            }
            (None, Some(route)) => take_quota(world, route, method).and_then(|left| {
                quota = left;
                execute(world, route, &call)
            }),
        };
        result = match fault.as_ref().map(|fault| fault.kind) {
            Some(FaultKind::LostResponse) => Err(ApiError::server_error()),
            Some(FaultKind::EmptyObject) => result.map(|response| match response {
                ApiResponse::NoContent => ApiResponse::Json(200, json!({})),
                other @ ApiResponse::Json(..) => other,
            }),
            Some(FaultKind::Alter) => result.map(|response| match (response, &fault) {
                (ApiResponse::Json(status, mut body), Some(fault)) => {
                    fault.alter(&mut body);
                    ApiResponse::Json(status, body)
                }
                (other, _) => other,
            }),
            _ => result,
        };
        let (status, code) = match &result {
            Ok(ApiResponse::Json(status, _)) => (*status, None),
            Ok(ApiResponse::NoContent) => (204, None),
            Err(error) => (error.status, Some(error.code)),
        };
        world.requests.push(json!({
            "at_ms": now(),
            "method": method,
            "path": path,
            "route": pattern,
            "query": query,
            "body": payload.logged_json(),
            "files": payload.files_json(),
            "status": status,
            "code": code,
            "error": result.as_ref().err().map(ApiError::to_json),
            "fault": fault.as_ref().map(|fault| fault.kind),
        }));
        (result, quota)
    });
    match fault.map(|fault| fault.kind) {
        Some(FaultKind::Ban) => respond_as_cdn(result.err().and_then(|error| error.retry_after)),
        Some(FaultKind::BadGateway) => respond(result, pattern, quota, true),
        _ => respond(result, pattern, quota, false),
    }
}

/// Counts a request for its rate limits; returns what is left of the channel's, if it has one.
fn take_quota(
    world: &mut World,
    route: Route<'_>,
    method: &str,
) -> Result<Option<Quota>, ApiError> {
    let refused = |wait: Duration, is_global| ApiError::rate_limited(wait.as_secs_f64(), is_global);
    let limits = &mut world.rate_limits;
    if !route.is_about_interaction() {
        limits
            .take(Bucket::Global)
            .map_err(|wait| refused(wait, true))?;
    }
    let bucket = match (method, route) {
        ("POST", Route::Messages(channel)) => Bucket::Posts(channel.to_owned()),
        ("PATCH", Route::Message(channel, _)) => Bucket::Edits(channel.to_owned()),
        _ => return Ok(None),
    };
    let quota = limits.take(bucket).map_err(|wait| refused(wait, false))?;
    Ok(Some(quota))
}

/// Calls the route's handler.
fn execute(world: &mut World, route: Route<'_>, call: &Call<'_>) -> ApiResult {
    match route {
        Route::Gateway | Route::GatewayBot => applications::gateway(world, route, call),
        Route::OwnApplication | Route::OwnOauthApplication => applications::own(world, call),
        Route::Commands => applications::commands(world, None, call),
        Route::GuildCommands(guild) => applications::guild_commands(world, guild, call),
        Route::Command(id) => applications::command(world, None, id, call),
        Route::GuildCommand(guild, id) => applications::guild_command(world, guild, id, call),
        Route::Emojis(application) => emojis::all(world, application, call),
        Route::Emoji(application, id) => emojis::one(world, application, id, call),
        Route::OwnUser => users::own(world, call),
        Route::User(id) => users::one(world, id, call),
        Route::OwnChannels => users::open_direct(world, call),
        Route::Guild(id) => guilds::one(world, id, call),
        Route::GuildChannels(id) => guilds::channels(world, id, call),
        Route::ActiveThreads(id) => guilds::active_threads(world, id, call),
        Route::Member(guild, user) => guilds::member(world, guild, user, call),
        Route::Channel(id) if call.method == "PATCH" => threads::change(world, id, call),
        Route::Channel(id) => guilds::channel(world, id, call),
        Route::Typing(id) => guilds::typing(world, id, call),
        Route::Messages(channel) => messages::all(world, channel, call),
        Route::Message(channel, id) => messages::one(world, channel, id, call),
        Route::MessageThreads(channel, id) => threads::start(world, channel, id, call),
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

/// Reads and parses the body; returns an empty one and an error if that fails.
async fn read_body(headers: &HeaderMap, body: Body) -> (Payload, Option<ApiError>) {
    let content_type = headers
        .get(CONTENT_TYPE)
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default();
    let payload = match to_bytes(body, limits::MAX_BODY_BYTES).await {
        Ok(bytes) => Payload::read(content_type, bytes).await,
        Err(_) => Err(ApiError::too_large()),
    };
    match payload {
        Ok(payload) => (payload, None),
        Err(error) => (Payload::default(), Some(error)),
    }
}

/// Whether the request carries the token that its route requires.
fn is_authorized(world: &World, route: Route<'_>, headers: &HeaderMap) -> bool {
    let token = headers
        .get(AUTHORIZATION)
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.strip_prefix("Bot "));
    !route.needs_token() || token == Some(world.token.as_str())
}

/// The error of a fault that prevents the execution of a request.
fn fault_error(fault: &Fault) -> Option<ApiError> {
    match fault.kind {
        FaultKind::RateLimited => Some(ApiError::rate_limited(
            fault.retry_after.unwrap_or(0.1),
            false,
        )),
        FaultKind::Ban => Some(ApiError::banned(fault.retry_after)),
        FaultKind::ServerError => Some(ApiError::server_error()),
        FaultKind::BadGateway => Some(ApiError::bad_gateway()),
        FaultKind::Refuse => {
            let mut error = ApiError::new(
                fault.status.unwrap_or(400),
                fault.code.unwrap_or_default(),
                fault.message.as_deref().unwrap_or("Injected fault"),
            );
            error.retry_after = fault.retry_after;
            Some(error)
        }
        _ => None,
    }
}

/// The HTTP response with which the CDN refuses a request, which never reaches the API.
fn respond_as_cdn(retry_after: Option<f64>) -> Response {
    let mut response = (StatusCode::TOO_MANY_REQUESTS, "error code: 1015").into_response();
    let wait = retry_after.and_then(|wait| HeaderValue::from_str(&wait.ceil().to_string()).ok());
    if let Some(wait) = wait {
        response.headers_mut().insert("retry-after", wait);
    }
    response
}

/// The HTTP response, with what is left of the route's rate limit.
fn respond(
    result: ApiResult,
    pattern: Option<&'static str>,
    quota: Option<Quota>,
    html: bool,
) -> Response {
    let is_global = result.as_ref().is_err_and(|error| error.is_global);
    let (status, body, retry_after) = match result {
        Ok(ApiResponse::Json(status, body)) => (status, Some(body), None),
        Ok(ApiResponse::NoContent) => (204, None, None),
        Err(error) => (error.status, Some(error.to_json()), error.retry_after),
    };
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let mut response = match body {
        _ if html => (status, "<html><body><h1>502 Bad Gateway</h1></body></html>").into_response(),
        Some(body) => (status, axum::Json(body)).into_response(),
        None => status.into_response(),
    };
    let limited = retry_after.is_some();
    let (limit, remaining, reset_after) = quota.map_or((50, 49, 1.0), |quota| {
        let reset_after = quota.reset_after.as_secs_f64();
        (quota.limit, quota.remaining, reset_after)
    });
    let seconds = retry_after.unwrap_or(reset_after);
    let headers = response.headers_mut();
    let mut set = |name: &'static str, value: &str| {
        if let Ok(value) = HeaderValue::from_str(value) {
            headers.insert(name, value);
        }
    };
    if let Some(pattern) = pattern {
        set("x-ratelimit-bucket", pattern);
        set("x-ratelimit-limit", &limit.to_string());
        let remaining = if limited { 0 } else { remaining };
        set("x-ratelimit-remaining", &remaining.to_string());
        set("x-ratelimit-reset-after", &format!("{seconds:.3}"));
    }
    if limited {
        set("retry-after", &format!("{}", seconds.ceil()));
        if is_global {
            set("x-ratelimit-global", "true");
        }
        set(
            "x-ratelimit-scope",
            if is_global { "global" } else { "user" },
        );
    }
    response
}
