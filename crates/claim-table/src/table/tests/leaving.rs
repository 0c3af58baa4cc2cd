//! Leaving a running match: a bot takes over, or the match ends, or it is called off.

use super::*;
use crate::departure::Departure;

fn call_off(user: UserId, reason: LeaveReason) -> Command {
    Command::CallOff { user, reason }
}

fn ending(table: &Table) -> Option<&Ending> {
    table.dealt().and_then(DealtMatch::ending)
}

#[test]
fn bot_takes_over_in_a_match_of_three_and_plays_at_once() {
    let table = started_with(3);
    let seat = table.to_act().expect("a seat is to act");
    let user = to_act(&table);
    let deadline = table.deadline().expect("a person has a deadline");
    assert_eq!(table.departure(seat, 9), Departure::TakenOver);
    let (table, lines) = accepted(&table, Command::Flag, deadline);
    let reason = LeaveReason::Timeout;
    assert_eq!(lines.len(), 1);
    assert_eq!(lines[0].line, Line::Leaves { seat, reason });
    assert_eq!(table.leave_reason(seat), Some(reason));
    assert_eq!(table.bot_to_act(), Some((seat, TAKEOVER_LEVEL)));
    assert_eq!(table.deadline(), None, "bots have no deadline");
    let dealt = table.running().expect("the others play on");
    assert!(!dealt.needs_notification(seat));
    assert_eq!(dealt.last_news(seat), Some(table.line_count()), "told once");
    for command in [
        act_as(user, &table, None),
        Command::Resign(user),
        Command::LeaveServer(user),
    ] {
        refuses(&table, command, Refusal::HasLeft);
    }
    let table = after(&table, act(&table, &mut rng()));
    assert_ne!(table.to_act(), Some(seat));
    assert!(table.deadline().is_some());
}

#[test]
fn leaving_while_another_seat_is_to_act_leaves_its_deadline() {
    let table = started_with(3);
    let other = (1..=3).map(UserId).find(|&user| user != to_act(&table));
    let later = NOW + Duration::from_mins(1);
    let resign = Command::Resign(other.expect("there are three"));
    let (next, _) = accepted(&table, resign, later);
    assert_eq!(next.deadline(), table.deadline());
    assert_eq!(next.to_act(), table.to_act());
}

#[test]
fn match_of_three_ends_when_the_second_player_leaves() {
    let gone = |table: &Table| -> Vec<Seat> {
        Seat::of(3)
            .filter(|&seat| table.has_left_server(seat))
            .collect()
    };
    let table = started_with(3);
    assert_eq!(gone(&table), []);
    let table = after(&table, Command::LeaveServer(UserId(2)));
    assert_eq!(gone(&table), [Seat::Second]);
    let by_leaving = after(&table, Command::LeaveServer(UserId(3)));
    assert_eq!(gone(&by_leaving), [Seat::Second, Seat::Third]);
    let table = after(&table, Command::Resign(UserId(3)));
    assert_eq!(gone(&table), [Seat::Second]);
    let seat = Seat::Third;
    let winners = vec![Seat::First];
    assert_eq!(ending(&table), Some(&Ending::Resigned { seat, winners }));
    let why = EarlyEnd::Left(seat, LeaveReason::Resigned);
    assert_eq!(table.early_end(), Some(why));
}

#[test]
fn team_match_ends_when_a_whole_team_has_left() {
    let table = after(&started_with(4), Command::Resign(UserId(1)));
    // One person of each team is left.
    let table = after(&table, Command::LeaveServer(UserId(2)));
    assert_eq!(
        table.active_seats().collect::<Vec<_>>(),
        [Seat::Third, Seat::Fourth]
    );
    assert_eq!(table.departure(Seat::Third, 0), Departure::Lost);
    let table = after(&table, Command::LeaveServer(UserId(3)));
    let seat = Seat::Third;
    // The partner of the person who stays has left before.
    let winners = vec![Seat::Fourth];
    assert_eq!(ending(&table), Some(&Ending::Resigned { seat, winners }));
    let why = EarlyEnd::Left(seat, LeaveReason::Left);
    assert_eq!(table.early_end(), Some(why));
}

