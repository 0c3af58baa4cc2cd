//! The list of planted bugs is up to date: each can be planted in the current source.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use toml::Table;

/// The entries of one kind in the list, `bug` or `part`. Each says what is replaced in which file, and by what.
fn entries<'a>(list: &'a Table, kind: &str) -> Vec<&'a Table> {
    let entries = list[kind].as_array().expect("a list");
    entries.iter().filter_map(toml::Value::as_table).collect()
}

#[test]
fn every_bug_can_be_planted() {
    let read = |file: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
        fs::read_to_string(path).unwrap()
    };
    let text = read("tests/simulation/planted.toml");
    let list: Table = text.parse().unwrap();
    let bugs = entries(&list, "bug");
    let planted = [bugs.clone(), entries(&list, "part")].concat();
    let mut switches = BTreeSet::new();
    for edit in planted.iter().filter(|edit| edit.contains_key("file")) {
        let [file, find, plant] = ["file", "find", "plant"].map(|key| edit[key].as_str().unwrap());
        let source = read(file);
        assert_eq!(
            source.matches(find).count(),
            1,
            "{file} must contain exactly once: {find}"
        );
        let names = plant.split("planted(\"").skip(1);
        switches.extend(names.filter_map(|rest| rest.split('"').next()));
    }
    let names: BTreeSet<_> = bugs
        .iter()
        .map(|bug| bug["name"].as_str().unwrap())
        .collect();
    assert_eq!(names, switches);
    assert_eq!(names.len(), bugs.len());
}
