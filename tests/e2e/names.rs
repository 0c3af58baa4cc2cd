//! Names that look the same, or are written from right to left, wherever the bot shows them.

use claim_host::Clock;
use serde_json::{Value, json};

use super::matches::{ACTIONS, Match};
use super::person::Person;
use super::world::{CHANNEL, World};

/// A new person with a display name.
async fn named(world: &World, user_name: &str, display: &str) -> Person {
    let person = world.newcomer(user_name).await;
    person.set(json!({"display_name": display})).await;
    person
}

/// All texts in a JSON value.
fn texts(value: &Value) -> Vec<String> {
    match value {
        Value::String(text) => vec![text.clone()],
        Value::Array(items) => items.iter().flat_map(texts).collect(),
        Value::Object(fields) => fields.values().flat_map(texts).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) => Vec::new(),
    }
}

/// All texts that the bot has sent to Discord.
async fn sent(world: &World) -> Vec<String> {
    let requests = world.control.get("/requests").await;
    let requests = requests["entries"].as_array().into_iter().flatten();
    requests
        .flat_map(|request| texts(&request["body"]))
        .collect()
}

/// The choices of an option for a match.
async fn matches(person: &Person, command: &str) -> Vec<String> {
    let choices = person.complete(command, "match", json!({})).await;
    choices.into_iter().map(|(label, _)| label).collect()
}

#[tokio::test]
async fn players_of_one_name_are_told_apart_wherever_they_are_named() {
    let world = World::new().await;
    let anna = world.person("anna");
    let other = named(&world, "second", "Anna").await;
    let game = Match::start(CHANNEL, &anna, &other).await;
    game.play(0..ACTIONS).await;
    let end = game.wait_for_results().await;
    let shown = |user_name: &str| format!("**Anna \\({user_name}\\)**");
    // Who won, the votes, and the ratings.
    for user_name in ["anna", "second"] {
        let count = end.text().matches(&shown(user_name)).count();
        assert!(count >= 1, "{}", end.text());
    }
    let ratings = end.text();
    let ratings: Vec<_> = ratings.lines().filter(|it| it.contains('→')).collect();
    assert_eq!(ratings.len(), 2, "{ratings:?}");
    assert!(ratings.iter().all(|it| it.contains("\\)**")), "{ratings:?}");
    for command in ["claim leaderboard", "claim profile", "claim analyze"] {
        anna.command(command, json!({})).await;
    }
    let board = other.command("claim leaderboard", json!({})).await;
    assert!(board.contains_text(&shown("anna")) && board.contains_text(&shown("second")));
    let finished = matches(&anna, "claim analyze").await;
    assert!(
        finished[0].contains("Anna (anna) – Anna (second)")
            || finished[0].contains("Anna (second) – Anna (anna)"),
        "{finished:?}"
    );
    for text in sent(&world).await.iter().chain(&finished) {
        let mut rest = text.clone();
        for user_name in ["anna", "second"] {
            rest = rest.replace(&format!("Anna ({user_name})"), "");
            rest = rest.replace(&format!("Anna \\({user_name}\\)"), "");
        }
        assert!(!rest.contains("Anna"), "which Anna? {text}");
    }
    world.end_unread().await;
}

#[tokio::test]
async fn opponents_of_one_name_are_told_apart_in_lists_of_matches() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let other = named(&world, "ben.jamin", "BEN").await;
    for opponent in [&ben, &other] {
        let game = Match::start(CHANNEL, &anna, opponent).await;
        let table = opponent
            .wait_for_button(CHANNEL, &game.public_message, "hand")
            .await;
        assert!(!table.contains_text("("), "in it there is only one Ben");
    }
    let running = matches(&anna, "claim play").await;
    let with = |user_name| {
        let is_with = |it: &&String| it.contains(user_name);
        running.iter().filter(is_with).count()
    };
    let shown = ["Ben (ben)", "BEN (ben.jamin)"];
    assert_eq!(shown.map(with), [1, 1], "{running:?}");
    let list = anna.command("claim matches", json!({})).await;
    for shown in ["Ben \\(ben\\)", "BEN \\(ben\\.jamin\\)"] {
        assert!(list.contains_text(shown), "{}", list.text());
    }
    world.end_unread().await;
}

#[tokio::test]
async fn account_names_outlive_a_restart_and_are_deleted_with_a_persons_data() {
    let mut world = World::new().await;
    let anna = world.person("anna");
    let other = named(&world, "second", "Anna").await;
    let game = Match::start(CHANNEL, &anna, &other).await;
    game.play(0..4).await;
    world.stop_bot().await;
    world.start_bot(Clock::System).await;
    game.resign(1).await;
    let board = anna.command("claim leaderboard", json!({})).await;
    assert!(board.contains_text("\\(second\\)"), "{}", board.text());
    let question = other.command("claim data delete", json!({})).await;
    other.confirm(&question).await;
    let board = anna.command("claim leaderboard", json!({})).await;
    assert!(!board.contains_text("second"), "{}", board.text());
    world.end_unread().await;
}

#[tokio::test]
async fn names_from_right_to_left_are_isolated_in_all_that_the_bot_sends() {
    // Figures after a name, or in it, would come before it otherwise.
    const NAMES: [&str; 2] = ["عمر 7", "דוד"];
    let world = World::new().await;
    let [omar, david] = [("omar", NAMES[0]), ("dawid", NAMES[1])];
    let omar = named(&world, omar.0, omar.1).await;
    let david = named(&world, david.0, david.1).await;
    let game = Match::start(CHANNEL, &omar, &david).await;
    game.play(0..ACTIONS).await;
    game.wait_for_results().await;
    let public = game.wait_for_results().await;
    for kind in ["replay", "analysis", "rematch"] {
        omar.press_kind(&public, kind).await;
    }
    for command in ["claim leaderboard", "claim profile", "claim matches"] {
        omar.command(command, json!({})).await;
    }
    let finished = matches(&omar, "claim analyze").await;
    assert!(finished[0].contains(NAMES[0]), "{finished:?}");
    let sent = sent(&world).await;
    for name in NAMES {
        let isolated = format!("\u{2068}{name}\u{2069}");
        let named = sent
            .iter()
            .chain(&finished)
            .filter(|text| text.contains(name));
        let named: Vec<_> = named.collect();
        assert!(named.len() > 10, "{named:?}");
        for text in named {
            let rest = text.replace(&isolated, "");
            assert!(!rest.contains(name), "{text:?}");
        }
    }
    world.end_unread().await;
}