#[test]
fn match_with_bots_ends_when_one_side_has_people() {
    let TableSettings { setup, .. } = started_with(3).settings().clone();
    let settings = TableSettings {
        setup,
        ..settings(None)
    };
    let table = after(
        &Table::open(settings, player(HOST)),
        Command::Join(player(GUEST), None),
    );
    let table = after(&table, Command::AddBot(HOST, Level::Easy));
    let table = after(&table, start_by(HOST));
    let table = after(&table, Command::Resign(HOST));
    let (seat, winners) = (Seat::First, vec![Seat::Second, Seat::Third]);
    assert_eq!(ending(&table), Some(&Ending::Resigned { seat, winners }));
}

#[test]
fn match_of_two_can_be_called_off_until_both_have_played() {
    let mut rng = rng();
    let mut table = started();
    let first = to_act(&table);
    for _ in 0..2 {
        for user in [HOST, GUEST] {
            let over = after(&table, call_off(user, LeaveReason::Resigned));
            assert_eq!(ending(&over), Some(&Ending::Aborted));
            let seat = table.seating().seat_of(user).expect("a player");
            let why = EarlyEnd::Left(seat, LeaveReason::Resigned);
            assert_eq!(over.early_end(), Some(why));
            assert_eq!(over.called_off_by(), Some(seat));
            assert_eq!(
                over.dealt().expect("dealt").last_news(seat),
                Some(over.line_count())
            );
            assert_eq!(table.departure(seat, 0), Departure::CalledOff(Some(1)));
            assert_eq!(table.departure(seat, 1), Departure::CalledOff(Some(0)));
            assert_eq!(table.departure(seat, 2), Departure::LostForCallingOff);
        }
        table = after(&table, act(&table, &mut rng));
        assert!(to_act(&table) != first || !table.can_call_off());
    }
    refuses(
        &table,
        call_off(HOST, LeaveReason::Resigned),
        Refusal::CannotCallOff,
    );
    assert_eq!(table.departure(Seat::First, 0), Departure::Lost);
}

#[test]
fn deadline_calls_a_match_off_only_for_the_player_to_act() {
    let table = started();
    let deadline = table.deadline().expect("a deadline");
    let timeout = |user| call_off(user, LeaveReason::Timeout);
    refuses(&table, timeout(to_act(&table)), Refusal::DeadlineNotReached);
    let other = table.execute(timeout(waiting(&table)), deadline);
    assert_eq!(other.err(), Some(Refusal::NotYourTurn));
    let (over, _) = accepted(&table, timeout(to_act(&table)), deadline);
    assert_eq!(over.called_off_by(), table.to_act());
}

#[test]
fn match_against_a_bot_is_called_off_without_counting() {
    let table = after(&opened(), Command::AddBot(HOST, Level::Easy));
    let table = after(&table, start_by(HOST));
    assert_eq!(table.departure(Seat::First, 7), Departure::CalledOff(None));
    let over = after(&table, call_off(HOST, LeaveReason::Resigned));
    assert_eq!(over.called_off_by(), None);
}

#[test]
fn early_ends_round_trip_as_text() {
    let seat = Seat::Second;
    for end in [
        EarlyEnd::Left(seat, LeaveReason::Resigned),
        EarlyEnd::Left(seat, LeaveReason::Timeout),
        EarlyEnd::Left(seat, LeaveReason::Left),
        EarlyEnd::Agreed,
        EarlyEnd::Stopped,
    ] {
        assert_eq!(end.to_string().parse(), Ok(end));
    }
    for wrong in ["", "left", "bored 1", "left 9", "agreed 1"] {
        assert_eq!(
            wrong.parse::<EarlyEnd>(),
            Err(ParseEarlyEndError),
            "{wrong}"
        );
    }
}
