//! Events, which people know as tournaments: the form of a new one, its messages, and what its organiser decides.

pub(crate) mod compare;
pub(crate) mod form;
pub(crate) mod list;
pub(crate) mod managing;
pub(crate) mod round;
pub(crate) mod rules;
pub(crate) mod shown;
pub(crate) mod standings;

use claim_rules::cards::Seat;
use claim_table::event::{Decision, Entrant, Event, EventSettings, Format};
use claim_table::ids::{EventId, UserId};
use claim_table::locale::Locale;
use claim_table::timestamp::Timestamp;

use crate::i18n::Translate;
use crate::i18n::keys::events as keys;
use crate::lobby::open_table;
use crate::press::{EventDeals, EventManagement, EventPress, Press};
use crate::screen::model::{Button, ButtonStyle};
use crate::text::names::Name;
use crate::text::words;

/// The name of an event, for texts in markdown.
fn name(event: &Event) -> String {
    Name::from(event.progress().settings().name.as_str()).escaped()
}

/// A player's name in bold; crossed out if they are out.
fn player(event: &Event, player: Entrant) -> String {
    let name = Name::from(&event.person(player).name).bold();
    if event.progress().is_present(player) {
        name
    } else {
        format!("~~{name}~~")
    }
}

/// A time that everyone sees in their own time zone: how far away it is.
fn relative(time: Timestamp) -> String {
    format!("<t:{}:R>", time.0.div_euclid(1000))
}

/// A time that everyone sees in their own time zone: its date, and how far away it is.
fn dated(time: Timestamp) -> String {
    format!("<t:{}:f> · {}", time.0.div_euclid(1000), relative(time))
}

/// Who meets whom.
fn format(locale: Locale, format: Format) -> String {
    locale.say(&match format {
        Format::Swiss { rounds } => keys::event_swiss(u32::from(rounds)),
        Format::RoundRobin => keys::event_round_robin(),
        Format::Knockout { best_of: 1 } => keys::event_knockout(),
        Format::Knockout { best_of } => keys::event_knockout_best_of(u32::from(best_of)),
    })
}

/// What an event is, in a line: format, game, time, deals that tables share, and options of the game.
fn outline(locale: Locale, settings: &EventSettings) -> String {
    let game = words::game(locale, settings.setup.kind());
    let time = words::time_control(locale, settings.time);
    let deals = EventDeals::of(settings);
    let shared = deals != EventDeals::Own;
    let shared = shared.then(|| locale.say(&keys::event_outline_deals(deals.id())));
    let options = open_table::options(locale, &settings.setup).into_iter();
    let options = options.map(|it| locale.say(&it));
    let parts = [format(locale, settings.format), game, time];
    parts
        .into_iter()
        .chain(shared)
        .chain(options)
        .collect::<Vec<_>>()
        .join(" · ")
}

/// Half points as people write them: a half point is half of one.
fn half_points(points: i64) -> String {
    match (points / 2, points % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

/// The point of a table, or half of it, as both players get it.
const fn points_of(decision: Decision) -> [&'static str; 2] {
    match decision.winner() {
        Some(Seat::First) => ["1", "0"],
        Some(_) => ["0", "1"],
        None => ["½", "½"],
    }
}

/// A button.
fn button(label: String, style: ButtonStyle, press: impl Into<Press>) -> Button {
    Button {
        style,
        ..Button::labelled(label, press)
    }
}

/// The button to the standings, once there are any.
fn standings_button(locale: Locale, event: &Event) -> Option<Button> {
    let has_standings = !event.progress().decided_rounds().is_empty();
    has_standings.then(|| {
        let label = locale.say(&keys::event_button_standings());
        Button::labelled(label, EventPress::Standings(event.id()))
    })
}

/// The button to the record of an event that is over.
fn record_button(locale: Locale, event: &Event) -> Button {
    let label = locale.say(&keys::event_button_record());
    Button::labelled(label, EventPress::Record(event.id()))
}

/// The button back to what the organiser can do.
fn back_button(locale: Locale, event: EventId) -> Button {
    let label = locale.say(&keys::event_button_back());
    Button::labelled(label, EventManagement::Show(event))
}

/// A sentence with the people whom it calls.
fn with_mentions(sentence: String, called: &[UserId]) -> String {
    let mentions = called.iter().copied().map(words::mention);
    let parts = [sentence].into_iter().chain(mentions);
    parts.collect::<Vec<_>>().join(" ")
}
