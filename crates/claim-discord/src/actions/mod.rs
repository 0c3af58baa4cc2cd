//! What presses do: a file per feature, and `press.rs`, which calls them.

pub(crate) mod daily;
pub(crate) mod events;
pub(crate) mod finished;
pub(crate) mod lists;
pub(crate) mod personal;
pub(crate) mod playing;
pub(crate) mod practice;
pub(crate) mod press;
pub(crate) mod puzzle;
pub(crate) mod share;
pub(crate) mod tables;
