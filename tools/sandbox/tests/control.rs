//! The control API: the world it shows, its checks, and injected faults.

use discord_sandbox::Options;
use reqwest::Method;
use serde_json::{Value, json};

use super::support::{TestSandbox, send, text};

#[tokio::test]
async fn initial_world_has_users_and_servers_with_fixed_ids() {
    let sandbox = TestSandbox::new().await;
    let world = sandbox.get("/world").await;
    let users = world["users"].as_array().expect("users");
    let people = users.iter().filter(|user| user["bot"] == false).count();
    assert!(people >= 5);
    assert_eq!(sandbox.user("anna").await["locale"], "de");
    assert_eq!(sandbox.user("otto-bot").await["bot"], true);
    assert_eq!(sandbox.user("gustav").await["servers"], json!([]));
    assert_eq!(world["servers"][0]["locale"], "en-US");
    assert_eq!(world["servers"][1]["locale"], "de");
    let other = TestSandbox::new().await.get("/world").await;
    assert_eq!(
        world["users"], other["users"],
        "ids are the same in every sandbox"
    );
}

#[tokio::test]
async fn invalid_commands_are_rejected_like_by_a_client() {
    let sandbox = TestSandbox::new().await;
    sandbox.register().await;
    let check = async |user: &str, typed: Value, expected: u16| {
        let (status, answer) = sandbox
            .try_post(&format!("/users/{user}/command"), typed)
            .await;
        assert_eq!(status, expected, "{answer}");
    };
    let start = |channel: &str, options: Value| json!({"channel": channel, "command": "game start", "options": options});
    check("anna", start("cards", json!({})), 200).await;
    check("anna", start("dm", json!({})), 200).await;
    check(
        "anna",
        start("cards", json!({"opponent": "ben", "cards": 2})),
        200,
    )
    .await;
    check("anna", start("cards", json!({"cards": "one"})), 200).await;
    check("anna", start("cards", json!({"opponent": "gustav"})), 200).await;
    check("anna", start("cards", json!({"cards": 3})), 400).await;
    check("anna", start("cards", json!({"opponent": "unknown"})), 404).await;
    check("anna", start("cards", json!({"colour": "red"})), 400).await;
    check("anna", start("cards", json!({"card": 7})), 400).await;
    check("anna", start("nowhere", json!({})), 404).await;
    check("gustav", start("cards", json!({})), 404).await;
    check("otto-bot", start("cards", json!({})), 400).await;
    check("unknown", start("cards", json!({})), 404).await;
    check("anna", json!({"channel": "cards", "command": "game"}), 400).await;
    check(
        "anna",
        json!({"channel": "cards", "command": "game end"}),
        404,
    )
    .await;
    check("anna", json!({"channel": "cards", "command": "chess"}), 404).await;
    check("anna", json!({"channel": "cards"}), 400).await;
}

#[tokio::test]
async fn interactions_carry_locales_permissions_and_resolved_users() {
    let sandbox = TestSandbox::new().await;
    sandbox.register().await;
    let typed =
        json!({"channel": "karten", "command": "game start", "options": {"opponent": "gustav"}});
    sandbox.post("/users/ben/command", typed).await;
    sandbox
        .post(
            "/channels/karten/permissions",
            json!({"deny": ["SEND_MESSAGES"]}),
        )
        .await;
    let typed =
        json!({"channel": "karten", "command": "game start", "options": {"opponent": "clara"}});
    sandbox.post("/users/ben/command", typed).await;
    let events = sandbox.get("/events").await;
    let event = &events["entries"][0]["payload"]["d"];
    assert_eq!(event["locale"], "en-US");
    assert_eq!(event["guild_locale"], "de");
    assert_eq!(event["context"], 0);
    assert_eq!(event["data"]["options"][0]["name"], "start");
    assert_eq!(event["data"]["resolved"]["members"], Value::Null);
    let gustav = text(&sandbox.user("gustav").await["id"]);
    assert_eq!(
        event["data"]["resolved"]["users"][&gustav]["username"],
        "gustav"
    );
    let permissions = |event: &Value| text(&event["app_permissions"]).parse::<u64>().unwrap_or(0);
    assert_ne!(permissions(event) & 1 << 11, 0);
    let later = &events["entries"][1]["payload"]["d"];
    assert_eq!(permissions(later) & 1 << 11, 0);
    let clara = text(&sandbox.user("clara").await["id"]);
    assert!(later["data"]["resolved"]["members"][&clara].is_object());
}

