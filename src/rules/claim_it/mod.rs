//! Claim It (RULES.md 3): dice, and a board on which to push one's luck. For 2 to 5 players, in
//! both variants; nothing is hidden, and nothing allocates per play.

mod action;
mod chance;
mod dice;
mod game;
mod score;
mod setup;
mod space;
mod state;
#[cfg(test)]
mod tests;
mod view;

pub use action::{Action, Actions, ActionsIter};
pub use chance::Chance;
pub use dice::{ByFace, Dice, Face};
pub use score::{Score, Standing, result};
pub use setup::{Setup, SetupError, Variant};
pub use space::{Space, Spaces, SpacesIter};
pub use state::{IllegalAction, State};
pub use view::{Awaiting, LastTurn, Placed, PublicView, Stone, Supply, TurnEnd, Use, View};
