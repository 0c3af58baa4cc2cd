//! Calling people to an open table, in the background, with a message of its own.

use std::time::Duration;

use claim_screens::TableCall;
use claim_store::MessageKind;
use claim_table::ids::{MatchId, UserId};
use claim_table::{Command, Stage, Table};

use crate::matches::match_info::{lobby, message_url};
use crate::{BackgroundWork, CommandError, DeliveryError, Host, Messenger};

/// How long a call to a full table waits: the person who has taken the last seat often starts the match at once.
const FULL_CALL_DELAY: Duration = Duration::from_secs(2);

impl<M: Messenger> Host<M> {
    /// Mentions people in the channel of an open table. Those whom the call does not concern any more by then are not
    /// mentioned. If the program stops before, they are not mentioned later, but they see the table.
    pub fn call_to_table(&self, id: MatchId, call: TableCall, people: Vec<UserId>, nonce: String) {
        self.supervise(BackgroundWork::TableCalls, id, move |host| {
            let (people, nonce) = (people.clone(), nonce.clone());
            async move { host.post_call(id, call, &people, &nonce).await }
        });
    }

    /// Calls people to a table that a command has changed.
    pub(crate) fn call_in_background(
        &self,
        change: Option<(TableCall, Vec<UserId>)>,
        table: &Table,
    ) {
        if let Some((call, people)) = change.filter(|(_, people)| !people.is_empty()) {
            let (id, revision) = (table.id(), table.revision());
            self.call_to_table(id, call, people, format!("call-{id}-{revision}"));
        }
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
            let (table, entry) = (self.table(id).await?, self.entry(id).await?);
            let people = people.iter().copied();
            let people: Vec<_> = people.filter(|&it| concerns(call, &table, it)).collect();
            let Some((channel, message)) = entry.message(MessageKind::Public) else {
                return Ok(());
            };
            if people.is_empty() {
                return Ok(());
            }
            let locale = self.locale_for(&entry, &table, MessageKind::Public).await?;
            let lobby = lobby(locale, &entry, &table);
            let url = message_url(&table, channel, message);
            let screen = claim_screens::table_call(locale, &lobby, call, &people, &url);
            let is_full = call == TableCall::Full;
            // Seats can be left and taken as often as people like, but one call is enough.
            if is_full && !entry.begin_full_call() {
                return Ok(());
            }
            let posted = self.post_in_channel(channel, &screen, nonce).await;
            if is_full && posted.is_err() {
                entry.abandon_full_call();
            }
            match posted {
                Ok(()) => return Ok(()),
                Err(DeliveryError::RateLimited(wait)) => tokio::time::sleep(wait).await,
                Err(DeliveryError::Other(error)) => return Err(error.into()),
                Err(error) => {
                    tracing::warn!(%id, %error, "could not call people to a table");
                    return Ok(());
                }
            }
        }
    }
}

/// Whether a call still concerns a person.
fn concerns(call: TableCall, table: &Table, user: UserId) -> bool {
    let is_seated = table.seating().seat_of(user).is_some();
    let applies = match call {
        TableCall::Invited => table.awaited().any(|it| it.user == user),
        TableCall::Full => table.is_full() && is_seated,
        TableCall::Declined | TableCall::HostLeft => table.settings().host == user,
    };
    applies && is_open(table)
}

/// Whom a command that has changed a table calls there, and why: never the person who gave the command.
pub(crate) fn call_caused_by(
    command: &Command,
    before: &Table,
    after: &Table,
) -> Option<(TableCall, Vec<UserId>)> {
    if !is_open(before) || !is_open(after) {
        return None;
    }
    let host = after.settings().host;
    let (call, by, people) = match command {
        Command::Decline(user) => (TableCall::Declined, *user, vec![host]),
        Command::Leave(user) if before.settings().host == *user => {
            (TableCall::HostLeft, *user, vec![host])
        }
        Command::AddBot(user, _) | Command::FillWithBots(user, _) => {
            (TableCall::Full, *user, people_at_full(after))
        }
        Command::Join(player, _) => (TableCall::Full, player.user, people_at_full(after)),
        _ => return None,
    };
    Some((call, people.into_iter().filter(|&it| it != by).collect()))
}

/// The people at a table whose seats are all taken.
fn people_at_full(table: &Table) -> Vec<UserId> {
    let players = table.seating().players().filter(|_| table.is_full());
    players.map(|(_, player)| player.user).collect()
}

fn is_open(table: &Table) -> bool {
    matches!(table.stage(), Stage::Lobby)
}
