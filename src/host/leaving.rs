//! Players who leave a running match: what happens then, which depends on what else they have called off.

use claim_rules::cards::Seat;
use claim_rules::record::LeaveReason;

use super::{CommandError, Host, Messenger};
use crate::departure::Departure;
use crate::ids::MatchId;
use crate::table::{CALLED_OFF_WINDOW, Command, Table};
use crate::timestamp::Timestamp;

impl<M: Messenger> Host<M> {
    /// What happens if the player of a seat leaves the match now.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn departure(&self, table: &Table, seat: Seat) -> Result<Departure, CommandError> {
        let player = table.seating().player(seat);
        let called_off = match player.filter(|_| table.can_call_off()) {
            Some(player) => {
                let window = i64::try_from(CALLED_OFF_WINDOW.as_millis()).unwrap_or(i64::MAX);
                let since = Timestamp(self.now().0.saturating_sub(window));
                self.shared.store.called_off_by(player.user, since).await?
            }
            None => 0,
        };
        Ok(table.departure(seat, called_off))
    }

    /// The command that enforces the deadline of a match.
    pub(super) async fn deadline_command(&self, id: MatchId) -> Result<Command, CommandError> {
        let table = self.table(id).await?;
        let Some(seat) = table.to_act() else {
            return Ok(Command::Flag);
        };
        let player = table.seating().player(seat);
        let departure = self.departure(&table, seat).await?;
        Ok(match (player, departure) {
            (Some(player), Departure::CalledOff(_)) => Command::CallOff {
                user: player.user,
                reason: LeaveReason::Timeout,
            },
            _ => Command::Flag,
        })
    }
}
