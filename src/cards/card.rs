//! A card – faction and value – and its notation `goblin-0` (RECORD.md).

use std::fmt;
use std::str::FromStr;

use super::Faction;

/// A card. Cards of equal faction and value are the same `Card` (RULES.md 1.1: interchangeable).
///
/// Held as the place of its last copy in a row of all 104 cards, ascending by faction and value; in
/// a word and no byte, as [`Seat`](super::Seat) is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u32);

/// What a text is not when it is refused as a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a card")]
pub struct ParseCardError;

/// How many places there are: a power of two, so that no table of that length needs a check of its
/// bounds.
pub(super) const PLACES: usize = 128;

/// The place where the cards of Claim 2 begin, of which each game's own deck has only the one half:
/// sets of cards are numbers of two words.
const SECOND_HALF: u8 = 64;

/// Per place in the row of all cards: the faction, the value and the last copy.
struct Row {
    faction: [Faction; PLACES],
    value: [u8; PLACES],
    last_copy: [u32; PLACES],
    last_of: [[u32; 10]; Faction::COUNT],
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
        if let Faction::Gnome = faction {
            assert!(place <= SECOND_HALF);
            place = SECOND_HALF;
        }
        let copies = faction.copies();
        let mut value = 0;
        while value < 10 {
            let end = place + copies[value as usize];
            while place < end {
                row.faction[place as usize] = faction;
                row.value[place as usize] = value;
                row.last_copy[place as usize] = end as u32 - 1;
                row.last_of[f][value as usize] = end as u32 - 1;
                place += 1;
            }
            value += 1;
        }
        f += 1;
    }
    // The last place is left free: sets of cards use it for no card.
    assert!(place < 2 * SECOND_HALF);
    row
}

/// The longest notation of a card: `doppelganger-9`.
const LONGEST: usize = 14;

/// Per card, the bytes of its notation, and after them zeros.
static NOTATION_BYTES: [[u8; LONGEST]; PLACES] = {
    let mut all = [[0; LONGEST]; PLACES];
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
static NOTATION: [&str; PLACES] = {
    let mut all = [""; PLACES];
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
    /// The first of all cards.
    pub(crate) const FIRST: Self = Self::at_place(0);

    /// Every card once, ascending by faction and value.
    pub(crate) const ALL: [Self; 88] = {
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
        ROW.faction[self.index()]
    }

    /// Its value, 0 to 9.
    #[must_use]
    #[inline]
    pub const fn value(self) -> u8 {
        ROW.value[self.index()]
    }

    /// Its notation `<faction>-<value>`.
    #[must_use]
    pub fn notation(self) -> &'static str {
        NOTATION[self.index()]
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
        self.0 as usize & (PLACES - 1)
    }

    /// The place of its last copy in the row of all cards, below 128.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "it is below 128")]
    pub(super) const fn last_place(self) -> u8 {
        self.index() as u8
    }

    /// The card whose last copy stands at that place.
    #[inline]
    pub(super) const fn at_last_place(place: u8) -> Self {
        debug_assert!(ROW.last_copy[place as usize] == place as u32);
        Self(place as u32)
    }

    /// The card that stands at a place of the row of all cards.
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
        assert_eq!(cards, 104);
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
