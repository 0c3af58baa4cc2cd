//! The process among others: heartbeats, outages, supervised work, and what it gets from its surroundings.

pub(in crate::host) mod clock_check;
pub(in crate::host) mod environment;
pub(in crate::host) mod outages;
pub(in crate::host) mod processes;
pub(in crate::host) mod supervision;
pub(in crate::host) mod time_source;
