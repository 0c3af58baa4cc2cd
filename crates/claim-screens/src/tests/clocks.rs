//! Tests of the clock's screen, of pauses, and of reminders.

use std::time::Duration;

use claim_rules::Turn;
use claim_rules::cards::Seat;
use claim_table::ids::UserId;
use claim_table::locale::Locale;
use claim_table::time_control::TimeControl;

use super::limits::{self, presses, text};
use super::walk::{match_info, setups, walk};
use crate::{
    ClockInfo, ClockPress, ClockState, HandPress, MatchInfo, Press, clock, hand, reminder, table,
    time_control, turn_notice,
};

fn state_of(time_control: TimeControl) -> ClockState {
    ClockState {
        time_control,
        reserves: match time_control {
            TimeControl::Reserve { initial, .. } => vec![initial; 2],
            _ => Vec::new(),
        },
        gift: Some((Seat::First, Duration::from_hours(24))),
        is_running: true,
    }
}

#[test]
fn clock_and_reminder_stay_within_limits_for_every_time_control() {
    for locale in Locale::ALL {
        for control in TimeControl::CHOICES {
            assert!(time_control(locale, control).chars().count() <= 100);
            for setup in setups() {
                let info = match_info(&setup);
                for reader in [None, Some(Seat::First), Some(Seat::Second)] {
                    limits::check(&clock(locale, &info, &state_of(control), reader));
                }
                for user in [None, Some(UserId(u64::MAX))] {
                    limits::check(&reminder(locale, &info, control, user));
                }
            }
        }
    }
}

#[test]
fn opponents_give_time_and_any_player_can_ask_for_a_pause() {
    let setup = &setups()[0];
    let info = match_info(setup);
    let (id, state) = (info.id, state_of(TimeControl::default()));
    let shown = |info: &MatchInfo, reader| presses(&clock(Locale::En, info, &state, reader));
    assert_eq!(shown(&info, None), []);
    assert_eq!(
        shown(&info, Some(Seat::First)),
        [Press::Clock(ClockPress::AskPause(id))]
    );
    assert_eq!(
        shown(&info, Some(Seat::Second)),
        [
            Press::Clock(ClockPress::GiveTime(id, Seat::First)),
            Press::Clock(ClockPress::AskPause(id))
        ]
    );
    let with = |clock| MatchInfo {
        clock,
        ..info.clone()
    };
    let asked = with(ClockInfo {
        can_pause: true,
        is_paused: false,
        is_channel_lost: true,
        is_on_hold: false,
        can_be_called_off: false,
        pause_requests: vec![Seat::First],
        pause_declined_by: None,
        vacations: Vec::new(),
    });
    assert_eq!(
        shown(&asked, Some(Seat::First)),
        [Press::Clock(ClockPress::WithdrawPause(id))]
    );
    assert_eq!(
        shown(&asked, Some(Seat::Second))[1..],
        [
            Press::Clock(ClockPress::AgreeToPause(id)),
            Press::Clock(ClockPress::DeclinePause(id))
        ]
    );
    let paused = with(ClockInfo {
        can_pause: true,
        is_paused: true,
        is_channel_lost: true,
        is_on_hold: false,
        can_be_called_off: false,
        pause_requests: Vec::new(),
        pause_declined_by: None,
        vacations: Vec::new(),
    });
    assert_eq!(
        shown(&paused, Some(Seat::First)),
        [Press::Clock(ClockPress::Resume(id))]
    );
}

#[test]
fn declined_pause_is_shown() {
    let setup = &setups()[0];
    let mut info = match_info(setup);
    info.clock.pause_declined_by = Some(Seat::Second);
    walk(setup, 5, |state| {
        let told = |seat| text(&hand(Locale::En, &info, &state.view(seat), ""));
        assert!(told(Seat::Second).contains("You declined the pause."));
        let name = info.name(Seat::Second);
        assert!(told(Seat::First).contains(&format!("{name} declined the pause.")));
    });
}

