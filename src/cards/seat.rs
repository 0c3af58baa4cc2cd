//! Seats at a table and values kept per seat.

use std::fmt;
use std::ops::{Deref, Index, IndexMut};
use std::str::FromStr;

/// A position at the table. Play goes round by seat.
///
/// A word and no byte: what is written and soon read again, as whose turn it is, processors pass on
/// quicker in words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u32)]
pub enum Seat {
    /// Seat 0.
    #[default]
    First,
    /// Seat 1.
    Second,
    /// Seat 2.
    Third,
    /// Seat 3.
    Fourth,
    /// Seat 4.
    Fifth,
}

impl Seat {
    /// The most seats any game has.
    pub const MOST: usize = 5;

    /// Every seat, in order.
    pub const ALL: [Self; Self::MOST] = [
        Self::First,
        Self::Second,
        Self::Third,
        Self::Fourth,
        Self::Fifth,
    ];

    /// The seats of a table of so many players, in order.
    #[must_use]
    pub fn of(players: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        Self::ALL.into_iter().take(usize::from(players))
    }

    /// Its number, from 0, as records have it.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The seat of that number, from 0.
    #[must_use]
    pub fn from_index(index: usize) -> Option<Self> {
        Self::ALL.get(index).copied()
    }

    /// The seat whose turn comes after this one's, of so many players.
    #[must_use]
    #[inline]
    pub const fn next(self, players: u8) -> Self {
        self.after(1, players)
    }

    /// The seat so many places further round a table of so many players.
    #[must_use]
    #[inline]
    pub const fn after(self, places: u8, players: u8) -> Self {
        let (index, players) = (self as usize + places as usize, players as usize);
        Self::ALL[if index < players {
            index
        } else {
            index - players
        }]
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.index(), f)
    }
}

impl FromStr for Seat {
    type Err = ();

    /// Reads a seat's number, as records have it.
    fn from_str(text: &str) -> Result<Self, ()> {
        let is_named = |seat: &Self| seat.to_string() == text;
        Self::ALL.into_iter().find(is_named).ok_or(())
    }
}

/// A list of seats, without allocation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seats {
    /// Of these, the first `len` are in it; the others are the first seat.
    seats: [Seat; Seat::MOST],
    len: usize,
}

impl FromIterator<Seat> for Seats {
    /// # Panics
    ///
    /// If there are more than [`Seat::MOST`].
    #[inline]
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut list = Self::default();
        for seat in seats {
            list.seats[list.len] = seat;
            list.len += 1;
        }
        list
    }
}

impl Deref for Seats {
    type Target = [Seat];

    fn deref(&self) -> &[Seat] {
        &self.seats[..self.len]
    }
}

impl<const N: usize> PartialEq<[Seat; N]> for Seats {
    fn eq(&self, other: &[Seat; N]) -> bool {
        **self == *other
    }
}

/// One value per seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BySeat<T>(pub [T; Seat::MOST]);

impl<T> BySeat<T> {
    /// What becomes of each seat's value.
    pub(crate) fn map<U>(self, change: impl FnMut(T) -> U) -> BySeat<U> {
        BySeat(self.0.map(change))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
