//! During the match: acting, resigning, running out of time, and who is notified.

use std::collections::BTreeSet;

use claim_rules::cards::Card;
use claim_rules::{IllegalAction, claim};

use super::*;

#[test]
fn action_appends_a_line_and_moves_the_deadline() {
    let later = NOW + Duration::from_mins(1);
    let (table, lines) = accepted(&started(), act(&started(), &mut rng()), later);
    let [line] = lines.as_slice() else {
        panic!("{lines:?}");
    };
    assert!(matches!(line.line, Line::Action { .. }));
    assert_eq!(table.line_count(), started().line_count() + 1);
    assert_eq!(table.deadline(), Some(later + TURN_LIMIT));
}

#[test]
fn lines_have_the_time_of_their_command_but_never_an_earlier_one_than_before() {
    let at = |time: Timestamp| u64::try_from(time.0).ok();
    let times = |lines: &[TimedLine]| lines.iter().map(|it| it.at).collect::<Vec<_>>();
    let (table, lines) = accepted(&full(), start_by(HOST), NOW);
    assert!(!table.dealt().expect("dealt").was_played());
    assert_eq!(times(&lines), [None, at(NOW), at(NOW)], "header, chance");
    let later = NOW + Duration::from_mins(1);
    let (table, lines) = accepted(&table, act(&table, &mut rng()), later);
    assert_eq!(times(&lines), [at(later)]);
    assert!(table.dealt().expect("dealt").was_played());
    // The clock was set back.
    let (table, lines) = accepted(&table, act(&table, &mut rng()), NOW);
    assert_eq!(times(&lines), [at(later)]);
    let (_, lines) = accepted(&table, Command::Resign(HOST), Timestamp(-1));
    assert_eq!(times(&lines), [at(later)]);
}

#[test]
fn match_stored_without_times_continues_with_them() {
    let (table, lines) = accepted(&full(), start_by(HOST), NOW);
    let untimed = lines.into_iter().map(|it| TimedLine::from(it.line));
    let restored = Table::restore(stored(&table, untimed.collect()));
    let restored = restored.expect("times are optional");
    let (_, lines) = accepted(&restored, act(&restored, &mut rng()), NOW);
    assert_eq!(lines[0].at, u64::try_from(NOW.0).ok());
}

#[test]
fn acting_out_of_turn_or_without_a_seat_is_refused() {
    let table = started();
    for (user, refusal) in [
        (waiting(&table), Refusal::NotYourTurn),
        (STRANGER, Refusal::NotInMatch),
    ] {
        refuses(&table, act_as(user, &table, None), refusal);
    }
}

#[test]
fn leader_who_wins_a_trick_soon_after_leading_is_still_there() {
    let moment = Duration::from_millis(1);
    let mut leads_again = BTreeSet::new();
    for (seed, pause) in (0..40).zip(
        [ATTENTION_TIME.saturating_sub(moment), ATTENTION_TIME]
            .into_iter()
            .cycle(),
    ) {
        let mut rng = ChaCha20Rng::seed_from_u64(seed);
        let table = started();
        let leader = table.to_act();
        let is_there = |table: &Table| table.dealt().expect("dealt").follows_own_action();
        assert!(!is_there(&table));
        let (table, _) = accepted(&table, act(&table, &mut rng), NOW);
        assert!(!is_there(&table), "the other player has not acted yet");
        let (table, _) = accepted(&table, act(&table, &mut rng), NOW + pause);
        if table.to_act() == leader {
            assert_eq!(is_there(&table), pause < ATTENTION_TIME);
            leads_again.insert(pause);
        }
    }
    assert_eq!(leads_again.len(), 2, "the leader wins some tricks");
}

#[test]
fn play_that_was_made_for_a_player_does_not_show_that_they_are_there() {
    let (moment, long) = (Duration::from_millis(1), 2 * ATTENTION_TIME);
    let mut compared = 0;
    for seed in 0..20 {
        let mut rng = ChaCha20Rng::seed_from_u64(seed);
        let (mut table, mut now, mut last) = (started(), NOW, None);
        while let Some(seat) = table.to_act() {
            let dealt = table.dealt().expect("dealt");
            let is_forced = dealt.state().view(seat).legal_actions().len() == 1;
            if is_forced && last != Some(seat) {
                // A play that is made for a player has the time of the line before.
                for pause in [Duration::ZERO, moment] {
                    let (next, _) = accepted(&table, act(&table, &mut rng), now + pause);
                    if next.to_act().is_none_or(|it| it == seat) {
                        continue;
                    }
                    let answer = act(&next, &mut rng);
                    let (next, _) = accepted(&next, answer, now + pause + moment);
                    if next.to_act() == Some(seat) {
                        let dealt = next.dealt().expect("dealt");
                        assert_eq!(dealt.follows_own_action(), !pause.is_zero());
                        compared += 1;
                    }
                }
            }
            (now, last) = (now + long, Some(seat));
            (table, _) = accepted(&table, act(&table, &mut rng), now);
        }
    }
    assert!(compared > 0);
}

