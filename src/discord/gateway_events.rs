//! The events of the gateway, as serenity hands them over: interactions are passed on as JSON.

use std::sync::Arc;

use serde_json::Value;
use serenity::all::{Context, Event, Interaction, RawEventHandler};

use super::application::Application;
use super::gateway_contact::GatewayContact;

/// The name of the event of an interaction.
const INTERACTION_CREATE: &str = "INTERACTION_CREATE";

/// Hands over the events of the gateway.
pub(super) struct GatewayEvents {
    pub(super) app: Arc<Application>,
    pub(super) contact: Arc<GatewayContact>,
}

#[serenity::async_trait]
impl RawEventHandler for GatewayEvents {
    async fn raw_event(&self, context: Context, event: Event) {
        self.contact.heard_from(context.shard_id);
        match event {
            Event::Ready(event) => {
                let ready = event.ready;
                tracing::info!(
                    name = ready.user.name,
                    servers = ready.guilds.len(),
                    "connected"
                );
            }
            Event::InteractionCreate(event) => self.app.handle(&as_json(&event.interaction)).await,
            // What serenity cannot parse.
            Event::Unknown(event) if event.kind == INTERACTION_CREATE => {
                self.app.handle(&event.value).await;
            }
            _ => {}
        }
    }
}

/// An interaction in the form in which Discord has sent it.
fn as_json(interaction: &Interaction) -> Value {
    let mut json = serde_json::to_value(interaction).unwrap_or_default();
    // serenity leaves it out.
    json["type"] = u8::from(interaction.kind()).into();
    json
}
