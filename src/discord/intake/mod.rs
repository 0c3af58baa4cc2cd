//! How interactions and events reach the program: by the gateway, or by HTTPS.

pub(in crate::discord) mod endpoint;
pub(in crate::discord) mod gateway;
pub(in crate::discord) mod gateway_closes;
pub(in crate::discord) mod gateway_contact;
pub(in crate::discord) mod gateway_events;
pub(in crate::discord) mod gateway_refusal;
pub(in crate::discord) mod log_targets;
pub(in crate::discord) mod recent_interactions;
pub(in crate::discord) mod serving;
