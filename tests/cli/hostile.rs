//! Records that try to mislead the reader or to exhaust memory, and files that are not records.

use std::fs;
use std::io::Write;
use std::process::{Command, Output, Stdio};

use super::{claim_bot, path_text, simulated, stderr, stdout};
use crate::temporary;

/// A text with ESC, a carriage return, line breaks, a C1 control character and a right-to-left override.
const FORGED: &str = "x\u{1b}[1A\rfile ok (52 actions)\nfile ok\u{9b}2K\u{202e}";

/// Runs a command on a file of this name with this content.
fn run_on(command: &[&str], name: &str, content: impl AsRef<[u8]>) -> Output {
    let dir = temporary::folder();
    let path = dir.path().join(name);
    fs::write(&path, content).expect("the file can be written");
    claim_bot(&[command, &[path_text(&path)]].concat())
}

/// Expects that a command printed no control characters except line breaks.
#[track_caller]
fn assert_harmless(output: &Output) {
    for text in [stdout(output), stderr(output)] {
        let harmful = text.chars().find(|&char| {
            (char.is_control() && char != '\n') || ('\u{202a}'..='\u{202e}').contains(&char)
        });
        assert_eq!(harmful, None, "{text:?}");
    }
}

#[test]
fn records_cannot_forge_output() {
    let valid = simulated(&["--game", "claim"]);
    let forged = serde_json::to_string(FORGED).expect("a string");
    let names = format!(r#"{{"names":[{forged},"B"],"#);
    let games = [
        valid.replacen("\"claim\"", &forged, 1),
        valid.replacen('{', &format!("{{{forged}:1,"), 1),
        valid.replacen("play goblin-0", FORGED.replace('\n', "\\n").as_str(), 1),
        valid.replacen(r#""play goblin-0""#, &forged, 1),
        valid.replacen("\"options\":{}", &format!("\"options\":{{{forged}:1}}"), 1),
        valid.replacen(r#""winners""#, &format!(r#"{forged}:1,"winners""#), 1),
    ];
    for record in &games {
        assert_ne!(record, &valid);
        for command in ["check", "analyze"] {
            let output = run_on(&[command], "match.jsonl", record);
            assert_eq!(output.status.code(), Some(1), "{record}");
            assert_harmless(&output);
            let printed = [stdout(&output), stderr(&output)].concat();
            assert_eq!(printed.lines().count(), 1, "{printed}");
        }
    }
    let output = run_on(
        &["analyze", "--iterations", "1"],
        "match.jsonl",
        valid.replacen('{', &names, 1),
    );
    assert!(output.status.success(), "{}", stderr(&output));
    assert_harmless(&output);
    assert!(
        stdout(&output).contains("x\\u{1b}[1A"),
        "{}",
        stdout(&output)
    );
}

#[test]
fn file_names_cannot_forge_output() {
    let valid = simulated(&["--game", "claim"]);
    let name = FORGED.replace('/', "");
    let output = run_on(&["check"], &name, &valid);
    assert!(output.status.success());
    assert_harmless(&output);
    assert_eq!(stdout(&output).lines().count(), 1);
    for command in ["check", "analyze"] {
        let missing = claim_bot(&[command, &name]);
        assert_eq!(missing.status.code(), Some(1));
        assert_harmless(&missing);
        let printed = [stdout(&missing), stderr(&missing)].concat();
        assert_eq!(printed.lines().count(), 1, "{printed}");
        assert!(printed.contains(" cannot be read: "), "{printed}");
    }
}

#[test]
fn long_lines_are_shortened_in_errors() {
    let valid = simulated(&["--game", "claim"]);
    let long = "x".repeat(1_000_000);
    for record in [
        valid.replacen("\"claim\"", &format!("\"{long}\""), 1),
        valid.replacen("play goblin-0", &long, 1),
        valid.replacen('{', &long, 1),
        long.clone(),
    ] {
        for command in ["check", "analyze"] {
            let output = run_on(&[command], "match.jsonl", &record);
            assert_eq!(output.status.code(), Some(1));
            let printed = [stdout(&output), stderr(&output)].concat();
            assert!(printed.len() < 1_000, "{} bytes", printed.len());
        }
    }
}

#[test]
fn empty_and_binary_files_are_reported() {
    for command in ["check", "analyze"] {
        for (content, message) in [
            (&b""[..], "line 1: the file is empty\n"),
            (b"\n", "line 1: the line is blank\n"),
            (b"\xff\xfe", "is not valid UTF-8\n"),
            (b"[]", "line 1: the line is not a JSON object\n"),
            (
                b"PK\x03\x04",
                "line 1: invalid JSON: expected value (column 1)\n",
            ),
        ] {
            let output = run_on(&[command], "match.jsonl", content);
            assert_eq!(output.status.code(), Some(1));
            let printed = [stdout(&output), stderr(&output)].concat();
            assert!(printed.ends_with(message), "{printed}");
        }
    }
}

#[test]
fn numbers_out_of_range_are_explained() {
    let valid = simulated(&["--game", "claim"]);
    let output = run_on(
        &["check"],
        "match.jsonl",
        valid.replacen("\"players\":2", "\"players\":300", 1),
    );
    let message = " line 1: `players` must be a whole number from 2 to 5\n";
    assert!(stdout(&output).ends_with(message), "{}", stdout(&output));
}

#[test]
fn records_over_the_maximum_size_are_refused() {
    let message = "is too large for a record: the maximum is 16 MiB\n";
    for command in ["check", "analyze"] {
        // An endless file without a line break.
        let output = claim_bot(&[command, "/dev/zero"]);
        assert_eq!(output.status.code(), Some(1));
        let printed = [stdout(&output), stderr(&output)].concat();
        assert_eq!(printed, format!("/dev/zero {message}"));
    }
    let valid = simulated(&["--game", "claim"]);
    let padding = " ".repeat((16 << 20) - valid.len());
    let largest = valid.replacen('\n', &format!("{padding}\n"), 1);
    assert!(run_on(&["check"], "match.jsonl", &largest).status.success());
    let larger = run_on(&["check"], "match.jsonl", format!(" {largest}"));
    assert!(stdout(&larger).ends_with(message), "{}", stdout(&larger));
}

#[test]
fn records_are_read_from_pipes() {
    let valid = simulated(&["--game", "claim"]);
    let mut child = Command::new(env!("CARGO_BIN_EXE_claim-bot"))
        .args(["check", "/dev/stdin"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("stdin is piped");
    input
        .write_all(valid.as_bytes())
        .expect("the program reads its input");
    drop(input);
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(stdout(&output), "/dev/stdin ok (52 actions)\n");
}

#[test]
fn record_with_many_keys_is_read_quickly() {
    let keys: Vec<_> = (0..500_000).map(|n| format!("\"{n}\":0")).collect();
    let output = run_on(&["check"], "match.jsonl", format!("{{{}}}", keys.join(",")));
    let message = " line 1: `record` is missing\n";
    assert!(stdout(&output).ends_with(message), "{}", stdout(&output));
}

#[test]
fn deeply_nested_json_is_an_error() {
    let deep = format!("{{\"record\":{}", "[".repeat(1_000_000));
    let output = run_on(&["check"], "match.jsonl", deep);
    assert_eq!(output.status.code(), Some(1));
    assert!(
        stdout(&output).contains("invalid JSON: recursion limit"),
        "{}",
        stdout(&output)
    );
}
