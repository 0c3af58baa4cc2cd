//! How far a change of the database is: of its tables step by step, and of many rows in many short transactions.

use std::fmt;

use super::connection::Target;
use super::query::query_scalar;

/// How far a change of the database is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UpgradeProgress {
    /// What is counted.
    pub unit: UpgradeUnit,
    /// How many are done.
    pub done: u64,
    /// How many there are.
    pub total: u64,
}

/// What a change of the database is counted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UpgradeUnit {
    /// Migrations. One that has to rewrite a large table takes long.
    Steps,
    /// Matches.
    Matches,
}

impl UpgradeProgress {
    /// How many matches are done.
    pub(in crate::store) const fn of_matches(done: u64, total: u64) -> Self {
        Self {
            unit: UpgradeUnit::Matches,
            done,
            total,
        }
    }
}

impl fmt::Display for UpgradeProgress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let unit = match self.unit {
            UpgradeUnit::Steps => "steps",
            UpgradeUnit::Matches => "matches",
        };
        write!(f, "{} of {} {unit}", self.done, self.total)
    }
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
