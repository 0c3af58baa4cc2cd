//! What the organiser of an event decides: a private menu.

use claim_rules::cards::Seat;
use claim_table::event::{Award, Entrant, Event, Format, Next, Pairing};
use claim_table::locale::Locale;

use super::shown::status;
use super::{back_button, button, name};
use crate::i18n::keys::events as keys;
use crate::i18n::{Message, Translate};
use crate::press::{EventManagement, EventPress, RulingReason};
use crate::screen::model::{Button, ButtonStyle, Choice, PeopleMenu, Row, Screen, Select, Tone};
use crate::text::names::Name;

/// By how many minutes the start can be postponed at once.
const POSTPONEMENTS: [u32; 3] = [10, 60, 1440];

/// How many people can be added at once.
const MAX_ADDED: u8 = 10;

/// What the organiser can do at present. `is_shown` is whether the event's messages can be posted.
#[must_use]
pub fn event_management(locale: Locale, event: &Event, is_shown: bool) -> Screen {
    let id = event.id();
    let progress = event.progress();
    let plain = |label: Message, press: EventManagement| {
        button(locale.say(&label), ButtonStyle::Secondary, press)
    };
    let is_paused = progress.paused_since().is_some();
    let mut buttons = Vec::new();
    if progress.next() == Next::Start {
        buttons.push(button(
            locale.say(&keys::event_button_start_now()),
            ButtonStyle::Primary,
            EventManagement::StartNow(id),
        ));
        buttons.extend(POSTPONEMENTS.map(|minutes| {
            let label = keys::event_button_postpone(minutes);
            plain(label, EventManagement::Postpone(id, minutes))
        }));
    }
    let is_open = progress.is_sign_up_open();
    buttons.push(plain(
        keys::event_button_sign_up(on_or_off(!is_open)),
        EventManagement::SignUp(id, !is_open),
    ));
    buttons.push(plain(
        keys::event_button_pause(on_or_off(!is_paused)),
        EventManagement::Pause(id, !is_paused),
    ));
    buttons.push(plain(
        keys::event_button_players(),
        EventManagement::Players(id, 0),
    ));
    if !progress.rounds().is_empty() {
        let round = event.round_number();
        buttons.push(plain(
            keys::event_button_rulings(),
            EventManagement::Rulings(id, round, 0),
        ));
    }
    buttons.push(button(
        locale.say(&keys::event_button_end()),
        ButtonStyle::Danger,
        EventManagement::AskEnd(id),
    ));
    let channel = format!("<#{}>", event.place().channel);
    let missing = (!is_shown).then(|| locale.say(&keys::event_not_posted(channel)));
    Screen::titled(&locale.say(&keys::event_manage_title(name(event))))
        .lines(status(locale, event))
        .lines(missing)
        .small(&locale.say(&keys::event_manage_help()))
        .buttons(&buttons)
}

/// Whom the organiser can add and remove; a page (from 0) of the players.
#[must_use]
pub fn event_players(locale: Locale, event: &Event, page: u32) -> Screen {
    let id = event.id();
    let mut rows = Vec::new();
    if event.progress().accepts_players() {
        rows.push(Row::People(PeopleMenu {
            placeholder: locale.say(&keys::event_choose_added()),
            max: MAX_ADDED,
            press: EventManagement::Add(id).into(),
        }));
    }
    let present: Vec<_> = event.progress().present().collect();
    let pages = present.chunks(Select::MAX_CHOICES);
    let shown = pages.clone().nth(page as usize).unwrap_or_default();
    let choices = shown.iter().map(|&player| {
        let person = event.person(player);
        let label = Select::label(&Name::from(&person.name).plain());
        Choice::labelled(label, EventManagement::Remove(id, person.user))
    });
    let choices: Vec<_> = choices.collect();
    if !choices.is_empty() {
        let placeholder = locale.say(&keys::event_choose_removed());
        rows.push(Row::Select(Select::new(placeholder, choices)));
    }
    let mut buttons = pager(locale, page, pages.len(), |page| {
        EventManagement::Players(id, page)
    });
    buttons.push(back_button(locale, id));
    Screen::titled(&locale.say(&keys::event_manage_title(name(event))))
        .line(&locale.say(&keys::event_players_text()))
        .rows(rows)
        .buttons(&buttons)
}

