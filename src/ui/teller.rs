//! Who tells whom: people and cards of a match in words, in one language, for one reader.

use super::{MatchCaption, words};
use crate::cards::{Card, Seat};
use crate::i18n::{Locale, Message};

/// Tells of one match in one language, to a player of it or to everybody.
#[derive(Clone, Copy)]
pub(super) struct Teller<'a> {
    /// The language.
    pub(super) locale: Locale,
    /// The match.
    pub(super) caption: &'a MatchCaption,
    /// Whom it is told, if to one player alone.
    pub(super) reader: Option<Seat>,
}

impl Teller<'_> {
    /// The message in the teller's language.
    pub(super) fn say(self, message: &Message) -> String {
        self.locale.say(message)
    }

    /// A person, as messages take them: a name in bold, or `you` for the reader.
    pub(super) fn who(self, seat: Seat) -> String {
        if self.reader == Some(seat) {
            return "you".into();
        }
        self.caption.name(seat)
    }

    /// A card's picture and name.
    pub(super) fn card(self, card: Card) -> String {
        words::card(self.locale, card)
    }

    /// Cards one by one, with 'and' before the last; none is an empty text.
    pub(super) fn cards(self, cards: impl IntoIterator<Item = Card>) -> String {
        let cards: Vec<_> = cards.into_iter().map(|card| self.card(card)).collect();
        words::list(self.locale, cards.into_iter())
    }

    /// The names of a side: a player, or the two of a team.
    pub(super) fn side(self, side: Seat) -> String {
        let members = self.caption.members(side);
        words::list(self.locale, members.map(|seat| self.caption.name(seat)))
    }

    /// Something per side, in order, with a dash between.
    pub(super) fn per_side(self, tell: impl Fn(Seat) -> String) -> String {
        words::versus(self.locale, self.caption.sides().map(tell))
    }
}
