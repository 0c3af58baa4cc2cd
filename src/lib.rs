//! claim-bot hosts the Claim games on Discord. `ARCHITECTURE.md` describes how its packages fit together; this one puts
//! them together.

pub mod app;
pub mod backups;
mod concerns;
pub mod config;
pub mod health;
mod service_manager;
mod watch;
