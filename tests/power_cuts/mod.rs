//! The power is cut, or the disk fails, at any moment of many plays: nothing that was answered is lost, no
//! file becomes unreadable, and the bot goes on when the disk works again.

mod cuts;
mod errors;
pub(crate) mod game;
