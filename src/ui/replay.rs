//! The replay of a finished match, and its record as a file.

use claim_rules::PublicView;

use super::match_info::MatchInfo;
use super::narrator::Narrator;
use super::picture;
use super::screen::{Attachment, Button, Press, Row, Screen};
use super::{game, leaving};
use crate::i18n::Locale;
use crate::i18n::keys::finish as keys;

/// Shows a finished match after `actions` of its `total` actions, with buttons to step.
#[must_use]
pub fn replay(
    locale: Locale,
    info: &MatchInfo,
    view: &PublicView,
    actions: u32,
    total: u32,
) -> Screen {
    let narrator = Narrator {
        locale,
        info,
        reader: None,
    };
    let mut lines = game::status_lines(narrator, view);
    lines.extend(leaving::lines(narrator));
    lines.extend(game::turn_lines(narrator, view));
    Screen {
        title: locale.say(&keys::replay_title(info.title(locale))),
        body: lines.join("\n"),
        picture: picture::replay(narrator, view),
        sections: game::table_sections(narrator, view),
        footer: locale.say(&keys::replay_position(actions, total)),
        rows: Row::of_buttons(&steps(locale, info, actions, total)),
        ..Screen::default()
    }
}

/// Offers the record of a finished match as a file.
#[must_use]
pub fn record_file(locale: Locale, info: &MatchInfo, record: String) -> Screen {
    Screen {
        title: locale.say(&keys::record_title(info.title(locale))),
        body: locale.say(&keys::record_text()),
        attachment: Some(Attachment {
            name: format!("{}-{}.jsonl", info.setup.kind().id(), info.id),
            text: record,
        }),
        ..Screen::default()
    }
}

/// Buttons for start, back, next and end. Their positions never change, so that a player can press
/// the same one repeatedly.
fn steps(locale: Locale, info: &MatchInfo, actions: u32, total: u32) -> Vec<Button> {
    let steps = [
        (keys::button_first(), "⏮️", 0),
        (keys::button_back(), "◀️", actions.saturating_sub(1)),
        (keys::button_forward(), "▶️", total.min(actions + 1)),
        (keys::button_last(), "⏭️", total),
    ];
    let step = |(label, emoji, target)| {
        let press = Press::Replay {
            table: info.id,
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
