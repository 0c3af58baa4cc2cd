//! What people set for themselves, and what a server's managers set for it.

mod personal;
mod server;

pub use personal::{PersonalSettings, Setting};
pub use server::{ServerSetting, ServerSettings};
