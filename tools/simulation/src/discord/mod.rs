//! Discord in memory: its state, how it executes requests, and the network between it, the bot and people.
//!
//! This is not the sandbox, which takes times and tokens from the system, delivers interactions only over a
//! WebSocket, and keeps what each person has seen: a simulated second costs the sandbox more than the whole
//! host. Here, only what a bot can observe is modelled.

mod gateway;
mod model;
mod network;
mod recorder;
mod rest;

pub(super) use gateway::deliver;
pub(super) use model::{
    Answer, BOT, Control, GUILD, Interaction, MODERATOR, MODERATORS, Message, World, controls_in,
};
pub(super) use network::Network;
pub(super) use recorder::Recorder;
pub(super) use rest::Outcome;
