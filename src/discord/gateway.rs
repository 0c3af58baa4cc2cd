//! The gateway connection: registers the commands, dispatches events, and stops in order.

use std::sync::Arc;
use std::time::Duration;

use poise::FrameworkContext;
use serenity::all::{Client, ClientBuilder, FullEvent, GatewayIntents, Http, Interaction};

use super::artwork::Artwork;
use super::connection::clone_http;
use super::gateway_closes::watch_closes;
use super::gateway_contact::GatewayContact;
use super::gateway_refusal::GatewayRefusal;
use super::messenger::DiscordMessenger;
use super::request::with_timeout;
use super::state::{AppState, Data, Error};
use super::{commands, press};
use crate::host::{DeliveryError, Host};

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
    http: &Http,
    token: &str,
    host: Host<DiscordMessenger>,
    artwork: Arc<Artwork>,
    contact: Arc<GatewayContact>,
    stop: impl Future<Output = ()>,
) -> anyhow::Result<()> {
    let app = Arc::new(AppState::new(host, artwork, contact));
    let mut stop = std::pin::pin!(stop);
    let mut client = tokio::select! {
        client = build_client(http, token, app.clone()) => client?,
        () = &mut stop => return Ok(()),
    };
    let shards = client.shard_manager.clone();
    let served = tokio::select! {
        served = client.start_autosharded() => served.map_err(explain),
        refusal = watch_closes(&shards) => Err(refusal.into()),
        never = app.contact.watch(&shards) => match never {},
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

async fn build_client(http: &Http, token: &str, app: Data) -> anyhow::Result<Client> {
    let commands = commands::all();
    let definitions = poise::builtins::create_application_commands(&commands);
    with_timeout(http.create_global_commands(&definitions))
        .await
        .map_err(|error: DeliveryError| {
            anyhow::anyhow!("could not register the commands: {error}")
        })?;
    let options = poise::FrameworkOptions {
        commands,
        event_handler: |framework, event| Box::pin(on_event(framework, event)),
        on_error: |error| Box::pin(commands::on_error(error)),
        ..Default::default()
    };
    let framework = poise::Framework::builder()
        .options(options)
        .initialize_owners(false)
        .setup(move |_, ready, _| {
            Box::pin(async move {
                tracing::info!(
                    name = ready.user.name,
                    servers = ready.guilds.len(),
                    "connected"
                );
                Ok(app)
            })
        })
        .build();
    // The serenity client takes its `Http` by value.
    let http = clone_http(http, token);
    Ok(ClientBuilder::new_with_http(http, GatewayIntents::GUILDS)
        .framework(framework)
        .await?)
}

async fn on_event(
    framework: FrameworkContext<'_, Data, Error>,
    event: &FullEvent,
) -> Result<(), Error> {
    let app = framework.user_data;
    app.contact.heard_of(framework.serenity_context.shard_id);
    if let FullEvent::InteractionCreate {
        interaction: Interaction::Component(component),
    } = event
    {
        let _work = app.host.tasks().token();
        let http = &framework.serenity_context.http;
        // Boxed because the future is large.
        Box::pin(press::handle(app, http, component)).await;
    }
    Ok(())
}
