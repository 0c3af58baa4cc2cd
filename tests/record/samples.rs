//! The sample records: all are correct, and written back they are the same to the byte.

use claim_bot::record::{Line, Replay, check};

const SAMPLES: [(&str, &str); 8] = [
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
fn the_fair_sample_follows_from_its_secret() {
    let text = include_str!("../records/claim-2p-fair-02.jsonl");
    let dealt = Replay::from_lines(text.lines()).expect("a correct record");
    let Some(Line::Result {
        secret: Some(secret),
        ..
    }) = text.lines().last().and_then(|line| dealt.parse(line).ok())
    else {
        panic!("the sample publishes its secret");
    };
    let header = dealt.header().clone();
    let entropy = header.entropy.clone().expect("the sample has entropy");
    assert_eq!(header.commitment, Some(secret.commitment()));
    let mut replay = Replay::new(header);
    let lines = replay.settle(&mut secret.stream(&entropy));
    let settled: Vec<_> = lines.iter().map(Line::to_json).collect();
    let stored: Vec<_> = text.lines().skip(1).take(2).collect();
    assert_eq!(settled, stored);
}
