//! Forms: how well people decided in analysed matches.

use async_trait::async_trait;
use claim_rules::GameKind;
use claim_table::form::JudgedMatch;
use claim_table::ids::UserId;

use super::error::Result;

/// Stores how people decided in analysed matches. What is stored of a match is deleted together with its record.
#[async_trait]
pub trait FormStore: Send + Sync {
    /// How a person decided in their last analysed matches of a game, the newest first: up to
    /// [`MAX_MATCHES`](claim_table::form::MAX_MATCHES), without those that are set aside or were voided.
    async fn judged_matches(&self, user: UserId, game: GameKind) -> Result<Vec<JudgedMatch>>;

    /// Stores how a person decided in a match, in place of what an earlier analysis has found. Does nothing if the match
    /// is not over, or they have no seat in it.
    async fn save_judged_match(&self, user: UserId, judged: &JudgedMatch) -> Result<()>;
}
