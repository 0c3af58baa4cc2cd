//! The one engine of all trick games (RULES.md 1): Claim, Claim 2 and every combined deck, for 2
//! to 4 players. Factions are data plus small powers at named hooks; nothing allocates per play.

mod action;
mod chance;
mod choices;
mod draw_pile;
mod game;
mod gather;
mod history;
mod legal;
mod places;
mod powers;
mod recruit;
mod sample;
mod score;
mod seen_draws;
mod setup;
mod state;
mod strength;
#[cfg(test)]
mod tests;
mod trick;
mod view;

pub use action::{Action, Actions, ActionsIter, Source};
pub use chance::Chance;
pub use choices::Choices;
pub use score::{Score, result, score};
pub use setup::{BASE_PAIRS, CLAIM, CLAIM_2, Setup, SetupError};
pub use state::{IllegalAction, State};
pub use trick::{Trick, WinReason};
pub use view::{Awaiting, LastTrick, Phase, Private, PublicView, View};
