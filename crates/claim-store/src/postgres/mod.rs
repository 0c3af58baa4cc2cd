//! Everything specific to PostgreSQL: URLs, connecting to a database, inspecting and migrating it.

mod database;
mod problem;
mod url;

pub(super) use self::url::{check_url, is_url, name};
pub(super) use database::open;
