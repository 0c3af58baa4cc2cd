//! The settings of people, and those that managers choose for their server.

mod personal;
mod server;

pub use personal::{PersonalSetting, PersonalSettings};
pub use server::{ServerSetting, ServerSettings};
