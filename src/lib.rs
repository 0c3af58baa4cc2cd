//! claim-bot hosts the Claim games in Discord. `ARCHITECTURE.md` is the map of this house; each
//! module's first sentence says what its room is for.

pub mod app;
pub mod config;
pub mod discord;
pub mod host;
pub mod i18n;
pub mod ids;
pub mod rating;
pub mod store;
pub mod table;
pub mod timestamp;
pub mod ui;
