//! Discord: commands and presses in, screens out as messages. What decides anything works with plain JSON
//! and the trait [`Rest`]; serenity and poise only carry bytes.

mod analysis;
mod application;
mod artwork;
mod bot_match;
mod channel_access;
mod clock;
mod commands;
pub mod component_id;
mod connection;
mod direct_channels;
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
mod server_setting_id;
mod serving;
mod settings;
mod share;
mod shown_messages;
mod startup_retries;
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
