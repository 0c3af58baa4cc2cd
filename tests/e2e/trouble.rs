//! Trouble on request: faults of Discord's, and things taken away.

use reqwest::Method;
use serde_json::{Value, json};

use super::driver::World;
use super::seen::Seen;

/// How long to wait for a request of the bot's.
const PATIENCE_MS: u64 = 20_000;

impl World {
    /// Lets something go wrong next.
    pub(super) async fn fault(&self, fault: Value) {
        self.control.post("/faults", fault).await;
    }

    /// Whether everything that was to go wrong has.
    pub(super) async fn all_faults_happened(&self) -> bool {
        let faults = self.control.get("/faults").await;
        faults["faults"].as_array().is_some_and(Vec::is_empty)
    }

    /// Deletes a message, as somebody who manages the server does.
    pub(super) async fn delete(&self, seen: &Seen) {
        let path = format!("/channels/-/messages/{}", seen.id());
        self.control
            .ask(Method::DELETE, &path, None)
            .await
            .expect("the message is there");
    }

    /// Takes permissions from the bot in a channel.
    pub(super) async fn deny(&self, channel: &str, permissions: &[&str]) {
        let path = format!("/channels/{channel}/permissions");
        self.control.post(&path, json!({"deny": permissions})).await;
    }

    /// Gives permissions back to the bot in a channel.
    pub(super) async fn allow(&self, channel: &str, permissions: &[&str]) {
        let path = format!("/channels/{channel}/permissions");
        self.control
            .post(&path, json!({"allow": permissions}))
            .await;
    }

    /// The number of the bot's newest request.
    pub(super) async fn last_request(&self) -> u64 {
        let requests = self.control.get("/requests").await;
        requests["last"].as_u64().unwrap_or_default()
    }

    /// The bot's requests so far.
    pub(super) async fn requests(&self) -> Vec<Value> {
        let requests = self.control.get("/requests").await;
        requests["entries"].as_array().cloned().unwrap_or_default()
    }

    /// Waits for a request of the bot's after that one.
    pub(super) async fn request_after(
        &self,
        mut last: u64,
        passes: impl Fn(&Value) -> bool,
    ) -> Value {
        loop {
            let path = format!("/requests?after={last}&wait_ms={PATIENCE_MS}");
            let requests = self.control.get(&path).await;
            let entries = requests["entries"].as_array().cloned().unwrap_or_default();
            assert!(!entries.is_empty(), "the bot makes no such request");
            if let Some(found) = entries.into_iter().find(&passes) {
                return found;
            }
            last = requests["last"].as_u64().unwrap_or_default();
        }
    }
}
