//! The clock of a match: its private screen, and the reminder before a deadline.

use std::time::Duration;

use claim_rules::cards::Seat;
use claim_table::ids::UserId;
use claim_table::locale::Locale;
use claim_table::time_control::TimeControl;

use super::match_info::MatchInfo;
use crate::i18n::keys::clock as keys;
use crate::i18n::{Message, Translate};
use crate::lobby::open_table;
use crate::press::ClockPress;
use crate::screen::info_buttons;
use crate::screen::model::{Button, ButtonStyle, Screen, Tone};
use crate::text::narrator::Narrator;
use crate::text::words;

/// What the clock's own screen shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockState {
    /// How long the players may think.
    pub time_control: TimeControl,
    /// The reserve that each player has left, as of the beginning of the current turn; empty if the time control
    /// has no reserves.
    pub reserves: Vec<Duration>,
    /// Whose turn it is, and how much time an opponent can give them at once; `None` if no time can be given.
    pub gift: Option<(Seat, Duration)>,
    /// Whether the match has not ended, even if its clock stands still.
    pub is_running: bool,
}

/// Shows the clock of a match. The player of `reader` can give an opponent more time and ask for a pause.
#[must_use]
pub fn clock(locale: Locale, info: &MatchInfo, state: &ClockState, reader: Option<Seat>) -> Screen {
    // The time of a tutorial is that of the match that can follow it.
    let time = (!info.is_tutorial).then(|| open_table::time(locale, state.time_control));
    let mut lines: Vec<_> = time.iter().map(|time| locale.say(time)).collect();
    if !state.is_running {
        lines.push(locale.say(&keys::clock_over()));
    } else if info.clock.is_paused {
        lines.push(locale.say(&keys::clock_is_paused()));
    } else if let Some(deadline) = info.deadline_line(locale) {
        lines.push(deadline);
        lines.extend(out_of_time(info, state.time_control).map(|it| locale.say(&it)));
    } else if !info.clock.can_pause {
        lines.push(locale.say(&keys::clock_none()));
    }
    if !state.reserves.is_empty() {
        lines.push(locale.say(&keys::clock_reserves()));
    }
    let reserves = Seat::ALL.into_iter().zip(&state.reserves);
    lines.extend(reserves.map(|(seat, &left)| {
        let seconds = left.as_secs();
        let left = format!("{}:{:02}", seconds / 60, seconds % 60);
        locale.say(&keys::clock_reserve(left, info.name(seat)))
    }));
    let narrator = Narrator {
        locale,
        info,
        reader,
    };
    if let Some(&asker) = info.clock.pause_requests.first() {
        lines.push(narrator.say(&keys::pause_is_asked(narrator.who(asker))));
        lines.extend(pause_agreed_line(narrator));
    }
    let buttons = reader.filter(|_| state.is_running && info.clock.can_pause);
    let buttons = buttons.map_or_else(Vec::new, |reader| buttons_for(locale, info, state, reader));
    Screen::titled(&locale.say(&keys::clock_title(info.title(locale))))
        .lines(lines)
        .buttons(&buttons)
}

fn buttons_for(locale: Locale, info: &MatchInfo, state: &ClockState, reader: Seat) -> Vec<Button> {
    let labelled = |message, press| Button::labelled(locale.say(&message), press);
    if info.clock.is_paused {
        return vec![Button {
            style: ButtonStyle::Primary,
            ..labelled(keys::button_resume(), ClockPress::Resume(info.id))
        }];
    }
    let is_opponent = |seat| info.setup.side(seat) != info.setup.side(reader);
    let gift = state.gift.filter(|&(seat, _)| is_opponent(seat));
    let gift = gift.map(|(seat, time)| {
        let (name, time) = (info.plain_name(seat), words::duration(locale, time));
        let press = ClockPress::GiveTime(info.id, seat);
        labelled(keys::button_give_time(name, time), press)
    });
    let mut buttons = Vec::from_iter(gift);
    let requests = &info.clock.pause_requests;
    if requests.contains(&reader) {
        buttons.push(labelled(
            keys::button_withdraw_pause(),
            ClockPress::WithdrawPause(info.id),
        ));
    } else if requests.is_empty() {
        let mut others = Seat::of(info.setup.players()).filter(|&seat| seat != reader);
        let label = if others.any(|seat| info.is_person(seat)) {
            keys::button_ask_pause()
        } else {
            keys::button_pause()
        };
        buttons.push(labelled(label, ClockPress::AskPause(info.id)));
    } else {
        buttons.push(Button {
            style: ButtonStyle::Primary,
            ..labelled(
                keys::button_agree_pause(),
                ClockPress::AgreeToPause(info.id),
            )
        });
        buttons.push(labelled(
            keys::button_decline_pause(),
            ClockPress::DeclinePause(info.id),
        ));
    }
    buttons
}

/// The button that opens the clock of a match, or continues one that is on hold.
pub(crate) fn clock_button(locale: Locale, info: &MatchInfo) -> Option<Button> {
    if info.clock.is_on_hold {
        let label = locale.say(&keys::button_continue());
        return Some(Button {
            style: ButtonStyle::Primary,
            ..Button::labelled(label, ClockPress::Continue(info.id))
        });
    }
    let is_urgent = info.clock.is_paused || !info.clock.pause_requests.is_empty();
    info.clock.can_pause.then(|| Button {
        emoji: Some("⏱️"),
        style: if is_urgent {
            ButtonStyle::Primary
        } else {
            ButtonStyle::Secondary
        },
        ..Button::labelled(locale.say(&keys::button_clock()), ClockPress::Show(info.id))
    })
}

