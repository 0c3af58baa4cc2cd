//! Public threads that are started from a message.

use reqwest::Method;
use serde_json::{Value, json};
use serenity::all::GatewayIntents;
use serenity::model::event::GatewayEvent;

use super::gateway::client;
use super::support::{TestSandbox, send, text};

/// Starts a thread from a new message in a channel; returns its id.
async fn start_thread(sandbox: &TestSandbox, channel: &str, name: &str) -> String {
    let path = format!("/channels/{channel}/messages");
    let content = json!({"content": name});
    let message = sandbox.bot_ok(Method::POST, &path, content).await;
    let threads = format!("{path}/{}/threads", text(&message["id"]));
    let body = json!({"name": name});
    text(&sandbox.bot_ok(Method::POST, &threads, body).await["id"])
}

/// Deletes a channel or thread by the control API.
async fn delete(sandbox: &TestSandbox, channel: &str) {
    let path = format!("/control/channels/{channel}");
    let (status, answer) = send(sandbox.request(Method::DELETE, &path)).await;
    assert_eq!(status, 200, "{answer}");
}

#[tokio::test]
async fn thread_is_started_once_posted_in_and_archived() {
    let sandbox = TestSandbox::new().await;
    let channel = sandbox.channel("general").await;
    let path = format!("/channels/{channel}/messages");
    let content = json!({"content": "here"});
    let message = sandbox.bot_ok(Method::POST, &path, content.clone()).await;
    let message = text(&message["id"]);
    let threads = format!("{path}/{message}/threads");
    let body = json!({"name": "A match", "auto_archive_duration": 10_080});
    let refused = json!({"name": "", "auto_archive_duration": 10_080});
    sandbox
        .bot_rejected(Method::POST, &threads, refused, (400, 50035))
        .await;
    let thread = sandbox.bot_ok(Method::POST, &threads, body.clone()).await;
    assert_eq!(thread["id"], message, "the thread of a message has its id");
    assert_eq!(thread["type"], 11);
    assert_eq!(thread["parent_id"], channel);
    sandbox
        .bot_rejected(Method::POST, &threads, body, (400, 160_004))
        .await;

    let inside = format!("/channels/{message}/messages");
    let posted = sandbox.bot_ok(Method::POST, &inside, content.clone()).await;
    let posted = format!("{inside}/{}", text(&posted["id"]));
    let in_thread = format!("{posted}/threads");
    let body = json!({"name": "Another"});
    sandbox
        .bot_rejected(Method::POST, &in_thread, body, (400, 50024))
        .await;
    let one = format!("/channels/{message}");
    let archive = json!({"archived": true});
    let archived = sandbox.bot_ok(Method::PATCH, &one, archive).await;
    assert_eq!(archived["thread_metadata"]["archived"], true);
    sandbox
        .bot_rejected(Method::PATCH, &posted, content.clone(), (400, 50083))
        .await;
    sandbox
        .bot_rejected(Method::DELETE, &posted, Value::Null, (400, 50083))
        .await;
    // A post unarchives the thread.
    sandbox.bot_ok(Method::POST, &inside, content).await;
    let shown = sandbox.bot_ok(Method::GET, &one, Value::Null).await;
    assert_eq!(shown["thread_metadata"]["archived"], false);
}

#[tokio::test]
async fn threads_take_permissions_of_their_own() {
    let sandbox = TestSandbox::new().await;
    let path = format!("/channels/{}/messages", sandbox.channel("general").await);
    let content = json!({"content": "here"});
    let message = sandbox.bot_ok(Method::POST, &path, content.clone()).await;
    let message = text(&message["id"]);
    let threads = format!("{path}/{message}/threads");
    let permissions = "/channels/general/permissions";
    let deny = |name: &str| json!({"deny": [name]});
    sandbox
        .post(permissions, deny("CREATE_PUBLIC_THREADS"))
        .await;
    let body = json!({"name": "A match"});
    sandbox
        .bot_rejected(Method::POST, &threads, body.clone(), (403, 50013))
        .await;
    let allow = json!({"allow": ["CREATE_PUBLIC_THREADS"], "deny": ["SEND_MESSAGES"]});
    sandbox.post(permissions, allow).await;
    sandbox.bot_ok(Method::POST, &threads, body).await;
    let inside = format!("/channels/{message}/messages");
    sandbox.bot_ok(Method::POST, &inside, content.clone()).await;
    sandbox
        .post(permissions, deny("SEND_MESSAGES_IN_THREADS"))
        .await;
    sandbox
        .bot_rejected(Method::POST, &inside, content, (403, 50013))
        .await;
}

