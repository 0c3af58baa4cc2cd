//! The gateway connection: receives events until it is closed.

use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use serenity::all::{Client, ClientBuilder, GatewayIntents};

use super::application::Application;
use super::connection::Connection;
use super::gateway_closes::watch_closes;
use super::gateway_contact::GatewayContact;
use super::gateway_events::GatewayEvents;
use super::gateway_refusal::GatewayRefusal;
use super::startup_retries::while_rate_limited;

/// How long Discord may take to say where its gateway is.
const PREPARE_TIMEOUT: Duration = Duration::from_secs(30);

/// How long the gateway may take to close.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);

/// The connection to the gateway.
pub(super) struct Gateway {
    client: Client,
    /// How many shards Discord recommends.
    shards: u32,
}

impl Gateway {
    /// Prepares the connection, over which interactions come to `app`.
    ///
    /// # Errors
    ///
    /// If Discord does not say where its gateway is, or serenity refuses the settings.
    pub(super) async fn prepare(
        connection: &Connection,
        app: Arc<Application>,
        contact: Arc<GatewayContact>,
    ) -> anyhow::Result<Self> {
        // The serenity client takes its `Http` by value.
        let http = connection.clone_http();
        let client = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS);
        let events = GatewayEvents {
            app,
            contact: contact.clone(),
        };
        let prepare = async {
            let client = client.raw_event_handler(events).await?;
            let gateway = while_rate_limited(|| client.http.get_bot_gateway()).await?;
            anyhow::Ok((client, gateway))
        };
        let prepared = tokio::time::timeout(PREPARE_TIMEOUT, prepare).await;
        let (client, gateway) =
            prepared.context("could not get the gateway's address from Discord")??;
        // Where its own request for the address fails, serenity silently uses Discord's.
        *client.ws_url.lock().await = gateway.url;
        let shards = gateway.shards;
        contact.expect_shards(shards);
        Ok(Self { client, shards })
    }

    /// Receives events until `stop` resolves. The connection is still open then.
    ///
    /// # Errors
    ///
    /// If the gateway fails for good.
    pub(super) async fn serve(
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
    pub(super) async fn close(self) {
        // A shard that never came up cannot confirm that it has closed.
        let _ = tokio::time::timeout(CLOSE_TIMEOUT, self.client.shard_manager.shutdown_all()).await;
    }
}

/// The sentence for the operator, if the gateway has refused the program.
fn explain(error: serenity::Error) -> anyhow::Error {
    GatewayRefusal::from_error(&error).map_or_else(|| error.into(), Into::into)
}
