//! Requests to the sandbox's control API.

use std::time::Duration;

use reqwest::{Client, Method};
use serde_json::Value;

/// The maximum wait for anything before a test fails, in milliseconds. Generous, because many tests run at the same
/// time.
pub(super) const TIMEOUT_MS: u64 = 60_000;

/// How often to look for what the sandbox does not tell.
pub(super) const POLL_INTERVAL: Duration = Duration::from_millis(50);

/// A client of the sandbox's control API.
#[derive(Clone)]
pub(crate) struct Control {
    client: Client,
    url: String,
}

impl Control {
    /// A client of the sandbox at `url`.
    pub(super) fn new(url: String) -> Self {
        Self {
            client: Client::new(),
            url,
        }
    }

    /// Sends a request. An error is the status and the sandbox's explanation.
    pub(super) async fn request(
        &self,
        method: Method,
        path: &str,
        body: Option<Value>,
    ) -> Result<Value, (u16, String)> {
        let mut request = self
            .client
            .request(method, format!("{}/control{path}", self.url));
        if let Some(body) = body {
            request = request.json(&body);
        }
        let answer = request.send().await.expect("the sandbox answers");
        let status = answer.status();
        let body: Value = answer.json().await.expect("the sandbox answers in JSON");
        if status.is_success() {
            return Ok(body);
        }
        Err((
            status.as_u16(),
            body["error"].as_str().unwrap_or_default().to_owned(),
        ))
    }

    /// Sends a GET request that must succeed.
    pub(crate) async fn get(&self, path: &str) -> Value {
        self.request(Method::GET, path, None)
            .await
            .unwrap_or_else(|error| panic!("{path}: {error:?}"))
    }

    /// Sends a POST request that must succeed.
    pub(crate) async fn post(&self, path: &str, body: Value) -> Value {
        let done = self.request(Method::POST, path, Some(body.clone())).await;
        done.unwrap_or_else(|error| panic!("{path} {body}: {error:?}"))
    }
}
