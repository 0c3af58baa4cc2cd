//! Calling people to an open table, in the background, with a message of its own.

use std::sync::Arc;
use std::time::Duration;

use claim_screens::{Screen, TableCall};
use claim_table::Table;
use claim_table::desk::{Destination, InvitationCall, MessageKind};
use claim_table::ids::{MatchId, UserId};

use super::screens::Screens;
use crate::matches::Matches;
use crate::matches::calls::is_open;
use crate::matches::match_info::lobby;
use crate::{BackgroundWork, CommandError, DeliveryError, Messenger};

/// How long a call to a full table waits: the person who has taken the last seat often starts the
/// match at once.
const FULL_CALL_DELAY: Duration = Duration::from_secs(2);

/// Calls people to open tables.
#[derive(Debug)]
pub struct Calls<M> {
    matches: Matches,
    screens: Screens,
    messenger: Arc<M>,
}

impl<M> Clone for Calls<M> {
    fn clone(&self) -> Self {
        Self {
            matches: self.matches.clone(),
            screens: self.screens.clone(),
            messenger: self.messenger.clone(),
        }
    }
}

impl<M: Messenger> Calls<M> {
    /// Calls people to these tables.
    pub(crate) const fn new(matches: Matches, screens: Screens, messenger: Arc<M>) -> Self {
        Self {
            matches,
            screens,
            messenger,
        }
    }

    /// Mentions people in the channel of an open table; of a removal, they are told by direct message. Those whom the call does not concern any
    /// more by then are not mentioned. If the program stops before, they are not mentioned later,
    /// but they see the table.
    pub fn call_to_table(&self, id: MatchId, call: TableCall, people: Vec<UserId>, nonce: String) {
        let supervisor = self.matches.supervisor();
        supervisor.supervise(self, BackgroundWork::TableCalls, id, move |calls: Self| {
            let (people, nonce) = (people.clone(), nonce.clone());
            async move { calls.post_call(id, call, &people, &nonce).await }
        });
    }

    /// Calls people to a table that has just been changed.
    pub(crate) fn call_after_change(&self, call: TableCall, people: Vec<UserId>, table: &Table) {
        let (id, revision) = (table.id(), table.revision());
        self.call_to_table(id, call, people, format!("call-{id}-{revision}"));
    }

    async fn post_call(
        &self,
        id: MatchId,
        call: TableCall,
        people: &[UserId],
        nonce: &str,
    ) -> Result<(), CommandError> {
        if call == TableCall::Full {
            tokio::time::sleep(FULL_CALL_DELAY).await;
        }
        loop {
            let (table, entry) = (
                self.matches.table(id).await?,
                self.matches.known_entry(id).await?,
            );
            let people = people.iter().copied();
            let people: Vec<_> = people.filter(|&it| concerns(call, &table, it)).collect();
            let message = entry.message(MessageKind::Public);
            let Some(((channel, _), url)) = message.zip(self.screens.public_url(&entry, &table))
            else {
                return Ok(());
            };
            if people.is_empty() {
                return Ok(());
            }
            let locale = self
                .screens
                .locale_for(&entry, &table, MessageKind::Public)
                .await?;
            let lobby = lobby(locale, &entry, &table);
            let screen = claim_screens::table_call(locale, &lobby, call, &people, &url);
            let is_full = call == TableCall::Full;
            // Seats can be left and taken as often as people like, but one call is enough.
            if is_full && !entry.messages().begin_full_call() {
                return Ok(());
            }
            let destination = match (call, &*people) {
                (TableCall::Removed, &[person]) => Destination::DirectMessage(person),
                _ => Destination::Channel(channel),
            };
            let posted = self.messenger.post(destination, &screen, nonce, true);
            let posted = posted.await;
            if is_full && posted.is_err() {
                entry.messages().abandon_full_call();
            }
            match posted {
                Ok((channel, message)) => {
                    if call == TableCall::Invited {
                        let call = InvitationCall {
                            people,
                            channel,
                            message,
                        };
                        entry.messages().add_call(call);
                    }
                    return Ok(());
                }
                // They are told when they press a button of the table.
                Err(DeliveryError::DirectMessagesClosed | DeliveryError::NoCommonServer) => {
                    return Ok(());
                }
                Err(DeliveryError::RateLimited(wait)) => tokio::time::sleep(wait).await,
                Err(DeliveryError::Other(error)) => return Err(error.into()),
                Err(error) => {
                    tracing::warn!(%id, %error, "could not call people to a table");
                    return Ok(());
                }
            }
        }
    }

    /// Posts a message that belongs to no match. `nonce` has at most 25 characters. Posting again with the
    /// same nonce within some minutes has no effect.
    ///
    /// # Errors
    ///
    /// If it cannot be posted at present.
    pub async fn post(
        &self,
        destination: Destination,
        screen: &Screen,
        nonce: &str,
    ) -> Result<(), DeliveryError> {
        let posted = self.messenger.post(destination, screen, nonce, true);
        posted.await.map(drop)
    }
}

/// Whether a call still concerns a person.
fn concerns(call: TableCall, table: &Table, user: UserId) -> bool {
    let is_seated = table.seating().seat_of(user).is_some();
    let applies = match call {
        TableCall::Invited => table.awaited().any(|it| it.user == user),
        TableCall::Full => table.is_full() && is_seated,
        TableCall::Removed => table.has_removed(user),
        TableCall::HostLeft => table.settings().host == user,
    };
    applies && is_open(table)
}