#[tokio::test]
async fn deleted_channel_takes_its_threads_with_it() {
    let sandbox = TestSandbox::new().await;
    let mut client = client(&sandbox, sandbox.inner.token(), GatewayIntents::GUILDS).await;
    let task = tokio::spawn(async move { client.start().await });
    sandbox.get("/gateway?wait_ms=60000").await;
    let created = json!({"server": "Card Club", "name": "short-lived"});
    let created = sandbox.post("/channels", created).await;
    let (channel, guild) = (text(&created["id"]), text(&created["server"]));
    let first = start_thread(&sandbox, &channel, "first").await;
    let second = start_thread(&sandbox, &channel, "second").await;
    let third = start_thread(&sandbox, &channel, "third").await;
    let elsewhere = start_thread(&sandbox, &sandbox.channel("general").await, "elsewhere").await;
    delete(&sandbox, &first).await;
    delete(&sandbox, &channel).await;

    for gone in [&first, &second, &third, &channel] {
        let path = format!("/channels/{gone}");
        sandbox
            .bot_rejected(Method::GET, &path, Value::Null, (404, 10003))
            .await;
    }
    let active = format!("/guilds/{guild}/threads/active");
    let active = sandbox.bot_ok(Method::GET, &active, Value::Null).await;
    let active = active["threads"].as_array().into_iter().flatten();
    let active: Vec<&Value> = active.map(|thread| &thread["id"]).collect();
    assert_eq!(active, [&elsewhere]);

    // Discord sends no events of their own for the threads of a deleted channel.
    let events = sandbox.get("/events").await;
    let entries = events["entries"].as_array().into_iter().flatten();
    let payloads = entries.map(|entry| &entry["payload"]);
    let is_deletion = |payload: &&Value| text(&payload["t"]).ends_with("_DELETE");
    let deletions: Vec<&Value> = payloads.filter(is_deletion).collect();
    let names: Vec<String> = deletions.iter().map(|it| text(&it["t"])).collect();
    assert_eq!(names, ["THREAD_DELETE", "CHANNEL_DELETE"]);
    let thread = json!({"id": first, "guild_id": guild, "parent_id": channel, "type": 11});
    assert_eq!(deletions[0]["d"], thread);
    assert_eq!(deletions[1]["d"]["id"], channel);
    for deletion in deletions {
        let read = serde_json::from_value::<GatewayEvent>(deletion.clone());
        assert!(read.is_ok(), "{read:?} in {deletion}");
    }

    // People are told of every deletion, because the thread may be what they look at.
    let feed = sandbox.get("/users/anna/feed").await;
    let entries = feed["entries"].as_array().into_iter().flatten();
    let deleted = entries.filter(|entry| entry["kind"] == "channel_deleted");
    let deleted: Vec<&Value> = deleted.map(|entry| &entry["channel"]).collect();
    assert_eq!(deleted, [&first, &second, &third, &channel]);
    task.abort();
}

#[tokio::test]
async fn each_type_of_channel_asks_for_its_permissions() {
    let sandbox = TestSandbox::new().await;
    let message = || json!({"content": "here"});
    let deny = async |channel: &str, permission: &str| {
        let path = format!("/channels/{channel}/permissions");
        sandbox.post(&path, json!({"deny": [permission]})).await;
    };
    for (name, number, lacking, code) in [
        ("text", 0, "SEND_MESSAGES", 50013),
        ("announcement", 5, "SEND_MESSAGES", 50013),
        ("voice", 2, "CONNECT", 50001),
        ("stage", 13, "CONNECT", 50001),
    ] {
        let new = json!({"server": "Card Club", "name": name, "type": name});
        let id = text(&sandbox.post("/channels", new).await["id"]);
        let path = format!("/channels/{id}");
        let read = sandbox.bot_ok(Method::GET, &path, json!(null)).await;
        assert_eq!(read["type"], number);
        let path = format!("{path}/messages");
        sandbox.bot_ok(Method::POST, &path, message()).await;
        deny(name, "CREATE_PUBLIC_THREADS").await;
        sandbox.bot_ok(Method::POST, &path, message()).await;
        deny(name, lacking).await;
        sandbox
            .bot_rejected(Method::POST, &path, message(), (403, code))
            .await;
    }
    let new = json!({"server": "Card Club", "name": "ideas", "type": "forum"});
    let forum = text(&sandbox.post("/channels", new).await["id"]);
    let path = format!("/channels/{forum}/messages");
    sandbox
        .bot_rejected(Method::POST, &path, message(), (400, 50008))
        .await;
    for (name, private, expected) in [("post", false, 11), ("secret", true, 12)] {
        let new =
            json!({"server": "Card Club", "name": name, "parent": "ideas", "private": private});
        let id = text(&sandbox.post("/channels", new).await["id"]);
        let path = format!("/channels/{id}/messages");
        let shown = sandbox.get("/users/anna/channels").await;
        let channels = shown["channels"].as_array().cloned().unwrap_or_default();
        let shown = channels.iter().find(|it| it["id"] == id.as_str());
        assert_eq!(shown.expect("people see it")["type"], expected);
        if private {
            sandbox
                .bot_rejected(Method::POST, &path, message(), (403, 50001))
                .await;
        } else {
            sandbox.bot_ok(Method::POST, &path, message()).await;
            deny("ideas", "SEND_MESSAGES").await;
            sandbox.bot_ok(Method::POST, &path, message()).await;
            deny("ideas", "SEND_MESSAGES_IN_THREADS").await;
            sandbox
                .bot_rejected(Method::POST, &path, message(), (403, 50013))
                .await;
        }
    }
}
