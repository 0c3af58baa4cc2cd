//! The progress of changes to the database: of migrations, and of upgrades that change many rows in short
//! transactions.

use std::fmt;

use crate::sql::statements::connection::Target;
use crate::sql::statements::query::query_scalar;

/// The progress of a migration or upgrade.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UpgradeProgress {
    /// The unit of `done` and `total`.
    pub unit: UpgradeUnit,
    /// How many units are done.
    pub done: u64,
    /// How many units there are in all.
    pub total: u64,
}

/// What progress is counted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UpgradeUnit {
    /// Migrations. A migration that rewrites a large table takes long.
    Steps,
    /// Matches.
    Matches,
}

impl UpgradeProgress {
    /// Progress in matches.
    pub(crate) const fn of_matches(done: u64, total: u64) -> Self {
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

/// The last match that an upgrade has finished; `None` if the upgrade is complete.
pub(in crate::sql) async fn position(
    target: impl Into<Target<'_>>,
    name: &str,
) -> sqlx::Result<Option<String>> {
    query_scalar("SELECT position FROM upgrades WHERE name = $1")
        .bind(name)
        .fetch_optional(target)
        .await
}
