//! Heartbeats, and deadlines that an outage moves.

use std::time::Duration;

use async_trait::async_trait;
use claim_store::{Error, HeartbeatStore, Heartbeats, Result};

use super::MemoryStore;

#[async_trait]
impl HeartbeatStore for MemoryStore {
    async fn heartbeats(&self) -> Result<Option<Heartbeats>> {
        self.read("contact", |data| Ok(data.contact)).await
    }

    async fn replace_heartbeats(
        &self,
        before: Option<Heartbeats>,
        after: Heartbeats,
        outage: Duration,
    ) -> Result<()> {
        self.change("save_contact", |data| {
            if data.contact != before {
                return Err(Error::Conflict);
            }
            data.contact = Some(after);
            if !outage.is_zero() {
                for stored in data.matches.values_mut() {
                    stored.move_deadline(outage);
                }
            }
            Ok(())
        })
        .await
    }
}
