//! Voiding a finished match, for those who may manage the server: which one, and the confirmation.

use std::time::Duration;

use claim_table::locale::Locale;

use super::result::{Finish, end_lines};
use crate::games::action_label::finished_labels;
use crate::i18n::Translate;
use crate::i18n::keys::{settings, voiding as keys};
use crate::press::{SettingsPress, VoidPress};
use crate::running::match_info::MatchInfo;
use crate::screen::model::{Button, ButtonStyle, Choice, Row, Screen, Select, Tone};
use crate::text::namesakes::tell_apart;
use crate::text::narrator::Narrator;

/// Asks which of a server's last finished matches is to be voided, each with how long ago it ended, the latest first: at
/// most as many as a menu has choices.
#[must_use]
pub fn which_to_void(locale: Locale, matches: &[(MatchInfo, Duration)]) -> Screen {
    let mut matches = matches.to_vec();
    tell_apart(matches.iter_mut().map(|(info, _)| info), []);
    let choices = finished_labels(locale, &matches).into_iter().zip(&matches);
    let choices =
        choices.map(|(label, (info, _))| Choice::labelled(label, VoidPress::Ask(info.id)));
    let choices: Vec<_> = choices.collect();
    let (text, menu) = if choices.is_empty() {
        (keys::void_none(), None)
    } else {
        let placeholder = locale.say(&keys::void_choose());
        let menu = Row::Select(Select::new(placeholder, choices));
        (keys::void_text(), Some(menu))
    };
    let back = Button::labelled(
        locale.say(&settings::button_server_settings()),
        SettingsPress::ShowServer,
    );
    Screen::titled(&locale.say(&keys::void_title()))
        .line(&locale.say(&text))
        .rows(menu.into_iter().collect())
        .buttons(&[back])
}

/// Asks for the confirmation that a match is voided: who played it, how it ended, and what changes.
#[must_use]
pub fn void_question(locale: Locale, info: &MatchInfo, finish: &Finish) -> Screen {
    let narrator = Narrator {
        locale,
        info,
        reader: None,
    };
    let effect = if finish.ratings.is_empty() {
        keys::void_effect_unrated()
    } else {
        keys::void_effect()
    };
    let confirm = Button {
        style: ButtonStyle::Danger,
        ..Button::labelled(locale.say(&keys::button_void()), VoidPress::Void(info.id))
    };
    Screen::titled(&locale.say(&keys::void_question(info.title(locale))))
        .lines(end_lines(narrator, finish))
        .lines([effect, keys::void_for_good()].map(|it| locale.say(&it)))
        .small(&info.link_line(locale).unwrap_or_default())
        .buttons(&[confirm])
        .with_tone(Tone::Bad)
}
