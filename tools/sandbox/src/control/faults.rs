//! Injecting faults, and requesting a restart of the bot.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Query, State};
use serde::Deserialize;
use serde_json::{Value, json};

use super::request::{ControlResult, WaitQuery, bad_request, conflict, parse};
use crate::faults::{Fault, FaultKind};
use crate::server::Shared;
use crate::world::World;
use crate::world::gateway::Outgoing;

/// The gateway's close code for an unknown error.
const UNKNOWN_ERROR: u16 = 4000;

/// `GET /control/faults`: the pending faults; waits until there are none.
pub(super) async fn list(
    State(server): State<Shared>,
    Query(waiting): Query<WaitQuery>,
) -> ControlResult {
    server
        .wait_for(waiting.timeout(), |world| {
            world.faults.pending().is_empty().then_some(())
        })
        .await;
    Ok(Json(
        server.read(|world| json!({"faults": world.faults.pending()})),
    ))
}

/// `POST /control/faults`: adds a pending fault, or breaks the gateway's connections immediately.
pub(super) async fn add(State(server): State<Shared>, body: Bytes) -> ControlResult {
    let fault: Fault = parse(&body)?;
    if let Some(problem) = fault.problem() {
        return Err(bad_request(problem));
    }
    server.update(|world| match fault.kind {
        FaultKind::DropGateway => Ok(Json(
            json!({"sockets": world.gateway.send_raw(&Outgoing::Drop)}),
        )),
        FaultKind::CloseGateway => {
            let code = fault.code.map_or(Ok(UNKNOWN_ERROR), u16::try_from);
            let code = code.map_err(|_| bad_request("A close code has four digits."))?;
            let close = Outgoing::Close(code);
            Ok(Json(json!({"sockets": world.gateway.send_raw(&close)})))
        }
        FaultKind::Reconnect => Ok(send(world, 7)),
        FaultKind::InvalidSession => {
            let sent = send(world, 9);
            world.gateway.forget_sessions();
            Ok(sent)
        }
        _ if world.faults.add(fault) => Ok(Json(json!({"faults": world.faults.pending()}))),
        _ => Err(conflict("Too many faults are pending.")),
    })
}

/// `DELETE /control/faults`: removes all pending faults.
pub(super) async fn clear(State(server): State<Shared>) -> ControlResult {
    server.update(|world| world.faults.clear());
    Ok(Json(json!({"faults": []})))
}

/// An event, for example one that Discord would never send.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Event {
    name: String,
    data: Value,
}

/// `POST /control/events`: sends an event to the bot as it is. It changes nothing else.
pub(super) async fn send_event(State(server): State<Shared>, body: Bytes) -> ControlResult {
    let event: Event = parse(&body)?;
    server.update(|world| {
        world
            .gateway
            .dispatch(0, &event.name, |_| event.data.clone());
    });
    Ok(Json(json!({"sent": event.name})))
}

/// `POST /control/restart`: requests a restart of the bot from the program that runs it.
pub(super) async fn restart(State(server): State<Shared>) -> ControlResult {
    if server.request_restart() {
        Ok(Json(json!({"asked": true})))
    } else {
        Err(conflict(
            "The bot cannot be restarted from here, because the sandbox did not start it.",
        ))
    }
}

/// Sends an opcode to every connected socket.
fn send(world: &mut World, opcode: u8) -> Json<serde_json::Value> {
    let payload = json!({"op": opcode, "s": null, "t": null, "d": if opcode == 9 { json!(false) } else { json!(null) }});
    Json(json!({"sockets": world.gateway.send_raw(&Outgoing::Payload(payload))}))
}
