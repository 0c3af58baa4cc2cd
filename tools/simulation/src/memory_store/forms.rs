//! Forms.

use std::cmp::Reverse;

use async_trait::async_trait;
use claim_rules::GameKind;
use claim_store::{FormStore, Result};
use claim_table::form::{JudgedMatch, MAX_MATCHES};
use claim_table::ids::UserId;

use super::MemoryStore;
use super::stored_match::StoredStage;

#[async_trait]
impl FormStore for MemoryStore {
    async fn judged_matches(&self, user: UserId, game: GameKind) -> Result<Vec<JudgedMatch>> {
        self.read("judged_matches", |data| {
            let judged = data.judged_matches.get(&user).into_iter().flatten();
            let mut found: Vec<_> = judged
                .filter_map(|it| Some((data.matches.get(&it.table)?, it)))
                .filter(|(stored, _)| {
                    stored.readable_stage() == Some(StoredStage::Over)
                        && stored.voided_at.is_none()
                        && stored.settings.setup.kind() == game
                })
                .collect();
            found.sort_by_key(|(stored, it)| (Reverse(stored.ended_at), it.table.to_string()));
            let judged = found.into_iter().map(|(_, it)| it.clone());
            Ok(judged.take(MAX_MATCHES as usize).collect())
        })
        .await
    }

    async fn save_judged_match(&self, user: UserId, judged: &JudgedMatch) -> Result<()> {
        self.change("save_judged_match", |data| {
            let is_possible = data.matches.get(&judged.table).is_some_and(|it| {
                it.is_played_by(user) && it.readable_stage() == Some(StoredStage::Over)
            });
            if is_possible {
                let known = data.judged_matches.entry(user).or_default();
                known.retain(|it| it.table != judged.table);
                known.push(judged.clone());
            }
            Ok(())
        })
        .await
    }
}
