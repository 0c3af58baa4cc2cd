//! Rate limits, which are enforced by default.

use discord_sandbox::Options;
use reqwest::{Method, Response};
use serde_json::{Value, json};
use serenity::futures::future::join_all;

use super::support::{TestSandbox, text};

/// Sends a request as the bot.
async fn send(sandbox: &TestSandbox, method: Method, path: &str) -> Response {
    let request = sandbox
        .request(method, &format!("/api/v10{path}"))
        .header("Authorization", format!("Bot {}", sandbox.inner.token()))
        .json(&json!({"content": "x"}));
    request.send().await.expect("the sandbox responds")
}

/// A header as a number.
fn header(response: &Response, name: &str) -> f64 {
    let value = response.headers().get(name).expect(name);
    let number = value.to_str().ok().and_then(|text| text.parse().ok());
    number.expect("a number")
}

#[tokio::test]
async fn a_channel_takes_five_posts_and_five_edits_in_five_seconds() {
    let sandbox = TestSandbox::with_options(Options::default()).await;
    let messages = format!("/channels/{}/messages", sandbox.channel("cards").await);
    let mut posted = Value::Null;
    for remaining in [4.0, 3.0, 2.0, 1.0, 0.0] {
        let response = send(&sandbox, Method::POST, &messages).await;
        assert_eq!(response.status(), 200);
        assert!((header(&response, "x-ratelimit-limit") - 5.0).abs() < 0.1);
        assert!((header(&response, "x-ratelimit-remaining") - remaining).abs() < 0.1);
        posted = response.json().await.expect("a message");
    }
    let refused = send(&sandbox, Method::POST, &messages).await;
    assert_eq!(refused.status(), 429);
    assert_eq!(refused.headers()["x-ratelimit-scope"], "user");
    let wait = header(&refused, "x-ratelimit-reset-after");
    assert!(0.0 < wait && wait <= 5.0, "{wait}");
    assert!(header(&refused, "retry-after") >= wait);
    let body: Value = refused.json().await.expect("a body");
    assert_eq!(body["global"], false);
    assert!(body["retry_after"].as_f64() > Some(0.0), "{body}");

    // Edits and other channels have limits of their own; deletions have none.
    let one = format!("{messages}/{}", text(&posted["id"]));
    for _ in 0..5 {
        assert_eq!(send(&sandbox, Method::PATCH, &one).await.status(), 200);
    }
    assert_eq!(send(&sandbox, Method::PATCH, &one).await.status(), 429);
    assert_eq!(send(&sandbox, Method::DELETE, &one).await.status(), 204);
    let others = format!("/channels/{}/messages", sandbox.channel("tables").await);
    assert_eq!(send(&sandbox, Method::POST, &others).await.status(), 200);
}

#[tokio::test]
async fn an_application_has_fifty_requests_a_second_apart_from_interactions() {
    let sandbox = TestSandbox::with_options(Options::default()).await;
    sandbox.register().await;
    let command = json!({"channel": "cards", "command": "game start"});
    let used = sandbox.post("/users/anna/command", command).await;
    // Sent concurrently, all requests arrive within one second, even on a slow machine.
    let path = "/users/@me";
    let requests = (0..200).map(|_| send(&sandbox, Method::GET, path));
    let responses = join_all(requests).await;
    let refused = responses.iter().find(|response| response.status() == 429);
    let refused = refused.expect("the limit refuses some of the requests");
    assert_eq!(refused.headers()["x-ratelimit-global"], "true");
    assert_eq!(refused.headers()["x-ratelimit-scope"], "global");
    let accepted = responses.iter().filter(|it| it.status() == 200).count();
    assert!(accepted >= 49, "only {accepted} accepted");
    let callback = json!({"type": 4, "data": {"content": "still works"}});
    let (status, answer) = sandbox.respond(&used["interaction"], callback).await;
    assert_eq!(status, 204, "{answer}");
}
