//! What every command and press works with: the host, and whether the program is stopping.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::Mutex;

use super::artwork::Artwork;
use super::gateway_contact::GatewayContact;
use super::messenger::DiscordMessenger;
use crate::host::Host;

/// The data that poise hands to every command.
pub(super) type Data = Arc<AppState>;

/// The error type that poise asks for.
pub(super) type Error = anyhow::Error;

/// A slash command's context.
pub(super) type Context<'a> = poise::ApplicationContext<'a, Data, Error>;

/// The state that all commands and presses share.
#[derive(Debug)]
pub(crate) struct AppState {
    pub(super) host: Host<DiscordMessenger>,
    pub(super) artwork: Arc<Artwork>,
    pub(super) contact: Arc<GatewayContact>,
    /// Held while a tutorial is started, so that two quick commands do not start two.
    pub(super) tutorial_start: Mutex<()>,
    stopping: AtomicBool,
}

impl AppState {
    /// The state of a program that has just started.
    pub(super) const fn new(
        host: Host<DiscordMessenger>,
        artwork: Arc<Artwork>,
        contact: Arc<GatewayContact>,
    ) -> Self {
        Self {
            host,
            artwork,
            contact,
            tutorial_start: Mutex::const_new(()),
            stopping: AtomicBool::new(false),
        }
    }

    /// Refuses new work from now on.
    pub(super) fn stop(&self) {
        self.stopping.store(true, Ordering::Release);
    }

    /// Whether the program is about to stop and refuses new work.
    pub(super) fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Acquire)
    }
}
