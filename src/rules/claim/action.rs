//! What a seat may do in the trick games, and the notation of it (RECORD.md, 'Actions').

use std::fmt;
use std::str::FromStr;

use rand::{Rng, RngExt};

use super::Choices;
use crate::cards::{Card, CardSet, Cards, FactionSet, Seat};
use crate::rules::ActionSet;

/// An action of a trick game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Plays a card to the trick.
    Play(Card),
    /// Takes a card on the follower pile, where there is a choice (RULES.md 1.4).
    Take(Source),
    /// Phase two, 3 players: a Giant removes that seat's Gnome, or nobody's (RULES.md 1.5).
    Remove(Option<Seat>),
}

/// Where a card is taken from in phase one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u32)]
pub enum Source {
    /// The card revealed first.
    Middle1,
    /// The card revealed second.
    Middle2,
    /// The top of the draw pile, after a Seer looked at it.
    Top,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(card) => write!(f, "play {card}"),
            Self::Take(Source::Middle1) => f.write_str("take middle-1"),
            Self::Take(Source::Middle2) => f.write_str("take middle-2"),
            Self::Take(Source::Top) => f.write_str("take top"),
            Self::Remove(Some(seat)) => write!(f, "remove {seat}"),
            Self::Remove(None) => f.write_str("remove none"),
        }
    }
}

impl FromStr for Action {
    type Err = ();

    /// Reads the notation that [`Display`](fmt::Display) writes, and nothing else.
    fn from_str(text: &str) -> Result<Self, ()> {
        match text.split_once(' ').ok_or(())? {
            ("play", card) => card.parse().map(Self::Play).map_err(|_| ()),
            ("take", "middle-1") => Ok(Self::Take(Source::Middle1)),
            ("take", "middle-2") => Ok(Self::Take(Source::Middle2)),
            ("take", "top") => Ok(Self::Take(Source::Top)),
            ("remove", "none") => Ok(Self::Remove(None)),
            ("remove", seat) => seat.parse().map(|seat| Self::Remove(Some(seat))),
            _ => Err(()),
        }
    }
}

/// The legal actions of a moment, without allocation: what may be played, taken or removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actions {
    /// Any of these cards, each listed once.
    Play {
        /// The cards.
        cards: CardSet,
        /// The factions of the deck that they are of.
        deck: FactionSet,
    },
    /// One of these, where there is another choice.
    Choose(Choices),
    /// Nothing: nobody is to act.
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

    /// The actions, one by one.
    #[must_use]
    #[inline]
    pub fn iter(&self) -> ActionsIter {
        match self {
            Self::Play { cards, .. } => ActionsIter::Play(cards.into_iter()),
            Self::Choose(choices) => ActionsIter::Choose(*choices),
            Self::None => ActionsIter::Choose(Choices::default()),
        }
    }

    /// The action of the number, in order from 0, that `number_below` names when it is told how
    /// many there are; none if there is none.
    ///
    /// # Panics
    ///
    /// If the number is not below that count.
    #[must_use]
    #[inline]
    pub fn pick(self, number_below: impl FnOnce(u32) -> u32) -> Option<Action> {
        match self {
            Self::Play { cards, deck } => cards.pick(deck, number_below).map(Action::Play),
            Self::Choose(choices) => choices.pick(number_below),
            Self::None => None,
        }
    }

    /// How many there are.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        match self {
            Self::Play { cards, .. } => cards.len(),
            Self::Choose(choices) => choices.len(),
            Self::None => 0,
        }
    }

    /// Whether there is none.
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
    /// Cards to play that are still to come.
    Play(Cards),
    /// Choices that are still to come.
    Choose(Choices),
}

impl Iterator for ActionsIter {
    type Item = Action;

    fn next(&mut self) -> Option<Action> {
        match self {
            Self::Play(cards) => cards.next().map(Action::Play),
            Self::Choose(choices) => choices.take_first(),
        }
    }
}