#[test]
fn stale_action_is_refused() {
    let table = started();
    let (user, line) = (to_act(&table), table.line_count());
    refuses(&table, act_as(user, &table, Some(line - 1)), Refusal::Stale);
    let doubled = act_as(user, &table, Some(line));
    refuses(&after(&table, doubled.clone()), doubled, Refusal::Stale);
}

#[test]
fn illegal_action_is_refused_with_its_reason() {
    let table = started();
    let card: Card = "dragon-0"
        .parse()
        .expect("a valid card that is not part of this game");
    let action = Action::Claim(claim::Action::Play(card));
    let illegal = Command::Act {
        user: to_act(&table),
        line: None,
        action,
    };
    let why = IllegalAction::Claim(claim::IllegalAction::NotHeld(card));
    refuses(&table, illegal, Refusal::Illegal(why));
}

#[test]
fn every_player_can_resign_at_any_time() {
    let table = started();
    refuses(&table, Command::Resign(STRANGER), Refusal::NotInMatch);
    for (user, seat, winner) in [
        (HOST, Seat::First, Seat::Second),
        (GUEST, Seat::Second, Seat::First),
    ] {
        let (over, lines) = accepted(&table, Command::Resign(user), NOW);
        let ending = Ending::Resigned {
            seat,
            winners: vec![winner],
        };
        let secret = Some(settings(None).secret);
        assert_eq!(over.dealt().and_then(DealtMatch::ending), Some(&ending));
        let line = Line::Result { ending, secret };
        let at = u64::try_from(NOW.0).ok();
        assert_eq!(lines, [TimedLine { at, line }]);
        assert!(over.is_over() && over.running().is_none());
        assert_eq!((over.deadline(), over.to_act()), (None, None));
    }
}

#[test]
fn seat_to_act_loses_at_the_deadline() {
    let table = started();
    let deadline = table.deadline().expect("a running match has a deadline");
    let early = table.execute(Command::Flag, Timestamp(deadline.0 - 1));
    assert_eq!(early.err(), Some(Refusal::DeadlineNotReached));
    let (over, _) = accepted(&table, Command::Flag, deadline);
    let seat = table.to_act().expect("a seat is to act");
    let ending = Ending::Timeout {
        seat,
        winners: vec![seat.next(2)],
    };
    assert_eq!(over.dealt().and_then(DealtMatch::ending), Some(&ending));
}

#[test]
fn ended_match_refuses_everything() {
    let table = ended();
    let action = act_as(HOST, &started(), None);
    for command in [
        Command::Join(player(STRANGER), None),
        Command::Leave(GUEST),
        start_by(HOST),
        Command::Cancel(HOST),
        action,
        Command::Resign(GUEST),
        Command::SetLocale(HOST, "fr".to_owned()),
        // The host has left, but that does not matter any more.
        Command::AskPause(HOST),
        Command::Continue(HOST),
    ] {
        refuses(&table, command, Refusal::MatchOver);
    }
    refuses(&table, Command::Flag, Refusal::DeadlineNotReached);
}

#[test]
fn players_can_change_their_language_at_any_time() {
    for table in [full(), started()] {
        let set_locale = |user| Command::SetLocale(user, "fr".to_owned());
        refuses(&table, set_locale(STRANGER), Refusal::NotInMatch);
        let (next, lines) = accepted(&table, set_locale(GUEST), NOW);
        let locale = |seat| next.seating().player(seat).map(|it| it.locale.as_str());
        assert_eq!(locale(Seat::First), Some("de"));
        assert_eq!(locale(Seat::Second), Some("fr"));
        assert_eq!(lines, []);
        assert_eq!(next.deadline(), table.deadline());
    }
}

#[test]
fn turn_starts_when_another_seat_acted_before() {
    let mut rng = rng();
    let mut table = started();
    let mut since = table.line_count();
    let mut actions = 0;
    while let Some(seat) = table.to_act() {
        let dealt = table.dealt().expect("the match has started");
        assert_eq!((dealt.turn_start(), dealt.turn_actions()), (since, actions));
        assert!(dealt.needs_notification(seat) && !dealt.needs_notification(seat.next(2)));
        table = after(&table, act(&table, &mut rng));
        actions += 1;
        if table.to_act() != Some(seat) {
            (since, actions) = (table.line_count(), 0);
        }
    }
    let dealt = table.dealt().expect("the match was dealt");
    let seats = [Seat::First, Seat::Second];
    assert!(matches!(dealt.ending(), Some(Ending::Played(_))));
    assert!(seats.into_iter().all(|seat| dealt.needs_notification(seat)));
}

#[test]
fn everyone_is_notified_when_a_match_ends_early() {
    let table = ended();
    let dealt = table.dealt().expect("the match was dealt");
    assert!(dealt.needs_notification(Seat::First) && dealt.needs_notification(Seat::Second));
    assert_eq!(dealt.turn_start(), dealt.line_count());
}
