//! A player's private screen of a running match.

use claim_rules::View;
use claim_table::locale::Locale;

use super::clock_screen::{clock_button, urgent_clock_button};
use super::match_info::MatchInfo;
use super::{leaving, offers};
use crate::games::choosing::{Choosing, choosing};
use crate::games::contract;
use crate::i18n::Translate;
use crate::i18n::keys::hand as keys;
use crate::screen::model::{Button, Screen, Tone};
use crate::screen::{info_buttons, picture};
use crate::text::narrator::Narrator;

/// Shows a player's hand and the table. On their turn, the legal actions are buttons; for actions
/// chosen in several steps, `chosen` has the steps taken so far (empty at first).
#[must_use]
pub fn hand(locale: Locale, info: &MatchInfo, view: &View, chosen: &str) -> Screen {
    let narrator = Narrator {
        locale,
        info,
        reader: Some(view.seat()),
    };
    // During a pause there is nothing to play.
    let choosing = if info.clock.is_paused {
        Choosing::default()
    } else {
        choosing(narrator, view, chosen)
    };
    let texts = contract::hand(narrator, view, choosing.begun);
    let is_turn = !choosing.rows.is_empty();
    let (headline, why) = match choosing.next_step {
        _ if info.clock.is_paused => (locale.say(&keys::paused()), Vec::new()),
        Some(next_step) => (next_step, vec![locale.say(&keys::numbers_on_board())]),
        None => (texts.headline, texts.why),
    };
    let mut answers = offers::buttons(locale, info, Some(view.seat()));
    answers.extend(offers::withdraw_button(locale, info, view.seat()));
    let offers = offers::lines(narrator);
    let told = if is_turn {
        texts.told
    } else {
        vec![info.title(locale), headline.clone()]
    };
    let told: Vec<_> = told.iter().chain(&offers).cloned().collect();
    let screen = Screen::headed(&headline)
        .lines(why)
        .lines(choosing.only_choice)
        .lines(choosing.lesson)
        .lines(leaving::lines(narrator))
        .lines(offers)
        .lines(info.clock_lines(locale, narrator.reader))
        .small(&info.which(locale))
        .small(&texts.small.join("\n"))
        .small(&info.running_deadline(locale).unwrap_or_default())
        .picture(Some(picture::request(
            narrator,
            texts.picture,
            texts.alt,
            &texts.text,
        )))
        .choices(choosing.rows, Some(choosing.text_only_rows))
        .buttons(&Vec::from_iter(choosing.back))
        .buttons(&answers);
    screen
        .with_last(&texts.last, &buttons(locale, info))
        .with_tone(if is_turn {
            Tone::YourTurn
        } else {
            Tone::Neutral
        })
        .telling(told)
}

/// Details, rules and the clock; in a match in direct messages, which has no other message with it, also the rest.
fn buttons(locale: Locale, info: &MatchInfo) -> Vec<Button> {
    let rest = if info.url.is_none() {
        Some(info_buttons::more(locale, info.id))
    } else {
        clock_button(locale, info).filter(|_| urgent_clock_button(locale, info).is_none())
    };
    urgent_clock_button(locale, info)
        .into_iter()
        .chain([
            info_buttons::details(locale, info.id),
            info_buttons::rules(locale, info.setup.kind()),
        ])
        .chain(rest)
        .collect()
}
