//! The control API: what it refuses, and the world it shows.

use reqwest::Method;
use serde_json::{Value, json};

use super::support::{Bench, answer, text};

#[tokio::test]
async fn the_world_is_ready_made() {
    let bench = Bench::new().await;
    let world = bench.see("/world").await;
    let users = world["users"].as_array().expect("users");
    let people = users.iter().filter(|user| user["bot"] == false).count();
    assert!(people >= 5);
    assert_eq!(bench.user("anna").await["locale"], "de");
    assert_eq!(bench.user("otto-bot").await["bot"], true);
    assert_eq!(bench.user("gustav").await["servers"], json!([]));
    assert_eq!(world["servers"][0]["locale"], "en-US");
    assert_eq!(world["servers"][1]["locale"], "de");
    let other = Bench::new().await.see("/world").await;
    assert_eq!(
        world["users"], other["users"],
        "ids do not change from run to run"
    );
}

#[tokio::test]
async fn commands_are_checked_as_a_client_checks_them() {
    let bench = Bench::new().await;
    bench.register().await;
    let check = async |user: &str, typed: Value, expected: u16| {
        let (status, answer) = bench
            .try_act(&format!("/users/{user}/command"), typed)
            .await;
        assert_eq!(status, expected, "{answer}");
    };
    let start = |channel: &str, options: Value| json!({"channel": channel, "command": "claim start", "options": options});
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
    check("anna", start("cards", json!({"opponent": "nobody"})), 404).await;
    check("anna", start("cards", json!({"colour": "red"})), 400).await;
    check("anna", start("cards", json!({"card": 7})), 400).await;
    check("anna", start("nowhere", json!({})), 404).await;
    check("gustav", start("cards", json!({})), 404).await;
    check("otto-bot", start("cards", json!({})), 400).await;
    check("nobody", start("cards", json!({})), 404).await;
    check("anna", json!({"channel": "cards", "command": "claim"}), 400).await;
    check(
        "anna",
        json!({"channel": "cards", "command": "claim end"}),
        404,
    )
    .await;
    check("anna", json!({"channel": "cards", "command": "chess"}), 404).await;
    check("anna", json!({"channel": "cards"}), 400).await;
}

#[tokio::test]
async fn interactions_say_what_a_bot_needs() {
    let bench = Bench::new().await;
    bench.register().await;
    let typed =
        json!({"channel": "karten", "command": "claim start", "options": {"opponent": "gustav"}});
    bench.act("/users/ben/command", typed).await;
    bench
        .act(
            "/channels/karten/permissions",
            json!({"deny": ["SEND_MESSAGES"]}),
        )
        .await;
    let typed =
        json!({"channel": "karten", "command": "claim start", "options": {"opponent": "clara"}});
    bench.act("/users/ben/command", typed).await;
    let events = bench.see("/events").await;
    let event = &events["entries"][0]["payload"]["d"];
    assert_eq!(event["locale"], "en-US");
    assert_eq!(event["guild_locale"], "de");
    assert_eq!(event["context"], 0);
    assert_eq!(event["data"]["options"][0]["name"], "start");
    assert_eq!(event["data"]["resolved"]["members"], Value::Null);
    let gustav = text(&bench.user("gustav").await["id"]);
    assert_eq!(
        event["data"]["resolved"]["users"][&gustav]["username"],
        "gustav"
    );
    let permissions = |event: &Value| text(&event["app_permissions"]).parse::<u64>().unwrap_or(0);
    assert_ne!(permissions(event) & 1 << 11, 0);
    let later = &events["entries"][1]["payload"]["d"];
    assert_eq!(permissions(later) & 1 << 11, 0);
    let clara = text(&bench.user("clara").await["id"]);
    assert!(later["data"]["resolved"]["members"][&clara].is_object());
}

