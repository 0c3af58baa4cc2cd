//! The process among others: heartbeats, outages, supervised work, and what it gets from its surroundings.

pub(crate) mod clock_check;
pub(crate) mod environment;
pub(crate) mod outages;
pub(crate) mod platform;
pub(crate) mod processes;
pub(crate) mod supervision;
pub(crate) mod time_source;
