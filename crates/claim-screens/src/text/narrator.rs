//! [`Narrator`]: how a text names the players and cards of one match.

use claim_rules::cards::{Card, CardSet, Faction, Seat};
use claim_table::locale::Locale;

use super::words;
use crate::emoji::Emoji;
use crate::i18n::keys::table;
use crate::i18n::{Message, Translate};
use crate::running::match_info::MatchInfo;

/// The language and the reader of a text about one match.
#[derive(Clone, Copy)]
pub(crate) struct Narrator<'a> {
    /// The language of the text.
    pub(crate) locale: Locale,
    /// The match that the text is about.
    pub(crate) info: &'a MatchInfo,
    /// The player who reads the text; `None` for public texts.
    pub(crate) reader: Option<Seat>,
}

impl Narrator<'_> {
    /// Formats a message in the narrator's language.
    pub(crate) fn say(self, message: &Message) -> String {
        self.locale.say(message)
    }

    /// The `player` argument of messages: the name in bold, or `you` for the reader.
    pub(crate) fn who(self, seat: Seat) -> String {
        if self.reader == Some(seat) {
            return "you".into();
        }
        self.info.name(seat)
    }

    /// A player's name in bold, with the sign of their seat before it, as pictures show it.
    pub(crate) fn name_with_sign(self, seat: Seat) -> String {
        words::beside(&Emoji::Seat(seat).to_string(), &self.info.name(seat))
    }

    /// That a bot thinks, if it is the turn of a bot and the match is not paused: a headline, without a full stop.
    pub(crate) fn bot_thinks(self, to_act: Option<Seat>) -> Option<String> {
        let is_bot = |seat: &Seat| !self.info.is_person(*seat) && !self.info.clock.is_paused;
        let seat = to_act.filter(is_bot)?;
        Some(self.say(&table::bot_thinks(self.info.name(seat))))
    }

    /// A card's emoji and name.
    pub(crate) fn card(self, card: Card) -> String {
        words::card(self.locale, card)
    }

    /// A card's emoji and name, as the object of a sentence.
    pub(crate) fn card_object(self, card: Card) -> String {
        words::card_object(self.locale, card)
    }

    /// As [`Self::cards`], as the object of a sentence.
    pub(crate) fn cards_object(self, cards: impl IntoIterator<Item = Card>) -> String {
        let cards: Vec<_> = cards.into_iter().map(|it| self.card_object(it)).collect();
        words::list(self.locale, cards.into_iter())
    }

    /// Cards joined as "a, b and c"; empty if there are none.
    pub(crate) fn cards(self, cards: impl IntoIterator<Item = Card>) -> String {
        let cards: Vec<_> = cards.into_iter().map(|card| self.card(card)).collect();
        words::list(self.locale, cards.into_iter())
    }

    /// Cards of one faction: emoji, name and faces.
    pub(crate) fn faction_cards(self, faction: Faction, cards: CardSet) -> String {
        if cards.len() == 1 {
            return self.cards(cards);
        }
        let faction = words::faction(self.locale, faction);
        format!("{faction} {}", words::faces(cards, cards))
    }

    /// The names of a side: one player, or both players of a team.
    pub(crate) fn side(self, side: Seat) -> String {
        let members = self.info.setup.members(side);
        words::list(self.locale, members.map(|seat| self.info.name(seat)))
    }

    /// What each side has so far, the most in bold: "Anna 2 – **Ben 3**"; `None` if no side has any.
    pub(crate) fn standing(self, count: impl Fn(Seat) -> usize) -> Option<String> {
        let counts = self.info.setup.sides().map(&count);
        let most = counts.max().filter(|&most| most > 0)?;
        Some(self.per_side(|side| {
            let members = self.info.setup.members(side);
            let names = members.map(|seat| self.info.escaped_name(seat));
            let shown = format!("{} {}", words::list(self.locale, names), count(side));
            if count(side) == most {
                format!("**{shown}**")
            } else {
                shown
            }
        }))
    }

    /// One text per side after its name: "Anna 2, Ben 3".
    pub(crate) fn named(self, text: impl Fn(Seat) -> String) -> String {
        let name = |seat| self.info.short_name(seat);
        let item = |side: Seat| {
            let members = self.info.setup.members(side);
            format!(
                "{} {}",
                words::list(self.locale, members.map(name)),
                text(side)
            )
        };
        words::series(self.locale, self.info.setup.sides().map(item))
    }

    /// One text per side, in order, joined as "a – b".
    pub(crate) fn per_side(self, text: impl Fn(Seat) -> String) -> String {
        words::versus(self.locale, self.info.setup.sides().map(text))
    }
}
