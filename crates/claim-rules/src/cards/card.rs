//! A card – faction and value – and its notation `goblin-0` (RECORD.md).

use std::fmt;
use std::str::FromStr;

use super::Faction;
use crate::NotationError;

/// A card: a faction and a value.
///
/// Cards of equal faction and value are the same `Card` (RULES.md 1.1: interchangeable). Cards are
/// ordered by faction, then by value.
///
/// ```
/// use claim_rules::cards::{Card, Faction};
///
/// let card: Card = "goblin-0".parse()?;
/// assert_eq!((card.faction(), card.value(), card.copies()), (Faction::Goblin, 0, 5));
/// assert_eq!(card.to_string(), "goblin-0");
/// // The lowest Knight is a 2.
/// assert_eq!(Card::new(Faction::Knight, 1), None);
/// # Ok::<(), claim_rules::NotationError>(())
/// ```
//
// The number is the bit of the card's last copy: see `Layout`. It is a `u32`, not a `u8`: faster,
// as for `Seat`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u32);

/// The number of bits of a set of cards, and the length of tables that are indexed by card or bit.
/// As it is a power of two, masked indices need no bounds check.
pub(super) const BITS: usize = 128;

/// The bit at which the factions of Claim 2 begin. The decks of Claim and of Claim 2 then lie in
/// one 64-bit half each, and the other half of a set is zero.
const SECOND_HALF: u8 = 64;

/// Which bit of a set stands for which card. Each of the 104 cards has its own bit. The bits ascend
/// by faction and value, so the copies of a card are neighbours. The last copy stands for the card
/// itself.
struct Layout {
    /// Per bit, the faction of its card.
    faction: [Faction; BITS],
    /// Per bit, the value of its card.
    value: [u8; BITS],
    /// Per bit, the bit of the last copy of its card.
    last_copy: [u32; BITS],
    /// Per faction and value, the bit of the last copy.
    last_of: [[u32; 10]; Faction::COUNT],
}

static LAYOUT: Layout = layout();

const fn layout() -> Layout {
    let mut layout = Layout {
        faction: [Faction::Goblin; BITS],
        value: [0; BITS],
        last_copy: [0; BITS],
        last_of: [[0; 10]; Faction::COUNT],
    };
    let mut bit = 0;
    let mut f = 0;
    while f < Faction::COUNT {
        let faction = Faction::ALL[f];
        if let Faction::Gnome = faction {
            assert!(bit <= SECOND_HALF);
            bit = SECOND_HALF;
        }
        let copies = faction.copies();
        let mut value = 0;
        while value < 10 {
            let end = bit + copies[value as usize];
            while bit < end {
                layout.faction[bit as usize] = faction;
                layout.value[bit as usize] = value;
                layout.last_copy[bit as usize] = end as u32 - 1;
                layout.last_of[f][value as usize] = end as u32 - 1;
                bit += 1;
            }
            value += 1;
        }
        f += 1;
    }
    // `CopyPool` and the table of bits in `card_set` use the last bit for "no card".
    assert!(bit < 2 * SECOND_HALF);
    layout
}

/// The length of the longest notation, `doppelganger-9`.
const MAX_NOTATION: usize = 14;

/// Per card, the bytes of its notation, padded with zeros.
static NOTATION_BYTES: [[u8; MAX_NOTATION]; BITS] = {
    let mut all = [[0; MAX_NOTATION]; BITS];
    let mut n = 0;
    while n < Card::ALL.len() {
        let card = Card::ALL[n];
        let bytes = &mut all[card.index()];
        let id = card.faction().id().as_bytes();
        let mut i = 0;
        while i < id.len() {
            bytes[i] = id[i];
            i += 1;
        }
        bytes[i] = b'-';
        bytes[i + 1] = b'0' + card.value();
        n += 1;
    }
    all
};

