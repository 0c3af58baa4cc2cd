//! The state that all commands and presses share.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use claim_host::Host;
use claim_table::timestamp::Timestamp;
use tokio::sync::Mutex;

use super::api::rest::{BotIdentity, Rest};
use super::intake::recent_interactions::RecentInteractions;
use super::messages::artwork::Artwork;
use super::messages::messenger::DiscordMessenger;

/// The bot on Discord. Interactions come to [`Self::handle`], in `dispatch.rs`.
#[derive(Debug)]
pub struct Application {
    pub(super) host: Host<DiscordMessenger>,
    pub(super) artwork: Arc<Artwork>,
    /// Who the bot is.
    pub(super) identity: BotIdentity,
    /// When the program was started.
    pub(super) started_at: Timestamp,
    /// Held while a tutorial is started, so that two quick commands do not start two.
    pub(super) tutorial_start: Mutex<()>,
    /// The interactions that were received last.
    pub(super) recent: RecentInteractions,
    rest: Arc<dyn Rest>,
    is_stopping: AtomicBool,
}

impl Application {
    /// The bot of a program that has just started. It answers through `rest`.
    #[must_use]
    pub fn new(
        host: Host<DiscordMessenger>,
        rest: Arc<dyn Rest>,
        identity: BotIdentity,
        artwork: Arc<Artwork>,
    ) -> Self {
        Self {
            started_at: host.now(),
            host,
            artwork,
            identity,
            tutorial_start: Mutex::const_new(()),
            recent: RecentInteractions::default(),
            rest,
            is_stopping: AtomicBool::new(false),
        }
    }

    /// From now on, answers interactions only with the notice that the bot is shutting down.
    pub fn stop(&self) {
        self.is_stopping.store(true, Ordering::Release);
    }

    /// Whether the bot is shutting down.
    pub(super) fn is_stopping(&self) -> bool {
        self.is_stopping.load(Ordering::Acquire)
    }

    /// What sends requests to Discord.
    pub(super) fn rest(&self) -> &dyn Rest {
        &*self.rest
    }
}
