//! The sample records: one for each format and scoring, and for each way to end. `CLAIM_BOT_BLESS=1` writes them again.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use claim_rules::{GameKind, Options, Setup};

use super::world::World;
use crate::event::{Deals, EventCommand, EventEnd, EventSettings, Format, Scoring, check_event};
use crate::time_control::TimeControl;

/// A sample: its name, the seed of its chance, its highest number of players, its settings.
type Sample = (&'static str, u64, u64, fn(&mut EventSettings));

const SAMPLES: [Sample; 12] = [
    ("swiss-wins-own-live", 1, 8, |settings| {
        settings.check_in = true;
    }),
    ("swiss-wins-own-days", 11, 7, by_days),
    ("swiss-wins-board-live", 4, 10, |settings| {
        settings.format = Format::Swiss { rounds: 5 };
        settings.deals = Deals::Board;
    }),
    ("swiss-duplicate", 2, 9, duplicate),
    ("round-robin-wins-own-live", 5, 6, |settings| {
        settings.format = Format::RoundRobin;
        settings.check_in = true;
    }),
    ("round-robin-wins-own-days", 6, 5, |settings| {
        settings.format = Format::RoundRobin;
        by_days(settings);
    }),
    ("round-robin-duplicate", 3, 7, |settings| {
        duplicate(settings);
        settings.format = Format::RoundRobin;
        settings.most = Some(6);
    }),
    ("knockout-single-own-live", 8, 9, |settings| {
        settings.format = Format::Knockout { best_of: 1 };
    }),
    ("knockout-best-of-three-board-live", 9, 6, |settings| {
        settings.format = Format::Knockout { best_of: 3 };
        settings.deals = Deals::Board;
    }),
    ("knockout-best-of-three-own-days", 10, 7, |settings| {
        settings.format = Format::Knockout { best_of: 3 };
        by_days(settings);
    }),
    ("ended", 12, 6, |_| {}),
    ("cancelled", 13, 6, |_| {}),
];

fn by_days(settings: &mut EventSettings) {
    settings.time = TimeControl::PerTurn(Duration::from_hours(72));
    let options = Options::default().with(Options::VARIANT, "recycle");
    settings.setup = Setup::new(GameKind::ClaimIt, 2, options).expect("a game for two");
}

fn duplicate(settings: &mut EventSettings) {
    settings.scoring = Scoring::Duplicate;
    settings.deals = Deals::Board;
    settings.setup = Setup::new(GameKind::Claim2, 2, Options::default()).expect("a game for two");
}

fn path(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/events");
    folder.join(name).with_extension("jsonl")
}

fn play(&(name, seed, players, settings): &Sample) -> World {
    let mut world = World::new(seed, settings);
    match name {
        "cancelled" => {
            world.play_until(players, |event| event.round_number() == 1);
            world.must(EventCommand::End);
        }
        "ended" => {
            world.play_until(players, |event| event.round_number() == 2);
            world.must(EventCommand::End);
        }
        _ => world.play(players, |_| {}),
    }
    world
}

#[test]
fn sample_records_are_written_as_before() {
    for sample in &SAMPLES {
        let record = play(sample).record();
        let path = path(sample.0);
        if std::env::var_os("CLAIM_BOT_BLESS").is_some() {
            fs::write(&path, &record).expect("the samples can be written");
        }
        let stored = fs::read_to_string(&path).expect("a sample");
        assert_eq!(stored, record, "{}", sample.0);
    }
}

#[test]
fn samples_end_in_each_way() {
    let ends: Vec<_> = SAMPLES
        .iter()
        .map(|sample| play(sample).event.progress().over())
        .collect();
    for end in [EventEnd::Played, EventEnd::Ended, EventEnd::Cancelled] {
        assert!(ends.contains(&Some(end)), "{end:?}");
    }
}

#[test]
fn edited_samples_are_refused() {
    for (name, ..) in SAMPLES {
        let record = fs::read_to_string(path(name)).expect("a sample");
        let lines: Vec<&str> = record.lines().collect();
        for (index, line) in lines.iter().enumerate() {
            for edited in edits(line) {
                let mut edited_lines = lines.clone();
                edited_lines[index] = &edited;
                let checked = check_event(edited_lines.join("\n"));
                assert!(checked.is_err(), "{name}:{}: {edited}", index + 1);
            }
        }
    }
}

/// Some ways to change a line that are never right.
fn edits(line: &str) -> Vec<String> {
    let mut edits = vec![
        " ".to_owned(),
        line.replacen('{', r#"{"unknown":1,"#, 1),
        line.replacen(r#""at":1"#, r#""at":0"#, 1),
        line.replacen("[[", "[[[]],[", 1),
        line.replacen(r#""secret":""#, r#""secret":"0"#, 1),
        line.replacen(r#""format":"swiss""#, r#""format":"knockout""#, 1),
        line.replacen(r#""result":"0""#, r#""result":"draw""#, 1),
        line.replacen(r#""result":"forfeit-0""#, r#""result":"forfeit-1""#, 1),
        line.replacen(r#""score""#, r#""scores""#, 1),
    ];
    // A ruling, or a change, may be repeated.
    if !line.contains(r#""sets""#) && !line.contains(r#""ruling""#) {
        edits.push(format!("{line}\n{line}"));
    }
    for (one, other) in [("p1", "p2"), ("p3", "p4"), ("swiss", "round-robin")] {
        if line.contains(one) && line.contains(other) {
            let swapped = line.replace(one, "?").replace(other, one);
            edits.push(swapped.replace('?', other));
        }
    }
    edits.retain(|edit| edit != line);
    edits
}
