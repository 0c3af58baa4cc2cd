//! The sample records: all are correct, and reading and writing them again gives the same bytes.

use claim_rules::GameKind;
use claim_rules::record::{Header, Line, Replay, Secret, TimedLine, check};

const SAMPLES: [(&str, &str); 19] = [
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
    // A player resigns before the end; the deal can still be verified.
    (
        "claim-2p-fair-resigned",
        include_str!("../records/claim-2p-fair-resigned.jsonl"),
    ),
    (
        "claim2-2p-fair",
        include_str!("../records/claim2-2p-fair.jsonl"),
    ),
    (
        "claim-mix-3p-fair",
        include_str!("../records/claim-mix-3p-fair.jsonl"),
    ),
    (
        "claim-it-3p-fair",
        include_str!("../records/claim-it-3p-fair.jsonl"),
    ),
    (
        "claim-it-5p-fair",
        include_str!("../records/claim-it-5p-fair.jsonl"),
    ),
    ("kingdoms-2p", include_str!("../records/kingdoms-2p.jsonl")),
    (
        "kingdoms-2p-fair-02",
        include_str!("../records/kingdoms-2p-fair-02.jsonl"),
    ),
    // A seat leaves because it runs out of time; the match is played to its end. With times.
    (
        "claim-mix-3p-timeout",
        include_str!("../records/claim-mix-3p-timeout.jsonl"),
    ),
    // One player of each team leaves, then a third resigns and ends the match. With times.
    (
        "claim-mix-4p-resigned",
        include_str!("../records/claim-mix-4p-resigned.jsonl"),
    ),
    // A seat leaves; later all players agree on a draw.
    (
        "claim-it-4p-drawn",
        include_str!("../records/claim-it-4p-drawn.jsonl"),
    ),
    // A player leaves the server; later the others call the match off.
    (
        "claim-mix-3p-aborted",
        include_str!("../records/claim-mix-3p-aborted.jsonl"),
    ),
];

#[test]
fn samples_are_correct() {
    for (name, text) in SAMPLES {
        let actions = text.matches(r#""do":"#).count();
        match check(text) {
            Ok(checked) => assert_eq!(checked.actions, actions, "{name}"),
            Err(error) => panic!("{name}: {error}"),
        }
    }
}

#[test]
fn another_state_replaces_that_of_a_match() {
    let [(_, one), (_, other), ..] = SAMPLES;
    let replay = |text: &str| Replay::from_lines(text.lines()).expect("a correct record");
    let replaced = replay(one).with_state(replay(other).state().clone());
    assert_eq!(replaced.state(), replay(other).state());
    assert_eq!(replaced.header(), replay(one).header());
}

#[test]
fn lines_are_written_as_they_were_read() {
    for (name, text) in SAMPLES {
        let replay = Replay::from_lines(text.lines()).expect(name);
        for line in text.lines() {
            let parsed = TimedLine::parse(line, Some(replay.kind())).expect(name);
            assert_eq!(parsed.to_json(), line, "{name}");
        }
    }
}

#[test]
fn chance_in_fair_samples_follows_from_the_secret() {
    let fair = |(name, _): &&(&str, &str)| name.contains("fair");
    let mut games = Vec::new();
    for (name, text) in SAMPLES.iter().filter(fair) {
        let (secret, header) = published(text);
        let entropy = header.entropy.clone().expect("the sample has entropy");
        assert_eq!(header.commitment, Some(secret.commitment()), "{name}");
        let mut stream = secret.stream(&entropy);
        let mut replay = Replay::new(header);
        games.push(replay.kind());
        let mut chance = Vec::new();
        for text in text.lines().skip(1) {
            chance.extend(replay.draw_chance(&mut stream));
            let line = replay.parse_line(text).expect(name);
            if !matches!(line.line, Line::Chance(_)) {
                replay.step_timed(&line).expect(name);
            }
        }
        let expected: Vec<_> = chance.iter().map(Line::to_json).collect();
        let is_chance = |line: &&str| line.starts_with(r#"{"chance""#);
        let stored: Vec<_> = text.lines().filter(is_chance).collect();
        assert_eq!(expected, stored, "{name}");
    }
    assert!(GameKind::ALL.iter().all(|kind| games.contains(kind)));
}

/// The secret that a record publishes, and its header.
fn published(text: &str) -> (Secret, Header) {
    let replay = Replay::from_lines(text.lines()).expect("a correct record");
    let last = text.lines().last().expect("a record has lines");
    match replay.parse_line(last).expect("a correct line").line {
        Line::Result {
            secret: Some(secret),
            ..
        } => (secret, replay.header().clone()),
        _ => panic!("the sample publishes its secret"),
    }
}
