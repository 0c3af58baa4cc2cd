//! The daily deal: the bot that answers the same play in the same way, the order of results, streaks, and what
//! is shared of a match. Which deal a day has is in [`claim_rules::daily`].

mod published;
mod replies;
mod result;
mod squares;
mod streak;
#[cfg(test)]
mod tests;

use claim_rules::cards::Seat;
use claim_rules::record::Secret;
use claim_rules::{Action, View};

use crate::bots::solver::Solver;
use crate::bots::{Bot, TimeBudget};
use crate::{Character, Level};

pub use published::published;
pub use replies::{RepliesChecked, check_replies};
pub use result::{Comparison, DailyResult, Outcome};
pub use squares::{Square, squares};
pub use streak::Streak;

/// The number of the bot that replies in daily deals (RECORD.md, "Daily deals").
///
/// **Raise it with any change after which a reply may differ**: of a network or its weights, of the search, the
/// solver, the level or the iterations. The test `replies_are_those_of_this_number` fails then. Write its records
/// anew with `CLAIM_BOT_BLESS=1 cargo test -p claim-ai daily`.
pub const BOT: u32 = 1;

/// The person's seat.
pub const PERSON: Seat = Seat::First;

/// The bot's level.
pub const LEVEL: Level = Level::Hard;

/// The bot.
#[must_use]
pub fn character() -> Character {
    LEVEL.character(0)
}

/// The bot's action; `None` while it is not to act. `line` is the number in the record of the line that it
/// writes, the header being line 1.
///
/// Equal arguments give equal actions, on any machine and in any build: one thread searches with a fixed number of
/// iterations, the solver keeps no results, and no function of the platform's mathematics is used.
#[must_use]
pub fn reply(view: &View, line: usize, secret: &Secret, solver: &Solver) -> Option<Action> {
    let mut rng = secret.named_stream(&format!("reply {line}"));
    Bot::from(character()).act(view, TimeBudget::FixedIterations, solver, &mut rng)
}
