//! The bot with a PostgreSQL database: a match survives lost connections and a restart.

use claim_host::Clock;
use serde_json::json;

use super::matches::{ACTIONS, Match, Record};
use super::world::{CHANNEL, World};
use crate::store::server;

#[tokio::test]
async fn match_is_played_on_postgres_over_a_restart() {
    let Some(mut world) = World::with_postgres().await else {
        return;
    };
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    let mut played = game.play(0..9).await;
    // Closes all of the bot's connections, as a restart of the server does.
    let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
               WHERE datname = current_database() AND pid <> pg_backend_pid()";
    server::execute(&mut server::connect(&world.database_url()).await, end).await;
    played.extend(game.play(9..17).await);
    world.stop_bot().await;
    world.start_bot(Clock::System).await;
    played.extend(game.play(17..ACTIONS).await);
    let end = game.wait_for_results().await;
    let record = Record::of(&anna, &end).await;
    assert_eq!(record.actions(), played);
    let leaderboard = anna.command("claim leaderboard", json!({})).await;
    let text = leaderboard.text();
    assert!(text.contains("anna") || text.contains("Anna"), "{text}");
    world.end().await;
}
