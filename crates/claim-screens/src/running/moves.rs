//! What has happened in a match so far: a line for each trick or turn, the newest last.

use claim_rules::PublicView;
use claim_table::locale::Locale;

use super::match_info::MatchInfo;
use crate::games::contract;
use crate::i18n::Translate;
use crate::i18n::keys::table as keys;
use crate::screen::model::{Screen, Tone};
use crate::text::narrator::Narrator;

/// Stands for the lines at the beginning for which there is no room.
const ELLIPSIS: &str = "…";

/// Lists the tricks or turns of a match. `views` are what everyone has seen of it, after each line of its record. If
/// there is no room for all, the oldest are left out.
#[must_use]
pub fn moves(locale: Locale, info: &MatchInfo, views: &[PublicView]) -> Screen {
    let narrator = Narrator {
        locale,
        info,
        reader: None,
    };
    let mut stories: Vec<String> = Vec::new();
    for story in views
        .iter()
        .filter_map(|view| contract::completed(narrator, view))
    {
        if stories.last() != Some(&story) {
            stories.push(story);
        }
    }
    let title = locale.say(&keys::moves_title());
    let screen = Screen::titled(&title).with_tone(Tone::Table(info.setup.kind()));
    if stories.is_empty() {
        return screen.line(&locale.say(&keys::no_moves_yet()));
    }
    let lines = stories.iter().enumerate();
    let lines = lines.map(|(index, story)| format!("**{}** · {story}", index + 1));
    let taken = screen.text().chars().count() + 1 + ELLIPSIS.chars().count();
    screen.lines(newest(lines.collect(), Screen::MAX_CHARS - taken))
}

/// The last lines, as many as have room in so many characters, after an ellipsis if there are others.
fn newest(lines: Vec<String>, mut room: usize) -> Vec<String> {
    let fits = |line: &&String| {
        let left = room.checked_sub(line.chars().count() + 1);
        room = left.unwrap_or_default();
        left.is_some()
    };
    let shown = lines.iter().rev().take_while(fits).count();
    let left_out = lines.len() - shown;
    let ellipsis = (left_out > 0).then(|| ELLIPSIS.to_owned());
    ellipsis
        .into_iter()
        .chain(lines.into_iter().skip(left_out))
        .collect()
}
