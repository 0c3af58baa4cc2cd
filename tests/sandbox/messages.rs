//! Messages: nonces, files, mentions, permissions, and who sees what.

use reqwest::Method;
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};

use super::support::{Bench, answer, text};

#[tokio::test]
async fn a_message_is_posted_edited_and_deleted() {
    let bench = Bench::new().await;
    let path = format!("/channels/{}/messages", bench.channel("general").await);
    let anna = text(&bench.user("anna").await["id"]);
    let content = format!("  hello <@{anna}>  ");
    let posted = bench
        .bot_ok(Method::POST, &path, json!({"content": content}))
        .await;
    assert_eq!(posted["content"], content.trim());
    let one = format!("{path}/{}", text(&posted["id"]));
    let edited = bench
        .bot_ok(Method::PATCH, &one, json!({"content": "bye"}))
        .await;
    assert!(edited["edited_timestamp"].is_string());
    assert_eq!(
        bench.bot_ok(Method::GET, &one, Value::Null).await["content"],
        "bye"
    );
    let listed = bench
        .bot_ok(Method::GET, &format!("{path}?limit=1"), Value::Null)
        .await;
    assert_eq!(listed.as_array().map(Vec::len), Some(1));
    bench.bot_ok(Method::DELETE, &one, Value::Null).await;
    bench
        .bot_refused(Method::GET, &one, Value::Null, (404, 10008))
        .await;

    let feed = bench.see("/users/anna/feed").await;
    let entries = feed["entries"].as_array().cloned().unwrap_or_default();
    let kinds: Vec<&Value> = entries.iter().map(|entry| &entry["kind"]).collect();
    assert_eq!(kinds, ["posted", "edited", "deleted"]);
    assert_eq!(entries[0]["notifies"], true);
    assert_eq!(entries[1]["notifies"], false);
    let feed = bench.see("/users/ben/feed").await;
    assert_eq!(feed["entries"][0]["notifies"], false);
}

#[tokio::test]
async fn a_nonce_gives_the_same_message_again() {
    let bench = Bench::new().await;
    let path = format!("/channels/{}/messages", bench.channel("general").await);
    let body = |nonce: &str| json!({"content": "x", "nonce": nonce, "enforce_nonce": true});
    let first = bench.bot_ok(Method::POST, &path, body("a")).await;
    let again = bench.bot_ok(Method::POST, &path, body("a")).await;
    let other = bench.bot_ok(Method::POST, &path, body("b")).await;
    assert_eq!(first["id"], again["id"]);
    assert_ne!(first["id"], other["id"]);
    let unenforced = json!({"content": "x", "nonce": "a"});
    let unenforced = bench.bot_ok(Method::POST, &path, unenforced).await;
    assert_ne!(first["id"], unenforced["id"]);
}

#[tokio::test]
async fn files_come_back() {
    let bench = Bench::new().await;
    let path = format!(
        "/api/v10/channels/{}/messages",
        bench.channel("general").await
    );
    let payload = json!({
        "embeds": [{"image": {"url": "attachment://board.png"}}],
        "attachments": [{"id": 0, "description": "a board"}, {"id": 1}],
    });
    let form = Form::new()
        .part(
            "files[0]",
            Part::bytes(b"board".to_vec()).file_name("board.png"),
        )
        .part(
            "files[1]",
            Part::bytes(b"text".to_vec()).file_name("record.txt"),
        )
        .text("payload_json", payload.to_string());
    let token = format!("Bot {}", bench.sandbox.token());
    let send = bench
        .request(Method::POST, &path)
        .header("Authorization", &token)
        .multipart(form);
    let (status, message) = answer(send).await;
    assert_eq!(status, 200, "{message}");
    assert_eq!(message["attachments"].as_array().map(Vec::len), Some(1));
    assert_eq!(message["attachments"][0]["filename"], "record.txt");
    let url = text(&message["embeds"][0]["image"]["url"]);
    let file = reqwest::get(&url).await.expect("the file is there");
    assert_eq!(file.text().await.ok().as_deref(), Some("board"));

    // An edit that lists the attachments keeps those alone.
    let edit = json!({"embeds": [], "attachments": [{"id": message["attachments"][0]["id"]}]});
    let one = format!("{}/{}", &path["/api/v10".len()..], text(&message["id"]));
    let edited = bench.bot_ok(Method::PATCH, &one, edit).await;
    assert_eq!(edited["attachments"].as_array().map(Vec::len), Some(1));
    let broken = json!({"embeds": [{"image": {"url": "attachment://board.png"}}]});
    bench
        .bot_refused(Method::PATCH, &one, broken, (400, 50035))
        .await;
}

