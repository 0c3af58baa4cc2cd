//! Invalid input that is almost valid: nothing panics, and input that is accepted round-trips or is answered
//! correctly.
//!
//! `CLAIM_BOT_FUZZ_CASES` is the number of cases of each target; without it, they take a few seconds in total.
//! Failures are not saved to a file: turn the printed input into a test.

mod answers;
mod config;
mod custom_ids;
mod edits;
mod events;
mod interactions;
mod json;
mod records;

use proptest::test_runner::Config;

/// The configuration of a target, with `count` cases unless `CLAIM_BOT_FUZZ_CASES` is set.
fn cases(count: u32) -> Config {
    let wanted = std::env::var("CLAIM_BOT_FUZZ_CASES").ok();
    let wanted = wanted.map(|text| text.parse().expect("a number"));
    Config {
        failure_persistence: None,
        ..Config::with_cases(wanted.unwrap_or(count))
    }
}

/// Sample records of tournaments.
const EVENTS: [&str; 4] = [
    include_str!("../../crates/claim-table/tests/events/swiss-wins-own-live.jsonl"),
    include_str!("../../crates/claim-table/tests/events/swiss-duplicate.jsonl"),
    include_str!("../../crates/claim-table/tests/events/round-robin-duplicate.jsonl"),
    include_str!("../../crates/claim-table/tests/events/knockout-best-of-three-board-live.jsonl"),
];

/// Sample records of finished matches.
const RECORDS: [&str; 6] = [
    include_str!("../../crates/claim-rules/tests/records/claim-2p-fair-02.jsonl"),
    include_str!("../../crates/claim-rules/tests/records/claim-mix-3p-timeout.jsonl"),
    include_str!("../../crates/claim-rules/tests/records/claim-mix-4p-resigned.jsonl"),
    include_str!("../../crates/claim-rules/tests/records/claim-it-4p-recycle.jsonl"),
    include_str!("../../crates/claim-rules/tests/records/kingdoms-2p.jsonl"),
    include_str!("../../crates/claim-rules/tests/records/kingdoms-2p-fair-02.jsonl"),
];
