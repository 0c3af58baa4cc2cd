//! The question which of several matches a command is about.

use claim_table::ids::MatchId;
use claim_table::locale::Locale;

use crate::games::action_label::match_label;
use crate::i18n::Translate;
use crate::i18n::keys::lists as keys;
use crate::lists::my_matches::{self, MyMatch};
use crate::press::Press;
use crate::screen::model::{Choice, Row, Screen, Select};
use crate::text::namesakes::tell_apart;

/// The most matches that are offered: their descriptions have to fit above the menu.
const MAX_CHOICES: usize = 8;

/// Asks which of these matches is meant. The first ones are offered; a choice sends `press`.
#[must_use]
pub fn which_match<P: Into<Press>>(
    locale: Locale,
    matches: &[MyMatch],
    press: impl Fn(MatchId) -> P,
) -> Screen {
    let mut offered = matches[..matches.len().min(MAX_CHOICES)].to_vec();
    tell_apart(offered.iter_mut().map(|it| &mut it.info), []);
    let choices = (1..).zip(&offered).map(|(number, entry): (usize, _)| {
        let label = match_label(locale, &entry.info, entry.your_turn == Some(true));
        let label = Select::label(&format!("{number}. {label}"));
        Choice::labelled(label, press(entry.info.id))
    });
    let menu = Select::new(locale.say(&keys::which_match_menu()), choices.collect());
    Screen::titled(&locale.say(&keys::which_match_title()))
        .line(&my_matches::numbered(locale, &offered))
        .rows(vec![Row::Select(menu)])
}
