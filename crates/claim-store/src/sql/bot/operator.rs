//! The table `operator_notices`.

use async_trait::async_trait;
use claim_table::timestamp::Timestamp;

use crate::error::Result;
use crate::operator::OperatorStore;
use crate::sql::SqlStore;
use crate::sql::statements::query::query;

#[async_trait]
impl OperatorStore for SqlStore {
    async fn claim_notice(&self, kind: &str, now: Timestamp, since: Timestamp) -> Result<bool> {
        let upsert = concat!(
            "INSERT INTO operator_notices (kind, told_ms) VALUES ($1, $2) ",
            "ON CONFLICT (kind) DO UPDATE SET told_ms = excluded.told_ms ",
            "WHERE operator_notices.told_ms <= $3 OR operator_notices.told_ms > $2",
        );
        let claimed = query(upsert)
            .bind(kind)
            .bind(now.0)
            .bind(since.0)
            .execute(&self.pool)
            .await?;
        Ok(claimed > 0)
    }

    async fn forget_notice(&self, kind: &str) -> Result<()> {
        query("DELETE FROM operator_notices WHERE kind = $1")
            .bind(kind)
            .execute(&self.pool)
            .await?;
        Ok(())
    }
}
