//! Components V2: what is returned, edits that turn messages into those, responses to interactions, and mentions.

use std::future::ready;
use std::sync::Arc;
use std::sync::Mutex;

use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use axum::{Json, Router};
use reqwest::Method;
use serde_json::{Value, json};

use super::support::{TestSandbox, V2, button_row, container, layout, send, text, words};

const LOADING: u64 = 1 << 7;
const EPHEMERAL: u64 = 1 << 6;

/// Uses the command as Anna; returns the interaction's id.
async fn use_command(sandbox: &TestSandbox) -> Value {
    let body = json!({"channel": "cards", "command": "game start"});
    sandbox.post("/users/anna/command", body).await["interaction"].clone()
}

/// A request about the responses to an interaction.
async fn webhook(
    sandbox: &TestSandbox,
    method: Method,
    id: &Value,
    rest: &str,
    body: Value,
) -> (u16, Value) {
    let application = text(&sandbox.get("/world").await["application_id"]);
    let token = sandbox.interaction_token(id).await;
    let path = format!("/api/v10/webhooks/{application}/{token}{rest}");
    send(sandbox.request(method, &path).json(&body)).await
}

#[tokio::test]
async fn components_are_returned_with_ids_and_defaults() {
    let sandbox = TestSandbox::new().await;
    let path = format!("/channels/{}/messages", sandbox.channel("general").await);
    let button = json!({"type": 2, "style": 2, "label": "Join", "custom_id": "join"});
    let section = json!({"type": 9, "components": [words("a"), words("b")], "accessory": button});
    let picture = json!({"media": {"url": "https://example.org/a.png"}});
    let body = layout(json!([
        container(json!([words("# Title"), {"type": 14, "id": 2}, section])),
        {"type": 12, "items": [picture]},
        button_row("a"),
    ]));
    let posted = sandbox.bot_ok(Method::POST, &path, body).await;
    assert_eq!(posted["flags"], V2);
    assert_eq!(
        [&posted["content"], &posted["embeds"]],
        [&json!(""), &json!([])]
    );
    let picture = &posted["components"][1]["items"][0];
    assert_eq!(picture["description"], Value::Null);
    assert_eq!(picture["spoiler"], false);
    assert_eq!(picture["media"]["url"], "https://example.org/a.png");
    assert!(picture["media"]["id"].is_string() && picture["media"]["proxy_url"].is_string());
    let section = json!({
        "type": 9, "id": 4,
        "components": [{"type": 10, "id": 5, "content": "a"}, {"type": 10, "id": 6, "content": "b"}],
        "accessory": {"type": 2, "id": 7, "style": 2, "label": "Join", "custom_id": "join"},
    });
    let container = json!({
        "type": 17, "id": 1, "accent_color": null, "spoiler": false,
        "components": [
            {"type": 10, "id": 3, "content": "# Title"},
            {"type": 14, "id": 2, "divider": true, "spacing": 1},
            section,
        ],
    });
    assert_eq!(posted["components"][0], container);
    assert_eq!(posted["components"][2]["id"], 9);
    assert_eq!(posted["components"][2]["components"][0]["id"], 10);
    let seen = sandbox.get("/users/anna/channels/general/messages").await;
    assert_eq!(seen["messages"][0]["components"], posted["components"]);
}

