//! `check-event`, and the independent reader of event records: what they say about right and wrong ones.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::{claim_bot, path_text, stderr, stdout};
use crate::temporary;

fn samples() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/claim-table/tests/events");
    let files = fs::read_dir(folder).expect("a folder of samples");
    let mut files: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    files.sort();
    files
}

/// Whether each file is right, by the reader in Python. `None` if there is no Python.
fn verified(files: &[PathBuf]) -> Option<Vec<bool>> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/verify_event.py");
    let mut command = Command::new("python3");
    let output = command.arg("-B").arg(script).args(files).output().ok()?;
    let lines = stdout(&output).lines();
    Some(lines.map(|line| line.contains(": ok (")).collect())
}

#[test]
fn sample_events_are_right_by_both_readers() {
    let samples = samples();
    let names: Vec<_> = samples.iter().map(|path| path_text(path)).collect();
    let checked = claim_bot(&[&["check-event"], names.as_slice()].concat());
    assert!(checked.status.success(), "{}", stdout(&checked));
    assert_eq!(stdout(&checked).lines().count(), samples.len());
    assert_eq!(stderr(&checked), "");
    if let Some(verified) = verified(&samples) {
        assert_eq!(verified, vec![true; samples.len()]);
    }
}

#[test]
fn wrong_line_of_an_event_is_named() {
    let dir = temporary::folder();
    let path = dir.path().join("event.jsonl");
    let record = fs::read_to_string(&samples()[0]).expect("a sample");
    fs::write(&path, record.replacen("p2", "p3", 1)).expect("the directory can be written");
    let checked = claim_bot(&["check-event", path_text(&path)]);
    assert_eq!(checked.status.code(), Some(1));
    let message = "line 3: players are numbered in order of joining";
    assert_eq!(
        stdout(&checked),
        format!("{} {message}\n", path_text(&path))
    );
}

#[test]
fn running_event_is_right_without_its_pairings_being_verified() {
    let dir = temporary::folder();
    let path = dir.path().join("event.jsonl");
    let record = fs::read_to_string(&samples()[0]).expect("a sample");
    let running: Vec<&str> = record.lines().take(4).collect();
    fs::write(&path, running.join("\n")).expect("the directory can be written");
    let checked = claim_bot(&["check-event", path_text(&path)]);
    assert!(checked.status.success());
    assert!(stderr(&checked).contains("its pairings are not verified"));
}

/// Where one reader refuses a line, the other one must, too.
#[test]
fn readers_agree_about_edited_events() {
    let dir = temporary::folder();
    let mut files = Vec::new();
    for (number, sample) in samples().iter().enumerate() {
        let record = fs::read_to_string(sample).expect("a sample");
        let lines: Vec<&str> = record.lines().collect();
        for index in 0..lines.len() {
            for (kind, edited) in edits(&lines, index).into_iter().enumerate() {
                let path = dir.path().join(format!("{number}-{index}-{kind}.jsonl"));
                fs::write(&path, edited).expect("the directory can be written");
                files.push(path);
            }
        }
    }
    let names: Vec<_> = files.iter().map(|path| path_text(path)).collect();
    let checked = claim_bot(&[&["check-event"], names.as_slice()].concat());
    let right = stdout(&checked).lines().map(|line| line.contains(" ok ("));
    let right: Vec<_> = right.collect();
    assert_eq!(right.len(), files.len());
    let Some(verified) = verified(&files) else {
        return;
    };
    for ((path, right), verified) in files.iter().zip(right).zip(verified) {
        let text = || fs::read_to_string(path).expect("a file that was written");
        assert_eq!(right, verified, "{}\n{}", path.display(), text());
    }
}

/// The record without the line, with the line twice, with the line after the next one, and with each digit and letter of its
/// values that is looked at changed once.
fn edits(lines: &[&str], index: usize) -> Vec<String> {
    let mut without = lines.to_vec();
    let line = without.remove(index);
    let mut twice = lines.to_vec();
    twice.insert(index, line);
    let mut later = without.clone();
    later.insert((index + 1).min(without.len()), line);
    let mut edits = vec![without.join("\n"), twice.join("\n"), later.join("\n")];
    // Every 29th place of the line, another one in each line.
    let places = line.bytes().enumerate().skip(index % 29).step_by(29);
    for (place, byte) in places {
        let other = match byte {
            b'0'..=b'8' | b'a'..=b'y' => byte + 1,
            b'9' => b'1',
            _ => continue,
        };
        let mut bytes = line.as_bytes().to_vec();
        bytes[place] = other;
        let edited = String::from_utf8(bytes).expect("only ASCII is changed");
        let mut changed = lines.to_vec();
        changed[index] = &edited;
        edits.push(changed.join("\n"));
    }
    edits
}
