//! A card – faction and value – and its notation `goblin-0` (RECORD.md).

use std::fmt;
use std::str::FromStr;

use super::Faction;

/// How many cards all ten factions have together.
pub(super) const CARD_COUNT: usize = 104;

/// A card. Cards of equal faction and value are the same `Card` (RULES.md 1.1: interchangeable).
///
/// Held as the place of its last copy in the row of all 104 cards, ascending by faction and value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// What a text is not when it is refused as a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a card")]
pub struct ParseCardError;

/// How many places a byte can name. Tables of that length need no check of their bounds.
pub(super) const PLACES: usize = 256;

/// Per place in the row of all cards: the faction, the value and the last copy.
struct Row {
    faction: [Faction; PLACES],
    value: [u8; PLACES],
    last_copy: [u8; PLACES],
    last_of: [[u8; 10]; Faction::COUNT],
}

static ROW: Row = all_cards();

const fn all_cards() -> Row {
    let mut row = Row {
        faction: [Faction::Goblin; PLACES],
        value: [0; PLACES],
        last_copy: [0; PLACES],
        last_of: [[0; 10]; Faction::COUNT],
    };
    let mut place = 0;
    let mut f = 0;
    while f < Faction::COUNT {
        let faction = Faction::ALL[f];
        let copies = faction.copies();
        let mut value = 0;
        while value < 10 {
            let end = place + copies[value as usize];
            while place < end {
                row.faction[place as usize] = faction;
                row.value[place as usize] = value;
                row.last_copy[place as usize] = end - 1;
                row.last_of[f][value as usize] = end - 1;
                place += 1;
            }
            value += 1;
        }
        f += 1;
    }
    assert!(place as usize == CARD_COUNT);
    row
}

/// The longest notation of a card: `doppelganger-9`.
const LONGEST: usize = 14;

/// Per place, the bytes of the notation, and after them zeros.
static NOTATION_BYTES: [[u8; LONGEST]; CARD_COUNT] = {
    let mut all = [[0; LONGEST]; CARD_COUNT];
    let mut place = 0;
    while place < CARD_COUNT {
        let id = ROW.faction[place].id().as_bytes();
        let mut i = 0;
        while i < id.len() {
            all[place][i] = id[i];
            i += 1;
        }
        all[place][i] = b'-';
        all[place][i + 1] = b'0' + ROW.value[place];
        place += 1;
    }
    all
};

/// Per place, the notation.
static NOTATION: [&str; CARD_COUNT] = {
    let mut all = [""; CARD_COUNT];
    let mut place = 0;
    while place < CARD_COUNT {
        let length = ROW.faction[place].id().len() + "-0".len();
        let (bytes, _) = NOTATION_BYTES[place].split_at(length);
        all[place] = match str::from_utf8(bytes) {
            Ok(text) => text,
            Err(_) => panic!("ids are ASCII"),
        };
        place += 1;
    }
    all
};

impl Card {
    /// The first of all cards.
    pub(crate) const FIRST: Self = Self::at_place(0);

    /// Every card once, ascending by faction and value.
    pub(crate) const ALL: [Self; 88] = {
        let mut all = [Self::FIRST; 88];
        let (mut n, mut place) = (0, 0);
        while place < CARD_COUNT as u8 {
            let card = Self::at_place(place);
            all[n] = card;
            n += 1;
            place = card.0 + 1;
        }
        assert!(n == all.len());
        all
    };

    /// How long a table is that [`Card::index`] looks into.
    pub(crate) const INDEXES: usize = PLACES;

    /// The card of that faction and value, if there is one.
    #[must_use]
    pub const fn new(faction: Faction, value: u8) -> Option<Self> {
        if value > 9 || faction.copies()[value as usize] == 0 {
            return None;
        }
        Some(Self(ROW.last_of[faction as usize][value as usize]))
    }

    /// Its faction.
    #[must_use]
    #[inline]
    pub const fn faction(self) -> Faction {
        ROW.faction[self.0 as usize]
    }

    /// Its value, 0 to 9.
    #[must_use]
    #[inline]
    pub const fn value(self) -> u8 {
        ROW.value[self.0 as usize]
    }

    /// Its notation `<faction>-<value>`.
    #[must_use]
    pub fn notation(self) -> &'static str {
        NOTATION[usize::from(self.0)]
    }

    /// How many of this card there are, 1 to 5.
    #[must_use]
    #[inline]
    pub const fn copies(self) -> u8 {
        self.faction().copies()[self.value() as usize]
    }

    /// A number of its own, below [`Card::INDEXES`].
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The place of its last copy in the row of all cards, below 104.
    #[inline]
    pub(super) const fn last_place(self) -> u8 {
        self.0
    }

    /// The card whose last copy stands at that place.
    #[inline]
    pub(super) const fn at_last_place(place: u8) -> Self {
        debug_assert!(ROW.last_copy[place as usize] == place);
        Self(place)
    }

    /// The card that stands at any place, below 104, of the row of all cards.
    #[inline]
    pub(super) const fn at_place(place: u8) -> Self {
        Self(ROW.last_copy[place as usize])
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
    type Err = ParseCardError;

    /// Reads the notation `<faction>-<value>`.
    ///
    /// # Errors
    ///
    /// Whatever is not the exact notation of a card that exists.
    fn from_str(text: &str) -> Result<Self, ParseCardError> {
        let (faction, value) = text.split_once('-').ok_or(ParseCardError)?;
        let faction: Faction = faction.parse().map_err(|()| ParseCardError)?;
        let &[digit @ b'0'..=b'9'] = value.as_bytes() else {
            return Err(ParseCardError);
        };
        Self::new(faction, digit - b'0').ok_or(ParseCardError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_reads_back_as_it_is_written() {
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
        assert_eq!(cards, CARD_COUNT);
    }

    #[test]
    fn what_is_no_card_is_refused() {
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
            assert_eq!(text.parse::<Card>(), Err(ParseCardError), "{text:?}");
        }
    }
}
