//! How far changes of many rows are, which are made in many short transactions.

use super::connection::Target;
use super::query::query_scalar;

/// How far a change of many matches is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UpgradeProgress {
    /// The number of matches that are done.
    pub done: u64,
    /// The number of matches.
    pub total: u64,
}

/// The last match that is done of an upgrade; `None` if all are.
pub(in crate::store) async fn position(
    target: impl Into<Target<'_>>,
    name: &str,
) -> sqlx::Result<Option<String>> {
    query_scalar("SELECT position FROM upgrades WHERE name = $1")
        .bind(name)
        .fetch_optional(target)
        .await
}
