//! The engine of the trick-taking games (RULES.md 1): Claim, Claim 2 and all combined decks, for 2
//! to 4 players.
//!
//! Factions are data plus small powers at named hooks. Playing a match allocates no memory.
//!
//! ```
//! use claim_rules::cards::Seat;
//! use claim_rules::claim::{Action, Awaiting, CLAIM, Phase, Setup, State};
//! use claim_rules::chance;
//! use rand::SeedableRng;
//! use rand::rngs::ChaCha20Rng;
//!
//! let mut rng = ChaCha20Rng::seed_from_u64(7);
//! let mut state = State::new(Setup::new(CLAIM, 2)?);
//! state.choose_first(Seat::Second)?;
//! let mut deck = state.setup().deck();
//! chance::shuffle(&mut rng, &mut deck);
//! state.deal(&deck)?;
//! assert_eq!(state.awaiting(), Awaiting::Play(Seat::Second));
//!
//! // The leader plays any card; here, the first of the hand.
//! let hand = state.view(Seat::Second).own.hand;
//! let lead = hand.into_iter().next().expect("13 cards were dealt");
//! state.play(Action::Play(lead))?;
//! assert_eq!(state.public_view().trick.led_faction(), Some(lead.faction()));
//!
//! // Play the rest at random.
//! while let Some(action) = state.legal_actions().pick(|count| chance::below(&mut rng, count)) {
//!     state.play(action)?;
//! }
//! assert_eq!(state.phase(), Phase::Over);
//! let score = state.score().expect("the match is over");
//! assert!(!score.winners.is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod actions;
mod chance;
mod choices;
mod decisive;
mod draw_pile;
mod game;
mod gather;
mod hidden_piles;
mod history;
mod legal;
mod phase;
mod powers;
mod recruit;
mod result;
mod sample;
mod score;
mod seer_knowledge;
mod setup;
mod state;
mod strength;
#[cfg(test)]
mod tests;
mod trick;
mod view;

pub use action::{Action, Source};
pub use actions::{Actions, ActionsIter};
pub use chance::Chance;
pub use choices::Choices;
pub use phase::{Awaiting, Phase};
pub use score::{Score, score};
pub use setup::{BASE_PAIRS, CLAIM, CLAIM_2, Setup, SetupError};
pub use state::{IllegalAction, State};
pub use trick::{Trick, WinReason};
pub use view::{LastTrick, Private, PublicView, View};
