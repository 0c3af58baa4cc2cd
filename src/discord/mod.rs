//! The only user of serenity and poise: commands and presses in, screens out as messages.

mod analysis;
mod answer;
mod commands;
pub mod component_id;
mod front;
mod lists;
mod message;
mod permissions;
mod press;
mod puzzle;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use poise::FrameworkContext;
use serenity::all::{
    Client, ClientBuilder, FullEvent, GatewayIntents, Http, HttpBuilder, HttpError, Interaction,
    StatusCode,
};

use crate::config::{Config, DISCORD_API_URL};
use crate::host::{Host, Trouble};
use crate::table::Refusal;
use crate::ui::Notice;
pub use front::Discord;

/// What logs gateway traffic that it does not understand, as a warning: a hand may be in it.
pub const TELLTALE: &str = "serenity::gateway::ws";

/// How long to wait for the first answers of the API.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(20);

/// How long the gateway may take to close.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);

/// How long work in hand may take when the program stops.
const FINISH_TIMEOUT: Duration = Duration::from_millis(2500);

type Error = anyhow::Error;
type Data = Arc<App>;
type Context<'a> = poise::ApplicationContext<'a, Data, Error>;

/// The bot, as commands and presses see it.
#[derive(Debug)]
pub(crate) struct App {
    host: Host<Discord>,
    closing: AtomicBool,
}

impl App {
    /// Whether the program is about to stop and takes nothing more.
    fn is_closing(&self) -> bool {
        self.closing.load(Ordering::Acquire)
    }
}

/// Why Discord cannot be reached: one sentence for the operator, without the token.
#[derive(Debug, thiserror::Error)]
pub enum ConnectError {
    /// Nothing answers there, or something that is no Discord.
    #[error("Discord's API at {url} does not answer: {what}")]
    Unreachable {
        /// The address.
        url: String,
        /// What happened.
        what: String,
    },
    /// The token is not, or no longer, a bot's.
    #[error(
        "Discord's API at {url} refuses the token: set discord.token to the bot's current token"
    )]
    TokenRefused {
        /// The address.
        url: String,
    },
}

/// Looks whether Discord answers and knows the token, and makes the client for all that follows.
///
/// # Errors
///
/// As [`ConnectError`] lists.
pub async fn connect(config: &Config) -> Result<Arc<Http>, ConnectError> {
    let url = config.api_url.as_str().trim_end_matches('/').to_owned();
    let mut builder = HttpBuilder::new(config.token.reveal());
    if url != DISCORD_API_URL {
        // With its rate limiter on, serenity would not look at the other address.
        builder = builder.proxy(&url).ratelimiter_disabled(true);
    }
    let http = Arc::new(builder.build());
    let information = tokio::time::timeout(CONNECT_TIMEOUT, async {
        // If this failed later, serenity would fall back to Discord's own gateway unasked.
        http.get_gateway().await?;
        http.get_current_application_info().await
    });
    match information.await {
        Ok(Ok(information)) => {
            http.set_application_id(information.id);
            Ok(http)
        }
        Ok(Err(serenity::Error::Http(HttpError::UnsuccessfulRequest(response))))
            if response.status_code == StatusCode::UNAUTHORIZED =>
        {
            Err(ConnectError::TokenRefused { url })
        }
        Ok(Err(error)) => Err(ConnectError::Unreachable {
            url,
            what: plainly(&error),
        }),
        Err(_) => Err(ConnectError::Unreachable {
            url,
            what: "no answer in time".to_owned(),
        }),
    }
}

/// An error of serenity's in a few words.
fn plainly(error: &serenity::Error) -> String {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            format!("it says {}", response.status_code)
        }
        serenity::Error::Http(HttpError::Request(error)) if error.is_connect() => {
            "no connection".to_owned()
        }
        serenity::Error::Http(HttpError::Request(error)) if error.is_timeout() => {
            "no answer in time".to_owned()
        }
        _ => "it does not talk like Discord".to_owned(),
    }
}

