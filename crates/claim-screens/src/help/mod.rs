//! Help, rules, and what the bot says about itself.

pub(crate) mod about;
pub(crate) mod greeting;
pub(crate) mod pages;
pub(crate) mod rules;
