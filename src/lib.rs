//! claim-bot hosts the Claim games on Discord. `ARCHITECTURE.md` describes how the modules fit
//! together.

pub mod app;
pub mod config;
pub mod departure;
pub mod discord;
pub mod host;
pub mod http_server;
pub mod i18n;
pub mod ids;
pub mod limits;
pub mod metrics;
pub mod rating;
pub mod settings;
#[cfg(feature = "simulation")]
pub mod simulation;
pub mod store;
pub mod table;
pub mod terms;
#[cfg(test)]
mod test_factor;
pub mod time_control;
pub mod timestamp;
pub mod ui;
pub mod vacation;
