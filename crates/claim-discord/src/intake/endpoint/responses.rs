//! First responses to interactions, in the bodies of the HTTP responses to them.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures::FutureExt;
use futures::future::{BoxFuture, ready};
use serde_json::Value;
use tokio::sync::oneshot;
use tokio::time::Instant;

use super::signature::MAX_TIME_DIFFERENCE;
use crate::api::rest::{Endpoint, Rest, RestFailure, RestRequest, RestResponse};

/// How long interactions are remembered, so that a recorded request is refused when it is sent again: as long as
/// its timestamp may be valid.
const REPLAY_WINDOW: Duration = MAX_TIME_DIFFERENCE.saturating_mul(2);

/// [`Rest`] for a program that gets interactions by HTTPS: the first response to an interaction is passed to the
/// HTTP request that waits for it, unless it needs confirmation. Everything else is sent to Discord.
#[derive(Debug)]
pub struct HttpResponses {
    rest: Arc<dyn Rest>,
    interactions: Mutex<Interactions>,
}

/// The interactions that have come in recently.
#[derive(Debug, Default)]
struct Interactions {
    /// The sender for the first response to each; `None` once it was used.
    waiting: HashMap<u64, Option<oneshot::Sender<Option<RestRequest>>>>,
    /// All of them, in the order in which they came in.
    arrivals: VecDeque<(Instant, u64)>,
}

impl HttpResponses {
    /// Sends to `rest` what is not a first response.
    #[must_use]
    pub fn new(rest: Arc<dyn Rest>) -> Self {
        Self {
            rest,
            interactions: Mutex::default(),
        }
    }

    /// Returns the receiver of the first response to an interaction that has just come in; `None` if it came in
    /// before. The receiver gets `None` if the response is sent to Discord as a separate request.
    pub fn register(&self, interaction: u64) -> Option<oneshot::Receiver<Option<RestRequest>>> {
        let now = Instant::now();
        let mut interactions = self.interactions();
        interactions.forget(now);
        let (sender, receiver) = oneshot::channel();
        if interactions.waiting.contains_key(&interaction) {
            return None;
        }
        interactions.waiting.insert(interaction, Some(sender));
        interactions.arrivals.push_back((now, interaction));
        Some(receiver)
    }

    fn interactions(&self) -> MutexGuard<'_, Interactions> {
        self.interactions
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

impl Interactions {
    /// Forgets those that came in more than [`REPLAY_WINDOW`] before `now`.
    fn forget(&mut self, now: Instant) {
        while let Some(&(at, interaction)) = self.arrivals.front()
            && now.duration_since(at) > REPLAY_WINDOW
        {
            self.arrivals.pop_front();
            self.waiting.remove(&interaction);
        }
    }

    /// The sender for the first response to an interaction, if it was not used yet.
    fn take(&mut self, interaction: u64) -> Option<oneshot::Sender<Option<RestRequest>>> {
        self.waiting.get_mut(&interaction)?.take()
    }
}

impl Rest for HttpResponses {
    fn send(&self, request: RestRequest) -> BoxFuture<'_, Result<RestResponse, RestFailure>> {
        let Endpoint::Callback {
            interaction,
            needs_confirmation,
            ..
        } = request.endpoint
        else {
            return self.rest.send(request);
        };
        let waiting = self.interactions().take(interaction);
        let Some(waiting) = waiting else {
            return self.rest.send(request);
        };
        if needs_confirmation {
            // The HTTP request may be gone; Discord then still waits for the response.
            let _ = waiting.send(None);
            return self.rest.send(request);
        }
        match waiting.send(Some(request)) {
            Err(Some(request)) => self.rest.send(request),
            Ok(()) | Err(None) => ready(Ok(RestResponse {
                status: 204,
                body: Value::Null,
                retry_after: None,
            }))
            .boxed(),
        }
    }
}
