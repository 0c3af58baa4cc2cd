//! The state shared by all handlers: the world behind a lock, and notifications of its changes.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore, broadcast, watch};

use crate::processes::ProcessRequest;
use crate::world::World;

/// How many pages can have a live socket at once.
const MAX_PAGES: usize = 100;

/// How many requests about processes wait to be read; older ones are dropped.
const MAX_PROCESS_REQUESTS: usize = 100;

/// The server state as handlers share it.
pub(crate) type Shared = Arc<Server>;

/// The world, and the channels that announce its changes.
#[derive(Debug)]
pub(crate) struct Server {
    /// Locked briefly and never across an `await`.
    world: Mutex<World>,
    /// Incremented after each update of the world.
    changes: watch::Sender<u64>,
    /// True once the sandbox shuts down.
    closing: watch::Sender<bool>,
    /// Incremented for each request to restart the bot.
    restarts: watch::Sender<u64>,
    /// Requests about the bot's processes.
    processes: broadcast::Sender<ProcessRequest>,
    /// Permits for the live sockets of pages.
    page_slots: Arc<Semaphore>,
    address: SocketAddr,
}

impl Server {
    /// A server for this world that listens on this address.
    pub(crate) fn new(world: World, address: SocketAddr) -> Self {
        Self {
            world: Mutex::new(world),
            changes: watch::Sender::new(0),
            closing: watch::Sender::new(false),
            restarts: watch::Sender::new(0),
            processes: broadcast::Sender::new(MAX_PROCESS_REQUESTS),
            page_slots: Arc::new(Semaphore::new(MAX_PAGES)),
            address,
        }
    }

    /// The address it listens on.
    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    pub(crate) fn read<R>(&self, read: impl FnOnce(&World) -> R) -> R {
        read(&self.world.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Changes the world and wakes all waiting tasks.
    pub(crate) fn update<R>(&self, change: impl FnOnce(&mut World) -> R) -> R {
        let result = change(&mut self.world.lock().unwrap_or_else(PoisonError::into_inner));
        self.changes.send_modify(|number| *number += 1);
        result
    }

    /// Waits until `read` returns a value; `None` after the timeout or when the sandbox shuts down.
    pub(crate) async fn wait_for<R>(
        &self,
        timeout: Duration,
        mut read: impl FnMut(&World) -> Option<R>,
    ) -> Option<R> {
        let mut changes = self.changes.subscribe();
        let waiting = async {
            loop {
                changes.borrow_and_update();
                if let Some(result) = self.read(&mut read) {
                    return Some(result);
                }
                if changes.changed().await.is_err() {
                    return None;
                }
            }
        };
        tokio::select! {
            biased;
            result = tokio::time::timeout(timeout, waiting) => result.ok().flatten(),
            () = self.closed() => None,
        }
    }

    /// A receiver that changes with each update of the world.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// A receiver that changes with each request to restart the bot.
    pub(crate) fn restart_requests(&self) -> watch::Receiver<u64> {
        self.restarts.subscribe()
    }

    /// Requests a restart of the bot; false if there is no receiver of such requests.
    pub(crate) fn request_restart(&self) -> bool {
        self.restarts.send_modify(|number| *number += 1);
        self.restarts.receiver_count() > 0
    }

    /// A receiver of requests about the bot's processes.
    pub(crate) fn process_requests(&self) -> broadcast::Receiver<ProcessRequest> {
        self.processes.subscribe()
    }

    /// Requests something of one of the bot's processes; false if there is no such process.
    pub(crate) fn request_of_process(&self, request: ProcessRequest) -> bool {
        let is_known = self.read(|world| request.process() < world.processes.len());
        is_known && self.processes.send(request).is_ok()
    }

    /// A permit for a page's live socket, unless all are taken.
    pub(crate) fn acquire_page_slot(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.page_slots).try_acquire_owned().ok()
    }

    /// Waits until the sandbox shuts down.
    pub(crate) async fn closed(&self) {
        // `self` owns the sender, so `wait_for` cannot fail while this future exists.
        let _ = self.closing.subscribe().wait_for(|closing| *closing).await;
    }

    /// Begins the shutdown.
    pub(crate) fn close(&self) {
        self.closing.send_replace(true);
    }
}
