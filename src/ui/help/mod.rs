//! Help, rules, and what the bot says about itself.

pub(in crate::ui) mod about;
pub(in crate::ui) mod pages;
pub(in crate::ui) mod rules;
