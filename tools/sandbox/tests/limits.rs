//! Discord's limits: requests at each limit are accepted, requests one above are rejected.

use reqwest::Method;
use serde_json::{Value, json};

use super::support::{TestSandbox, command, text};

/// An action row.
fn row(components: &[Value]) -> Value {
    json!({"type": 1, "components": components})
}

/// A button with this custom id.
fn button(custom_id: &str) -> Value {
    json!({"type": 2, "style": 1, "label": "x", "custom_id": custom_id})
}

/// A select menu with this many options.
fn select(options: usize) -> Value {
    let options: Vec<Value> = (0..options)
        .map(|number| json!({"label": "x", "value": number.to_string()}))
        .collect();
    json!({"type": 3, "custom_id": "select", "options": options})
}

/// An object with some fields replaced.
fn with(mut object: Value, changes: Value) -> Value {
    if let (Some(fields), Value::Object(changes)) = (object.as_object_mut(), changes) {
        fields.extend(changes);
    }
    object
}

#[tokio::test]
async fn messages_at_the_limits_are_accepted() {
    let sandbox = TestSandbox::new().await;
    let path = format!("/channels/{}/messages", sandbox.channel("general").await);
    let buttons: Vec<Value> = (0..5).map(|number| button(&number.to_string())).collect();
    for body in [
        json!({"content": "ä".repeat(2000)}),
        json!({"embeds": [{"title": "t".repeat(256), "description": "d".repeat(4096)}]}),
        json!({"embeds": vec![json!({"title": "t"}); 10]}),
        json!({"content": "x", "components": [row(&buttons), row(&[select(25)])]}),
        json!({"content": "x", "components": [row(&[json!({"type": 2, "style": 5, "label": "x", "url": "https://example.org"})])]}),
        json!({"content": "x", "components": [row(&[json!({"type": 2, "style": 2, "emoji": {"name": "🗡️"}, "custom_id": "c".repeat(100)})])]}),
    ] {
        sandbox.bot_ok(Method::POST, &path, body).await;
    }
}

/// Posts messages that must be rejected, each with an error at a path of the body.
async fn check_rejected(cases: &[(&str, Value)]) {
    let sandbox = TestSandbox::new().await;
    let path = format!("/channels/{}/messages", sandbox.channel("general").await);
    for (path_in_body, body) in cases {
        let rejected = sandbox
            .bot_rejected(Method::POST, &path, body.clone(), (400, 50035))
            .await;
        let errors = rejected["errors"].pointer(path_in_body);
        let listed = errors.is_some_and(|errors| errors["_errors"][0]["code"].is_string());
        assert!(listed, "{path_in_body}: {rejected}");
    }
}

#[tokio::test]
async fn embeds_beyond_the_limits_are_rejected() {
    let embed = |embed: Value| json!({"embeds": [embed]});
    let field =
        |name: usize, value: usize| json!({"name": "n".repeat(name), "value": "v".repeat(value)});
    check_rejected(&[
        ("/embeds/0/title", embed(json!({"title": "t".repeat(257)}))),
        (
            "/embeds/0/description",
            embed(json!({"description": "d".repeat(4097)})),
        ),
        (
            "/embeds/0/footer/text",
            embed(json!({"footer": {"text": "f".repeat(2049)}})),
        ),
        (
            "/embeds/0/author/name",
            embed(json!({"author": {"name": "a".repeat(257)}})),
        ),
        (
            "/embeds/0/fields",
            embed(json!({"fields": vec![field(1, 1); 26]})),
        ),
        (
            "/embeds/0/fields/0/name",
            embed(json!({"fields": [field(257, 1)]})),
        ),
        (
            "/embeds/0/fields/0/value",
            embed(json!({"fields": [field(1, 1025)]})),
        ),
        (
            "/embeds/0/fields/0/value",
            embed(json!({"fields": [field(1, 0)]})),
        ),
        (
            "/embeds/0/color",
            embed(json!({"title": "t", "color": 0x0100_0000})),
        ),
        (
            "/embeds/0/image/url",
            embed(json!({"image": {"url": "ftp://x"}})),
        ),
        (
            "/embeds",
            json!({"embeds": vec![json!({"description": "d".repeat(3001)}); 2]}),
        ),
        (
            "/embeds",
            json!({"embeds": vec![json!({"title": "t"}); 11]}),
        ),
    ])
    .await;
}

