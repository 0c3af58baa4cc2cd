//! The messages that tell players that it is their turn, that they are asked for an answer, or that a bot has
//! replaced them, where their hand does not do so.

use claim_rules::View;
use claim_table::ids::UserId;
use claim_table::locale::Locale;

use super::match_info::MatchInfo;
use super::table::is_played_in_public;
use super::{clock_screen, offers};
use crate::games::contract;
use crate::i18n::Translate;
use crate::i18n::keys::notices;
use crate::screen::info_buttons;
use crate::screen::model::{Screen, Tone};
use crate::text::narrator::Narrator;
use crate::text::words;

/// The channel message for a player with closed direct messages: mentions them, with the button that
/// opens their hand or, if the game is played on the public message, with a link to it.
#[must_use]
pub fn turn_mention(locale: Locale, info: &MatchInfo, user: UserId) -> Screen {
    let mention = words::mention(user);
    let kind = info.setup.kind();
    match info.link_line(locale) {
        Some(link) if is_in_public(info) => {
            Screen::default().with_sentence(locale.say(&notices::turn_mention_link(link, mention)))
        }
        _ => {
            let button = info_buttons::private_screen(locale, info.id, kind);
            let sentence = locale.say(&notices::turn_mention(&*button.label, mention));
            Screen::default()
                .buttons(&[button])
                .with_sentence(sentence)
                .with_tone(Tone::YourTurn)
        }
    }
}

/// Whether the match is played on its public message.
const fn is_in_public(info: &MatchInfo) -> bool {
    is_played_in_public(info.setup.kind()) && !info.is_on_hidden_board
}

/// The channel message for a player with closed direct messages who is asked to answer an offer or a request for a
/// pause: mentions them, with the buttons. `is_turn` says that it is their turn as well.
#[must_use]
pub fn asked_mention(locale: Locale, info: &MatchInfo, user: UserId, is_turn: bool) -> Screen {
    let narrator = Narrator {
        locale,
        info,
        reader: None,
    };
    let asked = [offers::lines(narrator), clock_screen::pause_lines(narrator)].concat();
    let turn = is_turn.then(|| locale.say(&notices::turn_notice()));
    let lines = turn.into_iter().chain(asked).chain(info.link_line(locale));
    let mut buttons = offers::buttons(locale, info, None);
    let kind = info.setup.kind();
    if is_turn && !is_in_public(info) {
        buttons.push(info_buttons::private_screen(locale, info.id, kind));
    }
    if !info.clock.pause_requests.is_empty() {
        buttons.extend(clock_screen::clock_button(locale, info));
    }
    Screen::titled(&info.title(locale))
        .lines(lines)
        .buttons(&buttons)
        .with_tone(Tone::YourTurn)
        .with_sentence(locale.say(&notices::asked_mention(words::mention(user))))
        .telling(requests(narrator))
}

/// What the reader is asked and has not answered, for a phone’s lock screen.
pub(crate) fn requests(narrator: Narrator) -> Vec<String> {
    let requests = [offers::told(narrator), clock_screen::pause_told(narrator)];
    requests.into_iter().flatten().collect()
}

/// What happened before the turn. What to do changes within the turn, while this message stays.
fn happened(narrator: Narrator, view: &View) -> impl Iterator<Item = String> {
    let texts = contract::hand(narrator, view, None);
    let told = texts.told.into_iter();
    told.filter(move |it| *it != texts.headline)
}

/// The direct message of a player in a game that is played on the public message: whether it is their turn and what
/// happened before it, an offer with the buttons that answer it, a request for a pause, and the link. While the match is
/// paused or on hold, it says so instead.
#[must_use]
pub fn turn_notice(locale: Locale, info: &MatchInfo, view: &View, is_turn: bool) -> Screen {
    let reader = view.seat();
    let narrator = Narrator {
        locale,
        info,
        reader: Some(reader),
    };
    let asked = [offers::lines(narrator), clock_screen::pause_lines(narrator)].concat();
    // The time stands: nothing can be played, or it need not be.
    let stands = info.clock.is_paused || info.clock.is_on_hold;
    let (turn, tone) = if stands {
        (info.clock_lines(locale, Some(reader)), Tone::Neutral)
    } else if is_turn {
        let call = locale.say(&notices::turn_notice());
        (
            [call].into_iter().chain(happened(narrator, view)).collect(),
            Tone::YourTurn,
        )
    } else {
        let waiting = asked.is_empty().then(notices::turn_notice_other);
        let waiting = waiting.map(|it| locale.say(&it));
        (waiting.into_iter().collect(), Tone::Neutral)
    };
    let mut told = requests(narrator);
    told.extend(if is_turn && !stands {
        let turn = locale.say(&notices::told_turn(info.title(locale)));
        happened(narrator, view).chain([turn]).collect()
    } else {
        turn.clone()
    });
    let lines = turn.into_iter().chain(asked);
    let mut buttons = offers::buttons(locale, info, Some(reader));
    if stands || !info.clock.pause_requests.is_empty() {
        buttons.extend(clock_screen::clock_button(locale, info));
    }
    Screen::titled(&info.title(locale))
        .lines(lines)
        .lines(info.link_line(locale))
        .buttons(&buttons)
        .with_tone(tone)
        .telling(told)
}
