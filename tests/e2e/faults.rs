//! Faults injected into the sandbox, and the log of the bot's requests.

use std::time::{Duration, Instant};

use reqwest::Method;
use serde_json::{Value, json};

use super::control::TIMEOUT_MS;
use super::message::Message;
use super::world::World;

impl World {
    /// Injects a fault into the next matching requests or events.
    pub(super) async fn inject_fault(&self, fault: Value) {
        self.control.post("/faults", fault).await;
    }

    /// Removes all faults that have not happened yet.
    pub(super) async fn clear_faults(&self) {
        let cleared = self.control.request(Method::DELETE, "/faults", None);
        cleared.await.expect("the faults are removed");
    }

    /// Waits until all injected faults have begun.
    pub(super) async fn wait_until_faults_hit(&self) {
        let path = format!("/faults?wait_ms={TIMEOUT_MS}");
        let faults = self.control.get(&path).await;
        assert_eq!(faults["faults"], json!([]), "a fault never occurred");
    }

    /// The tokens of all interactions that the bot has answered so far.
    pub(super) async fn interaction_tokens(&self) -> Vec<String> {
        let paths = self.requests().await.into_iter();
        let paths = paths.filter_map(|request| request["path"].as_str().map(str::to_owned));
        paths
            .filter_map(|path| {
                let steps: Vec<_> = path.trim_matches('/').split('/').collect();
                match steps.as_slice() {
                    ["interactions" | "webhooks", _, token, ..] => Some((*token).to_owned()),
                    _ => None,
                }
            })
            .collect()
    }

    /// Deletes a message, as a moderator does.
    pub(super) async fn delete(&self, message: &Message) {
        let path = format!("/channels/-/messages/{}", message.id());
        self.control
            .request(Method::DELETE, &path, None)
            .await
            .expect("the message exists");
    }

    /// Denies the bot permissions in a channel.
    pub(super) async fn deny(&self, channel: &str, permissions: &[&str]) {
        let path = format!("/channels/{channel}/permissions");
        self.control.post(&path, json!({"deny": permissions})).await;
    }

    /// Grants the bot permissions in a channel.
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

    /// Waits until the bot has made `count` requests after request number `last`.
    pub(super) async fn wait_for_requests(&self, last: u64, count: u64) {
        let path = format!("/requests?after={}&wait_ms={TIMEOUT_MS}", last + count - 1);
        let requests = self.control.get(&path).await;
        assert_ne!(
            requests["entries"],
            json!([]),
            "the bot makes no more requests"
        );
    }

    /// Waits for a request after number `last` that passes.
    pub(crate) async fn wait_for_request(
        &self,
        mut last: u64,
        passes: impl Fn(&Value) -> bool,
    ) -> Value {
        let begun = Instant::now();
        loop {
            let path = format!("/requests?after={last}&wait_ms={TIMEOUT_MS}");
            let requests = self.control.get(&path).await;
            let entries = requests["entries"].as_array().cloned().unwrap_or_default();
            let is_late = entries.is_empty() || begun.elapsed() > Duration::from_millis(TIMEOUT_MS);
            if let Some(found) = entries.into_iter().find(&passes) {
                return found;
            }
            // Its heartbeats go on for ever.
            assert!(!is_late, "the bot makes no such request");
            last = requests["last"].as_u64().unwrap_or_default();
        }
    }

    /// Waits until the bot has asked to delete a message, whether or not that was refused.
    pub(super) async fn wait_for_deletion(&self, message: &str) {
        let is_deletion = |request: &Value| {
            let path = request["path"].as_str().unwrap_or_default();
            request["method"] == "DELETE" && path.ends_with(message)
        };
        self.wait_for_request(0, is_deletion).await;
    }
}
