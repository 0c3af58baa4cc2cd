//! Discord: commands and presses in, screens out as messages. What decides anything works with
//! plain JSON and the trait [`Rest`]; serenity and poise only carry bytes.
//!
//! - *In*: `gateway_events.rs` passes every interaction of the gateway as JSON to the single entry
//!   point, `Application::handle`, including those that serenity cannot parse. `incoming.rs` reads
//!   them. An interaction of an unexpected form gets a neutral reply.
//! - *In by HTTPS*: `serving.rs` runs the server of `interactions_endpoint/` in place of the
//!   gateway.
//! - *Commands* are data (`commands/definition.rs`): options, their limits, what completes them,
//!   what the command does. poise only turns them into what is registered. Its dispatch is not
//!   used, because it would decode a second time, and panic on command types that it does not know.
//! - *Out*: `Responder` answers an interaction within its time, `DiscordMessenger` posts, edits and
//!   deletes for the host. `request.rs` says what errors mean. All waiting is by tokio's clock,
//!   which a simulation may pause.

mod analysis;
mod application;
mod artwork;
mod bot_match;
mod cdn_ban;
mod channel_access;
mod clock;
mod command_registration;
mod commands;
pub mod component_id;
mod connection;
mod direct_channels;
mod dispatch;
mod drawn_screen;
mod emoji;
mod emoji_upload;
#[cfg(feature = "simulation")]
mod expected;
mod finished;
mod gateway;
mod gateway_closes;
mod gateway_contact;
mod gateway_events;
mod gateway_refusal;
mod hand;
mod held_message;
mod incoming;
mod interaction;
mod interaction_token;
mod interactions_endpoint;
mod json;
mod lists;
mod lobby;
mod log_targets;
mod message;
mod messenger;
mod offers;
mod options;
mod pacer;
mod permissions;
mod personal_data;
mod pictures;
mod posted_message;
mod press;
mod puzzle;
mod ratings;
mod reader;
mod recent_interactions;
mod refusal;
mod reply;
mod request;
mod resign;
mod responder;
mod rest;
mod serenity_rest;
mod serving;
mod settings;
mod share;
mod shown_messages;
mod startup_retries;
mod table_options;
mod tutorial;
mod vacation;
mod watch;

pub use application::Application;
pub use artwork::Artwork;
pub use connection::{ConnectError, Connection, connect};
pub use emoji_upload::keep_emoji;
pub use gateway_closes::listen_to_gateway_log;
pub use gateway_contact::GatewayContact;
pub use gateway_refusal::is_refused_for_good;
pub use interaction_token::InteractionToken;
pub use interactions_endpoint::{HttpResponses, InvalidPublicKey, PublicKey};
pub use log_targets::ERRORS_ONLY_LOG_TARGETS;
pub use messenger::DiscordMessenger;
pub use rest::{
    BotIdentity, Endpoint, Method, Rest, RestFailure, RestFile, RestRequest, RestResponse,
};
pub use serving::{Intake, serve};
