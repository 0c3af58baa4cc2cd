//! The actions that play no card, and sets of them.

use crate::cards::{Seat, nth_bit};

use super::{Action, Source};

/// A set of actions that play no card: what may be taken, or whose Gnome removed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Choices(u8);

/// Every such action; a set has a bit for each, in this order.
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
    /// Taking one of so many cards in the middle, or the top card if that is allowed.
    #[inline]
    pub(super) fn to_take(revealed: u8, top: bool) -> Self {
        Self(((1 << revealed) - 1) | u8::from(top) << 2)
    }

    /// Removing nobody's Gnome, or that of one of these.
    pub(super) fn to_remove(victims: impl Iterator<Item = Seat>) -> Self {
        Self(victims.fold(1 << 7, |bits, victim| bits | 1 << (3 + victim.index())))
    }

    /// Whether it is one of them.
    #[must_use]
    pub fn contains(self, action: Action) -> bool {
        ALL.iter()
            .zip(0..)
            .any(|(&choice, bit)| choice == action && self.0 >> bit & 1 == 1)
    }

    /// Takes an action out; whether it was there.
    pub(super) fn remove(&mut self, action: Action) -> bool {
        let was_there = self.contains(action);
        let place = ALL.iter().position(|&choice| choice == action);
        self.0 &= !place.map_or(0, |place| 1 << place);
        was_there
    }

    /// How many there are.
    #[must_use]
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The choice of the number, in order from 0, that `number_below` names when it is told how
    /// many there are; none if there is none.
    #[inline]
    pub(super) fn pick(self, number_below: impl FnOnce(u32) -> u32) -> Option<Action> {
        if self.is_empty() {
            return None;
        }
        let n = number_below(self.0.count_ones());
        assert!(n < self.0.count_ones());
        Some(ALL[usize::from(nth_bit(self.0, n))])
    }

    /// Takes the first in order out.
    #[inline]
    pub(super) fn take_first(&mut self) -> Option<Action> {
        let next = ALL.get(self.0.trailing_zeros() as usize).copied();
        self.0 &= self.0.wrapping_sub(1);
        next
    }
}
