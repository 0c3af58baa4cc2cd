//! Vacations: limited to a number of days per year, and applied to the person's matches.
//!
//! A vacation is applied to each of the person's running matches with days per turn, and to those
//! that start during it: the clock of such a match knows until when each player is away. It is
//! looked up just before, and again after it was applied, because another process may have stored a
//! newer one. If a process ends after storing a vacation and before applying it, the next start
//! applies it.

use claim_screens::VacationInfo;
use claim_table::ids::{MatchId, UserId};
use claim_table::limits::ReachedLimit;
use claim_table::timestamp::Timestamp;
use claim_table::vacation::{Vacation, day_of, days_in, plan, year_of};
use claim_table::{Command, Table};

use crate::{BackgroundWork, CommandError, Host, MAX_DECISIONS, Messenger};

/// The lengths of a vacation that can be chosen, in days, besides the longest that is possible.
const LENGTHS: [u32; 12] = [1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 28, 42];

/// The longest vacation that can be chosen, in days: a year.
const MAX_LENGTH: u32 = 366;

/// A vacation that has ended is still applied for this time, in milliseconds, to matches that have missed it:
/// one day.
const RECENT_MS: i64 = 86_400_000;

impl<M: Messenger> Host<M> {
    /// The current vacation of a person, and how much they can take.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn vacation(&self, user: UserId) -> Result<VacationInfo, CommandError> {
        let known = self.shared.store.vacations_of(user).await?;
        Ok(self.vacation_info(&known))
    }

    /// Starts a vacation of `days` days, today included; 0 ends the vacation. In running matches with days
    /// per turn, the person's clock stops, or runs again.
    ///
    /// # Errors
    ///
    /// [`ReachedLimit::VacationDays`], or if the database fails.
    pub async fn take_vacation(
        &self,
        user: UserId,
        days: u32,
    ) -> Result<VacationInfo, CommandError> {
        let per_year = self.shared.limits.vacation_days_per_year;
        for _ in 0..MAX_DECISIONS {
            let known = self.shared.store.vacations_of(user).await?;
            let (last, now) = (known.last().copied(), self.now());
            let next = match last.filter(|last| last.running(now).is_some()) {
                Some(running) if days == 0 => running.ended(now),
                None if days == 0 => return Ok(self.vacation_info(&known)),
                _ => Vacation::of_days(last, now, days.min(per_year.saturating_add(1))),
            };
            let (planned, max_per_year) = plan(known, next);
            if days > 0 && max_per_year > per_year {
                return Err(ReachedLimit::VacationDays(per_year).into());
            }
            match self.shared.store.save_vacation(user, last, next).await {
                Err(claim_store::Error::Conflict) => {}
                saved => {
                    saved?;
                    if self.apply_vacation(user).await.is_err() {
                        self.resume_vacations();
                    }
                    return Ok(self.vacation_info(&planned));
                }
            }
        }
        Err(claim_store::Error::Conflict.into())
    }

    /// Applies stored vacations to matches that have missed them, because the process ended or the database
    /// failed in between.
    pub(crate) fn resume_vacations(&self) {
        self.supervise(
            BackgroundWork::Vacations,
            None,
            Self::apply_stored_vacations,
        );
    }

    async fn apply_stored_vacations(self) -> Result<(), CommandError> {
        let since = Timestamp(self.now().0.saturating_sub(RECENT_MS));
        let mut applied = Ok(());
        for (user, _) in self.shared.store.vacations_after(since).await? {
            applied = applied.and(self.apply_vacation(user).await);
        }
        applied
    }

    /// Applies a person's vacation to their running matches. A failure in one match does not keep it from
    /// being applied to the others.
    async fn apply_vacation(&self, user: UserId) -> Result<(), CommandError> {
        let mut applied = Ok(());
        for id in self.shared.store.unfinished_matches_of(user).await? {
            if let Err(error) = self.apply_vacation_to(id, user).await {
                tracing::error!(%id, ?error, "could not apply a vacation to a match");
                applied = applied.and(Err(error));
            }
        }
        applied
    }

    /// Applies a person's last vacation to a match, if it is running and does not have it yet.
    async fn apply_vacation_to(&self, id: MatchId, user: UserId) -> Result<(), CommandError> {
        // Looked up again after each change: meanwhile another process may have stored a newer vacation, and applied it.
        for _ in 0..MAX_DECISIONS {
            let table = match self.readable_table(id).await? {
                Some(table) if table.running().is_some() => table,
                _ => return Ok(()),
            };
            let stored = self.shared.store.vacations_of(user).await?;
            let Some(until) = stored.last().map(|last| last.until) else {
                return Ok(());
            };
            let (seat, now) = (table.seating().seat_of(user), self.now());
            let known = seat.and_then(|seat| table.vacation(seat));
            if known.map_or(now, |known| known.max(now)) == until.max(now) {
                return Ok(());
            }
            match self.command(id, Command::SetVacation(user, until)).await {
                Ok(_) => self.present(id),
                Err(CommandError::Refused(_)) => return Ok(()),
                Err(error) => return Err(error),
            }
        }
        Err(claim_store::Error::Conflict.into())
    }

    /// Applies the players' vacations to a match that is about to start.
    pub(crate) async fn start_vacations(
        &self,
        next: &mut Table,
        now: Timestamp,
    ) -> Result<(), CommandError> {
        if !next.settings().time_control.has_days_per_turn() {
            return Ok(());
        }
        let players = next.seating().players().map(|(_, player)| player.user);
        let players: Vec<_> = players.collect();
        for user in players {
            let known = self.shared.store.vacations_of(user).await?;
            let until = known.last().and_then(|last| last.running(now));
            let applied = until.map(|until| next.execute(Command::SetVacation(user, until), now));
            if let Some(Ok((after, _))) = applied {
                *next = after;
            }
        }
        Ok(())
    }

    /// Applies the players' vacations to a match that has started, again: one that was stored just before the start
    /// was saved has missed the match, which did not run yet.
    pub(crate) fn check_vacations(&self, table: &Table) {
        if table.running().is_none() || !table.settings().time_control.has_days_per_turn() {
            return;
        }
        let id = table.id();
        let players = table.seating().players().map(|(_, player)| player.user);
        let players: Vec<_> = players.collect();
        self.supervise(BackgroundWork::Vacations, id, move |host| {
            let players = players.clone();
            async move {
                for user in players {
                    host.apply_vacation_to(id, user).await?;
                }
                Ok(())
            }
        });
    }

    fn vacation_info(&self, known: &[Vacation]) -> VacationInfo {
        let now = self.now();
        let per_year = self.shared.limits.vacation_days_per_year;
        let last = known.last().copied();
        let can_take = |days: &u32| {
            let (_, max_per_year) = plan(known.to_vec(), Vacation::of_days(last, now, *days));
            max_per_year <= per_year
        };
        let mut choices: Vec<_> = LENGTHS.into_iter().filter(can_take).collect();
        choices.extend((1..=MAX_LENGTH).rev().find(can_take));
        choices.dedup();
        VacationInfo {
            until: last
                .and_then(|last| last.running(now))
                .map(Timestamp::unix_seconds),
            days_left: per_year.saturating_sub(days_in(known, year_of(day_of(now)))),
            days_per_year: per_year,
            choices,
        }
    }
}