#[tokio::test]
async fn components_beyond_the_limits_are_rejected() {
    let buttons: Vec<Value> = (0..6).map(|number| button(&number.to_string())).collect();
    let rows: Vec<Value> = (0..6)
        .map(|number| row(&[button(&number.to_string())]))
        .collect();
    let components = |rows: Vec<Value>| json!({"content": "x", "components": rows});
    check_rejected(&[
        ("/components", components(rows)),
        ("/components/0/components", components(vec![row(&buttons)])),
        ("/components/0/components", components(vec![row(&[])])),
        (
            "/components/0/components",
            components(vec![row(&[select(1), button("b")])]),
        ),
        ("/components/0", components(vec![button("b")])),
        (
            "/components/0/components/1/custom_id",
            components(vec![row(&[button("b"), button("b")])]),
        ),
        (
            "/components/1/components/0/custom_id",
            components(vec![row(&[button("b")]), row(&[button("b")])]),
        ),
        (
            "/components/0/components/0/custom_id",
            components(vec![row(&[button("")])]),
        ),
        (
            "/components/0/components/0/custom_id",
            components(vec![row(&[button(&"b".repeat(101))])]),
        ),
        (
            "/components/0/components/0",
            components(vec![row(&[json!({"type": 2, "style": 1, "label": "x"})])]),
        ),
        (
            "/components/0/components/0",
            components(vec![row(&[
                json!({"type": 2, "style": 1, "custom_id": "x"}),
            ])]),
        ),
        (
            "/components/0/components/0/label",
            components(vec![row(&[with(
                button("b"),
                json!({"label": "x".repeat(81)}),
            )])]),
        ),
        (
            "/components/0/components/0/emoji/name",
            components(vec![row(&[with(
                button("b"),
                json!({"emoji": {"name": "sword"}}),
            )])]),
        ),
        (
            "/components/0/components/0/style",
            components(vec![row(&[with(button("b"), json!({"style": 9}))])]),
        ),
        (
            "/components/0/components/0/options",
            components(vec![row(&[select(26)])]),
        ),
        (
            "/components/0/components/0/options",
            components(vec![row(&[select(0)])]),
        ),
        (
            "/components/0/components/0/min_values",
            components(vec![row(&[with(
                select(3),
                json!({"min_values": 3, "max_values": 2}),
            )])]),
        ),
        (
            "/components/0/components/0/max_values",
            components(vec![row(&[with(select(1), json!({"max_values": 2}))])]),
        ),
        (
            "/components/0/components/0/options/0/label",
            components(vec![row(&[with(
                select(1),
                json!({"options": [{"label": "l".repeat(101), "value": "v"}]}),
            )])]),
        ),
    ])
    .await;
}

#[tokio::test]
async fn messages_beyond_the_limits_are_rejected() {
    check_rejected(&[
        ("/content", json!({"content": "x".repeat(2001)})),
        ("/nonce", json!({"content": "x", "nonce": "n".repeat(26)})),
        ("/flags", json!({"content": "x", "flags": 64})),
        ("/flags", json!({"content": "x", "flags": 1 << 20})),
        (
            "/message_reference",
            json!({"content": "x", "message_reference": {"message_id": "1"}}),
        ),
        (
            "/attachments/0/id",
            json!({"content": "x", "attachments": [{"id": 3}]}),
        ),
    ])
    .await;
    let sandbox = TestSandbox::new().await;
    let path = format!("/channels/{}/messages", sandbox.channel("general").await);
    for body in [
        json!({}),
        json!({"content": "  "}),
        json!({"embeds": [{"color": 1}]}),
    ] {
        sandbox
            .bot_rejected(Method::POST, &path, body, (400, 50006))
            .await;
    }
    for body in [json!([]), json!("x"), json!(7)] {
        sandbox
            .bot_rejected(Method::POST, &path, body, (400, 50035))
            .await;
    }
}

