//! What the tables of a round have made of the same deal, side by side: trick by trick, or turn by turn.

use claim_rules::{Chapter, PublicView};
use claim_table::event::{Deals, Decision, Event, Leg, Pairing, Round, Scoring};
use claim_table::ids::MatchId;
use claim_table::locale::Locale;

use super::{button, name, player, points_of};
use crate::games::contract;
use crate::i18n::Translate;
use crate::i18n::keys::events as keys;
use crate::lists::paging;
use crate::press::EventPress;
use crate::running::match_info::MatchInfo;
use crate::running::player_info::PlayerInfo;
use crate::screen::model::{Button, ButtonStyle, Screen};
use crate::text::narrator::Narrator;
use crate::text::words;

/// What the players of each table are called, by their seats.
const SEATS: [&str; 2] = ["A", "B"];

/// How many characters the lines of a page have at most.
const PAGE_CHARS: usize = 2_000;

/// A match of a round, as it is compared with others.
#[derive(Clone, Debug)]
pub struct ComparedMatch {
    /// Its id.
    pub id: MatchId,
    /// Its table, from 1.
    pub table: u8,
    /// Its tricks or turns, each with what everyone saw at its end.
    pub chapters: Vec<(Chapter, PublicView)>,
}

/// A trick or turn at all tables.
struct Compared {
    chapter: Chapter,
    /// What happened, each with the tables where it did.
    stories: Vec<(String, Vec<u8>)>,
}

/// Whether tables of a round can be compared: they had the same deal, and may be looked at.
pub(super) fn is_comparable(event: &Event, number: u8, round: &Round) -> bool {
    let played = round.tables.iter().filter(|table| !table.legs.is_empty());
    let shares = event.progress().settings().deals == Deals::Board;
    shares && !event.is_hidden(number) && played.count() > 1
}

/// The button that compares the tables of a round.
pub(super) fn compare_button(
    locale: Locale,
    event: &Event,
    number: u8,
    round: &Round,
) -> Option<Button> {
    is_comparable(event, number, round).then(|| {
        let label = locale.say(&keys::event_button_compare());
        Button::labelled(label, EventPress::Compare(event.id(), number, 1, 0))
    })
}

/// Compares the tables of a round in a match of each pair, both numbers from 1; a page (from 0) of it. `None` if they cannot
/// be compared.
#[must_use]
pub fn event_comparison(
    locale: Locale,
    event: &Event,
    (number, leg, page): (u8, u8, u32),
    matches: &[ComparedMatch],
) -> Option<Screen> {
    let index = usize::from(number).checked_sub(1)?;
    let round = event.progress().rounds().get(index)?;
    if !is_comparable(event, number, round) {
        return None;
    }
    let compared = compare(locale, event, matches);
    let first = compared.iter().position(|it| it.stories.len() > 1);
    let first_line = match first {
        Some(first) => keys::event_compare_first(words::chapter(locale, compared[first].chapter)),
        None => keys::event_compare_alike(),
    };
    let tables = (1..).zip(&round.tables);
    let tables = tables
        .filter_map(|(table, pairing)| table_line(locale, event, (number, table, leg), pairing));
    let mut pages = Pages::default();
    pages.add("", tables.collect());
    let mut page_of_first = None;
    for (index, it) in compared.iter().enumerate() {
        let heading = format!("**{}**", words::chapter(locale, it.chapter));
        let begun = pages.add(&heading, it.lines(locale, matches.len()));
        if Some(index) == first {
            page_of_first = Some(begun);
        }
    }
    let count = pages.count();
    let page = page.min(count - 1);
    let press = |page| EventPress::Compare(event.id(), number, leg, page);
    let jump = page_of_first.filter(|&it| it != page).map(|it| {
        let label = locale.say(&keys::event_button_first_difference());
        button(label, ButtonStyle::Primary, press(it))
    });
    let legs = round.tables.iter().map(|table| table.legs.len()).max();
    let legs =
        (1..=u8::try_from(legs.unwrap_or_default()).unwrap_or(u8::MAX)).filter(|&it| it != leg);
    let legs = legs.map(|it| {
        let label = locale.say(&keys::event_button_leg(u32::from(it)));
        Button::labelled(label, EventPress::Compare(event.id(), number, it, 0))
    });
    let buttons: Vec<_> = jump.into_iter().chain(legs).collect();
    let title = keys::event_compare_title(name(event), u32::from(number));
    let rows = paging::buttons(locale, page, count, press);
    let screen = Screen::titled(&locale.say(&title))
        .small(&locale.say(&keys::event_compare_text()))
        .line(&locale.say(&first_line))
        .line(&pages.shown(page))
        .small(&paging::page_label(locale, page, count))
        .rows(rows)
        .buttons(&buttons);
    Some(screen)
}

