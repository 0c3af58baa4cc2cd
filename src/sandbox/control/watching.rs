//! Watching the bot: its interactions, its requests, what the gateway sent it, and whether it is there.

use std::time::Duration;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::time::Instant;

use super::{Reply, Waiting, conflict, id, missing, parse};
use crate::sandbox::log::NumberedLog;
use crate::sandbox::server::Shared;
use crate::sandbox::world::World;
use crate::sandbox::world::interaction::{Interaction, InteractionState};

/// `GET /control/interactions/{interaction}`: waits while it is pending.
pub(super) async fn interaction(
    State(server): State<Shared>,
    Path(interaction): Path<String>,
    Query(waiting): Query<Waiting>,
) -> Reply {
    let id = id(&interaction)?;
    let settled = server
        .wait_for(waiting.patience(), |world| {
            let interaction = world.interactions.get(id);
            interaction
                .is_none_or(|interaction| interaction.state != InteractionState::Pending)
                .then_some(())
        })
        .await;
    let view = server.look(|world| world.interactions.get(id).map(Interaction::to_json));
    match view {
        Some(view) => Ok(Json(view)),
        None if settled.is_some() => Err(missing("There is no such interaction.")),
        None => Err(missing("The interaction has been forgotten.")),
    }
}

/// How much older to make an interaction.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Ageing {
    seconds: u32,
}

/// `POST /control/interactions/{interaction}/age`: lets its time pass, so that nobody has to wait.
pub(super) async fn age(
    State(server): State<Shared>,
    Path(interaction): Path<String>,
    body: Bytes,
) -> Reply {
    let id = id(&interaction)?;
    let ageing: Ageing = parse(&body)?;
    server.act(|world| {
        let found = world.interactions.get_mut(id);
        let interaction = found.ok_or_else(|| missing("There is no such interaction."))?;
        if !interaction.age(Duration::from_secs(ageing.seconds.into())) {
            return Err(conflict(
                "This machine's clock does not reach back that far.",
            ));
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

/// `GET /control/requests`: the bot's REST requests after a number; waits for one.
pub(super) async fn requests(
    State(server): State<Shared>,
    Query(waiting): Query<Waiting>,
) -> Reply {
    log(&server, waiting, |world| &world.requests).await
}

/// `GET /control/events`: the gateway's events after a number; waits for one.
pub(super) async fn events(State(server): State<Shared>, Query(waiting): Query<Waiting>) -> Reply {
    log(&server, waiting, |world| &world.gateway.log).await
}

async fn log(server: &Shared, waiting: Waiting, which: impl Fn(&World) -> &NumberedLog) -> Reply {
    let found = server
        .wait_for(waiting.patience(), |world| {
            let log = which(world);
            (log.last() > waiting.after).then(|| (log.after(waiting.after), log.last()))
        })
        .await;
    let (entries, last) = found.unwrap_or((Vec::new(), waiting.after));
    Ok(Json(json!({"entries": entries, "last": last})))
}

/// What to wait for of the gateway.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Presence {
    wait_ms: u64,
    /// Wait for more sessions than these to have begun.
    identified_after: u64,
    /// Wait for more resumes than these.
    resumed_after: Option<u64>,
    /// Wait until the bot has gone instead.
    gone: bool,
}

/// `GET /control/gateway`: whether the bot is connected; waits until it is.
pub(super) async fn gateway(State(server): State<Shared>, Query(wanted): Query<Presence>) -> Reply {
    let waiting = Waiting {
        after: 0,
        wait_ms: wanted.wait_ms,
    };
    server
        .wait_for(waiting.patience(), |world| {
            let (connected, identified, resumed) = world.gateway.counts();
            let there = connected > 0
                && identified > wanted.identified_after
                && wanted.resumed_after.is_none_or(|after| resumed > after);
            (if wanted.gone { connected == 0 } else { there }).then_some(())
        })
        .await;
    Ok(Json(server.look(|world| world.gateway.to_json())))
}
