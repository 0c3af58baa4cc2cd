//! Interactions: kinds of responses, error codes of invalid ones, and what users see.

use reqwest::Method;
use serde_json::{Value, json};

use super::support::{TestSandbox, send, text};

/// Uses the command as a user; returns the interaction's id.
async fn use_command(sandbox: &TestSandbox, user: &str) -> Value {
    let body = json!({"channel": "cards", "command": "game start"});
    let path = format!("/users/{user}/command");
    sandbox.post(&path, body).await["interaction"].clone()
}

/// The state of an interaction.
async fn state(sandbox: &TestSandbox, id: &Value) -> Value {
    sandbox.get(&format!("/interactions/{}", text(id))).await
}

/// A request with an interaction's token.
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
    let request = sandbox.request(method, &path);
    send(if body.is_null() {
        request
    } else {
        request.json(&body)
    })
    .await
}

#[tokio::test]
async fn ephemeral_response_is_visible_to_one_user() {
    let sandbox = TestSandbox::new().await;
    sandbox.register().await;
    let id = use_command(&sandbox, "anna").await;
    let (status, _) = sandbox
        .respond(
            &id,
            json!({"type": 4, "data": {"content": "psst", "flags": 64}}),
        )
        .await;
    assert_eq!(status, 204);
    let seen = sandbox.get("/users/anna/channels/cards/messages").await;
    assert_eq!(seen["messages"][0]["ephemeral"], true);
    let message = text(&seen["messages"][0]["id"]);
    assert_eq!(
        sandbox.get("/users/ben/channels/cards/messages").await["messages"],
        json!([])
    );
    assert_eq!(sandbox.get("/users/ben/feed").await["entries"], json!([]));
    let path = format!(
        "/channels/{}/messages/{message}",
        sandbox.channel("cards").await
    );
    sandbox
        .bot_rejected(Method::PATCH, &path, json!({"content": "x"}), (404, 10008))
        .await;
    let (status, edited) = webhook(
        &sandbox,
        Method::PATCH,
        &id,
        "/messages/@original",
        json!({"content": "x"}),
    )
    .await;
    assert_eq!((status, &edited["content"]), (200, &json!("x")));
    let (status, rejected) = sandbox
        .respond(&id, json!({"type": 4, "data": {"content": "again"}}))
        .await;
    assert_eq!((status, &rejected["code"]), (400, &json!(40060)));
    let (status, rejected) = sandbox
        .try_post(
            "/users/ben/press",
            json!({"message": message, "custom_id": "x", "forged": true}),
        )
        .await;
    assert_eq!(status, 404, "{rejected}");
    let (status, _) = webhook(
        &sandbox,
        Method::DELETE,
        &id,
        "/messages/@original",
        Value::Null,
    )
    .await;
    assert_eq!(status, 204);
    let (status, rejected) = webhook(
        &sandbox,
        Method::GET,
        &id,
        "/messages/@original",
        Value::Null,
    )
    .await;
    assert_eq!((status, &rejected["code"]), (404, &json!(10008)));
}

#[tokio::test]
async fn first_follow_up_fills_a_deferred_response() {
    let sandbox = TestSandbox::new().await;
    sandbox.register().await;
    let id = use_command(&sandbox, "anna").await;
    let (status, _) = webhook(&sandbox, Method::POST, &id, "", json!({"content": "early"})).await;
    assert_eq!(status, 404);
    sandbox
        .respond(&id, json!({"type": 5, "data": {"flags": 64}}))
        .await;
    let thinking = sandbox.get("/users/anna/channels/cards/messages").await;
    assert_eq!(thinking["messages"][0]["thinking"], true);
    let (status, filled) =
        webhook(&sandbox, Method::POST, &id, "", json!({"content": "done"})).await;
    assert_eq!(status, 200);
    assert_eq!(filled["id"], thinking["messages"][0]["id"]);
    let (_, second) = webhook(
        &sandbox,
        Method::POST,
        &id,
        "",
        json!({"content": "more", "flags": 64}),
    )
    .await;
    let path = format!("/messages/{}", text(&second["id"]));
    let (status, _) = webhook(
        &sandbox,
        Method::PATCH,
        &id,
        &path,
        json!({"content": "most"}),
    )
    .await;
    assert_eq!(status, 200);
    let seen = sandbox.get("/users/anna/channels/cards/messages").await;
    let contents = seen["messages"].as_array().into_iter().flatten();
    let contents: Vec<&Value> = contents.map(|message| &message["content"]).collect();
    assert_eq!(contents, ["done", "most"]);
    assert_eq!(state(&sandbox, &id).await["how"], "deferred_message");
}

