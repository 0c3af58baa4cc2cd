//! Interactions: the ways to answer, the codes for wrong answers, and what people see of them.

use reqwest::Method;
use serde_json::{Value, json};

use super::support::{Bench, answer, text};

/// Lets a person type the command; gives the interaction's id.
async fn typed(bench: &Bench, user: &str) -> Value {
    let body = json!({"channel": "cards", "command": "claim start"});
    let path = format!("/users/{user}/command");
    bench.act(&path, body).await["interaction"].clone()
}

/// What became of an interaction.
async fn state(bench: &Bench, id: &Value) -> Value {
    bench.see(&format!("/interactions/{}", text(id))).await
}

/// A request by an interaction's token.
async fn hook(bench: &Bench, method: Method, id: &Value, rest: &str, body: Value) -> (u16, Value) {
    let application = text(&bench.see("/world").await["application_id"]);
    let token = bench.interaction_token(id).await;
    let path = format!("/api/v10/webhooks/{application}/{token}{rest}");
    let request = bench.request(method, &path);
    answer(if body.is_null() {
        request
    } else {
        request.json(&body)
    })
    .await
}

#[tokio::test]
async fn an_ephemeral_answer_is_for_one() {
    let bench = Bench::new().await;
    bench.register().await;
    let id = typed(&bench, "anna").await;
    let (status, _) = bench
        .answer(
            &id,
            json!({"type": 4, "data": {"content": "psst", "flags": 64}}),
        )
        .await;
    assert_eq!(status, 204);
    let seen = bench.see("/users/anna/channels/cards/messages").await;
    assert_eq!(seen["messages"][0]["ephemeral"], true);
    let message = text(&seen["messages"][0]["id"]);
    assert_eq!(
        bench.see("/users/ben/channels/cards/messages").await["messages"],
        json!([])
    );
    assert_eq!(bench.see("/users/ben/feed").await["entries"], json!([]));
    let path = format!(
        "/channels/{}/messages/{message}",
        bench.channel("cards").await
    );
    bench
        .bot_refused(Method::PATCH, &path, json!({"content": "x"}), (404, 10008))
        .await;
    let (status, edited) = hook(
        &bench,
        Method::PATCH,
        &id,
        "/messages/@original",
        json!({"content": "x"}),
    )
    .await;
    assert_eq!((status, &edited["content"]), (200, &json!("x")));
    let (status, refused) = bench
        .answer(&id, json!({"type": 4, "data": {"content": "again"}}))
        .await;
    assert_eq!((status, &refused["code"]), (400, &json!(40060)));
    let (status, refused) = bench
        .try_act(
            "/users/ben/press",
            json!({"message": message, "custom_id": "x", "forged": true}),
        )
        .await;
    assert_eq!(status, 404, "{refused}");
    let (status, _) = hook(
        &bench,
        Method::DELETE,
        &id,
        "/messages/@original",
        Value::Null,
    )
    .await;
    assert_eq!(status, 204);
    let (status, refused) =
        hook(&bench, Method::GET, &id, "/messages/@original", Value::Null).await;
    assert_eq!((status, &refused["code"]), (404, &json!(10008)));
}

#[tokio::test]
async fn a_deferred_answer_is_filled_by_the_first_follow_up() {
    let bench = Bench::new().await;
    bench.register().await;
    let id = typed(&bench, "anna").await;
    let (status, _) = hook(&bench, Method::POST, &id, "", json!({"content": "early"})).await;
    assert_eq!(status, 404);
    bench
        .answer(&id, json!({"type": 5, "data": {"flags": 64}}))
        .await;
    let thinking = bench.see("/users/anna/channels/cards/messages").await;
    assert_eq!(thinking["messages"][0]["thinking"], true);
    let (status, filled) = hook(&bench, Method::POST, &id, "", json!({"content": "done"})).await;
    assert_eq!(status, 200);
    assert_eq!(filled["id"], thinking["messages"][0]["id"]);
    let (_, second) = hook(
        &bench,
        Method::POST,
        &id,
        "",
        json!({"content": "more", "flags": 64}),
    )
    .await;
    let path = format!("/messages/{}", text(&second["id"]));
    let (status, _) = hook(
        &bench,
        Method::PATCH,
        &id,
        &path,
        json!({"content": "most"}),
    )
    .await;
    assert_eq!(status, 200);
    let seen = bench.see("/users/anna/channels/cards/messages").await;
    let contents = seen["messages"].as_array().into_iter().flatten();
    let contents: Vec<&Value> = contents.map(|message| &message["content"]).collect();
    assert_eq!(contents, ["done", "most"]);
    assert_eq!(state(&bench, &id).await["how"], "deferred_message");
}

