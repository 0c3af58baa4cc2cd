//! The list of the puzzles of earlier days, which can be practised.

use claim_ai::puzzle::{Day, game_of};
use claim_table::locale::Locale;

use crate::i18n::Translate;
use crate::i18n::keys::puzzle as keys;
use crate::lists::paging;
use crate::press::PuzzlePress;
use crate::screen::model::{Button, ButtonStyle, Screen};
use crate::text::words;

/// For how many days back puzzles are listed: as far as they can be practised.
const LISTED_DAYS: u32 = 365;

/// Puzzles on a page.
const PAGE_SIZE: u32 = 8;

/// A page (counted from 0) of the puzzles before `today`, the latest first, each with a button to practise it.
#[must_use]
pub fn earlier_puzzles(locale: Locale, Day(today): Day, page: u32) -> Screen {
    let days = LISTED_DAYS.min(today);
    let pages = days.div_ceil(PAGE_SIZE).max(1);
    let page = page.min(pages - 1);
    let first = page * PAGE_SIZE;
    let listed = (first..days.min(first + PAGE_SIZE)).map(|back| Day(today - 1 - back));
    let screen = Screen::titled(&locale.say(&keys::earlier_puzzles_title()))
        .small(&locale.say(&keys::earlier_puzzles_text()));
    let screen = listed.fold(screen, |screen, day| {
        let press = PuzzlePress::Practice {
            day,
            action: String::new(),
        };
        let play = Button::labelled(locale.say(&keys::button_practise()), press);
        screen.section(line(locale, day), play)
    });
    let todays = Button {
        emoji: Some("🧩"),
        style: ButtonStyle::Primary,
        ..Button::labelled(locale.say(&keys::button_puzzle()), PuzzlePress::Show)
    };
    screen
        .small(&paging::page_label(locale, page, pages))
        .rows(paging::buttons(locale, page, pages, PuzzlePress::Earlier))
        .buttons(&[todays])
}

/// The day of a puzzle, and its game.
fn line(locale: Locale, day: Day) -> String {
    let date = day.date();
    locale.say(&keys::earlier_puzzle(
        date.day(),
        words::game(locale, game_of(day)),
        u8::from(date.month()),
        date.year(),
    ))
}
