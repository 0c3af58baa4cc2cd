//! Every kind of fault, made on purpose in a correct record, is found, and on the right line.

mod endings;
mod fair;
mod headers;
mod lines;
mod play;

use claim_bot::record::check;

const CLAIM: &str = include_str!("../../records/claim-2p.jsonl");
const FAIR: &str = include_str!("../../records/claim-2p-fair-02.jsonl");
const MIX: &str = include_str!("../../records/claim-mix-3p.jsonl");

/// Where the sample of Claim has its result.
const RESULT: usize = 56;

/// Checks a record, of which the fault must be in that line and its message contain that.
#[track_caller]
fn found(record: &str, line: usize, message: &str) {
    match check(record) {
        Ok(_) => panic!("nothing wrong was found; expected: {message}"),
        Err(fault) => {
            assert_eq!(fault.line, line, "{fault}");
            assert!(fault.message.contains(message), "{fault}");
        }
    }
}

/// A record in which a line, from 1, has some text in another's place.
#[track_caller]
fn with(record: &str, line: usize, old: &str, new: &str) -> String {
    let mut lines: Vec<_> = record.lines().map(str::to_owned).collect();
    assert!(lines[line - 1].contains(old), "{}", lines[line - 1]);
    lines[line - 1] = lines[line - 1].replacen(old, new, 1);
    lines.join("\n") + "\n"
}

/// A change to one line, and what has to be said of it.
#[track_caller]
fn changed(record: &str, line: usize, old: &str, new: &str, message: &str) {
    found(&with(record, line, old, new), line, message);
}

fn without(record: &str, line: usize) -> String {
    let kept = (1..)
        .zip(record.lines())
        .filter(|(number, _)| *number != line);
    kept.map(|(_, text)| text.to_owned() + "\n").collect()
}

/// A record with one more line before that one, from 1.
fn inserted(record: &str, line: usize, text: &str) -> String {
    let mut lines: Vec<_> = record.lines().collect();
    lines.insert(line - 1, text);
    lines.join("\n") + "\n"
}

/// A record up to that line.
fn upto(record: &str, line: usize) -> String {
    record
        .lines()
        .take(line)
        .map(|text| text.to_owned() + "\n")
        .collect()
}
