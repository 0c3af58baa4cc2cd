//! Discord's HTTP API as far as this program uses it: requests as plain data, and one trait that sends
//! them. All code that decides something works with these alone.

pub(crate) mod cdn_ban;
pub(crate) mod json;
pub(crate) mod pacer;
pub(crate) mod request;
pub(crate) mod serenity_rest;
pub(crate) mod server_clock;

use std::fmt;
use std::time::Duration;

use claim_table::ids::{ChannelId, GuildId, MessageId, UserId};
use futures::future::BoxFuture;
use serde_json::Value;

use crate::interactions::incoming::token::InteractionToken;

/// Sends requests to Discord's HTTP API.
pub trait Rest: fmt::Debug + Send + Sync + 'static {
    /// Sends a request and returns the response, also one that reports an error. The caller has to limit the time.
    fn send(&self, request: RestRequest) -> BoxFuture<'_, Result<RestResponse, RestFailure>>;
}

/// Who this program is on Discord.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotIdentity {
    /// The application.
    pub application: u64,
    /// Its account.
    pub user: UserId,
}

/// A request. Its debug output shows only the endpoint, because the contents may show hands.
#[derive(Clone, PartialEq)]
pub struct RestRequest {
    /// What is done.
    pub method: Method,
    /// The resource.
    pub endpoint: Endpoint,
    /// The JSON body; with files, the form's `payload_json`.
    pub body: Option<Value>,
    /// The files, whose numbers are their positions: `files[0]`, `files[1]`, …
    pub files: Vec<RestFile>,
}

/// The method of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Reads.
    Get,
    /// Creates.
    Post,
    /// Replaces.
    Put,
    /// Changes.
    Patch,
    /// Deletes.
    Delete,
}

/// What a request is about.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "names say what most fields are")]
pub enum Endpoint {
    /// The global commands of an application.
    Commands { application: u64 },
    /// The emoji of an application.
    Emoji { application: u64 },
    /// One of them.
    SingleEmoji { application: u64, emoji: u64 },
    /// The channels of direct messages.
    DirectChannels,
    /// The bot's own account.
    OwnUser,
    /// The bot's application.
    OwnApplication,
    /// Where the gateway is, and how many shards Discord recommends.
    Gateway,
    /// A server.
    Guild(GuildId),
    /// The channels of a server, apart from threads.
    GuildChannels(GuildId),
    /// The active threads of a server.
    ActiveThreads(GuildId),
    /// A member of a server.
    Member(GuildId, UserId),
    /// The messages of a channel.
    Messages(ChannelId),
    /// A message in a channel.
    Message(ChannelId, MessageId),
    /// The thread of a message in a channel.
    Thread(ChannelId, MessageId),
    /// A channel, or a thread.
    Channel(ChannelId),
    /// The first response to an interaction.
    Callback {
        interaction: u64,
        token: InteractionToken,
        /// Whether the caller has to know if Discord accepted the response. If so, it is sent as a separate
        /// request even if the interaction came by HTTPS, where Discord does not say so.
        needs_confirmation: bool,
    },
    /// The message that the first response to an interaction has become, or has edited.
    OriginalReply {
        application: u64,
        /// The interaction's token.
        token: InteractionToken,
    },
    /// Further messages in response to an interaction.
    Followups {
        application: u64,
        /// The interaction's token.
        token: InteractionToken,
    },
    /// One of them.
    Followup {
        application: u64,
        /// The interaction's token.
        token: InteractionToken,
        message: MessageId,
    },
}

/// A file that is uploaded.
#[derive(Clone, PartialEq, Eq)]
pub struct RestFile {
    /// Its file name, by which a component of the same message can refer to it.
    pub name: String,
    /// Its contents.
    pub bytes: Vec<u8>,
}

/// A response.
#[derive(Clone, PartialEq)]
pub struct RestResponse {
    /// The HTTP status.
    pub status: u16,
    /// The body as Discord has sent it; null if there is none, or none in JSON.
    pub body: Value,
    /// After how long to try again, if the response's header says so.
    pub retry_after: Option<Duration>,
}

