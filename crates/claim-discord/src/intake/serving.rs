//! Serves interactions, over the gateway or by HTTPS, and stops in order.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use claim_host::BackgroundWork;
use http_server::HttpServer;

use super::endpoint::{HttpResponses, InteractionsEndpoint};
use super::gateway::Gateway;
use super::gateway::contact::GatewayContact;
use crate::api::connection::Connection;
use crate::application::Application;
use crate::commands::definition::registering::register_commands;

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

/// Serves until `stop` resolves, and finishes the work in progress. The commands are registered meanwhile.
///
/// # Errors
///
/// If the gateway fails for good, the address of the endpoint is in use, or Discord has given no key with which
/// requests could be verified.
pub async fn serve(
    connection: &Connection,
    app: Arc<Application>,
    intake: Intake,
    stop: impl Future<Output = ()>,
) -> anyhow::Result<()> {
    let mut stop = pin!(stop);
    let (rest, application) = (connection.rest.clone(), connection.identity.application);
    app.host
        .supervise(BackgroundWork::Commands, None, move |host| {
            let rest = rest.clone();
            async move {
                let failed = || host.count_failure(BackgroundWork::Commands);
                register_commands(&*rest, application, failed).await?;
                Ok(())
            }
        });
    match intake {
        Intake::Gateway(contact) => {
            let prepare = Gateway::prepare(connection, app.clone(), contact);
            let mut gateway = tokio::select! {
                prepared = prepare => prepared?,
                () = &mut stop => return Ok(()),
            };
            let served = gateway.serve(stop).await;
            finish(&app).await;
            gateway.close().await;
            served
        }
        Intake::Endpoint { server, responses } => {
            let key = connection.public_key()?;
            let endpoint = InteractionsEndpoint::new(app.clone(), responses, key);
            tracing::info!("interactions are expected by HTTPS");
            let served = endpoint.serve(&server, stop).await;
            finish(&app).await;
            Ok(served?)
        }
    }
}

/// Refuses new work, announces the stop to players with a live clock, and waits for the work in progress.
async fn finish(app: &Application) {
    app.stop();
    let tasks = app.host.tasks();
    tasks.close();
    let finished = async { tokio::join!(app.host.presenter().announce_stop(), tasks.wait()) };
    if tokio::time::timeout(FINISH_TIMEOUT, finished)
        .await
        .is_err()
    {
        tracing::warn!("stopping with unfinished work; the next start resumes it");
    }
}
