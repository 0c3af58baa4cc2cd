//! The server's calendar: time zones, and when a server has its daily post.

mod daily_post;
#[cfg(test)]
mod tests;
mod zone;

pub use daily_post::{DuePost, NextPost, PostFailure, PostState, PostTime, StoredPost};
pub use zone::{Zone, ZoneRegion};
