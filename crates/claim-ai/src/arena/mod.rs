//! The arena: which of two bots is better, and how certain that is.
//!
//! Every deal is played twice. In the first match the bots get seats at random, half of the sides
//! each; in the second they swap seats while chance stays the same. So neither cards nor seats
//! favour a bot, and equally good bots share the wins equally with any number of players.

mod confidence_interval;
mod contest;
mod missed_wins;
mod weights;

pub use confidence_interval::ConfidenceInterval;
pub use contest::{Contest, ContestError, DealOutcome};
pub use missed_wins::MissedWins;
pub use weights::compare_weights;
