//! At any moment while matches are played, the power is cut or the disk fails: nothing that was answered is lost, no
//! file becomes unreadable, and the bot continues when the disk works again.

mod cuts;
mod errors;
pub(crate) mod game;
