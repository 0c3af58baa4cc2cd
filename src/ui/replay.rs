//! Looking back at a finished match: stepping through it, and its record as a file.

use crate::i18n::Locale;
use crate::i18n::keys::finish as keys;
use crate::rules::PublicView;

use super::{Attachment, Button, MatchCaption, Press, Row, Screen, Teller, game};

/// A finished match as it stood after `actions` of its `total` actions, with buttons to step.
#[must_use]
pub fn replay(
    locale: Locale,
    caption: &MatchCaption,
    view: &PublicView,
    actions: u32,
    total: u32,
) -> Screen {
    let teller = Teller {
        locale,
        caption,
        reader: None,
    };
    Screen {
        title: locale.say(&keys::replay_title(caption.title(locale))),
        body: game::situation(teller, view).join("\n"),
        sections: game::sections(teller, view),
        footer: locale.say(&keys::replay_place(actions, total)),
        rows: Row::of_buttons(&steps(locale, caption, actions, total)),
        ..Screen::default()
    }
}

/// A finished match's record as a file.
#[must_use]
pub fn record_file(locale: Locale, caption: &MatchCaption, record: String) -> Screen {
    Screen {
        title: locale.say(&keys::record_title(caption.title(locale))),
        body: locale.say(&keys::record_text()),
        attachment: Some(Attachment {
            name: format!("{}-{}.jsonl", caption.setup.kind().id(), caption.id),
            text: record,
        }),
        ..Screen::default()
    }
}

/// To the start, back, forward, to the end: always in the same places, so that whoever presses one
/// again and again goes on that way.
fn steps(locale: Locale, caption: &MatchCaption, actions: u32, total: u32) -> Vec<Button> {
    let steps = [
        (keys::button_first(), "⏮️", 0),
        (keys::button_back(), "◀️", actions.saturating_sub(1)),
        (keys::button_forward(), "▶️", total.min(actions + 1)),
        (keys::button_last(), "⏭️", total),
    ];
    let step = |(label, emoji, target)| {
        let press = Press::Replay {
            table: caption.id,
            actions: target,
        };
        Button {
            emoji: Some(emoji),
            enabled: target != actions,
            ..Button::labelled(locale.say(&label), press)
        }
    };
    steps.map(step).to_vec()
}
