//! The messages of matches.

use async_trait::async_trait;
use claim_store::{Error, MessageStore, Result};
use claim_table::desk::{MessageKind, MessageState};
use claim_table::ids::{ChannelId, MatchId};

use super::MemoryStore;
use super::stored_match::{StoredMatch, StoredStage};

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
            if stored.messages.get(&state.kind) != before {
                return Err(Error::Conflict);
            }
            stored.messages.insert(state.kind, state.clone());
            let is_closed = stored.readable_stage().is_some() && !stored.is_open();
            stored.is_unpresented |= is_closed && i64::from(stored.revision) > state.revision;
            Ok(())
        })
        .await
    }

    async fn match_of_thread(
        &self,
        channel: ChannelId,
        thread: ChannelId,
    ) -> Result<Option<MatchId>> {
        self.read("match_of_thread", |data| {
            let found = data.matches.values().find(|it| {
                let state = it.messages.get(&MessageKind::Thread);
                let place = state.and_then(MessageState::message);
                it.settings.channel == channel
                    && it.readable_stage() == Some(StoredStage::Running)
                    && place.is_some_and(|(place, _)| place == thread)
            });
            Ok(found.map(StoredMatch::id))
        })
        .await
    }
}
