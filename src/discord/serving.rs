//! Serves interactions, over the gateway or by HTTPS, and stops in order.

use std::convert::Infallible;
use std::future::pending;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use super::application::Application;
use super::commands;
use super::connection::Connection;
use super::gateway::Gateway;
use super::gateway_contact::GatewayContact;
use super::interactions_endpoint::{HttpResponses, InteractionsEndpoint};
use super::request::request;
use super::rest::{Endpoint, Method, RestRequest};
use super::startup_retries::while_rate_limited;
use crate::host::DeliveryError;
use crate::http_server::HttpServer;

/// The time between two attempts to register the commands while interactions are being answered.
const REGISTRATION_DELAY: Duration = Duration::from_secs(30);

/// How long a stopping program waits for unfinished work.
const FINISH_TIMEOUT: Duration = Duration::from_millis(2500);

/// How interactions come to the program.
#[derive(Debug)]
pub enum Intake {
    /// Over the gateway, whose events are noted in this.
    Gateway(Arc<GatewayContact>),
    /// As HTTP requests.
    Endpoint {
        /// Receives the requests.
        server: HttpServer,
        /// Carries the application's responses back to the requests.
        responses: Arc<HttpResponses>,
    },
}

impl Intake {
    /// The contact with the gateway, if interactions come over it.
    #[must_use]
    pub fn contact(&self) -> Option<Arc<GatewayContact>> {
        match self {
            Self::Gateway(contact) => Some(contact.clone()),
            Self::Endpoint { .. } => None,
        }
    }
}

/// Registers the commands, serves until `stop` resolves, and finishes the work in progress.
///
/// # Errors
///
/// If the commands cannot be registered, the gateway fails for good, the address of the endpoint is in use, or
/// Discord has given no key with which requests could be verified.
pub async fn serve(
    connection: &Connection,
    app: Arc<Application>,
    intake: Intake,
    stop: impl Future<Output = ()>,
) -> anyhow::Result<()> {
    let mut stop = pin!(stop);
    match intake {
        Intake::Gateway(contact) => {
            let prepare = async {
                explained(register_commands(connection).await)?;
                Gateway::prepare(connection, app.clone(), contact.clone()).await
            };
            let mut gateway = tokio::select! {
                prepared = prepare => prepared?,
                () = &mut stop => return Ok(()),
            };
            let served = gateway.serve(&contact, stop).await;
            finish(&app).await;
            gateway.close().await;
            served
        }
        Intake::Endpoint { server, responses } => {
            let key = connection.public_key()?;
            let endpoint = InteractionsEndpoint::new(app.clone(), responses, key);
            let serve = endpoint.serve(&server, stop);
            // Interactions are answered meanwhile, since the commands may be registered already, by another
            // process or earlier.
            let register = async {
                register_commands_eventually(connection).await?;
                tracing::info!("connected; interactions are expected by HTTPS");
                pending::<anyhow::Result<Infallible>>().await
            };
            let served = tokio::select! {
                biased;
                served = serve => served.map_err(anyhow::Error::from),
                Err(error) = register => Err(error),
            };
            finish(&app).await;
            served
        }
    }
}

/// Refuses new work, announces the stop to players with a live clock, and waits for the work in progress.
async fn finish(app: &Application) {
    app.stop();
    let tasks = app.host.tasks();
    tasks.close();
    let finished = async { tokio::join!(app.host.announce_stop(), tasks.wait()) };
    if tokio::time::timeout(FINISH_TIMEOUT, finished)
        .await
        .is_err()
    {
        tracing::warn!("stopping with unfinished work; the next start resumes it");
    }
}

/// As [`register_commands`], but tries again while Discord fails, because interactions are being answered meanwhile.
async fn register_commands_eventually(connection: &Connection) -> anyhow::Result<()> {
    loop {
        match register_commands(connection).await {
            Err(error @ (DeliveryError::RateLimited(_) | DeliveryError::Other(_))) => {
                tracing::warn!(%error, "could not register the commands, will retry");
                tokio::time::sleep(REGISTRATION_DELAY).await;
            }
            registered => return explained(registered),
        }
    }
}

async fn register_commands(connection: &Connection) -> Result<(), DeliveryError> {
    let application = connection.identity.application;
    let endpoint = Endpoint::Commands { application };
    let register = RestRequest::json(Method::Put, endpoint, commands::definitions()?);
    while_rate_limited(|| request(&*connection.rest, register.clone())).await?;
    Ok(())
}

fn explained(registered: Result<(), DeliveryError>) -> anyhow::Result<()> {
    registered.map_err(|error| anyhow::anyhow!("could not register the commands: {error}"))
}
