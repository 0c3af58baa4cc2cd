//! What a person has played, as far as it counts for achievements and for their results against bots.

mod achievement;
#[cfg(test)]
mod tests;

use claim_ai::Level;
use claim_ai::puzzle::PuzzleStats;
use claim_rules::{Day, GameKind};

use crate::ids::{MatchId, UserId};
use crate::rating::Outcome;
use crate::table::DailyMatch;
use crate::timestamp::Timestamp;

pub use achievement::Achievement;

/// What a person has done so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Career {
    /// Their matches that count, in the order in which they ended.
    pub matches: Vec<CareerMatch>,
    /// Their puzzles.
    pub puzzles: PuzzleStats,
    /// How many tournaments they have won, also together with others.
    pub events_won: u32,
}

/// A finished match that counts, as one of its players sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CareerMatch {
    /// The match.
    pub id: MatchId,
    /// The game.
    pub game: GameKind,
    /// When it ended.
    pub ended_at: Timestamp,
    /// How it ended for the player.
    pub result: SeatResult,
    /// Who played against them.
    pub opponents: Vec<Opponent>,
    /// Who played on their side.
    pub partners: Vec<Opponent>,
    /// The day whose deal it was; `None` for other matches.
    pub daily: Option<Day>,
    /// Whether it belongs to a tournament.
    pub is_of_event: bool,
}

/// How a match ended for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatResult {
    /// Won, drawn or lost. Who left before the end has lost.
    pub outcome: Outcome,
    /// The scores by which daily deals are compared, if the match was played to its end: that of the seat, and the highest of
    /// the other sides.
    pub scores: Option<(u16, u16)>,
}

/// Another player of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// A person.
    Person(UserId),
    /// A bot.
    Bot(Level),
}

impl CareerMatch {
    /// Whether the player won.
    #[must_use]
    pub fn is_won(&self) -> bool {
        self.result.outcome == Outcome::Won
    }

    /// The people who played against them.
    pub fn people(&self) -> impl Iterator<Item = UserId> {
        self.opponents.iter().filter_map(|it| match it {
            Opponent::Person(user) => Some(*user),
            Opponent::Bot(_) => None,
        })
    }

    /// The levels of the bots that played against them.
    pub fn bots(&self) -> impl Iterator<Item = Level> {
        self.opponents.iter().filter_map(|it| match it {
            Opponent::Person(_) => None,
            Opponent::Bot(level) => Some(*level),
        })
    }

    /// The day whose deal the player finished in time.
    fn finished_daily(&self) -> Option<Day> {
        let is_played = self.result.scores.is_some();
        let in_time = |day: &Day| !DailyMatch::is_closed(*day, self.ended_at);
        self.daily.filter(|_| is_played).filter(in_time)
    }
}