/// Serves until `stop`, then finishes what is in hand and closes the gateway.
///
/// # Errors
///
/// If the commands cannot be registered, or the gateway fails for good.
pub async fn serve(
    http: &Http,
    token: &str,
    host: Host<Discord>,
    stop: impl Future<Output = ()>,
) -> anyhow::Result<()> {
    let app = Arc::new(App {
        host,
        closing: AtomicBool::new(false),
    });
    let mut stop = std::pin::pin!(stop);
    let mut client = tokio::select! {
        client = client(http, token, app.clone()) => client?,
        () = &mut stop => return Ok(()),
    };
    let shards = client.shard_manager.clone();
    let served = tokio::select! {
        served = client.start_autosharded() => served,
        () = stop => Ok(()),
    };
    app.closing.store(true, Ordering::Release);
    let work = app.host.work().clone();
    if tokio::time::timeout(FINISH_TIMEOUT, work.idle())
        .await
        .is_err()
    {
        tracing::warn!("stopping with work in hand: the next start goes on with it");
    }
    // A shard that never came up is no reason to wait.
    let _ = tokio::time::timeout(CLOSE_TIMEOUT, shards.shutdown_all()).await;
    served.map_err(Into::into)
}

async fn client(http: &Http, token: &str, app: Data) -> anyhow::Result<Client> {
    let commands = commands::all();
    let registered = poise::builtins::create_application_commands(&commands);
    front::bounded(http.create_global_commands(&registered))
        .await
        .map_err(|trouble: Trouble| anyhow::anyhow!("commands not registered: {trouble}"))?;
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
    // The client wants an Http of its own, made the same way.
    let own = own_http(http, token);
    Ok(ClientBuilder::new_with_http(own, GatewayIntents::GUILDS)
        .framework(framework)
        .await?)
}

/// A second client like `http`: serenity's wants to own one.
fn own_http(http: &Http, token: &str) -> Http {
    let mut builder = HttpBuilder::new(token);
    if let Some(proxy) = &http.proxy {
        builder = builder.proxy(proxy.as_str()).ratelimiter_disabled(true);
    }
    if let Some(id) = http.application_id() {
        builder = builder.application_id(id);
    }
    builder.build()
}

async fn on_event(
    framework: FrameworkContext<'_, Data, Error>,
    event: &FullEvent,
) -> Result<(), Error> {
    if let FullEvent::InteractionCreate {
        interaction: Interaction::Component(pressed),
    } = event
    {
        let app = framework.user_data;
        let _work = app.host.work().begin();
        let http = &framework.serenity_context.http;
        // What a press may have in hand is large.
        Box::pin(press::press(app, http, pressed)).await;
    }
    Ok(())
}

/// What a table's refusal says to whoever asked.
fn notice_of(refusal: Refusal) -> Notice {
    match refusal {
        // Whom the seat is kept for is said where the table is known.
        Refusal::TableFull | Refusal::NotInvited => Notice::TableFull,
        Refusal::AlreadySeated => Notice::AlreadySeated,
        Refusal::NotSeated => Notice::NotSeated,
        Refusal::NoBot => Notice::NoBot,
        Refusal::NotHost => Notice::OnlyHostCancels,
        Refusal::SeatsEmpty | Refusal::NotStarted => Notice::TableNotFull,
        Refusal::AlreadyRunning => Notice::AlreadyStarted,
        Refusal::Closed => Notice::TableClosed,
        Refusal::MatchOver => Notice::MatchOver,
        Refusal::NotInMatch => Notice::NotInMatch,
        Refusal::NotYourTurn => Notice::NotYourTurn,
        Refusal::Stale | Refusal::TimeLeft => Notice::OldButton,
        // Explained card by card where the action is known.
        Refusal::Illegal(_) => Notice::UnknownAction,
    }
}
