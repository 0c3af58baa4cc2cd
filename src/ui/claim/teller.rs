//! Who tells whom: people and cards of a trick game in words, in one language, for one reader.

use crate::cards::{Card, Seat};
use crate::i18n::{Locale, Message};
use crate::rules::claim::Setup;
use crate::ui::{MatchCaption, words};

/// Tells of one match in one language, to a player of it or to everybody.
#[derive(Clone, Copy)]
pub(in crate::ui) struct Teller<'a> {
    /// The language.
    pub(in crate::ui) locale: Locale,
    /// The match.
    pub(in crate::ui) caption: &'a MatchCaption,
    /// Whom it is told, if to one player alone.
    pub(in crate::ui) reader: Option<Seat>,
}

impl Teller<'_> {
    /// The message in the teller's language.
    pub(super) fn say(self, message: &Message) -> String {
        self.locale.say(message)
    }

    /// A person, as messages take them: a name in bold, or `you` for the reader.
    pub(in crate::ui) fn who(self, seat: Seat) -> String {
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
    pub(super) fn side(self, setup: Setup, side: Seat) -> String {
        let members = setup.seats().filter(|&seat| setup.side(seat) == side);
        words::list(self.locale, members.map(|seat| self.caption.name(seat)))
    }

    /// Something per side, in order, with a dash between.
    pub(super) fn per_side(self, setup: Setup, tell: impl Fn(Seat) -> String) -> String {
        words::versus(self.locale, Seat::of(setup.sides()).map(tell))
    }
}
