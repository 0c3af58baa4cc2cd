//! A player's private screen of a running match.

use crate::i18n::Locale;
use crate::i18n::keys::hand as keys;
use crate::rules::View;

use super::claim::{self, Teller};
use super::{MatchCaption, Row, Screen, Tone};

/// A player's hand and all they need beside it; with what they may do as buttons when it is their
/// turn.
#[must_use]
pub fn hand(locale: Locale, caption: &MatchCaption, view: &View) -> Screen {
    let View::Claim(view) = view;
    let teller = Teller {
        locale,
        caption,
        reader: Some(view.seat),
    };
    let mut lines = Vec::from_iter(caption.place(locale));
    lines.extend(claim::situation(teller, &view.public));
    lines.extend(claim::hints(teller, view));
    lines.extend(caption.time_left(locale));
    let mut sections = claim::hand_sections(teller, view);
    sections.extend(claim::sections(teller, &view.public));
    let buttons = claim::buttons(teller, view);
    Screen {
        title: locale.say(&keys::hand_title(caption.title(locale))),
        body: lines.join("\n"),
        sections,
        footer: claim::counts(teller, &view.public),
        tone: if buttons.is_empty() {
            Tone::Neutral
        } else {
            Tone::YourTurn
        },
        rows: Row::of_buttons(&buttons),
        ..Screen::default()
    }
}
