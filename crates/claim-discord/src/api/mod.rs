//! Requests to Discord: the trait [`Rest`](rest::Rest) and what is known of its answers, limits and permissions.

pub(crate) mod access;
pub(crate) mod channel_access;
pub(crate) mod connection;
pub(crate) mod direct_channels;
pub(crate) mod permissions;
pub(crate) mod rest;
