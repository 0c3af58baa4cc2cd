//! The drawn emoji: card faces, faction tiles, seats, dice. Within a screen's texts each is a single
//! character of Unicode's private use area, which the Discord layer replaces by the application's
//! emoji, or by the Unicode stand-in where there is none.

use std::collections::HashMap;
use std::fmt;
use std::iter;
use std::sync::LazyLock;

use claim_rules::cards::{Card, Faction, Seat};
use claim_rules::claim_it::Face;

/// The character of the first emoji; the others follow in the order of [`Emoji::all`].
const FIRST: u32 = 0xf_0000;

/// Every emoji, in the order of their characters.
static ALL: LazyLock<Vec<Emoji>> = LazyLock::new(|| Emoji::all().collect());

/// The character of every emoji, as a text.
static TEXTS: LazyLock<HashMap<Emoji, String>> = LazyLock::new(|| {
    let chars = (FIRST..).filter_map(char::from_u32);
    Emoji::all().zip(chars.map(String::from)).collect()
});

/// A drawn emoji.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Emoji {
    /// A faction's emblem.
    Tile(Faction),
    /// A card's face.
    Card(Card),
    /// The hollow face of a card that may not be played now.
    Unplayable(Card),
    /// The back of a card.
    CardBack,
    /// A card that lies face down or is out of the game.
    FaceDown,
    /// A player's sign.
    Seat(Seat),
    /// A die.
    Die(Face),
    /// A claim stone with its number.
    ClaimStone(Face),
    /// A gold claim.
    GoldClaim,
}

impl Emoji {
    /// Every emoji.
    pub fn all() -> impl Iterator<Item = Self> {
        let tiles = Faction::ALL.into_iter().map(Self::Tile);
        let cards = Card::ALL.into_iter().map(Self::Card);
        let unplayable = Card::ALL.into_iter().map(Self::Unplayable);
        let seats = Seat::ALL.into_iter().map(Self::Seat);
        let dice = Face::ALL.into_iter().map(Self::Die);
        let stones = Face::ALL.into_iter().map(Self::ClaimStone);
        tiles
            .chain(cards)
            .chain(unplayable)
            .chain([Self::CardBack, Self::FaceDown])
            .chain(seats)
            .chain(dice)
            .chain(stones)
            .chain(iter::once(Self::GoldClaim))
    }

    /// The name of the drawing, which screen readers read out: English words, digits and underscores.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Tile(faction) => faction.id().into(),
            Self::Card(card) => format!("{}_{}", card.faction().id(), card.value()),
            Self::Unplayable(card) => format!("{}_{}_no", card.faction().id(), card.value()),
            Self::CardBack => "card_back".into(),
            Self::FaceDown => "card_face_down".into(),
            Self::Seat(seat) => format!("seat_{}", seat_letter(seat).to_lowercase()),
            Self::Die(face) => format!("die_{face}"),
            Self::ClaimStone(number) => format!("claim_stone_{number}"),
            Self::GoldClaim => "gold_claim".into(),
        }
    }

    /// What stands for it where it cannot be shown. A card's face is its value: the faction is named
    /// before it.
    #[must_use]
    pub const fn fallback(self) -> &'static str {
        const VALUES: [&str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];
        const NUMBERS: [&str; 6] = ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣"];
        match self {
            Self::Tile(Faction::Goblin) => "👺",
            Self::Tile(Faction::Knight) => "⚔️",
            Self::Tile(Faction::Undead) => "💀",
            Self::Tile(Faction::Dwarf) => "⛏️",
            Self::Tile(Faction::Doppelganger) => "🎭",
            Self::Tile(Faction::Gnome) => "🍄",
            Self::Tile(Faction::Giant) => "🗿",
            Self::Tile(Faction::Troll) => "🧌",
            Self::Tile(Faction::Dragon) => "🐉",
            Self::Tile(Faction::Seer) => "🔮",
            Self::Card(card) | Self::Unplayable(card) => VALUES[card.value() as usize],
            Self::CardBack => "🎴",
            Self::FaceDown => "⬛",
            Self::Seat(seat) => ["🅐", "🅑", "🅒", "🅓", "🅔"][seat.index()],
            Self::Die(face) | Self::ClaimStone(face) => NUMBERS[face.index()],
            Self::GoldClaim => "⭐",
        }
    }

    /// The character that stands for it in a screen's text, and before labels.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        TEXTS.get(&self).map_or("", String::as_str)
    }

    /// The emoji that a character of a screen's text stands for.
    #[must_use]
    pub fn from_char(c: char) -> Option<Self> {
        let index = u32::from(c).checked_sub(FIRST)?;
        ALL.get(usize::try_from(index).ok()?).copied()
    }
}

impl fmt::Display for Emoji {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The letter of a player's sign.
#[must_use]
pub const fn seat_letter(seat: Seat) -> &'static str {
    ["A", "B", "C", "D", "E"][seat.index()]
}

/// The text with each emoji replaced by what `show` returns for it.
#[must_use]
pub fn replace<T: AsRef<str>>(text: &str, show: impl Fn(Emoji) -> T) -> String {
    let mut replaced = String::with_capacity(text.len());
    for c in text.chars() {
        match Emoji::from_char(c) {
            Some(emoji) => replaced.push_str(show(emoji).as_ref()),
            None => replaced.push(c),
        }
    }
    replaced
}

/// The text with Unicode stand-ins only: for labels, logs, and readers who want text alone.
#[must_use]
pub fn plain(text: &str) -> String {
    replace(text, Emoji::fallback)
}

/// The text without emoji, for readers who want words alone. A card's face becomes its value, and a player's sign its
/// letter; each other emoji stands before the words that say the same.
#[must_use]
pub fn omit(text: &str) -> String {
    let mut words = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match Emoji::from_char(c) {
            None => words.push(c),
            Some(face @ (Emoji::Card(_) | Emoji::Unplayable(_))) => words.push_str(face.fallback()),
            Some(Emoji::Seat(seat)) => words.push_str(seat_letter(seat)),
            Some(_) => {
                chars.next_if(|&c| c == ' ' || c == '\u{a0}');
            }
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_emoji_is_read_back_from_its_text() {
        for emoji in Emoji::all() {
            let text = emoji.to_string();
            let mut chars = text.chars();
            assert_eq!(chars.next().and_then(Emoji::from_char), Some(emoji));
            assert_eq!(chars.next(), None);
        }
        assert_eq!(Emoji::from_char('a'), None);
        assert_eq!(Emoji::from_char(char::MAX), None);
    }

    #[test]
    fn stand_ins_have_no_private_characters() {
        let goblin = Card::new(Faction::Goblin, 7).expect("a card");
        let text = format!("{} {}", Emoji::Tile(Faction::Goblin), Emoji::Card(goblin));
        assert_eq!(plain(&text), "👺 7");
        let words = format!(
            "{} Goblins: **{}**",
            Emoji::Tile(Faction::Goblin),
            Emoji::Card(goblin)
        );
        assert_eq!(omit(&words), "Goblins: **7**");
    }
}
