//! A Discord that accepts every request and records the answers to interactions, for observers.

use std::mem;
use std::sync::{Mutex, PoisonError};

use claim_discord::{Endpoint, Rest, RestFailure, RestRequest, RestResponse};
use futures::FutureExt;
use futures::future::BoxFuture;
use serde_json::{Value, json};

/// The connection to this Discord.
#[derive(Debug, Default)]
pub(crate) struct Recorder(Mutex<Vec<Value>>);

impl Recorder {
    /// The answers since the last call.
    pub(crate) fn take(&self) -> Vec<Value> {
        mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Rest for Recorder {
    fn send(&self, request: RestRequest) -> BoxFuture<'_, Result<RestResponse, RestFailure>> {
        if let (Endpoint::Callback { .. }, Some(body)) = (&request.endpoint, request.body) {
            let mut answers = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            answers.push(body);
        }
        let response = RestResponse {
            status: 200,
            body: json!({"id": "1", "channel_id": "1", "embeds": []}),
            retry_after: None,
        };
        async { Ok(response) }.boxed()
    }
}
