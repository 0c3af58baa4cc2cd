//! The emoji of the application: uploading, renaming and deleting them, their limits, and their use.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use reqwest::Method;
use serde_json::{Value, json};
use serenity::model::guild::Emoji;

use super::support::{TestSandbox, png, text};

fn data_uri(file: &[u8]) -> String {
    format!("data:image/png;base64,{}", STANDARD.encode(file))
}

/// The body of an upload.
fn upload(name: &str) -> Value {
    json!({"name": name, "image": data_uri(&png(128, 128))})
}

#[tokio::test]
async fn emoji_can_be_uploaded_listed_renamed_and_deleted() {
    let sandbox = TestSandbox::new().await;
    let path = format!("{}/emojis", sandbox.application_path().await);
    let list = async || sandbox.bot_ok(Method::GET, &path, Value::Null).await;
    assert_eq!(list().await, json!({"items": []}));

    let (status, uploaded) = sandbox.bot(Method::POST, &path, upload("goblin_7")).await;
    assert_eq!(status, 201);
    let emoji: Emoji = serde_json::from_value(uploaded.clone()).expect("serenity understands it");
    assert_eq!((emoji.name.as_str(), emoji.animated), ("goblin_7", false));
    assert!(emoji.available && emoji.require_colons && emoji.user.is_some());
    assert_eq!(list().await, json!({"items": [uploaded]}));

    let one = format!("{path}/{}", emoji.id);
    assert_eq!(
        sandbox.bot_ok(Method::GET, &one, Value::Null).await,
        uploaded
    );
    let image = sandbox
        .request(Method::GET, &format!("/emojis/{}.png", emoji.id))
        .send()
        .await
        .expect("the sandbox responds");
    assert_eq!(image.headers()["content-type"], "image/png");
    assert_eq!(image.bytes().await.ok(), Some(png(128, 128).into()));

    let renamed = json!({"name": "goblin_8"});
    let renamed = sandbox.bot_ok(Method::PATCH, &one, renamed).await;
    assert_eq!(renamed["name"], "goblin_8");
    assert_eq!(list().await, json!({"items": [renamed]}));

    sandbox.bot_ok(Method::DELETE, &one, Value::Null).await;
    assert_eq!(list().await, json!({"items": []}));
    for method in [Method::GET, Method::PATCH, Method::DELETE] {
        sandbox
            .bot_rejected(method, &one, Value::Null, (404, 10014))
            .await;
    }
}

#[tokio::test]
async fn invalid_emoji_are_rejected() {
    let sandbox = TestSandbox::new().await;
    let path = format!("{}/emojis", sandbox.application_path().await);
    let image = data_uri(&png(1, 1));
    let mut large = png(1, 1);
    large.resize(256 * 1024, 0);
    let largest = json!({"name": "ab", "image": data_uri(&large)});
    sandbox.bot_ok(Method::POST, &path, largest).await;
    let longest = upload(&"n".repeat(32));
    sandbox.bot_ok(Method::POST, &path, longest).await;

    large.push(0);
    for (field, code, body) in [
        ("name", "BASE_TYPE_REQUIRED", json!({"image": image})),
        ("name", "BASE_TYPE_BAD_LENGTH", upload("a")),
        ("name", "BASE_TYPE_BAD_LENGTH", upload(&"n".repeat(33))),
        ("name", "STRING_TYPE_REGEX", upload("goblin-7")),
        ("name", "STRING_TYPE_REGEX", upload("größe")),
        ("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", upload("ab")),
        ("image", "BASE_TYPE_REQUIRED", json!({"name": "cd"})),
        (
            "image",
            "BINARY_TYPE_INVALID_DATA_URI",
            json!({"name": "cd", "image": "https://example.org/a.png"}),
        ),
        (
            "image",
            "BINARY_TYPE_INVALID_DATA_URI",
            json!({"name": "cd", "image": "data:image/png;base64,?"}),
        ),
        (
            "image",
            "IMAGE_INVALID",
            json!({"name": "cd", "image": data_uri(b"<svg/>")}),
        ),
        (
            "image",
            "BINARY_TYPE_MAX_SIZE",
            json!({"name": "cd", "image": data_uri(&large)}),
        ),
    ] {
        let rejected = sandbox
            .bot_rejected(Method::POST, &path, body, (400, 50035))
            .await;
        let errors = &rejected["errors"][field]["_errors"];
        assert_eq!(errors[0]["code"], code, "{rejected}");
    }
    sandbox
        .bot_rejected(
            Method::GET,
            "/applications/1/emojis",
            Value::Null,
            (403, 20012),
        )
        .await;
}

#[tokio::test]
async fn an_application_has_at_most_2000_emoji() {
    let sandbox = TestSandbox::new().await;
    let path = format!("{}/emojis", sandbox.application_path().await);
    for number in 0..2000 {
        let body = upload(&format!("emoji_{number}"));
        sandbox.bot_ok(Method::POST, &path, body).await;
    }
    sandbox
        .bot_rejected(Method::POST, &path, upload("one_more"), (400, 30008))
        .await;
}

#[tokio::test]
async fn emoji_can_be_used_in_texts_buttons_and_options() {
    let sandbox = TestSandbox::new().await;
    let path = format!("{}/emojis", sandbox.application_path().await);
    let uploaded = sandbox
        .bot_ok(Method::POST, &path, upload("goblin_7"))
        .await;
    let emoji = json!({"id": uploaded["id"], "name": "goblin_7"});
    let messages = format!("/channels/{}/messages", sandbox.channel("general").await);
    let content = format!("You draw <:goblin_7:{}>", text(&uploaded["id"]));
    let body = |emoji: &Value| {
        json!({
            "content": content,
            "components": [
                {"type": 1, "components": [
                    {"type": 2, "style": 1, "custom_id": "play", "emoji": emoji},
                ]},
                {"type": 1, "components": [{"type": 3, "custom_id": "choose", "options": [
                    {"label": "Goblin 7", "value": "g7", "emoji": emoji},
                ]}]},
            ],
        })
    };
    sandbox.bot_ok(Method::POST, &messages, body(&emoji)).await;
    let seen = sandbox.get("/users/anna/channels/general/messages").await;
    let seen = &seen["messages"][0];
    assert_eq!(seen["content"], content);
    assert_eq!(seen["components"][0]["components"][0]["emoji"], emoji);
    let option = &seen["components"][1]["components"][0]["options"][0];
    assert_eq!(option["emoji"], emoji);

    for unknown in [
        json!({"id": "1", "name": "goblin_7"}),
        json!({"id": "seven", "name": "goblin_7"}),
    ] {
        let rejected = sandbox
            .bot_rejected(Method::POST, &messages, body(&unknown), (400, 50035))
            .await;
        for path in ["0/components/0", "1/components/0/options/0"] {
            let errors = rejected.pointer(&format!("/errors/components/{path}/emoji/id/_errors"));
            let code = errors.map(|errors| &errors[0]["code"]);
            assert_eq!(
                code,
                Some(&json!("BUTTON_COMPONENT_INVALID_EMOJI")),
                "{rejected}"
            );
        }
    }
}
