//! What people have played, as far as it counts for achievements and for their results against bots.

use async_trait::async_trait;
use claim_table::career::Career;
use claim_table::ids::UserId;

use super::error::Result;

/// Reads what people have done.
#[async_trait]
pub trait CareerStore: Send + Sync {
    /// What a person has done. Of matches, those count that have ended with a result and were not voided, without tutorials
    /// and the practice of daily deals. Matches that cannot be read are left out.
    async fn career(&self, user: UserId) -> Result<Career>;
}
