//! Invalid arguments: refused with exit code 2 and an error message.

use super::{claim_bot, stderr, stdout};

/// Expects that the arguments are refused with a message.
#[track_caller]
fn assert_refused(arguments: &[&str], message: &str) {
    let output = claim_bot(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert_eq!(stdout(&output), "", "{arguments:?}");
    assert!(stderr(&output).contains(message), "{}", stderr(&output));
}

fn simulate<'a>(arguments: &[&'a str]) -> Vec<&'a str> {
    [&["simulate", "--out", "-"], arguments].concat()
}

fn simulate_claim<'a>(arguments: &[&'a str]) -> Vec<&'a str> {
    simulate(&[&["--game", "claim"], arguments].concat())
}

fn arena<'a>(arguments: &[&'a str]) -> Vec<&'a str> {
    [
        &["arena", "--game", "claim", "--bots", "easy,random"],
        arguments,
    ]
    .concat()
}

#[test]
fn missing_arguments_are_refused() {
    assert_refused(&simulate(&[]), "--game");
    assert_refused(&["check"], "<FILE>");
    assert_refused(&["analyze"], "<FILE>");
    assert_refused(&[], "Usage: claim-bot <COMMAND>");
}

#[test]
fn unknown_games_and_bots_are_refused() {
    let games = "must be one of claim, claim2, claim-mix, kingdoms, claim-it";
    assert_refused(&simulate(&["--game", "chess"]), games);
    let bots = "random, beginner, easy, medium, hard, or search:N";
    assert_refused(&simulate_claim(&["--bots", "random,mastermind"]), bots);
    assert_refused(&["arena", "--game", "claim", "--bots", "easy,best"], bots);
}

#[test]
fn numbers_out_of_range_are_refused() {
    for (arguments, max) in [
        (simulate_claim(&["--count"]), "1000000"),
        (arena(&["--deals"]), "1000000"),
        (arena(&["--threads"]), "128"),
        (vec!["analyze", "match.jsonl", "--iterations"], "1000000"),
    ] {
        let message = format!("must be a whole number from 1 to {max}");
        for number in [
            "0",
            "-1",
            "1.5",
            "one",
            "",
            "4294967295",
            "99999999999999999999",
        ] {
            let option = arguments[arguments.len() - 1];
            let (start, _) = arguments.split_at(arguments.len() - 1);
            let argument = format!("{option}={number}");
            let arguments = [start, &[argument.as_str()]].concat();
            assert_refused(&arguments, &message);
        }
    }
    let message = "must be a whole number from 0 to 18446744073709551615";
    assert_refused(&simulate_claim(&["--seed", "one"]), message);
    assert_refused(&arena(&["--seed", "one"]), message);
    let message = "must be a whole number from 2 to 5";
    for players in ["0", "1", "6", "300", "two"] {
        assert_refused(&simulate_claim(&["--players", players]), message);
        assert_refused(&arena(&["--players", players]), message);
    }
    let message = "must be a whole number from 0 to 65535";
    assert_refused(&["sandbox", "--port", "65536"], message);
}

#[test]
fn too_many_or_too_few_players_are_refused() {
    assert_refused(&simulate_claim(&["--players", "3"]), "2 players");
    let mix = ["--game", "claim-mix", "--players", "5"];
    assert_refused(&simulate(&mix), "2 to 4 players");
    assert_refused(&arena(&["--players", "3"]), "2 players");
}

#[test]
fn wrong_number_of_bots_is_refused() {
    let bots = |bots| simulate_claim(&["--bots", bots]);
    assert_refused(&bots("random"), "--bots names 1 bot for 2 players");
    assert_refused(&bots("easy,easy,easy"), "--bots names 3 bots for 2 players");
    for (bots, count) in [("easy", 1), ("easy,random,hard", 3)] {
        let message = format!("--bots needs two bots, not {count}");
        assert_refused(&["arena", "--game", "claim", "--bots", bots], &message);
    }
}

#[test]
fn invalid_game_options_are_refused() {
    for options in ["[]", "null", "{", "factions"] {
        let message = "must be a JSON object";
        assert_refused(&simulate_claim(&["--options", options]), message);
    }
    let variant = r#"{"variant":"standard"}"#;
    let message = "unknown option `variant`";
    assert_refused(&simulate_claim(&["--options", variant]), message);
    let one = r#"{"factions":["goblin"]}"#;
    assert_refused(
        &simulate(&["--game", "claim-mix", "--options", one]),
        "base pair",
    );
}

#[test]
fn control_characters_are_escaped() {
    let output = claim_bot(&["check\u{1b}[2J\nok"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(
        stderr(&output).contains("\\u{1b}[2J"),
        "{}",
        stderr(&output)
    );
    assert!(!stderr(&output).contains('\u{1b}'));
}
