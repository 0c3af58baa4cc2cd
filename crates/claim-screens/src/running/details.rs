//! The private screens with what the screens of a running match leave out.

use claim_rules::{PublicView, View};
use claim_table::locale::Locale;

use super::match_info::MatchInfo;
use crate::games::contract;
use crate::i18n::Translate;
use crate::i18n::keys::table as keys;
use crate::screen::model::Screen;
use crate::text::narrator::Narrator;

/// Shows the details of a match to anyone, and to a player with `own` view also what only they know.
#[must_use]
pub fn details(
    locale: Locale,
    info: &MatchInfo,
    public: &PublicView,
    own: Option<&View>,
) -> Screen {
    let narrator = Narrator {
        locale,
        info,
        reader: own.map(View::seat),
    };
    let details = contract::details(narrator, public, own);
    Screen::titled(&locale.say(&keys::details_title(info.title(locale))))
        .small(&info.series_line(locale).unwrap_or_default())
        .small(&contract::table(narrator, public).small.join("\n"))
        .paragraphs(&details)
}

/// Shows the board of a match in words.
#[must_use]
pub fn board(locale: Locale, info: &MatchInfo, public: &PublicView) -> Screen {
    let narrator = Narrator {
        locale,
        info,
        reader: None,
    };
    let table = contract::table(narrator, public);
    Screen::titled(&locale.say(&keys::board_title(
        info.setup.kind().id(),
        info.title(locale),
    )))
    .small(&table.small.join("\n"))
    .lines(table.text)
    .lines(table.board)
}
