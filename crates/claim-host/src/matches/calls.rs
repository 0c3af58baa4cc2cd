//! Whom a change of an open table calls there.

use claim_screens::TableCall;
use claim_table::ids::UserId;
use claim_table::{Command, Stage, Table};

/// Whom a command that has changed a table calls there, and why: never the person who gave the command. `None` if no
/// one is called.
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
        Command::Remove { host, user } => (TableCall::Removed, *host, vec![*user]),
        Command::Leave(user) if before.settings().host == *user => {
            (TableCall::HostLeft, *user, vec![host])
        }
        Command::AddBot(user, _) | Command::FillWithBots(user, _) => {
            (TableCall::Full, *user, people_at_full(after))
        }
        Command::Join(player, _) => (TableCall::Full, player.user, people_at_full(after)),
        _ => return None,
    };
    let others: Vec<_> = people.into_iter().filter(|&it| it != by).collect();
    (!others.is_empty()).then_some((call, others))
}

/// The people at a table whose seats are all taken.
fn people_at_full(table: &Table) -> Vec<UserId> {
    let players = table.seating().players().filter(|_| table.is_full());
    players.map(|(_, player)| player.user).collect()
}

/// Whether people can still join a table.
pub(crate) fn is_open(table: &Table) -> bool {
    matches!(table.stage(), Stage::Lobby)
}
