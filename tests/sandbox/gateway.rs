//! The gateway's refusals, as a real client library meets them.

use serde_json::json;
use serenity::all::{Client, ClientBuilder, GatewayError, GatewayIntents, HttpBuilder};

use super::support::Bench;

/// A client without handlers.
async fn client(bench: &Bench, token: &str, intents: GatewayIntents) -> Client {
    let http = HttpBuilder::new(token)
        .proxy(bench.sandbox.url())
        .ratelimiter_disabled(true)
        .build();
    ClientBuilder::new_with_http(http, intents)
        .await
        .expect("the client is built")
}

#[tokio::test]
async fn a_wrong_token_is_refused() {
    let bench = Bench::new().await;
    let mut client = client(&bench, "wrong", GatewayIntents::GUILDS).await;
    let ended = client.start().await;
    let refused = matches!(
        ended,
        Err(serenity::Error::Gateway(
            GatewayError::InvalidAuthentication
        ))
    );
    assert!(refused, "{ended:?}");
    assert_eq!(bench.see("/gateway").await["identified"], 0);
}

#[tokio::test]
async fn privileged_intents_are_refused() {
    let bench = Bench::new().await;
    let token = bench.sandbox.token().to_owned();
    let mut client = client(&bench, &token, GatewayIntents::all()).await;
    let ended = client.start().await;
    let refused = matches!(
        ended,
        Err(serenity::Error::Gateway(
            GatewayError::DisallowedGatewayIntents
        ))
    );
    assert!(refused, "{ended:?}");
}

#[tokio::test]
async fn a_refused_resume_begins_a_new_session() {
    let bench = Bench::new().await;
    let token = bench.sandbox.token().to_owned();
    let mut client = client(&bench, &token, GatewayIntents::GUILDS).await;
    let task = tokio::spawn(async move { client.start().await });
    let first = bench.see("/gateway?wait_ms=5000").await;
    assert_eq!(first["identified"], 1);
    bench.act("/faults", json!({"kind": "refuse_resume"})).await;
    bench.act("/faults", json!({"kind": "drop_gateway"})).await;
    let second = bench.see("/gateway?wait_ms=30000&identified_after=1").await;
    assert_eq!(
        (&second["identified"], &second["resumed"]),
        (&json!(2), &json!(0))
    );
    assert_ne!(first["session"], second["session"]);
    task.abort();
}

#[tokio::test]
async fn the_gateway_can_ask_for_a_new_connection_or_session() {
    let bench = Bench::new().await;
    let token = bench.sandbox.token().to_owned();
    let mut client = client(&bench, &token, GatewayIntents::GUILDS).await;
    let task = tokio::spawn(async move { client.start().await });
    bench.see("/gateway?wait_ms=5000").await;
    bench.act("/faults", json!({"kind": "reconnect"})).await;
    let resumed = bench.see("/gateway?wait_ms=30000&resumed_after=0").await;
    assert_eq!(
        (&resumed["identified"], &resumed["resumed"]),
        (&json!(1), &json!(1))
    );
    bench
        .act("/faults", json!({"kind": "invalid_session"}))
        .await;
    let renewed = bench.see("/gateway?wait_ms=30000&identified_after=1").await;
    assert_eq!(renewed["identified"], 2);
    task.abort();
}

#[tokio::test]
async fn an_interaction_can_get_lost() {
    let bench = Bench::new().await;
    bench.register().await;
    bench
        .act("/faults", json!({"kind": "lose_interaction"}))
        .await;
    let typed = json!({"channel": "cards", "command": "claim start"});
    bench.act("/users/anna/command", typed.clone()).await;
    assert_eq!(bench.see("/events").await["entries"], json!([]));
    bench.act("/users/anna/command", typed).await;
    let events = bench.see("/events").await;
    assert_eq!(events["entries"][0]["payload"]["t"], "INTERACTION_CREATE");
    assert_eq!(events["entries"][0]["sent"], false, "nobody is connected");
}

#[tokio::test]
async fn shutting_down_does_not_wait_for_long_polls_or_sockets() {
    let bench = Bench::new().await;
    let token = bench.sandbox.token().to_owned();
    let mut client = client(&bench, &token, GatewayIntents::GUILDS).await;
    let task = tokio::spawn(async move { client.start().await });
    bench.see("/gateway?wait_ms=5000").await;
    let feed = bench
        .request(
            reqwest::Method::GET,
            "/control/users/anna/feed?wait_ms=60000",
        )
        .send();
    let polling = tokio::spawn(feed);
    tokio::task::yield_now().await;
    let patience = std::time::Duration::from_millis(1500);
    let stopped = tokio::time::timeout(patience, bench.sandbox.shutdown()).await;
    assert!(stopped.is_ok(), "something held the shutdown up");
    let _ = polling.await.expect("the poll ends");
    task.abort();
}
