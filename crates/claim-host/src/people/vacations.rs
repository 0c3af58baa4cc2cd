//! Vacations: limited to a number of days per year. `matches/vacations.rs` applies them to matches.

use claim_screens::VacationInfo;
use claim_table::ids::UserId;
use claim_table::limits::ReachedLimit;
use claim_table::timestamp::Timestamp;
use claim_table::vacation::{Vacation, day_of, days_in, plan, year_of};
use claim_table::{Command, Table};

use super::People;
use crate::{CommandError, MAX_DECISIONS};

/// The lengths of a vacation that can be chosen, in days, besides the longest that is possible.
const LENGTHS: [u32; 12] = [1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 28, 42];

/// The longest vacation that can be chosen, in days: a year.
const MAX_LENGTH: u32 = 366;

/// The vacations of a person after a request.
pub(crate) struct RequestedVacation {
    /// All their vacations.
    pub(crate) planned: Vec<Vacation>,
    /// Whether the request has changed them.
    pub(crate) is_changed: bool,
}

impl People {
    /// The current vacation of a person, and how much they can take.
    pub async fn vacation(&self, user: UserId) -> Result<VacationInfo, CommandError> {
        let known = self.store.vacations_of(user).await?;
        Ok(self.vacation_info(&known))
    }

    /// Stores a vacation of `days` days, today included; 0 ends the vacation.
    ///
    /// # Errors
    ///
    /// [`ReachedLimit::VacationDays`], or if the database fails.
    pub(crate) async fn store_vacation(
        &self,
        user: UserId,
        days: u32,
    ) -> Result<RequestedVacation, CommandError> {
        let per_year = self.limits.vacation_days_per_year;
        for _ in 0..MAX_DECISIONS {
            let known = self.store.vacations_of(user).await?;
            let (last, now) = (known.last().copied(), self.environment.now());
            let next = match last.filter(|last| last.running(now).is_some()) {
                Some(running) if days == 0 => running.ended(now),
                None if days == 0 => {
                    return Ok(RequestedVacation {
                        planned: known,
                        is_changed: false,
                    });
                }
                _ => Vacation::of_days(last, now, days.min(per_year.saturating_add(1))),
            };
            let (planned, max_per_year) = plan(known, next);
            if days > 0 && max_per_year > per_year {
                return Err(ReachedLimit::VacationDays(per_year).into());
            }
            match self.store.save_vacation(user, last, next).await {
                Err(claim_store::Error::Conflict) => {}
                saved => {
                    saved?;
                    return Ok(RequestedVacation {
                        planned,
                        is_changed: true,
                    });
                }
            }
        }
        Err(CommandError::Conflict)
    }

    /// Until when a person who is on vacation is away.
    async fn away_until(
        &self,
        user: UserId,
        now: Timestamp,
    ) -> claim_store::Result<Option<Timestamp>> {
        let known = self.store.vacations_of(user).await?;
        Ok(known.last().and_then(|last| last.running(now)))
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
            let until = self.away_until(user, now).await?;
            let applied = until.map(|until| next.execute(Command::SetVacation(user, until), now));
            if let Some(Ok((after, _))) = applied {
                *next = after;
            }
        }
        Ok(())
    }

    /// What a person is shown of these vacations of theirs.
    pub(crate) fn vacation_info(&self, known: &[Vacation]) -> VacationInfo {
        let now = self.environment.now();
        let per_year = self.limits.vacation_days_per_year;
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
