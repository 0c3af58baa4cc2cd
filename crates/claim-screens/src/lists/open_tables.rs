//! The list of open tables.

use claim_table::locale::Locale;

use super::paging;
use crate::i18n::Translate;
use crate::i18n::keys::lobby::button_join;
use crate::i18n::keys::{hand, lists as keys};
use crate::lobby::open_table::Lobby;
use crate::press::{LobbyPress, Press};
use crate::running::match_info::MatchInfo;
use crate::running::player_info::PlayerInfo;
use crate::screen::info_buttons;
use crate::screen::model::{Button, ButtonStyle, Screen, Select};
use crate::screen::starts;
use crate::text::distinct::{distinct_by, with_end};
use crate::text::namesakes::tell_apart;
use crate::text::words;

/// Tables and running matches on a page.
const PAGE_SIZE: usize = 7;

/// An open table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenTable {
    /// The table.
    pub lobby: Lobby,
    /// The link to its public message, if known.
    pub url: Option<String>,
    /// Whether the reader can join: a seat is open, or reserved for them.
    pub can_join: bool,
}

/// A page (counted from 0) of the open tables of a server, each with a button to join it, and after them of the matches
/// that can be watched. A page after the last one stands for the last one.
#[must_use]
pub fn open_tables(
    locale: Locale,
    tables: &[OpenTable],
    running: &[MatchInfo],
    page: u32,
) -> Screen {
    let (mut tables, mut running) = (tables.to_vec(), running.to_vec());
    tell_apart(&mut running, tables.iter_mut().map(|it| &mut it.lobby));
    let pages = (tables.len() + running.len()).div_ceil(PAGE_SIZE).max(1);
    let pages = u32::try_from(pages).unwrap_or(u32::MAX);
    let page = page.min(pages - 1);
    let first = page as usize * PAGE_SIZE;
    let mut screen = Screen::titled(&locale.say(&keys::tables_title()));
    if tables.is_empty() {
        screen = starts::empty(locale, screen, &keys::tables_empty());
    }
    let shown = tables.iter().skip(first).take(PAGE_SIZE);
    screen = shown.fold(screen, |screen, table| with_table(locale, screen, table));
    let end = first + PAGE_SIZE;
    let shown = running.iter().take(end.saturating_sub(tables.len()));
    let mut shown = shown.skip(first.saturating_sub(tables.len())).peekable();
    if shown.peek().is_some() {
        let heading = locale.say(&keys::tables_running());
        screen = screen.separator().line(&format!("**{heading}**"));
    }
    screen = shown.fold(screen, |screen, info| with_running(locale, screen, info));
    screen
        .small(&paging::page_label(locale, page, pages))
        .rows(paging::buttons(locale, page, pages, Press::Tables))
}

/// Adds an open table, with a button if the reader can join it.
fn with_table(locale: Locale, screen: Screen, table: &OpenTable) -> Screen {
    let line = line(locale, table);
    if !table.can_join {
        return screen.line(&line);
    }
    let press = LobbyPress::Join(table.lobby.id, table.lobby.terms());
    let button = Button {
        style: ButtonStyle::Success,
        ..Button::labelled(locale.say(&button_join()), press)
    };
    screen.section(line, button)
}

/// Adds a match that can be watched.
fn with_running(locale: Locale, screen: Screen, info: &MatchInfo) -> Screen {
    let line = [Some(info.title(locale)), info.link_line(locale)];
    let line = line.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    screen.section(line, info_buttons::watch(locale, info.id))
}

/// Open tables in one line each, by game and players, for a list of choices: at most 100 characters, no markdown. Those
/// that would have the same label also say how long players may think.
#[must_use]
pub fn open_table_labels(locale: Locale, tables: &[OpenTable]) -> Vec<String> {
    let label = |table: &OpenTable| {
        let game = words::game(locale, table.lobby.setup.kind());
        let players = players(locale, &table.lobby, |it| it.name.plain());
        locale.say(&keys::tables_label(game, players))
    };
    let say_more = |index: usize| {
        let time = words::time_control(locale, tables[index].lobby.time_control);
        let end = format!(" · {time}");
        with_end(&label(&tables[index]), &end, Select::MAX_LABEL_CHARS)
    };
    let labels = tables.iter().map(label).collect();
    distinct_by(labels, say_more, Select::MAX_LABEL_CHARS)
}

/// A line per table, up to `max_length` characters.
pub(crate) fn lines(locale: Locale, tables: &[OpenTable], max_length: usize) -> String {
    let lines: Vec<_> = tables.iter().map(|table| line(locale, table)).collect();
    lines[..fitting(&lines, max_length)].join("\n")
}

/// A table: the game, who sits there, how many seats are free or for whom they are reserved, and the link.
fn line(locale: Locale, table: &OpenTable) -> String {
    let game = words::game(locale, table.lobby.setup.kind());
    let players = players(locale, &table.lobby, PlayerInfo::bold);
    let free = table.lobby.open_seats() + table.lobby.reserved.len();
    let total = table.lobby.seats.len();
    let reserved = table.lobby.reserved.iter().map(|(_, it)| it.bold());
    let is_reserved = table.lobby.open_seats() == 0 && free > 0;
    let line = locale.say(&if is_reserved && !table.can_join {
        keys::tables_line_reserved(game, words::list(locale, reserved), players)
    } else {
        keys::tables_line(free, game, players, total)
    });
    match &table.url {
        Some(url) => format!("{line} · {}", locale.say(&hand::link_to_table(url))),
        None => line,
    }
}

/// How many of the first lines fit into `max_length` characters together.
fn fitting(lines: &[String], max_length: usize) -> usize {
    let ends = lines.iter().scan(0, |end, line| {
        *end += line.chars().count() + 1;
        Some(*end)
    });
    ends.take_while(|&end| end <= max_length).count()
}

/// Those who sit at a table.
fn players(locale: Locale, lobby: &Lobby, name: impl Fn(&PlayerInfo) -> String) -> String {
    let seated: Vec<_> = lobby.seats.iter().flatten().map(name).collect();
    words::list(locale, seated.into_iter())
}
