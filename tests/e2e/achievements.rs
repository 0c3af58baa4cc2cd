//! Achievements: told once, in the result of the match that has earned them, and shown in the profile.

use serde_json::json;

use super::matches::Match;
use super::message::Message;
use super::person::Person;
use super::world::{CHANNEL, World};

async fn profile(person: &Person) -> Message {
    person.command("claim profile", json!({})).await
}

#[tokio::test]
async fn achievement_is_told_once_and_shown_in_the_profile() {
    let world = World::new().await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    let shown = profile(&ben).await;
    assert!(!shown.contains_text("of 21"), "{}", shown.text());
    let game = Match::start(CHANNEL, &ben, &fiona).await;
    game.play(0..4).await;
    let end = game.resign(1).await;
    let text = end.text();
    assert!(text.contains("New achievement"), "{text}");
    assert!(
        text.contains("**First crown** – Win a match of Claim"),
        "{text}"
    );
    assert_eq!(text.matches("First crown").count(), 1, "{text}");

    let shown = profile(&ben).await;
    let (list, text) = (shown.enabled_button("achievements"), shown.text());
    assert!(text.contains("Achievements (1 of 21)"), "{text}");
    assert!(text.contains("First\u{a0}crown"), "{text}");
    assert!(list.is_some());
    let all = ben.press_kind(&shown, "achievements").await;
    let all = all.expect("all achievements");
    let (earned, open) = all.text().split_once("Still to earn").map_or_else(
        || panic!("{}", all.text()),
        |(earned, open)| (earned.to_owned(), open.to_owned()),
    );
    assert!(earned.contains("First crown"), "{earned}");
    assert!(open.contains("Champion"), "{open}");

    // The loser has earned nothing, and a second win is no news.
    let shown = profile(&fiona).await;
    assert!(!shown.contains_text("of 21"), "{}", shown.text());
    let again = Match::start(CHANNEL, &ben, &fiona).await;
    again.play(0..4).await;
    let end = again.resign(1).await;
    assert!(!end.contains_text("achievement"), "{}", end.text());
    world.end_unread().await;
}

#[tokio::test]
async fn server_can_switch_achievements_off() {
    let world = World::new().await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    ben.set(json!({"manager": true})).await;
    let own = ben.command("claim settings", json!({})).await;
    let shown = ben.press(&own, "Server settings").await;
    let shown = shown.expect("the settings");
    let off = ben.press(&shown, "Turn off post and achievements").await;
    assert!(off.is_some_and(|it| it.contains_text("achievements: **switched off**")));
    let game = Match::start(CHANNEL, &ben, &fiona).await;
    game.play(0..4).await;
    let end = game.resign(1).await;
    assert!(!end.contains_text("achievement"), "{}", end.text());
    let shown = profile(&ben).await;
    assert!(!shown.contains_text("Achievements"), "{}", shown.text());
    assert!(shown.enabled_button("achievements").is_none());
    // They were earned nevertheless, and other places show them.
    let direct = ben.command_in("dm", "claim profile", json!({})).await;
    assert!(
        direct.contains_text("Achievements (1 of 21)"),
        "{}",
        direct.text()
    );
    world.end_unread().await;
}
