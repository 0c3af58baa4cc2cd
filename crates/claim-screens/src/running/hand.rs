//! A player's private screen of a running match.

use claim_rules::View;
use claim_table::locale::Locale;

use super::clock_screen::urgent_clock_button;
use super::match_info::MatchInfo;
use super::{leaving, offers, turn_notices};
use crate::games::choosing::{Choosing, choosing};
use crate::games::contract;
use crate::i18n::Translate;
use crate::i18n::keys::hand as keys;
use crate::i18n::keys::table as table_keys;
use crate::screen::model::{Button, PictureRequest, Row, Screen, Tone};
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
    let numbers = choosing.next_step.is_some().then(keys::numbers_on_board);
    let (headline, why) = match choosing.next_step {
        _ if info.clock.is_paused => (locale.say(&keys::paused()), texts.why),
        Some(next_step) => (next_step, Vec::new()),
        None => {
            let thinking = narrator.bot_thinks(contract::to_act(&view.public()));
            (thinking.unwrap_or(texts.headline), texts.why)
        }
    };
    let mut answers: Vec<_> = choosing
        .back
        .into_iter()
        .chain(choosing.real_match)
        .collect();
    answers.extend(offers::buttons(locale, info, Some(view.seat())));
    answers.extend(offers::withdraw_button(locale, info, view.seat()));
    answers.extend(urgent_clock_button(locale, info));
    let told = told(narrator, texts.told);
    let board = contract::table(narrator, &view.public()).board;
    let shown = if texts.repeats_board { &[] } else { &*board };
    let picture = picture::request(narrator, texts.picture, texts.alt, &texts.text, shown);
    let picture = PictureRequest {
        caption: numbers.map(|it| locale.say(&it)).unwrap_or_default(),
        ..picture
    };
    let hidden = info.is_on_hidden_board;
    let hidden = hidden.then(|| locale.say(&table_keys::hidden_hand()));
    let screen = Screen::headed(&headline)
        .lines(why)
        .lines(choosing.only_choice)
        .lines(leaving::lines(narrator))
        .lines(offers::lines(narrator))
        .lines(info.clock_lines(locale, narrator.reader))
        .small(&info.which(locale))
        .small(&texts.small.join("\n"))
        .small(&info.running_deadline(locale).unwrap_or_default())
        .small(&hidden.unwrap_or_default())
        .picture(Some(picture))
        .picture(texts.cards.map(|it| picture::cards(narrator, it)))
        .lines(choosing.lesson)
        .choices(choosing.rows, Some(choosing.text_only_rows))
        .buttons(&answers);
    let buttons = buttons(locale, info);
    let with_board = texts.repeats_board.then(|| {
        let board = info_buttons::board(locale, info.id, info.setup.kind());
        Row::of_buttons(&[vec![board], buttons.to_vec()].concat())
    });
    screen
        .with_last_rows(&texts.last, Row::of_buttons(&buttons), with_board)
        .with_tone(if is_turn {
            Tone::YourTurn
        } else {
            Tone::Neutral
        })
        .telling(told)
}

/// What a phone tells: what the reader is asked, and what happened last; while the match is paused, only that.
fn told(narrator: Narrator, moment: Vec<String>) -> Vec<String> {
    if narrator.info.clock.is_paused {
        return narrator.info.clock_lines(narrator.locale, narrator.reader);
    }
    let mut told = turn_notices::requests(narrator);
    told.extend(moment);
    told
}

/// What is needed most often, and the way to the rest.
fn buttons(locale: Locale, info: &MatchInfo) -> [Button; 3] {
    [
        info_buttons::details(locale, info.id),
        info_buttons::rules(locale, info.setup.kind()),
        info_buttons::more(locale, info.id),
    ]
}