#[tokio::test]
async fn users_and_channels_can_be_added_and_removed() {
    let sandbox = TestSandbox::new().await;
    let user = sandbox
        .post(
            "/users",
            json!({"username": "hanna", "locale": "de", "servers": ["Card Club"]}),
        )
        .await;
    assert_eq!(user["servers"].as_array().map(Vec::len), Some(1));
    let (status, _) = sandbox
        .try_post("/users", json!({"username": "hanna"}))
        .await;
    assert_eq!(status, 409);
    let (status, _) = sandbox
        .try_post("/users", json!({"username": "x", "locale": "xx"}))
        .await;
    assert_eq!(status, 400);
    sandbox
        .post("/users/hanna/leave", json!({"server": "Card Club"}))
        .await;
    let channels = sandbox.get("/users/hanna/channels").await;
    assert_eq!(channels["channels"], json!([]));
    sandbox
        .post("/users/hanna/join", json!({"server": "Spielerunde"}))
        .await;
    let channel = sandbox
        .post("/channels", json!({"server": "Spielerunde", "name": "neu"}))
        .await;
    let path = format!("/channels/{}", text(&channel["id"]));
    sandbox.bot_ok(Method::GET, &path, Value::Null).await;
    let deleted = sandbox.request(Method::DELETE, "/control/channels/neu");
    assert_eq!(send(deleted).await.0, 200);
    sandbox
        .bot_rejected(Method::GET, &path, Value::Null, (404, 10003))
        .await;
    let feed = sandbox.get("/users/hanna/feed").await;
    let kinds = feed["entries"].as_array().into_iter().flatten();
    let kinds: Vec<&Value> = kinds.map(|entry| &entry["kind"]).collect();
    assert_eq!(kinds, ["channel_created", "channel_deleted"]);
}

