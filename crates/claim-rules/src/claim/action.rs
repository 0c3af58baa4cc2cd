//! What a seat can do in the trick-taking games, and its notation (RECORD.md, "Actions").

use std::fmt;
use std::str::FromStr;

use rand::{Rng, RngExt};

use super::Choices;
use crate::cards::{Card, CardSet, CardSetIter, FactionSet, Seat};
use crate::{ActionSet, NotationError};

/// An action of a trick-taking game.
///
/// ```
/// use claim_rules::cards::Seat;
/// use claim_rules::claim::Action;
///
/// assert_eq!("remove 1".parse(), Ok(Action::Remove(Some(Seat::Second))));
/// assert_eq!(Action::Remove(None).to_string(), "remove none");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Plays a card to the trick.
    Play(Card),
    /// Phase one: takes a card for the follower pile, where there is a choice (RULES.md 1.4).
    Take(Source),
    /// Phase two, 3 players: a Giant removes a Gnome of that seat, or none (RULES.md 1.5).
    Remove(Option<Seat>),
}

/// Where a card is taken from in phase one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u32)]
pub enum Source {
    /// The revealed card that was turned up first.
    Middle1,
    /// The revealed card that was turned up second.
    Middle2,
    /// The top card of the draw pile, which a winning Seer lets its owner look at.
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
    type Err = NotationError;

    /// Reads the notation that [`Display`](fmt::Display) writes.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let parse = || match text.split_once(' ')? {
            ("play", card) => card.parse().map(Self::Play).ok(),
            ("take", "middle-1") => Some(Self::Take(Source::Middle1)),
            ("take", "middle-2") => Some(Self::Take(Source::Middle2)),
            ("take", "top") => Some(Self::Take(Source::Top)),
            ("remove", "none") => Some(Self::Remove(None)),
            ("remove", seat) => seat.parse().map(|seat| Self::Remove(Some(seat))).ok(),
            _ => None,
        };
        parse().ok_or(NotationError("an action of the trick-taking games"))
    }
}

/// The legal actions at one point of a match, without allocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actions {
    /// To play one of these cards, each listed once.
    Play {
        /// The cards.
        cards: CardSet,
        /// The factions of the deck.
        deck: FactionSet,
    },
    /// One of these actions that play no card.
    Choose(Choices),
    /// No action is due.
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