#[tokio::test]
async fn direct_messages_are_private_and_can_be_closed() {
    let bench = Bench::new().await;
    let anna = bench.user("anna").await["id"].clone();
    let open = json!({"recipient_id": anna});
    let channel = bench
        .bot_ok(Method::POST, "/users/@me/channels", open.clone())
        .await;
    let again = bench
        .bot_ok(Method::POST, "/users/@me/channels", open)
        .await;
    assert_eq!(channel["id"], again["id"]);
    let path = format!("/channels/{}/messages", text(&channel["id"]));
    let message = || json!({"content": "your hand"});
    bench.bot_ok(Method::POST, &path, message()).await;
    assert_eq!(
        bench.see("/users/anna/dms").await["messages"][0]["content"],
        "your hand"
    );
    assert_eq!(bench.see("/users/ben/dms").await["messages"], json!([]));
    let foreign = format!(
        "/control/users/ben/channels/{}/messages",
        text(&channel["id"])
    );
    assert_eq!(answer(bench.request(Method::GET, &foreign)).await.0, 404);
    bench
        .act("/users/anna/settings", json!({"dms": "closed"}))
        .await;
    bench
        .bot_refused(Method::POST, &path, message(), (403, 50007))
        .await;
    bench
        .act("/users/anna/settings", json!({"dms": "open"}))
        .await;
    bench.bot_ok(Method::POST, &path, message()).await;
    for server in ["Card Club", "Spielerunde"] {
        bench
            .act("/users/anna/leave", json!({"server": server}))
            .await;
    }
    bench
        .bot_refused(Method::POST, &path, message(), (403, 50007))
        .await;
    let otto = json!({"recipient_id": bench.user("otto-bot").await["id"]});
    bench
        .bot_refused(Method::POST, "/users/@me/channels", otto, (403, 50007))
        .await;
    let nobody = json!({"recipient_id": "1"});
    bench
        .bot_refused(Method::POST, "/users/@me/channels", nobody, (404, 10013))
        .await;
}

#[tokio::test]
async fn permissions_are_enforced() {
    let bench = Bench::new().await;
    let path = format!("/channels/{}/messages", bench.channel("general").await);
    let deny = async |name: &str| {
        let body = json!({"deny": [name]});
        bench.act("/channels/general/permissions", body).await;
    };
    let plain = || json!({"content": "x"});
    deny("EMBED_LINKS").await;
    bench.bot_ok(Method::POST, &path, plain()).await;
    let embed = json!({"embeds": [{"title": "x"}]});
    bench
        .bot_refused(Method::POST, &path, embed, (403, 50013))
        .await;
    deny("SEND_MESSAGES").await;
    bench
        .bot_refused(Method::POST, &path, plain(), (403, 50013))
        .await;
    deny("VIEW_CHANNEL").await;
    bench
        .bot_refused(Method::POST, &path, plain(), (403, 50001))
        .await;
    let allow = json!({"allow": ["VIEW_CHANNEL", "SEND_MESSAGES", "EMBED_LINKS"]});
    bench.act("/channels/general/permissions", allow).await;
    bench.bot_ok(Method::POST, &path, plain()).await;
}

#[tokio::test]
async fn others_messages_are_theirs() {
    let bench = Bench::new().await;
    let written = bench
        .act(
            "/users/ben/message",
            json!({"channel": "general", "content": "hi"}),
        )
        .await;
    let path = format!(
        "/channels/{}/messages/{}",
        text(&written["channel_id"]),
        text(&written["id"])
    );
    bench
        .bot_refused(Method::PATCH, &path, json!({"content": "ho"}), (403, 50005))
        .await;
    bench
        .bot_refused(Method::DELETE, &path, Value::Null, (403, 50013))
        .await;
}

#[tokio::test]
async fn members_are_known() {
    let bench = Bench::new().await;
    let guild = text(&bench.see("/world").await["servers"][0]["id"]);
    let path = async |name: &str| {
        format!(
            "/guilds/{guild}/members/{}",
            text(&bench.user(name).await["id"])
        )
    };
    let member = bench
        .bot_ok(Method::GET, &path("anna").await, Value::Null)
        .await;
    assert_eq!(member["user"]["global_name"], "Anna");
    bench
        .bot_refused(
            Method::GET,
            &path("gustav").await,
            Value::Null,
            (404, 10007),
        )
        .await;
    bench
        .bot_refused(Method::GET, "/guilds/1", Value::Null, (404, 10004))
        .await;
    bench
        .bot_refused(Method::GET, "/users/1", Value::Null, (404, 10013))
        .await;
}
