//! The settings of people, and those that managers choose for their server.

mod personal;
mod server;

pub use personal::{PersonalSetting, PersonalSettings};
pub use server::{PostPlace, ServerSetting, ServerSettings};

/// How many people a person can block.
pub const MAX_BLOCKED: u32 = 100;
