//! What push notifications say, and to whom.

use reqwest::Method;
use serde_json::{Value, json};

use super::support::{TestSandbox, layout, text, words};

/// The push notifications of a user.
async fn pushes(sandbox: &TestSandbox, user: &str) -> Vec<Value> {
    let pushes = sandbox.get(&format!("/users/{user}/pushes")).await;
    pushes["entries"].as_array().cloned().unwrap_or_default()
}

/// Their texts.
async fn texts(sandbox: &TestSandbox, user: &str) -> Vec<String> {
    let pushes = pushes(sandbox, user).await;
    pushes.iter().map(|push| text(&push["text"])).collect()
}

/// The path of the direct messages with a user.
async fn direct(sandbox: &TestSandbox, user: &str) -> String {
    let id = sandbox.user(user).await["id"].clone();
    let body = json!({"recipient_id": id});
    let channel = sandbox
        .bot_ok(Method::POST, "/users/@me/channels", body)
        .await;
    format!("/channels/{}/messages", text(&channel["id"]))
}

#[tokio::test]
async fn direct_messages_and_mentions_are_pushed_once() {
    let sandbox = TestSandbox::new().await;
    let (anna, ben) = (sandbox.user("anna").await, sandbox.user("ben").await);
    let [anna, ben] = [&anna, &ben].map(|user| text(&user["id"]));
    let path = direct(&sandbox, "anna").await;
    let posted = json!({"content": "Ben led Knight 5."});
    let posted = sandbox.bot_ok(Method::POST, &path, posted).await;
    let mut edit = layout(json!([words(&format!("Your hand, <@{anna}>"))]));
    edit["content"] = Value::Null;
    let one = format!("{path}/{}", text(&posted["id"]));
    sandbox.bot_ok(Method::PATCH, &one, edit).await;
    let first = &pushes(&sandbox, "anna").await[0];
    assert_eq!(
        [&first["author"], &first["text"]],
        ["Bot", "Ben led Knight 5."]
    );
    assert_eq!(
        [&first["place"], &first["number"]],
        [&Value::Null, &json!(1)]
    );
    assert_eq!(first["message_id"], posted["id"]);

    let path = format!("/channels/{}/messages", sandbox.channel("cards").await);
    for body in [
        json!({"content": format!("<@{anna}> and <@{ben}> play"), "allowed_mentions": {"users": [ben]}}),
        json!({"content": "No one is mentioned"}),
        json!({"content": format!("Silent, <@{ben}>"), "flags": 1 << 12}),
    ] {
        sandbox.bot_ok(Method::POST, &path, body).await;
    }
    assert_eq!(texts(&sandbox, "anna").await, ["Ben led Knight 5."]);
    let mentioned = pushes(&sandbox, "ben").await;
    assert_eq!(mentioned.len(), 1);
    assert_eq!(mentioned[0]["text"], "@Anna and @Ben play");
    assert_eq!(mentioned[0]["place"], "#cards, Card Club");
    let later = sandbox.get("/users/ben/pushes?after=1").await;
    assert_eq!(later, json!({"entries": [], "last": 1}));
}

#[tokio::test]
async fn components_and_embeds_have_no_text_on_a_lock_screen() {
    let sandbox = TestSandbox::new().await;
    let path = direct(&sandbox, "ben").await;
    for body in [
        layout(json!([words("Your hand")])),
        json!({"embeds": [{"title": "Your hand"}]}),
        json!({"content": "Your turn", "embeds": [{"title": "Your hand"}]}),
    ] {
        sandbox.bot_ok(Method::POST, &path, body).await;
    }
    assert_eq!(texts(&sandbox, "ben").await, ["", "", "Your turn"]);
}

#[tokio::test]
async fn responses_that_only_a_client_shows_are_not_pushed() {
    let sandbox = TestSandbox::new().await;
    sandbox.register().await;
    for callback in [
        json!({"type": 4, "data": {"content": "psst", "flags": 1 << 6}}),
        json!({"type": 5}),
        json!({"type": 4, "data": {"content": "A table"}}),
    ] {
        let typed = json!({"channel": "dm", "command": "game start"});
        let used = sandbox.post("/users/ben/command", typed).await["interaction"].clone();
        assert_eq!(sandbox.respond(&used, callback).await.0, 204);
    }
    assert_eq!(texts(&sandbox, "ben").await, ["A table"]);
}

#[tokio::test]
async fn markdown_is_shown_as_plain_text() {
    let sandbox = TestSandbox::new().await;
    let nickname = json!({"nickname": "Queen"});
    sandbox.post("/users/anna/settings", nickname).await;
    let (anna, ben) = (sandbox.user("anna").await, sandbox.user("ben").await);
    let [anna, ben] = [&anna, &ben].map(|user| text(&user["id"]));
    let channel = sandbox.channel("general").await;
    let path = format!("/channels/{channel}/messages");
    for (typed, shown) in [
        (
            "## Your turn\n-# Trick 6\n> a\n- b",
            "Your turn\nTrick 6\na\n- b",
        ),
        (
            "**bold** *it* _it_ __u__ ~~s~~ `c` ||x||",
            "bold it it u s c x",
        ),
        ("***both*** **a *b* c**", "both a b c"),
        ("2 * 3 * 4, seat_a_b, **open", "2 * 3 * 4, seat_a_b, **open"),
        (r"\*not\* it \\ \o", r"*not* it \ \o"),
        ("<:seat_a:12><a:b:3> 🂡", ":seat_a::b: 🂡"),
        (
            "</claim start:12> <t:1:R> a < b",
            "/claim start <t:1:R> a < b",
        ),
        ("[the rules](https://example.org/_a_) [x]", "the rules [x]"),
        ("<@!ANNA> in <#HERE>", "@Queen in #general"),
    ] {
        let typed = typed.replace("ANNA", &anna).replace("HERE", &channel);
        let body = json!({"content": format!("{typed} <@{ben}>")});
        sandbox.bot_ok(Method::POST, &path, body).await;
        let last = texts(&sandbox, "ben").await.pop();
        assert_eq!(last, Some(format!("{shown} @Ben")), "{typed}");
    }
}

#[tokio::test]
async fn link_previews_can_be_switched_off() {
    let sandbox = TestSandbox::new().await;
    assert_eq!(sandbox.user("ben").await["link_previews"], true);
    let off = json!({"link_previews": false});
    let changed = sandbox.post("/users/ben/settings", off).await;
    assert_eq!(changed["link_previews"], false);
    assert_eq!(sandbox.user("anna").await["link_previews"], true);
}
