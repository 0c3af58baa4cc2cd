//! The confirmation before leaving a running match. It says exactly what will happen.

use claim_table::departure::{Agreement, Departure};
use claim_table::ids::MatchId;
use claim_table::locale::Locale;

use super::match_info::MatchInfo;
use super::offers;
use crate::i18n::Translate;
use crate::i18n::keys::{daily, hand as keys};
use crate::press::ResignPress;
use crate::screen::model::{Button, ButtonStyle, Screen, Tone};

/// Asks a player to confirm that they leave a running match, with what happens then. Below are the
/// `agreements` that they can offer instead.
#[must_use]
pub fn resign_question(
    locale: Locale,
    info: &MatchInfo,
    departure: Departure,
    agreements: &[Agreement],
) -> Screen {
    let consequence = match departure {
        Departure::TakenOver => keys::resign_taken_over(),
        Departure::CalledOff(None) => keys::resign_called_off_unrated(),
        Departure::CalledOff(Some(more)) => keys::resign_called_off(more),
        Departure::LostForCallingOff => keys::resign_called_off_too_often(),
        Departure::Lost if info.is_tutorial => keys::resign_tutorial(),
        Departure::Lost if info.daily.is_some_and(|it| !it.is_practice) => daily::resign_daily(),
        Departure::Lost => keys::resign_lost(),
    };
    let is_called_off = matches!(departure, Departure::CalledOff(_));
    let ends_series = (is_called_off && info.series.is_some()).then(keys::resign_ends_series);
    let lines = [
        Some(consequence),
        ends_series,
        Some(keys::resign_question_ignore()),
    ];
    let lines = lines.into_iter().flatten().map(|line| locale.say(&line));
    // The title alone may be that of several matches.
    let lines = lines.chain(info.link_line(locale));
    let (label, press) = match departure {
        Departure::CalledOff(_) => (keys::button_call_off_now(), ResignPress::CallOff(info.id)),
        _ => (keys::button_resign_now(), ResignPress::Resign(info.id)),
    };
    let confirm = Button {
        style: ButtonStyle::Danger,
        ..Button::labelled(locale.say(&label), press)
    };
    let offers = agreements.iter();
    let mut buttons = vec![confirm];
    buttons.extend(offers.map(|&it| offers::make_button(locale, info, it)));
    Screen::titled(&locale.say(&keys::resign_question_title(info.title(locale))))
        .lines(lines)
        .buttons(&buttons)
        .with_tone(Tone::Bad)
}

/// Asks a moderator to confirm that they stop a match, or cancel an open table, at which they do not sit.
#[must_use]
pub fn stop_question(locale: Locale, id: MatchId, is_open: bool) -> Screen {
    let (question, button, press) = if is_open {
        let (question, button) = (keys::cancel_question(), keys::button_cancel_now());
        (question, button, ResignPress::CancelAsModerator(id))
    } else {
        let (question, button) = (keys::stop_question(), keys::button_stop_now());
        (question, button, ResignPress::Stop(id))
    };
    let confirm = Button {
        style: ButtonStyle::Danger,
        ..Button::labelled(locale.say(&button), press)
    };
    Screen::default()
        .line(&locale.say(&question))
        .buttons(&[confirm])
        .with_tone(Tone::Bad)
}
