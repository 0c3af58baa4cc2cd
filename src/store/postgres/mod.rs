//! What is only of PostgreSQL: how a database is reached, what has to be true of it, and its migrations.

mod database;
mod migrations;
mod problem;

pub(super) use database::{Access, is_url, name, open};
pub use migrations::MIGRATIONS;
