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
