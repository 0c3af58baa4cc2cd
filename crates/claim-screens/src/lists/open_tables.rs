//! The list of open tables.

use claim_table::locale::Locale;

use crate::games::action_label::match_labels;
use crate::i18n::keys::{hand, lists as keys};
use crate::i18n::{Message, Translate};
use crate::lobby::open_table::Lobby;
use crate::press::{LobbyPress, Shareable};
use crate::running::match_info::MatchInfo;
use crate::running::player_info::PlayerInfo;
use crate::screen::model::{Choice, Row, Screen, Section, Select};
use crate::text::distinct::{distinct_by, with_end};
use crate::text::namesakes::tell_apart;
use crate::text::words;

/// The maximum number of characters of the list, which must fit into a message with everything else.
const MAX_BODY_LENGTH: usize = 3500;

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

/// The open tables of a server, with a menu to join one, and below them the matches that can be watched.
#[must_use]
pub fn open_tables(locale: Locale, tables: &[OpenTable], running: &[MatchInfo]) -> Screen {
    let (mut tables, mut running) = (tables.to_vec(), running.to_vec());
    tell_apart(&mut running, tables.iter_mut().map(|it| &mut it.lobby));
    let body = if tables.is_empty() {
        locale.say(&keys::tables_empty())
    } else {
        lines(locale, &tables, MAX_BODY_LENGTH)
    };
    let joinable: Vec<_> = tables.iter().filter(|table| table.can_join).collect();
    let labels = labels(locale, &joinable, keys::tables_join).into_iter();
    let choices = joinable.iter().zip(labels).map(|(table, label)| {
        let press = LobbyPress::Join(table.lobby.id, table.lobby.terms());
        Choice::labelled(label, press)
    });
    let choices: Vec<_> = choices.collect();
    let labelled: Vec<_> = running.iter().map(|info| (info, false)).collect();
    let labels = match_labels(locale, &labelled, Select::MAX_LABEL_CHARS).into_iter();
    let watch = running
        .iter()
        .zip(labels)
        .map(|(info, label)| Choice::labelled(label, Shareable::Table(info.id)));
    let menus = [
        (keys::tables_menu(), choices),
        (keys::tables_watch(), watch.collect()),
    ];
    let menus = menus.into_iter().filter(|(_, choices)| !choices.is_empty());
    let rows = menus
        .map(|(placeholder, choices)| Row::Select(Select::new(locale.say(&placeholder), choices)));
    Screen {
        title: locale.say(&keys::tables_title()),
        body,
        sections: running_section(locale, &running).into_iter().collect(),
        rows: rows.collect(),
        ..Screen::default()
    }
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

/// The matches that can be watched; `None` if there are none.
fn running_section(locale: Locale, running: &[MatchInfo]) -> Option<Section> {
    let line = |info: &MatchInfo| {
        let line = [Some(info.title(locale)), info.link_line(locale)];
        line.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    };
    (!running.is_empty()).then(|| Section {
        heading: locale.say(&keys::tables_running()),
        text: joined(running.iter().map(line), Section::MAX_CHARS),
    })
}

/// A line per table, up to `max_length` characters: the game, who sits there, how many seats are free or for whom they
/// are reserved, and the link.
pub(crate) fn lines(locale: Locale, tables: &[OpenTable], max_length: usize) -> String {
    let line = |table: &OpenTable| {
        let game = words::game(locale, table.lobby.setup.kind());
        let players = players(locale, &table.lobby, PlayerInfo::bold);
        let free = table.lobby.open_seats() + table.lobby.reserved.len();
        let total = table.lobby.seats.len();
        let reserved = table.lobby.reserved.iter().map(|(_, it)| it.bold());
        let is_reserved = table.lobby.open_seats() == 0 && free > 0;
        let mut line = locale.say(&if is_reserved && !table.can_join {
            keys::tables_line_reserved(game, words::list(locale, reserved), players)
        } else {
            keys::tables_line(free, game, players, total)
        });
        if let Some(url) = &table.url {
            line = format!("{line} · {}", locale.say(&hand::link_to_table(url)));
        }
        line
    };
    joined(tables.iter().map(line), max_length)
}

/// The first lines that fit into `max_length` characters together.
fn joined(lines: impl Iterator<Item = String>, max_length: usize) -> String {
    let mut text = String::new();
    for line in lines {
        if text.chars().count() + line.chars().count() >= max_length {
            break;
        }
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(&line);
    }
    text
}

/// Those who sit at a table.
fn players(locale: Locale, lobby: &Lobby, name: impl Fn(&PlayerInfo) -> String) -> String {
    let seated: Vec<_> = lobby.seats.iter().flatten().map(name).collect();
    words::list(locale, seated.into_iter())
}
