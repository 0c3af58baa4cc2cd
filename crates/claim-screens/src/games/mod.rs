//! What differs by game: the contract that each game's screens fulfil, and a folder per game.

pub(crate) mod action_label;
pub(crate) mod choosing;
pub(crate) mod claim;
pub(crate) mod claim_it;
pub(crate) mod contract;
pub(crate) mod kingdoms;
pub(crate) mod lesson;
pub(crate) mod margin;
pub(crate) mod tutorial;
