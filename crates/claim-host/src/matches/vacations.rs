//! Vacations, applied to the matches of those who take them.
//!
//! A vacation is applied to each of the person's running matches with days per turn, and to those
//! that start during it: the clock of such a match knows until when each player is away. It is
//! looked up just before, and again after it was applied, because another process may have stored a
//! newer one. If a process ends after storing a vacation and before applying it, the next start
//! applies it.

use claim_table::ids::{MatchId, UserId};
use claim_table::timestamp::Timestamp;
use claim_table::{Command, Table};

use super::Matches;
use crate::{BackgroundWork, CommandError, MAX_DECISIONS};

/// A vacation that has ended is still applied for this time, in milliseconds, to matches that have missed it:
/// one day.
const RECENT_MS: i64 = 86_400_000;

/// The vacations of players in their matches.
#[derive(Clone, Debug)]
pub(crate) struct Vacations {
    matches: Matches,
}

impl Vacations {
    /// The vacations in these matches.
    pub(crate) const fn new(matches: Matches) -> Self {
        Self { matches }
    }

    /// Applies stored vacations to matches that have missed them, because the process ended or the database
    /// failed in between.
    pub(crate) fn resume(&self) {
        let supervisor = self.matches.supervisor();
        supervisor.supervise(self, BackgroundWork::Vacations, None, Self::apply_stored);
    }

    async fn apply_stored(self) -> Result<(), CommandError> {
        let since = Timestamp(self.matches.now().0.saturating_sub(RECENT_MS));
        let mut applied = Ok(());
        for (user, _) in self.matches.store().vacations_after(since).await? {
            applied = applied.and(self.apply(user).await);
        }
        applied
    }

    /// Applies a person's vacation to their running matches. A failure in one match does not keep it from
    /// being applied to the others.
    pub(crate) async fn apply(&self, user: UserId) -> Result<(), CommandError> {
        let mut applied = Ok(());
        for id in self.matches.store().unfinished_matches_of(user).await? {
            if let Err(error) = self.apply_to(id, user).await {
                tracing::error!(%id, ?error, "could not apply a vacation to a match");
                applied = applied.and(Err(error));
            }
        }
        applied
    }

    /// Applies a person's last vacation to a match, if it is running and does not have it yet.
    async fn apply_to(&self, id: MatchId, user: UserId) -> Result<(), CommandError> {
        // Looked up again after each change: meanwhile another process may have stored a newer vacation, and applied it.
        for _ in 0..MAX_DECISIONS {
            let table = match self.matches.readable_table(id).await? {
                Some(table) if table.running().is_some() => table,
                _ => return Ok(()),
            };
            let stored = self.matches.store().vacations_of(user).await?;
            let Some(until) = stored.last().map(|last| last.until) else {
                return Ok(());
            };
            let (seat, now) = (table.seating().seat_of(user), self.matches.now());
            let known = seat.and_then(|seat| table.vacation(seat));
            if known.map_or(now, |known| known.max(now)) == until.max(now) {
                return Ok(());
            }
            match self
                .matches
                .command(id, Command::SetVacation(user, until))
                .await
            {
                Ok(_) => self.matches.present(id),
                Err(CommandError::Refused(_)) => return Ok(()),
                Err(error) => return Err(error),
            }
        }
        Err(CommandError::Conflict)
    }

    /// Applies the players' vacations to a match that has started, again: one that was stored just before the start
    /// was saved has missed the match, which did not run yet.
    pub(crate) fn check(&self, table: &Table) {
        if table.running().is_none() || !table.settings().time_control.has_days_per_turn() {
            return;
        }
        let id = table.id();
        let players = table.seating().players().map(|(_, player)| player.user);
        let players: Vec<_> = players.collect();
        let supervisor = self.matches.supervisor();
        supervisor.supervise(
            self,
            BackgroundWork::Vacations,
            id,
            move |vacations: Self| {
                let players = players.clone();
                async move {
                    for user in players {
                        vacations.apply_to(id, user).await?;
                    }
                    Ok(())
                }
            },
        );
    }
}
