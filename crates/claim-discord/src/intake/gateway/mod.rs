//! The gateway connection: receives events until it is closed.

pub(crate) mod closes;
pub(crate) mod contact;
pub(crate) mod events;
pub(crate) mod greetings;
pub(crate) mod refusal;

use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use serenity::all::{Client, ClientBuilder, GatewayIntents};

use super::gateway::closes::watch_closes;
use super::gateway::contact::GatewayContact;
use super::gateway::events::GatewayEvents;
use super::gateway::greetings::Greetings;
use super::gateway::refusal::GatewayRefusal;
use crate::api::connection::Connection;
use crate::api::connection::startup_retries::read_eventually;
use crate::api::rest::Endpoint;
use crate::application::Application;

/// How long the gateway may take to close.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);

/// The connection to the gateway.
pub(crate) struct Gateway {
    client: Client,
    /// How many shards Discord recommends.
    shards: u32,
}

impl Gateway {
    /// Prepares the connection, over which interactions come to `app`.
    ///
    /// # Errors
    ///
    /// If Discord refuses to say where its gateway is, or serenity refuses the settings.
    pub(crate) async fn prepare(
        connection: &Connection,
        app: Arc<Application>,
        contact: Arc<GatewayContact>,
    ) -> anyhow::Result<Self> {
        let gateway = read_eventually(&*connection.rest, Endpoint::Gateway).await;
        let gateway = gateway.context("could not get the gateway's address from Discord")?;
        let url = gateway["url"].as_str();
        let url = url.context("Discord did not say where its gateway is")?;
        let shards = gateway["shards"].as_u64().and_then(|it| it.try_into().ok());
        let shards = shards.unwrap_or(1);
        // The serenity client takes its `Http` by value.
        let http = connection.gateway_http();
        // Messages in servers are not received at all.
        let intents = GatewayIntents::GUILDS | GatewayIntents::DIRECT_MESSAGES;
        let client = ClientBuilder::new_with_http(http, intents);
        let events = GatewayEvents {
            app,
            greetings: Greetings::default(),
            contact: contact.clone(),
        };
        let client = client.raw_event_handler(events).await?;
        // serenity makes a request of its own for the address, and silently uses Discord's where that fails.
        url.clone_into(&mut *client.ws_url.lock().await);
        contact.expect_shards(shards);
        Ok(Self { client, shards })
    }

    /// Receives events until `stop` resolves. The connection is still open then.
    ///
    /// # Errors
    ///
    /// If the gateway fails for good.
    pub(crate) async fn serve(
        &mut self,
        contact: &GatewayContact,
        stop: impl Future<Output = ()>,
    ) -> anyhow::Result<()> {
        let shards = self.client.shard_manager.clone();
        tokio::select! {
            served = self.client.start_shards(self.shards) => served.map_err(explain),
            refusal = watch_closes(&shards) => Err(refusal.into()),
            never = contact.watch(&shards) => match never {},
            () = stop => Ok(()),
        }
    }

    /// Closes the connection.
    pub(crate) async fn close(self) {
        // A shard that never came up cannot confirm that it has closed.
        let _ = tokio::time::timeout(CLOSE_TIMEOUT, self.client.shard_manager.shutdown_all()).await;
    }
}

/// The sentence for the operator, if the gateway has refused the program.
fn explain(error: serenity::Error) -> anyhow::Error {
    GatewayRefusal::from_error(&error).map_or_else(|| error.into(), Into::into)
}