#[tokio::test]
async fn invalid_control_requests_get_an_error_message() {
    let sandbox = TestSandbox::new().await;
    for (path, body) in [
        ("/users/anna/press", "{"),
        ("/users/anna/press", "[]"),
        ("/users/anna/press", r#"{"message": "x", "button": "y"}"#),
        ("/users/anna/settings", r#"{"dms": "ajar"}"#),
        ("/faults", r#"{"kind": "earthquake"}"#),
        ("/faults", r#"{"kind": "500", "count": 0}"#),
        ("/faults", r#"{"kind": "drop_gateway", "count": 0}"#),
        ("/faults", r#"{"kind": "slow"}"#),
        ("/faults", r#"{"kind": "slow", "delay_ms": 0}"#),
        ("/channels/cards/permissions", r#"{"deny": ["FLY"]}"#),
        ("/interactions/x/age", r#"{"seconds": 1}"#),
    ] {
        let request = sandbox
            .request(Method::POST, &format!("/control{path}"))
            .body(body);
        let (status, answer) = send(request).await;
        assert_eq!(status, 400, "{path} {body}: {answer}");
        assert!(answer["error"].is_string(), "{path} {body}: {answer}");
    }
}

#[test]
fn readme_lists_every_call() {
    let routes = include_str!("../src/control/mod.rs");
    let readme = include_str!("../README.md");
    let mut calls = Vec::new();
    for route in routes.split(".route(").skip(1) {
        let path = route.split('"').nth(1).expect("a path");
        let methods = [("get(", "GET"), ("post(", "POST"), ("delete(", "DELETE")];
        let methods = methods.iter().filter(|(code, _)| route.contains(code));
        calls.extend(methods.map(|(_, method)| format!("| `{method} /control{path}")));
    }
    assert!(calls.len() > 30, "{calls:#?}");
    calls.retain(|call| {
        let has_line = |end: char| readme.contains(&format!("{call}{end}"));
        !has_line('`') && !has_line('?')
    });
    assert!(calls.is_empty(), "not in the README: {calls:#?}");
}

#[tokio::test]
async fn faults_apply_to_matching_requests_in_order() {
    let sandbox = TestSandbox::new().await;
    let channel = sandbox.channel("general").await;
    let path = format!("/channels/{channel}/messages");
    let message = || json!({"content": "hello"});
    sandbox
        .post("/faults", json!({"kind": "429", "count": 2, "method": "POST", "route": "/messages", "retry_after": 0.5}))
        .await;
    sandbox
        .post(
            "/faults",
            json!({"kind": "lost_response", "method": "POST"}),
        )
        .await;
    sandbox
        .post(
            "/faults",
            json!({"kind": "refuse", "method": "POST", "status": 403, "code": 50013}),
        )
        .await;
    sandbox.bot_ok(Method::GET, "/users/@me", Value::Null).await;
    let limited = sandbox
        .bot_rejected(Method::POST, &path, message(), (429, 0))
        .await;
    assert_eq!(limited["retry_after"], 0.5);
    sandbox
        .bot_rejected(Method::POST, &path, message(), (429, 0))
        .await;
    sandbox
        .bot_rejected(Method::POST, &path, message(), (500, 0))
        .await;
    sandbox
        .bot_rejected(Method::POST, &path, message(), (403, 50013))
        .await;
    sandbox.bot_ok(Method::POST, &path, message()).await;
    let seen = sandbox.get("/users/anna/channels/general/messages").await;
    assert_eq!(seen["messages"].as_array().map(Vec::len), Some(2));
    assert_eq!(sandbox.get("/faults").await["faults"], json!([]));
    let log = sandbox.get("/requests").await;
    assert_eq!(log["entries"][1]["fault"], "429");
}

#[tokio::test]
async fn ban_is_a_refusal_by_the_cdn() {
    let sandbox = TestSandbox::new().await;
    for fault in [
        json!({"kind": "ban"}),
        json!({"kind": "ban", "retry_after": 7.0}),
    ] {
        sandbox.post("/faults", fault.clone()).await;
        let request = sandbox.request(Method::GET, "/api/v10/users/@me");
        let refused = request.send().await.expect("the sandbox responds");
        assert_eq!(refused.status(), 429);
        let header = refused.headers().get("retry-after").cloned();
        assert_eq!(header.is_some(), fault["retry_after"].is_number());
        let body = refused.text().await.expect("a text");
        assert_eq!(body, "error code: 1015");
    }
}

#[tokio::test]
async fn full_request_log_drops_oldest_entries_but_keeps_numbering() {
    let options = Options {
        max_logged_requests: 2,
        ..Options::default()
    };
    let sandbox = TestSandbox::with_options(options).await;
    for _ in 0..5 {
        sandbox.bot_ok(Method::GET, "/users/@me", Value::Null).await;
    }
    for (query, expected) in [
        ("", vec![4, 5]),
        ("?after=4", vec![5]),
        ("?after=9", vec![]),
    ] {
        let log = sandbox.get(&format!("/requests{query}")).await;
        let entries = log["entries"].as_array().cloned().unwrap_or_default();
        let numbers = entries.iter().filter_map(|entry| entry["number"].as_u64());
        assert_eq!(numbers.collect::<Vec<_>>(), expected, "{query}");
    }
}

#[tokio::test]
async fn people_of_a_new_server_are_followed() {
    let sandbox = TestSandbox::new().await;
    let user = json!({"username": "hanna", "servers": []});
    let user = text(&sandbox.post("/users", user).await["id"]);
    let server = json!({"name": "Chess Club", "owner": user});
    let server = sandbox.post("/servers", server.clone()).await;
    let again = json!({"name": "Chess Club", "owner": user});
    assert_eq!(sandbox.try_post("/servers", again).await.0, 409);
    let channel = json!({"server": server["id"], "name": "chess"});
    let channel = sandbox.post("/channels", channel).await;
    let mut feed = sandbox.inner.follow(&user).expect("a known user");
    let said = json!({"channel": channel["id"], "content": "Hello"});
    sandbox.post(&format!("/users/{user}/message"), said).await;
    let entry = feed.recv().await.expect("an entry");
    assert_eq!(entry["message"]["content"], "Hello");
    let others = sandbox.get("/users/anna/channels").await;
    assert!(!others.to_string().contains("chess"), "{others}");
    assert!(sandbox.inner.follow("unknown").is_none());
}
