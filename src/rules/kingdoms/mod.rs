//! Claim Kingdoms (RULES.md 2): cards laid out on a plane without border, figures on them, and a
//! power per faction. Nothing allocates per play.

mod action;
mod actions;
mod board;
mod board_set;
mod cards;
mod chance;
mod drawing;
mod game;
mod knowledge;
mod pile;
mod powers;
mod refusal;
mod sample;
mod score;
mod setup;
mod space;
mod state;
mod steps;
#[cfg(test)]
mod tests;
mod turn_taken;
mod view;

pub use action::{Action, Line, Power, Source};
pub use actions::{Actions, ActionsIter};
pub use board::{Board, BoardCard};
pub use board_set::{BoardSet, BoardSetIter};
pub use cards::Cards;
pub use chance::Chance;
pub use knowledge::OtherHand;
pub use refusal::IllegalAction;
pub use score::{Score, control_value};
pub use setup::{FACTIONS, Setup};
pub use space::Space;
pub use state::State;
pub use turn_taken::{Drew, PowerUsed, TurnTaken};
pub use view::{Awaiting, Display, Ended, Private, PublicView, View};
