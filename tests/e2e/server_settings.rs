//! The language of a person and the settings of a server: who may change them, and that they take effect immediately.

use claim_host::Clock;
use serde_json::json;

use super::matches::Match;
use super::message::Message;
use super::person::Person;
use super::world::{CHANNEL, World};

/// Another channel of the server.
const OTHER_CHANNEL: &str = "general";

async fn open_settings(person: &Person) -> Message {
    person.command("claim settings", json!({})).await
}

/// Cancels a table, as its options offer it.
async fn cancel(host: &Person, table: &Message) {
    let leave = table.enabled_button("leave").expect("a button").custom_id;
    let id = leave.trim_start_matches("leave:");
    host.forge(table, &format!("cancel:{id}")).await;
}

#[tokio::test]
async fn language_of_a_person_overrides_discords_at_once() {
    let mut world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    game.wait_for_deal(&ben).await;
    let german = |message: &Message| message.contains_text("Deine Hand");
    let hand = anna.wait_for_message("dm", german).await;
    let shown = open_settings(&anna).await;
    assert!(
        shown.contains_text("Sprache: wie in Discord"),
        "{}",
        shown.text()
    );
    let changed = anna
        .choose(&shown, "language:en")
        .await
        .expect("the settings");
    assert!(changed.contains_text("Your settings") && changed.contains_text("Language: English"));
    assert_eq!(changed.id(), shown.id(), "in place");
    let english =
        |message: &Message| message.id() == hand.id() && message.contains_text("Your hand");
    anna.wait_for_message("dm", english).await;
    world.stop_bot().await;
    world.start_bot(Clock::System).await;
    let help = anna.command("claim about", json!({})).await;
    assert!(help.contains_text("About this bot"), "{}", help.text());
    let shown = open_settings(&ben).await;
    let changed = ben
        .choose(&shown, "language:de")
        .await
        .expect("the settings");
    assert!(
        changed.contains_text("Sprache: Deutsch"),
        "{}",
        changed.text()
    );
    let about = ben.command("claim about", json!({})).await;
    assert!(
        about.contains_text("Laufende Partien: 1 · offene Tische: 0"),
        "{}",
        about.text()
    );
    let changed = ben
        .choose(&changed, "language:")
        .await
        .expect("the settings");
    assert!(
        changed.contains_text("Language: as in Discord"),
        "{}",
        changed.text()
    );
    world.end_unread().await;
}

#[tokio::test]
async fn only_managers_change_the_settings_of_a_server() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let own = open_settings(&ben).await;
    assert!(own.button("Server settings").is_none());
    ben.set(json!({"manager": true})).await;
    let own = open_settings(&ben).await;
    let server = ben.press(&own, "Server settings").await;
    let server = server.expect("the server's settings");
    assert!(server.contains_text("Ratings: **on**"), "{}", server.text());
    // The permission is checked with every press.
    ben.set(json!({"manager": false})).await;
    let refused = ben
        .press(&server, "Turn off ratings")
        .await
        .expect("an answer");
    assert!(
        refused.contains_text("*Manage Server*"),
        "{}",
        refused.text()
    );
    for forged in ["server:", "set-server:rated:off", "set-server:tables:1"] {
        let refused = anna.forge(&open_settings(&anna).await, forged).await;
        let refused = refused.expect("an answer");
        assert!(
            refused.contains_text("*Server verwalten*"),
            "{}",
            refused.text()
        );
    }
    let direct = anna.command_in("dm", "claim settings", json!({})).await;
    assert!(direct.button("Servereinstellungen").is_none());
    world.end_unread().await;
}

#[tokio::test]
async fn settings_of_a_server_take_effect_at_once() {
    let mut world = World::new().await;
    let (anna, ben, fiona) = (
        world.person("anna"),
        world.person("ben"),
        world.person("fiona"),
    );
    ben.set(json!({"manager": true})).await;
    let elsewhere = Match::start(OTHER_CHANNEL, &anna, &fiona).await;
    let elsewhere = elsewhere.resign(1).await;
    fiona.command("claim start", json!({})).await;
    let is_lobby = |message: &Message| message.enabled_button("join").is_some();
    let lobby = fiona.wait_for_message(CHANNEL, is_lobby).await;
    assert!(
        lobby.contains_text("Time per turn: 1 day"),
        "{}",
        lobby.text()
    );
    let own = open_settings(&ben).await;
    let shown = ben
        .press(&own, "Server settings")
        .await
        .expect("the settings");
    let shown = ben
        .choose(&shown, "set-server:language:de")
        .await
        .expect("the settings");
    assert!(shown.contains_text("Language of public messages: **Deutsch**"));
    let is_german = |message: &Message| {
        message.id() == lobby.id() && message.contains_text("Bedenkzeit pro Zug")
    };
    fiona.wait_for_message(CHANNEL, is_german).await;
    cancel(&fiona, &lobby).await;

    // The defaults of a new table, the channels for tables, and the limit of open tables.
    let mut shown = shown;
    for choice in [
        "set-server:game:kingdoms",
        "set-server:time:7d",
        "set-server:tables:1",
        // A limit can be raised again.
        "set-server:tables:5",
        "set-server:tables:1",
    ] {
        shown = ben.choose(&shown, choice).await.expect("the settings");
    }
    let shown = ben.press(&shown, "Allow tables only here").await;
    let shown = shown.expect("the settings");
    assert!(shown.contains_text("Claim Kingdoms") && shown.contains_text("7 days"));
    assert!(
        shown.contains_text("At most **1** open tables"),
        "{}",
        shown.text()
    );
    world.stop_bot().await;
    world.start_bot(Clock::System).await;
    let refused = anna
        .command_in(OTHER_CHANNEL, "claim start", json!({}))
        .await;
    assert!(refused.is_ephemeral() && refused.contains_text("lassen sich Tische nur in"));
    let refused = anna.press_kind(&elsewhere, "rematch").await;
    assert!(refused.is_some_and(|it| it.contains_text("lassen sich Tische nur in")));
    let options = json!({"players": ""});
    let counts = anna.complete("claim start", "players", options).await;
    let labels: Vec<_> = counts.iter().map(|(label, _)| label.as_str()).collect();
    assert_eq!(
        labels[..2],
        ["2", "3 · Claim 1 + 2"],
        "the default game is for two"
    );
    anna.command("claim start", json!({})).await;
    let is_new = |message: &Message| is_lobby(message) && message.id() != lobby.id();
    let table = anna.wait_for_message(CHANNEL, is_new).await;
    assert!(
        table.contains_text("Kingdoms") && table.contains_text("7 Tage"),
        "{}",
        table.text()
    );
    let refused = fiona.command("claim start", json!({})).await;
    let limit = "already has an open table";
    assert!(refused.contains_text(limit), "{}", refused.text());
    assert!(refused.enabled_button("join").is_none());
    cancel(&anna, &table).await;

    let claim = "set-server:game:claim";
    let shown = ben.choose(&shown, claim).await.expect("the settings");
    let shown = ben
        .press(&shown, "Turn off ratings")
        .await
        .expect("the settings");
    assert!(shown.contains_text("Ratings: **off**"), "{}", shown.text());
    let end = Match::start(CHANNEL, &anna, &fiona).await.resign(1).await;
    assert!(
        !end.contains_text("Wertungen") && !end.contains_text("1500"),
        "{}",
        end.text()
    );
    world.end_unread().await;
}
