//! What is shown of players who have left a running match, and the screen that such a player gets.

use claim_rules::cards::Seat;
use claim_rules::record::LeaveReason;
use claim_table::ids::UserId;
use claim_table::locale::Locale;

use super::match_info::MatchInfo;
use crate::i18n::Translate;
use crate::i18n::keys::finish as keys;
use crate::screen::model::{Screen, Tone};
use crate::text::narrator::Narrator;
use crate::text::words;

/// Says why a player left.
pub(crate) fn sentence(narrator: Narrator, seat: Seat, reason: LeaveReason) -> String {
    let who = match narrator.reader {
        Some(reader) if reader == seat => "you".to_owned(),
        _ => narrator.info.person_name(seat),
    };
    narrator.say(&match reason {
        LeaveReason::Resigned => keys::ended_resigned(who),
        LeaveReason::Timeout => keys::ended_timeout(who),
        LeaveReason::Left => keys::ended_left(who),
    })
}

/// A line per other player who has left: why, and that a bot plays for them. A reader who has left knows that.
pub(crate) fn lines(narrator: Narrator) -> Vec<String> {
    let others = narrator.info.left.iter();
    let others = others.filter(|(seat, _)| narrator.reader != Some(*seat));
    let line = |&(seat, reason)| {
        let sentence = sentence(narrator, seat, reason);
        narrator.say(&keys::taken_over(sentence))
    };
    others.map(line).collect()
}

/// As [`left_hand`], in the channel: mentions a player who gets no direct messages.
#[must_use]
pub fn left_mention(locale: Locale, info: &MatchInfo, user: UserId, reason: LeaveReason) -> Screen {
    left_hand(locale, info, reason).with_sentence(words::mention(user))
}

/// The private screen of a player who has left a match that the others play on. It shows nothing that
/// is hidden from them, and has no buttons.
#[must_use]
pub fn left_hand(locale: Locale, info: &MatchInfo, reason: LeaveReason) -> Screen {
    let why = match reason {
        LeaveReason::Resigned => keys::ended_resigned("you"),
        LeaveReason::Timeout => keys::ended_timeout("you"),
        LeaveReason::Left => keys::ended_left("you"),
    };
    let lines = [why, keys::you_are_replaced()].map(|line| locale.say(&line));
    Screen::titled(&info.title(locale))
        .lines(&lines)
        .small(&info.link_line(locale).unwrap_or_default())
        .with_tone(Tone::End)
        .telling(lines)
}