/// The tables of a round of which the organiser can choose one to decide; a page (from 0) of them.
#[must_use]
pub fn event_rulings(locale: Locale, event: &Event, round: u8, page: u32) -> Screen {
    let id = event.id();
    let rounds = event.progress().rounds();
    let of_round = rounds.get(usize::from(round).wrapping_sub(1));
    let tables = of_round.map_or(&[][..], |round| &round.tables);
    let numbered: Vec<_> = (1_u8..).zip(tables).collect();
    let pages = numbered.chunks(Select::MAX_CHOICES);
    let shown = pages.clone().nth(page as usize).unwrap_or_default();
    let choices = shown.iter().map(|&(table, pairing)| {
        let label = format!("{table}. {}", pair(event, pairing));
        Choice::labelled(
            Select::label(&label),
            EventManagement::AskRuling(id, round, table),
        )
    });
    let choices: Vec<_> = choices.collect();
    let mut rows = Vec::new();
    if !choices.is_empty() {
        let placeholder = locale.say(&keys::event_choose_table());
        rows.push(Row::Select(Select::new(placeholder, choices)));
    }
    let mut buttons = pager(locale, page, pages.len(), |page| {
        EventManagement::Rulings(id, round, page)
    });
    let is_knockout = matches!(event.progress().settings().format, Format::Knockout { .. });
    if round > 1 && !is_knockout {
        buttons.push(button(
            locale.say(&keys::event_button_round(u32::from(round - 1))),
            ButtonStyle::Secondary,
            EventManagement::Rulings(id, round - 1, 0),
        ));
    }
    buttons.push(back_button(locale, id));
    Screen::titled(&locale.say(&keys::event_round_title(name(event), u32::from(round))))
        .line(&locale.say(&keys::event_rulings_text()))
        .rows(rows)
        .buttons(&buttons)
}

/// What the organiser can rule for a table, and why. `None` if there is no such table.
#[must_use]
pub fn event_ruling(locale: Locale, event: &Event, round: u8, table: u8) -> Option<Screen> {
    let id = event.id();
    let index = usize::from(round).checked_sub(1)?;
    let place = usize::from(table).checked_sub(1)?;
    let pairing = event.progress().rounds().get(index)?.tables.get(place)?;
    let is_knockout = matches!(event.progress().settings().format, Format::Knockout { .. });
    let mut awards = vec![Award::Win(Seat::First), Award::Win(Seat::Second)];
    if !is_knockout {
        awards.extend([Award::Draw, Award::Void]);
    }
    let choices = awards.into_iter().flat_map(|award| {
        let what = match award {
            Award::Win(seat) => keys::event_award_win(plain(event, pairing.player(seat))),
            Award::Draw => keys::event_award_draw(),
            Award::Void => keys::event_award_void(),
        };
        let what = locale.say(&what);
        RulingReason::ALL.map(|why| {
            let reason = locale.say(&keys::event_reason(why.id()));
            Choice {
                description: Select::label(&reason),
                ..Choice::labelled(
                    Select::label(&what),
                    EventManagement::Rule(id, round, table, award, why),
                )
            }
        })
    });
    let placeholder = locale.say(&keys::event_choose_ruling());
    let menu = Row::Select(Select::new(placeholder, choices.collect()));
    let screen =
        Screen::titled(&locale.say(&keys::event_round_title(name(event), u32::from(round))));
    let screen = screen
        .line(&format!("**{table}.** {}", pair(event, pairing)))
        .line(&locale.say(&keys::event_ruling_text()))
        .rows(vec![menu])
        .buttons(&[back_button(locale, id)]);
    Some(screen)
}

/// Asks the organiser to confirm that the event ends.
#[must_use]
pub fn event_end_question(locale: Locale, event: &Event) -> Screen {
    let id = event.id();
    let end = button(
        locale.say(&keys::event_button_end_now()),
        ButtonStyle::Danger,
        EventManagement::End(id),
    );
    question(locale, &keys::event_end_question(name(event)), end)
}

/// Asks a player to confirm that they leave the event.
#[must_use]
pub fn event_leave_question(locale: Locale, event: &Event) -> Screen {
    let leave = button(
        locale.say(&keys::event_button_leave_now()),
        ButtonStyle::Danger,
        EventPress::Leave(event.id()),
    );
    question(locale, &keys::event_leave_question(name(event)), leave)
}

fn question(locale: Locale, question: &Message, confirm: Button) -> Screen {
    Screen::default()
        .line(&locale.say(question))
        .buttons(&[confirm])
        .with_tone(Tone::Bad)
}

/// Buttons to the pages before and after one.
fn pager(
    locale: Locale,
    page: u32,
    pages: usize,
    press: impl Fn(u32) -> EventManagement,
) -> Vec<Button> {
    let mut buttons = Vec::new();
    if page > 0 {
        let label = locale.say(&keys::event_button_previous());
        buttons.push(button(label, ButtonStyle::Secondary, press(page - 1)));
    }
    if (page as usize) + 1 < pages {
        let label = locale.say(&keys::event_button_next());
        buttons.push(button(label, ButtonStyle::Secondary, press(page + 1)));
    }
    buttons
}

fn plain(event: &Event, player: Entrant) -> String {
    Name::from(&event.person(player).name).plain()
}

fn pair(event: &Event, pairing: &Pairing) -> String {
    let [first, second] = pairing.players.map(|it| plain(event, it));
    format!("{first} – {second}")
}

const fn on_or_off(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}
