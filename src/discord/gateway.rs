//! The gateway connection: registers the commands, receives events, and stops in order.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{Client, ClientBuilder, GatewayIntents};

use super::application::Application;
use super::commands;
use super::connection::Connection;
use super::gateway_closes::watch_closes;
use super::gateway_contact::GatewayContact;
use super::gateway_events::GatewayEvents;
use super::gateway_refusal::GatewayRefusal;
use super::request::request;
use super::rest::{Endpoint, Method, RestRequest};

/// How long the gateway may take to close.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);

/// How long a stopping program waits for unfinished work.
const FINISH_TIMEOUT: Duration = Duration::from_millis(2500);

/// Serves until `stop` resolves, then finishes the work in progress and closes the gateway.
///
/// # Errors
///
/// If the commands cannot be registered, or the gateway fails for good.
pub async fn serve(
    connection: &Connection,
    app: Arc<Application>,
    contact: Arc<GatewayContact>,
    stop: impl Future<Output = ()>,
) -> anyhow::Result<()> {
    let mut stop = std::pin::pin!(stop);
    let events = GatewayEvents {
        app: app.clone(),
        contact: contact.clone(),
    };
    let mut client = tokio::select! {
        client = build_client(connection, events) => client?,
        () = &mut stop => return Ok(()),
    };
    let shards = client.shard_manager.clone();
    let served = tokio::select! {
        served = client.start_autosharded() => served.map_err(explain),
        refusal = watch_closes(&shards) => Err(refusal.into()),
        never = contact.watch(&shards) => match never {},
        () = stop => Ok(()),
    };
    app.stop();
    let tasks = app.host.tasks();
    tasks.close();
    if tokio::time::timeout(FINISH_TIMEOUT, tasks.wait())
        .await
        .is_err()
    {
        tracing::warn!("stopping with unfinished work; the next start resumes it");
    }
    // A shard that never came up cannot confirm that it has closed.
    let _ = tokio::time::timeout(CLOSE_TIMEOUT, shards.shutdown_all()).await;
    served
}

/// The sentence for the operator, if the gateway has refused the program.
fn explain(error: serenity::Error) -> anyhow::Error {
    GatewayRefusal::from_error(&error).map_or_else(|| error.into(), Into::into)
}

async fn build_client(connection: &Connection, events: GatewayEvents) -> anyhow::Result<Client> {
    let application = connection.identity.application;
    let endpoint = Endpoint::Commands { application };
    let register = RestRequest::json(Method::Put, endpoint, commands::definitions()?);
    let registered = request(&*connection.rest, register).await;
    registered.map_err(|error| anyhow::anyhow!("could not register the commands: {error}"))?;
    // The serenity client takes its `Http` by value.
    let http = connection.clone_http();
    let client = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS);
    Ok(client.raw_event_handler(events).await?)
}
