//! The bot's processes: which of them run, and what is asked of them.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Query, State};
use serde::Deserialize;
use serde_json::json;

use super::request::{ControlResult, WaitQuery, conflict, parse};
use crate::processes::ProcessRequest;
use crate::server::Shared;

/// What to wait for.
#[derive(Debug, Deserialize)]
pub(super) struct ProcessesQuery {
    /// How many run; without it, there is no wait.
    running: Option<usize>,
    /// How long to wait at most, in milliseconds.
    #[serde(default)]
    wait_ms: u64,
}

/// `GET /control/processes`: whether each process runs; waits until the given number do.
pub(super) async fn list(
    State(server): State<Shared>,
    Query(query): Query<ProcessesQuery>,
) -> ControlResult {
    let waiting = WaitQuery {
        after: 0,
        wait_ms: query.wait_ms,
    };
    server
        .wait_for(waiting.timeout(), |world| {
            let running = world.processes.iter().filter(|runs| **runs).count();
            query.running.is_none_or(|it| it == running).then_some(())
        })
        .await;
    Ok(Json(
        server.read(|world| json!({"processes": world.processes})),
    ))
}

/// `POST /control/processes`: requests that one is killed or started from the program that runs them.
pub(super) async fn request(State(server): State<Shared>, body: Bytes) -> ControlResult {
    let request: ProcessRequest = parse(&body)?;
    if server.request_of_process(request) {
        Ok(Json(json!({"asked": true})))
    } else {
        Err(conflict("The sandbox has not started such a process."))
    }
}
