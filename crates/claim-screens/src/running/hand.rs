//! A player's private screen of a running match.

use claim_rules::View;
use claim_table::locale::Locale;

use super::clock_screen::clock_button;
use super::match_info::MatchInfo;
use super::{leaving, offers};
use crate::games::choosing::{Choosing, choosing};
use crate::games::contract;
use crate::i18n::Translate;
use crate::i18n::keys::hand as keys;
use crate::screen::model::{Button, Row, Screen, Tone};
use crate::screen::{info_buttons, picture};
use crate::text::narrator::Narrator;

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
    let mut lines = contract::status_lines(narrator, &public);
    lines.extend(leaving::lines(narrator));
    lines.extend(info.series_line(locale));
    lines.extend(info.link_line(locale));
    let choosing = if info.clock.is_paused {
        Choosing::default()
    } else {
        choosing(narrator, view, chosen)
    };
    let mut prompt = Vec::new();
    // During a pause there is nothing to play.
    if !info.clock.is_paused {
        let next_step = choosing.next_step.map(|line| vec![line]);
        prompt.extend(next_step.unwrap_or_else(|| contract::turn_lines(narrator, &public)));
        prompt.extend(choosing.only_choice);
        prompt.extend(contract::hints(narrator, view));
    }
    prompt.extend(choosing.lesson);
    prompt.extend(offers::lines(narrator));
    prompt.extend(info.clock_lines(locale, narrator.reader));
    let hand = contract::hand_sections(narrator, view);
    let title = if hand.is_empty() {
        keys::private_title
    } else {
        keys::hand_title
    };
    let mut sections = contract::context_sections(narrator, view);
    sections.extend(hand);
    let has_details = !contract::details(narrator, &public).is_empty();
    let details = has_details.then(|| info_buttons::details(locale, info.id));
    let mut answers = offers::buttons(locale, info, Some(view.seat()));
    answers.extend(offers::withdraw_button(locale, info, view.seat()));
    let mut buttons = Vec::from_iter(choosing.back);
    let first = buttons.len();
    buttons.extend(details);
    buttons.push(info_buttons::rules(locale, info.setup.kind()));
    // The clock is the first button to be left out if there is no room, unless a sentence asks the player to press
    // it.
    let is_named = info.clock.is_on_hold || !info.clock.pause_requests.is_empty();
    let place = if is_named { first } else { buttons.len() };
    buttons.splice(place..place, clock_button(locale, info));
    // A match in direct messages has no other message with this button.
    if info.url.is_none() {
        buttons.push(info_buttons::resign(locale, info.id));
    }
    Screen {
        title: locale.say(&title(info.title(locale))),
        body: lines.join("\n"),
        sections,
        footer: contract::footer(narrator, &public),
        prompt: prompt.join("\n"),
        picture: picture::own_board(narrator, view),
        tone: if choosing.rows.is_empty() {
            Tone::Neutral
        } else {
            Tone::YourTurn
        },
        rows: with_buttons(choosing.rows, &answers, &buttons),
        text_only_rows: Some(with_buttons(choosing.text_only_rows, &answers, &buttons)),
        ..Screen::default()
    }
}

/// Adds the answers to an offer and the other buttons: in a row of their own, or in the last row if Discord allows
/// no more rows. If the last row has no room for all answers and a further button, the answers are left out:
/// players can answer on the public message, or decline by playing. Then the last of the other buttons are left
/// out, which the public message has as well.
fn with_buttons(mut rows: Vec<Row>, answers: &[Button], others: &[Button]) -> Vec<Row> {
    let is_full = rows.len() == Row::MAX;
    let mut last = match rows.pop() {
        Some(Row::Buttons(last)) if is_full => last,
        other => {
            rows.extend(other);
            Vec::new()
        }
    };
    let room = Row::MAX_BUTTONS.saturating_sub(last.len());
    let answers = if answers.len() < room { answers } else { &[] };
    last.extend(answers.iter().chain(others).take(room).cloned());
    rows.push(Row::Buttons(last));
    rows
}
