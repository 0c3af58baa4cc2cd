//! Limits of Components V2: requests at each limit are accepted, requests one above are rejected with Discord's codes.

use reqwest::Method;
use serde_json::{Value, json};

use super::support::{TestSandbox, V2, button_row, container, gallery, layout, text, words};

/// A section of these texts beside a thumbnail.
fn section(texts: &[Value]) -> Value {
    let thumbnail = json!({"type": 11, "media": {"url": "https://example.org/a.png"}});
    json!({"type": 9, "components": texts, "accessory": thumbnail})
}

fn link() -> Value {
    json!({"type": 2, "style": 5, "label": "x", "url": "https://example.org"})
}

/// A gallery of this many pictures.
fn gallery_of(count: usize) -> Value {
    let item =
        json!({"media": {"url": "https://example.org/a.png"}, "description": "d".repeat(1024)});
    json!({"type": 12, "items": vec![item; count]})
}

#[tokio::test]
async fn layouts_at_the_limits_are_accepted() {
    let sandbox = TestSandbox::new().await;
    let path = format!("/channels/{}/messages", sandbox.channel("general").await);
    let half = "ä".repeat(2000);
    for components in [
        json!([words(&half), container(json!([words(&half)]))]),
        json!([container(json!(vec![words("x"); 39]))]),
        // The texts and the thumbnail of a section count, the pictures of a gallery do not.
        json!([section(&vec![words("x"); 3]), gallery_of(10)]),
        json!([{"type": 1, "components": vec![link(); 5]}]),
        json!([{"type": 14}, {"type": 14, "spacing": 2, "divider": false}]),
        json!([
            container(json!([button_row("a")])),
            container(json!([button_row("b")]))
        ]),
        json!([{"type": 17, "accent_color": 0xff_ff_ff, "spoiler": true, "components": [words("x")]}]),
        json!([{"type": 9, "components": [words("x")], "accessory": link()}]),
        json!([{"type": 1, "components": [{"type": 2, "style": 6, "sku_id": "1"}]}]),
    ] {
        sandbox
            .bot_ok(Method::POST, &path, layout(components))
            .await;
    }
}

#[tokio::test]
async fn layouts_beyond_the_limits_are_rejected() {
    let sandbox = TestSandbox::new().await;
    let path = format!("/channels/{}/messages", sandbox.channel("general").await);
    let section_with =
        |accessory: Value| json!([{"type": 9, "components": [words("x")], "accessory": accessory}]);
    let bad_length = "BASE_TYPE_BAD_LENGTH";
    let required = "BASE_TYPE_REQUIRED";
    let wrong_type = "UNION_TYPE_CHOICES";
    for (path_in_body, code, components) in [
        (
            "/components",
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            json!([container(json!(vec![words("x"); 40]))]),
        ),
        (
            "/components",
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            json!(vec![section(&[words("x"), words("x")]); 11]),
        ),
        (
            "/components",
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            json!([words(&"ä".repeat(4000)), container(json!([words("x")]))]),
        ),
        (
            "/components/0/content",
            bad_length,
            json!([words(&"x".repeat(4001))]),
        ),
        ("/components/0/content", bad_length, json!([words("")])),
        ("/components/0/content", required, json!([{"type": 10}])),
        (
            "/components/0/components",
            bad_length,
            json!([section(&vec![words("x"); 4])]),
        ),
        (
            "/components/0/components",
            bad_length,
            json!([container(json!([]))]),
        ),
        ("/components/0/components", required, json!([{"type": 17}])),
        ("/components/0/items", bad_length, json!([gallery_of(0)])),
        ("/components/0/items", bad_length, json!([gallery_of(11)])),
        (
            "/components/0/items/0/description",
            bad_length,
            json!([{"type": 12, "items": [{
                "media": {"url": "https://example.org"}, "description": "d".repeat(1025),
            }]}]),
        ),
        (
            "/components/0/items/0/media",
            required,
            json!([{"type": 12, "items": [{}]}]),
        ),
        (
            "/components/0/items/0/media/url",
            "URL_TYPE_INVALID_SCHEME",
            json!([gallery("ftp://x")]),
        ),
        (
            "/components/0/file/url",
            "URL_TYPE_INVALID_SCHEME",
            json!([{"type": 13, "file": {"url": "https://example.org/a.txt"}}]),
        ),
        (
            "/components/0/accessory",
            required,
            section_with(Value::Null),
        ),
        (
            "/components/0/accessory",
            wrong_type,
            section_with(words("x")),
        ),
        (
            "/components/0/spacing",
            "BASE_TYPE_CHOICES",
            json!([{"type": 14, "spacing": 3}]),
        ),
        (
            "/components/0/accent_color",
            "NUMBER_TYPE_MAX",
            json!([{"type": 17, "accent_color": 0x0100_0000, "components": [words("x")]}]),
        ),
        // What stands where it cannot.
        ("/components/0", wrong_type, json!([link()])),
        (
            "/components/0/components/0",
            wrong_type,
            json!([container(json!([link()]))]),
        ),
        (
            "/components/0/components/0",
            wrong_type,
            json!([container(json!([container(json!([words("x")]))]))]),
        ),
        (
            "/components/0/components/0",
            wrong_type,
            json!([section(&[link()])]),
        ),
        (
            "/components/0/components/0",
            wrong_type,
            json!([{"type": 1, "components": [words("x")]}]),
        ),
        // Ids are unique in the whole message.
        (
            "/components/1/components/0/components/0/custom_id",
            "COMPONENT_CUSTOM_ID_DUPLICATED",
            json!([button_row("a"), container(json!([button_row("a")]))]),
        ),
        (
            "/components/1/id",
            "COMPONENT_ID_DUPLICATED",
            json!([{"type": 14, "id": 7}, {"type": 14, "id": 7}]),
        ),
    ] {
        let rejected = sandbox
            .bot_rejected(Method::POST, &path, layout(components), (400, 50035))
            .await;
        let errors = &rejected["errors"].pointer(path_in_body);
        let codes = errors.map(|errors| errors["_errors"][0]["code"].clone());
        assert_eq!(codes, Some(json!(code)), "{path_in_body}: {rejected}");
    }
    sandbox
        .bot_rejected(Method::POST, &path, layout(json!([])), (400, 50006))
        .await;
}

