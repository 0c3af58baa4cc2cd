//! Words: names, cards, lists, short notices, and how a text names the players of a match.

pub(in crate::ui) mod distinct;
pub(in crate::ui) mod names;
pub(in crate::ui) mod namesakes;
pub(in crate::ui) mod narrator;
pub(in crate::ui) mod notice;
pub(in crate::ui) mod words;
