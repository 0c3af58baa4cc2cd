//! Messages: nonces, files, mentions, permissions, and visibility.

use reqwest::Method;
use serde_json::{Value, json};
use serenity::model::channel::Message;

use super::support::{TestSandbox, send, text};

#[tokio::test]
async fn message_can_be_posted_edited_and_deleted() {
    let sandbox = TestSandbox::new().await;
    let path = format!("/channels/{}/messages", sandbox.channel("general").await);
    let anna = text(&sandbox.user("anna").await["id"]);
    let content = format!("  hello <@{anna}>  ");
    let posted = sandbox
        .bot_ok(Method::POST, &path, json!({"content": content}))
        .await;
    assert_eq!(posted["content"], content.trim());
    let one = format!("{path}/{}", text(&posted["id"]));
    let edited = sandbox
        .bot_ok(Method::PATCH, &one, json!({"content": "bye"}))
        .await;
    assert!(edited["edited_timestamp"].is_string());
    assert_eq!(
        sandbox.bot_ok(Method::GET, &one, Value::Null).await["content"],
        "bye"
    );
    let listed = sandbox
        .bot_ok(Method::GET, &format!("{path}?limit=1"), Value::Null)
        .await;
    assert_eq!(listed.as_array().map(Vec::len), Some(1));
    sandbox.bot_ok(Method::DELETE, &one, Value::Null).await;
    sandbox
        .bot_rejected(Method::GET, &one, Value::Null, (404, 10008))
        .await;

    let feed = sandbox.get("/users/anna/feed").await;
    let entries = feed["entries"].as_array().cloned().unwrap_or_default();
    let kinds: Vec<&Value> = entries.iter().map(|entry| &entry["kind"]).collect();
    assert_eq!(kinds, ["posted", "edited", "deleted"]);
    assert_eq!(entries[0]["notifies"], true);
    assert_eq!(entries[1]["notifies"], false);
    let feed = sandbox.get("/users/ben/feed").await;
    assert_eq!(feed["entries"][0]["notifies"], false);
}

#[tokio::test]
async fn repeated_nonce_returns_the_same_message() {
    let sandbox = TestSandbox::new().await;
    let path = format!("/channels/{}/messages", sandbox.channel("general").await);
    let body = |nonce: &str| json!({"content": "x", "nonce": nonce, "enforce_nonce": true});
    let first = sandbox.bot_ok(Method::POST, &path, body("a")).await;
    let again = sandbox.bot_ok(Method::POST, &path, body("a")).await;
    let other = sandbox.bot_ok(Method::POST, &path, body("b")).await;
    assert_eq!(first["id"], again["id"]);
    assert_ne!(first["id"], other["id"]);
    let unenforced = json!({"content": "x", "nonce": "a"});
    let unenforced = sandbox.bot_ok(Method::POST, &path, unenforced).await;
    assert_ne!(first["id"], unenforced["id"]);
}

#[tokio::test]
async fn direct_messages_are_private_and_can_be_closed() {
    let sandbox = TestSandbox::new().await;
    let anna = sandbox.user("anna").await["id"].clone();
    let open = json!({"recipient_id": anna});
    let channel = sandbox
        .bot_ok(Method::POST, "/users/@me/channels", open.clone())
        .await;
    let again = sandbox
        .bot_ok(Method::POST, "/users/@me/channels", open)
        .await;
    assert_eq!(channel["id"], again["id"]);
    let path = format!("/channels/{}/messages", text(&channel["id"]));
    let message = || json!({"content": "your hand"});
    sandbox.bot_ok(Method::POST, &path, message()).await;
    assert_eq!(
        sandbox.get("/users/anna/dms").await["messages"][0]["content"],
        "your hand"
    );
    assert_eq!(sandbox.get("/users/ben/dms").await["messages"], json!([]));
    let foreign = format!(
        "/control/users/ben/channels/{}/messages",
        text(&channel["id"])
    );
    assert_eq!(send(sandbox.request(Method::GET, &foreign)).await.0, 404);
    sandbox
        .post("/users/anna/settings", json!({"dms": "closed"}))
        .await;
    sandbox
        .bot_rejected(Method::POST, &path, message(), (403, 50007))
        .await;
    sandbox
        .post("/users/anna/settings", json!({"dms": "open"}))
        .await;
    sandbox.bot_ok(Method::POST, &path, message()).await;
    for server in ["Card Club", "Spielerunde"] {
        sandbox
            .post("/users/anna/leave", json!({"server": server}))
            .await;
    }
    sandbox
        .bot_rejected(Method::POST, &path, message(), (403, 50278))
        .await;
    let otto = json!({"recipient_id": sandbox.user("otto-bot").await["id"]});
    sandbox
        .bot_rejected(Method::POST, "/users/@me/channels", otto, (403, 50007))
        .await;
    let unknown = json!({"recipient_id": "1"});
    sandbox
        .bot_rejected(Method::POST, "/users/@me/channels", unknown, (404, 10013))
        .await;
}

