//! What a phone’s lock screen tells of messages that notify: one line of plain words that says only what everyone knows.

use claim_rules::cards::{CardSet, Faction, Seat, SeatSet};
use claim_rules::claim_it::TurnEnd;
use claim_rules::record::LeaveReason;
use claim_rules::{GameKind, State, View, claim};
use claim_table::departure::Agreement;
use claim_table::ids::UserId;
use claim_table::locale::Locale;
use claim_table::time_control::TimeControl;

use super::limits::{check, text};
use super::matches::finish;
use super::walk::{named, setups, walk};
use crate::emoji::Emoji;
use crate::text::words;
use crate::{
    Ending, MatchInfo, OfferInfo, Screen, asked_mention, finished, finished_hand, hand, left_hand,
    left_mention, reminder, result_mention, turn_mention, turn_notice, without_isolates,
};

/// What a screen tells, without what isolates names.
#[track_caller]
fn told(screen: &Screen) -> String {
    check(screen);
    let told = without_isolates(&screen.notification);
    assert!((1..=150).contains(&told.chars().count()), "{told:?}");
    assert!(!told.contains(['*', '`', '|', '\n', '[', '<']), "{told:?}");
    assert_eq!(told.chars().find_map(Emoji::from_char), None, "{told:?}");
    assert!(told.ends_with(['.', '!', '?']), "{told:?}");
    told
}

/// Calls `show` with every turn of random matches of a kind of game.
fn turns(kinds: &[GameKind], mut show: impl FnMut(&MatchInfo, &State, Seat)) {
    let setups = setups();
    let of_kind = setups.iter().filter(|it| kinds.contains(&it.kind()));
    for (setup, seed) in of_kind.zip(0..) {
        let info = named(setup);
        walk(setup, seed, |state| {
            if let Some(seat) = state.to_act() {
                show(&info, state, seat);
            }
        });
    }
}

#[test]
fn hand_tells_what_was_led_and_nothing_of_the_cards_held() {
    let mut follows = 0;
    let kinds = [GameKind::Claim, GameKind::Claim2, GameKind::ClaimMix];
    turns(&kinds, |info, state, seat| {
        let View::Claim(mut view) = state.view(seat) else {
            panic!("a trick-taking game");
        };
        for (locale, begins, other) in [
            (Locale::En, "led", "or a Doppelgänger"),
            (Locale::De, "hat", "oder spiele einen Doppelgänger"),
        ] {
            let shown = told(&hand(locale, info, &View::Claim(view.clone()), ""));
            let led = view.public.trick.plays().next();
            let is_play = view.public.awaiting == claim::Awaiting::Play(seat);
            if let Some((leader, card)) = led.filter(|_| is_play) {
                let name = info.players[leader.index()].name.plain();
                let has_doppelganger = view.public.setup.factions().contains(Faction::Doppelganger)
                    && card.faction() != Faction::Doppelganger;
                let card = words::plain_card_object(locale, card);
                let begins = format!("{name} {begins} {card}");
                assert!(shown.starts_with(&begins), "{shown}");
                assert_eq!(shown.contains(other), has_doppelganger, "{shown}");
                follows += 1;
            }
            view.own.hand = CardSet::EMPTY;
            view.own.peeked = None;
            view.own.followers = CardSet::EMPTY;
            let hidden = hand(locale, info, &View::Claim(view.clone()), "");
            assert_eq!(without_isolates(&hidden.notification), shown);
        }
    });
    assert!(follows > 100);
}

#[test]
fn hand_tells_what_another_player_did_last_in_every_game() {
    let examples = [
        (GameKind::Kingdoms, Locale::En, [" placed ", "Your turn – "]),
        (
            GameKind::Kingdoms,
            Locale::De,
            [" gelegt", "Du bist dran – "],
        ),
        (GameKind::ClaimIt, Locale::En, ["", "Your turn – "]),
        (GameKind::ClaimIt, Locale::De, ["", "Du bist dran – "]),
    ];
    for (kind, locale, parts) in examples {
        let mut number = 0;
        turns(&[kind], |info, state, seat| {
            let shown = told(&hand(locale, info, &state.view(seat), ""));
            number += 1;
            // The first turn follows nothing.
            if number > 6 {
                for part in parts {
                    assert!(shown.contains(part), "{part}: {shown}");
                }
            }
        });
        assert!(number > 6);
    }
}

