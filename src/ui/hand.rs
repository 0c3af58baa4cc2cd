//! A player's private screen of a running match.

use claim_rules::View;

use super::choosing::choosing;
use super::game;
use super::match_info::MatchInfo;
use super::narrator::Narrator;
use super::picture;
use super::screen::{Screen, Tone};
use crate::i18n::Locale;
use crate::i18n::keys::hand as keys;

/// Shows a player's hand and the table. On their turn, the legal actions are buttons; for actions
/// chosen in several steps, `chosen` has the steps taken so far (empty at first).
#[must_use]
pub fn hand(locale: Locale, info: &MatchInfo, view: &View, chosen: &str) -> Screen {
    let public = view.public();
    let narrator = Narrator {
        locale,
        info,
        reader: Some(view.seat()),
    };
    let mut lines = Vec::from_iter(info.link_line(locale));
    lines.extend(game::status_lines(narrator, &public));
    let choosing = choosing(narrator, view, chosen);
    let mut prompt = game::turn_lines(narrator, &public);
    prompt.extend(game::hints(narrator, view));
    prompt.extend(choosing.chosen_line);
    prompt.extend(info.deadline_line(locale));
    let mut sections = game::hand_sections(narrator, view);
    let title = if sections.is_empty() {
        keys::private_title
    } else {
        keys::hand_title
    };
    sections.extend(game::table_sections(narrator, &public));
    Screen {
        title: locale.say(&title(info.title(locale))),
        body: lines.join("\n"),
        sections,
        footer: game::footer(narrator, &public),
        prompt: prompt.join("\n"),
        picture: picture::board(narrator, &public),
        tone: if choosing.rows.is_empty() {
            Tone::Neutral
        } else {
            Tone::YourTurn
        },
        rows: choosing.rows,
        ..Screen::default()
    }
}
