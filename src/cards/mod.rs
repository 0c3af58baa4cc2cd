//! The words all games share: factions, cards, card sets, seats and their notation.

mod card;
mod card_set;
mod copies;
mod counted_word;
mod faction;
mod seat;

pub use card::{Card, ParseCardError};
pub use card_set::{CardSet, Cards};
pub(crate) use copies::Copies;
pub(crate) use counted_word::nth_bit;
pub use faction::{ByFaction, Faction, FactionSet};
pub use seat::{BySeat, Seat, Seats};
