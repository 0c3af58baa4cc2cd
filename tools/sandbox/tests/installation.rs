//! Where commands are available: in servers, for accounts that have installed the bot, and in direct messages.

use reqwest::Method;
use serde_json::{Value, json};

use super::support::{TestSandbox, command, send, text};

/// The command of the tests, available for all kinds of installation and in all kinds of channel.
fn everywhere() -> Value {
    let mut command = command();
    command["integration_types"] = json!([0, 1]);
    command["contexts"] = json!([0, 1]);
    command
}

async fn register(sandbox: &TestSandbox, command: Value) {
    let path = format!("{}/commands", sandbox.application_path().await);
    sandbox.bot_ok(Method::PUT, &path, json!([command])).await;
}

async fn use_command(sandbox: &TestSandbox, user: &str, channel: &str) -> (u16, Value) {
    let typed = json!({"channel": channel, "command": "game start"});
    sandbox
        .try_post(&format!("/users/{user}/command"), typed)
        .await
}

/// The last interaction as the bot received it.
async fn last_event(sandbox: &TestSandbox) -> Value {
    let events = sandbox.get("/events").await;
    let last = events["entries"].as_array().and_then(|it| it.last());
    last.expect("an event")["payload"]["d"].clone()
}

async fn install(sandbox: &TestSandbox, user: &str, installed: bool) -> Value {
    let settings = json!({"installed": installed});
    sandbox
        .post(&format!("/users/{user}/settings"), settings)
        .await
}

#[tokio::test]
async fn commands_exist_where_the_bot_is_installed() {
    let sandbox = TestSandbox::new().await;
    register(&sandbox, everywhere()).await;
    let status = async |user, channel| use_command(&sandbox, user, channel).await.0;
    assert_eq!(status("ben", "cards").await, 200);
    assert_eq!(status("ben", "dm").await, 200);
    assert_eq!(status("ben", "reading").await, 404);
    assert_eq!(status("gustav", "dm").await, 404, "no server in common");
    for user in ["ben", "gustav"] {
        assert_eq!(install(&sandbox, user, true).await["installed"], true);
    }
    assert_eq!(status("ben", "reading").await, 200);
    assert_eq!(status("gustav", "dm").await, 200);
    assert_eq!(
        status("fiona", "reading").await,
        404,
        "only Ben installed it"
    );
    let listed = async |query: &str| {
        let list = sandbox.get(&format!("/commands?{query}")).await;
        list["commands"].as_array().map(Vec::len)
    };
    assert_eq!(listed("server=Book%20Club&user=ben").await, Some(1));
    assert_eq!(listed("server=Book%20Club&user=fiona").await, Some(0));
    install(&sandbox, "ben", false).await;
    assert_eq!(status("ben", "reading").await, 404);
}

#[tokio::test]
async fn commands_say_for_which_installations_and_places_they_are() {
    let sandbox = TestSandbox::new().await;
    install(&sandbox, "ben", true).await;
    let places = async |types: Value, contexts: Value| {
        let mut command = command();
        command["integration_types"] = types;
        command["contexts"] = contexts;
        register(&sandbox, command).await;
        let mut usable = Vec::new();
        for channel in ["cards", "reading", "dm"] {
            if use_command(&sandbox, "ben", channel).await.0 == 200 {
                usable.push(channel);
            }
        }
        usable
    };
    assert_eq!(places(json!([0]), json!([0])).await, ["cards"]);
    assert_eq!(places(json!([0]), json!([0, 1])).await, ["cards", "dm"]);
    assert_eq!(places(json!([1]), json!([0])).await, ["cards", "reading"]);
    assert_eq!(places(json!([1]), json!([1, 2])).await, ["dm"]);
    let all = ["cards", "reading", "dm"];
    assert_eq!(places(Value::Null, Value::Null).await, all);
    let path = format!("{}/commands", sandbox.application_path().await);
    for (field, wrong) in [
        ("integration_types", json!([2])),
        ("contexts", json!([0, 0])),
    ] {
        let mut command = command();
        command[field] = wrong;
        let rejected = sandbox.bot_rejected(Method::PUT, &path, json!([command]), (400, 50035));
        rejected.await;
    }
}