#[tokio::test]
async fn buttons_and_select_menus_send_component_interactions() {
    let sandbox = TestSandbox::new().await;
    let path = format!("/channels/{}/messages", sandbox.channel("cards").await);
    let body = json!({"content": "x", "components": [
        {"type": 1, "components": [
            {"type": 2, "style": 1, "label": "Join", "emoji": {"name": "🃏"}, "custom_id": "join"},
            {"type": 2, "style": 1, "label": "Off", "disabled": true, "custom_id": "off"},
            {"type": 2, "style": 5, "label": "Help", "url": "https://example.org"},
        ]},
        {"type": 1, "components": [
            {"type": 3, "custom_id": "pick", "options": [{"label": "One", "value": "1"}]},
        ]},
    ]});
    let message = sandbox.bot_ok(Method::POST, &path, body).await["id"].clone();
    let press = async |body: Value, expected: u16| {
        let (status, answer) = sandbox.try_post("/users/anna/press", body).await;
        assert_eq!(status, expected, "{answer}");
        answer
    };
    let pressed = press(json!({"message": message, "button": "Join"}), 200).await;
    assert_eq!(pressed["custom_id"], "join");
    press(json!({"message": message, "button": "🃏 Join"}), 200).await;
    press(json!({"message": message, "custom_id": "join"}), 200).await;
    press(json!({"message": message, "button": "Off"}), 409).await;
    press(json!({"message": message, "button": "Help"}), 400).await;
    press(json!({"message": message, "button": "Leave"}), 404).await;
    press(
        json!({"message": message, "custom_id": "anything", "forged": true}),
        200,
    )
    .await;
    press(
        json!({"message": message, "button": "Off", "forged": true}),
        400,
    )
    .await;
    press(json!({"message": "1", "button": "Join"}), 404).await;

    let (status, rejected) = sandbox
        .try_post(
            "/users/gustav/press",
            json!({"message": message, "button": "Join"}),
        )
        .await;
    assert_eq!(status, 404, "{rejected}");
    let chosen = sandbox
        .post(
            "/users/anna/select",
            json!({"message": message, "values": ["One"]}),
        )
        .await;
    let events = sandbox.get("/events").await;
    let entries = events["entries"].as_array().cloned().unwrap_or_default();
    let event = entries
        .iter()
        .find(|entry| entry["payload"]["d"]["id"] == chosen["interaction"]);
    let data = event.map(|entry| entry["payload"]["d"]["data"].clone());
    assert_eq!(
        data,
        Some(json!({"id": 6, "custom_id": "pick", "component_type": 3, "values": ["1"]}))
    );

    let (status, _) = sandbox
        .respond(&chosen["interaction"], json!({"type": 6}))
        .await;
    assert_eq!(status, 204);
    let edit = json!({"content": "y", "components": []});
    let (status, _) = webhook(
        &sandbox,
        Method::PATCH,
        &chosen["interaction"],
        "/messages/@original",
        edit,
    )
    .await;
    assert_eq!(status, 200);
    let seen = sandbox.get("/users/anna/channels/cards/messages").await;
    assert_eq!(seen["messages"][0]["content"], "y");
    let (status, answered) = sandbox
        .respond(
            &pressed["interaction"],
            json!({"type": 7, "data": {"content": "z"}}),
        )
        .await;
    assert_eq!(status, 204, "{answered}");
}

#[tokio::test]
async fn interaction_without_response_fails_visibly() {
    let sandbox = TestSandbox::new().await;
    sandbox.register().await;
    let id = use_command(&sandbox, "anna").await;
    let failed = sandbox
        .get(&format!("/interactions/{}?wait_ms=60000", text(&id)))
        .await;
    assert_eq!(failed["state"], "failed");
    let feed = sandbox.get("/users/anna/feed").await;
    assert_eq!(feed["entries"][0]["kind"], "failed");
    let seen = sandbox.get("/users/anna/channels/cards/messages").await;
    assert_eq!(seen["failures"][0]["interaction"], id);
    let (status, rejected) = sandbox
        .respond(&id, json!({"type": 4, "data": {"content": "late"}}))
        .await;
    assert_eq!((status, &rejected["code"]), (404, &json!(10062)));
}

