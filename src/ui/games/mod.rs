//! What differs by game: the contract that each game's screens fulfil, and a folder per game.

pub(in crate::ui) mod action_label;
pub(in crate::ui) mod choosing;
pub(in crate::ui) mod claim;
pub(in crate::ui) mod claim_it;
pub(in crate::ui) mod contract;
pub(in crate::ui) mod kingdoms;
pub(in crate::ui) mod tutorial;
