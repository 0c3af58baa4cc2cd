//! Event records with edited, repeated, swapped and missing lines.

use claim_table::event::{EventSettings, TimedEventLine, check_event};
use proptest::prelude::*;
use proptest::sample::Index;

use super::edits::{edited, edits};
use super::records::{line_edits, with_lines_edited};
use super::{EVENTS, cases};

/// What edits insert into lines.
const FRAGMENTS: &[&str] = &[
    "\"",
    "{",
    "}",
    "[",
    "]",
    ":",
    ",",
    " ",
    "null",
    "true",
    "-1",
    "0",
    "00",
    "255",
    "256",
    "1.0",
    "18446744073709551615",
    "[]",
    "{}",
    "\"p1\"",
    "p0",
    "p65536",
    "p65537",
    "draw",
    "void",
    "forfeit-1",
    "\"leg\":2,",
    "\"at\":0,",
    "\"score\":[3,2],",
    "\"extra\":[0,4294967296],",
    "\"seed\":null,",
    "{\"withdraws\":\"p1\",\"why\":\"left\",\"at\":1796009000000}\n",
    "{\"returns\":\"p1\",\"at\":1796009000000}\n",
    "swiss",
    "knockout",
    "🃏",
];

proptest! {
    #![proptest_config(cases(1_000))]

    #[test]
    fn event_line_that_is_read_is_written_and_read_the_same(
        record in 0..EVENTS.len(), line: Index, edits in edits(FRAGMENTS),
    ) {
        let lines: Vec<_> = EVENTS[record].lines().collect();
        let text = edited(lines[line.index(lines.len())], &edits);
        if let Ok(line) = TimedEventLine::parse(&text) {
            let again = TimedEventLine::parse(&line.to_json());
            prop_assert_eq!(again.ok(), Some(line));
        }
        if let Ok(header) = EventSettings::parse(&text) {
            let again = EventSettings::parse(&header.to_json());
            prop_assert_eq!(again.ok(), Some(header));
        }
    }
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn event_that_is_right_is_right_when_it_is_written_again(
        record in 0..EVENTS.len(), lines in line_edits(), line: Index, edits in edits(FRAGMENTS),
    ) {
        let mut lines = with_lines_edited(EVENTS[record], &lines);
        let line = line.index(lines.len());
        lines[line] = edited(&lines[line], &edits);
        let text = lines.join("\n");
        if let Ok(summary) = check_event(&text) {
            let mut lines = text.lines();
            let header = EventSettings::parse(lines.next().unwrap_or_default());
            let header = header.expect("what is right can be read").to_json();
            let lines = lines.map(|line| TimedEventLine::parse(line).map(|line| line.to_json()));
            let lines: Result<Vec<_>, _> = lines.collect();
            let lines = lines.expect("what is right can be read").join("\n");
            prop_assert_eq!(check_event(format!("{header}\n{lines}")), Ok(summary));
        }
    }
}