#[tokio::test]
async fn interaction_token_expires() {
    let sandbox = TestSandbox::new().await;
    sandbox.register().await;
    let id = use_command(&sandbox, "anna").await;
    sandbox.respond(&id, json!({"type": 5})).await;
    sandbox
        .post(
            &format!("/interactions/{}/age", text(&id)),
            json!({"seconds": 901}),
        )
        .await;
    let (status, rejected) =
        webhook(&sandbox, Method::POST, &id, "", json!({"content": "late"})).await;
    assert_eq!((status, &rejected["code"]), (401, &json!(50027)));
    let other = use_command(&sandbox, "anna").await;
    let aged = sandbox
        .post(
            &format!("/interactions/{}/age", text(&other)),
            json!({"seconds": 3}),
        )
        .await;
    assert_eq!(aged["state"], "failed");
}

#[tokio::test]
async fn invalid_responses_are_rejected() {
    let sandbox = TestSandbox::new().await;
    sandbox.register().await;
    let id = use_command(&sandbox, "anna").await;
    for callback in [
        json!({}),
        json!({"type": 1}),
        json!({"type": 6}),
        json!({"type": 7, "data": {"content": "x"}}),
        json!({"type": 8, "data": {"choices": []}}),
        json!({"type": 4, "data": {"content": "x".repeat(2001)}}),
        json!({"type": 9, "data": {"title": "t"}}),
    ] {
        let (status, rejected) = sandbox.respond(&id, callback.clone()).await;
        assert_eq!(
            (status, &rejected["code"]),
            (400, &json!(50035)),
            "{callback}"
        );
    }
    let (status, rejected) = sandbox.respond(&id, json!({"type": 4, "data": {}})).await;
    assert_eq!((status, &rejected["code"]), (400, &json!(50006)));
    assert_eq!(state(&sandbox, &id).await["state"], "pending");
    let forged = format!("/api/v10/interactions/{}/secret/callback", text(&id));
    let (status, rejected) = send(
        sandbox
            .request(Method::POST, &forged)
            .json(&json!({"type": 5})),
    )
    .await;
    assert_eq!((status, &rejected["code"]), (404, &json!(10062)));
}

/// Has a user type an option of this type; returns the interaction's id.
async fn type_option(sandbox: &TestSandbox, option_type: u8) -> Value {
    let option = json!({"name": "card", "type": option_type, "value": "7", "focused": true});
    let subcommand = json!({"name": "start", "type": 1, "options": [option]});
    let data = json!({"name": "game", "type": 1, "options": [subcommand]});
    let body = json!({"channel": "cards", "data": data, "autocomplete": true});
    let typed = sandbox.post("/users/anna/raw-command", body).await;
    typed["interaction"].clone()
}

#[tokio::test]
async fn choices_have_the_type_of_the_option_being_typed() {
    let sandbox = TestSandbox::new().await;
    let choose = async |id: &Value, value: &Value| {
        let choices = json!([{"name": "seven", "value": value}]);
        let callback = json!({"type": 8, "data": {"choices": choices}});
        let (status, answer) = sandbox.respond(id, callback).await;
        (status, answer["code"].as_u64())
    };
    for (option_type, right, wrong) in [
        (3, json!("7"), json!(7)),
        (4, json!(7), json!("7")),
        (4, json!(7), json!(7.5)),
        (10, json!(7.5), json!("7.5")),
        (10, json!(7), json!("seven")),
    ] {
        let id = type_option(&sandbox, option_type).await;
        let refused = choose(&id, &wrong).await;
        assert_eq!(refused, (400, Some(50035)), "{option_type}: {wrong}");
        let accepted = choose(&id, &right).await;
        assert_eq!(accepted, (204, None), "{option_type}: {right}");
    }
}

#[tokio::test]
async fn form_can_be_opened_and_submitted() {
    let sandbox = TestSandbox::new().await;
    sandbox.register().await;
    let id = use_command(&sandbox, "anna").await;
    let form = json!({"custom_id": "form", "title": "A form", "components": [
        {"type": 1, "components": [{"type": 4, "custom_id": "name", "label": "Name", "style": 1}]},
    ]});
    let (status, rejected) = sandbox.respond(&id, json!({"type": 9, "data": form})).await;
    assert_eq!(status, 204, "{rejected}");
    let sent = sandbox
        .post(
            "/users/anna/submit",
            json!({"interaction": id, "fields": {"name": "x"}}),
        )
        .await;
    let (status, _) = sandbox
        .respond(
            &sent["interaction"],
            json!({"type": 4, "data": {"content": "thanks"}}),
        )
        .await;
    assert_eq!(status, 204);
}