/// What happened in each trick or turn at the tables.
fn compare(locale: Locale, event: &Event, matches: &[ComparedMatch]) -> Vec<Compared> {
    let mut compared: Vec<Compared> = Vec::new();
    for played in matches {
        let players = SEATS.map(|name| PlayerInfo {
            name: name.into(),
            user: None,
        });
        let setup = event.progress().settings().setup.clone();
        let info = MatchInfo::new(played.id, setup, players.into());
        let narrator = Narrator {
            locale,
            info: &info,
            reader: None,
        };
        let mut before = None;
        for (index, (chapter, view)) in played.chapters.iter().enumerate() {
            let story = contract::completed(narrator, view);
            // A trick that was broken off shows the one before it.
            let Some(story) = story.filter(|it| before.as_ref() != Some(it)) else {
                break;
            };
            if index == compared.len() {
                compared.push(Compared {
                    chapter: *chapter,
                    stories: Vec::new(),
                });
            }
            compared[index].add(&story, played.table);
            before = Some(story);
        }
    }
    compared
}

impl Compared {
    fn add(&mut self, story: &str, table: u8) {
        match self.stories.iter_mut().find(|(it, _)| it == story) {
            Some((_, tables)) => tables.push(table),
            None => self.stories.push((story.to_owned(), vec![table])),
        }
    }

    /// A line for each thing that happened. `all` is the number of tables that are compared.
    fn lines(&self, locale: Locale, all: usize) -> Vec<String> {
        let lines = self.stories.iter().map(|(story, tables)| {
            let tables = if tables.len() == all {
                locale.say(&keys::event_compare_all())
            } else {
                ranges(tables)
            };
            format!("{tables}: {story}")
        });
        lines.collect()
    }
}

/// Who played at a table, and how it ended: by the seats of the leg.
fn table_line(
    locale: Locale,
    event: &Event,
    (number, table, leg): (u8, u8, u8),
    pairing: &Pairing,
) -> Option<String> {
    let played = pairing.legs.get(usize::from(leg).checked_sub(1)?)?;
    let [one, other] = pairing.seats_of_leg(leg);
    let result = result(played.seen_from_leg(leg));
    let (first, second) = (player(event, one), player(event, other));
    let is_duplicate = event.progress().settings().scoring == Scoring::Duplicate;
    let scores = is_duplicate.then(|| {
        let score = |player| event.progress().duplicate_score(number, player);
        let [one, other] = [one, other].map(|it| words::percent(locale, score(it)));
        format!(" · {one} – {other}")
    });
    let scores = scores.unwrap_or_default();
    Some(format!(
        "**{table}.** {first} **{result}** {second}{scores}"
    ))
}

/// The score with its margin, or who has won.
fn result(leg: Leg) -> String {
    if let Some(scores) = leg.scores {
        let [one, other] = scores.score;
        let margin = i64::from(one) - i64::from(other);
        let margin = format!("{margin:+}").replace('-', "−").replace("+0", "0");
        return format!("{one} : {other} ({margin})");
    }
    points_of(Decision::Played(leg)).join(" – ")
}

/// Numbers of tables in ascending order, those in a row as a range: "1–3, 5".
fn ranges(tables: &[u8]) -> String {
    let mut ranges: Vec<(u8, u8)> = Vec::new();
    for &table in tables {
        match ranges.last_mut() {
            Some((_, last)) if *last + 1 == table => *last = table,
            _ => ranges.push((table, table)),
        }
    }
    let ranges = ranges.into_iter().map(|(first, last)| match last - first {
        0 => first.to_string(),
        1 => format!("{first}, {last}"),
        _ => format!("{first}–{last}"),
    });
    ranges.collect::<Vec<_>>().join(", ")
}

/// Lines on pages, as many as there is room for.
#[derive(Default)]
struct Pages {
    full: Vec<String>,
    last: String,
}

impl Pages {
    /// Adds lines below a heading, which is repeated on each page that they take. They begin on a new page if they fit on one
    /// page, but not on this one. Returns the page, from 0, on which they begin.
    fn add(&mut self, heading: &str, lines: Vec<String>) -> u32 {
        let chars: usize = lines.iter().map(|line| line.chars().count() + 1).sum();
        if !self.has_room(heading, chars) {
            self.turn();
        }
        let begun = self.count() - 1;
        self.push(heading);
        for line in lines {
            if !self.has_room("", line.chars().count()) {
                self.turn();
                self.push(heading);
            }
            self.push(&line);
        }
        begun
    }

    fn has_room(&self, heading: &str, chars: usize) -> bool {
        let used = self.last.chars().count() + heading.chars().count();
        self.last.is_empty() || used + chars < PAGE_CHARS
    }

    fn turn(&mut self) {
        self.full.push(std::mem::take(&mut self.last));
    }

    fn push(&mut self, line: &str) {
        if !self.last.is_empty() && !line.is_empty() {
            self.last.push('\n');
        }
        self.last.push_str(line);
    }

    fn count(&self) -> u32 {
        u32::try_from(self.full.len() + 1).unwrap_or(u32::MAX)
    }

    fn shown(&self, page: u32) -> String {
        let shown = self.full.get(page as usize).unwrap_or(&self.last);
        shown.clone()
    }
}
