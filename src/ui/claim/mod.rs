//! The screens' parts that only the trick games have.

mod action;
mod hand;
mod result;
mod rules;
mod table;
mod teller;
mod trick;

pub(super) use action::{action_label, refusal};
pub(super) use hand::{buttons, hints, sections as hand_sections};
pub(super) use result::result;
pub(super) use rules::{faction_rules, factions, game_rules};
pub(super) use table::{counts, last_trick, sections, situation};
pub(super) use teller::Teller;