#[tokio::test]
async fn messages_of_components_have_nothing_else() {
    let sandbox = TestSandbox::new().await;
    let path = format!("/channels/{}/messages", sandbox.channel("general").await);
    for (field, value) in [
        ("content", json!("x")),
        ("embeds", json!([{"title": "x"}])),
        ("poll", json!({"question": {"text": "x"}})),
        ("sticker_ids", json!(["1"])),
    ] {
        let mut body = layout(json!([words("x")]));
        body[field] = value;
        let rejected = sandbox
            .bot_rejected(Method::POST, &path, body, (400, 50035))
            .await;
        let error = &rejected["errors"][field]["_errors"][0];
        assert_eq!(
            error["code"],
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
        );
        let message =
            format!("The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2");
        assert_eq!(error["message"], message);
    }
    let empty = json!({"flags": V2, "components": [words("x")], "content": null, "embeds": []});
    sandbox.bot_ok(Method::POST, &path, empty).await;

    // Without the flag, only rows are components.
    let body = json!({"content": "x", "components": [words("x")]});
    let rejected = sandbox
        .bot_rejected(Method::POST, &path, body, (400, 50035))
        .await;
    let error = &rejected["errors"]["components"]["0"]["_errors"][0];
    assert_eq!(
        error["message"],
        "Value of field \"type\" must be one of (1,)."
    );
    let body = layout(json!([link()]));
    let rejected = sandbox
        .bot_rejected(Method::POST, &path, body, (400, 50035))
        .await;
    let error = &rejected["errors"]["components"]["0"]["_errors"][0];
    assert_eq!(
        error["message"],
        "Value of field \"type\" must be one of (1, 9, 10, 12, 13, 14, 17)."
    );
}

#[tokio::test]
async fn texts_of_too_many_bytes_fail_as_on_discord() {
    let sandbox = TestSandbox::new().await;
    let path = format!("/channels/{}/messages", sandbox.channel("general").await);
    let of_bytes = |bytes: usize| "あ".repeat(bytes / 3) + &"x".repeat(bytes % 3);
    for (texts, expected) in [
        (vec![of_bytes(10_158)], 200),
        (vec![of_bytes(10_159)], 500),
        (vec![of_bytes(5000), of_bytes(5146)], 200),
        (vec![of_bytes(5000), of_bytes(5147)], 500),
    ] {
        let components: Vec<Value> = texts.iter().map(|it| words(it)).collect();
        let body = layout(json!(components));
        let (status, answer) = sandbox.bot(Method::POST, &path, body).await;
        assert_eq!(status, expected, "{}", text(&answer["message"]));
    }
}
