//! The simulated world: users, servers, channels, messages, interactions and gateway sessions.

mod bot_access;
pub(crate) mod channel;
pub(crate) mod commands;
pub(crate) mod emojis;
pub(crate) mod endpoints;
mod feed;
pub(crate) mod files;
pub(crate) mod gateway;
pub(crate) mod guild;
mod initial;
pub(crate) mod installation;
pub(crate) mod interaction;
mod interaction_event;
mod lookup;
pub(crate) mod message;
mod message_json;
mod model;
pub(crate) mod permissions;
mod pushes;
pub(crate) mod rate_limits;
pub(crate) mod snowflake;
pub(crate) mod user;

pub(crate) use model::World;
