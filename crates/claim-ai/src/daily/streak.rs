//! Days in a row.

use claim_rules::Day;

/// On how many days in a row a person has finished the daily deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// Up to today or yesterday.
    pub current: u32,
    /// The most ever.
    pub best: u32,
}

impl Streak {
    /// The streak as of `today`, from the days whose deals the person has finished, in any order.
    #[must_use]
    pub fn of(mut days: Vec<Day>, today: Day) -> Self {
        days.sort_unstable();
        days.dedup();
        let (mut best, mut run, mut last) = (0, 0, None);
        for day in days {
            run = if last.is_some_and(|last: Day| last.plus(1) == day) {
                run + 1
            } else {
                1
            };
            best = best.max(run);
            last = Some(day);
        }
        let is_alive = last.is_some_and(|last| last >= today.before());
        Self {
            current: if is_alive { run } else { 0 },
            best,
        }
    }
}
