//! Discord in memory: what it knows, what it does with requests, and the network between it, the bot
//! and people.
//!
//! It is a model of its own, not the sandbox: that one takes its times and tokens from the system,
//! delivers interactions over a WebSocket alone, and keeps what each person has seen; a simulated
//! second costs it more than the whole host. Here, only what a bot can observe is modelled.

mod gateway;
mod model;
mod network;
mod recorder;
mod rest;

pub(super) use gateway::deliver;
pub(super) use model::{
    Answer, BOT, Control, GUILD, Interaction, MODERATOR, Message, World, controls_in,
};
pub(super) use network::Network;
pub(super) use recorder::Recorder;
pub(super) use rest::Outcome;
