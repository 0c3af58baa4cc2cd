//! Claim Kingdoms (RULES.md 2): cards are placed on an unbounded plane, figures on the cards, and
//! each faction has a power.
//!
//! Playing a match allocates no memory.
//!
//! ```
//! use claim_rules::cards::{Faction, Seat};
//! use claim_rules::kingdoms::{Action, Awaiting, Setup, Space, State};
//! use claim_rules::chance;
//! use rand::SeedableRng;
//! use rand::rngs::ChaCha20Rng;
//!
//! let mut state = State::new(Setup::new(&Faction::ALL[..7])?);
//! state.choose_first(Seat::First)?;
//! let mut deck = state.public_view().setup.deck();
//! chance::shuffle(&mut ChaCha20Rng::seed_from_u64(1), &mut deck);
//! state.deal(&deck)?;
//!
//! // The start card is at 0,0; place a hand card to its right.
//! let hand = state.view(Seat::First).own.hand;
//! let card = hand.iter().next().expect("two cards were dealt");
//! let space = Space::new(1, 0).expect("close to the start card");
//! state.play(Action::Place(card, space))?;
//! let placed = state.public_view().board.card_at(space).expect("the card");
//! assert!(placed.faction == card && placed.figures[Seat::First]);
//! assert_eq!(state.public_view().supply[Seat::First], 14);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod actions;
mod board;
mod card_counts;
mod chance;
mod drawing;
mod game;
mod illegal_action;
mod pile;
mod possible_hands;
mod powers;
mod result;
mod sample;
mod score;
mod setup;
mod space;
mod state;
mod steps;
#[cfg(test)]
mod tests;
mod turn_summary;
mod view;

pub use action::{Action, Line, Power, Source};
pub use actions::{Actions, ActionsIter};
pub use board::{Board, BoardCard, BoardSet};
pub use card_counts::CardCounts;
pub use chance::Chance;
pub use illegal_action::IllegalAction;
pub use possible_hands::PossibleHands;
pub use score::{Score, control_value};
pub use setup::{FACTIONS, Setup};
pub use space::Space;
pub use state::State;
pub use turn_summary::{DrawOutcome, PowerOutcome, TurnSummary};
pub use view::{Awaiting, Display, EndReason, Private, PublicView, View};
