//! Trouble on request: faults of Discord's, and things taken away.

use reqwest::Method;
use serde_json::{Value, json};

use super::driver::{PATIENCE_MS, World};
use super::seen::Seen;

impl World {
    /// Lets something go wrong next.
    pub(super) async fn fault(&self, fault: Value) {
        self.control.post("/faults", fault).await;
    }

    /// Waits until everything that was to go wrong has begun to.
    pub(super) async fn no_fault_waits(&self) {
        let path = format!("/faults?wait_ms={PATIENCE_MS}");
        let faults = self.control.get(&path).await;
        assert_eq!(faults["faults"], json!([]), "that did not go wrong");
    }

    /// The tokens of all interactions the bot has answered so far.
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

    /// Waits until the bot has made so many requests after that one.
    pub(super) async fn requests_after(&self, last: u64, count: u64) {
        let path = format!("/requests?after={}&wait_ms={PATIENCE_MS}", last + count - 1);
        let requests = self.control.get(&path).await;
        assert_ne!(
            requests["entries"],
            json!([]),
            "the bot makes no more requests"
        );
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