#[tokio::test]
async fn people_and_channels_come_and_go() {
    let bench = Bench::new().await;
    let user = bench
        .act(
            "/users",
            json!({"username": "hanna", "locale": "de", "servers": ["Card Club"]}),
        )
        .await;
    assert_eq!(user["servers"].as_array().map(Vec::len), Some(1));
    let (status, _) = bench.try_act("/users", json!({"username": "hanna"})).await;
    assert_eq!(status, 409);
    let (status, _) = bench
        .try_act("/users", json!({"username": "x", "locale": "xx"}))
        .await;
    assert_eq!(status, 400);
    bench
        .act("/users/hanna/leave", json!({"server": "Card Club"}))
        .await;
    let channels = bench.see("/users/hanna/channels").await;
    assert_eq!(channels["channels"], json!([]));
    bench
        .act("/users/hanna/join", json!({"server": "Spielerunde"}))
        .await;
    let channel = bench
        .act("/channels", json!({"server": "Spielerunde", "name": "neu"}))
        .await;
    let path = format!("/channels/{}", text(&channel["id"]));
    bench.bot_ok(Method::GET, &path, Value::Null).await;
    let deleted = bench.request(Method::DELETE, "/control/channels/neu");
    assert_eq!(answer(deleted).await.0, 200);
    bench
        .bot_refused(Method::GET, &path, Value::Null, (404, 10003))
        .await;
    let feed = bench.see("/users/hanna/feed").await;
    let kinds = feed["entries"].as_array().into_iter().flatten();
    let kinds: Vec<&Value> = kinds.map(|entry| &entry["kind"]).collect();
    assert_eq!(kinds, ["channel_created", "channel_deleted"]);
}

#[tokio::test]
async fn nonsense_is_refused_with_a_sentence() {
    let bench = Bench::new().await;
    for (path, body) in [
        ("/users/anna/press", "{"),
        ("/users/anna/press", "[]"),
        ("/users/anna/press", r#"{"message": "x", "button": "y"}"#),
        ("/users/anna/settings", r#"{"dms": "ajar"}"#),
        ("/faults", r#"{"kind": "earthquake"}"#),
        ("/channels/cards/permissions", r#"{"deny": ["FLY"]}"#),
        ("/interactions/x/age", r#"{"seconds": 1}"#),
    ] {
        let request = bench
            .request(Method::POST, &format!("/control{path}"))
            .body(body);
        let (status, answer) = answer(request).await;
        assert_eq!(status, 400, "{path} {body}: {answer}");
        assert!(answer["error"].is_string(), "{path} {body}: {answer}");
    }
}

#[tokio::test]
async fn faults_hit_what_they_are_meant_for() {
    let bench = Bench::new().await;
    let channel = bench.channel("general").await;
    let path = format!("/channels/{channel}/messages");
    let message = || json!({"content": "hello"});
    bench
        .act("/faults", json!({"kind": "429", "count": 2, "method": "POST", "route": "/messages", "retry_after": 0.5}))
        .await;
    bench
        .act("/faults", json!({"kind": "lost_answer", "method": "POST"}))
        .await;
    bench
        .act(
            "/faults",
            json!({"kind": "refuse", "method": "POST", "status": 403, "code": 50013}),
        )
        .await;
    bench.bot_ok(Method::GET, "/users/@me", Value::Null).await;
    let limited = bench
        .bot_refused(Method::POST, &path, message(), (429, 0))
        .await;
    assert_eq!(limited["retry_after"], 0.5);
    bench
        .bot_refused(Method::POST, &path, message(), (429, 0))
        .await;
    bench
        .bot_refused(Method::POST, &path, message(), (500, 0))
        .await;
    bench
        .bot_refused(Method::POST, &path, message(), (403, 50013))
        .await;
    bench.bot_ok(Method::POST, &path, message()).await;
    let seen = bench.see("/users/anna/channels/general/messages").await;
    assert_eq!(seen["messages"].as_array().map(Vec::len), Some(2));
    assert_eq!(bench.see("/faults").await["faults"], json!([]));
    let log = bench.see("/requests").await;
    assert_eq!(log["entries"][1]["fault"], "429");
}
