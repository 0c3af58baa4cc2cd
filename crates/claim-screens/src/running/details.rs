//! The private screen with what the screens of a running match leave out.

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
    let mut sections = own.map_or_else(Vec::new, |view| contract::private_details(narrator, view));
    sections.extend(contract::details(narrator, public));
    if sections.is_empty() {
        sections = contract::table_sections(narrator, public);
    }
    let lines = info
        .series_line(locale)
        .into_iter()
        .chain(contract::status_lines(narrator, public));
    Screen {
        title: locale.say(&keys::details_title(info.title(locale))),
        body: lines.collect::<Vec<_>>().join("\n"),
        sections,
        ..Screen::default()
    }
}
