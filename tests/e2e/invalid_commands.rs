//! Commands that do not match the registered definition get a neutral reply.

use claim_rules::GameKind;
use serde_json::{Value, json};

use super::control::TIMEOUT_MS;
use super::world::{CHANNEL, World};

/// Discord's types of options.
const SUBCOMMAND: u8 = 1;
const STRING: u8 = 3;
const INTEGER: u8 = 4;
const USER: u8 = 6;

/// The data of a `/claim` command with these options.
fn claim(options: &Value) -> Value {
    json!({"id": "1", "name": "claim", "type": 1, "options": options})
}

/// The data of a subcommand with these options: name, type and value.
fn subcommand(name: &str, options: &[(&str, u8, Value)]) -> Value {
    let options = options.iter();
    let options =
        options.map(|(name, kind, value)| json!({"name": name, "type": kind, "value": value}));
    let options = options.collect::<Vec<_>>();
    claim(&json!([{"name": name, "type": SUBCOMMAND, "options": options}]))
}

#[tokio::test]
async fn unreadable_commands_get_a_neutral_answer() {
    let world = World::new().await;
    let people = [
        (world.person("ben"), "I couldn’t read that command."),
        (
            world.person("anna"),
            "Diesen Befehl konnte ich nicht lesen.",
        ),
    ];
    let mut other = claim(&json!([]));
    other["name"] = json!("poker");
    for data in [
        other,
        claim(&json!([])),
        subcommand("dance", &[]),
        subcommand("play", &[]),
        subcommand("play", &[("move", INTEGER, json!(5))]),
        subcommand("start", &[("players", INTEGER, json!(300))]),
        subcommand("start", &[("players", INTEGER, json!(-1))]),
        subcommand("start", &[("players", STRING, json!("three"))]),
        subcommand("start", &[("bots", INTEGER, json!(99))]),
        subcommand("start", &[("opponent", USER, json!("123456789"))]),
    ] {
        for (person, sentence) in &people {
            let answer = person.raw_command(&data).await;
            assert!(
                answer.is_ephemeral() && answer.contains_text(sentence),
                "{data}: {}",
                answer.text()
            );
        }
    }
    world.end().await;
}

#[tokio::test]
async fn typing_an_unknown_option_offers_no_choices() {
    let world = World::new().await;
    let ben = world.person("ben");
    for name in ["play", "dance"] {
        let mut data = subcommand(name, &[("card", STRING, json!("g"))]);
        data["options"][0]["options"][0]["focused"] = json!(true);
        let state = ben.raw_autocomplete(&data).await;
        assert_eq!(state["data"], json!({"choices": []}), "{name}: {state}");
    }
    world.end().await;
}

#[tokio::test]
async fn number_of_players_is_limited_to_what_the_games_allow() {
    let world = World::new().await;
    let path = format!("/commands?wait_ms={TIMEOUT_MS}");
    let registered = world.control.get(&path).await;
    let options_named = |definition: &Value, name: &str| {
        let mut options = definition["options"].as_array().into_iter().flatten();
        let found = options.find(|option| option["name"] == name);
        found.unwrap_or_else(|| panic!("no {name}")).clone()
    };
    let start = options_named(&registered["commands"][0], "start");
    let players = options_named(&start, "players");
    let limits = GameKind::ALL.iter().map(|kind| kind.players());
    let min = limits.clone().map(|limits| *limits.start()).min();
    let max = limits.map(|limits| *limits.end()).max();
    assert_eq!(players["min_value"].as_f64(), min.map(f64::from));
    assert_eq!(players["max_value"].as_f64(), max.map(f64::from));

    let ben = world.person("ben");
    let body = json!({"channel": CHANNEL, "command": "claim start", "options": {"players": 300}});
    let refused = world
        .control
        .request(reqwest::Method::POST, "/users/ben/command", Some(body));
    let (status, reason) = refused.await.expect_err("Discord does not send it");
    assert!(status == 400 && reason.contains("between"), "{reason}");
    assert!(ben.messages(CHANNEL).await.is_empty());
    world.end().await;
}