#[test]
fn player_who_is_asked_for_a_pause_has_the_clock_even_beside_many_cards() {
    let setup = &setups()[0];
    let mut info = match_info(setup);
    info.clock.pause_requests = vec![Seat::First];
    let mut most = 0;
    for seed in 0..10 {
        walk(setup, seed, |state| {
            let screen = hand(Locale::En, &info, &state.view(Seat::Second), "");
            let presses = presses(&screen);
            let is_play = |press: &&Press| matches!(press, Press::Hand(HandPress::Act { .. }));
            most = most.max(presses.iter().filter(is_play).count());
            let clock = Press::Clock(ClockPress::Show(info.id));
            assert!(presses.contains(&clock), "{screen:?}");
        });
    }
    assert!(most > 10, "there are many cards at times");
}

#[test]
fn pause_needs_no_consent_without_other_people() {
    let mut info = match_info(&setups()[0]);
    let shown = |info: &MatchInfo| {
        let state = state_of(TimeControl::default());
        text(&clock(Locale::En, info, &state, Some(Seat::First)))
    };
    assert!(shown(&info).contains("Ask for a pause"));
    info.players[1].user = None;
    assert!(!shown(&info).contains("Ask for a pause"));
}

#[test]
fn match_on_hold_can_be_continued_from_its_messages() {
    for setup in setups() {
        let info = match_info(&setup);
        let info = MatchInfo {
            deadline: None,
            clock: ClockInfo {
                is_on_hold: true,
                ..ClockInfo::default()
            },
            ..info
        };
        walk(&setup, 5, |state| {
            let Turn::Seat(seat) = state.turn() else {
                return;
            };
            for screen in [
                hand(Locale::En, &info, &state.view(seat), ""),
                table(Locale::En, &info, &state.public_view(), None),
                turn_notice(Locale::En, &info, &state.view(seat), true),
            ] {
                limits::check(&screen);
                assert!(text(&screen).contains("On hold:"), "{screen:?}");
                assert!(
                    presses(&screen).contains(&Press::Clock(ClockPress::Continue(info.id))),
                    "{screen:?}"
                );
            }
        });
    }
}

#[test]
fn match_on_hold_and_paused_says_what_to_press() {
    let setup = &setups()[0];
    let mut info = match_info(setup);
    info.clock.is_on_hold = true;
    info.clock.is_paused = true;
    walk(setup, 5, |state| {
        let screen = hand(Locale::En, &info, &state.view(Seat::First), "");
        assert!(text(&screen).contains("Press “Continue”, then “Resume”."));
    });
}

#[test]
fn nothing_can_be_played_while_a_match_is_paused() {
    for setup in setups() {
        let info = MatchInfo {
            deadline: None,
            clock: ClockInfo {
                can_pause: true,
                is_paused: true,
                is_channel_lost: true,
                is_on_hold: false,
                can_be_called_off: false,
                pause_requests: Vec::new(),
                pause_declined_by: None,
                vacations: Vec::new(),
            },
            ..match_info(&setup)
        };
        walk(&setup, 5, |state| {
            let Turn::Seat(seat) = state.turn() else {
                return;
            };
            for screen in [
                hand(Locale::En, &info, &state.view(seat), ""),
                table(Locale::En, &info, &state.public_view(), None),
                turn_notice(Locale::En, &info, &state.view(seat), true),
            ] {
                limits::check(&screen);
                assert!(text(&screen).contains("Paused."));
                assert!(!text(&screen).contains("It’s your turn"));
                let plays = presses(&screen).into_iter();
                let mut plays = plays.filter(|it| {
                    matches!(
                        it,
                        Press::Hand(HandPress::Act { .. } | HandPress::Choose { .. })
                    )
                });
                assert_eq!(plays.next(), None);
            }
        });
    }
}
