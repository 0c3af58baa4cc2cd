//! Discord: commands and presses in, screens out as messages. What decides anything works with
//! plain JSON and the trait [`Rest`]; twilight and serenity only carry bytes.
//!
//! - *In*: `intake/gateway/events.rs` passes every interaction of the gateway as JSON to the single
//!   entry point, `Application::handle`. `interactions/incoming/` reads them. An interaction of an unexpected form gets a neutral reply.
//! - *In by HTTPS*: `intake/serving.rs` runs the server of `endpoint/` in place of the gateway.
//! - *Done*: commands and presses get the same `Context` (`interactions/context.rs`). It knows who
//!   wants what and where, looks each match up once, and makes all changes.
//! - *Screens* of a match's own messages are built by the host, which also posts them. All others
//!   are built in `actions/` and `commands/`, from what the host has read. The user's settings are
//!   applied to each answer when it is sent.
//! - *Commands* are data (`commands/definition/`): options, their limits, what completes them,
//!   what the command does. poise only turns them into what is registered. Its dispatch is not
//!   used, because it would decode a second time, and panic on command types that it does not know.
//! - *Out*: `Responder` answers an interaction within its time, `DiscordMessenger` posts, edits and
//!   deletes for the host. `request.rs` says what errors mean, and `cdn_ban.rs` holds all requests
//!   back while Discord's CDN refuses them. All waiting is by tokio's clock, which a simulation may
//!   pause.

mod actions;
mod api;
mod application;
mod commands;
pub mod component_id;
mod intake;
mod interactions;
mod messages;
mod unregistering;

pub use self::api::access::{ApiAccess, DISCORD_API_URL};
pub use self::api::connection::{ConnectError, Connection, connect};
pub use self::api::rest::server_clock::ServerClock;
pub use self::api::rest::{
    BotIdentity, Endpoint, Method, Rest, RestFailure, RestFile, RestRequest, RestResponse,
};
pub use self::intake::endpoint::{HttpResponses, InvalidPublicKey, PublicKey};
pub use self::intake::gateway::contact::GatewayContact;
pub use self::intake::gateway::refusal::is_refused_for_good;
pub use self::intake::log_targets::ERRORS_ONLY_LOG_TARGETS;
pub use self::intake::serving::{Intake, serve};
pub use self::interactions::incoming::token::InteractionToken;
pub use self::messages::artwork::Artwork;
pub use self::messages::artwork::emoji_upload::keep_emoji;
pub use self::messages::messenger::DiscordMessenger;
pub use application::Application;
pub use commands::definition::registering::RegistrationError;
pub use unregistering::{UnregisterError, unregister};