#[tokio::test]
async fn commands_beyond_the_limits_are_rejected() {
    let sandbox = TestSandbox::new().await;
    let application = text(&sandbox.get("/world").await["application_id"]);
    let path = format!("/applications/{application}/commands");
    let plain = || json!({"name": "game", "description": "d"});
    let option = |name: &str| json!({"type": 3, "name": name, "description": "d"});
    let options = |options: Vec<Value>| with(plain(), json!({"options": options}));
    let choices = |count: usize| -> Vec<Value> {
        (0..count)
            .map(|number| json!({"name": number.to_string(), "value": "v"}))
            .collect()
    };
    for command in [command(), plain(), with(plain(), json!({"name": "größe"}))] {
        sandbox.bot_ok(Method::PUT, &path, json!([command])).await;
    }
    let long = with(
        option("a"),
        json!({
            "description": "d".repeat(100),
            "choices": (0..25).map(|number| json!({"name": format!("{number:a>100}"), "value": "v".repeat(100)})).collect::<Vec<_>>(),
        }),
    );
    for command in [
        with(plain(), json!({"name": "Game"})),
        with(plain(), json!({"name": "ga me"})),
        with(plain(), json!({"name": ""})),
        with(plain(), json!({"name": "c".repeat(33)})),
        with(plain(), json!({"description": ""})),
        with(plain(), json!({"description": "d".repeat(101)})),
        with(plain(), json!({"name_localizations": {"xx": "game"}})),
        with(plain(), json!({"name_localizations": {"de": "Game"}})),
        with(plain(), json!({"description_localizations": {"en": "d"}})),
        options(
            (0..26)
                .map(|number| option(&format!("o{number}")))
                .collect(),
        ),
        options(vec![option("a"), option("a")]),
        options(vec![
            option("a"),
            with(option("b"), json!({"required": true})),
        ]),
        options(vec![option("a"), with(option("b"), json!({"type": 1}))]),
        options(vec![with(option("a"), json!({"type": 99}))]),
        options(vec![with(option("a"), json!({"choices": choices(26)}))]),
        options(vec![with(
            option("a"),
            json!({"choices": choices(1), "autocomplete": true}),
        )]),
        options(vec![with(
            option("a"),
            json!({"type": 6, "autocomplete": true}),
        )]),
        options(vec![with(
            option("a"),
            json!({"type": 4, "choices": choices(1)}),
        )]),
        options(vec![long.clone(), with(long, json!({"name": "b"}))]),
    ] {
        sandbox
            .bot_rejected(Method::PUT, &path, json!([command]), (400, 50035))
            .await;
    }
    sandbox
        .bot_rejected(Method::PUT, &path, json!([plain(), plain()]), (400, 50035))
        .await;
    let list = sandbox.bot_ok(Method::GET, &path, Value::Null).await;
    assert_eq!(
        list.as_array().map(Vec::len),
        Some(1),
        "a rejected list changes nothing"
    );
}

#[tokio::test]
async fn entry_point_of_activities_is_not_removed_with_the_other_commands() {
    let sandbox = TestSandbox::new().await;
    let path = format!("{}/commands", sandbox.application_path().await);
    let launch = json!({
        "type": 4, "name": "launch", "name_localizations": {"de": "starten"}, "handler": 2,
    });
    for invalid in [
        with(launch.clone(), json!({"handler": 3})),
        with(launch.clone(), json!({"type": 5, "handler": null})),
        with(launch.clone(), json!({"description": "d"})),
        with(command(), json!({"type": 4})),
    ] {
        sandbox
            .bot_rejected(Method::POST, &path, invalid, (400, 50035))
            .await;
    }
    let created = sandbox.bot_ok(Method::POST, &path, launch).await;
    sandbox
        .bot_rejected(Method::PUT, &path, json!([command()]), (400, 50240))
        .await;
    let both = json!([command(), created]);
    sandbox.bot_ok(Method::PUT, &path, both).await;
    let list = sandbox.bot_ok(Method::GET, &path, Value::Null).await;
    assert_eq!(list[1]["id"], created["id"]);
    assert!(list[1]["name_localizations"].is_null(), "{list}");
    let path = format!("{path}?with_localizations=true");
    let list = sandbox.bot_ok(Method::GET, &path, Value::Null).await;
    assert_eq!(list[1]["name_localizations"]["de"], "starten");
    assert!(list[0]["options"][0]["name_localizations"].is_object());
}

#[tokio::test]
async fn errors_are_nested_by_path() {
    let sandbox = TestSandbox::new().await;
    let path = format!("/channels/{}/messages", sandbox.channel("general").await);
    let field = json!({"value": "v".repeat(1025)});
    let body = json!({"embeds": [{"title": "fine"}, {"fields": [field]}]});
    let rejected = sandbox
        .bot_rejected(Method::POST, &path, body, (400, 50035))
        .await;
    let code = |name: &str| {
        rejected["errors"]["embeds"]["1"]["fields"]["0"][name]["_errors"][0]["code"].clone()
    };
    assert_eq!(code("name"), "BASE_TYPE_REQUIRED");
    assert_eq!(code("value"), "BASE_TYPE_BAD_LENGTH");
}
