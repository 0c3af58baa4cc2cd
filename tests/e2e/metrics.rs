//! The address for operators, which serves metrics and the program's health.

use std::time::Duration;

use serde_json::json;

use super::control::TIMEOUT_MS;
use super::process::Launch;
use super::world::{World, free_address};

#[tokio::test]
async fn metrics_and_health_are_served_where_configured() {
    let world = World::without_bot().await;
    let address = free_address().to_string();
    let launch = Launch::of(&world).with("CLAIM_BOT_METRICS_LISTEN", &address);
    let before = world.sessions().await;
    let mut bot = launch.start();
    world.wait_for_session(before).await;
    let anna = world.person("anna");
    anna.command("claim help", json!({})).await;
    let get = async |path: &str| {
        let answer = reqwest::get(format!("http://{address}{path}")).await;
        let answer = answer.expect("an answer");
        let status = answer.status().as_u16();
        (status, answer.text().await.expect("a text"))
    };
    let (status, metrics) = get("/metrics").await;
    assert_eq!(status, 200);
    for line in [
        "claim_bot_interactions_total{kind=\"command\"} 1",
        "claim_bot_running_matches 0",
        "claim_bot_background_failures{kind=\"bot_turn\"} 0",
        "# EOF",
    ] {
        assert!(metrics.lines().any(|it| it == line), "{line} in {metrics}");
    }
    // An answer is counted a moment after it was delivered.
    let counted = async {
        while !get("/metrics")
            .await
            .1
            .contains("claim_bot_answer_time_seconds_count 1")
        {}
    };
    let timeout = Duration::from_millis(TIMEOUT_MS);
    let counted = tokio::time::timeout(timeout, counted).await;
    assert!(counted.is_ok(), "{:?}", get("/metrics").await);
    let id = anna.id().await;
    assert!(!metrics.contains(&id) && !metrics.contains("anna"));
    assert_eq!(get("/health").await, (200, "healthy\n".to_owned()));
    assert_eq!(get("/").await.0, 404);
    // A second bot cannot listen on the same address.
    let other = World::without_bot().await;
    let other = Launch::of(&other).with("CLAIM_BOT_METRICS_LISTEN", &address);
    let report = other.run().await;
    assert_eq!(report.code, Some(1), "{}", report.err);
    assert!(
        report.err.contains("metrics.listen: cannot listen on"),
        "{}",
        report.err
    );
    bot.signal("TERM");
    let report = bot.wait_for_exit().await;
    assert_eq!(report.code, Some(0), "{}", report.err);
    assert!(report.err.contains("stopping") && report.err.contains("stopped"));
    world.end().await;
}
