//! Round trip: lines that are written and read again are the same, also with times and with seats that leave.

use claim_rules::Turn;
use claim_rules::cards::Seat;
use claim_rules::record::{LeaveReason, Line, Replay, TimedLine, check};
use proptest::prelude::*;

use crate::rules::matches::{any_setup, cases, random_match};

/// The lines of a match, with increasing times. Each of `leavers` names a line number and a seat, which leaves
/// before that line if the match continues without it.
fn timed(lines: Vec<Line>, steps: &[u16], leavers: &[(usize, Seat)]) -> Vec<TimedLine> {
    let mut lines = lines.into_iter();
    let Some(Line::Header(header)) = lines.next() else {
        panic!("a record begins with its header");
    };
    let mut replay = Replay::new(header.clone());
    let mut timed = vec![Line::Header(header).into()];
    let mut now = 0;
    for (number, line) in lines.enumerate() {
        let leaver = leavers.iter().find(|(before, _)| *before == number);
        let leaving = leaver.map(|&(_, seat)| Line::Leaves {
            seat,
            reason: LeaveReason::Left,
        });
        for line in leaving.into_iter().chain([line]) {
            now += u64::from(steps[number % steps.len()]);
            let is_timed = now % 3 != 0;
            let line = TimedLine {
                at: is_timed.then_some(now),
                line,
            };
            match replay.step_timed(&line) {
                Ok(()) => timed.push(line),
                Err(error) => assert!(matches!(line.line, Line::Leaves { .. }), "{error}"),
            }
        }
    }
    assert_eq!(replay.state().turn(), Turn::Over);
    timed
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn lines_read_back_unchanged(
        setup in any_setup(), seed: u64, with_legal: bool, fair: bool,
        steps in prop::collection::vec(any::<u16>(), 1..9),
        leavers in prop::collection::vec((0_usize..60, prop::sample::select(&Seat::ALL[..])), 0..6),
    ) {
        let lines = timed(random_match(&setup, seed, with_legal, fair), &steps, &leavers);
        let text: String = lines.iter().map(|line| line.to_json() + "\n").collect();
        prop_assert!(check(&text).is_ok());
        for (line, text) in lines.iter().zip(text.lines()) {
            let read = TimedLine::parse(text, Some(setup.kind()));
            prop_assert_eq!(read.as_ref(), Ok(line));
        }
        let replay = Replay::from_lines(text.lines()).expect("a correct record");
        let last_time = lines.iter().rev().find_map(|line| line.at);
        prop_assert_eq!(replay.last_time(), last_time);
        for seat in Seat::ALL {
            let left = lines.iter().any(|line| matches!(line.line, Line::Leaves { seat: it, .. } if it == seat));
            prop_assert_eq!(replay.leave_reason(seat).is_some(), left);
        }
    }
}
