//! Heartbeats, and deadlines that an outage moves.

use std::time::Duration;

use async_trait::async_trait;

use super::MemoryStore;
use crate::store::error::{Error, Result};
use crate::store::outages::{Contact, OutageStore};

#[async_trait]
impl OutageStore for MemoryStore {
    async fn contact(&self) -> Result<Option<Contact>> {
        self.read("contact", |data| Ok(data.contact)).await
    }

    async fn save_contact(
        &self,
        before: Option<Contact>,
        after: Contact,
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
