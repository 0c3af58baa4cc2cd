//! Sets of legal actions.

use rand::{Rng, RngExt};

use super::{Action, Choices};
use crate::ActionSet;
use crate::cards::{CardSet, CardSetIter, FactionSet};

/// The legal actions at one point of a match, without allocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actions {
    /// To play one of these cards, each listed once.
    Play {
        /// The cards of the hand that follow the rules of the trick. Of equal cards, one stands for all.
        cards: CardSet,
        /// The factions of the deck, which tell [`CardSet::pick`] where to look.
        deck: FactionSet,
    },
    /// One of these actions that play no card.
    Choose(Choices),
    /// No action is due: chance is due, the match is over, or the view is of another seat than the one to act.
    None,
}

impl Actions {
    /// Whether `action` is one of them.
    #[must_use]
    #[inline]
    pub fn contains(&self, action: Action) -> bool {
        match (self, action) {
            (Self::Play { cards, .. }, Action::Play(card)) => cards.contains(card),
            (Self::Choose(choices), action) => choices.contains(action),
            _ => false,
        }
    }

    /// Iterates over the actions.
    #[must_use]
    #[inline]
    pub fn iter(&self) -> ActionsIter {
        match self {
            Self::Play { cards, .. } => ActionsIter::Play(cards.into_iter()),
            Self::Choose(choices) => ActionsIter::Choose(*choices),
            Self::None => ActionsIter::Choose(Choices::default()),
        }
    }

    /// The `n`-th action, counted from 0. `number_below` gets the number of actions and returns `n`. `None` if
    /// there is no action.
    ///
    /// # Panics
    ///
    /// If the chosen number is not below that count.
    #[must_use]
    #[inline]
    pub fn pick(self, number_below: impl FnOnce(u32) -> u32) -> Option<Action> {
        match self {
            Self::Play { cards, deck } => cards.pick(deck, number_below).map(Action::Play),
            Self::Choose(choices) => choices.pick(number_below),
            Self::None => None,
        }
    }

    /// The number of actions.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        match self {
            Self::Play { cards, .. } => cards.len(),
            Self::Choose(choices) => choices.len(),
            Self::None => 0,
        }
    }

    /// Whether there is no action.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl ActionSet<Action> for Actions {
    #[inline]
    fn remove(&mut self, action: Action) -> bool {
        match (self, action) {
            (Self::Play { cards, .. }, Action::Play(card)) => cards.remove(card),
            (Self::Choose(choices), action) => choices.remove(action),
            _ => false,
        }
    }

    #[inline]
    fn pick(&self, rng: &mut impl Rng) -> Option<Action> {
        Self::pick(*self, |count| rng.random_range(0..count))
    }
}

impl IntoIterator for Actions {
    type Item = Action;
    type IntoIter = ActionsIter;

    fn into_iter(self) -> ActionsIter {
        self.iter()
    }
}

impl IntoIterator for &Actions {
    type Item = Action;
    type IntoIter = ActionsIter;

    fn into_iter(self) -> ActionsIter {
        self.iter()
    }
}

/// Iterates over [`Actions`].
#[derive(Clone, Debug)]
pub enum ActionsIter {
    /// The cards to play that are left.
    Play(CardSetIter),
    /// The choices that are left.
    Choose(Choices),
}

impl Iterator for ActionsIter {
    type Item = Action;

    fn next(&mut self) -> Option<Action> {
        match self {
            Self::Play(cards) => cards.next().map(Action::Play),
            Self::Choose(choices) => choices.pop_first(),
        }
    }
}
