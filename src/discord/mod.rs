//! The only user of serenity and poise: commands and presses in, screens out as messages.

mod analysis;
mod artwork;
mod commands;
pub mod component_id;
mod connection;
mod emoji;
mod emoji_upload;
mod finished;
mod gateway;
mod hand;
mod interaction;
mod lists;
mod lobby;
mod log_targets;
mod message;
mod messenger;
mod pacer;
mod permissions;
mod pictures;
mod press;
mod puzzle;
mod refusal;
mod reply;
mod request;
mod resign;
mod settings;
mod shown_messages;
mod state;
mod tutorial;

pub use artwork::Artwork;
pub use connection::{ConnectError, connect};
pub use emoji_upload::keep_emoji;
pub use gateway::serve;
pub use log_targets::ERRORS_ONLY_LOG_TARGETS;
pub use messenger::DiscordMessenger;
