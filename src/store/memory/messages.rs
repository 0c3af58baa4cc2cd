//! The messages of matches.

use async_trait::async_trait;

use super::MemoryStore;
use crate::ids::MatchId;
use crate::store::error::{Error, Result};
use crate::store::messages::{MessageState, MessageStore};

#[async_trait]
impl MessageStore for MemoryStore {
    async fn save_message(
        &self,
        match_id: MatchId,
        before: Option<&MessageState>,
        state: &MessageState,
    ) -> Result<()> {
        self.change("save_message", |data| {
            let stored = data.matches.get_mut(&match_id).ok_or(Error::Conflict)?;
            if stored.messages.get(&state.audience) != before {
                return Err(Error::Conflict);
            }
            stored.messages.insert(state.audience, state.clone());
            Ok(())
        })
        .await
    }
}
