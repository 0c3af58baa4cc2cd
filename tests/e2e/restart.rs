//! Orderly restarts: the match continues, and no player is notified twice.

use claim_host::Clock;
use serde_json::{Value, json};

use super::matches::{ACTIONS, Match, Record};
use super::message::Message;
use super::notifications::check_one_notification_per_turn;
use super::world::{CHANNEL, World};

#[tokio::test]
async fn match_continues_after_every_restart() {
    let mut world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let lobby = world.open_full_table(&anna, &ben).await;
    restart(&mut world).await;
    anna.press(&lobby, "Start").await;
    let game = Match::started(CHANNEL, &lobby.id(), &anna, &ben).await;
    for player in &game.players {
        game.wait_for_deal(player).await;
    }
    let mut played = Vec::new();
    // Restarts during a trick and between two tricks, in both phases.
    let stops = [7, 16, 33, 40, ACTIONS];
    for stop in stops {
        played.extend(game.play(played.len()..stop).await);
        restart(&mut world).await;
    }
    let end = game.wait_for_results().await;
    let record = Record::of(&anna, &end).await;
    assert_eq!(record.actions(), played, "no answered press is lost");
    for (seat, player) in game.players.iter().enumerate() {
        check_one_notification_per_turn(player, seat, &record).await;
    }
    assert_eq!(public_messages(&world).await, 2, "fingerprint and table");
    let board = ben.command("claim leaderboard", json!({})).await;
    assert_eq!(board.text().matches("1 match:").count(), 2, "rated once");
    world.end().await;
}

async fn restart(world: &mut World) {
    world.stop_bot().await;
    world.start_bot(Clock::System).await;
}

/// The number of public messages posted.
async fn public_messages(world: &World) -> usize {
    let feed = world.person("clara").feed().await;
    let is_counted =
        |entry: &&Value| entry["kind"] == "posted" && !Message(entry["message"].clone()).is_call();
    feed.iter().filter(is_counted).count()
}
