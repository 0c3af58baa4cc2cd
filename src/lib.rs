//! claim-bot hosts the Claim games in Discord. `ARCHITECTURE.md` is the map of this house; each
//! module's first sentence says what its room is for.

pub mod analysis;
pub mod app;
pub mod arena;
pub mod bots;
pub mod cards;
pub mod config;
pub mod discord;
pub mod host;
pub mod i18n;
pub mod ids;
pub mod level;
pub mod puzzle;
pub mod rating;
pub mod record;
pub mod rules;
pub mod sandbox;
pub mod store;
pub mod table;
pub mod time;
pub mod ui;