#[tokio::test]
async fn interactions_tell_who_authorised_them() {
    let sandbox = TestSandbox::new().await;
    register(&sandbox, everywhere()).await;
    install(&sandbox, "ben", true).await;
    let ben = sandbox.user("ben").await["id"].clone();
    let used = async |user: &str, channel: &str| {
        let (status, answer) = use_command(&sandbox, user, channel).await;
        assert_eq!(status, 200, "{answer}");
        last_event(&sandbox).await
    };
    let event = used("ben", "cards").await;
    let owners = json!({"0": event["guild_id"], "1": ben});
    assert_eq!(event["authorizing_integration_owners"], owners);
    let event = used("ben", "dm").await;
    assert_eq!(event["context"], 1);
    let owners = json!({"0": "0", "1": ben});
    assert_eq!(event["authorizing_integration_owners"], owners);
    let event = used("fiona", "dm").await;
    assert_eq!(event["authorizing_integration_owners"], json!({"0": "0"}));
    let event = used("ben", "reading").await;
    assert_eq!(event["context"], 0);
    assert_eq!(event["authorizing_integration_owners"], json!({"1": ben}));
    let permissions: u64 = text(&event["app_permissions"]).parse().unwrap_or(u64::MAX);
    assert_eq!(permissions & 1 << 11, 0, "the bot cannot post there");
}

#[tokio::test]
async fn guests_only_respond() {
    let sandbox = TestSandbox::new().await;
    register(&sandbox, everywhere()).await;
    install(&sandbox, "ben", true).await;
    let channel = sandbox.channel("reading").await;
    let path = format!("/channels/{channel}/messages");
    let post = json!({"content": "Hello"});
    let rejected = sandbox.bot_rejected(Method::POST, &path, post.clone(), (403, 50001));
    rejected.await;
    let (_, used) = use_command(&sandbox, "ben", "reading").await;
    let button = json!([{"type": 1, "components": [
        {"type": 2, "style": 1, "label": "Go", "custom_id": "go"},
    ]}]);
    let answer = json!({"type": 4, "data": {"content": "Hi", "flags": 64, "components": button}});
    let (status, body) = sandbox.respond(&used["interaction"], answer).await;
    assert_eq!(status, 204, "{body}");
    let token = sandbox.interaction_token(&used["interaction"]).await;
    let webhook = format!("{}/{token}", sandbox.application_path().await);
    let webhook = webhook.replace("applications", "webhooks");
    for number in 1..=6 {
        let request = sandbox.request(Method::POST, &format!("/api/v10{webhook}"));
        let (status, body) = send(request.json(&post)).await;
        assert_eq!(status == 200, number <= 5, "{number}: {body}");
        assert!(status == 200 || body["code"] == 40094, "{body}");
    }
    let messages = sandbox.get("/users/ben/channels/reading/messages").await;
    let first = text(&messages["messages"][0]["id"]);
    let press = json!({"message": first, "button": "Go"});
    sandbox.post("/users/ben/press", press).await;
    let event = last_event(&sandbox).await;
    let ben = sandbox.user("ben").await["id"].clone();
    assert_eq!(event["authorizing_integration_owners"], json!({"1": ben}));
    assert!(event["member"].is_object());
}

#[tokio::test]
async fn accounts_that_installed_the_bot_get_its_direct_messages() {
    let sandbox = TestSandbox::new().await;
    let id = sandbox.user("gustav").await["id"].clone();
    let open = json!({"recipient_id": id});
    let channel = sandbox
        .bot_ok(Method::POST, "/users/@me/channels", open)
        .await;
    let path = format!("/channels/{}/messages", text(&channel["id"]));
    let post = json!({"content": "Hello"});
    let (status, _) = sandbox.bot(Method::POST, &path, post.clone()).await;
    assert_eq!(status, 403);
    install(&sandbox, "gustav", true).await;
    sandbox.bot_ok(Method::POST, &path, post).await;
}
