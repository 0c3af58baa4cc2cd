//! Words: names, cards, lists, short notices, and how a text names the players of a match.

pub(crate) mod distinct;
pub(crate) mod names;
pub(crate) mod namesakes;
pub(crate) mod narrator;
pub(crate) mod notice;
pub(crate) mod words;