#[test]
fn turn_notice_tells_how_the_turn_before_ended() {
    let mut number = 0;
    turns(&[GameKind::ClaimIt], |info, state, seat| {
        let View::ClaimIt(view) = state.view(seat) else {
            panic!("not a view of Claim It");
        };
        let Some(last) = view.public.last_turn else {
            return;
        };
        let name = info.players[last.seat.index()].name.plain();
        for (locale, end, other, turn) in [
            (Locale::En, "bust", "stopped", "It’s your turn"),
            (Locale::De, "Pech", "aufgehört", "Du bist dran"),
        ] {
            let end = match last.end {
                TurnEnd::Bust(_) => end,
                TurnEnd::Stop { .. } => other,
            };
            let notice = turn_notice(locale, info, &state.view(seat), true);
            for shown in [told(&notice), text(&notice)] {
                assert!(shown.contains(turn) && shown.contains(end), "{shown}");
                assert_eq!(shown.contains(&name), last.seat != seat, "{shown}");
            }
        }
        number += 1;
    });
    assert!(number > 100);
}

#[test]
fn a_player_who_is_asked_is_told_who_asks_for_what() {
    for setup in setups() {
        let mut info = named(&setup);
        info.clock.pause_requests = vec![Seat::First];
        info.offer = Some(OfferInfo {
            agreement: Agreement::Draw,
            by: Seat::First,
            accepted: SeatSet::single(Seat::First),
            declined_by: None,
            line: 9,
        });
        let mut state = State::new(&setup);
        walk(&setup, 1, |at| {
            if state.to_act().is_none() {
                state = at.clone();
            }
        });
        for (locale, asks) in [
            (Locale::En, ["Anna offers a draw", "Anna asks for a pause"]),
            (
                Locale::De,
                ["Anna bietet ein Unentschieden", "Anna bittet um eine Pause"],
            ),
        ] {
            let view = state.view(Seat::Second);
            for screen in [
                hand(locale, &info, &view, ""),
                turn_notice(locale, &info, &view, false),
                asked_mention(locale, &info, UserId(7), true),
            ] {
                check(&screen);
                for ask in asks {
                    assert!(
                        without_isolates(&screen.notification).contains(ask),
                        "{screen:?}"
                    );
                }
            }
            let own = hand(locale, &info, &state.view(Seat::First), "");
            assert!(!own.notification.contains(asks[0]), "{}", own.notification);
        }
    }
}

#[test]
fn all_other_messages_that_notify_tell_what_they_are_about() {
    for setup in setups() {
        let info = named(&setup);
        let view = State::new(&setup).view(Seat::First);
        let end = finish(&setup, 2);
        assert_eq!(end.how, Ending::Played);
        for locale in Locale::ALL {
            for screen in [
                turn_notice(locale, &info, &view, true),
                turn_notice(locale, &info, &view, false),
                reminder(locale, &info, TimeControl::default(), None),
                left_hand(locale, &info, LeaveReason::Timeout),
                left_mention(locale, &info, UserId(7), LeaveReason::Timeout),
                finished(locale, &info, &end),
                finished_hand(locale, &info, &end, Seat::First),
                result_mention(locale, &info, &end, Seat::First),
            ] {
                told(&screen);
            }
            // The mention says it.
            for screen in [
                turn_mention(locale, &info, UserId(7)),
                reminder(locale, &info, TimeControl::default(), Some(UserId(7))),
            ] {
                let announced = screen.announcement().expect("something to tell");
                assert!(announced.above.contains("<@7>"), "{announced:?}");
            }
        }
    }
}
