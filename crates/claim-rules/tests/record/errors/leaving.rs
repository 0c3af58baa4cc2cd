//! Seats that leave a match which the others continue, and seats that may not leave.

use claim_rules::cards::Seat;
use claim_rules::record::{Replay, check};

use super::{CLAIM, MIX, RESULT, assert_error, first_lines, with_line};

const TEAMS: &str = include_str!("../../records/claim-mix-4p.jsonl");
const DICE: &str = include_str!("../../records/claim-it-4p-recycle.jsonl");

fn leaves(seat: u8, reason: &str) -> String {
    format!(r#"{{"seat":{seat},"leaves":"{reason}"}}"#)
}

/// The first `lines` lines of a record, and the seats that leave after them.
fn after_leaving(record: &str, lines: usize, seats: &[u8]) -> String {
    let left = seats.iter().map(|&seat| leaves(seat, "resigned") + "\n");
    first_lines(record, lines) + &left.collect::<String>()
}

/// Expects that one more line after `record` is correct.
#[track_caller]
fn assert_follows(record: &str, line: &str) {
    if let Err(error) = check(format!("{record}{line}\n")) {
        panic!("{error}");
    }
}

/// Expects that one more line after `record` is an error.
#[track_caller]
fn assert_refused(record: &str, line: &str, message: &str) {
    let number = record.lines().count() + 1;
    assert_error(&format!("{record}{line}\n"), number, message);
}

#[test]
fn match_has_the_same_result_after_a_seat_leaves() {
    let lines = MIX.lines().count();
    let actions = MIX.matches(r#""do":"#).count();
    for line in 4..lines {
        for seat in 0..3 {
            for reason in ["resigned", "left"] {
                let record = with_line(MIX, line, &leaves(seat, reason));
                assert_eq!(check(record).map(|it| it.actions), Ok(actions));
            }
        }
    }
}

#[test]
fn without_teams_only_those_who_stayed_can_win() {
    let contenders = |record: &str, seats: &[u8]| {
        let record = after_leaving(record, 4, seats);
        let replay = Replay::from_lines(record.lines()).expect("a correct record");
        replay
            .contenders()
            .map(|seats| seats.iter().collect::<Vec<_>>())
    };
    assert_eq!(contenders(MIX, &[]), None, "all can win");
    assert_eq!(contenders(MIX, &[1]), Some(vec![Seat::First, Seat::Third]));
    assert_eq!(
        contenders(DICE, &[0, 2]),
        Some(vec![Seat::Second, Seat::Fourth])
    );
    assert_eq!(contenders(TEAMS, &[]), None);
    assert_eq!(contenders(TEAMS, &[0]), None, "a team wins as a whole");
}

#[test]
fn only_the_seat_to_act_times_out() {
    let record = first_lines(MIX, 3);
    assert_follows(&record, &leaves(2, "timeout"));
    for seat in [0, 1] {
        let message = format!("seat {seat} cannot time out: it is not its turn");
        assert_refused(&record, &leaves(seat, "timeout"), &message);
    }
}

#[test]
fn no_seat_leaves_before_the_deal_or_where_chance_is_due() {
    for lines in [1, 2] {
        let message = "chance is due, so no seat can leave here";
        assert_refused(&first_lines(MIX, lines), &leaves(0, "left"), message);
    }
    let roll = DICE.lines().position(|line| line.contains("roll 1 1 1"));
    let before_roll = first_lines(DICE, roll.expect("the sample has that roll"));
    let message = "chance is due, so no seat can leave here";
    assert_refused(&before_roll, &leaves(0, "left"), message);
}

#[test]
fn no_seat_leaves_when_the_match_is_over() {
    let lines = MIX.lines().count();
    let over = first_lines(MIX, lines - 1);
    assert_refused(&over, &leaves(0, "left"), "only its result may follow");
    assert_refused(MIX, &leaves(0, "left"), "nothing may follow the result");
}

#[test]
fn no_seat_leaves_a_match_of_two() {
    let message = "the match ends when seat 0 leaves: a result is due";
    for line in 4..RESULT {
        assert_error(&with_line(CLAIM, line, &leaves(0, "left")), line, message);
    }
}

#[test]
fn only_seats_of_the_match_can_leave() {
    let message = "there is no seat 3 in a match of 3";
    assert_refused(&first_lines(MIX, 3), &leaves(3, "left"), message);
}

#[test]
fn seat_cannot_leave_twice() {
    let record = after_leaving(TEAMS, 3, &[0]);
    for reason in ["resigned", "left", "timeout"] {
        assert_refused(&record, &leaves(0, reason), "seat 0 has already left");
    }
}

#[test]
fn two_sides_must_remain() {
    let message = "the match ends when seat 1 leaves: a result is due";
    assert_refused(&after_leaving(MIX, 3, &[0]), &leaves(1, "left"), message);

    let message = "the match ends when seat 2 leaves: a result is due";
    assert_refused(&after_leaving(TEAMS, 3, &[0]), &leaves(2, "left"), message);
    assert_follows(&after_leaving(TEAMS, 3, &[0]), &leaves(1, "left"));
    assert_refused(
        &after_leaving(TEAMS, 3, &[0, 3]),
        &leaves(2, "left"),
        message,
    );

    assert_follows(&after_leaving(DICE, 2, &[0]), &leaves(2, "left"));
    let message = "the match ends when seat 3 leaves: a result is due";
    assert_refused(
        &after_leaving(DICE, 2, &[0, 2]),
        &leaves(3, "left"),
        message,
    );
}

#[test]
fn seats_that_left_do_not_win_when_the_last_one_goes() {
    let ended = |how, seat, winners| {
        format!(r#"{{"result":{{"ended":"{how}","seat":{seat},"winners":{winners}}}}}"#)
    };
    let record = after_leaving(MIX, 3, &[0]);
    assert_follows(&record, &ended("resigned", 1, "[2]"));
    assert_follows(&record, &ended("timeout", 2, "[1]"));
    let message = "`winners` should be [2]";
    assert_refused(&record, &ended("resigned", 1, "[0,2]"), message);

    let record = after_leaving(TEAMS, 3, &[0, 3]);
    assert_follows(&record, &ended("resigned", 2, "[1]"));
    let message = "`winners` should be [1]";
    assert_refused(&record, &ended("resigned", 2, "[1,3]"), message);
}

#[test]
fn seats_that_left_neither_resign_nor_time_out() {
    let record = after_leaving(MIX, 3, &[2]);
    for how in ["resigned", "timeout"] {
        let line = format!(r#"{{"result":{{"ended":"{how}","seat":2,"winners":[0,1]}}}}"#);
        assert_refused(&record, &line, "seat 2 has already left");
    }
    let drawn = r#"{"result":{"ended":"drawn","winners":[0,1,2]}}"#;
    assert_follows(&record, drawn);
}

#[test]
fn malformed_leaves_line_is_an_error() {
    let record = first_lines(MIX, 3);
    for (line, message) in [
        (
            r#"{"seat":2,"leaves":"bored"}"#,
            "`leaves` must be \"resigned\"",
        ),
        (r#"{"seat":2,"leaves":null}"#, "`leaves` must be a string"),
        (r#"{"leaves":"left"}"#, "`seat` is missing"),
        (
            r#"{"seat":5,"leaves":"left"}"#,
            "`seat` must be a whole number",
        ),
        (r#"{"seat":2,"leaves":"left","by":1}"#, "unknown key `by`"),
        (
            r#"{"seat":2,"leaves":"left","do":"play dragon-5"}"#,
            "unknown key `do`",
        ),
    ] {
        assert_refused(&record, line, message);
    }
    assert_follows(&record, r#"{"at":7,"leaves":"left","seat":2}"#);
}