/// The button of [`clock_button`], if a sentence asks players to press it.
pub(crate) fn urgent_clock_button(locale: Locale, info: &MatchInfo) -> Option<Button> {
    let clock = &info.clock;
    let is_named = clock.is_on_hold || clock.is_paused || !clock.pause_requests.is_empty();
    clock_button(locale, info).filter(|_| is_named)
}

/// The line that says what happens at the deadline of a running match, if there can be one.
fn out_of_time(info: &MatchInfo, control: TimeControl) -> Option<Message> {
    let consequence = open_table::out_of_time(&info.setup, control)?;
    let is_duel = info.setup.players() == 2;
    Some(if is_duel && !info.clock.can_be_called_off {
        keys::out_of_time_loses()
    } else {
        consequence
    })
}

/// Reminds a player that their time is running out: in a direct message, or by mentioning `user` in the
/// channel.
#[must_use]
pub fn reminder(
    locale: Locale,
    info: &MatchInfo,
    time_control: TimeControl,
    user: Option<UserId>,
) -> Screen {
    let consequence = out_of_time(info, time_control);
    let consequence = consequence.map(|message| locale.say(&message));
    let title = locale.say(&keys::reminder_title(info.title(locale)));
    let running_out = locale.say(&keys::reminder());
    let screen = Screen::headed(&running_out)
        .lines(info.deadline_line(locale))
        .lines(consequence)
        .small(&title)
        .small(&info.link_line(locale).unwrap_or_default())
        .with_tone(Tone::YourTurn);
    let Some(user) = user else {
        return screen.telling([locale.say(&keys::told_reminder(info.title(locale)))]);
    };
    let private_screen = info_buttons::private_screen(locale, info.id, info.setup.kind());
    let mention = locale.say(&keys::reminder_mention(words::mention(user)));
    screen.buttons(&[private_screen]).with_sentence(mention)
}

/// Who has asked for a pause, agreed to it, or declined one.
pub(crate) fn pause_lines(narrator: Narrator) -> Vec<String> {
    let clock = &narrator.info.clock;
    let asked = clock.pause_requests.first().map(|&asker| {
        let has_agreed = |seat| seat != asker && clock.pause_requests.contains(&seat);
        if narrator.reader.is_some_and(has_agreed) {
            return narrator.say(&keys::pause_is_asked(narrator.info.name(asker)));
        }
        let button = narrator.say(&keys::button_clock());
        narrator.say(&keys::pause_asked(button, narrator.who(asker)))
    });
    let declined = |seat| narrator.say(&keys::pause_declined(narrator.who(seat)));
    asked
        .into_iter()
        .chain(pause_agreed_line(narrator))
        .chain(clock.pause_declined_by.map(declined))
        .collect()
}

/// The open request for a pause that the reader has not answered, for a phone’s lock screen.
pub(crate) fn pause_told(narrator: Narrator) -> Option<String> {
    let requests = &narrator.info.clock.pause_requests;
    let has_agreed = narrator.reader.is_some_and(|seat| requests.contains(&seat));
    let asker = requests.first().filter(|_| !has_agreed)?;
    Some(narrator.say(&keys::told_pause(narrator.who(*asker))))
}

/// Who has agreed to the pause that another player asked for, if anyone has.
fn pause_agreed_line(narrator: Narrator) -> Option<String> {
    let agreed = narrator.info.clock.pause_requests.get(1..)?;
    let (own, others): (Vec<Seat>, Vec<Seat>) = agreed
        .iter()
        .partition(|&&seat| narrator.reader == Some(seat));
    let own = own.iter().map(|_| narrator.say(&keys::pause_agreed_you()));
    let others = others.into_iter().map(|seat| narrator.info.name(seat));
    let names: Vec<_> = own.chain(others).collect();
    let list = words::list(narrator.locale, names.iter().cloned());
    (!names.is_empty()).then(|| narrator.say(&keys::pause_agreed_by(list)))
}

impl MatchInfo {
    /// The deadline, while time runs.
    pub(crate) fn running_deadline(&self, locale: Locale) -> Option<String> {
        let runs = !self.clock.is_on_hold && !self.clock.is_paused;
        self.deadline_line(locale).filter(|_| runs)
    }

    /// The lines about a lost channel, a pause, vacations, and what was asked for.
    pub(crate) fn clock_lines(&self, locale: Locale, reader: Option<Seat>) -> Vec<String> {
        let button = || locale.say(&keys::button_clock());
        let lost = self.clock.is_channel_lost;
        let lost = lost.then(|| locale.say(&keys::channel_lost()));
        if self.clock.is_on_hold {
            let button = locale.say(&keys::button_continue());
            let on_hold = if self.clock.is_paused {
                keys::on_hold_and_paused(button, locale.say(&keys::button_resume()))
            } else {
                keys::on_hold(button)
            };
            return vec![locale.say(&on_hold)];
        }
        if self.clock.is_paused {
            let paused = locale.say(&keys::clock_paused(button()));
            let lost = lost.map(|_| locale.say(&keys::channel_lost_and_paused()));
            return lost.into_iter().chain([paused]).collect();
        }
        let narrator = Narrator {
            locale,
            info: self,
            reader,
        };
        let vacations = self.clock.vacations.iter().map(|&(seat, until)| {
            let time = format!("<t:{until}:R>");
            locale.say(&if reader == Some(seat) {
                keys::vacation_until(time)
            } else {
                keys::on_vacation(self.name(seat), time)
            })
        });
        lost.into_iter()
            .chain(vacations)
            .chain(pause_lines(narrator))
            .collect()
    }
}
