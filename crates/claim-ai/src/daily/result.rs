//! The order of the results of a daily deal.

use claim_rules::State;
use claim_rules::record::Tally;

use super::PERSON;

/// How a match ended for the person, the worst first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// The bot won.
    Lost,
    /// Both won.
    Drawn,
    /// The person won.
    Won,
}

/// The result of a daily deal that was played to its end. Won is better than drawn, and drawn than lost; then the
/// difference of the scores decides, then one's own extra.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DailyResult {
    /// How the match ended.
    pub outcome: Outcome,
    /// What the person has to show for.
    pub own: Tally,
    /// The score of the bot.
    pub other_score: u16,
}

/// How a result compares with all results of the day, itself included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Comparison {
    /// How many results there are, at least 1.
    pub all: u32,
    /// How many are better.
    pub better: u32,
    /// How many are worse.
    pub worse: u32,
}

impl Outcome {
    /// All outcomes, the worst first.
    pub const ALL: [Self; 3] = [Self::Lost, Self::Drawn, Self::Won];

    /// The id in message keys.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Lost => "lost",
            Self::Drawn => "drawn",
            Self::Won => "won",
        }
    }
}

impl DailyResult {
    /// The result of a match that is over by the rules; `None` if it is not.
    #[must_use]
    pub fn of(state: &State) -> Option<Self> {
        let (tallies, winners) = (state.tallies()?, state.outcome()?.winners);
        let other = PERSON.next(claim_rules::daily::PLAYERS);
        let outcome = match (winners.contains(&PERSON), winners.contains(&other)) {
            (true, false) => Outcome::Won,
            (true, true) => Outcome::Drawn,
            (false, _) => Outcome::Lost,
        };
        Some(Self {
            outcome,
            own: tallies[PERSON],
            other_score: tallies[other].score,
        })
    }

    /// By how much the person's score is higher.
    #[must_use]
    pub fn difference(&self) -> i32 {
        i32::from(self.own.score) - i32::from(self.other_score)
    }

    /// Greater for a better result; equal for results that share a place.
    fn key(self) -> (Outcome, i32, u16) {
        (self.outcome, self.difference(), self.own.extra)
    }

    /// How this result compares with others.
    #[must_use]
    pub fn compare(self, others: impl IntoIterator<Item = Self>) -> Comparison {
        let mut comparison = Comparison {
            all: 1,
            ..Comparison::default()
        };
        for other in others {
            comparison.all += 1;
            comparison.better += u32::from(other.key() > self.key());
            comparison.worse += u32::from(other.key() < self.key());
        }
        comparison
    }
}

impl Comparison {
    /// The place, from 1. Equal results share one.
    #[must_use]
    pub const fn place(self) -> u32 {
        self.better + 1
    }

    /// How many per cent of the others are worse, rounded down; `None` if there are no others.
    #[must_use]
    pub fn better_than(self) -> Option<u32> {
        let others = u64::from(self.all.saturating_sub(1));
        let share = (u64::from(self.worse) * 100).checked_div(others)?;
        u32::try_from(share).ok()
    }
}
