//! Everything specific to PostgreSQL: connecting to a database, inspecting it, and its migrations.

mod database;
mod migrations;
mod problem;

pub(super) use database::{Access, check_url, is_url, name, open};
pub use migrations::MIGRATIONS;
