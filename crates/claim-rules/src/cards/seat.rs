//! Seats at a table and values kept per seat.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use crate::NotationError;
use crate::bits::{BitIndex, BitSet};

/// A position at the table. Play proceeds in the order of the seats.
///
/// ```
/// use claim_rules::cards::Seat;
///
/// assert!(Seat::of(3).eq([Seat::First, Seat::Second, Seat::Third]));
/// assert_eq!(Seat::Third.next(3), Seat::First);
/// assert_eq!("1".parse(), Ok(Seat::Second));
/// ```
//
// `u32`, not `u8`: faster on fields that are written and soon read again, for example whose turn it
// is (see benches).
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
    /// The number of seats: no game has more than 5 players.
    pub const COUNT: usize = 5;

    /// Every seat, in order.
    pub const ALL: [Self; Self::COUNT] = [
        Self::First,
        Self::Second,
        Self::Third,
        Self::Fourth,
        Self::Fifth,
    ];

    /// The seats at a table with this number of players, in order.
    #[must_use]
    pub fn of(players: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        Self::ALL.into_iter().take(usize::from(players))
    }

    /// The number of the seat in records, from 0.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The seat of that number, from 0, if there is one.
    #[must_use]
    pub fn from_index(index: usize) -> Option<Self> {
        Self::ALL.get(index).copied()
    }

    /// The seat that is next in turn.
    #[must_use]
    #[inline]
    pub const fn next(self, players: u8) -> Self {
        self.after(1, players)
    }

    /// The seat `count` turns later, for at most `players` turns.
    #[must_use]
    #[inline]
    pub const fn after(self, count: u8, players: u8) -> Self {
        let (index, players) = (self as usize + count as usize, players as usize);
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
    type Err = NotationError;

    /// Reads a seat's number.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let is_named = |seat: &Self| seat.to_string() == text;
        let seat = Self::ALL.into_iter().find(is_named);
        seat.ok_or(NotationError("a seat"))
    }
}

/// A set of seats, for example the winners of a match. Iteration is in the order of the seats.
pub type SeatSet = BitSet<Seat>;

impl SeatSet {
    /// The seats of the set for which a number is highest.
    pub(crate) fn with_highest<N: Ord>(self, number: impl Fn(Seat) -> N) -> Self {
        let highest = self.iter().map(&number).max();
        let is_highest = |&seat: &Seat| Some(number(seat)) == highest;
        self.iter().filter(is_highest).collect()
    }
}

impl BitIndex for Seat {
    type Word = u8;

    #[inline]
    fn to_bit(self) -> u32 {
        self as u32
    }

    #[inline]
    fn from_bit(bit: u32) -> Self {
        Self::ALL[bit as usize]
    }
}

/// One value per seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BySeat<T>(pub [T; Seat::COUNT]);

impl<T> BySeat<T> {
    /// Applies a function to each seat's value.
    pub fn map<U>(self, change: impl FnMut(T) -> U) -> BySeat<U> {
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
