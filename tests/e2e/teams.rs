//! A match of two teams.

use serde_json::json;

use super::driver::{CHANNEL, World};
use super::party::Party;

#[tokio::test(flavor = "multi_thread")]
async fn four_play_in_teams_though_two_have_closed_their_messages() {
    let world = World::new().await;
    for closed in ["anna", "david"] {
        world.person(closed).set(json!({"dms": "closed"})).await;
    }
    let options = json!({"game": "claim-mix", "players": 4});
    let mut party = Party::begin(&world, 4, options, 4).await;
    assert!(
        party.home.says("Anna and Clara – Ben and David"),
        "{}",
        party.home.text()
    );
    for closed in [0, 3] {
        party.plays_by_my_hand(closed).await;
    }
    party.play_out(&world).await;
    let record = party.ended().await;
    claim_bot::record::check(&record.text).expect("the record is right");
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

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_shows_who_plays_with_whom() {
    let world = World::new().await;
    let [anna, ben, clara] = ["anna", "ben", "clara"].map(|name| world.person(name));
    let options = json!({"game": "claim-mix", "players": 4, "opponent": "clara"});
    anna.command("claim start", options).await;
    let lobby = ben.sees(CHANNEL, |seen| seen.control("join").is_some());
    let lobby = lobby.await;
    assert!(lobby.says("Team 1 – Seat 1: **Anna** · Seat 3: free"));
    assert!(lobby.says("Team 2 – Seat 2: free · Seat 4: kept for **Clara**"));
    let after = ben.use_control(&lobby, "join").await;
    let after = after.expect("joining shows the table");
    assert!(after.says("Team 2 – Seat 2: **Ben** · Seat 4: kept for **Clara**"));
    assert!(after.control("start").is_none(), "not before it is full");
    let after = clara.use_control(&lobby, "join").await;
    let after = after.expect("joining shows the table");
    assert!(
        after.says("Team 1 – Seat 1: **Anna** · Seat 3: **Clara**"),
        "{}",
        after.text()
    );
    anna.use_control(&lobby, "cancel").await;
    world.end().await;
}
