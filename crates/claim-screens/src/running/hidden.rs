//! A match whose deal others still play: how far it has come, and nothing of its cards. Only its players see more.

use claim_rules::cards::Seat;
use claim_table::locale::Locale;

use super::match_info::MatchInfo;
use super::{leaving, offers};
use crate::finished::result::{self, Finish};
use crate::i18n::Translate;
use crate::i18n::keys::table as keys;
use crate::screen::info_buttons;
use crate::screen::model::{Screen, Tone};
use crate::text::narrator::Narrator;
use crate::text::words;

/// The public message of a match on a hidden board. `to_act` is the seat whose turn it is; `None` if the match has ended.
#[must_use]
pub fn hidden_table(locale: Locale, info: &MatchInfo, to_act: Option<Seat>) -> Screen {
    let narrator = Narrator {
        locale,
        info,
        reader: None,
    };
    let turn = to_act.map_or_else(keys::hidden_finished, |seat| {
        keys::turn_play(info.name(seat))
    });
    let chapter = info.chapter.map(|it| words::chapter(locale, it));
    let note = to_act.map(|_| locale.say(&keys::hidden_deal()));
    Screen::titled(&info.title(locale))
        .line(&locale.say(&turn))
        .lines(leaving::lines(narrator))
        .lines(offers::lines(narrator))
        .lines(info.clock_lines(locale, None))
        .small(&chapter.unwrap_or_default())
        .small(&info.running_deadline(locale).unwrap_or_default())
        .small(&note.unwrap_or_default())
        .buttons(&[
            info_buttons::private_screen(locale, info.id, info.setup.kind()),
            info_buttons::more(locale, info.id),
        ])
        .with_tone(Tone::Table(info.setup.kind()))
}

/// The private screen of a player whose match on a hidden board has ended.
#[must_use]
pub fn hidden_end(locale: Locale, info: &MatchInfo, finish: &Finish, seat: Seat) -> Screen {
    result::private_end(locale, info, finish, seat).small(&locale.say(&keys::hidden_end()))
}
