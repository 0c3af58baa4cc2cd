//! What the operator was told by direct message.

use async_trait::async_trait;
use claim_table::timestamp::Timestamp;

use super::error::Result;

/// Stores when the operator was last told of each kind of thing that needs a person.
#[async_trait]
pub trait OperatorStore: Send + Sync {
    /// Notes that the operator is told of something of a kind now, unless they were told since
    /// `since`. Returns whether it was noted: of several processes, one tells them.
    async fn claim_notice(&self, kind: &str, now: Timestamp, since: Timestamp) -> Result<bool>;

    /// Forgets that the operator was told of a kind.
    async fn forget_notice(&self, kind: &str) -> Result<()>;
}
