//! The rules of a game, or of one of its factions.

use crate::cards::Faction;
use crate::i18n::Locale;
use crate::rules::GameKind;

use super::Screen;

/// Explains a game, or one of its factions, with a list to jump to the others.
#[must_use]
pub fn rules(locale: Locale, game: GameKind, faction: Option<Faction>) -> Screen {
    let _ = (locale, game, faction);
    Screen::default()
}
