//! Records with edited, repeated, swapped and missing lines.

use claim_rules::GameKind;
use claim_rules::record::{Replay, TimedLine, check};
use proptest::prelude::*;
use proptest::sample::Index;

use super::edits::{edited, edits};
use super::{RECORDS, cases};

/// What edits insert into lines.
const FRAGMENTS: &[&str] = &[
    "\"",
    "\\\"",
    "{",
    "}",
    "[",
    "]",
    ":",
    ",",
    "\n",
    " ",
    "null",
    "true",
    "-1",
    "0",
    "00",
    "1e3",
    "1.0",
    "18446744073709551616",
    "[]",
    "{}",
    "\"at\":1",
    ",\"at\":0",
    ",\"legal\":[]",
    "\"seat\":0,",
    "\"seat\":5",
    "\"rules\":2",
    "\"secret\":\"00\"",
    "\"do\":\"play goblin-0\"",
    "\"winners\":[0]",
    "\\u0000",
    "\\ud800",
    "goblin",
    "play",
    "chance",
    "leaves",
    "result",
    "record",
    "🃏",
];

/// A change of whole lines.
#[derive(Clone, Debug)]
pub(super) enum LineEdit {
    Remove(Index),
    Repeat(Index, Index),
    Swap(Index, Index),
}

pub(super) fn line_edits() -> impl Strategy<Value = Vec<LineEdit>> {
    let place = any::<Index>;
    let edit = prop_oneof![
        place().prop_map(LineEdit::Remove),
        (place(), place()).prop_map(|(from, to)| LineEdit::Repeat(from, to)),
        (place(), place()).prop_map(|(left, right)| LineEdit::Swap(left, right)),
    ];
    prop::collection::vec(edit, 0..3)
}

pub(super) fn with_lines_edited(record: &str, edits: &[LineEdit]) -> Vec<String> {
    let mut lines: Vec<_> = record.lines().map(str::to_owned).collect();
    for edit in edits {
        let count = lines.len();
        match edit {
            LineEdit::Remove(at) => drop(lines.remove(at.index(count))),
            LineEdit::Repeat(from, to) => {
                let line = lines[from.index(count)].clone();
                lines.insert(to.index(count), line);
            }
            LineEdit::Swap(left, right) => lines.swap(left.index(count), right.index(count)),
        }
    }
    lines
}

/// The JSON parser reads such a number as floating-point, and must find the nearest one.
#[test]
fn number_beyond_64_bits_is_written_as_it_was_read() {
    let results = RECORDS.iter().filter_map(|record| record.lines().last());
    let line = results
        .map(|line| line.replace("\"undead\":1,", "\"undead\":118446744073709551616,"))
        .find(|line| line.contains("709551616"));
    let kind = Some(GameKind::Kingdoms);
    let read = TimedLine::parse(&line.expect("a result"), kind).expect("it is read");
    let again = TimedLine::parse(&read.to_json(), kind);
    assert_eq!(again.ok(), Some(read));
}

proptest! {
    #![proptest_config(cases(3_000))]

    #[test]
    fn line_that_is_read_is_written_and_read_the_same(
        record in 0..RECORDS.len(), line: Index, edits in edits(FRAGMENTS),
    ) {
        let lines: Vec<_> = RECORDS[record].lines().collect();
        let text = edited(lines[line.index(lines.len())], &edits);
        for kind in GameKind::ALL.iter().copied().map(Some).chain([None]) {
            if let Ok(line) = TimedLine::parse(&text, kind) {
                let again = TimedLine::parse(&line.to_json(), kind);
                prop_assert_eq!(again.ok(), Some(line));
            }
        }
    }
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn record_that_is_correct_replays_and_is_written_the_same(
        record in 0..RECORDS.len(), lines in line_edits(), line: Index, edits in edits(FRAGMENTS),
    ) {
        let mut lines = with_lines_edited(RECORDS[record], &lines);
        let line = line.index(lines.len());
        lines[line] = edited(&lines[line], &edits);
        let text = lines.join("\n");
        let replay = Replay::from_lines(lines.iter().map(String::as_str));
        if let Ok(summary) = check(&text) {
            let replay = replay.expect("what is correct replays");
            let kind = Some(replay.header().setup.kind());
            prop_assert_eq!(replay.action_count(), summary.actions);
            let lines = text.lines().map(|line| TimedLine::parse(line, kind));
            let lines: Result<Vec<_>, _> = lines.map(|line| line.map(|line| line.to_json())).collect();
            let again = lines.expect("what is correct can be read").join("\n");
            prop_assert_eq!(check(again), Ok(summary));
        }
    }
}
