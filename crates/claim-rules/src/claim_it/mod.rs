//! Claim It (RULES.md 3), a push-your-luck dice game on a board, for 2 to 5 players, in both
//! variants.
//!
//! Nothing is hidden. Playing a match allocates no memory.
//!
//! ```
//! use claim_rules::cards::Seat;
//! use claim_rules::claim_it::{Action, Setup, State, Stone, Variant};
//!
//! let mut state = State::new(Setup::new(2, Variant::Standard)?);
//! state.choose_first(Seat::First)?;
//! state.play(Action::Roll)?;
//! state.roll("3 5 1".parse()?)?;
//!
//! // Two dice name the space, the third the claim stone.
//! let space = "3,5".parse()?;
//! let stone = state.public_view().stone_for(space);
//! assert_eq!(stone, Some(Stone::Claim("1".parse()?)));
//! state.play(Action::Use(space))?;
//! assert!(state.legal_actions().iter().eq([Action::Roll, Action::Stop]));
//!
//! state.play(Action::Stop)?;
//! assert!(state.public_view().stones[Seat::First].contains(space));
//! assert_eq!(state.to_act(), Some(Seat::Second));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod chance;
mod dice;
mod face;
mod game;
mod result;
mod score;
mod setup;
mod space;
mod state;
#[cfg(test)]
mod tests;
mod view;

pub use action::{Action, Actions, ActionsIter};
pub use chance::Chance;
pub use dice::Dice;
pub use face::{ByFace, Face};
pub use score::{Score, Standing};
pub use setup::{Setup, SetupError, Variant};
pub use space::{Space, Spaces};
pub use state::{IllegalAction, State};
pub use view::{Awaiting, LastTurn, Placed, PublicView, Stone, Supply, TurnEnd, Use, View};
