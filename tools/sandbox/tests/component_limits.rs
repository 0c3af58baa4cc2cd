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

/// Posts messages of components that must be rejected, each with this error at a path of the body.
async fn check_rejected(cases: &[(&str, &str, Value)]) {
    let sandbox = TestSandbox::new().await;
    let path = format!("/channels/{}/messages", sandbox.channel("general").await);
    for (path_in_body, code, components) in cases {
        let body = layout(components.clone());
        let rejected = sandbox
            .bot_rejected(Method::POST, &path, body, (400, 50035))
            .await;
        let errors = rejected["errors"].pointer(path_in_body);
        let found = errors.map(|errors| &errors["_errors"][0]["code"]);
        assert_eq!(found, Some(&json!(code)), "{path_in_body}: {rejected}");
    }
}

const BAD_LENGTH: &str = "BASE_TYPE_BAD_LENGTH";
const REQUIRED: &str = "BASE_TYPE_REQUIRED";
const WRONG_TYPE: &str = "UNION_TYPE_CHOICES";

#[tokio::test]
async fn layouts_beyond_the_limits_are_rejected() {
    check_rejected(&[
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
            BAD_LENGTH,
            json!([words(&"x".repeat(4001))]),
        ),
        ("/components/0/content", BAD_LENGTH, json!([words("")])),
        ("/components/0/content", REQUIRED, json!([{"type": 10}])),
        (
            "/components/0/components",
            BAD_LENGTH,
            json!([section(&vec![words("x"); 4])]),
        ),
        (
            "/components/0/components",
            BAD_LENGTH,
            json!([container(json!([]))]),
        ),
        ("/components/0/components", REQUIRED, json!([{"type": 17}])),
        ("/components/0/items", BAD_LENGTH, json!([gallery_of(0)])),
        ("/components/0/items", BAD_LENGTH, json!([gallery_of(11)])),
        (
            "/components/0/items/0/description",
            BAD_LENGTH,
            json!([{"type": 12, "items": [{
                "media": {"url": "https://example.org"}, "description": "d".repeat(1025),
            }]}]),
        ),
        (
            "/components/0/items/0/media",
            REQUIRED,
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
            REQUIRED,
            json!([{"type": 9, "components": [words("x")]}]),
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
    ])
    .await;
}

#[tokio::test]
async fn components_stand_in_their_places_with_unique_ids() {
    check_rejected(&[
        (
            "/components/0/accessory",
            WRONG_TYPE,
            json!([{"type": 9, "components": [words("x")], "accessory": words("y")}]),
        ),
        ("/components/0", WRONG_TYPE, json!([link()])),
        (
            "/components/0/components/0",
            WRONG_TYPE,
            json!([container(json!([link()]))]),
        ),
        (
            "/components/0/components/0",
            WRONG_TYPE,
            json!([container(json!([container(json!([words("x")]))]))]),
        ),
        (
            "/components/0/components/0",
            WRONG_TYPE,
            json!([section(&[link()])]),
        ),
        (
            "/components/0/components/0",
            WRONG_TYPE,
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
    ])
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

    let nothing = layout(json!([]));
    sandbox
        .bot_rejected(Method::POST, &path, nothing, (400, 50006))
        .await;

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