#[tokio::test]
async fn missing_permissions_are_enforced() {
    let sandbox = TestSandbox::new().await;
    let path = format!("/channels/{}/messages", sandbox.channel("general").await);
    let deny = async |name: &str| {
        let body = json!({"deny": [name]});
        sandbox.post("/channels/general/permissions", body).await;
    };
    let plain = || json!({"content": "x"});
    deny("EMBED_LINKS").await;
    sandbox.bot_ok(Method::POST, &path, plain()).await;
    let embed = json!({"embeds": [{"title": "x"}]});
    sandbox
        .bot_rejected(Method::POST, &path, embed, (403, 50013))
        .await;
    deny("SEND_MESSAGES").await;
    sandbox
        .bot_rejected(Method::POST, &path, plain(), (403, 50013))
        .await;
    deny("VIEW_CHANNEL").await;
    sandbox
        .bot_rejected(Method::POST, &path, plain(), (403, 50001))
        .await;
    let allow = json!({"allow": ["VIEW_CHANNEL", "SEND_MESSAGES", "EMBED_LINKS"]});
    sandbox.post("/channels/general/permissions", allow).await;
    sandbox.bot_ok(Method::POST, &path, plain()).await;
}

#[tokio::test]
async fn channel_can_be_hidden_from_a_member() {
    let sandbox = TestSandbox::new().await;
    let id = sandbox.channel("general").await;
    let clara = sandbox.user("clara").await["id"].clone();
    let change = async |change: Value| {
        sandbox.post("/channels/general/permissions", change).await;
        let posted = json!({"content": "x"});
        let path = format!("/channels/{id}/messages");
        sandbox.bot_ok(Method::POST, &path, posted).await;
        let path = format!("/channels/{id}");
        let channel = sandbox.bot_ok(Method::GET, &path, Value::Null).await;
        let overwrites = channel["permission_overwrites"].as_array().cloned();
        let mut overwrites = overwrites.into_iter().flatten();
        let feed = sandbox.get("/users/clara/feed").await;
        (
            overwrites.any(|it| it["id"] == clara && it["type"] == 1 && it["deny"] == "1024"),
            feed["entries"].as_array().map(Vec::len),
        )
    };
    assert_eq!(
        change(json!({"hide_from": ["clara"]})).await,
        (true, Some(0))
    );
    let path = format!("/control/users/clara/channels/{id}/messages");
    let hidden = sandbox.request(Method::GET, &path);
    assert_eq!(send(hidden).await.0, 404);
    assert_eq!(
        change(json!({"show_to": ["clara"]})).await,
        (false, Some(1))
    );
}

#[tokio::test]
async fn messages_by_others_cannot_be_changed() {
    let sandbox = TestSandbox::new().await;
    let written = sandbox
        .post(
            "/users/ben/message",
            json!({"channel": "general", "content": "hi"}),
        )
        .await;
    let path = format!(
        "/channels/{}/messages/{}",
        text(&written["channel_id"]),
        text(&written["id"])
    );
    sandbox
        .bot_rejected(Method::PATCH, &path, json!({"content": "ho"}), (403, 50005))
        .await;
    sandbox
        .bot_rejected(Method::DELETE, &path, Value::Null, (403, 50013))
        .await;
}

#[tokio::test]
async fn members_can_be_looked_up() {
    let sandbox = TestSandbox::new().await;
    let guild = text(&sandbox.get("/world").await["servers"][0]["id"]);
    let path = async |name: &str| {
        format!(
            "/guilds/{guild}/members/{}",
            text(&sandbox.user(name).await["id"])
        )
    };
    let member = sandbox
        .bot_ok(Method::GET, &path("anna").await, Value::Null)
        .await;
    assert_eq!(member["user"]["global_name"], "Anna");
    sandbox
        .bot_rejected(
            Method::GET,
            &path("gustav").await,
            Value::Null,
            (404, 10007),
        )
        .await;
    sandbox
        .bot_rejected(Method::GET, "/guilds/1", Value::Null, (404, 10004))
        .await;
    sandbox
        .bot_rejected(Method::GET, "/users/1", Value::Null, (404, 10013))
        .await;
}

#[tokio::test]
async fn ids_increase_and_agree_with_iso_8601_timestamps() {
    let sandbox = TestSandbox::new().await;
    let path = format!("/channels/{}/messages", sandbox.channel("general").await);
    let mut last = None;
    for _ in 0..50 {
        let body = json!({"content": "x"});
        let posted = sandbox.bot_ok(Method::POST, &path, body).await;
        let posted: Message = serde_json::from_value(posted).expect("serenity understands it");
        assert!(last < Some(posted.id), "{last:?} {:?}", posted.id);
        assert_eq!(posted.timestamp, posted.id.created_at());
        last = Some(posted.id);
    }
}
