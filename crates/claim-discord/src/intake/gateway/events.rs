//! The events of the gateway, as Discord has sent them: interactions are passed on.

use std::sync::Arc;

use claim_metrics::METRICS;
use claim_table::ids::{ChannelId, MessageId, UserId};
use serde::Deserialize;
use serde_json::Value;
use twilight_gateway::Shard;

use super::contact::GatewayContact;
use super::greetings::Greetings;
use crate::api::rest::json::id;
use crate::application::Application;

/// Takes the events of the gateway.
pub(crate) struct GatewayEvents {
    pub(crate) app: Arc<Application>,
    pub(crate) contact: Arc<GatewayContact>,
    pub(crate) greetings: Greetings,
}

/// What the gateway sends. What is no event has no name.
#[derive(Deserialize)]
struct Payload {
    #[serde(rename = "t")]
    name: Option<String>,
    #[serde(default, rename = "d")]
    data: Value,
}

impl GatewayEvents {
    /// Takes what a shard has received. What an event causes is done in a task of its own.
    pub(crate) fn receive(self: &Arc<Self>, shard: &Shard, payload: &str) {
        // Before, the gateway sends only what does not tell that it serves this program.
        if shard.state().is_identified() {
            self.contact.heard_from(shard.id().number());
        }
        if let Some(latency) = shard.latency().recent().first() {
            METRICS.gateway_latency.set(latency.as_secs_f64());
        }
        let Ok(Payload { name, data }) = serde_json::from_str(payload) else {
            return;
        };
        match name.as_deref() {
            Some("READY") => {
                let name = data["user"]["username"].as_str();
                let servers = data["guilds"].as_array().map_or(0, Vec::len);
                tracing::info!(name, servers, "connected");
            }
            Some("INTERACTION_CREATE") => {
                let app = self.app.clone();
                let work = async move { app.handle(&data).await };
                self.app.host.tasks().spawn(work);
            }
            Some("MESSAGE_CREATE") => {
                let events = self.clone();
                let work = async move { events.greet(&data).await };
                self.app.host.tasks().spawn(work);
            }
            _ => {}
        }
    }

    /// Answers the author of a message, if it is a direct one by a person.
    async fn greet(&self, message: &Value) {
        let author = &message["author"];
        let ids = (
            id(&author["id"]),
            id(&message["channel_id"]),
            id(&message["id"]),
        );
        if let (Some(user), Some(channel), Some(message_id)) = ids
            && message["guild_id"].is_null()
            && author["bot"] != true
        {
            let (channel, message) = (ChannelId(channel), MessageId(message_id));
            let user = UserId(user);
            self.greetings
                .answer(&self.app, user, channel, message)
                .await;
        }
    }
}
