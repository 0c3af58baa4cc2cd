//! Causing faults, and calling them off.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Query, State};
use serde_json::json;

use super::{Reply, Waiting, conflict, parse};
use crate::sandbox::faults::{Fault, FaultKind};
use crate::sandbox::server::Shared;
use crate::sandbox::world::World;
use crate::sandbox::world::gateway::Outgoing;

/// `GET /control/faults`: those still to happen; waits until there are none.
pub(super) async fn list(State(server): State<Shared>, Query(waiting): Query<Waiting>) -> Reply {
    server
        .wait_for(waiting.patience(), |world| {
            world.faults.waiting().is_empty().then_some(())
        })
        .await;
    Ok(Json(
        server.look(|world| json!({"faults": world.faults.waiting()})),
    ))
}

/// `POST /control/faults`: a fault to come, or one of the gateway that happens at once.
pub(super) async fn add(State(server): State<Shared>, body: Bytes) -> Reply {
    let fault: Fault = parse(&body)?;
    server.act(|world| match fault.kind {
        FaultKind::DropGateway => Ok(Json(
            json!({"sockets": world.gateway.send_raw(&Outgoing::Drop)}),
        )),
        FaultKind::Reconnect => Ok(send(world, 7)),
        FaultKind::InvalidSession => {
            let sent = send(world, 9);
            world.gateway.forget_sessions();
            Ok(sent)
        }
        _ if world.faults.add(fault) => Ok(Json(json!({"faults": world.faults.waiting()}))),
        _ => Err(conflict("Too many faults are waiting already.")),
    })
}

/// `DELETE /control/faults`
pub(super) async fn clear(State(server): State<Shared>) -> Reply {
    server.act(|world| world.faults.clear());
    Ok(Json(json!({"faults": []})))
}

/// `POST /control/restart`: asks whoever runs the bot to stop it and start it again.
pub(super) async fn restart(State(server): State<Shared>) -> Reply {
    if server.ask_for_restart() {
        Ok(Json(json!({"asked": true})))
    } else {
        Err(conflict(
            "Nobody here restarts the bot: it was started by itself.",
        ))
    }
}

/// Sends an opcode to every connected socket.
fn send(world: &mut World, opcode: u8) -> Json<serde_json::Value> {
    let payload = json!({"op": opcode, "s": null, "t": null, "d": if opcode == 9 { json!(false) } else { json!(null) }});
    Json(json!({"sockets": world.gateway.send_raw(&Outgoing::Payload(payload))}))
}
