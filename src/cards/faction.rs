//! The ten factions, as data (RULES.md 1.1), and sets and tables keyed by them.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::Deserialize;

/// A faction: the suit of a card. In the order of the table in RULES.md 1.1.
///
/// A word and no byte, as [`Seat`](super::Seat) is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u32)]
pub enum Faction {
    /// Most cards of all, no power.
    Goblin,
    /// Beats a led Goblin.
    Knight,
    /// Scores when played in phase one.
    Undead,
    /// Goes to the loser in phase two.
    Dwarf,
    /// Follows whatever was led.
    Doppelganger,
    /// Lies open until the end.
    Gnome,
    /// Removes Gnomes.
    Giant,
    /// Scores one a trick.
    Troll,
    /// Leads the next trick.
    Dragon,
    /// Looks at the draw pile's top card in phase one.
    Seer,
}

impl Faction {
    /// How many factions there are.
    pub const COUNT: usize = 10;

    /// Every faction, in the order of RULES.md 1.1.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Goblin,
        Self::Knight,
        Self::Undead,
        Self::Dwarf,
        Self::Doppelganger,
        Self::Gnome,
        Self::Giant,
        Self::Troll,
        Self::Dragon,
        Self::Seer,
    ];

    /// The id used in notation, in options and as a key of words: lower-case English.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Goblin => "goblin",
            Self::Knight => "knight",
            Self::Undead => "undead",
            Self::Dwarf => "dwarf",
            Self::Doppelganger => "doppelganger",
            Self::Gnome => "gnome",
            Self::Giant => "giant",
            Self::Troll => "troll",
            Self::Dragon => "dragon",
            Self::Seer => "seer",
        }
    }

    /// How many cards of each value, 0 to 9, the faction has (RULES.md 1.1).
    #[must_use]
    pub const fn copies(self) -> [u8; 10] {
        match self {
            Self::Goblin => [5, 1, 1, 1, 1, 1, 1, 1, 1, 1],
            Self::Knight => [0, 0, 1, 1, 1, 1, 1, 1, 1, 1],
            Self::Gnome => [0, 3, 0, 3, 0, 3, 0, 3, 0, 1],
            Self::Giant => [0, 2, 0, 2, 0, 2, 0, 2, 0, 1],
            Self::Undead
            | Self::Dwarf
            | Self::Doppelganger
            | Self::Troll
            | Self::Dragon
            | Self::Seer => [1; 10],
        }
    }
}

impl fmt::Display for Faction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Faction {
    type Err = ();

    /// Reads a faction's id.
    fn from_str(id: &str) -> Result<Self, ()> {
        Self::ALL
            .into_iter()
            .find(|faction| faction.id() == id)
            .ok_or(())
    }
}

/// A set of factions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct FactionSet(u16);

impl FactionSet {
    /// The set of the factions listed.
    #[must_use]
    pub const fn of(factions: &[Faction]) -> Self {
        let mut bits = 0;
        let mut i = 0;
        while i < factions.len() {
            bits |= 1 << factions[i] as u16;
            i += 1;
        }
        Self(bits)
    }

    /// Adds a faction.
    pub const fn insert(&mut self, faction: Faction) {
        self.0 |= 1 << faction as u16;
    }

    /// Whether `faction` is in the set.
    #[must_use]
    pub const fn contains(self, faction: Faction) -> bool {
        self.0 & (1 << faction as u16) != 0
    }

    /// Whether a faction is in both sets.
    pub(crate) const fn overlaps(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Takes a faction out of the set.
    pub const fn remove(&mut self, faction: Faction) {
        self.0 &= !(1 << faction as u16);
    }

    /// How many factions are in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set has no faction.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The factions of the set, in the order of RULES.md 1.1.
    pub fn iter(self) -> impl Iterator<Item = Faction> {
        Faction::ALL
            .into_iter()
            .filter(move |&faction| self.contains(faction))
    }
}

/// One value per faction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ByFaction<T>(pub [T; Faction::COUNT]);

impl<T> Index<Faction> for ByFaction<T> {
    type Output = T;

    fn index(&self, faction: Faction) -> &T {
        &self.0[faction as usize]
    }
}

impl<T> IndexMut<Faction> for ByFaction<T> {
    fn index_mut(&mut self, faction: Faction) -> &mut T {
        &mut self.0[faction as usize]
    }
}
