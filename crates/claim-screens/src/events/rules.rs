//! The rules of an event, for a person who asks.

use claim_table::event::{Deals, Event, Format, Scoring};
use claim_table::locale::Locale;

use super::{name, outline};
use crate::i18n::Translate;
use crate::i18n::keys::events as keys;
use crate::screen::model::Screen;

/// How an event is played, and how its chance is proven.
#[must_use]
pub fn event_rules(locale: Locale, event: &Event) -> Screen {
    let settings = event.progress().settings();
    let (format, points) = match settings.format {
        Format::Swiss { .. } => (keys::event_rules_swiss(), keys::event_rules_points()),
        Format::RoundRobin => (keys::event_rules_round_robin(), keys::event_rules_points()),
        Format::Knockout { .. } => (
            keys::event_rules_knockout(),
            keys::event_rules_knockout_points(),
        ),
    };
    let points = match settings.scoring {
        Scoring::Wins => points,
        Scoring::Duplicate => keys::event_rules_duplicate_points(),
    };
    let board = (settings.deals == Deals::Board).then(keys::event_rules_board);
    let absent = if settings.is_live() {
        keys::event_rules_live()
    } else {
        keys::event_rules_days()
    };
    let proof = keys::event_rules_proof(settings.commitment.to_string());
    let lines = [Some(format), Some(points), board, Some(absent)];
    let lines = lines
        .into_iter()
        .flatten()
        .chain([keys::event_rules_leave()]);
    Screen::titled(&locale.say(&keys::event_title(name(event))))
        .small(&outline(locale, settings))
        .lines(lines.map(|line| format!("- {}", locale.say(&line))))
        .small(&locale.say(&proof))
}

/// The record of an event as a file.
#[must_use]
pub fn event_record(locale: Locale, event: &Event, record: String) -> Screen {
    Screen::default()
        .line(&locale.say(&keys::event_title(name(event))))
        .attaching(format!("tournament-{}.jsonl", event.id()), record)
}
