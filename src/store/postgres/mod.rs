//! Everything specific to PostgreSQL: URLs, connecting to a database, inspecting it, and its migrations.

mod database;
mod migrations;
mod problem;
mod url;

pub(super) use self::url::{check_url, is_url, name};
pub(super) use database::open;
pub use migrations::MIGRATIONS;
