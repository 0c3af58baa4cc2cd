//! Requests to Discord: the trait [`Rest`](rest::Rest) and what is known of its answers, limits and permissions.

pub(in crate::discord) mod cdn_ban;
pub(in crate::discord) mod channel_access;
pub(in crate::discord) mod connection;
pub(in crate::discord) mod direct_channels;
#[cfg(feature = "simulation")]
pub(in crate::discord) mod expected;
pub(in crate::discord) mod json;
pub(in crate::discord) mod pacer;
pub(in crate::discord) mod permissions;
pub(in crate::discord) mod reader;
pub(in crate::discord) mod request;
pub(in crate::discord) mod rest;
pub(in crate::discord) mod serenity_rest;
pub(in crate::discord) mod startup_retries;
