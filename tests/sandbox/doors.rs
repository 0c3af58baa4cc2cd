//! Who gets in: loopback only, the right Host, no foreign pages, no foreign tokens.

use std::net::{IpAddr, Ipv4Addr};

use claim_bot::sandbox::{Options, start};
use reqwest::Method;
use serde_json::json;

use super::support::{Bench, answer};

#[tokio::test]
async fn only_loopback_addresses_are_bound() {
    let options = Options {
        address: IpAddr::V4(Ipv4Addr::UNSPECIFIED),
        ..Options::default()
    };
    let refused = start(options).await.err().map(|error| error.kind());
    assert_eq!(refused, Some(std::io::ErrorKind::InvalidInput));
}

#[tokio::test]
async fn hosts_and_pages_of_others_are_refused() {
    let bench = Bench::new().await;
    let port = bench.sandbox.address().port();
    let check = async |header: &str, value: &str, expected: u16| {
        let request = bench
            .request(Method::GET, "/control/world")
            .header(header, value);
        let (status, body) = answer(request).await;
        assert_eq!(status, expected, "{header}: {value}: {body}");
    };
    check("Host", &format!("localhost:{port}"), 200).await;
    check("Host", &format!("[::1]:{port}"), 200).await;
    check("Host", "localhost:1", 403).await;
    check("Host", "evil.example", 403).await;
    check("Origin", &bench.sandbox.url(), 200).await;
    check("Origin", "http://evil.example", 403).await;
    check("Origin", "null", 403).await;
}

#[tokio::test]
async fn the_token_is_wanted() {
    let bench = Bench::new().await;
    let get = async |path: &str, token: &str| {
        let request = bench
            .request(Method::GET, path)
            .header("Authorization", token);
        answer(request).await.0
    };
    assert_eq!(get("/api/v10/users/@me", "Bot wrong").await, 401);
    let right = format!("Bot {}", bench.sandbox.token());
    assert_eq!(get("/api/v10/users/@me", &right).await, 200);
    assert_eq!(get("/api/v10/gateway", "").await, 200);
}

#[tokio::test]
async fn unknown_routes_and_methods_are_refused_and_logged() {
    let bench = Bench::new().await;
    bench
        .bot_refused(Method::GET, "/guilds/1/bans", json!(null), (404, 0))
        .await;
    bench
        .bot_refused(Method::DELETE, "/gateway", json!(null), (405, 0))
        .await;
    let log = bench.see("/requests").await;
    assert_eq!(log["entries"][0]["path"], "/guilds/1/bans");
    assert_eq!(log["entries"][0]["route"], json!(null));
    assert_eq!(log["entries"][1]["route"], "/gateway");
    assert_eq!(log["entries"][1]["status"], 405);
}

#[tokio::test]
async fn too_much_is_refused() {
    let bench = Bench::new().await;
    let channel = bench.channel("general").await;
    let body = json!({"content": "x".repeat(13 * 1024 * 1024)});
    bench
        .bot_refused(
            Method::POST,
            &format!("/channels/{channel}/messages"),
            body,
            (413, 40005),
        )
        .await;
}
