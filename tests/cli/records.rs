//! `simulate`, `check`, `analyze` and `arena`: what they print and write for valid and for invalid
//! records.

use std::fs;
use std::process::{Command, Stdio};

use super::{claim_bot, path_text, simulated, stderr, stdout};
use crate::temporary;

#[test]
fn simulated_matches_of_every_game_are_valid() {
    let dir = temporary::folder();
    let games = [
        ("claim", "2"),
        ("claim2", "2"),
        ("claim-mix", "2"),
        ("claim-mix", "3"),
        ("claim-mix", "4"),
        ("kingdoms", "2"),
        ("claim-it", "2"),
        ("claim-it", "5"),
    ];
    for (game, players) in games {
        for extra in [&[][..], &["--legal"], &["--fair"], &["--legal", "--fair"]] {
            let out = dir
                .path()
                .join(format!("{game}{players}{}", extra.concat()));
            let fixed = ["simulate", "--game", game, "--players", players];
            let varied = ["--count", "5", "--seed", "3", "--out", path_text(&out)];
            let output = claim_bot(&[&fixed[..], &varied, extra].concat());
            assert!(output.status.success(), "{game} {players} {extra:?}");
            let files: Vec<_> = (1..=5)
                .map(|n| out.join(format!("{game}-{players}p-00{n}.jsonl")))
                .collect();
            let names: Vec<_> = files.iter().map(|path| path_text(path)).collect();
            let checked = claim_bot(&[&["check"], names.as_slice()].concat());
            assert!(checked.status.success(), "{}", stdout(&checked));
            for (line, path) in stdout(&checked).lines().zip(&files) {
                let record = fs::read_to_string(path).expect("the file is there");
                let actions = record.matches(r#""do":"#).count();
                assert_eq!(line, format!("{} ok ({actions} actions)", path_text(path)));
                assert_eq!(record.contains(r#""legal":"#), extra.contains(&"--legal"));
                for key in [r#""commitment":"#, r#""entropy":["","#, r#""secret":"#] {
                    assert_eq!(record.contains(key), extra.contains(&"--fair"), "{key}");
                }
            }
        }
    }
}

#[test]
fn equal_seeds_give_equal_records() {
    for fair in [&[][..], &["--fair"]] {
        let with_seed =
            |seed| simulated(&[&["--game", "claim-mix", "--seed", seed], fair].concat());
        assert_eq!(with_seed("1"), with_seed("1"));
        assert_ne!(with_seed("1"), with_seed("2"));
    }
    let both = simulated(&["--game", "claim", "--seed", "9", "--count", "2"]);
    let first = simulated(&["--game", "claim", "--seed", "9"]);
    assert!(
        both.starts_with(&first),
        "a larger count must not change the first match"
    );
}

#[test]
fn options_are_used() {
    let options = r#"{"factions":["knight","goblin","seer","undead","troll"]}"#;
    let record = simulated(&["--game", "claim-mix", "--options", options]);
    assert!(record.contains(&format!(r#""options":{options}"#)));
}

#[test]
fn check_names_file_line_and_error() {
    let dir = temporary::folder();
    let write = |name: &str, text: &str| {
        let path = dir.path().join(name);
        fs::write(&path, text).expect("the directory can be written");
        path
    };
    let valid = write("valid.jsonl", &simulated(&["--game", "claim"]));
    let invalid = write("invalid.jsonl", "{\"record\":1}\n");
    let missing = dir.path().join("missing.jsonl");
    let output = claim_bot(&[
        "check",
        path_text(&invalid),
        path_text(&valid),
        path_text(&missing),
    ]);
    assert_eq!(output.status.code(), Some(1));
    let lines: Vec<_> = stdout(&output).lines().collect();
    assert_eq!(
        lines[0],
        format!("{} line 1: `game` is missing", path_text(&invalid))
    );
    assert_eq!(lines[1], format!("{} ok (52 actions)", path_text(&valid)));
    let unreadable = format!("{} cannot be read: ", path_text(&missing));
    assert!(lines[2].starts_with(&unreadable), "{}", lines[2]);
}

#[test]
fn check_warns_if_a_fair_deal_is_not_proven() {
    let dir = temporary::folder();
    let path = dir.path().join("match.jsonl");
    let checked = |record: &str| {
        fs::write(&path, record).expect("the file can be written");
        let output = claim_bot(&["check", path_text(&path)]);
        assert!(output.status.success());
        assert!(stdout(&output).starts_with(&format!("{} ok (", path_text(&path))));
        String::from_utf8(output.stderr).expect("text")
    };
    assert_eq!(checked(&simulated(&["--game", "claim"])), "");
    let fair = simulated(&["--game", "claim", "--fair"]);
    assert_eq!(checked(&fair), "");
    let not_shown = |what| format!("{} does not show a fair deal: {what}\n", path_text(&path));
    let running: Vec<_> = fair.lines().take(40).collect();
    let running = checked(&running.join("\n"));
    assert_eq!(running, not_shown("the secret is missing"));
    let mut lines: Vec<serde_json::Map<String, serde_json::Value>> = fair
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let without = |lines: &[serde_json::Map<_, _>]| {
        let lines = lines.iter().map(serde_json::to_string);
        let lines: Result<Vec<_>, _> = lines.collect();
        checked(&lines.expect("JSON").join("\n"))
    };
    let last = lines.len() - 1;
    let secret = lines[last].remove("secret").expect("it is published");
    assert_eq!(without(&lines), not_shown("the secret is missing"));
    lines[last].insert("secret".to_owned(), secret);
    lines[0].remove("entropy");
    assert_eq!(
        without(&lines),
        not_shown("the players' entropy is missing")
    );
}

#[test]
fn analyze_reports_mistakes_in_words_and_in_json() {
    let dir = temporary::folder();
    let path = dir.path().join("match.jsonl");
    let record = simulated(&["--game", "claim2", "--seed", "5"]);
    fs::write(&path, &record).expect("the file can be written");
    let words = claim_bot(&["analyze", "--iterations", "20", path_text(&path)]);
    assert!(words.status.success());
    let json = claim_bot(&["analyze", "--json", "--iterations", "1", path_text(&path)]);
    assert!(json.status.success());
    let lines: Vec<serde_json::Value> = stdout(&json)
        .lines()
        .map(|line| serde_json::from_str(line).expect("a line is JSON"))
        .collect();
    assert_eq!(lines.len(), 26, "one line for each decision of phase two");
    let rank = |value: &serde_json::Value| {
        let known = ["loss", "draw", "win"];
        known
            .iter()
            .position(|it| value == it)
            .expect("it is solved")
    };
    let mut mistakes = 0;
    for line in &lines {
        let number = usize::try_from(line["line"].as_u64().expect("a number")).expect("small");
        let action = record.lines().nth(number - 1).expect("the line is there");
        let action: serde_json::Value = serde_json::from_str(action).expect("a line is JSON");
        assert_eq!(line["seat"], action["seat"]);
        let moves = line["moves"].as_object().expect("an object");
        assert_eq!(moves[action["do"].as_str().expect("a text")], line["after"]);
        let best = moves.values().map(rank).max();
        assert_eq!(best, Some(rank(&line["before"])));
        mistakes += usize::from(rank(&line["after"]) < rank(&line["before"]));
    }
    assert_eq!(
        stdout(&words).matches("would have kept it").count(),
        mistakes
    );

    let file = path_text(&path);
    let twice = claim_bot(&["analyze", "--json", "--iterations", "1", file, file]);
    let with_file: Vec<serde_json::Value> = stdout(&twice)
        .lines()
        .map(|line| serde_json::from_str(line).expect("a line is JSON"))
        .collect();
    assert_eq!(with_file.len(), 2 * lines.len());
    for (mut line, alone) in with_file.into_iter().zip(lines.iter().cycle()) {
        let named = line.as_object_mut().expect("an object").remove("file");
        assert_eq!(named, Some(file.into()));
        assert_eq!(line, *alone);
    }

    let running: Vec<_> = record.lines().take(40).collect();
    fs::write(&path, running.join("\n")).expect("the file can be written");
    let refused = claim_bot(&["analyze", path_text(&path)]);
    assert_eq!(refused.status.code(), Some(1));
    let message = stderr(&refused);
    let expected = format!(
        "{} cannot be analysed: the match is not over\n",
        path_text(&path)
    );
    assert_eq!(message, expected);
}

#[test]
fn arena_gives_the_same_result_on_any_number_of_threads() {
    let arguments = ["arena", "--game", "claim", "--bots", "easy,random"];
    let more = ["--deals", "6", "--seed", "2", "--threads"];
    let [one, two] = ["1", "2"].map(|threads| {
        let output = claim_bot(&[&arguments[..], &more, &[threads]].concat());
        assert!(output.status.success());
        stdout(&output).to_owned()
    });
    assert_eq!(one, two);
    assert!(one.starts_with("claim, 2 players, 6 deals played twice: easy scores "));
    assert!(one.contains("random threw away "), "{one}");
    for bots in ["easy", "easy,random,hard", "easy,best"] {
        let refused = claim_bot(&["arena", "--game", "claim", "--bots", bots]);
        assert_eq!(refused.status.code(), Some(2), "{bots}");
    }
}

#[test]
fn closed_output_is_not_an_error() {
    let simulate = "simulate --game claim --count 200 --out -";
    let record = "crates/claim-rules/tests/records/claim-2p.jsonl";
    let [right, wrong] = [record, "Cargo.toml"].map(|file| format!("check {file}"));
    for (command, code) in [(simulate, 0), ("--help", 0), (&right, 0), (&wrong, 1)] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_claim-bot"))
            .args(command.split(' '))
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("the program ends");
        assert_eq!(output.status.code(), Some(code), "{command}");
        assert_eq!(output.stderr, b"", "{command}");
    }
}

#[test]
fn documented_example_of_an_analysis_is_what_is_printed() {
    let record = "crates/claim-rules/tests/records/claim-2p.jsonl";
    let example = include_str!("../../docs/tools.md");
    let (_, example) = example
        .split_once(&format!("$ claim-bot analyze {record}\n"))
        .expect("the example");
    let (example, _) = example.split_once("```").expect("the end of the example");
    // Long lines are wrapped in the documentation, and `…` stands for lines that are left out.
    let example = example.replace("\n    ", " ");
    let printed = stdout(&claim_bot(&["analyze", record])).replace('\u{a0}', " ");
    let mut printed = printed.lines();
    for line in example.lines().filter(|&line| line != "…") {
        assert!(
            printed.any(|it| it == line),
            "not printed, or not there: {line}"
        );
    }
}

#[test]
fn check_plays_daily_deals_again() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/crates/claim-ai/tests/daily");
    let record = format!("{folder}/2026-11-23.jsonl");
    let checked = claim_bot(&["check", "--replies", &record]);
    assert!(checked.status.success(), "{}", stderr(&checked));
    let found = stdout(&checked);
    assert!(found.contains("26 replies compared"), "{found}");

    let dir = temporary::folder();
    let ordinary = dir.path().join("ordinary.jsonl");
    fs::write(&ordinary, simulated(&["--game", "claim"])).expect("the directory can be written");
    let checked = claim_bot(&["check", "--replies", path_text(&ordinary)]);
    assert!(checked.status.success());
    let why = stderr(&checked);
    assert!(why.contains("the match is not a daily deal"), "{why}");
}
