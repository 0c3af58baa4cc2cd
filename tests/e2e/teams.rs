//! Matches of two teams.

use serde_json::json;

use super::random_match::RandomMatch;
use super::world::{CHANNEL, World};

#[tokio::test]
async fn four_players_in_teams_with_two_closed_dms() {
    let world = World::new().await;
    for closed in ["anna", "david"] {
        world.person(closed).set(json!({"dms": "closed"})).await;
    }
    let options = json!({"game": "claim-mix", "players": 4});
    let mut game = RandomMatch::start(&world, 4, options, 4).await;
    assert!(
        game.public_message
            .contains_text("Anna and Clara – Ben and David"),
        "{}",
        game.public_message.text()
    );
    for closed in [0, 3] {
        game.request_hand(closed).await;
    }
    game.play_out(&world).await;
    let record = game.wait_for_results().await;
    claim_rules::record::check(&record.text).expect("the record is valid");
    let winners = &record.result()["result"]["winners"];
    assert!(
        [json!([0, 2]), json!([1, 3]), json!([0, 1, 2, 3])].contains(winners),
        "{winners}"
    );
    for open in ["ben", "clara"] {
        assert!(!world.person(open).messages("dm").await.is_empty());
    }
    for closed in ["anna", "david"] {
        assert!(world.person(closed).messages("dm").await.is_empty());
    }
    world.end().await;
}

#[tokio::test]
async fn lobby_shows_the_teams() {
    let world = World::new().await;
    let [anna, ben, clara] = ["anna", "ben", "clara"].map(|name| world.person(name));
    let options = json!({"game": "claim-mix", "players": 4, "opponent": "clara"});
    anna.command("claim start", options).await;
    let lobby = ben.wait_for_message(CHANNEL, |message| message.enabled_button("join").is_some());
    let lobby = lobby.await;
    assert!(lobby.contains_text("Team 1 – Seat 1: **Anna** · Seat 3: free"));
    assert!(lobby.contains_text("Team 2 – Seat 2: free · Seat 4: reserved for **Clara**"));
    let after = ben.press_kind(&lobby, "join").await;
    let after = after.expect("joining updates the lobby");
    assert!(after.contains_text("Team 2 – Seat 2: **Ben** · Seat 4: reserved for **Clara**"));
    assert!(
        after.enabled_button("start").is_none(),
        "not before it is full"
    );
    let after = clara.press_kind(&lobby, "join").await;
    let after = after.expect("joining updates the lobby");
    assert!(
        after.contains_text("Team 2 – Seat 2: **Ben** · Seat 4: **Clara**"),
        "{}",
        after.text()
    );
    anna.cancel_table(&lobby).await;
    world.end().await;
}
