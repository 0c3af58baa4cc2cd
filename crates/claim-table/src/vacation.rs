//! Vacations: while a person is away, their clocks are stopped in matches with days per turn. The number of
//! days per year is limited; a day (UTC) counts as soon as it has begun.

use crate::timestamp::Timestamp;

/// A day in milliseconds.
const DAY_MS: i64 = 86_400_000;

/// A vacation of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vacation {
    /// The first day (UTC), counted from 1 January 1970.
    pub first_day: i64,
    /// When it ends, or has ended: at midnight (UTC), or when the person has ended it before.
    pub until: Timestamp,
}

/// The day (UTC) of a point in time, counted from 1 January 1970.
#[must_use]
pub const fn day_of(time: Timestamp) -> i64 {
    time.0.div_euclid(DAY_MS)
}

/// The year (UTC) of a day, counted from 1970.
#[must_use]
pub fn year_of(day: i64) -> u32 {
    Timestamp(day.saturating_mul(DAY_MS)).month().0 / 12
}

impl Vacation {
    /// The vacation that results from taking `days` days (at least 1) at `now`, beginning today. If `last`,
    /// the last one, includes today, this replaces it and keeps its first day.
    #[must_use]
    pub fn of_days(last: Option<Self>, now: Timestamp, days: u32) -> Self {
        let today = day_of(now);
        let until = Timestamp((today + i64::from(days.max(1))).saturating_mul(DAY_MS));
        let continued = last.filter(|last| last.days().contains(&today));
        Self {
            first_day: continued.map_or(today, |last| last.first_day),
            until,
        }
    }

    /// This vacation, but ended at `now`.
    #[must_use]
    pub fn ended(self, now: Timestamp) -> Self {
        Self {
            until: self.until.min(now),
            ..self
        }
    }

    /// The end of the vacation; `None` if it is over.
    #[must_use]
    pub fn running(self, now: Timestamp) -> Option<Timestamp> {
        (self.until > now).then_some(self.until)
    }

    /// The days that have begun, or will begin, during the vacation.
    fn days(self) -> std::ops::RangeInclusive<i64> {
        self.first_day..=day_of(Timestamp(self.until.0.saturating_sub(1)))
    }

    /// The number of its days in a year.
    fn days_in(self, year: u32) -> u32 {
        let days = self.days().filter(|&day| year_of(day) == year).count();
        u32::try_from(days).unwrap_or(u32::MAX)
    }
}

/// The number of days of all these vacations in a year.
#[must_use]
pub fn days_in(vacations: &[Vacation], year: u32) -> u32 {
    let days = vacations.iter().map(|vacation| vacation.days_in(year));
    days.fold(0, u32::saturating_add)
}

/// Adds a vacation, or replaces the one that begins on the same day. Returns all vacations, and the maximum
/// number of days that they take in a year in which the new one begins or ends.
#[must_use]
pub fn plan(mut vacations: Vec<Vacation>, new: Vacation) -> (Vec<Vacation>, u32) {
    vacations.retain(|known| known.first_day != new.first_day);
    vacations.push(new);
    let days = new.days();
    let years = [year_of(*days.start()), year_of(*days.end())];
    let most = years.map(|year| days_in(&vacations, year));
    let most = most.into_iter().max().unwrap_or_default();
    (vacations, most)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    /// 30 December 2025, 18:00 UTC.
    const NOW: Timestamp = Timestamp(1_767_117_600_000);

    const HOUR: Duration = Duration::from_hours(1);

    #[test]
    fn days_count_as_soon_as_they_have_begun_in_their_year() {
        let vacation = Vacation::of_days(None, NOW, 5);
        assert_eq!(vacation.until, NOW + 6 * HOUR + 4 * 24 * HOUR);
        let [old, new] = [year_of(vacation.first_day), year_of(vacation.first_day) + 1];
        assert_eq!(old, 2025 - 1970);
        assert_eq!(
            [days_in(&[vacation], old), days_in(&[vacation], new)],
            [2, 3]
        );
        assert_eq!(plan(Vec::new(), vacation), (vec![vacation], 3));
        assert_eq!(vacation.running(NOW), Some(vacation.until));
        assert_eq!(vacation.running(vacation.until), None);

        // Although ended after an hour, it has used up today.
        let ended = vacation.ended(NOW + HOUR);
        assert_eq!(ended.running(NOW + HOUR), None);
        assert_eq!(days_in(&[ended], old), 1);
        // Leaving again on the same day does not count twice.
        let again = Vacation::of_days(Some(ended), NOW + 2 * HOUR, 2);
        assert_eq!(
            (again.first_day, days_in(&[again], old)),
            (ended.first_day, 2)
        );
        // A day later, it is a separate vacation.
        let later = Vacation::of_days(Some(ended), NOW + 24 * HOUR, 1);
        assert_eq!(days_in(&[ended, later], old), 2);
    }
}
