//! The outcome of a match that was played to its end, as its record states it.

use serde_json::Value;

use crate::cards::{BySeat, Faction, Seat};
use crate::{Game, State, Turn, games};

/// The outcome of a match that was played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The seats that won; in a draw, all that are tied.
    pub winners: Vec<Seat>,
    /// The `result` object of the record (RECORD.md, "Results").
    pub result: Value,
}

/// What a seat has to show for in a match that was played to its end, to compare it with others that played
/// the same deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tally {
    /// What decides: votes won; points; the size of the largest group.
    pub score: u16,
    /// What counts next: cards in the score pile; figures in the supply; gold claims.
    pub extra: u16,
}

/// A game whose outcome can be recorded. Each game implements it in its `result.rs`, the only place
/// that knows the JSON form of its scores.
pub trait RecordedGame: Game {
    /// The `result` object of the record (RECORD.md, "Results"), once the match is over.
    fn result(&self) -> Option<Value>;

    /// What each seat has to show for, once the match is over; meaningless before. The seats of a side have the
    /// same score.
    fn tallies(&self) -> BySeat<Tally>;

    /// The factions that were won, each with the side that won it, once the match is over. Empty in a
    /// game without factions.
    fn won_factions(&self) -> Vec<(Faction, Seat)> {
        Vec::new()
    }
}

/// Generates the dispatch to the game's result.
macro_rules! dispatch {
    ($($game:ident($folder:ident) { $($kind:ident = $id:literal),+ })+) => {
        impl State {
            /// The outcome, once the match is over.
            #[must_use]
            pub fn outcome(&self) -> Option<Outcome> {
                let (winners, result) = match self {
                    $(Self::$game(state) => (state.winners(), state.result()),)+
                };
                Some(Outcome {
                    winners: winners.iter().collect(),
                    result: result?,
                })
            }

            /// What each seat has to show for, once the match is over.
            #[must_use]
            pub fn tallies(&self) -> Option<BySeat<Tally>> {
                if self.turn() != Turn::Over {
                    return None;
                }
                Some(match self {
                    $(Self::$game(state) => RecordedGame::tallies(&**state),)+
                })
            }

            /// The factions that were won, each with the side that won it (see
            /// [`GameSetup::side`](crate::GameSetup::side)), once the match is over.
            #[must_use]
            pub fn won_factions(&self) -> Vec<(Faction, Seat)> {
                match self {
                    $(Self::$game(state) => state.won_factions(),)+
                }
            }
        }
    };
}

games!(dispatch);
