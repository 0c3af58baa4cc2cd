//! Security of the page: texts are never HTML, no foreign scripts run, other origins are rejected.

use reqwest::Method;
use serde_json::json;

use super::browser::Driver;
use super::tab::Tab;
use super::world::World;

/// A name that would run a script if it were HTML.
const NAME: &str = "<script>hacked=1</script>";
/// A text that would run a script if it were HTML.
const TEXT: &str = "<img src=x onerror='hacked=1'> [x](javascript:hacked=1) <b>bold</b>";

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn names_and_messages_are_never_html() {
    let Some(driver) = Driver::start().await else {
        return;
    };
    let world = World::new().await;
    world
        .act("ben", "settings", json!({"display_name": NAME}))
        .await;
    world
        .act(
            "ben",
            "message",
            json!({"channel": "cards", "content": TEXT}),
        )
        .await;
    let tab = Tab::open(&driver, &world.url(), "ben").await;
    tab.sees(".message .author", NAME).await;
    tab.sees(".message .text", TEXT).await;
    tab.sees(".people button", NAME).await;
    tab.command("/claim start").await;
    tab.sees(".message .origin", NAME).await;
    let damage = "return [typeof hacked, document.querySelectorAll('#log script, #log img:not(.image), #log b:not(.author, .origin b), a[href^=javascript]').length]";
    assert_eq!(tab.run(damage).await, json!(["undefined", 0]));
    tab.close().await;
    world.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn content_security_policy_allows_only_the_pages_files() {
    let world = World::new().await;
    for path in ["/", "/page/app.js", "/page/base.css"] {
        let response = reqwest::get(format!("{}{path}", world.url())).await;
        let response = response.expect("the sandbox responds");
        let policy = response.headers()["content-security-policy"]
            .to_str()
            .unwrap_or_default();
        assert!(
            policy.starts_with("default-src 'self'; "),
            "{path}: {policy}"
        );
        assert!(!policy.contains("unsafe"), "{path}: {policy}");
        let text = response.text().await.expect("the file is text");
        assert!(
            !text.contains("innerHTML") && !text.contains("://www."),
            "{path}"
        );
    }
    let missing = reqwest::get(format!("{}/page/mod.rs", world.url())).await;
    assert_eq!(
        missing.map(|response| response.status().as_u16()).ok(),
        Some(404)
    );
    world.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn live_socket_rejects_foreign_origins() {
    let world = World::new().await;
    let connect = async |origin: Option<&str>| {
        let url = format!("{}/control/users/ben/live", world.url());
        let mut request = reqwest::Client::new()
            .request(Method::GET, url)
            .header("Connection", "Upgrade")
            .header("Upgrade", "websocket")
            .header("Sec-WebSocket-Version", "13")
            .header("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ==");
        if let Some(origin) = origin {
            request = request.header("Origin", origin);
        }
        request
            .send()
            .await
            .expect("the sandbox responds")
            .status()
            .as_u16()
    };
    assert_eq!(connect(Some(&world.url())).await, 101);
    assert_eq!(connect(Some("http://evil.example")).await, 403);
    assert_eq!(connect(Some("null")).await, 403);
    world.stop().await;
}
