//! Every kind of error that is put into a correct record is reported at the right line.

mod endings;
mod fair;
mod headers;
mod leaving;
mod lines;
mod play;
mod times;

use claim_rules::record::check;

const CLAIM: &str = include_str!("../../records/claim-2p.jsonl");
const FAIR: &str = include_str!("../../records/claim-2p-fair-02.jsonl");
const MIX: &str = include_str!("../../records/claim-mix-3p.jsonl");

/// The number of the result's line in the sample of Claim.
const RESULT: usize = 56;

/// Expects that the record's first error is in `line` and that its message contains `message`.
#[track_caller]
fn assert_error(record: &str, line: usize, message: &str) {
    match check(record) {
        Ok(_) => panic!("no error was found; expected: {message}"),
        Err(error) => {
            assert_eq!(error.line, line, "{error}");
            assert!(error.message.contains(message), "{error}");
        }
    }
}

/// The record with `old` replaced by `new` in a line, counted from 1.
#[track_caller]
fn replaced(record: &str, line: usize, old: &str, new: &str) -> String {
    let mut lines: Vec<_> = record.lines().map(str::to_owned).collect();
    assert!(lines[line - 1].contains(old), "{}", lines[line - 1]);
    lines[line - 1] = lines[line - 1].replacen(old, new, 1);
    lines.join("\n") + "\n"
}

/// Expects that replacing `old` by `new` in a line is an error in that line.
#[track_caller]
fn assert_change_error(record: &str, line: usize, old: &str, new: &str, message: &str) {
    assert_error(&replaced(record, line, old, new), line, message);
}

/// The record without a line, counted from 1.
fn without_line(record: &str, line: usize) -> String {
    let kept = (1..)
        .zip(record.lines())
        .filter(|(number, _)| *number != line);
    kept.map(|(_, text)| text.to_owned() + "\n").collect()
}

/// The record with `text` inserted as line number `line`.
fn with_line(record: &str, line: usize, text: &str) -> String {
    let mut lines: Vec<_> = record.lines().collect();
    lines.insert(line - 1, text);
    lines.join("\n") + "\n"
}

fn first_lines(record: &str, lines: usize) -> String {
    record
        .lines()
        .take(lines)
        .map(|text| text.to_owned() + "\n")
        .collect()
}
