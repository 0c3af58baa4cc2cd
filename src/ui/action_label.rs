//! An action in words.

use crate::cards::{CardSet, Faction};
use crate::i18n::{Locale, keys::notices as keys};
use crate::rules::{Action, View, claim as claim_rules};

use super::{MatchCaption, claim, names, words};

/// What an action of the viewer's is called, on a button or in a list: at most 80 characters, no
/// markdown.
#[must_use]
pub fn action_label(locale: Locale, caption: &MatchCaption, view: &View, action: Action) -> String {
    let (View::Claim(view), Action::Claim(action)) = (view, action);
    claim::action_label(locale, caption, view, action)
}

/// The play of the card that is called so in that language, whoever holds it; letters of any size.
#[must_use]
pub fn card_named(locale: Locale, name: &str) -> Option<Action> {
    let name = name.to_lowercase();
    let mut cards = Faction::ALL.into_iter().flat_map(CardSet::all_of);
    let card = cards.find(|&card| words::plain_card(locale, card).to_lowercase() == name)?;
    Some(Action::Claim(claim_rules::Action::Play(card)))
}

/// A match in one line without markdown, for a list of choices: at most 100 characters.
#[must_use]
pub fn match_label(locale: Locale, caption: &MatchCaption, your_turn: bool) -> String {
    let players = caption
        .players
        .iter()
        .map(|player| names::plain(&player.name));
    let title = words::titled(locale, caption.game, &words::versus(locale, players));
    let label = if your_turn {
        locale.say(&keys::match_your_turn(title))
    } else {
        title
    };
    label.chars().take(100).collect()
}
