//! How interactions and events reach the program: by the gateway, or by HTTPS.

pub(crate) mod endpoint;
pub(crate) mod gateway;
pub(crate) mod log_targets;
pub(crate) mod recent_interactions;
pub(crate) mod serving;
