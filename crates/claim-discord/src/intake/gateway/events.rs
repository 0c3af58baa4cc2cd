//! The events of the gateway, as serenity hands them over: interactions are passed on as JSON.

use std::sync::Arc;

use claim_table::ids::{ChannelId, MessageId, UserId};
use serde_json::Value;
use serenity::all::{Context, Event, Interaction, RawEventHandler};

use super::contact::GatewayContact;
use super::greetings::Greetings;
use crate::application::Application;

/// The name of the event of an interaction, and of the first event of a connection.
const INTERACTION_CREATE: &str = "INTERACTION_CREATE";
const READY: &str = "READY";

/// Hands over the events of the gateway.
pub(crate) struct GatewayEvents {
    pub(crate) app: Arc<Application>,
    pub(crate) contact: Arc<GatewayContact>,
    pub(crate) greetings: Greetings,
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
            Event::MessageCreate(event) => {
                let message = event.message;
                if message.guild_id.is_none() && !message.author.bot {
                    let user = UserId(message.author.id.get());
                    let channel = ChannelId(message.channel_id.get());
                    let id = MessageId(message.id.get());
                    self.greetings.answer(&self.app, user, channel, id).await;
                }
            }
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
