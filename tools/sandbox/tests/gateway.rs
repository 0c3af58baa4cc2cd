//! Errors and reconnects of the gateway, as a real client library sees them.

use serde_json::json;
use serenity::all::{Client, ClientBuilder, GatewayError, GatewayIntents, HttpBuilder};

use super::support::TestSandbox;

/// A client without handlers.
pub(super) async fn client(sandbox: &TestSandbox, token: &str, intents: GatewayIntents) -> Client {
    let http = HttpBuilder::new(token)
        .proxy(sandbox.inner.url())
        .ratelimiter_disabled(true)
        .build();
    ClientBuilder::new_with_http(http, intents)
        .await
        .expect("the client is built")
}

#[tokio::test]
async fn wrong_token_is_rejected() {
    let sandbox = TestSandbox::new().await;
    let mut client = client(&sandbox, "wrong", GatewayIntents::GUILDS).await;
    let ended = client.start().await;
    let rejected = matches!(
        ended,
        Err(serenity::Error::Gateway(
            GatewayError::InvalidAuthentication
        ))
    );
    assert!(rejected, "{ended:?}");
    assert_eq!(sandbox.get("/gateway").await["identified"], 0);
}

#[tokio::test]
async fn privileged_intents_are_rejected() {
    let sandbox = TestSandbox::new().await;
    let token = sandbox.inner.token().to_owned();
    let mut client = client(&sandbox, &token, GatewayIntents::all()).await;
    let ended = client.start().await;
    let rejected = matches!(
        ended,
        Err(serenity::Error::Gateway(
            GatewayError::DisallowedGatewayIntents
        ))
    );
    assert!(rejected, "{ended:?}");
}

#[tokio::test]
async fn rejected_resume_starts_a_new_session() {
    let sandbox = TestSandbox::new().await;
    let token = sandbox.inner.token().to_owned();
    let mut client = client(&sandbox, &token, GatewayIntents::GUILDS).await;
    let task = tokio::spawn(async move { client.start().await });
    let first = sandbox.get("/gateway?wait_ms=60000").await;
    assert_eq!(first["identified"], 1);
    sandbox
        .post("/faults", json!({"kind": "refuse_resume"}))
        .await;
    sandbox
        .post("/faults", json!({"kind": "drop_gateway"}))
        .await;
    let second = sandbox
        .get("/gateway?wait_ms=60000&identified_after=1")
        .await;
    assert_eq!(
        (&second["identified"], &second["resumed"]),
        (&json!(2), &json!(0))
    );
    assert_ne!(first["session"], second["session"]);
    task.abort();
}

#[tokio::test]
async fn reconnect_resumes_and_invalid_session_identifies_again() {
    let sandbox = TestSandbox::new().await;
    let token = sandbox.inner.token().to_owned();
    let mut client = client(&sandbox, &token, GatewayIntents::GUILDS).await;
    let task = tokio::spawn(async move { client.start().await });
    sandbox.get("/gateway?wait_ms=60000").await;
    sandbox.post("/faults", json!({"kind": "reconnect"})).await;
    let resumed = sandbox.get("/gateway?wait_ms=60000&resumed_after=0").await;
    assert_eq!(
        (&resumed["identified"], &resumed["resumed"]),
        (&json!(1), &json!(1))
    );
    sandbox
        .post("/faults", json!({"kind": "invalid_session"}))
        .await;
    let renewed = sandbox
        .get("/gateway?wait_ms=60000&identified_after=1")
        .await;
    assert_eq!(renewed["identified"], 2);
    task.abort();
}

#[tokio::test]
async fn lost_interaction_never_reaches_the_bot() {
    let sandbox = TestSandbox::new().await;
    sandbox.register().await;
    sandbox
        .post("/faults", json!({"kind": "lose_interaction"}))
        .await;
    let typed = json!({"channel": "cards", "command": "game start"});
    sandbox.post("/users/anna/command", typed.clone()).await;
    assert_eq!(sandbox.get("/events").await["entries"], json!([]));
    sandbox.post("/users/anna/command", typed).await;
    let events = sandbox.get("/events").await;
    assert_eq!(events["entries"][0]["payload"]["t"], "INTERACTION_CREATE");
    assert_eq!(events["entries"][0]["sent"], false, "no bot is connected");
}

#[tokio::test]
async fn shutdown_ends_long_polls() {
    let sandbox = TestSandbox::new().await;
    let token = sandbox.inner.token().to_owned();
    let mut client = client(&sandbox, &token, GatewayIntents::GUILDS).await;
    let task = tokio::spawn(async move { client.start().await });
    sandbox.get("/gateway?wait_ms=60000").await;
    let feed = sandbox
        .request(
            reqwest::Method::GET,
            "/control/users/anna/feed?wait_ms=60000",
        )
        .send();
    let polling = tokio::spawn(feed);
    tokio::task::yield_now().await;
    sandbox.inner.shutdown().await;
    let timeout = std::time::Duration::from_secs(30);
    let polled = tokio::time::timeout(timeout, polling).await;
    assert!(
        polled.is_ok(),
        "the poll is still waiting after the shutdown"
    );
    task.abort();
}