#[tokio::test]
async fn buttons_and_selects_are_used_as_they_are_seen() {
    let bench = Bench::new().await;
    let path = format!("/channels/{}/messages", bench.channel("cards").await);
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
    let message = bench.bot_ok(Method::POST, &path, body).await["id"].clone();
    let press = async |body: Value, expected: u16| {
        let (status, answer) = bench.try_act("/users/anna/press", body).await;
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

    let (status, refused) = bench
        .try_act(
            "/users/gustav/press",
            json!({"message": message, "button": "Join"}),
        )
        .await;
    assert_eq!(status, 404, "{refused}");
    let chosen = bench
        .act(
            "/users/anna/select",
            json!({"message": message, "values": ["One"]}),
        )
        .await;
    let events = bench.see("/events").await;
    let entries = events["entries"].as_array().cloned().unwrap_or_default();
    let event = entries
        .iter()
        .find(|entry| entry["payload"]["d"]["id"] == chosen["interaction"]);
    let data = event.map(|entry| entry["payload"]["d"]["data"].clone());
    assert_eq!(
        data,
        Some(json!({"custom_id": "pick", "component_type": 3, "values": ["1"]}))
    );

    let (status, _) = bench
        .answer(&chosen["interaction"], json!({"type": 6}))
        .await;
    assert_eq!(status, 204);
    let edit = json!({"content": "y", "components": []});
    let (status, _) = hook(
        &bench,
        Method::PATCH,
        &chosen["interaction"],
        "/messages/@original",
        edit,
    )
    .await;
    assert_eq!(status, 200);
    let seen = bench.see("/users/anna/channels/cards/messages").await;
    assert_eq!(seen["messages"][0]["content"], "y");
    let (status, answered) = bench
        .answer(
            &pressed["interaction"],
            json!({"type": 7, "data": {"content": "z"}}),
        )
        .await;
    assert_eq!(status, 204, "{answered}");
}

#[tokio::test]
async fn what_is_not_answered_fails_and_is_seen_to_fail() {
    let bench = Bench::new().await;
    bench.register().await;
    let id = typed(&bench, "anna").await;
    let failed = bench
        .see(&format!("/interactions/{}?wait_ms=10000", text(&id)))
        .await;
    assert_eq!(failed["state"], "failed");
    let feed = bench.see("/users/anna/feed").await;
    assert_eq!(feed["entries"][0]["kind"], "failed");
    let seen = bench.see("/users/anna/channels/cards/messages").await;
    assert_eq!(seen["failures"][0]["interaction"], id);
    let (status, refused) = bench
        .answer(&id, json!({"type": 4, "data": {"content": "late"}}))
        .await;
    assert_eq!((status, &refused["code"]), (404, &json!(10062)));
}

#[tokio::test]
async fn a_token_dies_of_age() {
    let bench = Bench::new().await;
    bench.register().await;
    let id = typed(&bench, "anna").await;
    bench.answer(&id, json!({"type": 5})).await;
    bench
        .act(
            &format!("/interactions/{}/age", text(&id)),
            json!({"seconds": 901}),
        )
        .await;
    let (status, refused) = hook(&bench, Method::POST, &id, "", json!({"content": "late"})).await;
    assert_eq!((status, &refused["code"]), (401, &json!(50027)));
    let other = typed(&bench, "anna").await;
    let aged = bench
        .act(
            &format!("/interactions/{}/age", text(&other)),
            json!({"seconds": 3}),
        )
        .await;
    assert_eq!(aged["state"], "failed");
}

#[tokio::test]
async fn wrong_ways_to_answer_are_refused() {
    let bench = Bench::new().await;
    bench.register().await;
    let id = typed(&bench, "anna").await;
    for callback in [
        json!({}),
        json!({"type": 1}),
        json!({"type": 6}),
        json!({"type": 7, "data": {"content": "x"}}),
        json!({"type": 8, "data": {"choices": []}}),
        json!({"type": 4, "data": {"content": "x".repeat(2001)}}),
        json!({"type": 9, "data": {"title": "t"}}),
    ] {
        let (status, refused) = bench.answer(&id, callback.clone()).await;
        assert_eq!(
            (status, &refused["code"]),
            (400, &json!(50035)),
            "{callback}"
        );
    }
    let (status, refused) = bench.answer(&id, json!({"type": 4, "data": {}})).await;
    assert_eq!((status, &refused["code"]), (400, &json!(50006)));
    assert_eq!(state(&bench, &id).await["state"], "pending");
    let forged = format!("/api/v10/interactions/{}/secret/callback", text(&id));
    let (status, refused) = answer(
        bench
            .request(Method::POST, &forged)
            .json(&json!({"type": 5})),
    )
    .await;
    assert_eq!((status, &refused["code"]), (404, &json!(10062)));
}

#[tokio::test]
async fn a_form_is_opened_and_sent() {
    let bench = Bench::new().await;
    bench.register().await;
    let id = typed(&bench, "anna").await;
    let form = json!({"custom_id": "form", "title": "A form", "components": [
        {"type": 1, "components": [{"type": 4, "custom_id": "name", "label": "Name", "style": 1}]},
    ]});
    let (status, refused) = bench.answer(&id, json!({"type": 9, "data": form})).await;
    assert_eq!(status, 204, "{refused}");
    let sent = bench
        .act(
            "/users/anna/submit",
            json!({"interaction": id, "fields": {"name": "x"}}),
        )
        .await;
    let (status, _) = bench
        .answer(
            &sent["interaction"],
            json!({"type": 4, "data": {"content": "thanks"}}),
        )
        .await;
    assert_eq!(status, 204);
}
