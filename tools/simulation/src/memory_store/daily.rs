//! The daily deals.

use async_trait::async_trait;
use claim_rules::Day;
use claim_rules::record::Secret;
use claim_store::{DailyAttempt, DailyRow, DailyStore, Error, Result, TableChange};
use claim_table::ids::UserId;

use super::{Data, MemoryStore};

impl Data {
    /// Fails if a change begins a second attempt of a person at the deal of a day.
    pub(super) fn check_attempt(&self, change: &TableChange<'_>) -> Result<()> {
        let begun = change.begun_attempt();
        let key = begun.map(|it| (it.day, change.after.settings().host));
        if key.is_some_and(|key| self.daily_attempts.contains_key(&key)) {
            return Err(Error::Conflict);
        }
        Ok(())
    }

    /// Saves the attempt that a change begins or ends.
    pub(super) fn save_attempt(&mut self, change: &TableChange<'_>) {
        let id = change.after.id();
        if let Some(begun) = change.begun_attempt() {
            let key = (begun.day, change.after.settings().host);
            self.daily_attempts.insert(key, (id, None));
        }
        if let Some(result) = change.daily_result() {
            let mut attempts = self.daily_attempts.values_mut();
            if let Some(attempt) = attempts.find(|(it, _)| *it == id) {
                attempt.1 = Some(result);
            }
        }
    }

    /// Gives a person's attempts to a pseudonym.
    pub(super) fn rename_attempts(&mut self, user: UserId, pseudonym: UserId) {
        let attempts = std::mem::take(&mut self.daily_attempts).into_iter();
        let renamed = |it| if it == user { pseudonym } else { it };
        self.daily_attempts = attempts
            .map(|((day, it), attempt)| ((day, renamed(it)), attempt))
            .collect();
    }
}

#[async_trait]
impl DailyStore for MemoryStore {
    async fn daily_secret(&self, day: Day, new: &Secret) -> Result<Secret> {
        self.change("daily_secret", |data| {
            let secret = data.daily_secrets.entry(day);
            Ok(secret.or_insert_with(|| new.clone()).clone())
        })
        .await
    }

    async fn daily_attempt(&self, day: Day, user: UserId) -> Result<Option<DailyAttempt>> {
        self.read("daily_attempt", |data| {
            let attempt = data.daily_attempts.get(&(day, user));
            Ok(attempt.map(|&(table, result)| DailyAttempt { day, table, result }))
        })
        .await
    }

    async fn daily_attempts(&self, user: UserId) -> Result<Vec<DailyAttempt>> {
        self.read("daily_attempts", |data| {
            let attempts = data.daily_attempts.iter().rev();
            let own = attempts.filter(|((_, it), _)| *it == user);
            let attempt = |(&(day, _), &(table, result))| DailyAttempt { day, table, result };
            Ok(own.map(attempt).collect())
        })
        .await
    }

    async fn daily_results(&self, day: Day) -> Result<Vec<DailyRow>> {
        self.read("daily_results", |data| {
            let attempts = data.daily_attempts.iter();
            let of_day = attempts.filter(|((it, _), _)| *it == day);
            let row = |(&(_, user), &(table, result))| {
                let stored = data.matches.get(&table)?;
                let seat = stored.seating.seat_of(user)?;
                Some(DailyRow {
                    user,
                    name: stored.seating.player(seat)?.name.clone(),
                    guild: stored.settings.daily?.begun_in,
                    table,
                    result: result?,
                })
            };
            Ok(of_day.filter_map(row).collect())
        })
        .await
    }
}
