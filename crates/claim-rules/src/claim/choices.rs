//! The actions that play no card, and sets of them.

use super::{Action, Source};
use crate::bits::{Bits, nth_set_bit};
use crate::cards::Seat;

/// A set of actions that play no card: which card to take, or whose Gnome to remove.
//
// Bit n of the byte stands for `ALL[n]`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Choices(u8);

/// Every action that plays no card, in the order of the bits.
static ALL: [Action; 8] = [
    Action::Take(Source::Middle1),
    Action::Take(Source::Middle2),
    Action::Take(Source::Top),
    Action::Remove(Some(Seat::First)),
    Action::Remove(Some(Seat::Second)),
    Action::Remove(Some(Seat::Third)),
    Action::Remove(Some(Seat::Fourth)),
    Action::Remove(None),
];

impl Choices {
    /// Taking one of `revealed` cards in the middle, or the top card if `top`.
    #[inline]
    pub(super) fn to_take(revealed: u8, top: bool) -> Self {
        Self(((1 << revealed) - 1) | u8::from(top) << 2)
    }

    /// Removing the Gnome of one of these seats, or none.
    pub(super) fn to_remove(victims: impl Iterator<Item = Seat>) -> Self {
        Self(victims.fold(1 << 7, |bits, victim| bits | 1 << (3 + victim.index())))
    }

    /// Whether `action` is one of them.
    #[must_use]
    pub fn contains(self, action: Action) -> bool {
        Bits::new(self.0).any(|bit| ALL[bit as usize] == action)
    }

    /// Removes an action; returns whether it was in the set.
    pub(super) fn remove(&mut self, action: Action) -> bool {
        let bit = Bits::new(self.0).find(|&bit| ALL[bit as usize] == action);
        self.0 &= !bit.map_or(0, |bit| 1 << bit);
        bit.is_some()
    }

    /// The number of actions.
    #[must_use]
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The `n`-th action, counted from 0. `number_below` gets the number of actions and returns `n`. `None` if the
    /// set is empty.
    #[inline]
    pub(super) fn pick(self, number_below: impl FnOnce(u32) -> u32) -> Option<Action> {
        if self.is_empty() {
            return None;
        }
        let n = number_below(self.0.count_ones());
        assert!(n < self.0.count_ones());
        Some(ALL[usize::from(nth_set_bit(self.0, n))])
    }

    /// Removes the first action and returns it.
    #[inline]
    pub(super) fn pop_first(&mut self) -> Option<Action> {
        let next = ALL.get(self.0.trailing_zeros() as usize).copied();
        self.0 &= self.0.wrapping_sub(1);
        next
    }
}
