//! The gateway connection: receives events until it is closed. twilight keeps each shard connected and its session
//! resumed, and hands over what Discord has sent as it is.

pub(crate) mod contact;
pub(crate) mod events;
pub(crate) mod greetings;
pub(crate) mod refusal;

use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use futures::StreamExt;
use tokio::sync::SetOnce;
use tokio::task::JoinSet;
use tokio::time::timeout;
use twilight_gateway::{
    CloseFrame, Config, ConfigBuilder, Intents, Message, Shard, ShardId, ShardState,
};

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

/// A connection on which nothing comes for so long is opened again. Heartbeats are acknowledged every 42 seconds.
const SILENCE_TIMEOUT: Duration = Duration::from_mins(2);

/// After this many failed attempts, a shard counts them anew: twilight waits twice as long before each, and then for half
/// a minute.
const MAX_ATTEMPTS: u8 = 6;

/// The connection to the gateway.
pub(crate) struct Gateway {
    config: Config,
    /// How many shards Discord recommends.
    shards: u32,
    events: Arc<GatewayEvents>,
    /// The shards that receive, each in a task of its own.
    receiving: JoinSet<anyhow::Result<()>>,
    /// Set to close them.
    closing: Arc<SetOnce<()>>,
}

impl Gateway {
    /// Prepares the connection, over which interactions come to `app`.
    ///
    /// # Errors
    ///
    /// If Discord refuses to say where its gateway is.
    ///
    /// # Panics
    ///
    /// If one of the system's root certificates is invalid.
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
        let shards = shards.unwrap_or(1).max(1);
        // Messages in servers are not received at all.
        let intents = Intents::GUILDS | Intents::DIRECT_MESSAGES;
        let config = ConfigBuilder::new(connection.token.reveal().to_owned(), intents);
        let config = config.proxy_url(url.trim_end_matches('/').to_owned());
        contact.expect_shards(shards);
        let events = GatewayEvents {
            app,
            greetings: Greetings::default(),
            contact,
        };
        Ok(Self {
            config: config.build(),
            shards,
            events: Arc::new(events),
            receiving: JoinSet::new(),
            closing: Arc::default(),
        })
    }

    /// Receives events until `stop` resolves. The connection is still open then.
    ///
    /// # Errors
    ///
    /// If the gateway refuses the program for good.
    pub(crate) async fn serve(&mut self, stop: impl Future<Output = ()>) -> anyhow::Result<()> {
        for number in 0..self.shards {
            // The copies of the configuration share a queue, in which shards wait until they may identify.
            let id = ShardId::new(number, self.shards);
            let (events, closing) = (self.events.clone(), self.closing.clone());
            self.receiving
                .spawn(receive(id, self.config.clone(), events, closing));
        }
        tokio::select! {
            Some(ended) = self.receiving.join_next() => ended?,
            () = stop => Ok(()),
        }
    }

    /// Closes the connection.
    pub(crate) async fn close(mut self) {
        // Fails only if it is set already.
        let _ = self.closing.set(());
        let closed = async { while self.receiving.join_next().await.is_some() {} };
        // The gateway may not answer.
        let _ = timeout(CLOSE_TIMEOUT, closed).await;
    }
}

/// Receives the events of a shard until it is closed.
///
/// # Errors
///
/// If the gateway refuses the program for good.
async fn receive(
    id: ShardId,
    config: Config,
    events: Arc<GatewayEvents>,
    closing: Arc<SetOnce<()>>,
) -> anyhow::Result<()> {
    let mut shard = Shard::with_config(id, config.clone());
    let mut is_closing = false;
    loop {
        let next = tokio::select! {
            next = timeout(SILENCE_TIMEOUT, shard.next()) => next,
            () = closing.wait(), if !is_closing => {
                if matches!(shard.state(), ShardState::Disconnected { .. }) {
                    return Ok(());
                }
                shard.close(CloseFrame::NORMAL);
                is_closing = true;
                continue;
            }
        };
        match next {
            Ok(Some(Ok(Message::Text(payload)))) => events.receive(&shard, &payload),
            Ok(Some(Ok(Message::Close(_)))) if is_closing => return Ok(()),
            Ok(Some(Ok(Message::Close(frame)))) => {
                let code = frame.map(|frame| frame.code);
                if let Some(refusal) = code.and_then(GatewayRefusal::from_close_code) {
                    return Err(refusal.into());
                }
                tracing::info!(
                    shard = id.number(),
                    code,
                    "the gateway closed the connection"
                );
            }
            Ok(Some(Err(error))) => {
                let cause = std::error::Error::source(&error).map(ToString::to_string);
                tracing::warn!(shard = id.number(), %error, cause, "an error of the gateway");
            }
            Ok(None) => anyhow::bail!("the gateway closed the connection for an unknown reason"),
            Err(_) => {
                tracing::warn!(
                    shard = id.number(),
                    "the gateway is silent; connecting again"
                );
                shard = resuming(&shard, &config);
            }
        }
        if matches!(shard.state(), ShardState::Disconnected { reconnect_attempts } if reconnect_attempts >= MAX_ATTEMPTS)
        {
            shard = resuming(&shard, &config);
        }
    }
}

/// A shard that connects at once and resumes the session of another one.
fn resuming(shard: &Shard, config: &Config) -> Shard {
    let mut config = ConfigBuilder::from(config.clone());
    if let Some(session) = shard.session() {
        config = config.session(session.clone());
    }
    if let Some(url) = shard.resume_url() {
        config = config.resume_url(url.to_owned());
    }
    Shard::with_config(shard.id(), config.build())
}