/// Per card, its notation.
static NOTATION: [&str; BITS] = {
    let mut all = [""; BITS];
    let mut n = 0;
    while n < Card::ALL.len() {
        let card = Card::ALL[n];
        let length = card.faction().id().len() + "-0".len();
        let (bytes, _) = NOTATION_BYTES[card.index()].split_at(length);
        all[card.index()] = match str::from_utf8(bytes) {
            Ok(text) => text,
            Err(_) => panic!("ids are ASCII"),
        };
        n += 1;
    }
    all
};

impl Card {
    /// The lowest card: the one that fills unused entries of arrays.
    pub(crate) const FIRST: Self = Self::at_bit(0);

    /// Every card once, ascending.
    pub const ALL: [Self; 88] = {
        let mut all = [Self::FIRST; 88];
        let mut n = 0;
        let mut f = 0;
        while f < Faction::COUNT {
            let mut value = 0;
            while value < 10 {
                if let Some(card) = Self::new(Faction::ALL[f], value) {
                    all[n] = card;
                    n += 1;
                }
                value += 1;
            }
            f += 1;
        }
        assert!(n == all.len());
        all
    };

    /// The length of a table that [`Card::index`] indexes.
    pub const INDEX_COUNT: usize = BITS;

    /// The card of that faction and value, if there is one.
    #[must_use]
    pub const fn new(faction: Faction, value: u8) -> Option<Self> {
        if value > 9 || faction.copies()[value as usize] == 0 {
            return None;
        }
        Some(Self(LAYOUT.last_of[faction as usize][value as usize]))
    }

    /// The card's faction.
    #[must_use]
    #[inline]
    pub const fn faction(self) -> Faction {
        LAYOUT.faction[self.index()]
    }

    /// The card's value, 0 to 9.
    #[must_use]
    #[inline]
    pub const fn value(self) -> u8 {
        LAYOUT.value[self.index()]
    }

    /// The card's notation, `<faction>-<value>`.
    #[must_use]
    pub fn notation(self) -> &'static str {
        NOTATION[self.index()]
    }

    /// How many copies of the card exist, 1 to 5.
    #[must_use]
    #[inline]
    pub const fn copies(self) -> u8 {
        self.faction().copies()[self.value() as usize]
    }

    /// An index for tables of [`Card::INDEX_COUNT`] entries. Not every index has a card.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize & (BITS - 1)
    }

    /// The bit of the card's last copy.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "it is below 128")]
    pub(super) const fn last_bit(self) -> u8 {
        self.index() as u8
    }

    /// The card whose last copy has this bit.
    #[inline]
    pub(super) const fn at_last_bit(bit: u8) -> Self {
        debug_assert!(LAYOUT.last_copy[bit as usize] == bit as u32);
        Self(bit as u32)
    }

    /// The card that has this bit.
    #[inline]
    pub(super) const fn at_bit(bit: u8) -> Self {
        Self(LAYOUT.last_copy[bit as usize])
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.notation())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = NotationError;

    /// Reads the notation `<faction>-<value>`.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let parse = || {
            let (faction, value) = text.split_once('-')?;
            let &[digit @ b'0'..=b'9'] = value.as_bytes() else {
                return None;
            };
            Self::new(faction.parse().ok()?, digit - b'0')
        };
        parse().ok_or(NotationError("a card"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn card_notation_round_trips() {
        let mut cards = 0;
        for faction in Faction::ALL {
            for value in 0..=9 {
                if let Some(card) = Card::new(faction, value) {
                    assert_eq!((card.faction(), card.value()), (faction, value));
                    assert_eq!(card.to_string().parse(), Ok(card));
                    cards += usize::from(card.copies());
                }
            }
        }
        assert_eq!(cards, 104);
    }

    #[test]
    fn other_text_is_not_a_card() {
        for text in [
            "",
            "goblin",
            "goblin-",
            "goblin-10",
            "knight-1",
            "gnome-2",
            "Goblin-1",
            "goblin-1 ",
        ] {
            assert_eq!(
                text.parse::<Card>(),
                Err(NotationError("a card")),
                "{text:?}"
            );
        }
    }
}
