//! Bots against bots: which of two is the better one, and how sure that is.
//!
//! Every deal is played twice. The first time the two bots get seats by lot, half of the sides
//! each; the second time they have changed places, and chance decides the same again. So neither
//! the cards nor the seats favour either, and bots that are equally good share the wins equally,
//! however many play.

mod interval;
mod pairing;
mod wasted;

pub use interval::Interval;
pub use pairing::{Contest, Deal};
pub use wasted::Wasted;
