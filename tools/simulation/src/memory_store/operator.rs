//! What the operator was told.

use async_trait::async_trait;
use claim_store::{OperatorStore, Result};
use claim_table::timestamp::Timestamp;

use super::MemoryStore;

#[async_trait]
impl OperatorStore for MemoryStore {
    async fn claim_notice(&self, kind: &str, now: Timestamp, since: Timestamp) -> Result<bool> {
        self.change("claim_notice", |data| {
            let told = data.operator_notices.get(kind);
            let is_due = told.is_none_or(|&told| told <= since || told > now);
            if is_due {
                data.operator_notices.insert(kind.to_owned(), now);
            }
            Ok(is_due)
        })
        .await
    }

    async fn forget_notice(&self, kind: &str) -> Result<()> {
        self.change("forget_notice", |data| {
            data.operator_notices.remove(kind);
            Ok(())
        })
        .await
    }
}
