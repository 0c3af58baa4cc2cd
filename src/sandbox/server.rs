//! What all parts of the sandbox share: the world behind a lock, waiting for it to change, and the doors of the HTTP server.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::extract::{Path, Request, State};
use axum::http::header::{
    CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, ORIGIN, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use axum::{Json, Router};
use serde_json::{Value, json};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};

use super::faults::FaultKind;
use super::world::World;
use super::world::interaction::InteractionKind;
use super::world::snowflake::Id;
use super::{control, gateway, page, rest};

/// How many pages can follow the world at once.
const MOST_PAGES: usize = 100;

/// The sandbox as its handlers share it.
pub(crate) type Shared = Arc<Server>;

/// The world, and who waits for what.
#[derive(Debug)]
pub(crate) struct Server {
    /// Locked for short moments only, never across an `await`.
    world: Mutex<World>,
    /// Goes up whenever the world may have changed.
    changes: watch::Sender<u64>,
    /// Turns true when the sandbox shuts down.
    closing: watch::Sender<bool>,
    /// Goes up whenever somebody wants the bot to be restarted.
    restarts: watch::Sender<u64>,
    /// Room for the live sockets of pages.
    pages: Arc<Semaphore>,
    address: SocketAddr,
}

impl Server {
    /// A server for this world, answering at this address.
    pub(crate) fn new(world: World, address: SocketAddr) -> Self {
        Self {
            world: Mutex::new(world),
            changes: watch::Sender::new(0),
            closing: watch::Sender::new(false),
            restarts: watch::Sender::new(0),
            pages: Arc::new(Semaphore::new(MOST_PAGES)),
            address,
        }
    }

    /// Looks at the world.
    pub(crate) fn look<R>(&self, read: impl FnOnce(&World) -> R) -> R {
        read(&self.world.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Changes the world and wakes whoever waits.
    pub(crate) fn act<R>(&self, change: impl FnOnce(&mut World) -> R) -> R {
        let result = change(&mut self.world.lock().unwrap_or_else(PoisonError::into_inner));
        self.changes.send_modify(|number| *number += 1);
        result
    }

    /// Waits until `read` finds something, at most this long.
    pub(crate) async fn wait_for<R>(
        &self,
        patience: Duration,
        mut read: impl FnMut(&World) -> Option<R>,
    ) -> Option<R> {
        let mut changes = self.changes.subscribe();
        let waiting = async {
            loop {
                changes.borrow_and_update();
                if let Some(result) = self.look(&mut read) {
                    return Some(result);
                }
                if changes.changed().await.is_err() {
                    return None;
                }
            }
        };
        tokio::select! {
            biased;
            result = tokio::time::timeout(patience, waiting) => result.ok().flatten(),
            () = self.closed() => None,
        }
    }

    /// Tells of changes of the world from now on.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// Tells of wishes to restart the bot from now on.
    pub(crate) fn restarts(&self) -> watch::Receiver<u64> {
        self.restarts.subscribe()
    }

    /// Asks whoever runs the bot to restart it; tells whether anybody heard.
    pub(crate) fn ask_for_restart(&self) -> bool {
        self.restarts.send_modify(|number| *number += 1);
        self.restarts.receiver_count() > 0
    }

    /// A place for a page's live socket, if one is left.
    pub(crate) fn place_for_page(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.pages).try_acquire_owned().ok()
    }

    /// Waits until the sandbox shuts down.
    pub(crate) async fn closed(&self) {
        // The sender lives as long as the server, so the wait ends only by closing.
        let _ = self.closing.subscribe().wait_for(|closing| *closing).await;
    }

    /// Begins to shut down.
    pub(crate) fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Makes an interaction of a person and sends it to the bot; it fails if it is not answered in time.
    pub(crate) fn interact(
        self: &Arc<Self>,
        kind: InteractionKind,
        person: Id,
        channel: Id,
        data: &Value,
    ) -> Id {
        let (id, deadline) = self.act(|world| {
            let id = world.ids.next();
            let deadline = world.interactions.add(id, kind, person, channel).deadline();
            if !world.faults.take_kind(FaultKind::LoseInteraction) {
                let event = world.interaction_event(id, data);
                world
                    .gateway
                    .dispatch(0, "INTERACTION_CREATE", |_| event.clone());
            }
            (id, deadline)
        });
        let server = Arc::downgrade(self);
        tokio::spawn(async move {
            tokio::time::sleep_until(deadline).await;
            if let Some(server) = server.upgrade() {
                server.act(|world| world.fail_if_pending(id));
            }
        });
        id
    }
}

/// All routes, behind the guard.
pub(crate) fn router(server: Shared) -> Router {
    Router::new()
        .route("/gateway", any(gateway::connect))
        .route("/gateway/", any(gateway::connect))
        .route("/attachments/{channel}/{id}/{name}", get(attachment))
        .route("/api", any(rest::serve))
        .route("/api/{*path}", any(rest::serve))
        .nest("/control", control::router())
        .merge(page::router())
        .fallback(async || refuse(StatusCode::NOT_FOUND, "There is nothing here."))
        .layer(from_fn_with_state(Arc::clone(&server), guard))
        .with_state(server)
}

/// Serves a file of a message.
async fn attachment(
    State(server): State<Shared>,
    Path((_channel, id, _name)): Path<(String, String, String)>,
) -> Response {
    let file = id
        .parse()
        .ok()
        .and_then(|id: Id| server.look(|world| world.files.get(id).cloned()));
    match file {
        Some(file) => (
            [
                (CONTENT_TYPE, file.content_type),
                (X_CONTENT_TYPE_OPTIONS, "nosniff".to_owned()),
                // Whatever a bot sends is shown, but never acts in the name of the sandbox's own page.
                (
                    CONTENT_SECURITY_POLICY,
                    "default-src 'none'; sandbox".to_owned(),
                ),
            ],
            file.content,
        )
            .into_response(),
        None => refuse(StatusCode::NOT_FOUND, "There is no such file."),
    }
}

/// Lets in only requests that name this host, and from web pages only this server's own.
///
/// Otherwise any page in the browser of someone who runs a sandbox could reach it, directly or by a
/// name that it lets point to the loopback address.
async fn guard(State(server): State<Shared>, request: Request, next: Next) -> Response {
    let hosts = own_hosts(server.address);
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
        return refuse(
            StatusCode::FORBIDDEN,
            "The Host header does not name this sandbox.",
        );
    }
    if let Some(origin) = header(request.headers(), ORIGIN)
        && !hosts.iter().any(|host| origin == format!("http://{host}"))
    {
        return refuse(
            StatusCode::FORBIDDEN,
            "Other web pages have no access to this sandbox.",
        );
    }
    next.run(request).await
}

/// The names under which the server may be addressed.
fn own_hosts(address: SocketAddr) -> Vec<String> {
    let port = address.port();
    let mut hosts: Vec<String> = ["127.0.0.1", "localhost", "[::1]"]
        .iter()
        .map(|name| format!("{name}:{port}"))
        .collect();
    hosts.push(address.to_string());
    hosts
}

/// A refusal of the server itself or of the control API: a sentence in JSON.
pub(crate) fn refuse(status: StatusCode, sentence: &str) -> Response {
    (status, Json(json!({"error": sentence}))).into_response()
}
