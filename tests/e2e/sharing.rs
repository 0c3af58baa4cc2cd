//! Sharing private answers in the channel, and watching a match that others play.

use serde_json::json;

use super::matches::Match;
use super::message::Message;
use super::world::{CHANNEL, World};

#[tokio::test(flavor = "multi_thread")]
async fn leaderboard_and_analysis_are_shared_once() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    game.play(0..8).await;
    game.resign(0).await;
    let fiona = world.person("fiona");
    for (reader, command, by, done) in [
        (
            &ben,
            "claim leaderboard",
            "Shared by **Ben**",
            "Shared in the channel.",
        ),
        (
            &ben,
            "claim analyze",
            "Shared by **Ben**",
            "Shared in the channel.",
        ),
        (
            &anna,
            "claim profile",
            "Geteilt von **Anna**",
            "Im Kanal geteilt.",
        ),
    ] {
        reader.command(command, json!({})).await;
        let has_button = |message: &Message| message.enabled_button("share").is_some();
        let shown = reader.wait_for_message(CHANNEL, has_button).await;
        assert!(shown.is_ephemeral());
        let private = reader.press_kind(&shown, "share").await.expect("the same");
        assert_eq!(private.id(), shown.id());
        assert!(private.contains_text(done), "{}", private.text());
        assert!(!has_button(&private), "it is shared once");
        let is_shared = |message: &Message| message.contains_text(by);
        let public = fiona.wait_for_message(CHANNEL, is_shared).await;
        assert!(!public.is_ephemeral() && public.buttons().is_empty());
        assert_eq!(public.0["mentions"], json!([]));
    }
    let shared = fiona.read_all(CHANNEL).await;
    let is_shared = |message: &&Message| {
        message.contains_text("Shared by") || message.contains_text("Geteilt von")
    };
    assert_eq!(shared.iter().filter(is_shared).count(), 3);
    for person in [&anna, &ben] {
        person.read_all(CHANNEL).await;
    }
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sharing_needs_permissions_and_a_server_with_the_bot() {
    let world = World::new().await;
    let ben = world.person("ben");
    let shown = ben.command("claim leaderboard", json!({})).await;
    let deny = json!({"deny": ["SEND_MESSAGES"]});
    world
        .control
        .post(&format!("/channels/{CHANNEL}/permissions"), deny)
        .await;
    let refused = ben.press_kind(&shown, "share").await.expect("a reply");
    assert!(
        refused.contains_text("Missing permissions"),
        "{}",
        refused.text()
    );
    ben.set(json!({"installed": true})).await;
    for channel in ["dm", "reading"] {
        let shown = ben
            .command_in(channel, "claim leaderboard", json!({}))
            .await;
        assert!(shown.enabled_button("share").is_none());
        let button = shown.buttons().remove(0);
        let forged = ben.forge(&shown, "share:puzzle-board:0").await;
        let refused = forged.expect("a reply");
        assert!(refused.is_ephemeral(), "{button:?}");
        assert!(refused.contains_text("This only works in a server that I am in."));
    }
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_in_the_channel_see_the_table_but_no_hand() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    game.play(0..2).await;
    for (name, turn) in [("fiona", "Refresh"), ("clara", "Aktualisieren")] {
        let watcher = world.person(name);
        let shown = watcher.command("claim table", json!({})).await;
        assert!(shown.is_ephemeral() && shown.button(turn).is_some());
        assert!(shown.actions().is_empty() && !shown.contains_text("Hand ("));
        let next = watcher.press(&shown, turn).await.expect("the table");
        assert_eq!(next.id(), shown.id());
        let kinds = ["hand", "ask-resign"].map(|kind| next.enabled_button(kind));
        assert!(kinds.iter().all(Option::is_none), "{}", next.text());
    }
    // Not from another server, and not a match in direct messages.
    let fiona = world.person("fiona");
    let options = json!({"match": game.id});
    let refused = fiona.command_in("karten", "claim table", options).await;
    assert!(refused.contains_text("match") || refused.contains_text("I can’t read"));
    game.to_act().await;
    world.end().await;
}