/// Why there is no response. The underlying errors are left out: they contain the address, which may contain the
/// token of an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RestFailure {
    /// The request could not be built, so that nothing was sent.
    #[error("could not build the request")]
    NotSent,
    /// There is no connection to Discord, so that nothing was sent.
    #[error("connection failed")]
    NotConnected,
    /// The request may have arrived.
    #[error("no response to the request")]
    NoResponse,
    /// Discord's CDN refuses all requests from this address. The duration is the time to wait before the next attempt.
    #[error("banned by the CDN")]
    Banned(Duration),
}

impl RestRequest {
    /// A request without a body.
    #[must_use]
    pub const fn new(method: Method, endpoint: Endpoint) -> Self {
        Self {
            method,
            endpoint,
            body: None,
            files: Vec::new(),
        }
    }

    /// A request with a JSON body.
    #[must_use]
    pub const fn json(method: Method, endpoint: Endpoint, body: Value) -> Self {
        Self {
            method,
            endpoint,
            body: Some(body),
            files: Vec::new(),
        }
    }

    /// Adds files to a request, whose body describes them.
    #[must_use]
    pub fn with_files(self, files: Vec<RestFile>) -> Self {
        Self { files, ..self }
    }
}

impl Method {
    /// The method's name in HTTP.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Get => "GET",
            Self::Post => "POST",
            Self::Put => "PUT",
            Self::Patch => "PATCH",
            Self::Delete => "DELETE",
        }
    }
}

impl Endpoint {
    /// The path below the API's address and version, such as `/channels/1/messages`. It contains the
    /// token of an interaction, which must not be logged.
    #[must_use]
    pub fn path(&self) -> String {
        match self {
            Self::Commands { application } => format!("/applications/{application}/commands"),
            Self::Emoji { application } => format!("/applications/{application}/emojis"),
            Self::SingleEmoji { application, emoji } => {
                format!("/applications/{application}/emojis/{emoji}")
            }
            Self::DirectChannels => "/users/@me/channels".to_owned(),
            Self::OwnUser => "/users/@me".to_owned(),
            Self::OwnApplication => "/oauth2/applications/@me".to_owned(),
            Self::Gateway => "/gateway/bot".to_owned(),
            Self::Guild(guild) => format!("/guilds/{guild}"),
            Self::GuildChannels(guild) => format!("/guilds/{guild}/channels"),
            Self::ActiveThreads(guild) => format!("/guilds/{guild}/threads/active"),
            Self::Member(guild, user) => format!("/guilds/{guild}/members/{user}"),
            Self::Messages(channel) => format!("/channels/{channel}/messages"),
            Self::Message(channel, message) => format!("/channels/{channel}/messages/{message}"),
            Self::Thread(channel, message) => {
                format!("/channels/{channel}/messages/{message}/threads")
            }
            Self::Channel(channel) => format!("/channels/{channel}"),
            Self::Callback {
                interaction, token, ..
            } => {
                format!("/interactions/{interaction}/{}/callback", token.reveal())
            }
            Self::OriginalReply { application, token } => {
                let token = token.reveal();
                format!("/webhooks/{application}/{token}/messages/@original")
            }
            Self::Followups { application, token } => {
                format!("/webhooks/{application}/{}", token.reveal())
            }
            Self::Followup {
                application,
                token,
                message,
            } => {
                let token = token.reveal();
                format!("/webhooks/{application}/{token}/messages/{message}")
            }
        }
    }
}

impl fmt::Debug for RestRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:?}", self.method.name(), self.endpoint)
    }
}

impl fmt::Debug for RestFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({} bytes)", self.name, self.bytes.len())
    }
}

impl fmt::Debug for RestResponse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "status {}", self.status)
    }
}

impl RestResponse {
    /// Whether Discord has carried out the request.
    #[must_use]
    pub const fn is_success(&self) -> bool {
        matches!(self.status, 200..=299)
    }
}
