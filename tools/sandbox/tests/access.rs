//! Access control: loopback addresses, `Host` and `Origin` headers, tokens, and request sizes.

use std::net::{IpAddr, Ipv4Addr};

use discord_sandbox::{Options, start};
use reqwest::Method;
use serde_json::json;

use super::support::{TestSandbox, send};

#[tokio::test]
async fn non_loopback_address_is_rejected() {
    let options = Options {
        address: IpAddr::V4(Ipv4Addr::UNSPECIFIED),
        ..Options::default()
    };
    let rejected = start(options).await.err().map(|error| error.kind());
    assert_eq!(rejected, Some(std::io::ErrorKind::InvalidInput));
}

#[tokio::test]
async fn foreign_hosts_and_origins_are_rejected() {
    let sandbox = TestSandbox::new().await;
    let port = sandbox.inner.address().port();
    let check = async |header: &str, value: &str, expected: u16| {
        let request = sandbox
            .request(Method::GET, "/control/world")
            .header(header, value);
        let (status, body) = send(request).await;
        assert_eq!(status, expected, "{header}: {value}: {body}");
    };
    check("Host", &format!("localhost:{port}"), 200).await;
    check("Host", &format!("[::1]:{port}"), 200).await;
    check("Host", "localhost:1", 403).await;
    check("Host", "evil.example", 403).await;
    check("Origin", &sandbox.inner.url(), 200).await;
    check("Origin", "http://evil.example", 403).await;
    check("Origin", "null", 403).await;
}

#[tokio::test]
async fn api_requires_the_bot_token() {
    let sandbox = TestSandbox::new().await;
    let get = async |path: &str, token: &str| {
        let request = sandbox
            .request(Method::GET, path)
            .header("Authorization", token);
        send(request).await.0
    };
    assert_eq!(get("/api/v10/users/@me", "Bot wrong").await, 401);
    let right = format!("Bot {}", sandbox.inner.token());
    assert_eq!(get("/api/v10/users/@me", &right).await, 200);
    assert_eq!(get("/api/v10/gateway", "").await, 200);
}

#[tokio::test]
async fn unknown_routes_and_methods_are_rejected_and_logged() {
    let sandbox = TestSandbox::new().await;
    sandbox
        .bot_rejected(Method::GET, "/guilds/1/bans", json!(null), (404, 0))
        .await;
    sandbox
        .bot_rejected(Method::DELETE, "/gateway", json!(null), (405, 0))
        .await;
    let log = sandbox.get("/requests").await;
    assert_eq!(log["entries"][0]["path"], "/guilds/1/bans");
    assert_eq!(log["entries"][0]["route"], json!(null));
    assert_eq!(log["entries"][1]["route"], "/gateway");
    assert_eq!(log["entries"][1]["status"], 405);
}

#[tokio::test]
async fn oversized_body_is_rejected() {
    let sandbox = TestSandbox::new().await;
    let channel = sandbox.channel("general").await;
    let body = json!({"content": "x".repeat(13 * 1024 * 1024)});
    sandbox
        .bot_rejected(
            Method::POST,
            &format!("/channels/{channel}/messages"),
            body,
            (413, 40005),
        )
        .await;
}
