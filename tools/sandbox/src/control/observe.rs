//! Observing the bot: its interactions, its requests, the events it was sent, and its connection.

use std::time::Duration;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::time::Instant;

use super::request::{ControlResult, WaitQuery, conflict, not_found, parse, parse_id};
use crate::log::NumberedLog;
use crate::server::Shared;
use crate::world::World;
use crate::world::interaction::{Interaction, InteractionState};

/// `GET /control/interactions/{interaction}`: waits while it is pending.
pub(super) async fn interaction(
    State(server): State<Shared>,
    Path(interaction): Path<String>,
    Query(waiting): Query<WaitQuery>,
) -> ControlResult {
    let id = parse_id(&interaction)?;
    let settled = server
        .wait_for(waiting.timeout(), |world| {
            let interaction = world.interactions.get(id);
            interaction
                .is_none_or(|interaction| interaction.state != InteractionState::Pending)
                .then_some(())
        })
        .await;
    let view = server.read(|world| world.interactions.get(id).map(Interaction::to_json));
    match view {
        Some(view) => Ok(Json(view)),
        None if settled.is_some() => Err(not_found("There is no such interaction.")),
        None => Err(not_found("The interaction is no longer stored.")),
    }
}

/// How far to move an interaction into the past.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct AgeRequest {
    seconds: u32,
}

/// `POST /control/interactions/{interaction}/age`: makes it older, so that tests need not wait for its deadlines.
pub(super) async fn age(
    State(server): State<Shared>,
    Path(interaction): Path<String>,
    body: Bytes,
) -> ControlResult {
    let id = parse_id(&interaction)?;
    let request: AgeRequest = parse(&body)?;
    server.update(|world| {
        let found = world.interactions.get_mut(id);
        let interaction = found.ok_or_else(|| not_found("There is no such interaction."))?;
        if !interaction.age(Duration::from_secs(request.seconds.into())) {
            return Err(conflict("The system's clock cannot represent that time."));
        }
        if interaction.deadline() <= Instant::now() {
            world.fail_if_pending(id);
        }
        Ok(Json(
            world
                .interactions
                .get(id)
                .map_or(Value::Null, Interaction::to_json),
        ))
    })
}

/// `GET /control/requests`: the bot's REST requests after a number; waits until there are any.
pub(super) async fn requests(
    State(server): State<Shared>,
    Query(waiting): Query<WaitQuery>,
) -> ControlResult {
    log(&server, waiting, |world| &world.requests).await
}

/// `GET /control/events`: the gateway's events after a number; waits until there are any.
pub(super) async fn events(
    State(server): State<Shared>,
    Query(waiting): Query<WaitQuery>,
) -> ControlResult {
    log(&server, waiting, |world| &world.gateway.log).await
}

async fn log(
    server: &Shared,
    waiting: WaitQuery,
    which: impl Fn(&World) -> &NumberedLog,
) -> ControlResult {
    let found = server
        .wait_for(waiting.timeout(), |world| {
            let log = which(world);
            (log.last() > waiting.after).then(|| (log.after(waiting.after), log.last()))
        })
        .await;
    let (entries, last) = found.unwrap_or((Vec::new(), waiting.after));
    Ok(Json(json!({"entries": entries, "last": last})))
}

/// The state of the gateway to wait for; by default, that the bot is connected.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct GatewayQuery {
    wait_ms: u64,
    /// Waits until more than this many sessions were started.
    identified_after: u64,
    /// Waits until sessions were resumed more than this many times.
    resumed_after: Option<u64>,
    /// Waits until more than this many heartbeats were acknowledged.
    heartbeats_after: Option<u64>,
    /// Waits until the bot is disconnected instead.
    gone: bool,
}

/// `GET /control/gateway`: the state of the bot's connection; waits for the given one.
pub(super) async fn gateway(
    State(server): State<Shared>,
    Query(wanted): Query<GatewayQuery>,
) -> ControlResult {
    let waiting = WaitQuery {
        after: 0,
        wait_ms: wanted.wait_ms,
    };
    server
        .wait_for(waiting.timeout(), |world| {
            let (connected, identified, resumed) = world.gateway.counts();
            let is_there = connected > 0
                && identified > wanted.identified_after
                && wanted.resumed_after.is_none_or(|after| resumed > after)
                && wanted
                    .heartbeats_after
                    .is_none_or(|after| world.gateway.heartbeats > after);
            (if wanted.gone {
                connected == 0
            } else {
                is_there
            })
            .then_some(())
        })
        .await;
    Ok(Json(server.read(|world| world.gateway.to_json())))
}

/// What the gateway asks of new connections.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GatewaySettings {
    /// The interval of heartbeats, in milliseconds.
    heartbeat_interval_ms: u64,
}

/// `POST /control/gateway`: changes what the gateway asks of new connections.
pub(super) async fn set_gateway(State(server): State<Shared>, body: Bytes) -> ControlResult {
    let settings: GatewaySettings = parse(&body)?;
    Ok(Json(server.update(|world| {
        world.gateway.heartbeat_interval_ms = settings.heartbeat_interval_ms;
        world.gateway.to_json()
    })))
}
