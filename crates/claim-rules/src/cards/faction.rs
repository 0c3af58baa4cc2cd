//! The ten factions, as data (RULES.md 1.1), and sets and tables keyed by them.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use crate::NotationError;
use crate::bits::{BitIndex, BitSet};

/// A faction: the suit of a card, in the order of the table in RULES.md 1.1. The powers named here are those of the
/// trick-taking games; in Claim Kingdoms, each faction has another one (RULES.md 2).
//
// `u32`, not `u8`: faster, as for `Seat`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u32)]
pub enum Faction {
    /// The largest faction, without a power.
    Goblin,
    /// Ranks above all other factions when a Goblin was led.
    Knight,
    /// When played in phase one, goes to the score pile of the trick's winner.
    Undead,
    /// In phase two, goes to the loser of the trick or, with 3 and 4 players, to the player of the lowest card.
    Dwarf,
    /// Follows any led faction and then counts as a card of it, but never has its power.
    Doppelganger,
    /// In phase two, lies in the gnome row of the trick's winner until the end, unless a Giant removes it.
    Gnome,
    /// In phase two, lets the trick's winner remove a Gnome of its value from an opponent's gnome row.
    Giant,
    /// In phase two, at most one is scored per trick. The others wait, and the winner of the last trick scores them.
    Troll,
    /// The player of the last one in a trick leads the next trick.
    Dragon,
    /// Looks at the draw pile's top card in phase one.
    Seer,
}

impl Faction {
    /// The number of factions.
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

    /// The id in notation, options and message keys: the English name in lower case.
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

    /// The number of cards of each value, 0 to 9 (RULES.md 1.1).
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
    type Err = NotationError;

    /// Reads a faction's id.
    fn from_str(id: &str) -> Result<Self, NotationError> {
        Self::ALL
            .into_iter()
            .find(|faction| faction.id() == id)
            .ok_or(NotationError("a faction"))
    }
}

/// A set of factions, for example a deck. Iteration is in the order of RULES.md 1.1.
pub type FactionSet = BitSet<Faction>;

impl BitIndex for Faction {
    type Word = u16;

    #[inline]
    fn to_bit(self) -> u32 {
        self as u32
    }

    #[inline]
    fn from_bit(bit: u32) -> Self {
        Self::ALL[bit as usize]
    }
}

impl FactionSet {
    /// The set of these factions.
    #[must_use]
    pub const fn of(factions: &[Faction]) -> Self {
        let mut bits = 0;
        let mut i = 0;
        while i < factions.len() {
            bits |= 1 << factions[i] as u16;
            i += 1;
        }
        Self::from_bits(bits)
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
