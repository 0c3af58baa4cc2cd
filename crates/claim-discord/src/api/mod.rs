//! Requests to Discord: the trait [`Rest`](rest::Rest) and what is known of its answers, limits and permissions.

pub(crate) mod access;
pub(crate) mod cdn_ban;
pub(crate) mod channel_access;
pub(crate) mod connection;
pub(crate) mod direct_channels;
pub(crate) mod expected;
pub(crate) mod json;
pub(crate) mod pacer;
pub(crate) mod permissions;
pub(crate) mod reader;
pub(crate) mod request;
pub(crate) mod rest;
pub(crate) mod serenity_rest;
pub(crate) mod startup_retries;
