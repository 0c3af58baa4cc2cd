//! The message of an event: what it is, who takes part, and how it stands.

use claim_table::event::{Event, EventEnd, Next};
use claim_table::ids::UserId;
use claim_table::locale::Locale;

use super::standings::{MAX_DRAWN, with_standings};
use super::{
    button, dated, name, outline, player, record_button, relative, standings_button, with_mentions,
};
use crate::i18n::keys::events as keys;
use crate::i18n::{Message, Translate};
use crate::press::{EventManagement, EventPress};
use crate::screen::model::{Button, ButtonStyle, Screen, Tone};
use crate::text::words;

/// How many players the message names at most.
const MAX_NAMED: usize = 32;

/// The message of an event, which everyone sees.
#[must_use]
pub fn event(locale: Locale, event: &Event) -> Screen {
    let settings = event.progress().settings();
    let organiser = words::mention(event.place().organiser);
    let screen = Screen::titled(&locale.say(&keys::event_title(name(event))))
        .small(&outline(locale, settings))
        .small(&locale.say(&keys::event_organised_by(organiser)))
        .lines(status(locale, event));
    let decided = event.progress().decided_rounds();
    let screen = if decided.is_empty() {
        screen.lines(players(locale, event))
    } else {
        with_standings(screen, locale, event, MAX_DRAWN)
    };
    let tone = if event.is_over() {
        Tone::End
    } else {
        Tone::Neutral
    };
    screen.buttons(&buttons(locale, event)).with_tone(tone)
}

/// How an event stands, in lines.
pub(super) fn status(locale: Locale, event: &Event) -> Vec<String> {
    let progress = event.progress();
    let settings = progress.settings();
    let round = u32::from(event.round_number());
    let rounds = u32::try_from(progress.total_rounds().unwrap_or_default()).unwrap_or_default();
    let lines = match progress.next() {
        _ if progress.paused_since().is_some() && !event.is_over() => vec![keys::event_paused()],
        Next::Start => {
            let hint = if event.has_opened_check_in() {
                keys::event_check_in_open()
            } else if progress.is_sign_up_open() {
                keys::event_join_until()
            } else {
                keys::event_sign_up_closed()
            };
            vec![keys::event_start(dated(settings.start)), hint]
        }
        Next::Results => {
            let left = event.running().len();
            vec![keys::event_round_running(left, round, rounds)]
        }
        Next::Round | Next::End => {
            let begins = event.deadline().map(relative).map(keys::event_next_begins);
            let over = keys::event_round_over(round, rounds);
            [over].into_iter().chain(begins).collect()
        }
        Next::Nothing => vec![match progress.over() {
            Some(EventEnd::Cancelled) => keys::event_over_cancelled(),
            Some(EventEnd::Ended) => keys::event_over_ended(),
            Some(EventEnd::Played) | None => keys::event_over_played(),
        }],
    };
    lines.iter().map(|line| locale.say(line)).collect()
}

/// Who has joined.
fn players(locale: Locale, event: &Event) -> Vec<String> {
    let present: Vec<_> = event.progress().present().collect();
    let Ok(count) = u32::try_from(present.len()) else {
        return Vec::new();
    };
    let heading = locale.say(&keys::event_players(count));
    if present.is_empty() {
        return vec![heading];
    }
    let shows_check_in = event.has_opened_check_in() && event.progress().rounds().is_empty();
    let named = present.iter().take(MAX_NAMED).map(|&it| {
        let is_there = event.progress().players()[it.index()].has_checked_in;
        let mark = if shows_check_in && is_there {
            "✅ "
        } else {
            ""
        };
        format!("{mark}{}", player(event, it))
    });
    let mut line = named.collect::<Vec<_>>().join(" · ");
    let left = present.len().saturating_sub(MAX_NAMED);
    if left > 0 {
        line.push(' ');
        line.push_str(&locale.say(&keys::event_more(left)));
    }
    vec![heading, line]
}

fn buttons(locale: Locale, event: &Event) -> Vec<Button> {
    let id = event.id();
    let progress = event.progress();
    let plain = |label: Message, press| button(locale.say(&label), ButtonStyle::Secondary, press);
    let mut buttons = Vec::new();
    if progress.accepts_players() && !progress.is_full() {
        buttons.push(button(
            locale.say(&keys::event_button_join()),
            ButtonStyle::Success,
            EventPress::Join(id),
        ));
    }
    if !event.is_over() {
        buttons.push(plain(keys::event_button_leave(), EventPress::AskLeave(id)));
    }
    buttons.extend(standings_button(locale, event));
    buttons.push(plain(keys::event_button_rules(), EventPress::Rules(id)));
    if event.is_over() {
        buttons.push(record_button(locale, event));
    } else {
        buttons.push(button(
            locale.say(&keys::event_button_manage()),
            ButtonStyle::Secondary,
            EventManagement::Show(id),
        ));
    }
    buttons
}

/// Asks the players whether they are there, as long as the check-in `is_open`; `called` are those whom it may mention.
#[must_use]
pub fn event_check_in(locale: Locale, event: &Event, is_open: bool, called: &[UserId]) -> Screen {
    let start = relative(event.progress().settings().start);
    let call = locale.say(&keys::event_call_check_in(name(event)));
    let here = button(
        locale.say(&keys::event_button_here()),
        ButtonStyle::Success,
        EventPress::CheckIn(event.id()),
    );
    let what_to_do = is_open.then(|| locale.say(&keys::event_check_in_text()));
    let here = is_open.then_some(here);
    Screen::default()
        .lines(what_to_do)
        .line(&locale.say(&keys::event_start(start)))
        .buttons(here.as_slice())
        .with_sentence(with_mentions(call, called))
}
