//! The events of the gateway, as serenity hands them over: interactions are passed on as JSON.

use std::sync::Arc;

use serde_json::Value;
use serenity::all::{Context, Event, Interaction, RawEventHandler};

use super::contact::GatewayContact;
use crate::application::Application;

/// The name of the event of an interaction, and of the first event of a connection.
const INTERACTION_CREATE: &str = "INTERACTION_CREATE";
const READY: &str = "READY";

/// Hands over the events of the gateway.
pub(crate) struct GatewayEvents {
    pub(crate) app: Arc<Application>,
    pub(crate) contact: Arc<GatewayContact>,
}

#[serenity::async_trait]
impl RawEventHandler for GatewayEvents {
    async fn raw_event(&self, context: Context, event: Event) {
        self.contact.heard_from(context.shard_id);
        match event {
            Event::Ready(event) => {
                let ready = event.ready;
                log_connected(Some(&ready.user.name), ready.guilds.len());
            }
            Event::InteractionCreate(event) => self.app.handle(&as_json(&event.interaction)).await,
            // What serenity cannot parse. After such a `READY`, it works, but does not resume the session.
            Event::Unknown(event) if event.kind == READY => {
                let guilds = event.value["guilds"].as_array().map_or(0, Vec::len);
                log_connected(event.value["user"]["username"].as_str(), guilds);
            }
            Event::Unknown(event) if event.kind == INTERACTION_CREATE => {
                self.app.handle(&event.value).await;
            }
            _ => {}
        }
    }
}

fn log_connected(name: Option<&str>, servers: usize) {
    tracing::info!(name, servers, "connected");
}

/// An interaction in the form in which Discord has sent it.
fn as_json(interaction: &Interaction) -> Value {
    let mut json = serde_json::to_value(interaction).unwrap_or_default();
    // serenity leaves it out.
    json["type"] = u8::from(interaction.kind()).into();
    json
}
