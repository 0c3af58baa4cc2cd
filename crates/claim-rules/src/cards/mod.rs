//! What the games share: factions, cards, sets of cards, and seats.

mod card;
mod card_set;
mod copy_pool;
mod faction;
mod seat;

pub use card::Card;
pub use card_set::{CardSet, CardSetIter};
pub(crate) use copy_pool::CopyPool;
pub use faction::{ByFaction, Faction, FactionSet};
pub use seat::{BySeat, Seat, SeatSet};
