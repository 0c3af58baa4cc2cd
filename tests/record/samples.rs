//! The sample records: all are correct, and written back they are the same to the byte.

use claim_bot::record::{Header, Line, Replay, Secret, check};

const SAMPLES: [(&str, &str); 10] = [
    ("claim-2p", include_str!("../records/claim-2p.jsonl")),
    ("claim2-2p", include_str!("../records/claim2-2p.jsonl")),
    (
        "claim-mix-2p",
        include_str!("../records/claim-mix-2p.jsonl"),
    ),
    (
        "claim-mix-3p",
        include_str!("../records/claim-mix-3p.jsonl"),
    ),
    (
        "claim-mix-4p",
        include_str!("../records/claim-mix-4p.jsonl"),
    ),
    (
        "claim-it-2p-standard",
        include_str!("../records/claim-it-2p-standard.jsonl"),
    ),
    (
        "claim-it-4p-recycle",
        include_str!("../records/claim-it-4p-recycle.jsonl"),
    ),
    (
        "claim-2p-fair-02",
        include_str!("../records/claim-2p-fair-02.jsonl"),
    ),
    ("kingdoms-2p", include_str!("../records/kingdoms-2p.jsonl")),
    (
        "kingdoms-2p-fair-02",
        include_str!("../records/kingdoms-2p-fair-02.jsonl"),
    ),
];

#[test]
fn every_sample_is_correct() {
    for (name, text) in SAMPLES {
        let actions = text.matches(r#""do":"#).count();
        match check(text) {
            Ok(checked) => assert_eq!(checked.actions, actions, "{name}"),
            Err(fault) => panic!("{name}: {fault}"),
        }
    }
}

#[test]
fn every_line_is_written_back_as_it_was_read() {
    for (name, text) in SAMPLES {
        let replay = Replay::from_lines(text.lines()).expect(name);
        for line in text.lines() {
            let parsed = Line::parse(line, Some(replay.kind())).expect(name);
            assert_eq!(parsed.to_json(), line, "{name}");
        }
    }
}

#[test]
fn the_fair_samples_follow_from_their_secrets() {
    let fair = |(name, _): &&(&str, &str)| name.contains("fair");
    let mut recomputed = Vec::new();
    for (name, text) in SAMPLES.iter().filter(fair) {
        let (secret, header) = published(text);
        let entropy = header.entropy.clone().expect("the sample has entropy");
        assert_eq!(header.commitment, Some(secret.commitment()), "{name}");
        let mut stream = secret.stream(&entropy);
        let mut replay = Replay::new(header);
        let mut chance = Vec::new();
        for text in text.lines().skip(1) {
            chance.extend(replay.settle(&mut stream));
            let line = replay.parse(text).expect(name);
            if !matches!(line, Line::Chance(_)) {
                replay.step(&line).expect(name);
            }
        }
        let settled: Vec<_> = chance.iter().map(Line::to_json).collect();
        let is_chance = |line: &&str| line.starts_with(r#"{"chance""#);
        let stored: Vec<_> = text.lines().filter(is_chance).collect();
        assert_eq!(settled, stored, "{name}");
        recomputed.push(stored.len());
    }
    // First seat and deck of both, and of Claim Kingdoms a shuffle.
    assert_eq!(recomputed, [2, 3]);
}

/// The secret that a record publishes, and its header.
fn published(text: &str) -> (Secret, Header) {
    let replay = Replay::from_lines(text.lines()).expect("a correct record");
    let last = text.lines().last().expect("a record has lines");
    match replay.parse(last) {
        Ok(Line::Result {
            secret: Some(secret),
            ..
        }) => (secret, replay.header().clone()),
        _ => panic!("the sample publishes its secret"),
    }
}
