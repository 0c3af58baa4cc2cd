//! Running matches: playing, watching, the clock, and leaving.

pub(crate) mod clock;
pub(crate) mod hand;
pub(crate) mod offers;
pub(crate) mod resign;
pub(crate) mod watch;
