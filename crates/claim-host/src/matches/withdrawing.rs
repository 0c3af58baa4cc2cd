//! Having people whose data is deleted leave their tables and matches.

use claim_rules::record::LeaveReason;
use claim_table::departure::Departure;
use claim_table::ids::{MatchId, UserId};
use claim_table::{Command, Refusal, Stage};

use super::leaving::Departures;
use crate::CommandError;

impl Departures {
    /// Leaves a table or a running match.
    pub(crate) async fn leave(&self, id: MatchId, user: UserId) -> Result<(), CommandError> {
        let table = match self.matches.table(id).await {
            Err(CommandError::MatchNotFound | CommandError::MatchUnreadable) => return Ok(()),
            table => table?,
        };
        if matches!(table.stage(), Stage::Lobby) {
            return self.withdraw(id, Command::Leave(user)).await;
        }
        if let Ok(seat) = table.active_seat_of(user)
            && let Departure::CalledOff(_) = self.departure(&table, seat).await?
        {
            let reason = LeaveReason::Resigned;
            match self.withdraw(id, Command::CallOff { user, reason }).await {
                // Both have played meanwhile.
                Err(CommandError::Refused(Refusal::CannotCallOff)) => {}
                withdrawn => return withdrawn,
            }
        }
        self.withdraw(id, Command::Resign(user)).await
    }

    /// Carries out a command by which a person has no part in a match any more, unless they have none already.
    pub(crate) async fn withdraw(&self, id: MatchId, command: Command) -> Result<(), CommandError> {
        let withdrawn = self.matches.command(id, command).await;
        self.matches.present(id);
        match withdrawn {
            // The match has ended, or started, meanwhile.
            Ok(_)
            | Err(
                CommandError::MatchNotFound
                | CommandError::MatchUnreadable
                | CommandError::Refused(
                    Refusal::MatchOver
                    | Refusal::Closed
                    | Refusal::AlreadyStarted
                    | Refusal::NotStarted
                    | Refusal::NotSeated
                    | Refusal::NotInMatch
                    | Refusal::HasLeft
                    | Refusal::NoInvitation,
                ),
            ) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// As [`Self::leave_if_deleted`], for all open tables and running matches.
    pub(crate) async fn leave_all_if_deleted(self) -> Result<(), CommandError> {
        for id in self.matches.store().unfinished_matches_of_deleted().await? {
            self.leave_if_deleted(id).await?;
        }
        Ok(())
    }

    /// Has people leave a match, or decline their invitations to a table, whose data was deleted while the match could not
    /// be read.
    async fn leave_if_deleted(&self, id: MatchId) -> Result<(), CommandError> {
        let Some(table) = self.matches.readable_table(id).await? else {
            return Ok(());
        };
        let players = table.active_seats();
        let players = players.filter_map(|seat| Some(table.seating().player(seat)?.user));
        for user in players.filter(|user| user.is_pseudonym()) {
            self.leave(id, user).await?;
        }
        let invited = table.awaited().map(|invitation| invitation.user);
        for user in invited.filter(|user| user.is_pseudonym()) {
            self.withdraw(id, Command::Decline(user)).await?;
        }
        Ok(())
    }
}
