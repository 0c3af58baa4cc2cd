//! The vacations of people.

use async_trait::async_trait;
use claim_store::{Error, Result, VacationStore};
use claim_table::ids::UserId;
use claim_table::timestamp::Timestamp;
use claim_table::vacation::Vacation;

use super::MemoryStore;

#[async_trait]
impl VacationStore for MemoryStore {
    async fn vacations_of(&self, user: UserId) -> Result<Vec<Vacation>> {
        self.read("vacations_of", |data| {
            Ok(data.vacations.get(&user).cloned().unwrap_or_default())
        })
        .await
    }

    async fn vacations_after(&self, time: Timestamp) -> Result<Vec<(UserId, Vacation)>> {
        self.read("vacations_after", |data| {
            let all = data.vacations.iter();
            let last = all.filter_map(|(&user, known)| Some((user, *known.last()?)));
            Ok(last.filter(|(_, last)| last.until > time).collect())
        })
        .await
    }

    async fn save_vacation(
        &self,
        user: UserId,
        before: Option<Vacation>,
        after: Vacation,
    ) -> Result<()> {
        self.change("save_vacation", |data| {
            let known = data.vacations.get(&user);
            if known.and_then(|known| known.last()).copied() != before {
                return Err(Error::Conflict);
            }
            let known = data.vacations.entry(user).or_default();
            known.retain(|vacation| vacation.first_day != after.first_day);
            known.push(after);
            known.sort_by_key(|vacation| vacation.first_day);
            Ok(())
        })
        .await
    }
}