#[tokio::test]
async fn edits_turn_messages_into_components_for_good() {
    let sandbox = TestSandbox::new().await;
    let path = format!("/channels/{}/messages", sandbox.channel("general").await);
    let body = json!({"content": "Your turn", "embeds": [{"title": "A hand"}]});
    let posted = sandbox.bot_ok(Method::POST, &path, body).await;
    let one = format!("{path}/{}", text(&posted["id"]));
    let edit = |content: Option<Value>, embeds: Option<Value>| {
        let mut body = layout(json!([container(json!([words("A hand")]))]));
        for (field, value) in [("content", content), ("embeds", embeds)] {
            if let Some(value) = value {
                body[field] = value;
            }
        }
        body
    };
    let none = || Some(Value::Null);
    for (wrong_field, body) in [
        ("content", edit(None, Some(json!([])))),
        ("content", edit(Some(json!("x")), Some(json!([])))),
        ("embeds", edit(none(), None)),
        // Of the empty values, only this one is refused.
        ("embeds", edit(none(), none())),
    ] {
        let rejected = sandbox
            .bot_rejected(Method::PATCH, &one, body, (400, 50035))
            .await;
        assert!(rejected["errors"][wrong_field].is_object(), "{rejected}");
    }
    let body = edit(none(), Some(json!([])));
    let edited = sandbox.bot_ok(Method::PATCH, &one, body).await;
    assert_eq!(
        [&edited["content"], &edited["embeds"]],
        [&json!(""), &json!([])]
    );
    assert_eq!(edited["flags"], V2);

    // Later edits need no flag, but none that lacks this one.
    let later = |flags: Value, components: Value| {
        let mut body = json!({"components": components});
        if !flags.is_null() {
            body["flags"] = flags;
        }
        body
    };
    let text = json!([words("Another hand")]);
    let body = later(Value::Null, text.clone());
    sandbox.bot_ok(Method::PATCH, &one, body).await;
    sandbox
        .bot_rejected(Method::PATCH, &one, later(json!(0), text), (400, 50035))
        .await;
    let body = later(json!(0), json!([button_row("a")]));
    let edited = sandbox.bot_ok(Method::PATCH, &one, body).await;
    assert_eq!(edited["flags"], V2);
    for body in [json!({"content": "x"}), json!({"flags": 0, "content": "x"})] {
        let rejected = sandbox
            .bot_rejected(Method::PATCH, &one, body, (400, 50035))
            .await;
        assert!(rejected["errors"]["content"].is_object(), "{rejected}");
    }
    sandbox
        .bot_rejected(Method::PATCH, &one, json!({"components": []}), (400, 50006))
        .await;
}

#[tokio::test]
async fn deferred_response_gets_the_flag_when_it_is_completed() {
    let sandbox = TestSandbox::new().await;
    sandbox.register().await;
    let hand = json!([words("Your hand")]);
    for (method, rest) in [(Method::PATCH, "/messages/@original"), (Method::POST, "")] {
        let id = use_command(&sandbox).await;
        let flags = V2 | EPHEMERAL;
        let deferred = json!({"type": 5, "data": {"flags": flags}});
        assert_eq!(sandbox.respond(&id, deferred).await.0, 204);
        let seen = sandbox.get("/users/anna/channels/cards/messages").await;
        let last = seen["messages"].as_array().and_then(|all| all.last());
        let loading = last.map(|message| message["flags"].clone());
        assert_eq!(loading, Some(json!(LOADING | EPHEMERAL)));
        let without = json!({"components": hand});
        let (status, rejected) = webhook(&sandbox, method.clone(), &id, rest, without).await;
        assert_eq!(status, 400, "{rejected}");
        let with = layout(hand.clone());
        let (status, edited) = webhook(&sandbox, method, &id, rest, with).await;
        assert_eq!((status, &edited["flags"]), (200, &json!(V2 | EPHEMERAL)));
    }
}

#[tokio::test]
async fn responses_updates_and_follow_ups_are_made_of_components() {
    let sandbox = TestSandbox::new().await;
    sandbox.register().await;
    let id = use_command(&sandbox).await;
    // Errors are told by their places in the body of the callback.
    let body = layout(json!([words("")]));
    let (_, rejected) = sandbox.respond(&id, json!({"type": 4, "data": body})).await;
    let error = rejected["errors"].pointer("/data/components/0/content/_errors/0");
    assert!(error.is_some(), "{rejected}");
    let body = layout(json!([words("A table"), button_row("Join")]));
    let (status, answer) = sandbox.respond(&id, json!({"type": 4, "data": body})).await;
    assert_eq!(status, 204, "{answer}");
    let body = layout(json!([words("More")]));
    let (status, followup) = webhook(&sandbox, Method::POST, &id, "", body).await;
    assert_eq!((status, &followup["flags"]), (200, &json!(V2)));

    let seen = sandbox.get("/users/anna/channels/cards/messages").await;
    let table = &seen["messages"][0];
    let press = json!({"message": table["id"], "button": "Join"});
    let pressed = sandbox.post("/users/ben/press", press).await["interaction"].clone();
    let events = sandbox.get("/events").await;
    let entries = events["entries"].as_array().cloned().unwrap_or_default();
    let mut sent = entries.iter().map(|entry| &entry["payload"]["d"]);
    let event = sent.find(|event| event["id"] == pressed);
    let event = event.expect("the press was sent");
    assert_eq!(event["message"]["components"], table["components"]);
    assert_eq!(event["message"]["flags"], V2);
    let data = json!({"id": 3, "custom_id": "Join", "component_type": 2});
    assert_eq!(event["data"], data);
    let body = json!({"components": [words("Ben joined")]});
    let (status, answer) = sandbox
        .respond(&pressed, json!({"type": 7, "data": body}))
        .await;
    assert_eq!(status, 204, "{answer}");
    let seen = sandbox.get("/users/anna/channels/cards/messages").await;
    assert_eq!(
        seen["messages"][0]["components"][0]["content"],
        "Ben joined"
    );

    let menu = json!({"type": 3, "custom_id": "menu", "options": [{"label": "One", "value": "1"}]});
    let row = json!({"type": 1, "components": [menu]});
    let path = format!("/channels/{}/messages", sandbox.channel("cards").await);
    let body = layout(json!([container(json!([row]))]));
    let posted = sandbox.bot_ok(Method::POST, &path, body).await;
    let choice = json!({"message": posted["id"], "values": ["One"]});
    sandbox.post("/users/ben/select", choice).await;
}

