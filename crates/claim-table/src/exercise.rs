//! Exercises: a person's own mistakes, to be decided better. What is solved comes back after longer and longer intervals.
//! A day (UTC) has a few of them.

use std::cmp::Reverse;

use claim_ai::puzzle::Day;

use crate::ids::MatchId;

/// After how many days an exercise comes back that was solved once, twice, and so on in a row. After that it is done.
const INTERVALS: [u32; 5] = [1, 3, 7, 16, 35];

/// How many exercises of a match there are at most for each player.
pub const MAX_PER_MATCH: usize = 3;

/// How many exercises a person keeps at most.
pub const MAX_PER_PERSON: usize = 200;

/// How many answers of a day are enough.
pub const ENOUGH_PER_DAY: u32 = 5;

/// A decision of a finished match, to be made again by its player. Sorted by when it is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Exercise {
    /// From which day on it is due. It changes with each answer, so that it also tells the answers apart.
    pub due: Day,
    /// The match.
    pub table: MatchId,
    /// The number of actions before the decision.
    pub actions: u32,
    /// How many days after the last answer it is due; 0 if there was none.
    pub interval: u32,
    /// How often it was solved in a row.
    pub solved: u32,
}

impl Exercise {
    /// An exercise that has not been answered and is due today.
    #[must_use]
    pub const fn new(table: MatchId, actions: u32, today: Day) -> Self {
        Self {
            due: today,
            table,
            actions,
            interval: 0,
            solved: 0,
        }
    }

    /// The exercise after an answer of today.
    #[must_use]
    pub fn answered(self, today: Day, is_solved: bool) -> Self {
        let solved = if is_solved { self.solved + 1 } else { 0 };
        let index = (solved.saturating_sub(1) as usize).min(INTERVALS.len() - 1);
        let interval = INTERVALS[index];
        Self {
            due: Day(today.0.saturating_add(interval)),
            interval,
            solved,
            ..self
        }
    }

    /// Whether it was solved so often that it does not come back.
    #[must_use]
    pub const fn is_done(self) -> bool {
        self.solved as usize > INTERVALS.len()
    }

    /// Whether it is to be answered.
    #[must_use]
    pub fn is_due(self, today: Day) -> bool {
        !self.is_done() && self.due <= today
    }

    /// Whether it was not answered yet.
    #[must_use]
    pub const fn is_new(self) -> bool {
        self.interval == 0
    }

    /// The day of the last answer; `None` if there was none.
    fn answered_on(self) -> Option<Day> {
        (!self.is_new()).then(|| Day(self.due.0.saturating_sub(self.interval)))
    }
}

/// What a person has to practise on a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Practice {
    /// How many exercises were answered on that day.
    pub answered: u32,
    /// Those that are due, the first one first.
    pub due: Vec<Exercise>,
    /// When the next one comes, of those that are not due.
    pub next: Option<Day>,
}

impl Practice {
    /// What there is for a person with these exercises.
    #[must_use]
    pub fn of(exercises: &[Exercise], today: Day) -> Self {
        let is_answered = |it: &&Exercise| it.answered_on() == Some(today);
        let answered = exercises.iter().filter(is_answered).count();
        let mut due: Vec<_> = exercises.to_vec();
        due.retain(|it| it.is_due(today));
        due.sort_unstable();
        let later = exercises.iter().filter(|it| !it.is_done());
        let later = later.map(|it| it.due).filter(|&day| day > today);
        Self {
            answered: count(answered),
            due,
            next: later.min(),
        }
    }

    /// Whether the answers of the day are enough.
    #[must_use]
    pub const fn is_enough(&self) -> bool {
        self.answered >= ENOUGH_PER_DAY
    }

    /// The number of the next exercise of the day, and how many there are; `None` for those beyond what is enough.
    #[must_use]
    pub fn number(&self) -> (u32, Option<u32>) {
        let total = self.answered.saturating_add(count(self.due.len()));
        let total = (!self.is_enough()).then(|| total.min(ENOUGH_PER_DAY));
        (self.answered + 1, total)
    }
}

/// The exercises that a person does not keep if they have more than `max`: first those solved last the longest time ago,
/// then the oldest of the others.
#[must_use]
pub fn surplus(exercises: &[Exercise], max: usize) -> Vec<Exercise> {
    let mut by_worth = exercises.to_vec();
    by_worth.sort_unstable_by_key(|it| {
        let last = it.answered_on().unwrap_or(it.due);
        (it.solved > 0, Reverse(last), it.table, it.actions)
    });
    by_worth.split_off(max.min(by_worth.len()))
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TODAY: Day = Day(20_000);

    fn exercise(actions: u32) -> Exercise {
        Exercise::new(MatchId::NONE, actions, TODAY)
    }

    #[test]
    fn solved_exercise_comes_back_after_growing_intervals_until_it_is_done() {
        let (mut it, mut today) = (exercise(7), TODAY);
        for interval in [1, 3, 7, 16, 35] {
            assert!(it.is_due(today));
            it = it.answered(today, true);
            let before = Day(today.0 + interval - 1);
            today = Day(today.0 + interval);
            assert!(!it.is_due(before), "{it:?}");
        }
        assert!(it.is_due(today) && !it.is_done());
        let done = it.answered(today, true);
        assert!(done.is_done() && !done.is_due(Day(u32::MAX)));
    }

    #[test]
    fn wrong_answer_starts_again_tomorrow() {
        let mut it = exercise(7);
        for _ in 0..4 {
            it = it.answered(it.due, true);
        }
        let late = Day(it.due.0 + 100);
        let missed = it.answered(late, false);
        let tomorrow = Day(late.0 + 1);
        assert_eq!(missed.due, tomorrow);
        let solved = missed.answered(tomorrow, true);
        assert_eq!(solved.due, Day(tomorrow.0 + 1), "the first interval");
    }

    #[test]
    fn a_few_answers_a_day_are_enough() {
        let mut all: Vec<_> = (0..8).map(exercise).collect();
        assert_eq!(Practice::of(&all, TODAY).number(), (1, Some(5)));
        for (index, it) in all.iter_mut().take(5).enumerate() {
            *it = it.answered(TODAY, index > 0);
        }
        let practice = Practice::of(&all, TODAY);
        assert!(practice.is_enough());
        assert_eq!(practice.number(), (6, None));
        assert_eq!(practice.due, all[5..]);
        let tomorrow = Day(TODAY.0 + 1);
        assert_eq!(practice.next, Some(tomorrow));
        let practice = Practice::of(&all, tomorrow);
        assert_eq!((practice.answered, practice.due.len()), (0, 8));
        assert_eq!(Practice::of(&all[..2], TODAY).number(), (3, Some(2)));
    }

    #[test]
    fn those_solved_long_ago_are_dropped_first() {
        let day = |days| Day(TODAY.0 + days);
        let [missed, solved, solved_before, new] = [0, 1, 2, 3].map(exercise);
        let all = [
            missed.answered(TODAY, false),
            solved.answered(day(2), true),
            solved_before.answered(day(1), true),
            new,
        ];
        let dropped = |max| {
            let dropped = surplus(&all, max);
            let mut dropped: Vec<_> = dropped.iter().map(|it| it.actions).collect();
            dropped.sort_unstable();
            dropped
        };
        assert!(dropped(4).is_empty());
        assert_eq!(dropped(3), [2]);
        assert_eq!(dropped(2), [1, 2]);
    }
}
