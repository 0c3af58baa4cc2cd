//! The list of open tables.

use claim_table::locale::Locale;

use crate::games::action_label::match_labels;
use crate::i18n::keys::lobby::button_join;
use crate::i18n::keys::table::button_watch;
use crate::i18n::keys::{hand, lists as keys};
use crate::i18n::{Message, Translate};
use crate::lobby::open_table::Lobby;
use crate::press::{LobbyPress, Shareable};
use crate::running::match_info::MatchInfo;
use crate::running::player_info::PlayerInfo;
use crate::screen::model::{Button, ButtonStyle, Choice, Row, Screen, Select};
use crate::text::distinct::{distinct_by, with_end};
use crate::text::namesakes::tell_apart;
use crate::text::words;

/// The maximum number of characters of the tables and of the running matches, which must fit into a message together.
const MAX_TABLES_LENGTH: usize = 2400;
const MAX_RUNNING_LENGTH: usize = 1000;

/// How many tables and running matches have a button beside them; more are in a menu.
const MAX_TABLE_BUTTONS: usize = 7;
const MAX_RUNNING_BUTTONS: usize = 3;

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

/// The open tables of a server, each with a button to join it, and below them the matches that can be watched.
#[must_use]
pub fn open_tables(locale: Locale, tables: &[OpenTable], running: &[MatchInfo]) -> Screen {
    let (mut tables, mut running) = (tables.to_vec(), running.to_vec());
    tell_apart(&mut running, tables.iter_mut().map(|it| &mut it.lobby));
    let mut screen = Screen::titled(&locale.say(&keys::tables_title()));
    if tables.is_empty() {
        screen = screen.line(&locale.say(&keys::tables_empty()));
    }
    screen = with_tables(locale, screen, &tables);
    if !running.is_empty() {
        screen = screen.separator();
        screen = with_running(locale, screen, &running);
    }
    screen
}

/// Adds the open tables.
fn with_tables(locale: Locale, screen: Screen, tables: &[OpenTable]) -> Screen {
    let lines: Vec<_> = tables.iter().map(|table| line(locale, table)).collect();
    let shown = fitting(&lines, MAX_TABLES_LENGTH);
    let (joinable, others): (Vec<_>, Vec<_>) = tables[..shown]
        .iter()
        .zip(lines)
        .partition(|(table, _)| table.can_join);
    let has_button = joinable.len().min(MAX_TABLE_BUTTONS);
    let (with_button, in_menu) = joinable.split_at(has_button);
    let join = |table: &OpenTable| LobbyPress::Join(table.lobby.id, table.lobby.terms());
    let screen = with_button.iter().fold(screen, |screen, (table, line)| {
        let button = Button {
            style: ButtonStyle::Success,
            ..Button::labelled(locale.say(&button_join()), join(table))
        };
        screen.section(line.clone(), button)
    });
    let rest = in_menu.iter().chain(&others).map(|(_, line)| line);
    let screen = screen.lines(rest);
    let in_menu: Vec<_> = in_menu.iter().map(|(table, _)| *table).collect();
    let labels = labels(locale, &in_menu, keys::tables_join).into_iter();
    let choices = in_menu.iter().zip(labels);
    let choices = choices.map(|(table, label)| Choice::labelled(label, join(table)));
    with_menu(screen, locale.say(&keys::tables_menu()), choices.collect())
}

/// Adds the matches that can be watched.
fn with_running(locale: Locale, screen: Screen, running: &[MatchInfo]) -> Screen {
    let line = |info: &MatchInfo| {
        let line = [Some(info.title(locale)), info.link_line(locale)];
        line.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    };
    let lines: Vec<_> = running.iter().map(line).collect();
    let shown = fitting(&lines, MAX_RUNNING_LENGTH);
    let running = &running[..shown];
    let watch = |info: &MatchInfo| Shareable::Table(info.id);
    let screen = screen.line(&format!("**{}**", locale.say(&keys::tables_running())));
    let has_button = shown.min(MAX_RUNNING_BUTTONS);
    let with_button = running[..has_button].iter().zip(&lines);
    let screen = with_button.fold(screen, |screen, (info, line)| {
        let button = Button::labelled(locale.say(&button_watch()), watch(info));
        screen.section(line.clone(), button)
    });
    let screen = screen.lines(&lines[has_button..shown]);
    let in_menu = &running[has_button..];
    let labelled: Vec<_> = in_menu.iter().map(|info| (info, false)).collect();
    let labels = match_labels(locale, &labelled, Select::MAX_LABEL_CHARS).into_iter();
    let choices = in_menu.iter().zip(labels);
    let choices = choices.map(|(info, label)| Choice::labelled(label, watch(info)));
    with_menu(screen, locale.say(&keys::tables_watch()), choices.collect())
}

/// Adds a menu, if there is anything to choose: as many choices as it has room for.
fn with_menu(screen: Screen, placeholder: String, mut choices: Vec<Choice>) -> Screen {
    choices.truncate(Select::MAX_CHOICES);
    if choices.is_empty() {
        return screen;
    }
    screen.rows(vec![Row::Select(Select::new(placeholder, choices))])
}

/// Open tables in one line each for a list of choices: at most 100 characters, no markdown.
#[must_use]
pub fn open_table_labels(locale: Locale, tables: &[OpenTable]) -> Vec<String> {
    let tables: Vec<_> = tables.iter().collect();
    labels(locale, &tables, keys::tables_label)
}

/// Tables in one line each, by game and players. Those that would have the same label also say how long players may
/// think.
fn labels(
    locale: Locale,
    tables: &[&OpenTable],
    message: fn(String, String) -> Message,
) -> Vec<String> {
    let label = |table: &OpenTable| {
        let game = words::game(locale, table.lobby.setup.kind());
        let players = players(locale, &table.lobby, |it| it.name.plain());
        locale.say(&message(game, players))
    };
    let say_more = |index: usize| {
        let time = words::time_control(locale, tables[index].lobby.time_control);
        let end = format!(" · {time}");
        with_end(&label(tables[index]), &end, Select::MAX_LABEL_CHARS)
    };
    let labels = tables.iter().map(|table| label(table)).collect();
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