/// Takes interactions as HTTP requests like a bot: keeps each, and answers with components.
fn answer(
    received: &Mutex<Vec<Value>>,
    headers: &HeaderMap,
    body: &str,
) -> Result<Json<Value>, StatusCode> {
    let signature = headers.get("x-signature-ed25519");
    if signature.is_none_or(|it| it == "00") {
        return Err(StatusCode::UNAUTHORIZED);
    }
    let event: Value = serde_json::from_str(body).expect("JSON");
    if event["type"] == 1 {
        return Ok(Json(json!({"type": 1})));
    }
    received.lock().expect("no panic").push(event);
    let data = layout(json!([container(json!([words("Joined")]))]));
    Ok(Json(json!({"type": 7, "data": data})))
}

#[tokio::test]
async fn presses_arrive_by_https_with_their_components() {
    let sandbox = TestSandbox::new().await;
    let received = Arc::<Mutex<Vec<Value>>>::default();
    let bot = {
        let received = Arc::clone(&received);
        post(move |headers: HeaderMap, body: String| ready(answer(&received, &headers, &body)))
    };
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await;
    let listener = listener.expect("a port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(async move { axum::serve(listener, Router::new().fallback(bot)).await });
    let accepted = sandbox.inner.send_interactions_to(vec![address]).await;
    accepted.expect("the endpoint is accepted");

    let path = format!("/channels/{}/messages", sandbox.channel("cards").await);
    let body = layout(json!([container(json!([
        words("A table"),
        button_row("Join")
    ]))]));
    let posted = sandbox.bot_ok(Method::POST, &path, body).await;
    let press = json!({"message": posted["id"], "button": "Join"});
    let pressed = sandbox.post("/users/anna/press", press).await["interaction"].clone();
    let state = format!("/interactions/{}?wait_ms=5000", text(&pressed));
    assert_eq!(sandbox.get(&state).await["how"], "update");
    let received = received.lock().expect("no panic")[0].clone();
    assert_eq!(received["message"]["components"], posted["components"]);
    let seen = sandbox.get("/users/anna/channels/cards/messages").await;
    let text = &seen["messages"][0]["components"][0]["components"][0]["content"];
    assert_eq!(text, "Joined");
}

#[tokio::test]
async fn mentions_in_texts_notify_as_allowed() {
    let sandbox = TestSandbox::new().await;
    let path = format!("/channels/{}/messages", sandbox.channel("general").await);
    let anna = text(&sandbox.user("anna").await["id"]);
    let ben = text(&sandbox.user("ben").await["id"]);
    let mut body = layout(json!([container(json!([
        words(&format!("Hello <@{anna}>")),
        {"type": 9, "components": [words(&format!("and <@{ben}>"))],
            "accessory": {"type": 2, "style": 1, "label": "a", "custom_id": format!("<@{anna}>")}},
    ]))]));
    let mentioned = async |body: Value| {
        let posted = sandbox.bot_ok(Method::POST, &path, body).await;
        let users = posted["mentions"].as_array().cloned().unwrap_or_default();
        let ids = users.iter().map(|user| text(&user["id"]));
        ids.collect::<Vec<String>>()
    };
    assert_eq!(mentioned(body.clone()).await, [anna.as_str(), &ben]);
    body["allowed_mentions"] = json!({"parse": []});
    assert_eq!(mentioned(body.clone()).await, [""; 0]);
    body["allowed_mentions"] = json!({"users": [ben]});
    assert_eq!(mentioned(body).await, [ben.as_str()]);
    let feed = sandbox.get("/users/ben/feed").await;
    let entries = feed["entries"].as_array().cloned().unwrap_or_default();
    let notified: Vec<&Value> = entries.iter().map(|entry| &entry["notifies"]).collect();
    assert_eq!(notified, [true, false, true]);
}
