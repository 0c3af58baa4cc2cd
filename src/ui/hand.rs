//! A player's private screen of a running match.

use crate::i18n::Locale;
use crate::i18n::keys::hand as keys;
use crate::rules::View;

use super::choosing::choosing;
use super::{MatchCaption, Screen, Teller, Tone, game};

/// A player's hand, in games that deal one, and all they need beside it; with what they may do as
/// buttons when it is their turn, after the steps of an action that were `chosen` already: none is
/// an empty text.
#[must_use]
pub fn hand(locale: Locale, caption: &MatchCaption, view: &View, chosen: &str) -> Screen {
    let public = view.public();
    let teller = Teller {
        locale,
        caption,
        reader: Some(view.seat()),
    };
    let mut lines = Vec::from_iter(caption.place(locale));
    lines.extend(game::situation(teller, &public));
    lines.extend(game::hints(teller, view));
    let choosing = choosing(teller, view, chosen);
    lines.extend(choosing.so_far);
    lines.extend(caption.time_left(locale));
    let mut sections = game::hand(teller, view);
    let title = if sections.is_empty() {
        keys::handless_title
    } else {
        keys::hand_title
    };
    sections.extend(game::sections(teller, &public));
    Screen {
        title: locale.say(&title(caption.title(locale))),
        body: lines.join("\n"),
        sections,
        footer: game::footer(teller, &public),
        tone: if choosing.rows.is_empty() {
            Tone::Neutral
        } else {
            Tone::YourTurn
        },
        rows: choosing.rows,
        ..Screen::default()
    }
}
